"""A table moderated for real (moderator, store, announcer, queries), with everything that leaves it at hand.

Only three things are replaced: the clock, the renderer (a picture is its scene, of which the file is a function),
and delivery (messages are read from the outbox in the order in which they would be sent).
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from bot.announcer.announcer import Announcer
from bot.delivery.outgoing import Outgoing, PictureRef, unpack
from bot.games import AnyPlay, AnyRulebook
from bot.i18n import Words
from bot.moderation.absence import Absence
from bot.moderation.deps import ModerationDeps
from bot.moderation.history import History
from bot.moderation.moderator import Moderator, Press
from bot.moderation.proofs import Proofs
from bot.moderation.queries import Queries
from bot.moderation.replays import Replays
from bot.moderation.rules_migration import RulesMigration
from bot.moderation.scheduler import Scheduler
from bot.moderation.stewards import Stewards
from bot.moderation.turns import TurnRunner
from bot.ops.bug_reports import Reports
from bot.ops.metrics import Metrics
from bot.painter import PaintedPicture, Painter
from bot.panels.images import Images
from bot.record.cache import PageCache
from bot.tables.absence import is_asked_in_secret, list_away
from bot.tables.live import LiveTables
from bot.tables.rng import compute_commitment, compute_seed
from bot.wording.receipts import Receipt
from bot.wording.voice import Voices
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.rulebook import Settings
from porc_royal.scene import Scene
from storage.ports import Change, Deadline, Language, NewDeadline, PositionRow, SeatRow, Steward, TableRow
from storage.postgres.store import PostgresStore
from storage.sqlite import SqliteStore
from tests.replayed import PlainReader

START: Final = 1_700_000_000_000
MINUTE: Final = 60_000
OUTAGE_MS: Final = 20 * 60 * MINUTE
DAY: Final = 86_400
VISIT: Final = 3 * MINUTE
"""Visits are short, so that something is missed between them."""
SEED: Final = bytes(range(32))
NAMES: Final = (
    *("Rosa", "Jules", "Ada", "Noé", "Iris", "Hugo"),
    *("Zoé", "Axel", "Cléo", "Tom", "Inès", "Léo"),
)
WATCHER: Final = 999
"""Somebody who reads the channel and has no seat."""


class Unforeseen(Exception):
    """What would happen next cannot be compared between two deals."""


class TableClock:
    """A clock that stands until it is set."""

    def __init__(self) -> None:
        self.time = START

    def now(self) -> int:
        return self.time


class ScenePainter(Painter):
    """Gives a picture as its scene: no less than its viewer would see, and cheaper."""

    async def png(self, scene: Scene) -> bytes:
        return plain(scene)

    async def digest(self, scene: Scene) -> str:
        return plain(scene).decode()


@dataclass(frozen=True, slots=True)
class Sent:
    """One message as it left: where to, what, when, and its picture as painted then."""

    destination: str
    payload: bytes
    at: int
    not_before: int
    picture: PaintedPicture | None


@dataclass(slots=True)
class Opening:
    """Where a table begins: its game, its people's languages, and a position.

    away    seats whose people are away from the beginning, and what answers for seats
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
    waking_cap: int | None = None
    bank: int | None = None
    practice: frozenset[int] = field(default_factory=frozenset)
    stewards: Mapping[int, Steward] = field(default_factory=dict)
    away: frozenset[int] = frozenset()
    seed: bytes = SEED
    case: str = ""
    lead: tuple[tuple[Seat, Reply], ...] = ()

    @property
    def kept(self) -> str:
        """Under which name it is said what the game hides and conserves: that of the case, or of the game."""
        return self.case or self.book.name


