"""Live games: a cache in memory with one queue for each table.

Whatever is here can be dropped at any moment and rebuilt from storage. A press waits for its turn in the
table's queue; it is never dropped and never sees a game whose last reply is not committed yet.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

import msgspec
import structlog

from bot.clock import Clock, WallClock
from bot.games import AnyPlay, AnyRulebook, NotInstalled
from bot.tables.absent_games import is_absent, load_rules
from bot.tables.keys import Keys, read_keys
from bot.tables.people import read_people
from bot.tables.posts import Posts
from bot.tables.replaying import Diverged, read_sealed_answers, rebuild, upgrade
from bot.tables.stand_ins import StandIn
from bot.tables.terms import NO_TERMS, Terms, read_terms
from bot.tables.waking_hours import Hours
from bot.tables.wishes import Wishes
from porc_royal.asks import Refused
from porc_royal.facts import Seat
from porc_royal.lessons import PUPIL
from porc_royal.play import Position, RulesBroke
from storage.ports import (
    LIVE,
    Loaded,
    LogBroken,
    NoSuchTable,
    NoteRow,
    OrderRow,
    SeatRow,
    StorageError,
    Store,
    TableFields,
    TableRow,
    Unreadable,
)
from storage.upgrades import NoUpgrade

log = structlog.get_logger(__name__)

LOST: Final = (
    *(Refused, RulesBroke, Diverged, NoUpgrade, NotInstalled),
    *(LogBroken, Unreadable, msgspec.MsgspecError),
)
"""Why a game of an earlier moment cannot be had: the rules are others now, or what is stored is damaged."""
DUE: Final = ("ask", "window")  # the kinds of deadlines by which the open questions fall due


class NotPlaying(Exception):
    """The table has no game: it is in its lobby, or was cancelled there."""

    def __init__(self, status: str) -> None:
        super().__init__(status)
        self.refusal = "refused-not-started" if status == "lobby" else "refused-over"
        """The sentence that says why nothing can be done there."""


class CannotLoad(RulesBroke):
    """A table whose game cannot be had: it is not installed, does not play the record on, or that is damaged."""

    def __init__(self, live: "Live", cause: Exception, where: tuple[str, ...] = ()) -> None:
        super().__init__(where)
        self.live = live  # without its game
        self.__cause__ = cause

    @property
    def not_installed(self) -> bool:
        """Whether nothing is wrong but that the game is not installed: the table goes on as soon as it is."""
        return isinstance(self.__cause__, NotInstalled)

    @property
    def newer(self) -> bool:
        """Whether nothing is wrong but that newer rules have played it: a newer program goes on with it."""
        cause = self.__cause__
        return isinstance(cause, NoUpgrade) and cause.written > cause.current

    @property
    def damage(self) -> str:
        """What of its record is damaged, for whoever runs the bot; "" where the rules cannot play what is whole."""
        match self.__cause__:
            case LogBroken() as broken:
                return f"log #{broken.seq}" if broken.seq >= 0 else "log"
            case Unreadable() | msgspec.MsgspecError():
                return "position"
            case _:
                return ""

    @property
    def refusal(self) -> str:
        """The sentence that says why nothing can be done there."""
        if not is_live(self.live):
            return "refused-over-lost"
        if self.not_installed:
            return "refused-not-installed"
        if self.newer:
            return "refused-newer"
        return "refused-damaged" if self.damage else "refused-unplayable"


@dataclass(slots=True)
class Live:
    """A table as it stands: its row, its seats, and its game once it has begun."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    rulebook: AnyRulebook
    game: AnyPlay | None
    fault: CannotLoad | None = None
    """Why its game cannot be had, though it has begun."""
    due_at: int | None = None
    terms: Terms = NO_TERMS
    """On what terms the open questions fall due."""
    orders: list[OrderRow] = field(default_factory=list)
    """The standing orders of its seats."""
    posts: Posts = field(default_factory=Posts)
    """The messages that are edited as it goes on."""
    now: Callable[[], int] = field(default=WallClock().now, repr=False)
    """What time it is, unix milliseconds."""
    steward_times: dict[Seat, int] = field(default_factory=dict)
    """When the stewards of absent seats answer what is asked now."""
    stand_ins: list[StandIn] = field(default_factory=list)
    """What lies sealed that was answered for absent people."""
    hours: Mapping[int, Hours] = field(default_factory=dict)
    """When those of its people who have said so want to be left in peace, by the ids of the users."""
    timeline: str = ""  # which of several futures of its log it lives in, since its store was restored
    answered: int = 0
    """How many replies the pupil of a lesson has given."""
    wishes: Mapping[int, Wishes] = field(default_factory=dict)
    """How often its people want to be reminded, by the ids of the users."""
    keys: Keys = field(default_factory=Keys)
    """Of a closed table, which keys its draws have taken."""
    notes: dict[Seat, NoteRow] = field(default_factory=dict)
    """What people have noted for themselves; each is shown to its writer alone."""
    revision: int = 0
    """Of what is in memory: another process may have changed the table since (`storage.holds`)."""

    @property
    def play(self) -> AnyPlay:
        """The game, under way or over; raises `NotPlaying` before the start, `CannotLoad` where it cannot be had."""
        if self.fault is not None:
            raise self.fault
        if self.game is None:
            raise NotPlaying(self.table.status)
        return self.game

    def seat_of(self, user_id: int) -> SeatRow | None:
        """Where a person sits."""
        return next((one for one in self.seats if one.user_id == user_id), None)

    def at(self, number: int) -> SeatRow:
        """The seat with this number."""
        return next(one for one in self.seats if one.seat == number)

    def hours_of(self, number: int) -> Hours | None:
        """When whoever sits there wants to be left in peace; None where nothing is known of that."""
        user = self.at(number).user_id
        return None if user is None else self.hours.get(user)

    def take_over(self, fields: TableFields) -> None:
        """Take over what was committed of the table's own row."""
        self.table = replace(self.table, **fields)

    def reseat(self, row: SeatRow) -> None:
        """Put a row in the place of that with its number."""
        self.seats = tuple(row if one.seat == row.seat else one for one in self.seats)
        noted = self.notes.get(Seat(row.seat))
        if noted is not None and noted.user_id != row.user_id:
            del self.notes[Seat(row.seat)]

    def shift_stewards(self, milliseconds: int) -> None:
        """Put off when stewards answer."""
        self.steward_times = {seat: at + milliseconds for seat, at in self.steward_times.items()}


