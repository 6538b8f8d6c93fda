"""How many rounds an encounter takes at gates with each alien in play: `python -m tests.cosmic.waits_aliens [GAMES]`.

Four practice players, all aliens; the rounds of a game count for each of the four that are in play. An alien of which
the least that is likely lies above the rounds of all games needs more than the rest.
"""

import sys
from collections import defaultdict
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
    """Rounds an encounter, of each game, by the aliens that were in play; and what was asked, by question."""

    games: list[float] = field(default_factory=list)
    by_alien: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def add(self, number: int) -> None:
        """One game to its end."""
        waits, view = count_waits(RULEBOOK, PLAYERS, SETTINGS, number)
        rounds = waits.kinds.total() / waits.told[facts.ENCOUNTER]
        self.games.append(rounds)
        for alien in {alien for seat in view.seats for alien in seat.powers}:
            self.by_alien[alien].append(rounds)

    def describe(self) -> list[str]:
        """A line an alien, those first that need most; marked where they need more than the rest."""
        usual = fmean(self.games)
        lines = [f"{len(self.games)} games, {usual:.2f} rounds an encounter, within reach {REACH:g}"]
        rows = sorted(self.by_alien.items(), key=lambda row: -fmean(row[1]))
        for alien, found in rows:
            wide = LIKELY * stdev(found) / sqrt(len(found)) if len(found) > 2 else float("inf")
            mean = fmean(found)
            mark = " more" if mean - wide > usual else ""
            far = " out of reach" if mean - wide > REACH else ""
            lines.append(f"{alien:16} {mean:5.2f} ± {wide:.2f} ({len(found)} games){mark}{far}")
        return lines


def main() -> None:
    """Play and print."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    rounds = Rounds()
    for number in range(games):
        rounds.add(number)
    print("\n".join(rounds.describe()))


if __name__ == "__main__":
    main()
