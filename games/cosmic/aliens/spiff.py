"""Spiff (A41): after a heavy defeat it crash-lands."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Arrival, Loss, Now
from games.cosmic.rules.losses import found
from games.cosmic.rules.reckoning import reckon
from games.cosmic.rules.victory import look_around
from games.cosmic.state.roles import Situation, is_defense, is_offense, list_sides
from games.cosmic.state.ships import count
from games.cosmic.state.sides import are_attacks
from games.cosmic.state.state import GATE
from porc_royal.facts import Seat

SPIFF: Final = Alien("spiff", alert="green")
HEAVY: Final = 10
SUPER: Final = 5


def has_crashed(at: Now, seat: Seat) -> bool:
    """The offense, with ships in the gate, that has lost attack against attack by so much."""
    if not is_offense(at, seat) or at.state.now.winner != "defense" or not are_attacks(at.state):
        return False
    ours, theirs = (reckon(at.state, side).total for side in list_sides(at.state))
    least = SUPER if SPIFF.super.is_on(at.state, seat) else HEAVY
    return count(at.state, seat, GATE) > 0 and abs(ours - theirs) >= least


@SPIFF.uses(hooks.resolution, has_crashed, optional=True)
async def lands_one(at: Now, seat: Seat) -> None:
    """One of its ships lands on the target; by 5 already with the super flare."""
    await found(at.state, seat, {GATE: 1}, at.state.now.planet)
    await look_around(at.state)
    await hooks.arrived.open(Arrival(at.state, seat, at.state.now.planet))


def is_beaten_offense(at: Now, seat: Seat) -> bool:
    """The offense, which has lost."""
    return is_offense(at, seat) and at.state.now.winner == "defense"


def is_beaten_defense(at: Situation, seat: Seat) -> bool:
    """The defense, which has lost."""
    return is_defense(at, seat) and at.state.now.winner == "offense"


SPIFF.super.lasts(hooks.resolution, is_beaten_offense)
SPIFF.wild.lasts(hooks.resolution, is_beaten_defense)


@SPIFF.wild.uses(hooks.losing, is_beaten_defense)
async def keeps_one(loss: Loss, seat: Seat) -> None:
    """One ship stays on the planet."""
    planet = loss.state.now.planet
    if loss.seat == seat and loss.by == "encounter" and loss.ships.get(planet):
        loss.ships[planet] -= 1
