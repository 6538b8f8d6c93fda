"""The order to fly to a planet, turn after turn: the line towards it, then the course that comes nearest."""

from collections.abc import Mapping, Sequence
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.orders.plans import DICE, LAYER, LAYERS, place_named_by
from games.interstellar_pig.practice.map import count_distances
from games.interstellar_pig.state.places import find_planet, list_ahead, list_headings
from games.interstellar_pig.views.view import View
from porc_royal.asks import Answer, Ask, Field, Pick, Refused, Reply, list_picks
from porc_royal.facts import Seat
from porc_royal.orders import Standing


def _terms(view: View) -> Mapping[str, Field]:
    return {
        facts.PLANET: Pick("planet", [one.id for one in view.planets]),
        LAYER: Pick("layer", LAYERS),
        DICE: Pick("throw", ("one-die", "two-dice")),
    }


def _flies(view: View, ask: Ask, terms: Reply) -> Reply | None:
    """IP-44, R-23: on towards that planet; whoever is there, or cannot land, is asked again."""
    if view.viewer is None:
        return None
    if ask.key == facts.ASK_COURSE:
        return _set_course(view, ask, terms)
    return _choose_line(view, view.viewer, ask, terms)


def _choose_line(view: View, seat: Seat, ask: Ask, terms: Reply) -> Reply | None:
    """The line along which there are fewest spaces to go."""
    here, goal = view.seat(seat).place, terms.text(facts.PLANET)
    dice = terms.text(DICE)
    if find_planet(here) == goal:
        return _land(ask) if here != place_named_by(terms) else None
    ways = [one for one in list_headings(view.chart, here) if one in list_picks(ask, dice, facts.HEADING)]
    if not ways:
        return None
    return Reply(dice, {facts.HEADING: min(ways, key=lambda way: _count(view, here, way, goal))})


def _land(ask: Ask) -> Reply | None:
    """From its orbit down to the ground, where that is asked for and can be."""
    try:
        return ask.check(Reply("land"))
    except Refused:
        return None


def _count(view: View, here: str, heading: str, goal: str) -> int:
    """Spaces to a planet along a heading."""
    spaces = list_ahead(view.chart, here, heading)
    return len(spaces) + count_distances(view.chart, spaces[-1])[goal]


def _set_course(view: View, ask: Ask, terms: Reply) -> Reply | None:
    """There if it is within reach; else as near to it as can be, in orbit or on a dot.

    IP-53: where somebody stands it would be a fight, and its owner is asked.
    """
    goal, end = terms.text(facts.PLANET), place_named_by(terms)
    taken = {one.place for one in view.seats if one.seat != view.viewer}
    ways = list(_list_ways(ask))
    there = [way for way in ways if way.text(facts.PLACE) == end]
    if not there and any(find_planet(way.text(facts.PLACE)) == goal for way in ways):
        return None
    near = there or sorted(ways, key=lambda way: _rate(view, way.text(facts.PLACE), goal))
    return near[0] if near and near[0].text(facts.PLACE) not in taken else None


def _rate(view: View, place: str, goal: str) -> tuple[bool, int]:
    return place.endswith(".s"), count_distances(view.chart, place)[goal]


def _list_ways(ask: Ask) -> Sequence[Reply]:
    """Each result of the roll, each end and the first way to it, that the question takes."""
    found = []
    for spaces in list_picks(ask, "course", facts.SPACES) or ("",):
        start: dict[str, Answer] = {facts.SPACES: spaces} if spaces else {}
        for place in list_picks(ask, "course", facts.PLACE, start):
            end: dict[str, Answer] = {**start, facts.PLACE: place}
            routes = list_picks(ask, "course", facts.ROUTE, end)
            found += [Reply("course", {**end, facts.ROUTE: route}) for route in routes[:1]]
    return found


FLY_TO: Final[Standing[View]] = Standing(
    "fly-to", frozenset({facts.ASK_TURN, facts.ASK_COURSE}), _terms, _flies
)
