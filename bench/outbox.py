"""What delivery asks of the outbox while many lanes wait, as after an outage."""

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Final

from bench.figures import Figure, ratio
from bench.measure import run_in_turn, stopwatch, time_piece
from storage.files import find_database
from storage.outbox import DUE, SOONEST
from storage.ports import NewOwed
from storage.sqlite import SqliteStore, open_store

FEW: Final = 100
MANY: Final = (3_000, 10_000, 100_000)
NOW: Final = 1_700_000_000_000
LATER: Final = 3_600_000
LANES: Final = 64
"""How many lanes delivery asks for."""
PAYLOAD: Final = b'{"text":"' + b"x" * 600 + b'"}'
CYCLES: Final = 60

WALKED: Final = """
    WITH RECURSIVE lane (destination) AS (
        SELECT min(destination) FROM outbox WHERE sent_at IS NULL AND dead = 0
        UNION ALL
        SELECT (
            SELECT min(destination) FROM outbox
            WHERE sent_at IS NULL AND dead = 0 AND destination > lane.destination
        ) FROM lane WHERE lane.destination IS NOT NULL
    ), head (id) AS (
        SELECT (SELECT min(id) FROM outbox WHERE sent_at IS NULL AND dead = 0 AND destination = lane.destination)
        FROM lane WHERE lane.destination IS NOT NULL
    )
    SELECT {} FROM outbox WHERE id IN (SELECT id FROM head)
"""
"""How the outbox was asked before it kept its lanes: a walk from lane to lane."""
WALKED_DUE: Final = WALKED.format("*") + "AND not_before <= ? ORDER BY id LIMIT ?"
WALKED_SOONEST: Final = WALKED.format("min(not_before)")


async def measure_outbox(*, quick: bool) -> list[Figure]:
    """A look, and what is written beside it, from few lanes to very many."""
    rounds, numbers = (1, MANY[:1]) if quick else (9, MANY)
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        few = await _fill(Path(name) / "few", FEW)
        found = []
        for number in numbers:
            folder = Path(name) / str(number)
            many = await _fill(folder, number)
            found += await _measure(many, few, folder, Path(name) / "few", number, rounds)
            await many.close()
        await few.close()
    return found


async def _fill(folder: Path, lanes: int) -> SqliteStore:
    """A store in which messages wait for so many people: one in five was put off."""
    store = await open_store(folder)
    rows = [
        NewOwed(f"dm:{number}", "say", PAYLOAD, (NOW + LATER) * (number % 5 == 0)) for number in range(lanes)
    ]
    for start in range(0, lanes, 1_000):
        await store.owe(rows[start : start + 1_000], now=NOW)
    return store


async def _measure(
    many: SqliteStore, few: SqliteStore, folder: Path, other: Path, number: int, rounds: int
) -> list[Figure]:
    with (
        closing(sqlite3.connect(find_database(folder))) as there,
        closing(sqlite3.connect(find_database(other))) as beside,
    ):
        now = _time_looks(there, DUE, SOONEST, 200)
        walked = _time_looks(there, WALKED_DUE, WALKED_SOONEST, rounds)

        async def look_many() -> float:
            return _time_looks(there, DUE, SOONEST, 200)

        async def look_few() -> float:
            return _time_looks(beside, DUE, SOONEST, 200)

        looked = await run_in_turn(rounds, look_many, look_few)

    async def write_many() -> float:
        return await _time_writes(many)

    async def write_few() -> float:
        return await _time_writes(few)

    await write_many()
    await write_few()
    written = await run_in_turn(rounds, write_many, write_few)
    lanes = f"{number:,} lanes wait"
    return [
        Figure(
            f"a look at the outbox, {lanes}", now, "ms", walked, now, 0.1, "at most", "value",
            "what is due and when the next is, on the database's own thread; beside a walk from lane to lane",
        ),
        ratio(f"a look, {lanes}, beside {FEW}", *looked, 1.2, "at most", unit="ms"),
        Figure(
            f"CPU of a message owed, tried and sent, {lanes}, beside {FEW}", written[0], "ms", *written[1:], 1.2,
            note="three durable writes with a look beside each, all threads", pieces=written[0] / time_piece(),
        ),
    ]  # fmt: skip


def _time_looks(connection: sqlite3.Connection, due: str, soonest: str, times: int) -> float:
    """The median time of a look, ms."""
    taken = []
    with stopwatch():
        for _ in range(times):
            began = time.perf_counter()
            connection.execute(due, (NOW, LANES)).fetchall()
            connection.execute(soonest).fetchall()
            taken.append((time.perf_counter() - began) * 1e3)
    return median(taken)


async def _time_writes(store: SqliteStore) -> float:
    """Processor time in which a message is owed, tried and sent while delivery looks, ms; the disk is not counted."""
    with stopwatch():
        began = time.process_time()
        for number in range(CYCLES):
            (_, owed) = await asyncio.gather(
                store.due_lanes(NOW, LANES),
                store.owe([NewOwed(f"channel:{number}", "say", PAYLOAD)], now=NOW),
            )
            for mark in (_attempt, _send):
                await asyncio.gather(store.due_lanes(NOW, LANES), mark(store, owed[0]))
        return (time.process_time() - began) / CYCLES * 1e3


async def _attempt(store: SqliteStore, owed_id: int) -> None:
    await store.mark_attempted(owed_id, now=NOW)


async def _send(store: SqliteStore, owed_id: int) -> None:
    await store.mark_sent(owed_id, 1, now=NOW)
