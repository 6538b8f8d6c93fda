"""How often the cosmic deck runs out in Cosmic Pig, where every hand leaves seven cards in envelopes (CD-10, CP-10)."""

import random
from typing import Final

from bench.figures import Figure
from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.rules.hidden_cards import ASK_HIDE
from games.cosmic.rulebook import RULEBOOK
from porc_royal.facts import CHANCE
from porc_royal.play import Play
from porc_royal.replies import draw_reply

REACH: Final = 0.1
"""Quakes an encounter, at most."""
PLAYERS: Final = range(3, 9)


async def count_quakes(*, quick: bool) -> list[Figure]:
    """Quakes an encounter, by the number of players; practice players play, and hide as the absent do."""
    return [_count(players, 1 if quick else 6) for players in PLAYERS]


def _count(players: int, games: int) -> Figure:
    quakes = encounters = 0
    for number in range(games):
        luck, play = random.Random(number), Play.new(RULEBOOK, players, {"cosmic_pig": True})
        while play.result is None:
            seat = play.awaited[0]
            ask = play.asks[seat]
            if seat == CHANCE:
                reply = draw_reply(ask, luck.randrange)
            elif ask.key == ASK_HIDE:
                reply = ask.default
            else:
                reply = RULEBOOK.practise(play.view(seat), ask, luck.randrange(2**32))
            keys = [fact.says.key for fact in play.take(seat, reply).facts]
            quakes += keys.count(facts.QUAKE)
            encounters += keys.count(facts.ENCOUNTER)
    share = quakes / encounters
    note = f"{encounters} encounters of {games} games"
    return Figure(
        f"quakes, Cosmic Pig, {players}", share, "an encounter", None, share, REACH, "at most", "value", note
    )
