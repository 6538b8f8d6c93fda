"""What practice players do in a game that will not end: they dare more, and then let one after the other have his way.

All of it follows from the view, like everything they think: from which turn it is, and the last turn in which anything
happened. So a table of practice players alone always ends (DEC-281).
"""

from collections.abc import Iterable
from typing import Final

from games.cochons.state.geometry import NEIGHBOURS
from games.cochons.views.shapes import View
from porc_royal.facts import Seat

PATIENCE: Final = 3
"""So many turns in which nothing happens are borne."""
LONG: Final = 14
"""In a game that lasts longer more is dared, too."""
STEPS: Final = 8
"""So many turns after that everything is dared."""
LIVELY: Final = 0.7
"""What is dared at most as long as something happens."""
GIVE_WAY: Final = 20
"""From this turn on, one of them has his way."""
SPAN: Final = 10
"""For so many turns; then it is the next."""


def weigh_daring(view: View) -> float:
    """From 0 to 1: what is risked rises while nothing happens, and in a game that will not end."""
    quiet = (view.turn - view.stirred - PATIENCE) / STEPS
    late = (view.turn - LONG) / STEPS
    return max(0.0, min(1.0, quiet), min(LIVELY, late))


def find_favourite(view: View) -> Seat | None:
    """Whom the others neither attack nor hinder now, None before a game is that long: each in his turn."""
    if view.turn < GIVE_WAY:
        return None
    seats = sorted(one.seat for one in view.seats)
    return seats[(view.turn - GIVE_WAY) // SPAN % len(seats)]


def count_steps(wanted: Iterable[str], cells: Iterable[str]) -> dict[str, int]:
    """How many steps over these cells it is from each of them to the nearest one that is wanted."""
    left, edge, steps = set(cells), list(wanted), 0
    found: dict[str, int] = {}
    while edge:
        found |= {cell: steps for cell in edge if cell in left}
        left -= set(edge)
        edge = [
            cell for cell in dict.fromkeys(near for one in edge for near in NEIGHBOURS[one]) if cell in left
        ]
        steps += 1
    return found
