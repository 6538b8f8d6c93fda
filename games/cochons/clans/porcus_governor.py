"""Porcus, P-3: one governor more each turn, also for a Porcus who was eliminated (R-132)."""

from typing import Final

from games.cochons.clans.power import ClanPower, is_anyone
from games.cochons.extension import hooks
from games.cochons.extension.hooks import Anytime
from porc_royal.facts import Seat

GOVERNOR: Final = ClanPower("porcus", "governor")


@GOVERNOR.changes(hooks.governors, is_anyone)
def brings_a_governor(number: int, moment: Anytime, seat: Seat) -> int:
    """R-132, X-16: from the second turn on."""
    return number + 1
