"""Resistant (IP-19): Radiation is no need."""

from typing import Final

from games.interstellar_pig import hooks
from games.interstellar_pig.catalogue import ability
from games.interstellar_pig.state import Character

ABILITY: Final = ability(5, "resistant")


@hooks.needs.add()
def bears_radiation(needs: hooks.Needs, character: Character) -> hooks.Needs:
    """R-36: no need for this character, and nothing to be shown."""
    return tuple(need for need in needs if need != "radiation" or ABILITY not in character.abilities)
