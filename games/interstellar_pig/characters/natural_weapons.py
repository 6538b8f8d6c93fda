"""Natural Weapons (IP-16): one more die in Ground Combat."""

from typing import Final

from games.interstellar_pig import hooks
from games.interstellar_pig.catalogue import ability

ABILITY: Final = ability(2, "natural-weapons")


@hooks.pool.add()
def fights_with_claws(dice: int, side: hooks.Side) -> int:
    """R-47, R-1: always counts; rolled twice, it counts twice."""
    if not side.ground or side.player is None or side.player.character is None:
        return dice
    return dice + side.player.character.abilities.count(ABILITY)
