"""Whole games played by luck, for the tests that look at many of them."""

import random
from collections.abc import Mapping

from games.cochons.rulebook import RULEBOOK
from games.cochons.state.state import State
from games.cochons.views.view import View
from porc_royal.play import Play
from porc_royal.rulebook import Setting
from tests.games import playing

LIMITS = {"max_turns": (3, 4, 6)}
"""What keeps a random game from lasting long."""


SIMPLIFIED = {"rule_set": ("simplified",)}
"""What keeps it to the simplified rules as well."""


def random_game(
    number: int, limits: Mapping[str, tuple[Setting, ...]] = LIMITS
) -> tuple[Play[State, View], random.Random]:
    """A fresh game with players and options drawn from its number; it ends within a few turns."""
    return playing.random_game(RULEBOOK, number, {**LIMITS, **limits})
