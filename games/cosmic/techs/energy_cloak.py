"""Energy Cloak: the defense invites nobody."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.figures import Adjustment
from games.cosmic.extension.hooks import Now, OnSide
from games.cosmic.extension.techs import Tech, has_techs
from games.cosmic.questions.choices import ask_yes
from games.cosmic.rules.techs import discard_tech
from games.cosmic.state.roles import is_offense
from games.cosmic.state.state import TechCard
from porc_royal.facts import Seat

ENERGY_CLOAK: Final = Tech("energy_cloak", 4)
NOW: Final = ENERGY_CLOAK.choice("energy-cloak")
CLOAKED: Final = "energy-cloak"


@ENERGY_CLOAK.acts(hooks.launched, is_offense)
async def hides_the_fleet(at: Now, seat: Seat, tech: TechCard) -> None:
    """As the offense, once the gate is aimed."""
    if await ask_yes(at.state, seat, NOW, "TD-6"):
        at.state.now.marks[CLOAKED] = 1
        await discard_tech(at.state, seat, tech)


def keep_alone(seats: tuple[Seat, ...], at: OnSide) -> tuple[Seat, ...]:
    """In this encounter."""
    return () if at.state.now.marks.get(CLOAKED) and at.side is at.state.now.defense else seats


ENERGY_CLOAK.add(hooks.invitable.corrections, Adjustment(has_techs, keep_alone, after=True))
