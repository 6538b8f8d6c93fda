"""`python -m bench [names…] [--json FILE] [--beside WORKTREE] [--quick]`: measure, print one table, keep it as JSON.

The processor time of a reply comes first: it is what all the rest is made of. Processor time is given in pieces, too:
in multiples of a fixed piece of Python that is run in the same block, by which the figures of different runs can be
compared. A line says how far it should reach, and whether it does. The exit status is 1 where something could not be
measured at all.

`python -m bench calm` counts what whole games say and show, and has options of its own (`bench.calm.command`).
`python -m bench diary` tells of one game over days (`bench.diary`).
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

import structlog

from bench import (
    absence,
    ballots,
    busy,
    called,
    commands,
    diary,
    durability,
    failover,
    levels,
    looking_back,
    many_tables,
    messages,
    outbox,
    pictures,
    quakes,
    reply_costs,
    requests,
    rolling,
    rules,
    several,
    shared_store,
    shared_tables,
    shared_writes,
    standings,
    starting,
    strong,
    waits,
    windows,
)
from bench.calm import command as calm
from bench.figures import Figure, fail, keep, make_table

Measure = Callable[..., Awaitable[list[Figure]]]

MEASURES: Final[Mapping[str, Measure]] = {
    "replies": reply_costs.compare_replies,
    "rules": rules.measure_step,
    "games": rules.measure_games,
    "maps": rules.measure_maps,
    "throughput": durability.measure_throughput,
    "alone": durability.measure_replies_alone,
    "length": durability.measure_long_logs,
    "hot": starting.hot,
    "windows": windows.count_commits,
    "outbox": outbox.measure_outbox,
    "many tables": many_tables.measure_many_tables,
    "looking back": looking_back.measure_holds,
    "pictures": pictures.measure_pictures,
    "answers": commands.measure_answers,
    "called": called.measure_calls,
    "shared store": shared_store.measure_shared_store,
    "shared tables": shared_tables.measure_shared_tables,
    "several processes": several.measure_several,
    "shared writes": shared_writes.measure_shared_writes,
    "failover": failover.measure_failover,
    "rolling": rolling.measure_rolling_restart,
    "burst": commands.measure_burst,
    "busy": busy.measure_answers_amid,
    "record": standings.measure_standings,
    "ballots": ballots.measure_clubs,
    "start": starting.cold,
    "requests": requests.count_requests,
    "absence": absence.measure_waits_for_the_absent,
    "quakes": quakes.count_quakes,
    "waits": waits.count_rounds,
    "messages": messages.compare_messages,
    "levels": levels.compare_levels,
    "strong": strong.count_strong_wins,
}
CHEAP: Final = (
    "rules",
    "games",
    "maps",
    "throughput",
    "alone",
    "length",
    "hot",
    "windows",
    "outbox",
    "many tables",
    "looking back",
    "record",
    "ballots",
)
"""What `--quick` measures unless it is told what: nothing with sockets or processes."""


def main(arguments: list[str] | None = None) -> int:
    """Measure what was asked for."""
    typed = sys.argv[1:] if arguments is None else arguments
    if typed[:1] == ["calm"]:
        return calm.main(typed[1:])
    if typed[:1] == ["diary"]:
        return diary.main(typed[1:])
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measures the bot beside baselines.")
    parser.add_argument(
        "names", nargs="*", help=f"what to measure: {', '.join(MEASURES)}; everything by default"
    )
    parser.add_argument(
        "--json", type=Path, default=Path("build/bench.json"), help="where the figures are kept"
    )
    parser.add_argument(
        "--beside",
        type=Path,
        metavar="WORKTREE",
        help="an older build, in a worktree with a .venv of its own: `replies` are played by both in turn, "
        "and `messages` compared",
    )
    parser.add_argument("--quick", action="store_true", help="a few rounds only: to see that it works")
    given = parser.parse_args(typed)
    unknown = [name for name in given.names if name not in MEASURES]
    if unknown:
        parser.error(f"no such measure: {', '.join(unknown)}")
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())
    beside = given.beside and given.beside.resolve()
    measures = dict[str, Measure](MEASURES) | {
        "replies": partial(reply_costs.compare_replies, beside=beside),
        "messages": partial(messages.compare_messages, beside=beside),
    }
    figures: list[Figure] = []
    for name in given.names or (CHEAP if given.quick else MEASURES):
        began = time.monotonic()
        figures += asyncio.run(_try(name, measures[name], quick=given.quick))
        keep(figures, given.json, quick=given.quick)
        print(f"measured: {name} ({time.monotonic() - began:.0f} s)", file=sys.stderr, flush=True)
    print(make_table(figures))
    return int(any(one.failed for one in figures))


async def _try(name: str, measure: Measure, *, quick: bool) -> list[Figure]:
    """The figures of one measure; one that fails leaves a line that says so, and the others go on."""
    try:
        return await measure(quick=quick)
    except Exception as fault:  # noqa: BLE001 - a fault of one measure must not cost the others their figures
        return [fail(name, f"{type(fault).__name__}: {fault}")]


if __name__ == "__main__":
    sys.exit(main())
