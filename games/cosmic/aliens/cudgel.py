"""Cudgel (A8): whom it beats with an attack loses more ships."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Landing, Loss, Now
from games.cosmic.rules.losses import lose, lose_chosen
from games.cosmic.state.roles import is_main, is_offense
from games.cosmic.state.ships import count, find_owners
from games.cosmic.state.sides import find_other_side, get_side, has_won, is_attack
from porc_royal.facts import Seat

CUDGEL: Final = Alien("cudgel", alert="green")


def has_struck(at: Now, seat: Seat) -> bool:
    """A main player who has won with an attack, and with ships."""
    return (
        is_main(at, seat)
        and at.state.now.committed.get(str(seat), 0) > 0
        and has_won(at.state, seat)
        and is_attack(get_side(at.state, seat))
    )


@CUDGEL.uses(hooks.after_ships, has_struck)
async def strikes(at: Now, seat: Seat) -> None:
    """Mandatory: as many as its own ships in the encounter, of their choice; with the super flare allies, too."""
    state, other = at.state, find_other_side(at.state, seat)
    number = state.now.committed[str(seat)]
    victims = [other.seat, *(other.allies if CUDGEL.super.is_on(state, seat) else [])]
    await lose_chosen(state, dict.fromkeys(victims, number), "cudgel", "A8")


def has_gained(at: Landing, seat: Seat) -> bool:
    """The offense has gained this colony."""
    return at.seat == seat and at.new and is_offense(at, seat)


@CUDGEL.wild.plays(hooks.landed, has_gained)
async def clears_the_planet(at: Landing, seat: Seat) -> None:
    """All other ships there go to the warp, but for those of its allies."""
    state, planet = at.state, at.planet
    others = [one for one in find_owners(state, planet) if one not in {seat, *state.now.offense.allies}]
    await lose(state, [Loss(state, one, {planet: count(state, one, planet)}, "cudgel") for one in others])


CUDGEL.super.lasts(hooks.resolution, is_main)