def is_live(live: Live) -> bool:
    """Whether a table is not over yet: it may be in its lobby, paused or set aside."""
    return live.table.status in LIVE


Migrate: TypeAlias = Callable[[Live, Position], Awaitable[None]]
"""Takes a table back to a position that today's rules can play from, and gives it its game."""


class LiveTables:
    """The tables in memory, the least recently used of which are dropped beyond `capacity`.

    found: told at each turn whether the table was in memory
    migrate: what to do when corrected rules do not replay the log; None: such a table cannot be loaded
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyRulebook],
        capacity: int = 256,
        migrate: Migrate | None = None,
        clock: Clock | None = None,
        found: Callable[[bool], None] = lambda _: None,
    ) -> None:
        self._store = store
        self._games = games
        self._capacity = capacity
        self._live: OrderedDict[int, Live] = OrderedDict()
        self._queues: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._migrate = migrate
        self._clock = clock or WallClock()
        self._found = found

    def __len__(self) -> int:
        return len(self._live)

    def drop(self, table_id: int) -> None:
        """Forget a table; it is rebuilt from storage when it is needed."""
        self._live.pop(table_id, None)

    def peek(self, table_id: int) -> Live | None:
        """The table if it is in memory and no process can have changed it, to be looked at before its turn."""
        return None if self._store.is_shared else self._live.get(table_id)

    @asynccontextmanager
    async def turn(self, table_id: int, *, without_game: bool = False) -> AsyncIterator[Live]:
        """The table, alone: others wait. Dropped when the block raises anything but a refusal: it may be half changed.

        without_game: also a table whose game cannot be had, for what can be done all the same; it has a `fault` then
        Raises `NoSuchTable`, `CannotLoad`.
        """
        async with (
            self._queues.setdefault(table_id, asyncio.Lock()),
            self._store.hold_table(table_id) as hold,
        ):
            live = self._live.get(table_id)
            if live is not None and live.revision != hold.revision:
                live = None
            self._found(live is not None)
            if live is None:
                live = await self._load(table_id)
            else:
                live.hours, live.wishes = await read_people(self._store, live.seats)
            if live.fault is None:
                self._live[table_id] = live
                self._live.move_to_end(table_id)
            elif not without_game:
                raise live.fault
            try:
                yield live
            except Refused as refused:
                refused.game = live.table.game
                raise
            except BaseException:
                self.drop(table_id)
                raise
            finally:
                live.revision = hold.revision
            while len(self._live) > self._capacity:
                self._live.popitem(last=False)

    async def load_as_of(self, table_id: int, upto: int) -> Live:
        """The table as it stood when its log had `upto` entries; not kept in memory. Call it in the table's turn.

        Raises `Refused` where that cannot be had any more, whatever today's rules say to what was replied then.
        """
        try:
            loaded = await self._store.load(table_id, upto=upto)
            rulebook = self._games[loaded.table.game]
            game = await rebuild(loaded, rulebook)
        except LOST as lost:
            log.info("an earlier moment is lost", table=table_id, upto=upto, fault=type(lost).__name__)
            raise Refused("undo-nothing") from lost
        live = Live(loaded.table, tuple(loaded.seats), rulebook, game, now=self._clock.now)
        if live.table.lesson:
            live.answered = sum(one.seat == PUPIL for one in await self._store.log(table_id, limit=upto))
        return live

    async def _load(self, table_id: int) -> Live:
        """A table with its game; with the reason in `fault` where that cannot be had."""
        table = await self._store.table(table_id)
        if table is None:
            raise NoSuchTable(table_id)
        seats = tuple(await self._store.seats(table_id))
        live = Live(table, seats, await load_rules(self._games, table.game), None, now=self._clock.now)
        live.timeline = self._store.timeline
        try:
            await self._fill(live)
        except Exception as fault:  # whatever it is, the table is no dead end
            if isinstance(fault, StorageError) and not isinstance(fault, LogBroken | Unreadable):
                raise
            live.game, live.fault = None, fault if isinstance(fault, CannotLoad) else CannotLoad(live, fault)
        return live

    async def _fill(self, live: Live) -> None:
        """Everything beside its row and its seats. Raises `CannotLoad`, or what storage finds damaged."""
        table_id = live.table.id
        live.hours, live.wishes = await read_people(self._store, live.seats)
        if is_absent(live.rulebook):
            live.posts = Posts(await self._store.posts(table_id))
            raise NotInstalled(live.table.game)
        if live.table.rules_version > live.rulebook.version and is_live(live):
            newer = NoUpgrade(live.table.game, live.table.rules_version, live.rulebook.version)
            raise CannotLoad(live, newer)
        deadlines = await self._store.deadlines(table_id)
        live.steward_times = {Seat(one.seat): one.due_at for one in deadlines if one.kind == "steward"}
        due = min((one for one in deadlines if one.kind in DUE), key=lambda one: one.due_at, default=None)
        if due is not None:
            live.due_at, live.terms = due.due_at, read_terms(due.payload)
        live.orders = list(await self._store.orders(table_id))
        live.notes = {Seat(one.seat): one for one in await self._store.notes(table_id)}
        live.posts = Posts(await self._store.posts(table_id))
        loaded = await self._store.load(table_id)
        live.table, live.seats = loaded.table, tuple(loaded.seats)  # of the same moment as the log
        live.keys = await read_keys(self._store, loaded.table)
        try:
            live.game = await rebuild(loaded, live.rulebook, goes_on=is_live(live))
        except RulesBroke as broken:
            await self._recover(live, loaded, broken, broken.where)
        except (Refused, Diverged, NoUpgrade) as fault:
            await self._recover(live, loaded, fault, ())
        else:
            live.stand_ins = await read_sealed_answers(loaded, live.rulebook, live.game)
        if live.table.lesson:
            live.answered = sum(one.seat == PUPIL for one in await self._store.log(table_id))

    async def _recover(self, live: Live, loaded: Loaded, fault: Exception, where: tuple[str, ...]) -> None:
        """Take a table back whose rules were corrected meanwhile. Raises `CannotLoad` where that is no remedy."""
        cause = fault.__cause__ if isinstance(fault.__cause__, Exception) else fault
        corrected = loaded.position is not None and loaded.position.rules_version != live.rulebook.version
        # Whatever version they call themselves, rules that refuse what was taken, or tell another story, are others.
        others = corrected or isinstance(fault, Refused | Diverged)
        if self._migrate is None or loaded.position is None or not others or not is_live(live):
            raise CannotLoad(live, cause, where) from cause
        if not corrected:
            log.error("log does not replay, and the rules have no new version", table=live.table.id)
        try:
            await self._migrate(live, upgrade(loaded.position, live.rulebook))
        except (RulesBroke, NoUpgrade) as again:
            raise CannotLoad(live, again, where) from again
