"""Ionic Gas: nobody collects compensation or rewards in this encounter."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Now
from games.cosmic.rules import compensation, rewards
from games.cosmic.state.roles import is_anyone
from porc_royal.facts import Seat

CARD: Final = Artifact("ionic_gas")


@CARD.plays(hooks.resolution, is_anyone)
async def poisons_all_gains(at: Now, seat: Seat) -> None:
    """For the rest of the encounter."""
    at.state.now.marks |= {compensation.NONE: 1, rewards.NONE: 1}
