"""The announcer: turns what happened into the letters that are owed for it, one reader at a time.

The channel gets what the public may know, in the table's language, all facts of one event in one message.
Each person gets by direct message what only that seat may know, and the questions that others' replies opened
for it; the one who has just replied meets the next question in the receipt instead. Everything is worded from
a `view` or from a fact known to its reader.
"""

from collections.abc import Sequence

from msgspec import structs

from bot.announcer.notices import Notices
from bot.announcer.results import ending, goes_on, missed_lines, order_lines, still
from bot.announcer.waiting import asked_in_channel, shared_row, until, waiting
from bot.delivery.outgoing import Board, Button, Letter, Row, Say, Thread, channel, dm, owed
from bot.i18n import bold
from bot.panels.custom_ids import Token, Verb
from bot.panels.images import picture_of
from bot.panels.news_images import hand_picture, illustration
from bot.panels.prompts import Asked, has_places, noted
from bot.tables.idle import nothing_asked
from bot.tables.live import Live
from bot.tables.turn import Played
from bot.wording.voice import Voice
from games.table.asks import PASS
from games.table.facts import Fact, Saying, Seat
from storage.ports import NewOwed
from storage.ports import Seat as SeatRow

TEXT_LIMIT = 1900
TITLE_LIMIT = 100
TALKS = "talks"
"""The name under which the message is remembered below which the players talk."""


