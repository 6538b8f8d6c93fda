"""Amoeba (A1): it changes how many of its ships are in the encounter."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_ships
from games.cosmic.rules.losses import list_colonies
from games.cosmic.rules.reckoning import count_ships
from games.cosmic.rules.returns import withdraw
from games.cosmic.rules.victory import look_around
from games.cosmic.state.roles import either, is_ally, is_main
from games.cosmic.state.ships import find_colonies, move
from games.cosmic.state.sides import find_place, get_side
from games.cosmic.state.state import BESIDE, State
from porc_royal.facts import Seat
from porc_royal.traces import not_a_rule

AMOEBA: Final = Alien("amoeba")
ADD: Final = AMOEBA.choice("amoeba-add")
WITHDRAW: Final = AMOEBA.choice("amoeba-withdraw")
ALL: Final = 99


@not_a_rule
async def flow(state: State, seat: Seat, most: int) -> None:
    """Ships join those in the encounter, or some of them go to colonies, `most` at most."""
    here = find_place(state, seat)
    elsewhere = [one for one in find_colonies(state, seat) if one != here]
    free = [one for one in list_colonies(state, seat) if one != here]
    added = await ask_ships(state, seat, ADD, "A1", free, (0, most))
    for place, number in added.items():
        move(state, seat, place, here, number)
    places = [here, BESIDE] if here in state.planets else [here]
    if not added and elsewhere:
        taken = await ask_ships(state, seat, WITHDRAW, "A1", places, (0, most))
        await withdraw(state, seat, taken, elsewhere)
    await look_around(state)


def has_ships(at: Now, seat: Seat) -> bool:
    """A main player, or with the super flare an ally, with at least one ship in the encounter."""
    role = either(is_main, AMOEBA.super.as_(is_ally))
    return role(at, seat) and count_ships(at.state, get_side(at.state, seat), seat) > 0


@AMOEBA.uses(hooks.selected, has_ships, optional=True)
async def flows(at: Now, seat: Seat) -> None:
    """Once cards are chosen: to any number, past four, too."""
    await flow(at.state, seat, ALL)


@AMOEBA.wild.plays(hooks.before_cards, is_main)
async def flows_a_little(at: Now, seat: Seat) -> None:
    """Four more, or four fewer, at most."""
    await flow(at.state, seat, 4)


AMOEBA.super.lasts(hooks.selected, is_ally)
