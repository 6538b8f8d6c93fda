"""Emotion Control: every revealed attack becomes a negotiate."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Now
from games.cosmic.rules.reveal import show_as
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.roles import is_anyone, list_sides
from games.cosmic.state.sides import is_attack
from porc_royal.facts import Seat

CARD: Final = Artifact("emotion_control")


@CARD.plays(hooks.revealed, is_anyone)
async def calms_everybody(at: Now, seat: Seat) -> None:
    """A deal is attempted then."""
    for side in list_sides(at.state):
        if is_attack(side):
            await show_as(side, find_kind("negotiate"))
