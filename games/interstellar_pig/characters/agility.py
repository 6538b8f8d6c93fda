"""Agility (IP-18): Difficult Topography is no need."""

from typing import Final

from games.interstellar_pig import hooks
from games.interstellar_pig.declaring import Ability
from games.interstellar_pig.in_play import is_anyone
from games.table.facts import Seat

AGILITY: Final = Ability(4, "agility")


@AGILITY.changes(hooks.needs, is_anyone)
def climbs_anywhere(needs: hooks.Needs, being: hooks.Being, seat: Seat) -> hooks.Needs:
    """R-36: no need for this character, and nothing to be shown."""
    return tuple(need for need in needs if need != "topography")
