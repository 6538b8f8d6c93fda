"""Tables in the middle of a game, written straight into a store; and the replies with which they go on.

A table is played ahead in memory by practice players, so that what is measured later is the moderator taking
replies, and not somebody thinking them up.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.games import BENCHED, Benched
from bot.announcer.announcer import Announcer
from bot.clock import WallClock
from bot.games import GAMES
from bot.i18n import Words
from bot.moderation.deps import ModerationDeps
from bot.moderation.moderator import Moderator, Press
from bot.moderation.turns import TurnRunner
from bot.ops.bug_reports import Reports
from bot.ops.metrics import Metrics
from bot.tables.live import Live, LiveTables
from bot.tables.rng import RECIPE, compute_commitment
from bot.tables.running import run_reply, run_rules
from bot.tables.turn import Taken, Turn, make_entries
from bot.wording.voice import Voices
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.play import Play
from porc_royal.rulebook import Setting
from storage.group import GroupConnection
from storage.ports import Change, Language, NewDeadline, PositionRow, SeatRow, Store, TableRow
from storage.postgres.store import PostgresStore
from storage.sqlite import SqliteStore, open_store

DAY: Final = 24 * 3600
GUILD: Final = 900
PEOPLE: Final = 3
NAMES: Final = (
    "Rosalinde",
    "Bartholomé",
    "Cunégonde",
    "Théodule",
    "Ermeline",
    "Gontran",
    "Aldegonde",
    "Childebert",
)
SPOKEN: Final[tuple[Language, ...]] = ("fr", "en", "fr", "en", "fr", "en", "fr", "en")
Ids = Callable[[int], tuple[int, int, Sequence[int]]]
"""The guild, the channel and the three people of a table, by its number."""


def made_up(number: int) -> tuple[int, int, Sequence[int]]:
    """Ids for a table that no Discord knows."""
    return GUILD, 10_000_000 + number, [20_000_000 + 10 * number + seat for seat in range(PEOPLE)]


@dataclass(slots=True)
class Seated:
    """A table in the store: its people, and the replies that come next."""

    id: int
    channel: int
    people: Sequence[int]
    script: list[tuple[Seat, Reply]]


def ahead(
    number: int,
    ids: Ids,
    *,
    start: int,
    more: int,
    passing: bool = False,
    game: str = "cochons",
    options: Mapping[str, Setting] | None = None,
    recipe: int = RECIPE,
) -> tuple[Change, Seated]:
    """A table after `start` replies of players, as one change; and the `more` replies that follow.

    passing: everybody takes the default, whatever is asked. Luck is the table's number; where a game ends too
    soon, the next luck is tried. recipe: by which chance draws.
    """
    for luck in range(1_000):
        found = _played(
            number,
            luck,
            ids,
            (start, more),
            passing=passing,
            game=BENCHED[game],
            options=options or {},
            recipe=recipe,
        )
        if found is not None:
            return found
    raise LookupError(f"no game lasts {start + more} replies")


def _played(
    number: int,
    luck: int,
    ids: Ids,
    span: tuple[int, int],
    *,
    passing: bool,
    game: Benched,
    options: Mapping[str, Setting],
    recipe: int,
) -> tuple[Change, Seated] | None:
    """span: the replies before the table is written down, and those that follow."""
    start, more = span
    guild, channel, people = ids(number)
    rulebook, at = game.book, WallClock().now()
    seed = number.to_bytes(16, "big") + luck.to_bytes(16, "big")
    chosen = {one.name: one.default for one in rulebook.options} | dict(game.ahead) | dict(options)
    table = TableRow(
        number, channel, rulebook.name, rulebook.version, "fr", people[0], at, guild_id=guild, status="playing",
        options=chosen, deadline_seconds=DAY, window_seconds=DAY, secret=seed, seed=seed,
        commitment=compute_commitment(seed), started_at=at, recipe=recipe,
    )  # fmt: skip
    rows = tuple(
        SeatRow(number, seat, "person", NAMES[seat], user, language=SPOKEN[seat])
        for seat, user in enumerate(people)
    )
    live = Live(table, rows, rulebook, Play.new(rulebook, len(rows), chosen))
    begun = Turn(live)
    run_rules(begun)
    script: list[tuple[Seat, Reply]] = []
    change: Change | None = None
    for step in range(start + more):
        if step == start:
            change = _change(live, rows, begun.replies, at)
        if live.play.result is not None:
            return None
        seat = live.play.awaited[0]
        ask = live.play.asks[seat]
        practised = ask.default if passing else rulebook.practise(live.play.view(seat), ask, luck + step)
        turn = begun if step < start else Turn(live)
        run_reply(turn, seat, practised)
        if step >= start:
            script.append((seat, practised))
    return change or _change(live, rows, begun.replies, at), Seated(number, channel, people, script)


def _change(live: Live, rows: tuple[SeatRow, ...], taken: Sequence[Taken], at: int) -> Change:
    game, due = live.play, at + 1000 * DAY
    newest = game.position
    return Change(
        at,
        live.table.id,
        table=live.table,
        seats=rows,
        log_length=0,
        entries=make_entries(taken),
        position=PositionRow(live.table.id, newest.seq, newest.chapter, newest.state, newest.version, at),
        opens=(NewDeadline("ask", due, game.place), NewDeadline("half", due - 500 * DAY, game.place)),
    )


async def write(store: Store, changes: Iterable[Change]) -> None:
    """Write many tables, sharing commits."""
    some: list[Change] = []
    for change in changes:
        some.append(change)
        if len(some) == 250:
            await asyncio.gather(*(store.commit(one) for one in some))
            some.clear()
    await asyncio.gather(*(store.commit(one) for one in some))


class Room:
    """A store on disk with a moderator, and nothing of Discord: what a reply passes until it is acknowledged.

    pressed  the number of the last press that another process at the same store has made
    """

    def __init__(
        self, store: SqliteStore | PostgresStore, folder: Path, *, capacity: int = 256, pressed: int = 1
    ) -> None:
        self.store = store
        self.tables = LiveTables(store, GAMES, capacity)
        self.woken = 0
        voices = Voices(Words.load(GAMES.list_word_packages()))
        reports = Reports(store, folder / "reports")
        deps = ModerationDeps(store, self.tables, Announcer(voices), voices, WallClock(), self._wake)
        self.moderator = Moderator(deps, TurnRunner(deps, reports), Metrics())
        self._interaction = pressed

    @classmethod
    async def open(
        cls, folder: Path, kind: type[GroupConnection] = GroupConnection, *, capacity: int = 256
    ) -> "Room":
        """Open the store of a folder."""
        return cls(await open_store(folder, connection_class=kind), folder, capacity=capacity)

    def _wake(self) -> None:
        self.woken += 1

    async def reply(self, table: Seated) -> None:
        """Take the next reply of a table's script."""
        seat, reply = table.script.pop(0)
        self._interaction += 1
        await self.moderator.reply(table.id, Press(table.people[seat], self._interaction), reply)

    async def warm(self, tables: Iterable[Seated]) -> None:
        """Bring tables into memory."""
        for table in tables:
            async with self.tables.turn(table.id):
                pass


async def pass_all(room: Room, table: Seated, times: int) -> None:
    """Let everybody take the default."""
    for _ in range(times):
        async with room.tables.turn(table.id) as live:
            seat = live.play.awaited[0]
            table.script.append((seat, live.play.asks[seat].default))
        await room.reply(table)


async def grow(room: Room, table: Seated, length: int) -> None:
    """Play on until the log is so long, at the beginning of a turn."""
    count = 0
    while count < length:
        await pass_all(room, table, 18)
        async with room.tables.turn(table.id) as live:
            count = live.play.count
