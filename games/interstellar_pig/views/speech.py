"""How places and dice results are spoken of: the arguments that many facts share."""

from games.interstellar_pig.state.places import is_star, line_of, numbered, on_surface, planet_of
from games.interstellar_pig.state.state import State
from porc_royal.facts import Arg, Named


def place_named(state: State, place: str) -> str:
    """A planet by its name and number, a dot by the planets it lies between, its line and its own number."""
    planet = planet_of(place)
    if planet:
        return planet_named(state, planet)
    line = line_of(state.chart, place)
    return between(state.planets[line.a].name, state.planets[line.b].name, place)


def planet_named(state: State, planet: str) -> str:
    """A planet by its name and number."""
    return f"{state.planets[planet].name} ({numbered(planet)})"


def between(one: str, other: str, place: str) -> str:
    """A dot: "Ambrisk–Boltuna (12:3)" is dot 3 of line 12, counted from Ambrisk."""
    return f"{one}–{other} ({numbered(place)})"


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
