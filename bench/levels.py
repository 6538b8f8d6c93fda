"""How often one practice player wins among others of the level below its own, seats rotated.

`python -m bench.levels cosmic --one ordinary --others gentle --players 4 --games 120` plays one pair as long as one
likes, and says after every tenth game how it stands; the row of the table plays as many as a measure may take.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final, TypeAlias

from bench.figures import Figure
from bench.shares import describe_share
from bot.games import GAMES, AnyRulebook
from porc_royal.asks import Ask, Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Setting
from porc_royal.testing.games import choose_reply
from tests.games.searching import settle

MOST_REPLIES: Final = 20_000
IMAGINED: Final = 1 << 32
Think: TypeAlias = Callable[[Play[object, object], Ask, Random], Reply]


def think_nothing(play: Play[object, object], ask: Ask, luck: Random) -> Reply:
    """Any legal reply; those that end a game early now and then."""
    return choose_reply(ask, luck, play.rulebook.rare)


def think_gently(play: Play[object, object], ask: Ask, luck: Random) -> Reply:
    """The gentle player's reply. Raises LookupError where the game knows none."""
    if play.rulebook.gentle is None:
        raise LookupError(f"{play.rulebook.name} knows no gentle player")
    return play.rulebook.gentle(play.view(ask.seat), ask, luck.randrange(IMAGINED))


def think(play: Play[object, object], ask: Ask, luck: Random) -> Reply:
    """The ordinary player's reply."""
    return play.rulebook.practise(play.view(ask.seat), ask, luck.randrange(IMAGINED))


LEVELS: Final[Mapping[str, Think]] = {"random": think_nothing, "gentle": think_gently, "ordinary": think}


@dataclass(frozen=True, slots=True)
class Pairing:
    """Games of one player among others of another level."""

    name: str
    players: int
    one: str
    others: str
    options: Mapping[str, Setting] = field(default_factory=dict)
    games: int = 12


SIMPLIFIED: Final[Mapping[str, Setting]] = {"rule_set": "simplified"}
PAIRINGS: Final = tuple(
    Pairing(name, players, one, others, options)
    for name, players, options in (
        ("cochons", 3, SIMPLIFIED),
        ("cosmic", 4, {}),
        ("interstellar_pig", 2, {}),
        ("interstellar_pig", 3, {}),
    )
    for one, others in (("ordinary", "gentle"), ("gentle", "random"))
)


@dataclass(slots=True)
class Tally:
    """What has been counted: games, those that anybody won, and how many the one and all others have won."""

    games: int = 0
    decided: int = 0
    one: int = 0
    others: int = 0

    def describe(self, players: int) -> str:
        """How it came about; what one of the others won is their average."""
        each = self.others / (players - 1) / max(1, self.decided)
        return (
            f"{describe_share(self.one, self.decided)} decided of {self.games}; each of the others {each:.0%}"
        )


async def compare_levels(*, quick: bool) -> list[Figure]:
    """The share of decided games that one player of each level wins among those of the level below."""
    figures = []
    for pairing in PAIRINGS:
        *_, tally = play_pairing(pairing, range(pairing.players if quick else pairing.games))
        name = f"won by one {pairing.one} among {pairing.others}, {pairing.name} of {pairing.players}"
        won = tally.one / max(1, tally.decided)
        fair = 1 / pairing.players
        note = tally.describe(pairing.players)
        figures.append(Figure(name, won, "of games", fair, won, fair, "at least", "value", note))
    return figures


def play_pairing(pairing: Pairing, numbers: range) -> Iterator[Tally]:
    """How it stands after each game; the seed of a game is its number."""
    book, tally = GAMES[pairing.name], Tally()
    for number in numbers:
        seat = Seat(number % pairing.players)
        winners = _play_game(book, pairing, seat, number)
        tally.games += 1
        tally.decided += bool(winners)
        tally.one += seat in winners
        tally.others += sum(one != seat for one in winners)
        yield tally


def _play_game(book: AnyRulebook, pairing: Pairing, seat: Seat, number: int) -> tuple[Seat, ...]:
    luck = Random(number)
    play: Play[object, object] = Play.new(book, pairing.players, settle(book, pairing.options))
    for _ in range(MOST_REPLIES):
        if play.result is not None:
            return play.result.winners
        speaker = play.awaited[0]
        ask = play.asks[speaker]
        level = LEVELS[pairing.one if speaker == seat else pairing.others]
        play.take(speaker, draw_reply(ask, luck.randrange) if speaker == CHANCE else level(play, ask, luck))
    return ()


def main() -> None:
    """Play one pairing as it is typed."""
    parser = argparse.ArgumentParser(prog="python -m bench.levels", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("options", nargs="*", help="of the game, as name=value")
    parser.add_argument("--one", choices=LEVELS, default="ordinary")
    parser.add_argument("--others", choices=LEVELS, default="gentle")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    given = parser.parse_args()
    options: dict[str, Setting] = dict(one.split("=", 1) for one in given.options)
    pairing = Pairing(given.game, given.players, given.one, given.others, options)
    numbers = range(given.first, given.first + given.games)
    for number, tally in enumerate(play_pairing(pairing, numbers), 1):
        if number % 10 == 0 or number == len(numbers):
            print(tally.describe(given.players), flush=True)


if __name__ == "__main__":
    main()
