"""How fast replies are taken and made durable, beside what the disk itself allows."""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Final

from bench.figures import Figure, ratio
from bench.games import BENCHED
from bench.measure import run_in_turn, stopwatch, time_piece
from bench.seated import Room, Seated, ahead, grow, made_up, pass_all, write
from storage.group import GroupConnection

IN_FLIGHT: Final = 50
SLOW: Final = 0.004
PATH: Final = (
    "the moderator with its store: rules, log, positions, deadlines, worded messages into the outbox (not their "
    "sending); tables with 3 people, played on by practice players' replies when they are well under way"
)
FIRST: Final = "cochons"
"""The game that is measured on a slower disk as well."""
REACHES: Final = {"cochons": 0.13, "cochons-complete": 0.15, "interstellar_pig": 0.11, "cosmic": 0.09}
"""Durable replies beside raw commits, by the keys of `BENCHED`. Five times the commits, as was wanted once, cannot be:
the rules alone, with nothing told or written down, make as many replies as a local disk makes commits, or fewer."""
SLOW_REACH: Final = 1.0
"""The same on a disk so slow that sharing commits makes up for it."""
SLOW_ALONE_REACH: Final = 0.4
"""The same where a reply is alone, and shares its commit with none."""


class SlowConnection(GroupConnection):
    """A connection to a disk on which making durable takes longer, as it does on most rented ones."""

    def make_durable(self) -> None:
        """The commit, late."""
        time.sleep(SLOW)
        super().make_durable()


class Raw:
    """The baseline: one row a commit, in a file as durable as the store's."""

    def __init__(self, folder: Path, kind: type[GroupConnection]) -> None:
        self._connection = sqlite3.connect(folder / "raw.db", isolation_level=None)
        self._slow = kind is SlowConnection
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute("CREATE TABLE log (seq INTEGER PRIMARY KEY, reply BLOB) STRICT")

    def commit(self) -> None:
        """One durable row."""
        if self._slow:
            time.sleep(SLOW)
        self._connection.execute("INSERT INTO log (reply) VALUES (?)", (b"x" * 200,))

    def close(self) -> None:
        """Close the file."""
        self._connection.close()


@asynccontextmanager
async def _furnished(
    number: int, replies: int, kind: type[GroupConnection] = GroupConnection, game: str = FIRST
) -> AsyncIterator[tuple[Room, list[Seated], Raw]]:
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        folder = Path(name)
        room, raw = await Room.open(folder, kind), Raw(folder, kind)
        try:
            begun = BENCHED[game].begun
            laid = [
                ahead(table, made_up, start=begun, more=replies, game=game) for table in range(1, number + 1)
            ]
            await write(room.store, (change for change, _ in laid))
            seated = [table for _, table in laid]
            await room.warm(seated)
            yield room, seated, raw
        finally:
            raw.close()
            await room.store.close()


def _kinds() -> Iterator[tuple[str, type[GroupConnection], str]]:
    """Every game on this disk, the first of them on a slower one as well: how figures are called, disk, game."""
    for key, game in BENCHED.items():
        yield "" if key == FIRST else f", {game.called}", GroupConnection, key
    yield f", on a disk of {SLOW * 1e3:.0f} ms", SlowConnection, FIRST


async def measure_throughput(*, quick: bool) -> list[Figure]:
    """Replies a second with many tables in flight, of each game, on this disk and on a slower one."""
    found = []
    for name, kind, game in _kinds():
        number, rounds, each = (2, 1, 1) if quick else (IN_FLIGHT, 9, 8 if game == FIRST else 4)
        async with _furnished(number, (rounds + 1) * each, kind, game) as (room, seated, raw):
            cpu, pieces, compared = await _together(room, seated, raw, rounds, each)
        note, reach = PATH, REACHES[game]
        if kind is SlowConnection:
            note = "the same, each sync of either side lasting longer: what a reply costs in processor time weighs less"
            reach = SLOW_REACH
        flight = f"{number} tables in flight{name}"
        found += [
            Figure(f"CPU of a reply, {flight}", cpu, "ms", pieces=pieces, note="of the loop's thread"),
            ratio(f"durable replies, {flight}", *compared, reach, "at least", unit="/s", note=note),
        ]
    return found


