"""Super Metabolism (IP-20): one further favoured atmosphere or temperature."""

from typing import Final

from games.interstellar_pig import hooks
from games.interstellar_pig.catalogue import ability
from games.interstellar_pig.state import Character

ABILITY: Final = ability(6, "super-metabolism")


@hooks.gifts.add()
def thrives_elsewhere(number: int, character: Character) -> int:
    """R-1: one for each copy of the ability."""
    return number + character.abilities.count(ABILITY)
