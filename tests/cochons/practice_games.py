"""Whole games of practice players."""

import random

from games.cochons.rulebook import RULEBOOK
from games.cochons.state.state import State
from games.cochons.views.view import View
from porc_royal.facts import CHANCE
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Setting

LAST_TURN = 8
MOST_REPLIES = 4000


def played(number: int, **options: Setting) -> Play[State, View]:
    """A game of three to six practice players, in which the rules take every idea as it is."""
    luck = random.Random(number)
    play = Play.new(RULEBOOK, 3 + number % 4, {"rule_set": "complete", "max_turns": LAST_TURN, **options})
    count = 0
    while play.result is None:
        seat = play.awaited[0]
        ask = play.asks[seat]
        if seat == CHANCE:
            play.take(seat, draw_reply(ask, luck.randrange))
        else:
            play.take(seat, RULEBOOK.practise(play.view(seat), ask, luck.randrange(1 << 32)))
        count += 1
        assert count < MOST_REPLIES
    return play
