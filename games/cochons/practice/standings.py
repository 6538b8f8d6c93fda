"""How a game stands for each seat at the end of a turn: its share of the victory, as games of practice players ended.

Search stops at the end of a turn and asks here what has been reached (`search.py`). The weights were fitted to who won
in the end of games of practice players, from the figures at the end of each of their turns.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from games.cochons.state.geometry import NEIGHBOURS
from games.cochons.state.glands import Glands
from games.cochons.state.state import State, Tile
from porc_royal.facts import Seat

WEIGHTS: Final = (0.13, 0.14, 0.08, 0.18, 0.1, 0.01, 0.2, 0.03, -0.18, -0.04)
"""What one more of each figure weighs, in the order of `measure_seat`."""
NEAR: Final = 2
"""So many acorns short, a recipe may be whole in a turn."""


def measure_seat(state: State, seat: Seat) -> tuple[float, ...]:
    """What speaks for a seat, and against it, figure by figure.

    Acorns of its recipe; whether none or one, or two, are short; all its acorns; Gorets; Gros Gruiks; cards; tiles that
    more than one piece holds; tiles beside which somebody stronger stands; and tiles within reach that it lacks.
    """
    player, made = state.player(seat), state.production(seat)
    short = player.recipe.total - made.shared(player.recipe)
    gorets = gruiks = held = pressed = within = 0
    for cell, tile in state.board.items():
        troop = tile.troop(seat)
        if troop is None:
            if tile.colour is not None and tile.explored and _is_short(made, player.recipe, tile):
                within += _stands_beside(state, cell, seat)
            continue
        gorets, gruiks = gorets + troop.gorets, gruiks + troop.gruiks
        if tile.owner == seat and tile.colour is not None:
            held += troop.size > 1
            pressed += _is_pressed(state, cell, seat, troop.gorets + 2 * troop.gruiks)
    return (
        made.shared(player.recipe),
        float(short == 0) * 2 + float(short == 1),
        float(short == NEAR),
        made.total,
        gorets,
        gruiks,
        len(player.hand),
        held,
        pressed,
        min(3, within),
    )


def divide_victory(state: State, weights: Sequence[float] = WEIGHTS) -> list[float]:
    """What each seat may expect of the victory, all together 1."""
    return divide_by_figures([measure_seat(state, Seat(seat)) for seat in range(len(state.players))], weights)


def divide_by_figures(measured: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """The same from figures."""
    scores = [sum(a * b for a, b in zip(one, weights, strict=True)) for one in measured]
    powers = [exp(one - max(scores)) for one in scores]
    return [one / sum(powers) for one in powers]


def _is_short(made: Glands, recipe: Glands, tile: Tile) -> bool:
    has, wanted = (
        {"red": one.red, "yellow": one.yellow, "blue": one.blue}[tile.colour or "red"]
        for one in (made, recipe)
    )
    return has < wanted


def _stands_beside(state: State, cell: str, seat: Seat) -> bool:
    beside = (state.board[near].troop(seat) for near in NEIGHBOURS[cell] if near in state.board)
    return any(troop is not None and troop.size > 1 for troop in beside)


def _is_pressed(state: State, cell: str, seat: Seat, strength: int) -> bool:
    """Whether somebody stronger stands beside, who may come next turn."""
    return any(
        troop.seat != seat and troop.size > 1 and troop.gorets + 2 * troop.gruiks > strength
        for near in NEIGHBOURS[cell]
        if near in state.board
        for troop in state.board[near].troops
    )
