"""Natural Weapons (IP-16): one more die in Ground Combat."""

from typing import Final

from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.declarations import Ability
from porc_royal.facts import Seat

NATURAL_WEAPONS: Final = Ability(2, "natural-weapons")


def is_on_the_ground(side: hooks.Side, seat: Seat) -> bool:
    """In Ground Combat alone."""
    return side.ground


@NATURAL_WEAPONS.changes(hooks.pool, is_on_the_ground)
def fights_with_claws(dice: int, side: hooks.Side, seat: Seat) -> int:
    """R-47, R-1: always counts; rolled twice, it counts twice."""
    return dice + NATURAL_WEAPONS.count(side)
