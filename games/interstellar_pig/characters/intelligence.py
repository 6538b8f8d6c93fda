"""Intelligence (IP-17): one more die with every roll, and one of the roller's choice is thrown out."""

from typing import Final

from games.interstellar_pig import hooks
from games.interstellar_pig.declaring import Ability
from games.interstellar_pig.in_play import is_anyone
from games.table.facts import Seat

INTELLIGENCE: Final = Ability(3, "intelligence")


@INTELLIGENCE.changes(hooks.spare, is_anyone)
def rolls_more(dice: int, being: hooks.Being, seat: Seat) -> int:
    """R-48, R-1: one for each copy of the ability."""
    return dice + INTELLIGENCE.count(being)
