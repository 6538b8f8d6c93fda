"""How often one strong practice player wins among ordinary ones, seats rotated, and what its decisions cost.

`python -m bench.strong cochons rule_set=simplified --players 3 --games 200` plays one game as long as one likes, and
prints a line after each; with `--sure 0.4 0.5` it stops as soon as the games speak for one of these shares. The row of
the table plays as many games as a measure may take.
"""

import argparse
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final

from bench.figures import Figure
from bench.shares import describe_share, tell_share
from bot.games import GAMES, AnyRulebook
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.play import Play
from porc_royal.playouts import choose_by_search, find_moment
from porc_royal.rulebook import Setting
from tests.games.searching import answer, make_luck, settle

MOST_REPLIES: Final = 20_000


@dataclass(frozen=True, slots=True)
class Match:
    """Games of one strong player among ordinary ones, and the share of them that it should win."""

    name: str
    called: str
    players: int
    reach: float | None
    options: Mapping[str, Setting] = field(default_factory=dict)
    games: int = 12


MATCHES: Final = (
    Match("cochons", "simplified Cochons of three", 3, 0.6, {"rule_set": "simplified"}),
    Match("cochons", "simplified Cochons of four", 4, 0.5, {"rule_set": "simplified"}),
    Match("cochons", "complete Cochons of three", 3, None, {"rule_set": "complete"}, games=4),
    Match("interstellar_pig", "Interstellar Pig of two", 2, 0.6),
    Match("interstellar_pig", "Interstellar Pig of three", 3, 0.45),
    Match("cosmic", "Cosmic Encounter of four, with shared wins", 4, 0.4),
)


@dataclass(slots=True)
class Score:
    """What has been counted: games, those won by anybody and by the strong one, decisions, the time of the longest."""

    games: int = 0
    won: int = 0
    decided: int = 0
    decisions: int = 0
    playouts: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def describe(self) -> str:
        """How it came about."""
        return (
            f"{describe_share(self.won, self.decided)} of {self.games} that were decided; {self.decisions} decisions, "
            f"{self.playouts / max(1, self.decisions):.0f} playouts and {self.seconds / max(1, self.decisions):.2f} s "
            f"of CPU each, the longest {self.longest:.2f} s"
        )


async def count_strong_wins(*, quick: bool) -> list[Figure]:
    """The share of decided games that one strong player wins among ordinary ones."""
    figures = []
    for match in MATCHES:
        *_, score = play_match(match, range(1 if quick else match.games))
        won = score.won / max(1, score.decided)
        name = f"won by one strong player, {match.called}"
        compared = None if match.reach is None else won
        figures.append(
            Figure(
                name,
                won,
                "of decided games",
                None,
                compared,
                match.reach,
                "at least",
                "value",
                score.describe(),
            )
        )
    return figures


def play_match(match: Match, numbers: range) -> Iterator[Score]:
    """The score after each game; the seed of a game is its number."""
    book, score = GAMES[match.name], Score()
    for number in numbers:
        seat = Seat(number % match.players)
        play = _play_game(book, match, seat, number, score)
        score.games += 1
        score.decided += play.result is not None and bool(play.result.winners)
        score.won += play.result is not None and seat in play.result.winners
        yield score


def _play_game(
    book: AnyRulebook, match: Match, strong: Seat, number: int, score: Score
) -> Play[object, object]:
    luck = Random(number)
    play: Play[object, object] = Play.new(book, match.players, settle(book, match.options))
    position, replies = play.position, list[tuple[Seat, Reply]]()
    for _ in range(MOST_REPLIES):
        if play.result is not None:
            break
        seat, reply = answer(play, luck)
        if seat == strong:
            moment = find_moment(play, seat, position, replies)
            began = time.process_time()
            found = None if moment is None else choose_by_search(book, moment, make_luck(play.since(seat)))
            if found is not None:
                spent = time.process_time() - began
                score.decisions, score.playouts = score.decisions + 1, score.playouts + found.playouts
                score.seconds, score.longest = score.seconds + spent, max(score.longest, spent)
                reply = found.reply
        step = play.take(seat, reply)
        if step.seam is None:
            replies.append((seat, step.reply))
        else:
            position, replies = step.seam, []
    return play


def main() -> None:
    """Play one match as it is typed."""
    parser = argparse.ArgumentParser(prog="python -m bench.strong", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("options", nargs="*", help="of the game, as name=value")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--sure", type=float, nargs=2, help="two shares; stop where the games tell which")
    given = parser.parse_args()
    options: dict[str, Setting] = dict(one.split("=", 1) for one in given.options)
    match = Match(given.game, given.game, given.players, None, options)
    for score in play_match(match, range(given.first, given.first + given.games)):
        print(score.describe(), flush=True)
        share = given.sure and tell_share(score.won, score.decided, *given.sure)
        if share is not None:
            print(f"they speak for {share:.0%}, not for {sum(given.sure) - share:.0%}")
            break


if __name__ == "__main__":
    main()
