"""ST.3: the galaxy is laid, tile by tile, in rings round its nucleus."""

from games.cochons import facts
from games.cochons.geometry import laying_cells
from games.cochons.sequence import after
from games.cochons.state import State, Tile
from games.table.asks import Ask, Option, Pick, Reply
from games.table.facts import Named, Seat, Who
from games.table.rulebook import Next
from games.table.script import ask, shuffle, tell


async def building(state: State) -> Next:
    """S-9: each in turn lays one tile; or chance lays them all (R-15)."""
    state.phase = "building"
    if state.options.auto_build:
        await chance_builds(state)
        return after(state, "building")
    seat = state.order[len(state.board) % len(state.order)]
    reply = await ask(laying(state, seat))
    kind, cell = reply.text(facts.KIND), reply.text(facts.CELL)
    tile = next(tile for tile in state.supply if kind_of(tile) == kind)
    _lay(state, tile, cell)
    await tell(facts.LAID_TILE, who=Who(seat), kind=Named("tile-kind", kind), cell=Named("cell", cell))
    return "building" if state.supply else after(state, "building")


def laying(state: State, seat: Seat) -> Ask:
    """D-1: any kind of tile that is left, on any vacant cell of the ring being built (S-10, R-14, R-15)."""
    left = [kind_of(tile) for tile in state.supply]
    kinds = [kind for kind in facts.TILE_KINDS if kind in left]
    cells = laying_cells(state.board)
    option = Option({facts.KIND: Pick("tile-kind", kinds), facts.CELL: Pick("cell", cells)})
    default = Reply("lay", {facts.KIND: max(kinds, key=left.count), facts.CELL: cells[0]})
    return Ask(seat, facts.ASK_BUILD, "S-9", {"lay": option}, default, {"left": len(left)})


def kind_of(tile: Tile) -> str:
    """What is told apart while tiles are laid and looked at: colour, double or asteroid."""
    if tile.colour is None:
        return "asteroid"
    return f"double-{tile.colour}" if tile.kind == "double" else tile.colour


async def chance_builds(state: State) -> None:
    """R-15: the lobby's short way. Rings are filled in order; an incomplete last ring, at random."""
    names = await shuffle("tiles", [tile.name for tile in state.supply])
    tiles = {tile.name: tile for tile in state.supply}
    while names:
        cells = laying_cells(state.board)
        if len(cells) > len(names):
            cells = await shuffle("cells", cells)
        for cell in cells[: len(names)]:
            _lay(state, tiles[names.pop(0)], cell)
    await tell(facts.BUILT, tiles=len(state.board))


def _lay(state: State, tile: Tile, cell: str) -> None:
    state.supply = [one for one in state.supply if one.name != tile.name]
    state.board[cell] = tile
