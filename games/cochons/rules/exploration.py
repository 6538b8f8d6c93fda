"""O-8: a tile that lies on its back is turned over when troops stop on it."""

from typing import Final

from games.cochons import facts
from games.cochons.rules.layout import name_kind
from games.cochons.state.names import name_planet
from games.cochons.state.state import State
from porc_royal.additions import Additions
from porc_royal.facts import Named
from porc_royal.script import tell

OWN: Final = Additions(facts.GAME)
EXPLORED: Final = OWN.keys.fact("explored", "tile", "planet", "kind")


async def explore(state: State, cell: str) -> None:
    """R-128: turn over the tile on this cell, now that somebody stops there; nothing if its face is up.

    Whoever only plans a landing does not see it.
    """
    tile = state.board[cell]
    if tile.explored or state.sketch:
        return
    tile.explored = True
    kind, planet = Named("tile-kind", name_kind(tile)), name_planet(tile.name)
    # A black back is that of an asteroid, as everybody knows.
    hidden = tile.family != "black"
    await tell(EXPLORED, reveals=hidden, tile=Named("tile", cell), planet=planet, kind=kind)
