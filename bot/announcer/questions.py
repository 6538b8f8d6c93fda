"""Questions: what each person is asked in private, again and again if need be, and who is told of a new owner."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.announcer.inbox import InboxWriter
from bot.announcer.messages import TEXT_LIMIT, owe_message
from bot.announcer.notices import Notices
from bot.announcer.waiting import due_lines
from bot.delivery.outgoing import Button, Row, Say, channel
from bot.i18n import bold
from bot.panels.custom_ids import Token
from bot.panels.images import make_picture_ref
from bot.panels.news_images import find_illustration, make_hand_picture
from bot.panels.open_questions import make_prompt
from bot.panels.prompts import Prompt, has_places
from bot.tables.absence import get_reader, list_readers
from bot.tables.calls import find_wishes, when_to_tell
from bot.tables.live import Live
from bot.wording.voice import Voice
from porc_royal.facts import Fact, Seat
from storage.ports import NewOwed
from storage.ports import Seat as SeatRow


class Questions(Notices):
    """Words questions with the voice of whoever is asked."""

    def close_inboxes(self, live: Live) -> list[NewOwed]:
        """Take every open question away: the table is over, or stands still."""
        messages: list[NewOwed] = []
        for row in list_readers(live):
            if row.user_id is not None:
                inbox = InboxWriter(live, row, self._voices.of_seat(live, row))
                inbox.close()
                messages += inbox.list_owed()
        return messages

    def make_news(
        self,
        live: Live,
        voice: Voice,
        seat: Seat,
        lines: Sequence[str],
        whispers: Sequence[Fact],
        *,
        answerable: bool,
    ) -> Say:
        """What a seat alone learns, with the thing that was looked into; with a button where it may react."""
        lines = [voice.heading(live.table), *lines]
        picture = find_illustration(live, voice, seat, whispers)
        answer = Button(custom_id=str(Token("ask", live.table.id)), label=voice.text("button-answer"))
        text = voice.fit("\n".join(lines), TEXT_LIMIT)
        return Say(text=text, rows=(Row((answer,)),) if answerable else (), picture=picture)

    def make_question(self, live: Live, voice: Voice, seat: Seat, due_at: int | None) -> Say:
        """What a seat is asked, with buttons that work where it is read."""
        panel = self.prompt_for(live, voice, seat).show_question()
        lines = [voice.heading(live.table), panel.text, *due_lines(voice, due_at)]
        text = voice.fit("\n".join(lines), TEXT_LIMIT)
        picture = (
            make_picture_ref(live, voice, "board", seat) if has_places(live, live.play.asks[seat]) else None
        )
        return Say(text=text, rows=panel.rows, picture=picture)

    def prompt_for(self, live: Live, voice: Voice, seat: Seat) -> Prompt:
        """The open question of a seat. Raises `Refused` when nothing is asked of it."""
        return make_prompt(live, voice, seat)

    def announce_substitute(
        self, live: Live, before: SeatRow, after: SeatRow, head: Say | None = None, *, heir: bool = False
    ) -> tuple[NewOwed, ...]:
        """Tell the channel that a seat has a new owner, and the new owner what the seat holds and is asked.

        head: what the channel is told, where it is not that the one gives up the seat to the other
        heir: the host has left, and the channel is told who looks after the table now
        """
        voice, seat = self._voices.of_table(live), Seat(after.seat)
        if head is None:
            head = Say(text=voice.text("substitute-done", who=bold(before.name), what=bold(after.name)))
        host = live.seat_of(live.table.host_id)
        if heir and host is not None:
            head = replace(head, text=f"{head.text}\n{voice.text('host-passed', who=bold(host.name))}")
        public = owe_message(live, voice, channel(live.table.channel_id), head)
        theirs = self._close_inbox(live, before)
        if after.user_id is None:
            return (public, *theirs)
        voice, view = self._voices.of_seat(live, after), live.play.view(seat)
        title = live.rulebook.title(view, seat)
        yours = voice.text("substitute-yours", who=bold(before.name))
        if before.is_open and before.user_id is None:
            yours = voice.text("open-seat-news")
        lines = [voice.heading(live.table), yours]
        lines += [voice.text("status-you", title=voice.arg(title))] if title is not None else []
        lines += [voice.hand(live.table, live.rulebook.hand(view))] if live.rulebook.cards else []
        text = voice.fit("\n".join(lines), TEXT_LIMIT)
        story = Button(custom_id=str(Token("catchup", live.table.id)), label=voice.text("button-catchup"))
        news, inbox = (
            Say(text=text, rows=(Row((story,)),), picture=make_hand_picture(live, voice, seat)),
            InboxWriter(live, after, voice),
        )
        if seat in live.play.awaited:
            self._ask_reader(live, inbox, voice, news, seat)
        else:
            inbox.tell(news)
        return (public, *theirs, *inbox.list_owed())

    def _ask_reader(self, live: Live, inbox: InboxWriter, voice: Voice, news: Say | None, seat: Seat) -> None:
        """Ask whoever reads from now on what a seat is asked, with a sound, unless they want none now."""
        at = live.now()
        later = when_to_tell(live, seat, at)
        silent = later > at or find_wishes(live, seat).digest
        inbox.ask(news, self.make_question(live, voice, seat, live.due_at), silent=silent)
        inbox.note_call(0 if later == at else later)
        if not silent:
            inbox.note_called(at)

    def _close_inbox(self, live: Live, row: SeatRow) -> Sequence[NewOwed]:
        """Take the open question away from whoever leaves a seat."""
        if row.user_id is None:
            return ()
        inbox = InboxWriter(live, row, self._voices.of_seat(live, row))
        inbox.close()
        inbox.forget()
        return inbox.list_owed()

    def ask_anew(self, live: Live) -> tuple[NewOwed, ...]:
        """Ask everybody who is awaited once more, in a new message: what lies in their private messages is not true."""
        messages: list[NewOwed] = []
        for inbox, voice, seat in self._list_awaited(live):
            inbox.ask(None, self.make_question(live, voice, seat, live.due_at), silent=False)
            messages += inbox.list_owed()
        return tuple(messages)

    def show_due_times(self, live: Live) -> tuple[NewOwed, ...]:
        """Until when there is time now, in every question that stands in somebody's private messages."""
        messages: list[NewOwed] = []
        for inbox, voice, seat in self._list_awaited(live):
            if inbox.is_open:
                inbox.show_again(self.make_question(live, voice, seat, live.due_at))
            messages += inbox.list_owed()
        return tuple(messages)

    def _list_awaited(self, live: Live) -> Iterator[tuple[InboxWriter, Voice, Seat]]:
        """The private messages of everybody who is awaited."""
        for seat in live.play.awaited:
            row = get_reader(live, live.at(seat))
            if row.user_id is not None:
                voice = self._voices.of_seat(live, row)
                yield InboxWriter(live, row, voice), voice, seat
