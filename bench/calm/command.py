"""`python -m bench calm [games…] [--what] [--pictures] [--seeds N]`: play whole games, print one table for each."""

import argparse
import asyncio
import json
import multiprocessing
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import structlog

from bench.calm.breakdown import word_breakdown
from bench.calm.games import COUNTED
from bench.calm.playing import Game, Players, give_order, play_game
from bench.calm.report import KINDS, Counts, word_counts

WORKERS: Final = 2


@dataclass(frozen=True, slots=True)
class Job:
    """One game to be played in a process of its own."""

    key: str
    players: Players
    seed: int
    paint_all: bool
    pause: int = 0


def run_job(job: Job) -> Game:
    """Play one game."""
    _hush()
    return asyncio.run(
        play_game(replace(COUNTED[job.key], pause=job.pause), job.players, job.seed, paint_all=job.paint_all)
    )


def run_order(key: str) -> int:
    """Count the presses of a standing order; 0 where the game knows none."""
    _hush()
    order = COUNTED[key].order
    return 0 if order is None else asyncio.run(give_order(COUNTED[key], order))


def _hush() -> None:
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())


def main(arguments: Sequence[str]) -> int:
    """Count what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench calm", description=__doc__)
    parser.add_argument("games", nargs="*", help=f"{', '.join(COUNTED)}; all of them by default")
    parser.add_argument(
        "--what", action="store_true", help="tell what messages and notifications are made of"
    )
    parser.add_argument(
        "--pictures", action="store_true", help="paint every picture, and not but some of them"
    )
    parser.add_argument("--seeds", type=int, help="games of each kind of players")
    parser.add_argument(
        "--pause",
        type=int,
        default=0,
        help="minutes before each reply: whoever has replied before is away by then",
    )
    parser.add_argument(
        "--json", type=Path, default=Path("build/calm.json"), help="where the figures are kept"
    )
    given = parser.parse_args(arguments)
    unknown = [name for name in given.games if name not in COUNTED]
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)}")
    began = time.monotonic()
    found = count_games(
        given.games or list(COUNTED),
        seeds=given.seeds,
        paint_all=given.pictures,
        pause=given.pause * 60_000,
    )
    for counts in found:
        print(word_counts(counts), end="\n\n")
        if given.what:
            print(word_breakdown(counts), end="\n\n")
    keep(found, given.json)
    print(f"counted in {time.monotonic() - began:.0f} s", file=sys.stderr)
    return 0


def count_games(keys: Sequence[str], *, seeds: int | None, paint_all: bool, pause: int = 0) -> list[Counts]:
    """Play the games, two at a time, the longest first."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(WORKERS, mp_context=spawn) as pool:
        jobs: dict[Job, Future[Game]] = {}
        for key in sorted(keys, key=lambda one: one != "complete"):
            for seed in range(1, (seeds or COUNTED[key].seeds) + 1):
                for players in KINDS:
                    job = Job(key, players, seed, paint_all, pause)
                    jobs[job] = pool.submit(run_job, job)
        orders = {key: pool.submit(run_order, key) for key in keys}
        played = {job: future.result() for job, future in jobs.items()}
        return [_collect(key, played, orders[key].result()) for key in keys]


def _collect(key: str, played: Mapping[Job, Game], order: int) -> Counts:
    games: dict[Players, list[Game]] = {kind: [] for kind in KINDS}
    for job, game in played.items():
        if job.key == key:
            games[job.players].append(game)
    return Counts(key, COUNTED[key], games, order)


def keep(found: Sequence[Counts], file: Path) -> None:
    """Write the figures down as JSON: every value that was counted."""
    file.parent.mkdir(parents=True, exist_ok=True)
    run = {
        counts.key: [
            {
                "name": one.name,
                "values": dict(one.values),
                "reach": one.reach,
                "before": one.before,
                "ok": one.verdict,
            }
            for one in counts.list_lines()
        ]
        for counts in found
    }
    file.write_text(json.dumps(run, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
