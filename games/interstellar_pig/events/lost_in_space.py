"""Lost in Space (IP-105): go back 1D6 spaces."""

from collections.abc import Sequence

from games.interstellar_pig.extension.catalogue import make_event
from games.interstellar_pig.rules import dice
from games.interstellar_pig.rules.courses import Course, list_endings
from games.interstellar_pig.rules.events import direction_ahead
from games.interstellar_pig.rules.movement import choose_and_fly, tell_throw
from games.interstellar_pig.state.places import (
    find_line,
    find_planet,
    list_ahead,
    name_heading,
    name_surface,
    read_number,
    reverse_heading,
)
from games.interstellar_pig.state.starmap import StarMap
from games.interstellar_pig.state.state import State
from porc_royal.facts import Seat


@make_event("lost-in-space", "IP-105", 1)
async def lost_in_space(state: State, seat: Seat) -> None:
    """R-76: back along this turn's own path, beyond its start straight on, to a planet at the latest."""
    direction = await direction_ahead(state, seat)
    thrown = await dice.throw(state, seat, "move", 1)
    await tell_throw(seat, "back", thrown)
    trail = state.turn.trail if state.turn is not None else []
    way = find_way_back(state.chart, trail or [state.player(seat).place], direction)
    await choose_and_fly(state, seat, {total: list_retreats(way, total) for total in thrown.sums})


def find_way_back(chart: StarMap, trail: Sequence[str], direction: str) -> list[tuple[str, str]]:
    """The spaces back, each with its heading: those of the path, then on to the planet beyond its start."""
    here, *path = reversed(trail)
    way: list[tuple[str, str]] = []
    back = reverse_heading(chart, direction)
    for place in path:
        back = find_heading_towards(chart, here, place)
        way.append((place, back))
        here = place
    if not find_planet(here):
        way.extend((place, back) for place in list_ahead(chart, here, back))
    return way


def list_retreats(way: Sequence[tuple[str, str]], total: int) -> list[Course]:
    """The whole way back or as far as it goes, or an early landing on a planet that is passed (IP-48)."""
    flown = way[:total]
    spaces = tuple(place for place, _ in flown)
    headings = tuple(back for _, back in flown)
    found = list_endings(spaces, headings)
    for number, place in enumerate(spaces[:-1], 1):
        if find_planet(place):
            found.append(Course(spaces[:number], headings[:number], name_surface(find_planet(place))))
    return found


def find_heading_towards(chart: StarMap, here: str, there: str) -> str:
    """The heading from one space to the next one."""
    line = find_line(chart, there if find_planet(here) else here)
    if find_planet(here):
        return name_heading(line, line.other(find_planet(here)))
    if find_planet(there):
        return name_heading(line, find_planet(there))
    return name_heading(line, line.b if read_number(there) > read_number(here) else line.a)
