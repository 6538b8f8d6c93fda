"""What each flight is worth to whoever makes it, and why: where it may end, and along which line to begin."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension.catalogue import CARDS, PRIZE
from games.interstellar_pig.practice.map import (
    PRIZE_TITLE,
    Visits,
    can_live,
    find_ahead,
    is_lurking,
    weigh_harm,
    weigh_promise,
    weigh_visit,
    weigh_visits,
)
from games.interstellar_pig.practice.odds import weigh_gain
from games.interstellar_pig.state.places import find_planet, is_on_surface, split
from games.interstellar_pig.views.view import View
from porc_royal.additions import Additions
from porc_royal.asks import Answer, Ask, Reply, list_picks
from porc_royal.cards import say_cards
from porc_royal.facts import Saying, Seat
from porc_royal.practice import Rated

OWN: Final = Additions(facts.GAME)
LIES: Final = OWN.keys.line("worth-lies", "cards")
UNSEEN: Final = OWN.keys.line("worth-unseen")
SEEN: Final = OWN.keys.line("worth-seen", "rounds")
MOST: Final = 40
"""Ends of a jump that are looked at where it leads to no surface."""


def rate_courses(view: View, seat: Seat, asked: Ask, option: str) -> list[Rated]:
    """Each result of the roll, each end and each way to it; a jump to anywhere lands, if it can."""
    ways = list(_list_ends(asked, option))
    if option == "jump":
        ways = [way for way in ways if is_on_surface(str(way[facts.PLACE]))] or ways[:MOST]
    visits = weigh_visits(view, seat)
    worth = {
        place: _weigh_end(view, seat, place, visits)
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


def _weigh_end(view: View, seat: Seat, place: str, visits: Visits) -> int:
    """How good it is to stop somewhere: an envelope, a weak enemy, no planet of others while it carries the prize."""
    score = weigh_promise(view, seat, place, visits)
    if is_on_surface(place):
        score += visits(find_planet(place)) * 10
        score -= weigh_harm(view, find_planet(place))
        if PRIZE in view.hand:
            score += 30 - sum(
                can_live(view, other.seat, find_planet(place), ())
                for other in view.seats
                if other.seat != seat
            )
    for other in view.seats:
        if other.place == place and other.seat != seat:
            score += weigh_gain(view, seat, other.seat, place)
    return score


def rate_headings(view: View, seat: Seat, asked: Ask, option: str = "two-dice") -> list[Rated]:
    """The lines along which a flight may begin, by where it leads in about a roll."""
    place, visits = view.seat(seat).place, weigh_visits(view, seat)
    return [
        Rated(
            Reply(option, {facts.HEADING: heading}),
            weigh_promise(view, seat, find_ahead(view, place, heading), visits),
            partial(explain_planet, view, split(view.chart, heading)[1]),
        )
        for heading in list_picks(asked, option, facts.HEADING)
    ]


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
        return (Saying(LIES, {"cards": say_cards(known)}),)
    notes = view.notes(planet)
    return (Saying(SEEN, {"rounds": view.round - notes[-1].round}) if notes else Saying(UNSEEN),)
