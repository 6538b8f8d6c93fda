"""How places and dice results are spoken of: the arguments that many facts share."""

from games.interstellar_pig.places import is_star, on_surface, planet_of
from games.interstellar_pig.state import State
from games.table.facts import Arg, Named


def place_named(state: State, place: str) -> str:
    """A planet by its name and id, a dot by its label."""
    planet = planet_of(place)
    return planet_named(state, planet) if planet else place


def planet_named(state: State, planet: str) -> str:
    """A planet by its name and id."""
    return f"{state.planets[planet].name} ({planet})"


def layer_named(state: State, place: str) -> Named:
    """On the ground, in orbit, on a dot or on a star."""
    if on_surface(place):
        return Named("layer", "surface")
    if planet_of(place):
        return Named("layer", "orbit")
    return Named("layer", "star" if is_star(state.chart, place) else "dot")


def where(state: State, place: str) -> dict[str, Arg]:
    """A place and its layer, for a question."""
    return {"place": place_named(state, place), "layer": layer_named(state, place)}
