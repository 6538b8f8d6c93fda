"""What is never lost, doubled or out of its place in Cosmic Encounter with planetoids (PL-1, PL-15, PL-16)."""

from collections.abc import Collection

from games.cosmic.expansions.planetoids.belt import MOST
from games.cosmic.expansions.planetoids.planetoids import PAIRS, PLANETOIDS, name_planetoid, read_number
from games.cosmic.state.state import State
from tests.promises import invariants_cosmic


def whole(state: State, asked: Collection[str]) -> None:
    """Ships and cards are conserved; so are the pairs: a planetoid is in play where its marker is, and nowhere else."""
    invariants_cosmic.whole(state, asked)
    origins = PLANETOIDS.of(state).origins
    there = {number for name in state.planets if (number := read_number(name)) is not None}
    assert there == set(origins) <= set(range(1, PAIRS + 1)), "PL-1, PL-9"
    for seat in state.seats:
        here = [
            name
            for name, planet in state.planets.items()
            if (planet.kind, planet.system) == ("planetoid", seat)
        ]
        assert len(here) <= MOST, "PL-16"
        assert sum(system == seat for system in origins.values()) <= MOST, "PL-15"
    assert all(type(system) is int and 0 <= system < len(state.players) for system in origins.values())


def fair(state: State) -> None:
    """At every seam: nobody has ships on a planetoid that is not in play."""
    invariants_cosmic.fair(state)
    planetoids = {name for name in state.ships if read_number(name) is not None}
    assert planetoids == {name_planetoid(number) for number in PLANETOIDS.of(state).origins}
    assert all(state.planets[name].system in range(len(state.players)) for name in planetoids)
