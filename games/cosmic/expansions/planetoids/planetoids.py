"""What there is of planetoids: the option, twelve pairs, where the markers lie (PL-1, PL-9, PL-10).

A planetoid in play is a planet of the state, "p3", of the kind "planetoid", in whose system it is now (PL-4). So the
rules of planets play PL-5 to PL-8, PL-R6, PL-R16 and PL-R17; moons are planets of their own, and stay (PL-R13).
"""

from typing import Annotated, Final

import msgspec

from games.cosmic.expansions.planetoids.belt import Belt
from games.cosmic.extension.expansion import Expansion
from games.cosmic.state.state import Planet, State
from porc_royal.facts import Seat
from porc_royal.options import Offered

KIND: Final = "planetoid"
PAIRS: Final = 12
"""PL-1: planetoids with their markers."""
SETTLERS: Final = 2
"""PL-3: ships that each player puts on the first planetoid."""


class PlanetoidsOptions(msgspec.Struct, frozen=True):
    """planetoids: whether they are played."""

    planetoids: Annotated[bool, Offered("expansions", decides=True)] = False


class PlanetoidsKept(msgspec.Struct):
    """What is kept besides the planets themselves.

    origins  on whose system the marker of each planetoid in play lies, by number
    """

    origins: dict[int, Seat] = {}


class PlanetoidsSeen(msgspec.Struct, frozen=True):
    """The same, for all: nothing of it is hidden. `origins` by number, the lowest first."""

    origins: tuple[tuple[int, Seat], ...]


PLANETOIDS: Final = Expansion(
    "planetoids", PlanetoidsOptions, PlanetoidsKept, PlanetoidsSeen, is_on=lambda chosen: chosen.planetoids
)
ADDS: Final = PLANETOIDS.part()


def name_planetoid(number: int) -> str:
    """A planetoid as the state names it: "p3"."""
    return f"p{number}"


def read_number(name: str) -> int | None:
    """The number of a planetoid; None for any other planet."""
    return int(name[1:]) if name[:1] == "p" and name[1:].isdecimal() else None


def read_belt(state: State) -> Belt:
    """Where all planetoids are, and their markers."""
    origins = PLANETOIDS.of(state).origins
    where = {number: state.planets[name_planetoid(number)].system for number in sorted(origins)}
    return Belt(len(state.players), where, dict(sorted(origins.items())))


def put(state: State, number: int, system: Seat) -> None:
    """A planetoid is in a system now, new or not. Planetoids stand after planets, the lowest first."""
    name = name_planetoid(number)
    state.ships.setdefault(name, [0] * len(state.players))
    state.planets[name] = Planet(system, KIND)
    ordered = sorted(state.planets, key=lambda one: read_number(one) or 0)
    state.planets = {one: state.planets[one] for one in ordered}


@ADDS.sets_up
def lay_pairs(state: State) -> PlanetoidsKept:
    """PL-3, PL-9: the first pairs, one on each system, numbered as the seats are."""
    for seat in state.seats:
        put(state, seat + 1, seat)
    return PlanetoidsKept({seat + 1: seat for seat in state.seats})


@ADDS.shows
def show_markers(state: State, _seat: Seat | None) -> PlanetoidsSeen:
    """All of it lies face up."""
    return PlanetoidsSeen(tuple(sorted(PLANETOIDS.of(state).origins.items())))