async def _together(
    room: Room, seated: list[Seated], raw: Raw, rounds: int, each: int
) -> tuple[float, float, tuple[float, float, float]]:
    """The processor time of a reply, ms and pieces; and how many there are a second, beside commits."""
    spent: list[float] = []
    pieces: list[float] = []

    async def some(table: Seated) -> None:
        for _ in range(each):
            await room.reply(table)

    async def ours() -> float:
        replies = len(seated) * each
        with stopwatch() as elapsed:
            began = time.thread_time()
            await asyncio.gather(*map(some, seated))
            rate = replies / elapsed()
            spent.append((time.thread_time() - began) / replies * 1e3)
            pieces.append(spent[-1] / time_piece())
        return rate

    async def baseline() -> float:
        with stopwatch() as elapsed:
            for _ in range(100):
                raw.commit()
            return 100 / elapsed()

    await ours()
    compared = await run_in_turn(rounds, ours, baseline)
    return median(spent), median(pieces), compared


async def measure_replies_alone(*, quick: bool) -> list[Figure]:
    """One reply at a time, beside one commit at a time."""
    found = []
    for name, kind, game in _kinds():
        number, times = (1, 2) if quick else (5, 60 if game == FIRST else 30)
        async with _furnished(number, times + 2, kind, game) as (room, seated, raw):
            mine: list[float] = []
            other: list[float] = []
            for turn in range(times + 2):
                for table in seated:
                    began = time.perf_counter()
                    await room.reply(table)
                    taken = time.perf_counter()
                    raw.commit()
                    if turn > 1:
                        mine.append((taken - began) * 1e3)
                        other.append((time.perf_counter() - taken) * 1e3)
        ours, baseline = median(mine), median(other)
        figure = f"one reply alone{name}"
        reach = SLOW_ALONE_REACH if kind is SlowConnection else REACHES[game]
        found.append(
            ratio(
                figure, ours, baseline, baseline / ours, reach, "at least", unit="ms",
                note="median time of one; the ratio is that of the rates",
            )
        )  # fmt: skip
    return found


async def measure_long_logs(*, quick: bool) -> list[Figure]:
    """Processor time of a reply late in a very long game, beside one early in a short game."""
    long, rounds, cycle = (40, 1, 6) if quick else (10_000, 15, 36)
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        room = await Room.open(Path(name))
        old = Seated(1, 0, made_up(1)[2], [])
        change, _ = ahead(1, made_up, start=0, more=0, passing=True, options={"max_turns": 0})
        await write(room.store, [change])
        await grow(room, old, long)
        fresh, pieces = iter(range(2, 10_000)), list[float]()

        async def timed(table: Seated) -> float:
            await room.warm([table])
            with stopwatch():
                began = time.process_time()
                await pass_all(room, table, cycle)
                cpu = (time.process_time() - began) / cycle * 1e6
            pieces.append(time_piece())
            return cpu

        async def late() -> float:
            return await timed(old)

        async def early() -> float:
            number = next(fresh)
            change, _ = ahead(number, made_up, start=0, more=0, passing=True, options={"max_turns": 0})
            await write(room.store, [change])
            return await timed(Seated(number, 0, made_up(number)[2], []))

        await early()
        ours, baseline, compared = await run_in_turn(rounds, late, early)
        async with room.tables.turn(old.id) as live:
            count = live.play.count
        await room.store.close()
    note = f"whole turns in which all take the default, at log length {count:,} and from 10 on"
    paced = ours / 1e3 / median(pieces)
    name = "CPU of a reply, long log beside short"
    return [Figure(name, ours, "µs", baseline, compared, 1.10, note=note, pieces=paced)]
