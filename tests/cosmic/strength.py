"""How often a practice player beats players who reply by luck. `python -m tests.cosmic.strength [GAMES] [PACE]`."""

import random
import sys
from collections import Counter

from games.cosmic.rulebook import RULEBOOK
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Setting

MOST = 30_000
"""Replies after which a game is held to be endless."""


def play_against_luck(number: int, players: int = 4, **settings: Setting) -> bool:
    """A game of one practice player against others who reply by luck; whether it is among the winners."""
    luck = random.Random(number)
    play = Play.new(RULEBOOK, players, settings)
    own = Seat(number % players)
    for _ in range(MOST):
        if play.result is not None:
            return own in play.result.winners
        seat = play.awaited[0]
        ask = play.asks[seat]
        if seat == own:
            reply = RULEBOOK.practise(play.view(seat), ask, luck.randrange(2**32))
        else:
            reply = draw_reply(ask, luck.randrange)
        play.take(seat, reply)
    raise AssertionError(f"game {number} does not end")


def play_among_themselves(number: int, players: int, **settings: Setting) -> tuple[Play[object, object], int]:
    """A game of practice players alone, at its end, and how many replies it took."""
    luck = random.Random(number)
    play = Play.new(RULEBOOK, players, settings)
    for count in range(MOST):
        if play.result is not None:
            return play, count  # type: ignore[return-value]
        seat = play.awaited[0]
        ask = play.asks[seat]
        if seat == CHANCE:
            reply = draw_reply(ask, luck.randrange)
        else:
            reply = RULEBOOK.practise(play.view(seat), ask, luck.randrange(2**32))
        play.take(seat, reply)
    raise AssertionError(f"game {number} does not end")


def main() -> None:
    """Count."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    pace = sys.argv[2] if len(sys.argv) > 2 else "gates"
    won = Counter(play_against_luck(number, pace=pace) for number in range(games))
    print(f"{pace}: {won[True]} of {games}")


if __name__ == "__main__":
    main()