class ModeratedTable:
    """One table in a store; people are known by their seats, `None` is the watcher.

    `painted` bounds the destinations whose pictures are painted, when only some are looked at.
    """

    def __init__(
        self, store: SqliteStore | PostgresStore, words: Words, opening: Opening, folder: Path
    ) -> None:
        self.store, self.opening = store, opening
        self.clock = TableClock()
        self.metrics = Metrics()
        self.voices = Voices(words)
        self.announcer = Announcer(self.voices)
        self.reports = Reports(store, folder)
        self.table_id = opening.table_id
        self.sent: list[Sent] = []
        self.painted: set[str] | None = None
        self._drawn: tuple[object, PaintedPicture | None] | None = None
        self.foreseen: Callable[[AnyPlay], bool] = lambda play: True
        self._interaction = 1_000_000 * opening.table_id
        self._read = 0
        self.restart()

    def sent_to_others(self, seat: Seat) -> list[Sent]:
        """What has left so far, but for what stands in one seat's own direct messages."""
        return [one for one in self.sent if one.destination != f"dm:{self.user(seat)}"]

    def list_told(self, but: str) -> list[tuple[str, bytes, int, PaintedPicture | None]]:
        """Everything that was sent to all but one, byte for byte and with its time."""
        return [
            (one.destination, one.payload, one.at, one.picture) for one in self.sent if one.destination != but
        ]

    @property
    def public(self) -> list[str]:
        """What the messages of the channel say now, edited as they have been."""
        texts: list[str] = []
        names: dict[str, int] = {}
        for one in self.sent:
            if one.destination != self.channel:
                continue
            message = json.loads(one.payload)
            name = message.get("keep", "")
            if message["type"] == "edit" and name in names:
                texts[names[name]] = message["text"]
            elif message["type"] != "thread":
                names[name] = len(texts)
                texts.append(message["text"])
        return texts

    def restart(self) -> None:
        """Put everything that is in memory together anew, as after a restart."""
        migration = RulesMigration(self.store, self.announcer, self.clock, _nothing)
        books = {self.opening.book.name: self.opening.book}
        self.tables = LiveTables(self.store, books, migrate=migration.ask_again, clock=self.clock)
        self.pictures = Images(
            self.tables, self.voices, ScenePainter(), self.metrics, alone=not self.store.is_shared
        )
        self.deps = ModerationDeps(self.store, self.tables, self.announcer, self.voices, self.clock, _nothing)
        turns = TurnRunner(self.deps, self.reports)
        self.moderator = Moderator(self.deps, turns, self.metrics)
        self.stewards = Stewards(self.deps, turns, self.metrics)
        self.absence = Absence(self.deps)
        self.history = History(
            self.store, self.tables, self.voices, self.pictures, self.clock, visit_ms=VISIT
        )
        reader = PlainReader(PageCache(books, self.voices))
        self.proofs = Proofs(self.deps, reader)
        self.replays = Replays(self.deps, self.pictures, reader)
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
        table = TableRow(
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
            waking_cap=opening.waking_cap,
            bank_seconds=opening.bank,
            secret=opening.seed,
            seed=compute_seed(opening.seed, ()),
            commitment=compute_commitment(opening.seed),
            started_at=now,
        )
        first = NewDeadline("begin", now)
        await self.store.commit(
            Change(
                now,
                table.id,
                table=table,
                seats=tuple(self._row(number) for number in range(opening.players)),
                position=PositionRow(table.id, 0, opening.chapter, opening.state, opening.book.version, now),
                opens=(first,),
            )
        )
        await self.stewards.fire(Deadline(table.id, first.kind, first.place, first.seat, now, first.payload))
        await self.deliver()

    def _row(self, number: int) -> SeatRow:
        seat, name = Seat(number), NAMES[number]
        if number in self.opening.practice:
            return SeatRow(self.table_id, number, "practice", name)
        user, steward = self.user(seat), self.opening.stewards.get(number)
        since = START - MINUTE if number in self.opening.away else None
        return SeatRow(
            self.table_id,
            number,
            "person",
            name,
            user,
            language=self.language(seat),
            steward=steward,
            away_from=since,
        )

    def press(self, seat: Seat | None, place: int | None = None) -> Press:
        """A fresh interaction of somebody."""
        self._interaction += 1
        return Press(self.user(seat), self._interaction, place)

    async def reply(
        self, seat: Seat | None, reply: Reply, place: int | None = None, *, order: str = ""
    ) -> Receipt:
        """Somebody's reply, perhaps with an order beside it; what it made the table say is delivered."""
        receipt = await self.moderator.reply(self.table_id, self.press(seat, place), reply, order)
        await self.deliver()
        return receipt

    async def show_up(self, seat: Seat) -> None:
        """Somebody who is asked something in secret presses something at the table."""
        async with self.tables.turn(self.table_id) as live:
            secret = is_asked_in_secret(live, seat)
        if secret:
            await self.absence.note_press(self.table_id, self.user(seat))
            await self.deliver()

    async def fire(self) -> Deadline | None:
        """Let time pass until the next deadline has its effect."""
        deadlines = await self.deadlines()
        if not deadlines:
            return None
        self.clock.time = max(self.clock.time, deadlines[0].due_at)
        await self.stewards.fire(deadlines[0])
        await self.deliver()
        return deadlines[0]

    async def pass_time(self, at: int | None = None) -> None:
        """A minute; or until so long after the start, and whatever falls due on the way has its effect.

        Raises `Unforeseen` before a deadline whose effect `foreseen` does not allow.
        """
        if at is None:
            self.clock.time += MINUTE
            return
        while (open_ones := await self.deadlines()) and open_ones[0].due_at <= START + at:
            if open_ones[0].kind in ("ask", "window") and not self.foreseen(await self.play()):
                raise Unforeseen
            await self.fire()
        self.clock.time = max(self.clock.time, START + at)

    async def stay_away(self) -> None:
        """The bot is down for a long time, and comes back."""
        await self.store.put_meta("heartbeat", str(self.clock.time))
        self.clock.time += OUTAGE_MS
        self.restart()
        scheduler = Scheduler(self.deps, self.moderator._turns, self.stewards, self.metrics)
        scheduler.outages.note_connected()
        await scheduler.fire_due()
        await self.deliver()

    async def tell_held(self) -> None:
        """Let the news be told that was kept for what would come next."""
        for one in await self.deadlines():
            if one.kind == "tell":
                self.clock.time = max(self.clock.time, one.due_at)
                await self.stewards.fire(one)
                await self.deliver()

    async def deadlines(self) -> Sequence[Deadline]:
        """The open deadlines, soonest first."""
        return await self.store.deadlines(self.table_id)

    async def play(self) -> AnyPlay:
        """The live game, to be looked at only."""
        async with self.tables.turn(self.table_id) as live:
            return live.play

    async def list_away(self) -> tuple[Seat, ...]:
        """Who is away, as everybody knows."""
        async with self.tables.turn(self.table_id) as live:
            return tuple(Seat(row.seat) for row in list_away(live, self.clock.now()))

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
            message: Outgoing = unpack(kind, payload)
            looked_at = self.painted is None or destination in self.painted
            picture = await self._picture(message.picture) if looked_at else None
            self.sent.append(Sent(destination, payload, at, not_before, picture))

    async def draw_public_board(self) -> PaintedPicture | None:
        """The board as the channel would have it now, drawn anew where the public view has changed."""
        view = (await self.play()).view(None)
        if self._drawn is None or self._drawn[0] != view:
            ref = PictureRef(table_id=self.table_id, what="board", again=True)
            self._drawn = view, await self._picture(ref)
        return self._drawn[1]

    async def _picture(self, ref: PictureRef | None) -> PaintedPicture | None:
        picture = None if ref is None else await self.pictures(ref)
        if picture is not None:
            self.pictures.mark_shown(picture)
        return picture


def _nothing() -> None:
    """Nobody sleeps here who would have to be woken."""


def plain(value: object) -> bytes:
    """Anything a viewer is given, as bytes to be compared."""
    return msgspec.json.encode(value)
