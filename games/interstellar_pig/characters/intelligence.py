"""Intelligence (IP-17): one more die with every roll, and one of the roller's choice is thrown out."""

from typing import Final

from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.declarations import Ability
from games.interstellar_pig.extension.in_play import is_anyone
from porc_royal.facts import Seat

INTELLIGENCE: Final = Ability(3, "intelligence")


@INTELLIGENCE.changes(hooks.spare, is_anyone)
def rolls_more(dice: int, being: hooks.Being, seat: Seat) -> int:
    """R-48, R-1: one for each copy of the ability."""
    return dice + INTELLIGENCE.count(being)
