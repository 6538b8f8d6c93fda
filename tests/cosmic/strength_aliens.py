"""How often each alien wins in games that the referee watches: `python -m tests.cosmic.strength_aliens [GAMES]`.

Four practice players each, all aliens; every second game with techs. A power that wins more than its share is strong as
practice players play it, and no more is said by it. Games in which the referee finds a fault are told, and count.
"""

import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from bench.shares import describe_share, estimate_bounds
from games.cosmic.extension.declarations import DEALT
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.views.view import View
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Setting
from tests.referees.cosmic.referee import CosmicReferee
from tests.referees.protocol import Spoken, Table, Views

GAMES: Final = 400
PLAYERS: Final = 4
MOST: Final = 30_000


@dataclass(slots=True)
class Shares:
    """In how many games each alien was kept from the beginning, in how many of these it won, and all winners."""

    kept: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    games: int = 0
    winners: int = 0

    def add(self, aliens: list[str], winners: list[int]) -> None:
        """A game: the alien of each seat, and the seats that have won."""
        self.games += 1
        self.winners += len(winners)
        self.kept.update(aliens)
        self.won.update(aliens[seat] for seat in winners)

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
    settings: dict[str, Setting] = {
        "pace": "orders",
        "aliens": "all",
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
    raise AssertionError(f"game {number} does not end")


def main() -> None:
    """Play and print."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    shares = Shares()
    for number in range(games):
        for fault in play_one(number, shares):
            print(f"game {number}: {fault}", flush=True)
    print("\n".join(shares.describe()))


if __name__ == "__main__":
    main()
