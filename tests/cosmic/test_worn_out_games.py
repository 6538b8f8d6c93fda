"""Games in which nearly all ships lie in the warp: they last, where people play by luck, but anybody may still win.

Each encounter of its own brings a seat one ship back (CE-42), and costs those who meet in it up to four: players who
reply by luck lose ships as fast as they come back. Two games with four planets each, techs and planetoids, numbers 102
and 3047 of a long run, went on for more than 40,000 replies in this way. Practice players end them.
"""

import random

import msgspec
import pytest

from games.cosmic.expansions.planetoids.planetoids import PLANETOIDS
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.state import WARP, State
from porc_royal.facts import CHANCE
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Setting

MOST = 8_000
"""Replies after which a game is held to be endless; they take a few hundred up to two thousand."""


@pytest.mark.thorough
@pytest.mark.parametrize("number", [102, 3047])
def test_practice_players_end_a_game_in_which_everybody_has_one_ship_left(number: int) -> None:
    players = 3 + number % 6
    settings: dict[str, Setting] = {"pace": "orders", "aliens": "base-dominion", "planets": 4, "win": 5}
    play = Play.new(RULEBOOK, players, {**settings, "tech_deck": True, "planetoids": True})
    luck = random.Random(number)
    while play.position.chapter != "encounter":
        step(play, luck)
    state = msgspec.json.decode(play.position.state, type=RULEBOOK.state)
    wear_out(state)
    play = Play(RULEBOOK, msgspec.structs.replace(play.position, state=msgspec.json.encode(state)))
    for _ in range(MOST):
        if play.result is not None:
            break
        step(play, luck)
    assert play.result is not None
    assert play.result.winners


def wear_out(state: State) -> None:
    """All but one ship of each seat, in its own system, go to the warp."""
    assert PLANETOIDS.is_on(state)
    for seat in state.seats:
        for place, there in state.ships.items():
            if place != WARP:
                state.ships[WARP][seat] += there[seat]
                there[seat] = 0
        state.ships[WARP][seat] -= 1
        home = next(name for name, one in state.planets.items() if one.system == seat)
        state.ships[home][seat] += 1


def step(play: Play, luck: random.Random) -> None:  # type: ignore[type-arg]
    """What the next one replies: practice players, and chance."""
    seat = play.awaited[0]
    ask = play.asks[seat]
    if seat == CHANCE:
        play.take(seat, draw_reply(ask, luck.randrange))
    else:
        play.take(seat, RULEBOOK.practise(play.view(seat), ask, luck.randrange(2**32)))
