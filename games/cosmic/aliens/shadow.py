"""Shadow (A39): destiny sends a ship to the warp."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Loss, Now
from games.cosmic.questions.choices import ask_one_seat, ask_ships, ask_their_ships
from games.cosmic.rules.losses import found_from_warp, list_outside, lose
from games.cosmic.rules.resolution import lose_sides
from games.cosmic.rules.victory import look_around
from games.cosmic.state.roles import both, is_defense, is_offense, list_others
from games.cosmic.state.ships import count, find_bases
from games.cosmic.state.sides import find_other_side, has_in_warp, has_won, is_attack
from porc_royal.facts import Seat

SHADOW: Final = Alien("shadow")
WHOM: Final = SHADOW.choice("shadow-whom")
SHIP: Final = SHADOW.choice("shadow-ship")


def find_victims(at: Now, seat: Seat) -> list[Seat]:
    """Whom destiny names, or on a wild card all others, whoever has the largest stack first."""
    state, named = at.state, at.state.now.named
    others = [one for one in list_others(state, seat) if named in {None, one} and find_bases(state, one)]
    return sorted(others, key=lambda one: -max(count(state, one, place) for place in find_bases(state, one)))


@SHADOW.uses(hooks.destiny, lambda at, seat: bool(find_victims(at, seat)))
async def takes_a_ship(at: Now, seat: Seat) -> None:
    """Mandatory: it picks which; with the super flare one of its own from the warp takes that place."""
    state = at.state
    victim = await ask_one_seat(state, seat, WHOM, "A39", find_victims(at, seat))
    ships = await ask_their_ships(state, seat, victim, SHIP, "A39", 1)
    await lose(state, [Loss(state, victim, ships, SHADOW.name)])
    for place in ships if SHADOW.super.is_on(state, seat) and has_in_warp(at, seat) else ():
        await found_from_warp(state, seat, place, 1)
    await look_around(state)


SHADOW.super.lasts(hooks.destiny, both(is_offense, has_in_warp))


def is_beaten(at: Now, seat: Seat) -> bool:
    """The defense, beaten by an attack, with ships outside the encounter."""
    beaten = (
        is_defense(at, seat) and not has_won(at.state, seat) and is_attack(find_other_side(at.state, seat))
    )
    return beaten and bool(list_outside(at.state, seat))


@SHADOW.wild.plays(hooks.resolution, is_beaten)
async def takes_them_along(at: Now, seat: Seat) -> None:
    """An own ship from outside goes to the warp, and all of the other side with it."""
    state = at.state
    ships = await ask_ships(state, seat, facts.LOSE, "A39", list_outside(state, seat), (1, 1))
    await lose(state, [Loss(state, seat, ships, SHADOW.name)])
    await lose_sides(state, find_other_side(state, seat))
