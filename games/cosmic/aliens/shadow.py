"""Shadow (A39): destiny sends a ship to the warp."""

from typing import Final

from games.cosmic import hooks
from games.cosmic.choosing import ask_planet, ask_seat, ask_ships
from games.cosmic.declaring import Alien
from games.cosmic.fates import find_named
from games.cosmic.hooks import Loss, Now
from games.cosmic.roles import is_defense, is_offense
from games.cosmic.rules.ending import look_around
from games.cosmic.rules.losses import found_from_warp, lose
from games.cosmic.rules.resolution import lose_sides
from games.cosmic.ships import bases, count
from games.cosmic.sides import find_opponent, has_won, is_attack, list_outside
from games.cosmic.state import WARP, State
from games.table.facts import Seat

SHADOW: Final = Alien("shadow")


def list_by_strength(state: State, seat: Seat) -> list[str]:
    """Where a seat has ships, the largest stack first."""
    return sorted(bases(state, seat), key=lambda place: -count(state, seat, place))


def find_victims(at: Now, seat: Seat) -> list[Seat]:
    """Whom destiny names, or on a wild card all others, whoever has the largest stack first."""
    state, named = at.state, find_named(at.state, at.state.now.destiny)
    others = [one for one in state.seats if one != seat and named in {None, one} and bases(state, one)]
    return sorted(others, key=lambda one: -count(state, one, list_by_strength(state, one)[0]))


def is_other(at: Now, seat: Seat) -> bool:
    """Destiny has not named itself."""
    return bool(find_victims(at, seat))


@SHADOW.uses(hooks.destiny, is_other)
async def takes_a_ship(at: Now, seat: Seat) -> None:
    """Mandatory: it picks which; with the super flare one of its own from the warp takes that place."""
    state, victims = at.state, find_victims(at, seat)
    victim = victims[0] if len(victims) == 1 else await ask_seat(state, seat, "shadow-whom", "A39", victims)
    places = [] if victim is None else list_by_strength(state, victim)
    planet = await ask_planet(state, seat, "shadow-planet", "A39", places)
    if victim is not None:
        await lose(state, [Loss(state, victim, {planet: 1}, SHADOW.name)])
    if SHADOW.super.is_on(state, seat) and count(state, seat, WARP):
        await found_from_warp(state, seat, planet, 1)
    await look_around(state)


def has_one_in_warp(at: Now, seat: Seat) -> bool:
    """The offense, with a ship in the warp."""
    return is_offense(at, seat) and count(at.state, seat, WARP) > 0


SHADOW.super.lasts(hooks.destiny, has_one_in_warp)


def is_beaten(at: Now, seat: Seat) -> bool:
    """The defense, beaten by an attack, with ships outside the encounter."""
    beaten = is_defense(at, seat) and not has_won(at.state, seat) and is_attack(find_opponent(at.state, seat))
    return beaten and bool(list_outside(at.state, seat))


@SHADOW.wild.plays(hooks.resolution, is_beaten)
async def takes_them_along(at: Now, seat: Seat) -> None:
    """An own ship from outside goes to the warp, and all of the other side with it."""
    state = at.state
    ships = await ask_ships(state, seat, "lose", "A39", list_outside(state, seat), (1, 1))
    await lose(state, [Loss(state, seat, ships, SHADOW.name)])
    await lose_sides(state, find_opponent(state, seat))
