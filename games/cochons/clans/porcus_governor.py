"""Porcus, P-3: one governor more each turn, also for a Porcus who was eliminated (R-132)."""

from games.cochons import hooks
from games.cochons.clans.power import held
from games.cochons.hooks import Anytime


@hooks.governors.add()
def brings_a_governor(number: int, moment: Anytime) -> int:
    """R-132: from the second turn on."""
    return number + 1 if held(moment.state, moment.seat, "porcus") else number
