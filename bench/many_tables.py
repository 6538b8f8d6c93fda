"""What very many open tables cost whoever plays at one of them, whoever starts the bot, and the hourly prune.

Each reply is at a table that nobody has touched for long, so its pages lie nowhere in SQLite's own cache: at 40,000
tables a reply reads 2.6 pages (10.6 KB) from the system that at 1,000 it has at hand. A cache of 64 MiB or a mapped
file spares those reads, and no time (1.03 x as it is, 1.05 x and 1.02 x with them): the pages are copied either way.
So there is no setting to change, and what a line shows beyond this is the machine's memory, which holds a file of
24 KB a table, or does not.
"""

import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Final

from bench.figures import Figure, ratio
from bench.measure import run_in_turn, stopwatch
from bench.seated import Room, Seated, ahead, made_up, write
from bot.clock import WallClock
from storage.ports import Change, Store

FEW: Final = 1_000
MANY: Final = 100_000
QUICK: Final = (500, 1_000)
TABLES: Final = 40
"""Tables at which a block plays."""
LOOKS: Final = 50
"""So often is looked, or pruned, in a block."""
NOTE: Final = "processor time of all threads; the disk is not counted"
REACH: Final = 1.2
APART: Final = 7_919
"""From one table to the next at which somebody plays: a prime, so that all are met, and none soon again."""


@dataclass(slots=True)
class Hall:
    """A store full of tables that are all alike but for their ids, and a moderator at it."""

    room: Room
    number: int
    laid: Seated
    played: Iterator[int]

    def pick(self) -> list[Seated]:
        """So many tables at which nobody has played yet, far from one another."""
        return [pick_table(next(self.played), self.number, self.laid) for _ in range(TABLES)]


async def measure_many_tables(*, quick: bool) -> list[Figure]:
    """The same, with many open tables beside few."""
    rounds, (few, many) = (1, QUICK) if quick else (15, (FEW, MANY))
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        halls = [await _open(Path(name) / str(number), number) for number in (many, few)]
        found = []
        for called, measure in _MEASURES.items():
            for hall in halls:  # once, for the pages and statements that are needed for the first time
                await measure(hall)
            taken = await run_in_turn(rounds, _bind(measure, halls[0]), _bind(measure, halls[1]))
            name_of = f"{called}, {many:,} open tables beside {few:,}"
            found.append(ratio(name_of, *taken, REACH, "at most", unit="ms", note=NOTE))
        for hall in halls:
            await hall.room.store.close()
    return found


def _bind(measure: Callable[[Hall], Awaitable[float]], hall: Hall) -> Callable[[], Awaitable[float]]:
    return lambda: measure(hall)


async def _open(folder: Path, number: int) -> Hall:
    """Play one table ahead, and write it so many times: played one by one they would take an hour."""
    room = await Room.open(folder)
    laid = await fill_store(room.store, number)
    return Hall(room, number, laid, count())


async def fill_store(store: Store, number: int) -> Seated:
    """Write one table so many times; gives what goes on at each of them."""
    change, laid = ahead(1, made_up, start=4, more=1)
    await write(store, (copy_table(change, table) for table in range(1, number + 1)))
    return laid


def pick_table(turn: int, number: int, laid: Seated) -> Seated:
    """Another of so many tables that are all alike, each turn, with what goes on at each of them."""
    table = 1 + turn * APART % number
    _, channel, people = made_up(table)
    return Seated(table, channel, people, list(laid.script))


def copy_table(change: Change, number: int) -> Change:
    """The same table under another number, with a channel and people of its own."""
    _, channel, people = made_up(number)
    assert change.table is not None
    assert change.position is not None
    return replace(
        change,
        table_id=number,
        table=replace(change.table, id=number, channel_id=channel, host_id=people[0]),
        seats=tuple(replace(one, table_id=number, user_id=people[one.seat]) for one in change.seats),
        position=replace(change.position, table_id=number),
    )


async def _load(hall: Hall) -> float:
    """Processor time in which a table is brought into memory, ms."""
    tables = hall.pick()
    with stopwatch():
        began = time.process_time()
        await hall.room.warm(tables)
        return (time.process_time() - began) / TABLES * 1e3


async def _reply(hall: Hall) -> float:
    """Processor time of a reply at a table that is in memory, ms."""
    tables = hall.pick()
    await hall.room.warm(tables)
    with stopwatch():
        began = time.process_time()
        for table in tables:
            await hall.room.reply(table)
        return (time.process_time() - began) / TABLES * 1e3


async def _look(hall: Hall) -> float:
    """Processor time of what a start asks before its first answer, and each look of whoever watches the store, ms."""
    store = hall.room.store
    with stopwatch():
        began = time.process_time()
        for _ in range(LOOKS):
            await store.games_in_status("playing")
            await store.games_in_status("set_aside")
            await store.count_tables()
        return (time.process_time() - began) / LOOKS * 1e3


async def _prune(hall: Hall) -> float:
    """Processor time of a prune that finds nothing to do, as most do, ms."""
    with stopwatch():
        began = time.process_time()
        for _ in range(LOOKS):
            await hall.room.store.prune(WallClock().now())
        return (time.process_time() - began) / LOOKS * 1e3


_MEASURES: Final = {
    "a table loaded": _load,
    "a reply": _reply,
    "the first look of a start": _look,
    "a prune": _prune,
}
