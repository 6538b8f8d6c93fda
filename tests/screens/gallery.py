"""A table at its largest, and every screen that it shows: as many long names as there are seats, full hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, Final

from msgspec import structs

from bot.announcer.announcer import Announcer
from bot.announcer.questions import make_question
from bot.consequences.absence import tell_absent
from bot.consequences.consequence import list_news, list_notices
from bot.consequences.endings import follow_end
from bot.consequences.facts import follow_facts
from bot.consequences.orders import follow_orders
from bot.consequences.talks import follow_talks
from bot.delivery.outgoing import Edit, Outgoing, Say, Thread, list_lines, unpack
from bot.games import GAMES
from bot.moderation.answers import Viewer
from bot.moderation.history import History
from bot.moderation.queries import Queries
from bot.painter import PaintedPicture
from bot.panels.form_windows import make_window
from bot.panels.images import INSTEAD_LIMIT, describe_picture
from bot.panels.log_pages import FORWARD, LogPlace
from bot.panels.prompts import Panel, Prompt
from bot.panels.windows import list_window_faults
from bot.tables.live import Live
from bot.tables.rng import compute_commitment
from bot.tables.running import run_reply, run_rules
from bot.tables.turn import NOBODY, Absent, Turn
from bot.wording.forms import Draft, fill_field, find_next_field, list_values
from bot.wording.receipts import Receipt, list_parts, name_option
from bot.wording.typed_fields import complete_field
from bot.wording.voice import Voices
from porc_royal.asks import Ask, Refused, Reply, Several
from porc_royal.facts import Seat
from porc_royal.play import Play
from storage.ports import Entry, Language, Mark, MarkMoved, NewOwed, SeatRow, TableRow
from tests.screens.games import LARGE
from tests.words import WORDS

PEOPLE: Final = 8
TABLE: Final = 999_999
CHANNEL: Final = 1_999_999_999_999_999_999
"""Ids of people and channels have nineteen digits."""

NAMES: Final = {
    "wide": [f"{'W' * 31}{number}" for number in range(PEOPLE)],
    "marked": [f"{'*_' * 15}*{number}" for number in range(PEOPLE)],
}
"""Names of 32 characters: as they are, and twice as long once escaped."""

SEED: Final = bytes(range(32))
HOUR: Final = 3600 * 1000
BEGUN: Final = 40
"""Replies after which a game is well under way."""
NOW: Final = 1_900_000_000_000
OFTEN: Final = 20
"""How often the forms of a question are filled in, from its first time on."""
SHOWN: Final = 40
"""How often a question is put into words: some windows are asked thousands of times in a game of eight seats."""


@dataclass(frozen=True, slots=True)
class Screen:
    """What one message would be, and where it comes from."""

    where: str
    message: Say

    @classmethod
    def of(cls, where: str, panel: Panel) -> Screen:
        """An answer given in private."""
        return cls(where, Say(text=panel.text, rows=panel.rows, lines=panel.lines))


@dataclass(slots=True)
class Gallery:
    """One table in one language, with names of one kind.

    filled  how often each question has been asked
    """

    language: Language
    names: str
    name: str
    voices: Voices = field(default_factory=lambda: Voices(WORDS))
    filled: Counter[str] = field(default_factory=Counter)

    def table(self, *, status: str = "lobby") -> Live:
        """The table, with every option changed from its default."""
        book = GAMES[self.name]
        options = {one.name: one.values[-1] for one in book.options} | dict(LARGE[self.name].options)
        row = TableRow(
            id=TABLE,
            channel_id=CHANNEL,
            game=self.name,
            rules_version=book.version,
            language=self.language,
            host_id=CHANNEL,
            created_at=NOW,
            guild_id=CHANNEL,
            status=status,  # type: ignore[arg-type]  # one of the literals, spelt by the test
            options=options,
            deadline_seconds=5 * 86_400 + 3600 * 23,
            window_seconds=3600 * 23 + 59 * 60,
            secret=SEED,
            seed=SEED,
            commitment=compute_commitment(SEED),
            started_at=NOW,
        )
        seats = tuple(self._row(number) for number in range(book.seats[1]))
        return Live(row, seats, book, None, due_at=NOW + HOUR)

    def _row(self, number: int) -> SeatRow:
        name = NAMES[self.names][number]
        return SeatRow(TABLE, number, "person", name, CHANNEL - number, language=self.language)

    # ----------------------------------------------------------------------------------- a game's screens

    def game(self) -> Iterator[Screen]:
        """Every message and private answer of a game of all seats, played by the practice players to its end."""
        announcer, live, luck = Announcer(self.voices), self.table(status="playing"), 7
        live.game = Play.new(live.rulebook, len(live.seats), live.table.options)
        turn = Turn(live, opening=live.play.opening)
        run_rules(turn)
        yield from self.list_said("begin", live, _tell(announcer, turn))
        while turn.result is None:
            seat = live.play.awaited[0]
            yield from self._asked(announcer, live, seat)
            luck = (luck * 1_103_515_245 + 12_345) % 2**32
            ask = live.play.asks[seat]
            reply = ask.check(live.rulebook.practise(live.play.view(seat), ask, luck))
            yield Screen.of(f"receipt {ask.key}", Panel(self._receipt(live, ask, reply)))
            turn, late = Turn(live, seat), (seat,) if luck % 3 == 0 else ()
            run_reply(turn, seat, reply, "default" if late else None)
            absent = Absent(missed=late, left=late)
            told = _tell(announcer, turn, absent)
            yield from self.list_said(f"told {ask.key}", live, told)

    def _receipt(self, live: Live, ask: Ask, reply: Reply) -> str:
        what, given = name_option(ask, reply.option), list_parts(ask, reply)
        voice = self.voices.in_language(live, self.language)
        return voice.receipt(Receipt(TABLE, 99_999, what, given, sealed=ask.sealed, own=ask.optional))

    def _asked(self, announcer: Announcer, live: Live, seat: Seat) -> Iterator[Screen]:
        voice = self.voices.in_language(live, self.language)
        key = live.play.asks[seat].key
        self.filled[key] += 1
        if self.filled[key] > SHOWN:
            return
        asked = announcer.prompt_for(live, voice, seat)
        yield self._worded(live, Screen("question", _message(make_question(live, voice, seat))))
        if not live.play.sealed:  # everybody who is asked is reminded, so once for each question is enough
            yield from self.list_said("reminder", live, announcer.reminders.remind(live, "tenth"))
        if self.filled[key] <= OFTEN:
            for option in asked.ask.options:
                yield from self._form(asked, option)

    def list_said(self, where: str, live: Live, owed: Sequence[NewOwed]) -> Iterator[Screen]:
        """Messages that are owed, with what their pictures show in words."""
        for screen in said(where, owed):
            yield self._worded(live, screen)

    def _worded(self, live: Live, screen: Screen) -> Screen:
        """With the words that take the place of its picture where that cannot be had."""
        picture = screen.message.picture
        if picture is None or picture.instead:
            return screen
        seat = None if picture.seat is None else Seat(picture.seat)
        voice = self.voices.in_language(live, self.language)
        text = describe_picture(live, voice, picture.what, seat, picture.about)
        instead = structs.replace(picture, instead=voice.fit(text, INSTEAD_LIMIT))
        return replace(screen, message=structs.replace(screen.message, picture=instead))

    def _form(self, asked: Prompt, option: str) -> Iterator[Screen]:
        """Every step of a form, with as much chosen as can be, and its values as autocompletion offers them."""
        draft, wanted = Draft(), asked.ask.options[option]
        window = make_window(asked, option, draft)
        assert window is None or list_window_faults(window) == []
        while True:
            yield Screen.of(f"form {asked.ask.key} {option}", asked.show_form(option, draft))
            waiting = find_next_field(wanted, draft)
            if waiting is None:
                return
            name, admitted = waiting
            given: dict[str, Any] = {key: _typed(one) for key, one in draft.fields.items()}
            found = complete_field(asked.voice, asked.ask, option, name, given, "", asked.note)
            assert all(0 < len(shown) <= 100 and len(value) <= 100 for shown, value in found)
            among = list_values(admitted, draft)
            if not among:
                return
            values = among if isinstance(admitted, Several) else among[-1:]
            try:
                draft = fill_field(asked.ask, option, name, draft, values)
            except Refused as refused:
                text = asked.voice.refusal(refused)
                yield Screen.of(f"refusal {refused.says.key}", Panel(text))
                return

    # ------------------------------------------------------------------------------- what people look up

    async def look(self, live: Live, what: str) -> Panel:
        """One look of the game, for somebody who is asked."""
        viewer = Viewer(CHANNEL - live.play.awaited[0], self.language)
        return (await _make_queries(self, live, []).show_look(TABLE, viewer, what)).panel

    async def looks(self) -> list[Screen]:
        """Hand, board, status, log, why and question, halfway through a game, for somebody who is asked."""
        live = self.table(status="playing")
        live.game = Play.new(live.rulebook, len(live.seats), live.table.options)
        turn = Turn(live)
        run_rules(turn)
        while len(turn.replies) < 150 and live.play.result is None:
            seat = live.play.awaited[0]
            ask = live.play.asks[seat]
            practised = live.rulebook.practise(live.play.view(seat), ask, len(turn.replies))
            run_reply(turn, seat, practised)
        log = [
            Entry(TABLE, number, taken.seat, taken.place, one.reply, one.facts, one.reveals, NOW)
            for number, (taken, one) in enumerate(zip(turn.replies, turn.make_entries(), strict=True))
        ]
        queries = _make_queries(self, live, log)
        viewer = Viewer(CHANNEL - live.play.awaited[0], self.language)
        panels = {
            "question": (await queries.show_question(TABLE, viewer)).panel,
            "hand": (await queries.show_hand(TABLE, viewer)).panel,
            "board as text": (await queries.show_board(TABLE, viewer, as_text=True)).panel,
            "status": await queries.show_status(TABLE, viewer),
            "why": await queries.explain_question(TABLE, viewer),
            "what": await queries.explain_words(TABLE, viewer),
            **await _read_history(self, live, log, viewer),
        }
        return [Screen.of(where, panel) for where, panel in panels.items()]


def crowded(live: Live) -> tuple[Live, Any]:
    """A game under way, and a view of it in which there is as much on the table as can be."""
    live.game = Play.new(live.rulebook, len(live.seats), live.table.options)
    turn = Turn(live)
    run_rules(turn)
    while len(turn.replies) < BEGUN and live.play.result is None:
        seat = live.play.awaited[0]
        run_reply(turn, seat, live.play.asks[seat].default)
    return live, LARGE[live.table.game].fullest(live, live.play.view(live.play.awaited[0]))


def _make_queries(gallery: Gallery, live: Live, log: list[Entry]) -> Queries:
    """Queries whose table is at hand and whose pictures are of no interest."""
    store, tables, pictures = _make_deps(live, log)
    return Queries(store, tables, Announcer(gallery.voices), gallery.voices, pictures)


async def _read_history(gallery: Gallery, live: Live, log: list[Entry], viewer: Viewer) -> dict[str, Panel]:
    """The log, and what is told to whoever missed all of it."""
    store, tables, pictures = _make_deps(live, log)
    history = History(store, tables, gallery.voices, pictures, SimpleNamespace(now=lambda: NOW))
    newest = await history.show_log(TABLE, viewer)
    oldest = await history.show_log(TABLE, viewer, LogPlace(FORWARD, 0, 3))
    return {"log": newest, "first of log": oldest, "missed": (await history.catch_up(TABLE, viewer)).panel}


def _make_deps(live: Live, log: list[Entry]) -> tuple[Any, Any, Any]:
    """A store, tables and pictures for one table that is at hand."""

    @asynccontextmanager
    async def turn(_table: int, **_kept: object) -> AsyncIterator[Live]:
        yield live

    async def load_as_of(_table: int, _upto: int) -> Live:
        return replace(live, game=Play.new(live.rulebook, len(live.seats), live.table.options))

    async def entries(_table: int, *, start: int = 0) -> list[Entry]:
        return [one for one in log if one.seq >= start]

    async def nothing(*_asked: object, **_kept: object) -> list[Entry]:
        return []

    async def mark(table: int, user: int, **_kept: object) -> MarkMoved:
        here = Mark(table, user, 0, 0, NOW, 0, NOW - 99 * HOUR)
        return MarkMoved(here, here)

    async def paint(*_drawing: object) -> PaintedPicture:
        return PaintedPicture(b"PNG", "")

    store = SimpleNamespace(log=entries, move_mark=mark, undone_since=nothing, read_taken_back=nothing)
    return store, SimpleNamespace(turn=turn, load_as_of=load_as_of), SimpleNamespace(paint_drawing=paint)


def _tell(announcer: Announcer, turn: Turn, absent: Absent = NOBODY) -> Sequence[NewOwed]:
    """Everything that is said of a turn."""
    told = (
        follow_end(turn, NOW),
        follow_talks(turn, NOW),
        follow_facts(turn, NOW),
        follow_orders(turn, NOW),
    )
    news = [*tell_absent(turn, absent), *list_news(told)]
    return announcer.collect_messages(turn, NOW, news, list_notices(told))


def said(where: str, owed: Sequence[NewOwed]) -> Iterator[Screen]:
    """Messages that are owed; of one that is to be taken away there is nothing to see."""
    for one in owed:
        message = unpack(one.kind, one.payload)
        if not (isinstance(message, Edit) and message.gone):
            yield Screen(f"{where} to {one.destination.partition(':')[0]}", _message(message))


def _message(message: Outgoing) -> Say:
    text = message.title if isinstance(message, Thread) else message.text
    lines = list_lines(message)
    return Say(text=text, rows=message.rows, lines=lines, picture=message.picture, mentions=message.mentions)


def _typed(value: object) -> str:
    return ", ".join(value) if isinstance(value, tuple) else str(value)
