"""Whole games played by luck, for the tests that look at many of them."""

import random

from games.cochons.rulebook import RULEBOOK
from games.cochons.state import State
from games.cochons.view import View
from games.table.play import Play
from tests.games import playing

LIMITS = {"max_turns": (3, 4, 6)}
"""What keeps a random game from lasting long."""


def random_game(number: int) -> tuple[Play[State, View], random.Random]:
    """A fresh game with players and options drawn from its number; it ends within a few turns."""
    return playing.random_game(RULEBOOK, number, LIMITS)
