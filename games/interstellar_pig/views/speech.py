"""How places and dice results are spoken of: the arguments that many facts share."""

from games.interstellar_pig.state.places import find_line, find_planet, is_on_surface, is_star, write_number
from games.interstellar_pig.state.state import State
from porc_royal.facts import Arg, Named


def name_place(state: State, place: str) -> str:
    """A planet by its name and number, a dot by the planets it lies between, its line and its own number."""
    planet = find_planet(place)
    if planet:
        return name_planet(state, planet)
    line = find_line(state.chart, place)
    return name_between(state.planets[line.a].name, state.planets[line.b].name, place)


def name_planet(state: State, planet: str) -> str:
    """A planet by its name and number."""
    return f"{state.planets[planet].name} ({write_number(planet)})"


def name_between(one: str, other: str, place: str) -> str:
    """A dot: "Ambrisk–Boltuna (12:3)" is dot 3 of line 12, counted from Ambrisk."""
    return f"{one}–{other} ({write_number(place)})"


def name_layer(state: State, place: str) -> Named:
    """On the ground, in orbit, on a dot or on a star."""
    if is_on_surface(place):
        return Named("layer", "surface")
    if find_planet(place):
        return Named("layer", "orbit")
    return Named("layer", "star" if is_star(state.chart, place) else "dot")


def describe_place(state: State, place: str) -> dict[str, Arg]:
    """A place and its layer, for a question."""
    return {"place": name_place(state, place), "layer": name_layer(state, place)}
