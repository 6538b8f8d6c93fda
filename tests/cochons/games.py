"""Whole games played by luck, for the tests that look at many of them."""

import random

from games.cochons.rulebook import RULEBOOK
from games.cochons.state import State
from games.cochons.view import View
from games.table.play import Play
from games.table.rulebook import Setting

LAST_TURNS = (3, 4, 6)


def random_game(number: int) -> tuple[Play[State, View], random.Random]:
    """A fresh game with players and options drawn from its number; it ends within a few turns."""
    luck = random.Random(number)
    settings: dict[str, Setting] = {one.name: luck.choice(one.values) for one in RULEBOOK.options}
    settings["max_turns"] = luck.choice(LAST_TURNS)
    return Play.new(RULEBOOK, 3 + number % 4, settings), luck
