"""Mobius Tubes: all ships of all players leave the warp. Played by the offense."""

from typing import Final

from games.cosmic import hooks
from games.cosmic.declaring import Artifact
from games.cosmic.hooks import Now
from games.cosmic.roles import is_offense, list_seats
from games.cosmic.rules.losses import retrieve
from games.cosmic.ships import count
from games.cosmic.state import WARP
from games.table.facts import Seat

CARD: Final = Artifact("mobius_tubes")


@CARD.plays(hooks.regroup, is_offense)
async def frees_everybody(at: Now, seat: Seat) -> None:
    """To any of their owners' colonies."""
    for one in list_seats(at.state):
        await retrieve(at.state, one, count(at.state, one, WARP), "mobius_tubes")
