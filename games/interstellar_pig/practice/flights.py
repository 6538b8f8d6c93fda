"""What each flight is worth to whoever makes it, and why: where it may end, and along which line to begin."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import Final, TypeAlias

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import CARDS
from games.interstellar_pig.practice.map import (
    PRIZE_TITLE,
    Visits,
    can_live,
    is_lurking,
    weigh_harm,
    weigh_promise,
    weigh_risk,
    weigh_visit,
    weigh_visits,
)
from games.interstellar_pig.practice.odds import Gains, weigh_gains
from games.interstellar_pig.rules.courses import list_courses
from games.interstellar_pig.state.places import find_planet, find_space, is_on_surface, is_star, split
from games.interstellar_pig.state.starmap import StarMap
from games.interstellar_pig.views.view import View
from porc_royal.additions import Additions
from porc_royal.asks import Answer, Ask, Reply, list_picks
from porc_royal.facts import Listing, Named, Saying, Seat
from porc_royal.practice import Rated

OWN: Final = Additions(facts.GAME)
LIES: Final = OWN.keys.line("worth-lies", "cards")
UNSEEN: Final = OWN.keys.line("worth-unseen")
SEEN: Final = OWN.keys.line("worth-seen", "rounds")
Throws: TypeAlias = Mapping[str, Sequence[tuple[int, int]]]
"""How many spaces dice may give, in how many of their throws, by what is thrown."""
TWO_DICE: Final = "two-dice"
THROWS: Final[Throws] = {
    "one-die": tuple((spaces, 1) for spaces in range(1, 7)),
    TWO_DICE: tuple((spaces, 6 - abs(7 - spaces)) for spaces in range(2, 13)),
}
ROUGHLY: Final[Throws] = {TWO_DICE: ((7, 1),)}
"""Roughly, where there is no time to look at every throw."""
STAR: Final = 15
"""What it costs to stop at a star, where an event is drawn (R-55)."""
MOST: Final = 40
"""Ends of a jump that are looked at where it leads to no surface."""


def rate_courses(view: View, seat: Seat, asked: Ask, option: str) -> list[Rated]:
    """Each result of the roll, each end and each way to it; a jump to anywhere lands, if it can."""
    ways = list(_list_ends(asked, option))
    if option == "jump":
        ways = [way for way in ways if is_on_surface(str(way[facts.PLACE]))] or ways[:MOST]
    visits = weigh_visits(view, seat)
    gains = weigh_gains(view, seat)
    worth = {
        place: _weigh_end(view, seat, visits, gains, place)
        for place in dict.fromkeys(str(way[facts.PLACE]) for way in ways)
    }
    return [
        Rated(
            Reply(option, {**way, facts.ROUTE: route} if route else way),
            worth[str(way[facts.PLACE])],
            partial(explain_planet, view, find_planet(str(way[facts.PLACE]))),
        )
        for way in ways
        for route in list_picks(asked, option, facts.ROUTE, way) or ("",)
    ]


def _list_ends(asked: Ask, option: str) -> Iterator[dict[str, Answer]]:
    for spaces in list_picks(asked, option, facts.SPACES) or ("",):
        start: dict[str, Answer] = {facts.SPACES: spaces} if spaces else {}
        for place in list_picks(asked, option, facts.PLACE, start):
            yield {**start, facts.PLACE: place}


def _weigh_end(view: View, seat: Seat, visits: Visits, gains: Gains, place: str) -> float:
    """How good it is to stop somewhere: an envelope, a weak enemy, no planet of others while it carries the prize."""
    score = weigh_promise(view, seat, place, visits, gains)
    if is_on_surface(place):
        score += visits(find_planet(place)) * 3
        score -= weigh_harm(view, find_planet(place)) + weigh_risk(view, find_planet(place))
    if is_star(view.chart, place):
        score -= STAR
    for other in view.seats:
        if other.place == place and other.seat != seat:
            score += gains(other.seat, place)
    return score


def rate_headings(
    view: View,
    seat: Seat,
    asked: Ask,
    option: str = TWO_DICE,
    among: Throws = THROWS,
) -> list[Rated]:
    """The lines along which a flight may begin, by the best end of each throw of one die or of two.

    Where no dice are thrown, and only a line is named (R-75), they are weighed as for two.
    """
    throws = among.get(option, among[TWO_DICE])
    place, visits = find_space(view.seat(seat).place), weigh_visits(view, seat)
    weigh = cache(partial(_weigh_end, view, seat, visits, weigh_gains(view, seat)))

    def rate(heading: str) -> float:
        total = 0.0
        for spaces, ways in throws:
            ends = _list_all_ends(view.chart, place, heading, spaces)
            total += ways * max((weigh(end) for end in ends if _is_open(view, seat, end)), default=0.0)
        return total / sum(ways for _, ways in throws)

    return [
        Rated(
            Reply(option, {facts.HEADING: heading}),
            rate(heading),
            partial(explain_planet, view, split(view.chart, heading)[1]),
        )
        for heading in list_picks(asked, option, facts.HEADING)
    ]


@lru_cache(maxsize=4096)
def _list_all_ends(chart: StarMap, place: str, heading: str, spaces: int) -> Sequence[str]:
    return tuple(dict.fromkeys(course.end for course in list_courses(chart, place, heading, spaces)))


def _is_open(view: View, seat: Seat, place: str) -> bool:
    """IP-48: the surface only where one can live."""
    return not is_on_surface(place) or can_live(view, seat, find_planet(place), view.hand)


def rate_scans(view: View, seat: Seat, asked: Ask) -> list[Rated]:
    """Planets of which nothing is known, by what a visit promises; then the others."""
    planets = list_picks(asked, "scan", facts.PLANET)
    return [
        Rated(
            Reply("scan", {facts.PLANET: planet}),
            -1 if view.notes(planet) else weigh_visit(view, seat, planet),
            partial(explain_planet, view, planet),
        )
        for planet in planets
    ]


def explain_planet(view: View, planet: str) -> Sequence[Saying]:
    """What is known to lie there, or since when nothing is."""
    if not planet:
        return ()
    titles = [
        one.title for one in view.assembly.table(CARDS).values() if one.harm or one.title == PRIZE_TITLE
    ]
    known = [title for title in titles if is_lurking(view, planet, title)]
    if known:
        return (Saying(LIES, {"cards": Listing(tuple(Named("card", title) for title in known))}),)
    notes = view.notes(planet)
    return (Saying(SEEN, {"rounds": view.round - notes[-1].round}) if notes else Saying(UNSEEN),)
