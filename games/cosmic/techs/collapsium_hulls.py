"""Collapsium Hulls: one ship survives a narrow defeat on its planet."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Loss
from games.cosmic.extension.techs import Tech
from games.cosmic.rules.reckoning import find_margin
from games.cosmic.rules.techs import USES
from games.cosmic.state.labs import name_tech
from games.cosmic.state.roles import is_defense
from games.cosmic.state.sides import are_attacks
from games.cosmic.state.state import TechCard
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

COLLAPSIUM_HULLS: Final = Tech("collapsium_hulls", 4)
NARROW: Final = 5


@COLLAPSIUM_HULLS.acts(hooks.losing, is_defense)
async def holds(loss: Loss, seat: Seat, tech: TechCard) -> None:
    """As the defense that loses by five or less, attack against attack: one ship stays on the planet."""
    state = loss.state
    if loss.seat != seat or loss.by != "encounter" or not are_attacks(state):
        return
    margin, here = find_margin(state), loss.ships.get(state.now.planet, 0)
    if margin is not None and margin <= NARROW and here:
        loss.ships[state.now.planet] = here - 1
        await tell(USES, who=Who(seat), tech=name_tech(tech.name))
