"""A table moderated for real (moderator, store, announcer, desk), with everything that leaves it at hand.

Only three things are replaced: the clock, the renderer (a picture is its scene, of which the file is a function),
and delivery (messages are read from the outbox in the order in which they would be sent).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from bot.announcer.announcer import Announcer
from bot.delivery.outgoing import Outgoing, PictureRef, unpack
from bot.games import AnyPlay, AnyRulebook
from bot.i18n import Words
from bot.moderation.deps import ModerationDeps
from bot.moderation.moderator import Moderator, Press
from bot.moderation.queries import Queries
from bot.moderation.rules_migration import RulesMigration
from bot.moderation.stewards import Stewards
from bot.moderation.turns import TurnRunner
from bot.ops.bug_reports import Reports
from bot.ops.metrics import Metrics
from bot.painter import Painter, Picture
from bot.panels.images import Images
from bot.tables.live import LiveTables
from bot.tables.rng import commitment
from bot.wording.receipts import Receipt
from bot.wording.voice import Voices
from games.table.asks import Reply
from games.table.facts import Seat
from games.table.rulebook import Settings
from games.table.scene import Scene
from storage.ports import Change, Deadline, Language, NewDeadline, Position, Table
from storage.ports import Seat as SeatRow
from storage.sqlite import SqliteStore

START: Final = 1_700_000_000_000
MINUTE: Final = 60_000
DAY: Final = 86_400
SEED: Final = bytes(range(32))
NAMES: Final = (
    *("Rosa", "Jules", "Ada", "Noé", "Iris", "Hugo"),
    *("Zoé", "Axel", "Cléo", "Tom", "Inès", "Léo"),
)
WATCHER: Final = 999
"""Somebody who reads the channel and has no seat."""


class StageClock:
    """A clock that stands until it is set."""

    def __init__(self) -> None:
        self.time = START

    def now(self) -> int:
        return self.time


class Easel(Painter):
    """Gives a picture as its scene: no less than its viewer would see, and cheaper."""

    async def png(self, scene: Scene) -> bytes:
        return plain(scene)

    async def digest(self, scene: Scene) -> str:
        return plain(scene).decode()


@dataclass(frozen=True, slots=True)
class Sent:
    """One letter as it left: where to, what, when, and its picture as painted then."""

    destination: str
    payload: bytes
    at: int
    not_before: int
    picture: Picture | None


@dataclass(slots=True)
class Opening:
    """Where a table begins: its game, its people's languages, and a position.

    lead    replies that lead from there to the question that was wanted
    """

    book: AnyRulebook
    players: int
    settings: Settings
    chapter: str
    state: bytes
    table_id: int = 1
    languages: tuple[Language, Language] = ("en", "fr")
    deadline: int | None = DAY
    window: int | None = 3600
    practice: frozenset[int] = field(default_factory=frozenset)
    seed: bytes = SEED
    case: str = ""
    lead: tuple[tuple[Seat, Reply], ...] = ()

    @property
    def kept(self) -> str:
        """Under which name it is said what the game hides and conserves: that of the case, or of the game."""
        return self.case or self.book.name


class Stage:
    """One table in a store; people are known by their seats, `None` is the watcher.

    `painted` bounds the destinations whose pictures are painted, when only some are looked at.
    """

    def __init__(self, store: SqliteStore, words: Words, opening: Opening, folder: Path) -> None:
        self.store, self.opening = store, opening
        self.clock = StageClock()
        self.metrics = Metrics()
        self.voices = Voices(words)
        self.announcer = Announcer(self.voices)
        self.reports = Reports(store, folder)
        self.table_id = opening.table_id
        self.sent: list[Sent] = []
        self.painted: set[str] | None = None
        self._interaction = 1_000_000 * opening.table_id
        self._read = 0
        self.restart()

    def restart(self) -> None:
        """Put everything that lives in memory together anew, as after a restart."""
        migration = RulesMigration(self.store, self.announcer, self.clock, _nothing)
        books = {self.opening.book.name: self.opening.book}
        self.tables = LiveTables(self.store, books, migrate=migration.ask_again)
        self.pictures = Images(self.tables, self.voices, Easel(), self.metrics)
        self.deps = ModerationDeps(self.store, self.tables, self.announcer, self.voices, self.clock, _nothing)
        turns = TurnRunner(self.deps, self.reports)
        self.moderator = Moderator(self.deps, turns, self.metrics)
        self.stewards = Stewards(self.deps, turns)
        self.queries = Queries(self.store, self.tables, self.announcer, self.voices, self.pictures)

    def user(self, seat: Seat | None) -> int:
        """The person on a seat, with an id that no other table has."""
        return self.table_id * 1000 + (WATCHER if seat is None else 100 + seat)

    def language(self, seat: Seat | None) -> Language:
        """The language of a person: the public reads the table's, seats alternate."""
        return self.opening.languages[0 if seat is None else (seat + 1) % 2]

    @property
    def channel(self) -> str:
        return f"channel:{self.table_id * 1000}"

    async def begin(self) -> None:
        """Start the table at its position, as the lobby does."""
        opening, now = self.opening, self.clock.now()
        table = Table(
            id=self.table_id,
            channel_id=self.table_id * 1000,
            game=opening.book.name,
            rules_version=opening.book.version,
            language=opening.languages[0],
            host_id=self.user(Seat(0)),
            created_at=now,
            guild_id=7,
            status="playing",
            options=dict(opening.settings),
            deadline_seconds=opening.deadline,
            window_seconds=opening.window,
            seed=opening.seed,
            commitment=commitment(opening.seed),
            started_at=now,
        )
        first = NewDeadline("begin", now)
        await self.store.commit(
            Change(
                now,
                table.id,
                table=table,
                seats=tuple(self._row(number) for number in range(opening.players)),
                position=Position(table.id, 0, opening.chapter, opening.state, opening.book.version, now),
                opens=(first,),
            )
        )
        await self.stewards.fire(Deadline(table.id, first.kind, first.place, first.seat, now, first.payload))
        await self.deliver()

    def _row(self, number: int) -> SeatRow:
        seat, name = Seat(number), NAMES[number]
        if number in self.opening.practice:
            return SeatRow(self.table_id, number, "practice", name)
        return SeatRow(self.table_id, number, "person", name, self.user(seat), language=self.language(seat))

    def press(self, seat: Seat | None, place: int | None = None) -> Press:
        """A fresh interaction of somebody."""
        self._interaction += 1
        return Press(self.user(seat), self._interaction, place)

    async def reply(self, seat: Seat | None, reply: Reply, place: int | None = None) -> Receipt:
        """Somebody's reply; what it made the table say is delivered."""
        receipt = await self.moderator.reply(self.table_id, self.press(seat, place), reply)
        await self.deliver()
        return receipt

    async def fire(self) -> Deadline | None:
        """Let time pass until the next deadline has its effect."""
        deadlines = await self.deadlines()
        if not deadlines:
            return None
        self.clock.time = max(self.clock.time, deadlines[0].due_at)
        await self.stewards.fire(deadlines[0])
        await self.deliver()
        return deadlines[0]

    async def deadlines(self) -> Sequence[Deadline]:
        """The open deadlines, soonest first."""
        return await self.store.deadlines(self.table_id)

    async def play(self) -> AnyPlay:
        """The live game, to be looked at only."""
        async with self.tables.turn(self.table_id) as live:
            return live.play

    async def over(self) -> bool:
        """Whether the game has ended."""
        table = await self.store.table(self.table_id)
        return table is None or table.status == "ended"

    async def deliver(self) -> None:
        """Send what is owed, in order, painting each picture at that moment."""
        rows = await self.store._engine.read(
            "SELECT id, destination, kind, payload, created_at, not_before FROM outbox"
            " WHERE table_id = ? AND id > ? ORDER BY id",
            self.table_id,
            self._read,
        )
        for number, destination, kind, payload, at, not_before in rows:
            self._read = number
            letter: Outgoing = unpack(kind, payload)
            looked_at = self.painted is None or destination in self.painted
            picture = await self._picture(letter.picture) if looked_at else None
            self.sent.append(Sent(destination, payload, at, not_before, picture))

    async def _picture(self, ref: PictureRef | None) -> Picture | None:
        picture = None if ref is None else await self.pictures(ref)
        if picture is not None:
            self.pictures.mark_shown(picture)
        return picture


def _nothing() -> None:
    """Nobody sleeps here who would have to be woken."""


def plain(value: object) -> bytes:
    """Anything a viewer is given, as bytes to be compared."""
    return msgspec.json.encode(value)
