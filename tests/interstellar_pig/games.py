"""Whole games of this game played by luck."""

import random
from collections.abc import Iterator

from games.interstellar_pig.rulebook import RULEBOOK
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.view import View
from porc_royal.facts import Seat
from porc_royal.play import Play, Step
from tests.games import playing

LIMITS = {"rounds": (4, 5, 8, 16)}
"""What keeps a random game from lasting long."""
RARE = ("resign", "concede", "auto-end")
"""What random players would end every game with."""


def random_game(number: int) -> tuple[Play[State, View], random.Random]:
    """A fresh game of a few rounds, with players and options drawn from its number."""
    return playing.random_game(RULEBOOK, number, LIMITS)


def steps(
    play: Play[State, View], luck: random.Random, *, sensible: bool = False
) -> Iterator[tuple[Seat, Step]]:
    """Play to the end."""
    return playing.steps(play, luck, sensible=sensible, rare=RARE)
