"""Two processes at one PostgreSQL server beside one, on the same cores: replies a second, and what they cost.

`python -m bench.several URL FIRST TABLES ROUNDS` is one of those processes: it lays tables from the number FIRST on,
says so, and plays a round at all of them for each line that it reads.
"""

import asyncio
import gc
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import Final

import psutil

from bench.figures import Figure, ratio
from bench.measure import cpu_seconds, run_in_turn
from bench.seated import Room
from bench.shared_store import find_server, lay_tables, serve_postgres, sum_server_cpu, take_replies
from storage.postgres.store import open_postgres

TABLES: Final = 20
ROUNDS: Final = 7
EACH: Final = 32
"""Replies at each table in a round: at its end one process waits for the other; of eight replies that was a tenth."""
BEFORE: Final = 2
"""Rounds in which each connection meets what is written, and the server plans it: twice as many with two processes."""
PRESSES: Final = 1_000_000
"""More than are made at the tables before one."""
RATE_REACH: Final = 1.3
CPU_REACH: Final = 0.85


class Player:
    """A process that plays at tables of its own."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process: Final = process

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    async def hear(self) -> object:
        """What it says next. Raises ValueError where it has ended."""
        assert self._process.stdout is not None
        return json.loads(await self._process.stdout.readline())

    async def play(self) -> None:
        """One round at all its tables."""
        assert self._process.stdin is not None
        self._process.stdin.write(b"\n")
        await self.hear()

    async def end(self) -> None:
        """Let it end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()


async def measure_several(*, quick: bool) -> list[Figure]:
    """The same replies at the same number of tables, by one process and by two."""
    tables, rounds = (4, 1) if quick else (TABLES, ROUNDS)
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-")))
        url = stack.enter_context(serve_postgres(folder / "server"))
        server = find_server(folder / "server")
        half = tables // 2
        shares = ((1, tables), (1 + tables, half), (1 + tables + half, half))
        players = [await _start(stack, url, first, number, rounds + BEFORE) for first, number in shares]
        for _ in range(BEFORE):
            await asyncio.gather(*(one.play() for one in players))
        costs: dict[int, list[float]] = {1: [], 2: []}

        async def play(some: Sequence[Player]) -> float:
            spent, begun = _sum_cpu(server, some), time.perf_counter()
            await asyncio.gather(*(one.play() for one in some))
            took = time.perf_counter() - begun
            costs[len(some)].append((_sum_cpu(server, some) - spent) / (tables * EACH))
            return tables * EACH / took

        two, one, compared = await run_in_turn(rounds, lambda: play(players[1:]), lambda: play(players[:1]))
    alone, shared = median(costs[1]), median(costs[2])
    note = f"{tables} tables in flight in all, the server on the same cores"
    return [
        ratio("replies of two processes beside one", two, one, compared, RATE_REACH, "at least", unit="/s", note=note),
        ratio(
            "replies a second of processor time, two processes beside one",
            1 / shared, 1 / alone, alone / shared, CPU_REACH, "at least", unit="/s",
            note="of the processes and the server together",
        ),
    ]  # fmt: skip


def _sum_cpu(server: psutil.Process, players: Sequence[Player]) -> float:
    return sum_server_cpu(server) + sum(cpu_seconds(one.pid) for one in players)


async def _start(stack: AsyncExitStack, url: str, first: int, tables: int, rounds: int) -> Player:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.several", url, str(first), str(tables), str(rounds),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    player = Player(process)
    stack.push_async_callback(player.end)
    await player.hear()
    return player


async def serve(url: str, first: int, tables: int, rounds: int) -> None:
    """Play a round at so many tables for each line that is read."""
    store = await open_postgres(url)
    try:
        with tempfile.TemporaryDirectory(prefix="bench-") as folder:
            room = Room(store, Path(folder), pressed=first * PRESSES)
            seated = await lay_tables(room, tables, rounds * EACH, first=first)
            # Once, before anything is measured: in each round it would take each process as long as a dozen replies.
            gc.collect()
            gc.disable()
            print(json.dumps("ready"), flush=True)
            while await asyncio.to_thread(sys.stdin.readline):
                await take_replies(room, seated, EACH)
                print(json.dumps("played"), flush=True)
    finally:
        await store.close()


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1], *map(int, sys.argv[2:])))
