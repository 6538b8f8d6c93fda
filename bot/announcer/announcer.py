"""The announcer: turns what happened into the messages that are owed for it, one reader at a time.

The channel gets what the public may know, in the table's language, all facts of one event in one message.
Each person gets by direct message what only that seat may know, and the questions that others' replies opened
for it; the one who has just replied meets the next question in the receipt instead. Everything is worded from
a `view` or from a fact known to its reader.
"""

from collections.abc import Sequence

from bot.announcer.messages import TEXT_LIMIT, join_messages, owe_message
from bot.announcer.notices import Notices
from bot.announcer.results import (
    continues_turn,
    describe_missed,
    describe_orders,
    describe_result,
    was_asked_before,
)
from bot.announcer.waiting import describe_waiting, due_lines, list_channel_asks, make_shared_row
from bot.delivery.outgoing import Board, Button, Outgoing, Row, Say, Thread, channel, dm, make_row
from bot.i18n import bold
from bot.panels.custom_ids import Token, Verb
from bot.panels.images import make_picture_ref
from bot.panels.news_images import find_illustration, make_hand_picture
from bot.panels.prompts import Prompt, has_places, make_note_writer
from bot.tables.idle import nothing_asked
from bot.tables.live import Live
from bot.tables.turn import Turn
from bot.wording.voice import Voice
from games.table.asks import PASS
from games.table.facts import Fact, Saying, Seat
from storage.ports import NewOwed
from storage.ports import Seat as SeatRow

TITLE_LIMIT = 100
TALKS = "talks"
"""The name under which the message is remembered below which the players talk."""


