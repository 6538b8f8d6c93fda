"""Planets that come into systems in the course of a game: found ones, of a spare colour, and the Genesis planet.

Once there they are planets like any other (CE-22): home planets of the system's owner, foreign for everybody else. A
found one is "x3", the third that was found.
"""

from typing import Final

from games.cosmic.state.state import Planet, State
from porc_royal.facts import Seat

FOUND: Final = "found"
GENESIS: Final = "genesis"
"""Kinds of planets; there is one Genesis planet, which is named as its kind is."""
NEW: Final = frozenset({FOUND, GENESIS})
COLOURS: Final = 8
"""Colours of the box."""


def name_found(number: int) -> str:
    """A found planet as the state names it."""
    return f"x{number}"


def put_planet(state: State, name: str, system: Seat, kind: str) -> None:
    """A planet is at the end of a system now, with all that is on it where it is not new."""
    state.ships.setdefault(name, [0] * len(state.players))
    state.planets.pop(name, None)
    state.planets[name] = Planet(system, kind)


def list_found(state: State) -> list[str]:
    """All that were found, wherever they are."""
    return [name for name, planet in state.planets.items() if planet.kind == FOUND]


def find_spare_colour(players: int) -> int | None:
    """CE-R23: a colour that nobody plays, by its number; None at a full table."""
    return players if players < COLOURS else None
