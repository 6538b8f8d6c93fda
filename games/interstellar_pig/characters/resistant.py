"""Resistant (IP-19): Radiation is no need."""

from typing import Final

from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.declarations import Ability
from games.interstellar_pig.extension.in_play import is_anyone
from porc_royal.facts import Seat

RESISTANT: Final = Ability(5, "resistant")


@RESISTANT.changes(hooks.needs, is_anyone)
def bears_radiation(needs: hooks.Needs, being: hooks.Being, seat: Seat) -> hooks.Needs:
    """R-36: no need for this character, and nothing to be shown."""
    return tuple(need for need in needs if need != "radiation")
