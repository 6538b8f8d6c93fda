"""Ionic Gas: nobody collects compensation or rewards in this encounter."""

from typing import Final

from games.cosmic import hooks
from games.cosmic.declaring import Artifact
from games.cosmic.hooks import Now
from games.cosmic.roles import is_anyone
from games.cosmic.rules import compensation, rewards
from games.table.facts import Seat

CARD: Final = Artifact("ionic_gas")


@CARD.plays(hooks.resolution, is_anyone)
async def poisons_all_gains(at: Now, seat: Seat) -> None:
    """For the rest of the encounter."""
    at.state.now.marks |= {compensation.NONE: 1, rewards.NONE: 1}
