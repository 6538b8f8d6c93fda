"""How many rounds an encounter takes at gates with each alien in play: `python -m tests.cosmic.waits_aliens [GAMES]`.

Four practice players, all aliens; the rounds of a game count for each of the four that are in play. An alien of which
the least that is likely lies above the rounds of all games needs more than the rest.
"""

import sys
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from games.cosmic import facts
from games.cosmic.rulebook import RULEBOOK
from porc_royal.rulebook import Settings
from tests.games.waits import count_waits

GAMES: Final = 400
PLAYERS: Final = 4
REACH: Final = 7.0
"""Rounds an encounter that are within reach."""
SETTINGS: Final[Settings] = {"pace": "gates", "aliens": "all", "win": 4}
LIKELY: Final = 1.96


@dataclass(slots=True)
class Rounds:
    """Rounds and encounters of each game, and the same by the aliens that were in play."""

    games: list[tuple[int, int]] = field(default_factory=list)
    by_alien: dict[str, list[tuple[int, int]]] = field(default_factory=lambda: defaultdict(list))

    def add(self, number: int) -> None:
        """One game to its end."""
        waits, view = count_waits(RULEBOOK, PLAYERS, SETTINGS, number)
        game = (waits.kinds.total(), waits.told[facts.ENCOUNTER])
        self.games.append(game)
        for alien in {alien for seat in view.seats for alien in seat.powers}:
            self.by_alien[alien].append(game)

    def describe(self) -> list[str]:
        """A line an alien, those first that need most; marked where they need more than the rest."""
        usual, _ = estimate(self.games)
        encounters = sum(number for _, number in self.games)
        lines = [
            f"{len(self.games)} games, {encounters} encounters, {usual:.2f} rounds each, within reach {REACH:g}"
        ]
        rows = [(*estimate(found), alien, len(found)) for alien, found in self.by_alien.items()]
        for mean, wide, alien, games in sorted(rows, reverse=True):
            mark = " more" if mean - wide > usual else ""
            far = " out of reach" if mean - wide > REACH else ""
            lines.append(f"{alien:16} {mean:5.2f} ± {wide:.2f} ({games} games){mark}{far}")
        return lines


def estimate(games: Sequence[tuple[int, int]]) -> tuple[float, float]:
    """Rounds an encounter over all these games, and how far off that may be."""
    encounters = fmean(number for _, number in games)
    mean = sum(rounds for rounds, _ in games) / sum(number for _, number in games)
    if len(games) < 3:
        return mean, float("inf")
    off = stdev(rounds - mean * number for rounds, number in games)
    return mean, LIKELY * off / encounters / sqrt(len(games))


def main() -> None:
    """Play and print."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    rounds = Rounds()
    for number in range(games):
        rounds.add(number)
        if number % 50 == 49:
            print("\n".join(rounds.describe()[:1]), flush=True)
    print("\n".join(rounds.describe()))


if __name__ == "__main__":
    main()
