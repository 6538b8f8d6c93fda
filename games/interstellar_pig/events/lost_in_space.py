"""Lost in Space (IP-105): go back 1D6 spaces."""

from collections.abc import Sequence

from games.interstellar_pig.extension.catalogue import event
from games.interstellar_pig.rules import dice
from games.interstellar_pig.rules.courses import Course, endings
from games.interstellar_pig.rules.events import direction_ahead
from games.interstellar_pig.rules.movement import choose_and_fly, threw
from games.interstellar_pig.state.places import (
    ahead,
    heading,
    line_of,
    number_of,
    planet_of,
    reverse,
    surface,
)
from games.interstellar_pig.state.starmap import StarMap
from games.interstellar_pig.state.state import State
from porc_royal.facts import Seat


@event("lost-in-space", "IP-105", 1)
async def lost_in_space(state: State, seat: Seat) -> None:
    """R-76: back along this turn's own path, beyond its start straight on, to a planet at the latest."""
    direction = await direction_ahead(state, seat)
    thrown = await dice.throw(state, seat, "move", 1)
    await threw(seat, "back", thrown)
    trail = state.turn.trail if state.turn is not None else []
    way = backwards(state.chart, trail or [state.player(seat).place], direction)
    await choose_and_fly(state, seat, {total: retreats(way, total) for total in thrown.sums})


def backwards(chart: StarMap, trail: Sequence[str], direction: str) -> list[tuple[str, str]]:
    """The spaces back, each with its heading: those of the path, then on to the planet beyond its start."""
    here, *path = reversed(trail)
    way: list[tuple[str, str]] = []
    back = reverse(chart, direction)
    for place in path:
        back = towards(chart, here, place)
        way.append((place, back))
        here = place
    if not planet_of(here):
        way.extend((place, back) for place in ahead(chart, here, back))
    return way


def retreats(way: Sequence[tuple[str, str]], total: int) -> list[Course]:
    """The whole way back or as far as it goes, or an early landing on a planet that is passed (IP-48)."""
    flown = way[:total]
    spaces = tuple(place for place, _ in flown)
    headings = tuple(back for _, back in flown)
    found = endings(spaces, headings)
    for number, place in enumerate(spaces[:-1], 1):
        if planet_of(place):
            found.append(Course(spaces[:number], headings[:number], surface(planet_of(place))))
    return found


def towards(chart: StarMap, here: str, there: str) -> str:
    """The heading from one space to the next one."""
    line = line_of(chart, there if planet_of(here) else here)
    if planet_of(here):
        return heading(line, line.other(planet_of(here)))
    if planet_of(there):
        return heading(line, planet_of(there))
    return heading(line, line.b if number_of(there) > number_of(here) else line.a)
