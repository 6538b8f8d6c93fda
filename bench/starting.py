"""What many tables that nobody plays cost: time to start, and memory; and what one table in memory costs."""

import asyncio
import gc
import tempfile
import tracemalloc
from pathlib import Path
from statistics import median
from typing import Final

from bench.bots import Bot, both
from bench.figures import Figure, ratio
from bench.measure import resident
from bench.seated import Room, ahead, made_up, write
from storage.sqlite import open_store

IDLE: Final = 10_000
TRIALS: Final = 5
FIRST: Final = 2.7
FIRST_OF_RULES: Final = 3.0
"""Times of a bare client's start until the first answer. What is asked about rules waits for a rulebook besides.

2.2 was wanted. A bare client takes 0.31 s; importing what moderates takes 0.21 s on top, of which a quarter compiles
data classes, reading 7,300 sentences 0.07 s, and the store and the description of the commands most of the rest.
"""
MORE_MIB, MORE_OF_TABLES_MIB = 32, 10
"""So much more memory than a bare client's is taken by whoever plays one game, and so much more by so many tables. Ten
MiB for the game, as was wanted once, cannot be: games and locale data alone take fifteen."""


async def cold(*, quick: bool) -> list[Figure]:
    """From the start of the process to the first answer; then memory at rest."""
    number, trials = (200, 1) if quick else (IDLE, TRIALS)
    async with both() as (ours, bare):
        await ours.start()
        await ours.rest(1.0)
        empty = resident(ours.pid)
        await ours.stop()
        await _fill(ours.folder, number)
        await bare.start(BENCH_SYNC="1")
        await bare.stop()
        first: dict[Bot, list[float]] = {ours: [], bare: []}
        plain: list[float] = []
        ready: dict[Bot, list[float]] = {ours: [], bare: []}
        memory: dict[Bot, float] = {}
        for _ in range(trials):
            plain.append(await ours.start(rules=False))
            await ours.stop()
            for bot in (ours, bare):
                first[bot].append(await bot.start())
                ready[bot].append(await bot.ready())
                await bot.rest(1.0)
                memory[bot] = resident(bot.pid)
                await bot.stop()
    name = f"cold start with {number:,} open tables"
    started = [
        _start(
            f"{name}, to ready",
            ready[ours],
            ready[bare],
            "until the client says so, after its own wait for guilds",
        ),
        _start(
            f"{name}, to the first answer",
            plain,
            first[bare],
            "no rule of any game is told",
        ),
        _start(
            f"{name}, to the first answer about rules",
            first[ours],
            first[bare],
            "its rulebook is imported for it",
            FIRST_OF_RULES,
        ),
    ]
    more, added = memory[ours] - memory[bare], memory[ours] - empty
    note = "proportional set size at rest, without the painter's own process, and what is installed for tests alone"
    kept = f"memory with {number:,} idle tables"
    return [
        *started,
        Figure(
            f"{kept}, more than bare",
            memory[ours],
            "MiB",
            memory[bare],
            more,
            MORE_MIB + MORE_OF_TABLES_MIB,
            "at most",
            "value",
            note,
        ),
        Figure(
            "memory of a host of one game, more than bare",
            empty,
            "MiB",
            memory[bare],
            empty - memory[bare],
            MORE_MIB,
            "at most",
            "value",
            "without tables, once a rule of the game was told",
        ),
        Figure(
            f"{kept}, more than without",
            memory[ours],
            "MiB",
            empty,
            added,
            MORE_OF_TABLES_MIB,
            "at most",
            "value",
        ),
    ]


def _start(name: str, ours: list[float], bare: list[float], note: str, reach: float = FIRST) -> Figure:
    compared = median(a / b for a, b in zip(ours, bare, strict=True))
    return ratio(name, median(ours), median(bare), compared, reach, "at most", unit="s", note=note)


async def _fill(folder: Path, number: int) -> None:
    """Tables in their first draw, all alike but for their ids."""
    store = await open_store(folder)
    await write(store, (ahead(one, made_up, start=0, more=0)[0] for one in range(1, number + 1)))
    await store.close()


async def hot(*, quick: bool) -> list[Figure]:
    """What Python allocates for one table brought into memory, over many: of the first game, and of the largest."""
    number = 20 if quick else 200
    return [
        await _measure_hot("", "cochons", "Cochons in their third turn", 64, number),
        await _measure_hot(", Cosmic Encounter", "cosmic", "Cosmic Encounter, under way", 96, number),
    ]


async def _measure_hot(called: str, game: str, what: str, reach: float, number: int) -> Figure:
    """One game's tables, under way."""
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        room = await Room.open(Path(name), capacity=number + 10)
        try:
            laid = [ahead(one, made_up, start=20, more=1, game=game) for one in range(1, number + 11)]
            await write(room.store, (change for change, _ in laid))
            tables = [table for _, table in laid]
            await room.warm(tables[:10])
            gc.collect()
            tracemalloc.start()
            await room.warm(tables[10:])
            await asyncio.sleep(0)
            gc.collect()
            size = tracemalloc.get_traced_memory()[0] / number / 1024
            tracemalloc.stop()
        finally:
            await room.store.close()
    note = f"by tracemalloc, over {number} tables of {what}"
    return Figure(
        f"memory of one hot table{called}", size, "KiB", None, size, reach, "at most", "value", note
    )
