"""Warpspace Key: all ships leave the warp."""

from typing import Final

from games.cosmic.extension.techs import Tech
from games.cosmic.rules.losses import free_ships
from games.cosmic.state.ships import count_in_warp
from games.cosmic.state.state import State, TechCard
from porc_royal.facts import Seat

WARPSPACE_KEY: Final = Tech("warpspace_key", 3)


@WARPSPACE_KEY.regroups(lambda state, seat: state.offense == seat and count_in_warp(state, seat) > 0)
async def opens_the_warp(state: State, seat: Seat, tech: TechCard) -> None:
    """As the offense."""
    await free_ships(state, seat, WARPSPACE_KEY.name)
