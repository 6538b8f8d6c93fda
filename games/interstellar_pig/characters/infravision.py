"""Infravision (IP-15): Darkness is no need."""

from typing import Final

from games.interstellar_pig import hooks
from games.interstellar_pig.catalogue import ability
from games.interstellar_pig.state import Character

ABILITY: Final = ability(1, "infravision")


@hooks.needs.add()
def sees_in_the_dark(needs: hooks.Needs, character: Character) -> hooks.Needs:
    """R-36: no need for this character, and nothing to be shown."""
    return tuple(need for need in needs if need != "darkness" or ABILITY not in character.abilities)
