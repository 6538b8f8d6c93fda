"""Measuring on a machine that others use too: turn by turn, and medians."""

import gc
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from bench.side import run_piece

Timed = Callable[[], Awaitable[float]]


async def run_in_turn(rounds: int, ours: Timed, baseline: Timed) -> tuple[float, float, float]:
    """Run both in turn; gives the median of each and of the ratio ours / baseline of each round.

    What slows the machine down for a while slows both down, so the ratio of a round keeps its meaning.
    """
    mine: list[float] = []
    other: list[float] = []
    for number in range(rounds):
        if number % 2:
            other.append(await baseline())
            mine.append(await ours())
        else:
            mine.append(await ours())
            other.append(await baseline())
    return median(mine), median(other), median(a / b for a, b in zip(mine, other, strict=True))


def time_piece() -> float:
    """Processor time of the fixed piece of Python now, ms."""
    began = time.thread_time()
    run_piece()
    return (time.thread_time() - began) * 1e3


def find_percentile(values: Sequence[float], share: float) -> float:
    """The value below which this share of all lies."""
    found = sorted(values)
    return found[min(len(found) - 1, int(share * len(found)))]


@contextmanager
def stopwatch() -> Iterator[Callable[[], float]]:
    """Wall seconds since the block began, with the garbage collector at rest."""
    gc.collect()
    gc.disable()
    began = time.perf_counter()
    try:
        yield lambda: time.perf_counter() - began
    finally:
        gc.enable()


def cpu_seconds(pid: int) -> float:
    """Processor time of a process, all its threads, to the nanosecond."""
    tasks = Path(f"/proc/{pid}/task")
    return sum(int((each / "schedstat").read_text().split()[0]) for each in tasks.iterdir()) / 1e9


def resident(pid: int) -> float:
    """Memory of a process, MiB; pages it shares with others are divided among them."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    raise LookupError(pid)
