"""The long run of the views: `make soak` compares a million of them; `make soak CASE=cosmic SEED=17` replays one game.

Each seed is one whole random game of a case. At each of its moments everything is dealt anew for every viewer, and the
view before is compared with the view after, field by field. A line is printed for each game that is over, with its
seed; what was found is printed as the line that replays it, and makes the run fail.
"""

import argparse
import os
import random
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from bot.games import AnyRulebook
from porc_royal.testing.views import find_shown, find_undeclared
from tests.promises.cases import ALL_CASES
from tests.promises.dealt import begin_game, deal_for_all, name_reader, play_on
from tests.promises.declared import DECLARED

VIEWS: Final = 1_000_000
LONGEST: Final = 3000
"""Moments of one game that are looked at at most."""


@dataclass(slots=True)
class Compared:
    """What became of one game: how many views were compared, and what was shown to whom who may not know it."""

    case: str
    seed: int
    views: int = 0
    found: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        """Its line."""
        said = "; ".join(self.found) or "nothing shown"
        again = f" (make soak CASE={self.case} SEED={self.seed})" if self.found else ""
        return f"{self.case} seed {self.seed}: {self.views} views compared, {said}{again}"


def compare_game(case: str, seed: int, book: AnyRulebook | None = None) -> Compared:
    """Play one game, and stop where something is found. `book`: with other views than the game's own."""
    view = (book or ALL_CASES[case].book).view
    secrets, compared = DECLARED[ALL_CASES[case].game], Compared(case, seed)
    begun, dealer = begin_game(case, seed, LONGEST), random.Random(seed)
    for play in play_on(case, begun):
        compared.found += (
            f"{name} is not the same for all, {play.count} replies on"
            for name in find_undeclared(secrets, view, play.state, begun.players)
        )
        for deal in deal_for_all(case, begun, dealer):
            compared.views += 1
            compared.found += (
                f"{name} is shown to {name_reader(deal.viewer)}, {play.count} replies on"
                for name in find_shown(view, deal)
            )
        if compared.found:
            break
    return compared


def compare_all(cases: Sequence[str], views: int, first: int) -> Iterator[Compared]:
    """Games of all cases in turn, from seed `first` on, on every core, until so many views were compared."""
    games = ((case, seed) for seed in count(first) for case in cases)
    compared, running = 0, set[Future[Compared]]()
    with ProcessPoolExecutor() as pool:
        while compared < views:
            while len(running) < 2 * (os.cpu_count() or 1):
                running.add(pool.submit(compare_game, *next(games)))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in (future.result() for future in done):
                compared += one.views
                yield one
        for future in running:
            future.cancel()


def main(given: Sequence[str]) -> int:
    """Compare, print, and say whether anything was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--views", type=int, default=VIEWS, help="how many views are compared in all")
    parser.add_argument("--case", choices=ALL_CASES, help="one case only")
    parser.add_argument("--seed", type=int, help="this one game only")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    said = parser.parse_args(given)
    cases = [said.case] if said.case else list(ALL_CASES)
    if said.seed is not None:
        games: Iterator[Compared] = (compare_game(case, said.seed) for case in cases)
    else:
        games = compare_all(cases, said.views, said.first)
    total, found = 0, 0
    for one in games:
        total, found = total + one.views, found + bool(one.found)
        print(one, flush=True)
    print(f"{total} views compared, {found} games with something shown")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
