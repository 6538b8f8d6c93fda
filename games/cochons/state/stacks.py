"""Stacks of Extra-Cochons coming, growing, moving and falling: the only functions that change them (C-29 to C-35).

`tile.extras` is the stack of a tile. Where a stack has come upon one of another kind, the late one waits in
`tile.intruders` until they have fought (R-89), and takes the place of the other when that is gone.
"""

from typing import Final

from games.cochons.state.state import Extras, Monster, State, Tile

TOKENS: Final = 6
"""R-42: of each kind."""

LIMITS: Final[dict[Monster, int]] = {"pirate": 4, "porcophage": 3, "worm": 1}
"""C-31, X-24: on one tile."""

STEPS: Final[dict[Monster, int]] = {"pirate": 3, "porcophage": 2, "worm": 1}
"""C-33 to C-35: how far a stack moves in 3C."""


def count_spare(state: State, kind: Monster) -> int:
    """R-42: the tokens of a kind that are not on the board."""
    return TOKENS - sum(
        stack.number
        for tile in state.board.values()
        for stack in (tile.extras, tile.intruders)
        if stack is not None and stack.kind == kind
    )


def count_room(tile: Tile, kind: Monster) -> int:
    """How many more of a kind may stand with those that are here; none where another kind is (C-31, C-32)."""
    if tile.extras is None:
        return LIMITS[kind]
    return LIMITS[kind] - tile.extras.number if tile.extras.kind == kind else 0


def settle(tile: Tile, kind: Monster, number: int) -> None:
    """Put Extra-Cochons on a tile: they join their like, or attack the pigs they find there (R-43)."""
    if tile.extras is None:
        tile.extras = Extras(kind, number, attacking=bool(tile.troops))
    else:
        tile.extras.number += number


def move(origin: Tile, target: Tile) -> None:
    """3C: a whole stack goes elsewhere, joins its like, or falls upon others (R-88, R-89)."""
    stack, origin.extras = origin.extras, None
    if stack is None:
        raise LookupError(origin.name)
    if target.extras is None or target.extras.kind == stack.kind:
        settle(target, stack.kind, stack.number)
    else:
        target.intruders = Extras(stack.kind, stack.number, attacking=True)


def grow(state: State, stack: Extras) -> bool:
    """C-34, R-91, X-4: another Porcophage joins the pack, up to three in it and six on the board."""
    if stack.number >= LIMITS[stack.kind] or not count_spare(state, stack.kind):
        return False
    stack.number += 1
    return True


def dwindle(tile: Tile, stack: Extras, number: int) -> None:
    """Remove so many of a stack; the stack that came upon it takes its place when it is gone."""
    stack.number -= number
    if tile.intruders is not None and tile.intruders.number <= 0:
        tile.intruders = None
    if tile.extras is not None and tile.extras.number <= 0:
        tile.extras, tile.intruders = tile.intruders, None
        if tile.extras is not None:
            tile.extras.attacking = bool(tile.troops)


def eat(state: State, tile: Tile) -> None:
    """R-90: the planet becomes an asteroid for ever, a black one of the box lying in its place; the worm is gone."""
    tile.kind, tile.colour = "asteroid", None
    tile.extras = None
    state.eaten += 1
