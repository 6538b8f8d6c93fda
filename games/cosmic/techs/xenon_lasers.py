"""Xenon Lasers: one more, or one less where that wins."""

from dataclasses import replace
from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import OnSide, Reckoning
from games.cosmic.extension.techs import Tech
from games.cosmic.rules.reckoning import does_lower_win
from games.cosmic.state.sides import is_on_side
from games.cosmic.state.state import TechCard
from porc_royal.facts import Seat

XENON_LASERS: Final = Tech("xenon_lasers", 3)


@XENON_LASERS.changes(hooks.total, is_on_side)
def fires(total: Reckoning, at: OnSide, seat: Seat, tech: TechCard) -> Reckoning:
    """For its own side, whichever of the two wins."""
    is_less = does_lower_win(at.state) != total.less
    return replace(total, bonus=total.bonus + (-1 if is_less else 1))
