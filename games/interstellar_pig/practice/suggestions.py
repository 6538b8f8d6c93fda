"""Whole moves of this game, the best first, from a seat's view: courses, and jumps to anywhere.

Practice players would take the first. Gear is shown as the rules propose it (R-33); who would show other cards fills
in the form.
"""

from collections.abc import Sequence
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.practice.flights import rate_courses, rate_headings, rate_scans
from games.interstellar_pig.practice.homes import rate_homes
from games.interstellar_pig.state.places import find_planet, is_on_surface, is_star, write_number
from games.interstellar_pig.views.names import note
from games.interstellar_pig.views.summary import name_place
from games.interstellar_pig.views.view import View
from porc_royal.additions import Additions
from porc_royal.asks import Ask, list_picks
from porc_royal.facts import Arg, Named, Saying
from porc_royal.practice import Rated, sort_rated
from porc_royal.suggestions import TRIED, Suggested, keep_legal

_FLIGHT: Final = ("place", "spaces", "lines")
OWN: Final = Additions(facts.GAME)
LAND: Final = OWN.keys.line("move-land", *_FLIGHT)
ORBIT: Final = OWN.keys.line("move-orbit", *_FLIGHT)
STAR: Final = OWN.keys.line("move-star", *_FLIGHT)
DOT: Final = OWN.keys.line("move-dot", *_FLIGHT)
PLANETS: Final = OWN.keys.line("sort-planets")
DOTS: Final = OWN.keys.line("sort-dots")


def suggest(view: View, asked: Ask, option: str) -> Sequence[Suggested]:
    """Whole moves by an option; () where its form will do."""
    seat, fields = view.viewer, asked.options[option].fields
    if seat is None:
        return ()
    if facts.PLACE in fields:
        ways = _keep_ends(sort_rated(rate_courses(view, seat, asked, option)))
        return keep_legal(asked, (_word(view, asked, way) for way in ways), TRIED)
    found: list[Rated] = []
    if fields.keys() == {facts.HEADING}:
        found = rate_headings(view, seat, asked, option)
    elif option == "scan" and fields.keys() == {facts.PLANET}:
        found = rate_scans(view, seat, asked)
    elif fields.keys() == {facts.PLANET}:
        found = rate_homes(view, seat, list_picks(asked, option, facts.PLANET), option)
    return [Suggested(one.reply, reasons=one.reasons()) for one in sort_rated(found)]


def sort(thing: Named) -> Saying | None:
    """The headings of places in menus: planets stand apart from dots."""
    if thing.kind != "place":
        return None
    return Saying(PLANETS if find_planet(thing.name) else DOTS)


def _keep_ends(ways: Sequence[Rated]) -> Sequence[Rated]:
    """The best way to each end: the others come to the same, and whoever wants one of them finds it in the form."""
    found: dict[str, Rated] = {}
    for way in ways:
        found.setdefault(way.reply.text(facts.PLACE), way)
    return list(found.values())


def _word(view: View, asked: Ask, way: Rated) -> Suggested:
    """A move as it is said, and what it needs or meets; by which lines, where several ways lead there."""
    reply, place = way.reply, way.reply.text(facts.PLACE)
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
    return Suggested(reply, Saying(key, args), note(view, Named("place", place)), way.reasons())
