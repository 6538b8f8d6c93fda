"""Super Metabolism (IP-20): one further favoured atmosphere or temperature, and no gravity (R-3)."""

from typing import Final

from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.declarations import Ability
from games.interstellar_pig.extension.in_play import is_anyone
from porc_royal.facts import Seat

SUPER_METABOLISM: Final = Ability(6, "super-metabolism")


@SUPER_METABOLISM.changes(hooks.gifts, is_anyone)
def thrives_elsewhere(number: int, being: hooks.Being, seat: Seat) -> int:
    """R-1: one for each copy of the ability."""
    return number + SUPER_METABOLISM.count(being)
