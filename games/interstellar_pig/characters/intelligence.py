"""Intelligence (IP-17): one more die with every roll, and one of the roller's choice is thrown out."""

from typing import Final

from games.interstellar_pig import hooks
from games.interstellar_pig.catalogue import ability
from games.interstellar_pig.state import Character

ABILITY: Final = ability(3, "intelligence")


@hooks.spare.add()
def rolls_more(dice: int, character: Character) -> int:
    """R-48, R-1: one for each copy of the ability."""
    return dice + character.abilities.count(ABILITY)