class Announcer(Notices):
    """Words letters with the voices of the table (its language) and of each reader (their own)."""

    # ----------------------------------------------------------------------------------- after a reply

    def told(
        self,
        live: Live,
        played: Played,
        *,
        actor: Seat | None,
        due_at: int | None,
        missed: Sequence[Seat] = (),
        prologue: Sequence[Saying] = (),
    ) -> tuple[NewOwed, ...]:
        """Every letter that an event owes: to the channel, then to each person, lowest seat first."""
        letters = list(self._to_channel(live, played, actor, due_at, missed, prologue))
        letters += self._talks(live, played)
        for row in live.seats:
            if row.user_id is not None:
                letters += self._to_person(live, row, played, actor, due_at)
        return tuple(letters)

    def _to_channel(
        self,
        live: Live,
        played: Played,
        actor: Seat | None,
        due_at: int | None,
        missed: Sequence[Seat],
        prologue: Sequence[Saying],
    ) -> Sequence[NewOwed]:
        voice = self._voices.of_table(live)
        lines = [voice.say(one) for one in prologue]
        lines += missed_lines(voice, played, missed)
        lines += [voice.say(fact.says) for fact in played.facts if fact.to is None]
        if played.result is not None:
            lines += ending(live, voice, played.result)
        if lines and goes_on(live, played, missed):
            texts = voice.split("\n".join(lines), TEXT_LIMIT)
            return [_owed(live, voice, channel(live.table.channel_id), Say(text=text)) for text in texts]
        told = bool(lines)
        mentions: tuple[int, ...] = ()
        if played.opened and played.result is None:
            awaited, mentions = waiting(live, voice, actor, due_at)
            lines += awaited
            known = [row.user_id for row in live.seats if still(live, Seat(row.seat))]
            mentions = tuple(one for one in mentions if one not in known)
        if not told and not mentions:
            return []
        rows = () if played.result is not None else (*shared_row(live, voice), self.look_buttons(live, voice))
        return self._posted(live, voice, lines, rows, mentions)

    def _talks(self, live: Live, played: Played) -> list[NewOwed]:
        """The thread for public talk, opened below an invitation and put away when the talk is over."""
        talks, voice, letters = live.rulebook.talks, self._voices.of_table(live), list[Letter]()
        if talks is None:
            return []
        title = voice.fit(voice.phrase(talks.title(live.play.view(None))), TITLE_LIMIT)
        for fact in played.facts:
            if fact.says.key == talks.closes:
                letters.append(Thread(keep=TALKS, title=title, open=False))
            elif fact.says.key == talks.opens:
                letters += [Say(text=voice.say(talks.invite), keep=TALKS), Thread(keep=TALKS, title=title)]
        return [_owed(live, voice, channel(live.table.channel_id), letter) for letter in letters]

    def _posted(
        self, live: Live, voice: Voice, lines: Sequence[str], rows: tuple[Row, ...], mentions: tuple[int, ...]
    ) -> list[NewOwed]:
        """One message, or several when it is too long: the last has the buttons and the board."""
        texts = voice.split("\n".join(lines), TEXT_LIMIT)
        letters: list[Letter] = [Say(text=text) for text in texts[:-1]]
        letters.append(
            Say(text=texts[-1], rows=rows, picture=picture_of(live, voice, "board", None), mentions=mentions)
        )
        return [_owed(live, voice, channel(live.table.channel_id), letter) for letter in letters]

    def look_buttons(self, live: Live, voice: Voice) -> Row:
        """The buttons under what the channel is told: they open private answers, and show nobody anything."""
        doors: tuple[tuple[Verb, str, str], ...] = (
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
                for verb, what, key in doors
            )
        )

    # ----------------------------------------------------------------------------------- to one person

    def _to_person(
        self, live: Live, row: SeatRow, played: Played, actor: Seat | None, due_at: int | None
    ) -> list[NewOwed]:
        """What only this seat learned, and what it is asked because somebody else replied: in one message.

        What the channel asks is asked once more only where there is news to go with it, and a window never.
        """
        seat = Seat(row.seat)
        voice = self._voices.of_seat(live, row)
        letters: list[Say] = []
        whispers = [fact for fact in played.facts if fact.to is not None and fact.known_to(seat)]
        asked = played.opened and seat != actor and seat in live.play.awaited and not still(live, seat)
        lines = [voice.say(fact.says) for fact in whispers] + order_lines(live, voice, seat, played)
        if lines:
            # Who is told of something amid a question may react, and is not asked anew.
            door = played.amid and seat != actor and seat in live.play.asks and not asked
            letters.append(self._news(live, voice, seat, lines, whispers, door=door))
        if asked and played.result is None and self._by_message(live, seat, news=bool(lines)):
            letters.append(self.question(live, voice, seat, due_at))
        return [_owed(live, voice, dm(row.user_id or 0), letter) for letter in together(letters)]

    @staticmethod
    def _by_message(live: Live, seat: Seat, *, news: bool) -> bool:
        """Whether a seat is asked by direct message: what is its own affair, and what goes with news."""
        ask = live.play.asks[seat]
        return not asked_in_channel(live) or (news and not ask.window)

    def _news(
        self,
        live: Live,
        voice: Voice,
        seat: Seat,
        lines: Sequence[str],
        whispers: Sequence[Fact],
        *,
        door: bool,
    ) -> Say:
        lines = [voice.heading(live.table), *lines]
        picture = illustration(live, voice, seat, whispers)
        answer = Button(custom_id=str(Token("ask", live.table.id)), label=voice.text("button-answer"))
        text = voice.fit("\n".join(lines), TEXT_LIMIT)
        return Say(text=text, rows=(Row((answer,)),) if door else (), picture=picture)

    def question(self, live: Live, voice: Voice, seat: Seat, due_at: int | None) -> Say:
        """What a seat is asked, with buttons that work where it is read."""
        panel = self.asked(live, voice, seat).prompt()
        lines = [voice.heading(live.table), panel.text, *until(voice, due_at)]
        text = voice.fit("\n".join(lines), TEXT_LIMIT)
        picture = picture_of(live, voice, "board", seat) if has_places(live, live.play.asks[seat]) else None
        return Say(text=text, rows=panel.rows, picture=picture)

    def asked(self, live: Live, voice: Voice, seat: Seat) -> Asked:
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
        return Asked(live.table.id, live.play.place, ask, voice, extra, noted(live, voice, seat), aside)

    def substituted(
        self, live: Live, before: SeatRow, after: SeatRow, *, heir: bool = False
    ) -> tuple[NewOwed, ...]:
        """A seat has a new owner: the channel hears it; who sits there now gets its cards, and what it is asked.

        heir: the host has left, and the channel hears who looks after the table now
        """
        voice, seat = self._voices.of_table(live), Seat(after.seat)
        new = f"<@{after.user_id}>" if after.user_id is not None else bold(after.name)
        text = voice.text("substitute-done", who=bold(before.name), what=new)
        host = live.seat_of(live.table.host_id)
        if heir and host is not None:
            text = f"{text}\n{voice.text('host-passed', who=bold(host.name))}"
        pinged = () if after.user_id is None else (after.user_id,)
        told = _owed(live, voice, channel(live.table.channel_id), Say(text=text, mentions=pinged))
        if after.user_id is None:
            return (told,)
        voice, view = self._voices.of_seat(live, after), live.play.view(seat)
        title = live.rulebook.title(view, seat)
        lines = [voice.heading(live.table), voice.text("substitute-yours", who=bold(before.name))]
        lines += [voice.text("status-you", title=voice.arg(title))] if title is not None else []
        lines += [voice.hand(live.table, live.rulebook.hand(view))] if live.rulebook.cards else []
        text = voice.fit("\n".join(lines), TEXT_LIMIT)
        letters = [Say(text=text, picture=hand_picture(live, voice, seat))]
        if seat in live.play.awaited:
            letters.append(self.question(live, voice, seat, live.due_at))
        return (told, *(_owed(live, voice, dm(after.user_id), letter) for letter in together(letters)))

    # ------------------------------------------------------------------------------------ other events

    def reminder(self, live: Live, kind: str) -> tuple[NewOwed, ...]:
        """To those who owe an answer, and to nobody else: what is missing, and until when."""
        letters = []
        for seat in live.play.awaited:
            row = live.at(seat)
            if row.user_id is not None and live.due_at is not None:
                voice = self._voices.of_seat(live, row)
                panel = self.asked(live, voice, seat).prompt()
                head = voice.text(
                    f"reminder-{kind}",
                    table=voice.table_name(live.table),
                    what=panel.text,
                    when=voice.moment(live.due_at),
                )
                text = voice.fit(f"{head}\n<#{live.table.channel_id}>", TEXT_LIMIT)
                letters.append(_owed(live, voice, dm(row.user_id), Say(text=text, rows=panel.rows)))
        return tuple(letters)

    def taken_back(
        self, live: Live, seat: Seat, seq: int, facts: Sequence[Fact], due_at: int | None
    ) -> tuple[NewOwed, ...]:
        """A reply was taken back: what everybody was told of it counts no more; who is awaited now, and the board."""
        voice = self._voices.of_table(live)
        awaited, _ = waiting(live, voice, seat, due_at)
        lines = [voice.text("undo-done", who=voice.who(seat), log=seq)]
        lines += [voice.text("undo-what", what=voice.say(fact.says)) for fact in facts if fact.to is None]
        lines += awaited
        return tuple(self._posted(live, voice, lines, (self.look_buttons(live, voice),), ()))

    def board(self, live: Live) -> NewOwed:
        """The table as it stands, to the channel: after a rebinding or an outage."""
        voice = self._voices.of_table(live)
        lines, _ = waiting(live, voice, None, live.due_at)
        picture = picture_of(live, voice, "board", None)
        text = "\n".join([voice.heading(live.table), *lines])
        letter = Board(text=text, rows=(self.look_buttons(live, voice),), picture=picture)
        return owed(channel(live.table.channel_id), letter)


def together(letters: Sequence[Say]) -> Sequence[Say]:
    """News and the question that follows it as one message, unless both have a picture or it grows too long."""
    if len(letters) < 2:
        return letters
    news, question = letters
    text = f"{news.text}\n\n{question.text.partition(chr(10))[2]}"
    if (news.picture and question.picture) or len(text) > TEXT_LIMIT:
        return letters
    return [structs.replace(question, text=text, picture=news.picture or question.picture)]


def _owed(live: Live, voice: Voice, destination: str, letter: Letter) -> NewOwed:
    """The row of a letter, with a plain sentence to be said instead should Discord refuse its form or its words."""
    plain = voice.text("letter-plain", table=voice.table_name(live.table))
    return owed(destination, structs.replace(letter, plain=plain))
