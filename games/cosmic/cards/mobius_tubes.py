"""Mobius Tubes: all ships of all players leave the warp. Played by the offense."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Now
from games.cosmic.rules.losses import free_ships
from games.cosmic.state.roles import is_offense, list_seats
from porc_royal.facts import Seat

CARD: Final = Artifact("mobius_tubes")


@CARD.plays(hooks.regroup, is_offense)
async def frees_everybody(at: Now, seat: Seat) -> None:
    """To any of their owners' colonies."""
    for one in list_seats(at.state):
        await free_ships(at.state, one, "mobius_tubes")