class Announcer(Notices):
    """Words messages with the voices of the table (its language) and of each reader (their own)."""

    # ----------------------------------------------------------------------------------- after a reply

    def collect_messages(
        self,
        turn: Turn,
        *,
        due_at: int | None,
        missed: Sequence[Seat] = (),
        prologue: Sequence[Saying] = (),
    ) -> tuple[NewOwed, ...]:
        """Every message that an event owes: to the channel, then to each person, lowest seat first."""
        messages = list(self._tell_channel(turn, due_at, missed, prologue))
        messages += self._handle_thread(turn)
        for row in turn.live.seats:
            if row.user_id is not None:
                messages += self._tell_person(turn, row, due_at)
        return tuple(messages)

    def _tell_channel(
        self,
        turn: Turn,
        due_at: int | None,
        missed: Sequence[Seat],
        prologue: Sequence[Saying],
    ) -> Sequence[NewOwed]:
        live, voice = turn.live, self._voices.of_table(turn.live)
        lines = [voice.say(one) for one in prologue]
        lines += describe_missed(voice, turn, missed)
        lines += [voice.say(fact.says) for fact in turn.facts if fact.to is None]
        if turn.result is not None:
            lines += describe_result(live, voice, turn.result)
        if lines and continues_turn(turn, missed):
            texts = voice.split("\n".join(lines), TEXT_LIMIT)
            return [
                owe_message(live, voice, channel(live.table.channel_id), Say(text=text)) for text in texts
            ]
        any_news = bool(lines)
        mentions: tuple[int, ...] = ()
        if turn.opened and turn.result is None:
            awaited, mentions = describe_waiting(live, voice, turn.actor, due_at)
            lines += awaited
            known = [row.user_id for row in live.seats if was_asked_before(live, Seat(row.seat))]
            mentions = tuple(one for one in mentions if one not in known)
        if not any_news and not mentions:
            return []
        rows = (
            ()
            if turn.result is not None
            else (*make_shared_row(live, voice), self.make_look_buttons(live, voice))
        )
        return self._post(live, voice, lines, rows, mentions)

    def _handle_thread(self, turn: Turn) -> list[NewOwed]:
        """The thread for public talk, opened below an invitation and closed when the talk is over."""
        live, voice = turn.live, self._voices.of_table(turn.live)
        talks, messages = live.rulebook.talks, list[Outgoing]()
        if talks is None:
            return []
        title = voice.fit(voice.phrase(talks.title(live.play.view(None))), TITLE_LIMIT)
        for fact in turn.facts:
            if fact.says.key == talks.closes:
                messages.append(Thread(keep=TALKS, title=title, open=False))
            elif fact.says.key == talks.opens:
                messages += [Say(text=voice.say(talks.invite), keep=TALKS), Thread(keep=TALKS, title=title)]
        return [owe_message(live, voice, channel(live.table.channel_id), outgoing) for outgoing in messages]

    def _post(
        self, live: Live, voice: Voice, lines: Sequence[str], rows: tuple[Row, ...], mentions: tuple[int, ...]
    ) -> list[NewOwed]:
        """One message, or several when it is too long: the last has the buttons and the board."""
        texts = voice.split("\n".join(lines), TEXT_LIMIT)
        messages: list[Outgoing] = [Say(text=text) for text in texts[:-1]]
        messages.append(
            Say(
                text=texts[-1],
                rows=rows,
                picture=make_picture_ref(live, voice, "board", None),
                mentions=mentions,
            )
        )
        return [owe_message(live, voice, channel(live.table.channel_id), outgoing) for outgoing in messages]

    def make_look_buttons(self, live: Live, voice: Voice) -> Row:
        """The buttons under what the channel is told: what they answer is private."""
        buttons: tuple[tuple[Verb, str, str], ...] = (
            ("ask", "", "button-answer"),
            *((("hand", "", "button-hand"),) if live.rulebook.cards else ()),
            ("board", "", "button-board"),
            ("why", "", "button-why"),
            *(("look", what, f"button-{what}") for what, look in live.rulebook.looks.items() if look.button),
        )
        return Row(
            tuple(
                Button(
                    custom_id=str(Token(verb, live.table.id, option=what)),
                    label=voice.text(key),
                    style="primary" if verb == "ask" else "secondary",
                )
                for verb, what, key in buttons
            )
        )

    # ----------------------------------------------------------------------------------- to one person

    def _tell_person(self, turn: Turn, row: SeatRow, due_at: int | None) -> list[NewOwed]:
        """What only this seat learned, and what it is asked because somebody else replied: in one message.

        What the channel asks is asked once more only where there is news to go with it, and a window never.
        """
        live, actor, seat = turn.live, turn.actor, Seat(row.seat)
        voice = self._voices.of_seat(live, row)
        messages: list[Say] = []
        whispers = [fact for fact in turn.facts if fact.to is not None and fact.is_known_to(seat)]
        asked = (
            turn.opened and seat != actor and seat in live.play.awaited and not was_asked_before(live, seat)
        )
        lines = [voice.say(fact.says) for fact in whispers] + describe_orders(voice, seat, turn)
        if lines:
            # Who is told of something amid a question may react, and is not asked anew.
            answerable = turn.amid and seat != actor and seat in live.play.asks and not asked
            messages.append(self._make_news(live, voice, seat, lines, whispers, answerable=answerable))
        if asked and turn.result is None and self._asks_directly(live, seat, news=bool(lines)):
            messages.append(self.make_question(live, voice, seat, due_at))
        return [
            owe_message(live, voice, dm(row.user_id or 0), outgoing) for outgoing in join_messages(messages)
        ]

    @staticmethod
    def _asks_directly(live: Live, seat: Seat, *, news: bool) -> bool:
        """Whether a seat is asked by direct message: what is its own affair, and what goes with news."""
        ask = live.play.asks[seat]
        return not list_channel_asks(live) or (news and not ask.window)

    def _make_news(
        self,
        live: Live,
        voice: Voice,
        seat: Seat,
        lines: Sequence[str],
        whispers: Sequence[Fact],
        *,
        answerable: bool,
    ) -> Say:
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
        ask = live.play.asks.get(seat)
        if ask is None:
            raise nothing_asked(live)
        extra: tuple[Button, ...] = ()
        if has_places(live, ask):
            board = Button(custom_id=str(Token("board", live.table.id)), label=voice.text("button-board"))
            extra = (board,)
        book = live.rulebook.orders
        if book is not None and any(ask.key in kind.answers for kind in book.kinds):
            order = Button(custom_id=str(Token("orders", live.table.id)), label=voice.text("button-orders"))
            extra = (*extra, order)
        aside = live.rulebook.aside | {PASS}
        return Prompt(
            live.table.id, live.play.place, ask, voice, extra, make_note_writer(live, voice, seat), aside
        )

    def announce_substitute(
        self, live: Live, before: SeatRow, after: SeatRow, *, heir: bool = False
    ) -> tuple[NewOwed, ...]:
        """Tell the channel that a seat has a new owner, and the new owner what the seat holds and is asked.

        heir: the host has left, and the channel is told who looks after the table now
        """
        voice, seat = self._voices.of_table(live), Seat(after.seat)
        new = f"<@{after.user_id}>" if after.user_id is not None else bold(after.name)
        text = voice.text("substitute-done", who=bold(before.name), what=new)
        host = live.seat_of(live.table.host_id)
        if heir and host is not None:
            text = f"{text}\n{voice.text('host-passed', who=bold(host.name))}"
        pinged = () if after.user_id is None else (after.user_id,)
        public = owe_message(live, voice, channel(live.table.channel_id), Say(text=text, mentions=pinged))
        if after.user_id is None:
            return (public,)
        voice, view = self._voices.of_seat(live, after), live.play.view(seat)
        title = live.rulebook.title(view, seat)
        lines = [voice.heading(live.table), voice.text("substitute-yours", who=bold(before.name))]
        lines += [voice.text("status-you", title=voice.arg(title))] if title is not None else []
        lines += [voice.hand(live.table, live.rulebook.hand(view))] if live.rulebook.cards else []
        text = voice.fit("\n".join(lines), TEXT_LIMIT)
        messages = [Say(text=text, picture=make_hand_picture(live, voice, seat))]
        if seat in live.play.awaited:
            messages.append(self.make_question(live, voice, seat, live.due_at))
        return (
            public,
            *(owe_message(live, voice, dm(after.user_id), outgoing) for outgoing in join_messages(messages)),
        )

    # ------------------------------------------------------------------------------------ other events

    def remind(self, live: Live, kind: str) -> tuple[NewOwed, ...]:
        """Remind those who owe an answer, and nobody else, of what is asked and until when."""
        messages = []
        for seat in live.play.awaited:
            row = live.at(seat)
            if row.user_id is not None and live.due_at is not None:
                voice = self._voices.of_seat(live, row)
                panel = self.prompt_for(live, voice, seat).show_question()
                head = voice.text(
                    f"reminder-{kind}",
                    table=voice.table_name(live.table),
                    what=panel.text,
                    when=voice.moment(live.due_at),
                )
                text = voice.fit(f"{head}\n<#{live.table.channel_id}>", TEXT_LIMIT)
                messages.append(owe_message(live, voice, dm(row.user_id), Say(text=text, rows=panel.rows)))
        return tuple(messages)

    def announce_undo(
        self, live: Live, seat: Seat, seq: int, facts: Sequence[Fact], due_at: int | None
    ) -> tuple[NewOwed, ...]:
        """Tell the channel that a reply and what came of it are taken back and who is awaited now; show the board."""
        voice = self._voices.of_table(live)
        awaited, _ = describe_waiting(live, voice, seat, due_at)
        lines = [voice.text("undo-done", who=voice.who(seat), log=seq)]
        lines += [voice.text("undo-what", what=voice.say(fact.says)) for fact in facts if fact.to is None]
        lines += awaited
        return tuple(self._post(live, voice, lines, (self.make_look_buttons(live, voice),), ()))

    def show_board(self, live: Live) -> NewOwed:
        """Show the channel the table as it stands: after a move to another channel, or an outage."""
        voice = self._voices.of_table(live)
        lines, _ = describe_waiting(live, voice, None, live.due_at)
        picture = make_picture_ref(live, voice, "board", None)
        text = "\n".join([voice.heading(live.table), *lines])
        outgoing = Board(text=text, rows=(self.make_look_buttons(live, voice),), picture=picture)
        return make_row(channel(live.table.channel_id), outgoing)
