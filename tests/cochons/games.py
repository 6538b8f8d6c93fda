"""Whole games played by luck, for the tests that look at many of them."""

import random
from collections.abc import Iterator

from games.cochons.rulebook import RULEBOOK
from games.cochons.state import State
from games.cochons.view import View
from games.table.facts import CHANCE, Seat
from games.table.play import Play, Step
from games.table.replies import some_reply
from games.table.rulebook import Setting

LAST_TURNS = (3, 4, 6)


def random_game(number: int) -> tuple[Play[State, View], random.Random]:
    """A fresh game with players and options drawn from its number; it ends within a few turns."""
    luck = random.Random(number)
    settings: dict[str, Setting] = {one.name: luck.choice(one.values) for one in RULEBOOK.options}
    settings["max_turns"] = luck.choice(LAST_TURNS)
    return Play.new(RULEBOOK, 3 + number % 4, settings), luck


def steps(
    play: Play[State, View], luck: random.Random, *, sensible: bool = False
) -> Iterator[tuple[Seat, Step]]:
    """Play to the end, any awaited seat answering next; sometimes a sealed answer is changed."""
    while play.result is None:
        seat = luck.choice(play.awaited)
        if play.sealed and luck.random() < 0.1:
            seat = luck.choice(sorted(play.sealed))
        ask = play.asks[seat]
        if sensible and seat != CHANCE:
            reply = RULEBOOK.practise(play.view(seat), ask, luck.randrange(2**32))
        else:
            reply = some_reply(ask, luck.randrange)
        yield seat, play.take(seat, reply)
