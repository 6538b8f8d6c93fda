"""Whole moves of this game, the likeliest first, from a seat's view: courses, and jumps to anywhere.

A landing comes first, that with the most to find before the others; then orbits, dots, and stars, where an event
awaits. Gear is shown as the rules propose it (R-33); who would show other cards fills in the form.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.practice.map import weigh_visit
from games.interstellar_pig.state.places import find_line, find_planet, is_on_surface, is_star, write_number
from games.interstellar_pig.views.names import note
from games.interstellar_pig.views.summary import name_place
from games.interstellar_pig.views.view import View
from porc_royal.additions import Additions
from porc_royal.asks import Answer, Ask, Reply, list_picks
from porc_royal.facts import Arg, Named, Saying, Seat
from porc_royal.suggestions import Suggested, keep_legal

_FLIGHT: Final = ("place", "spaces", "lines")
OWN: Final = Additions(facts.GAME)
LAND: Final = OWN.keys.line("move-land", *_FLIGHT)
ORBIT: Final = OWN.keys.line("move-orbit", *_FLIGHT)
STAR: Final = OWN.keys.line("move-star", *_FLIGHT)
DOT: Final = OWN.keys.line("move-dot", *_FLIGHT)
PLANETS: Final = OWN.keys.line("sort-planets")
DOTS: Final = OWN.keys.line("sort-dots")

LANDING: Final = 1000
ORBITING: Final = 500
STARS: Final = -500
"""What kind of place an end is counts for more than what there is to be found."""


def suggest(view: View, asked: Ask, option: str) -> Sequence[Suggested]:
    """Whole moves by an option; () where its form will do."""
    if view.viewer is None or facts.PLACE not in asked.options[option].fields:
        return ()
    seat = view.viewer
    ways = sorted(_list_ways(asked, option), key=lambda way: -_rate(view, seat, way.text(facts.PLACE)))
    return keep_legal(asked, (_word(view, asked, way) for way in ways))


def sort(thing: Named) -> Saying | None:
    """The headings of places in menus: planets stand apart from dots."""
    if thing.kind != "place":
        return None
    return Saying(PLANETS if find_planet(thing.name) else DOTS)


def _list_ways(asked: Ask, option: str) -> Iterator[Reply]:
    """Each result of the roll, each end and each way to it."""
    for spaces in list_picks(asked, option, facts.SPACES) or ("",):
        start: dict[str, Answer] = {facts.SPACES: spaces} if spaces else {}
        for place in list_picks(asked, option, facts.PLACE, start):
            end: dict[str, Answer] = {**start, facts.PLACE: place}
            for route in list_picks(asked, option, facts.ROUTE, end) or ("",):
                yield Reply(option, {**end, facts.ROUTE: route} if route else end)


def _rate(view: View, seat: Seat, place: str) -> int:
    """How likely somebody is to go there: what the viewer knows of the planet, or of the planets next on the line."""
    planet = find_planet(place)
    if planet:
        return (LANDING if is_on_surface(place) else ORBITING) + weigh_visit(view, seat, planet)
    line = find_line(view.chart, place)
    near = max(weigh_visit(view, seat, line.a), weigh_visit(view, seat, line.b))
    return near + (STARS if is_star(view.chart, place) else 0)


def _word(view: View, asked: Ask, reply: Reply) -> Suggested:
    """A move as it is said, and what it needs or meets; by which lines, where several ways lead there."""
    place = reply.text(facts.PLACE)
    before = {name: value for name, value in reply.fields.items() if name != facts.ROUTE}
    several = len(list_picks(asked, reply.option, facts.ROUTE, before)) > 1
    lines = (
        " → ".join(write_number(line) for line in reply.text(facts.ROUTE).split("/")) if several else "none"
    )
    args: dict[str, Arg] = {"place": name_place(view, place), "lines": lines}
    args["spaces"] = int(reply.text(facts.SPACES) or 0)
    key = STAR if is_star(view.chart, place) else DOT
    if find_planet(place):
        key = LAND if is_on_surface(place) else ORBIT
    return Suggested(reply, Saying(key, args), note(view, Named("place", place)))
