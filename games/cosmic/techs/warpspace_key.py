"""Warpspace Key: all ships leave the warp."""

from typing import Final

from games.cosmic.extension.techs import Tech
from games.cosmic.rules.losses import can_retrieve, retrieve
from games.cosmic.state.ships import count
from games.cosmic.state.state import WARP, State, TechCard
from porc_royal.facts import Seat

WARPSPACE_KEY: Final = Tech("warpspace_key", 3)


@WARPSPACE_KEY.regroups(lambda state, seat: state.offense == seat and can_retrieve(state, seat))
async def opens_the_warp(state: State, seat: Seat, tech: TechCard) -> None:
    """As the offense."""
    await retrieve(state, seat, count(state, seat, WARP))
