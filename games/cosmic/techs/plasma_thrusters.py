"""Plasma Thrusters: one ship more in each encounter."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now, Sender
from games.cosmic.extension.techs import Tech
from games.cosmic.questions.choices import ask_ships
from games.cosmic.rules.losses import list_outside
from games.cosmic.rules.techs import USES
from games.cosmic.rules.victory import look_around
from games.cosmic.state.labs import name_tech
from games.cosmic.state.roles import is_defense, is_own
from games.cosmic.state.ships import find_colonies, move
from games.cosmic.state.state import TechCard
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

PLASMA_THRUSTERS: Final = Tech("plasma_thrusters", 6)
SHIP: Final = PLASMA_THRUSTERS.choice("plasma-ship", helps=True)


@PLASMA_THRUSTERS.changes(hooks.ship_limit, is_own)
def sends_more(number: int, at: Sender, seat: Seat, tech: TechCard) -> int:
    """As the offense or an ally."""
    return number + 1


@PLASMA_THRUSTERS.acts(hooks.launched, is_defense)
async def hurries_home(at: Now, seat: Seat, tech: TechCard) -> None:
    """As the defense: one ship of a colony goes to the planet that is attacked."""
    state = at.state
    places = [place for place in list_outside(state, seat) if place in find_colonies(state, seat)]
    ships = await ask_ships(state, seat, SHIP, "TD-6", places, (0, 1))
    for place, number in ships.items():
        move(state, seat, place, state.now.planet, number)
    if ships:
        await tell(USES, who=Who(seat), tech=name_tech(tech.name))
        await look_around(state)
