"""ST.3: the galaxy is laid, tile by tile, in the shape that the table has chosen."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from games.cochons import facts
from games.cochons.state.layouts import list_laying_cells
from games.cochons.state.sequence import find_builder, find_next_phase
from games.cochons.state.state import State, Tile
from porc_royal.additions import Additions
from porc_royal.asks import Ask, Option, Pick, Reply
from porc_royal.facts import Named, Seat, Who
from porc_royal.rulebook import Next
from porc_royal.script import ask, shuffle, tell, whisper

OWN: Final = Additions(facts.GAME)
ASK_PILE: Final = OWN.keys.question("build-pile", "left", options=("lay",))
ASK_LOOK: Final = OWN.keys.question("build-look", "left", options=("look",))
ASK_LOOKED: Final = OWN.keys.question("build-looked", "kind", options=("lay",))
LOOKED: Final = OWN.keys.fact("looked", "who", "kind")
SAW: Final = OWN.keys.fact("saw-tile", "kind")
TURNED_UP: Final = OWN.keys.fact("turned-up", "tiles")
OWN.keys.step("builder_lays", "turn_up")

_BACKS: Final = ("back-red", "back-yellow", "back-blue", "back-black")


async def building(state: State) -> Next:
    """S-9, C-12: each in turn lays one tile; or chance lays them all (R-15)."""
    state.phase = "building"
    if state.options.auto_build:
        await chance_builds(state)
        return find_next_phase(state, "building")
    await builder_lays(state, find_builder(state))
    if state.supply:
        return "building"
    if state.complete and state.options.building == "face-down":
        await turn_up(state)
    return find_next_phase(state, "building")


async def builder_lays(state: State, seat: Seat) -> None:
    """C-11: the top tile of a pile, or what O-6 to O-8 make of it; the simplified game lays visible tiles (S-9)."""
    if not state.complete:
        reply = await ask(make_laying_ask(state, seat))
        tile = next(tile for tile in state.supply if name_kind(tile) == reply.text(facts.KIND))
    elif state.options.building == "looking":
        tile = find_top(state, (await ask(make_look_ask(state, seat))).text(facts.KIND))
        await tell(LOOKED, who=Who(seat), kind=Named("tile-kind", name_back(tile)))
        await whisper(seat, SAW, kind=Named("tile-kind", name_kind(tile)))
        reply = await ask(make_looked_laying_ask(state, seat, tile))
    else:
        reply = await ask(make_blind_laying_ask(state, seat))
        tile = find_top(state, reply.text(facts.KIND))
    cell = reply.text(facts.CELL)
    _lay(state, tile, cell)
    shown = Named("tile-kind", name_kind(tile) if tile.explored else name_back(tile))
    await tell(
        facts.LAID_TILE,
        reveals=state.complete and tile.explored and tile.family != "black",
        who=Who(seat),
        kind=shown,
        cell=Named("cell", cell),
    )


def make_laying_ask(state: State, seat: Seat) -> Ask:
    """D-1: any kind of tile that is left, on any cell where one may be laid now (S-10, R-14, R-15)."""
    left = [name_kind(tile) for tile in state.supply]
    kinds = [kind for kind in facts.TILE_KINDS if kind in left]
    return _which_and_where(state, Ask(seat, facts.ASK_BUILD, "S-9", {}, Reply("lay")), kinds, left)


def make_blind_laying_ask(state: State, seat: Seat) -> Ask:
    """D-1: any pile, and any cell where a tile may be laid now (C-11, C-12); the default, the highest pile."""
    left = [name_back(tile) for tile in state.supply]
    kinds = [back for back in _BACKS if back in left]
    return _which_and_where(state, Ask(seat, ASK_PILE, "C-11", {}, Reply("lay")), kinds, left)


def _which_and_where(state: State, question: Ask, kinds: Sequence[str], left: list[str]) -> Ask:
    cells = _cells(state)
    option = Option({facts.KIND: Pick("tile-kind", kinds), facts.CELL: Pick("cell", cells)})
    default = Reply("lay", {facts.KIND: max(kinds, key=left.count), facts.CELL: cells[0]})
    return replace(question, options={"lay": option}, default=default, args={"left": len(left)})


def make_look_ask(state: State, seat: Seat) -> Ask:
    """O-6: which pile to look at the top of."""
    left = [name_back(tile) for tile in state.supply]
    backs = [back for back in _BACKS if back in left]
    options = {"look": Option({facts.KIND: Pick("tile-kind", backs)})}
    default = Reply("look", {facts.KIND: max(backs, key=left.count)})
    return Ask(seat, ASK_LOOK, "O-6", options, default, {"left": len(left)})


def make_looked_laying_ask(state: State, seat: Seat, tile: Tile) -> Ask:
    """D-2: where to lay the tile that this seat alone has seen."""
    cells = _cells(state)
    options = {"lay": Option({facts.CELL: Pick("cell", cells)})}
    args = {"kind": Named("tile-kind", name_kind(tile))}
    return Ask(seat, ASK_LOOKED, "O-6", options, Reply("lay", {facts.CELL: cells[0]}), args)


def find_top(state: State, back: str) -> Tile:
    """The tile on top of the pile with this back; the piles were shuffled before (C-10)."""
    return next(tile for tile in state.supply if name_back(tile) == back)


def name_kind(tile: Tile) -> str:
    """What is told apart while tiles are laid and looked at: colour, double or asteroid."""
    if tile.colour is None:
        return "asteroid"
    return f"double-{tile.colour}" if tile.kind == "double" else tile.colour


def name_back(tile: Tile) -> str:
    """The back of a tile, which shows its family (C-8)."""
    return f"back-{tile.family}"


async def chance_builds(state: State) -> None:
    """R-15: the lobby's short way. Rings and columns are filled in order; elsewhere each cell is drawn."""
    names = await shuffle("tiles", [tile.name for tile in state.supply])
    tiles = {tile.name: tile for tile in state.supply}
    while names:
        cells = _cells(state)
        if state.options.galaxy in ("twins", "freedom"):
            cells = (await shuffle("cells", cells))[:1]
        elif len(cells) > len(names):
            cells = await shuffle("cells", cells)
        for cell in cells[: len(names)]:
            _lay(state, tiles[names.pop(0)], cell)
    await tell(facts.BUILT, tiles=len(state.board))


async def turn_up(state: State) -> None:
    """O-7: all tiles lie, and are turned over."""
    for tile in state.board.values():
        tile.explored = True
    await tell(TURNED_UP, reveals=True, tiles=len(state.board))


def _cells(state: State) -> list[str]:
    """Where the next tile may be laid."""
    return list_laying_cells(state.options.galaxy, state.board, len(state.supply))


def _lay(state: State, tile: Tile, cell: str) -> None:
    """Lay a tile; it stays on its back until all lie (O-7), or until somebody goes there (O-8, R-128)."""
    state.supply = [one for one in state.supply if one.name != tile.name]
    hidden = ("exploration",) if state.options.auto_build else ("exploration", "face-down")
    tile.explored = not (state.complete and state.options.building in hidden)
    state.board[cell] = tile
