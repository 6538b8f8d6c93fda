"""How often each alien wins in games that the referee watches.

`python -m tests.cosmic.strength_aliens [GAMES] [FIRST] [FILE]`: four practice players each, all aliens; every second
game with techs, half of the games with options drawn by luck. A power that wins more than its share is strong as
practice players play it, and no more is said by it. Games in which the referee finds a fault are told, and count. With
a file the counts are written there; `... share FILE ...` prints those of several runs.
"""

import json
import random
import sys
import traceback
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Final, Self

from bench.shares import describe_share, estimate_bounds
from games.cosmic.extension.declarations import DEALT
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.views.view import View
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Setting
from tests.promises.cases import find_case
from tests.referees.cosmic.referee import CosmicReferee
from tests.referees.protocol import Spoken, Table, Views

GAMES: Final = 400
PLAYERS: Final = 4
MOST: Final = 30_000


@dataclass(slots=True)
class Shares:
    """In how many games each alien was kept from the beginning, in how many of these it won, and all winners."""

    dealt: Counter[str] = field(default_factory=Counter)
    kept: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    met: Counter[str] = field(default_factory=Counter)
    games: int = 0
    winners: int = 0

    def add(self, aliens: list[str], winners: list[int]) -> None:
        """A game: the alien of each seat, and the seats that have won."""
        self.games += 1
        self.winners += len(winners)
        self.kept.update(aliens)
        self.won.update(aliens[seat] for seat in winners)
        self.met.update("+".join(two) for two in combinations(sorted(aliens), 2))

    def write(self, file: Path, **figures: int) -> None:
        """What was counted, as JSON."""
        counted = {
            "games": self.games,
            "winners": self.winners,
            "kept": dict(self.kept),
            "won": dict(self.won),
        }
        file.write_text(json.dumps({**figures, **counted}, indent=1), "utf-8")

    @classmethod
    def read(cls, *files: Path) -> Self:
        """What several runs have counted."""
        shares = cls()
        for file in files:
            counted = json.loads(file.read_text("utf-8"))
            shares.games += counted["games"]
            shares.winners += counted["winners"]
            shares.dealt.update(counted.get("dealt", {}))
            shares.kept.update(counted["kept"])
            shares.won.update(counted["won"])
            shares.met.update(counted.get("met", {}))
        return shares

    def describe(self) -> list[str]:
        """A line an alien, the strongest first; marked where the share of a seat lies outside of its bounds."""
        fair = self.winners / (PLAYERS * self.games) if self.games else 0.0
        lines = [f"{self.games} games, {fair:.0%} of the seats have won"]
        for alien in sorted(self.kept, key=lambda one: (-self.won[one] / self.kept[one], one)):
            won, kept = self.won[alien], self.kept[alien]
            least, most = estimate_bounds(won, kept)
            mark = "strong" if least > fair else "weak" if most < fair else ""
            lines.append(f"{alien:16} {describe_share(won, kept)} {mark}".rstrip())
        unseen = sorted(set(RULEBOOK.assembly[DEALT]) - set(self.kept))
        return [*lines, f"in no game: {', '.join(unseen)}"] if unseen else lines


def play_one(number: int, shares: Shares, **fixed: Setting) -> list[str]:
    """A game to its end; what the referee says."""
    luck = random.Random(number)
    by_luck = find_case("cosmic").choose(luck) if number % 4 >= 2 else {}
    settings: dict[str, Setting] = {
        **by_luck,
        "pace": "orders",
        "aliens": "all",
        "alert": "all",
        "tech_deck": number % 2 == 1,
        **fixed,
    }
    play = Play.new(RULEBOOK, PLAYERS, settings)
    every = {one.name: one.default for one in RULEBOOK.options} | settings
    referee, before = CosmicReferee(), Views[View](play.view)
    found = referee.open(Table(PLAYERS, every), play.opening, before)
    aliens: list[str] = []
    for _ in range(MOST):
        if play.result is not None:
            shares.add(aliens, [int(seat) for seat in play.result.winners])
            return [*found, *referee.close(play.result, Views[View](play.view))]
        seat: Seat = play.awaited[0]
        ask = play.asks[seat]
        before = Views[View](play.view)
        if seat == CHANCE:
            reply = draw_reply(ask, luck.randrange)
        else:
            reply = RULEBOOK.practise(before[seat], ask, luck.randrange(2**32))
        before.freeze()
        step = play.take(seat, reply)
        found += referee.watch(before, Spoken(seat, ask, step.reply), step.facts, Views[View](play.view))
        if not aliens and all(player.powers for player in play.state.players):
            aliens = [player.powers[0] for player in play.state.players]
            shares.dealt.update(alien for player in play.state.players for alien in player.dealt)
    raise AssertionError(f"game {number} does not end")


def main() -> None:
    """Play and print."""
    if sys.argv[1:2] == ["share"]:
        print("\n".join(Shares.read(*map(Path, sys.argv[2:])).describe()))
        return
    games, first = (
        int(sys.argv[at]) if len(sys.argv) > at else default for at, default in ((1, GAMES), (2, 0))
    )
    file = Path(sys.argv[3]) if len(sys.argv) > 3 else None
    shares, faults = Shares(), 0
    for number in range(first, first + games):
        try:
            found = play_one(number, shares)
        except Exception:  # noqa: BLE001 (whatever goes wrong is wanted, and the next game all the same)
            found = [traceback.format_exc(limit=-6)]
        faults += bool(found)
        for fault in found:
            print(f"game {number}: {fault}", flush=True)
        if file is not None:
            shares.write(file, first=first, faults=faults)
    print("\n".join(shares.describe()))


if __name__ == "__main__":
    main()
