"""1E: Extra-Cochons arrive, and the Porc Royal says where (C-29 to C-35)."""

from collections.abc import Mapping
from typing import Final

from games.cochons import facts
from games.cochons.questions.script import ask
from games.cochons.rules.exploration import explore
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.stacks import count_room, count_spare, settle
from games.cochons.state.state import Monster, State, Tile
from games.cochons.state.troops import count_pinned
from porc_royal.additions import Additions
from porc_royal.asks import Ask, Option, Pick, Reply
from porc_royal.facts import Arg, Named
from porc_royal.rulebook import Next
from porc_royal.script import roll, tell

MEALS: Final = 3
"""C-35: planets that worms eat in a game; or, by the table's option, how often one may appear (R-45)."""

COMING: Final[Mapping[int, Monster]] = {
    3: "pirate",
    4: "pirate",
    5: "porcophage",
    6: "porcophage",
    7: "worm",
    8: "worm",
}
"""C-29, T-10: who comes on which roll of the D8; nobody on the others."""

OWN: Final = Additions(facts.GAME)
ASK_ARRIVAL: Final = OWN.keys.question("arrival", "monster", "number", options=("settle",))
NOBODY_COMES: Final = OWN.keys.fact("nobody-comes", "face")
ARRIVED: Final = OWN.keys.fact("extras-arrived", "monster", "number", "tile")
ARRIVED_ON: Final = OWN.keys.fact("extras-arrived-on", "monster", "number", "tile", "pinned")
LOST: Final = OWN.keys.fact("extras-lost", "monster", "number")
SATED: Final = OWN.keys.fact("worms-sated")
OWN.keys.step("arrivals", "arrive")
OWN.keys.chance("arrivals", "pirates")


async def arrivals(state: State) -> Next:
    """C-29, C-30: the Porc Royal rolls and places; on the first turn the first player does (R-39, X-23).

    A Porcophage or a worm comes alone (X-3), and nobody who is there moves (R-44, X-17).
    """
    state.phase = "arrivals"
    face = await roll("arrivals", 8)
    kind = COMING.get(face)
    if kind is None:
        await tell(NOBODY_COMES, face=face)
    elif kind == "worm" and are_worms_sated(state):
        await tell(SATED)
    else:
        band = 1 if kind != "pirate" else count_band(await roll("pirates", 6))
        await arrive(state, kind, band)
    return find_next_phase(state, "arrivals")


def count_band(face: int) -> int:
    """C-33, T-11: 1-2 two pirates, 3-4 three, 5-6 four."""
    return (face + 1) // 2 + 1


def are_worms_sated(state: State) -> bool:
    """R-45, X-5: no worm comes any more."""
    counted = state.eaten if state.options.worm_cap == "eaten" else state.worms
    return counted >= MEALS


async def arrive(state: State, kind: Monster, number: int) -> None:
    """R-40 to R-42: as many as there are tokens and room for; the others are lost, never on purpose."""
    coming = min(number, count_spare(state, kind))
    cells = list_sites(state, kind, coming) if coming else []
    placed = 0
    if cells:
        cell = cells[0]
        if len(cells) > 1:
            cell = (await ask(state, lambda: make_arrival_ask(state, kind, coming))).text(facts.TILE)
        placed = min(coming, count_room(state.board[cell], kind))
        await explore(state, cell)
        await _settle(state, cell, kind, placed)
    if placed < number:
        await tell(LOST, monster=kind, number=number - placed)


def list_sites(state: State, kind: Monster, number: int) -> list[str]:
    """C-30 to C-32, R-40, R-41: asteroids without others, and their like anywhere, where the fewest are lost."""
    rooms = {cell: min(number, count_room(state.board[cell], kind)) for cell in state.cells()}
    rooms = {cell: most for cell, most in rooms.items() if is_open_to(state.board[cell], kind) and most > 0}
    return [cell for cell, most in rooms.items() if most == max(rooms.values())]


def is_open_to(tile: Tile, kind: Monster) -> bool:
    """R-40: pigs do not matter; R-128: of unexplored tiles only those with a black back are sure to be asteroids."""
    if tile.extras is not None:
        return tile.extras.kind == kind
    return tile.kind == "asteroid" and (tile.explored or tile.family == "black")


def make_arrival_ask(state: State, kind: Monster, number: int) -> Ask:
    """D-13; the default is a site without pigs, then the first in label order."""
    cells = list_sites(state, kind, number)
    quiet = [cell for cell in cells if not state.board[cell].troops]
    options = {"settle": Option({facts.TILE: Pick("tile", cells)})}
    args: dict[str, Arg] = {"monster": kind, "number": number}
    default = Reply("settle", {facts.TILE: (quiet or cells)[0]})
    return Ask(state.presiding, ASK_ARRIVAL, "C-30", options, default, args)


async def _settle(state: State, cell: str, kind: Monster, number: int) -> None:
    """C-55, R-43: pigs that stand there are held, one by each; the fight is in 3C."""
    tile = state.board[cell]
    settle(tile, kind, number)
    if kind == "worm":
        state.worms += 1
    held = count_pinned(tile, tile.owner) if tile.owner is not None else 0
    where = Named("tile", cell)
    if held:
        await tell(ARRIVED_ON, monster=kind, number=number, tile=where, pinned=held)
    else:
        await tell(ARRIVED, monster=kind, number=number, tile=where)
