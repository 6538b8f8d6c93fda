"""How a practice player reads the map: distances, planets it can live on, and what they may be worth."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache, partial
from typing import Final, TypeAlias

from games.interstellar_pig.extension.catalogue import CARDS, DEADLY, PRIZE
from games.interstellar_pig.practice.odds import VICTORY, Gains, count_hope
from games.interstellar_pig.state.places import find_line, find_planet, is_on_surface, read_number
from games.interstellar_pig.state.starmap import StarMap
from games.interstellar_pig.views.outlook import find_lacking
from games.interstellar_pig.views.view import SeatView, View
from porc_royal.cards import get_title, list_copies
from porc_royal.facts import Seat

FAR: Final = 999
PRIZE_TITLE: Final = get_title(PRIZE)
KNOWN_PRIZE: Final = 100
UNSEEN: Final = 5
UNOWNED: Final = 4
RISKED: Final = 1
"""What planets may be worth: where the prize is known to lie, unseen, unseen and nobody's (R-12), not worth a risk."""
FETCHED: Final = 7
"""Rounds before the end in which a prize that was hidden is fetched."""
FARTHEST: Final = 12
USUAL: Final = 7
"""Spaces that two dice may take one, and do most often."""
THROWS: Final = tuple(max(0, 6 - abs(USUAL - spaces)) for spaces in range(FARTHEST + 1))
"""How many throws of two dice, of 36, make so many spaces."""
LANDS: Final = (1.0, 0.4, 0.1, 0.0)
"""How likely somebody lands whose character lacks gear of so many kinds."""
NEAR: Final = 0.3
FADES: Final = 40.0
"""How much of a fight that is sought counts a usual flight away, and over how many spaces more that fades."""
CLOSE: Final = 4
"""What each space counts by which an enemy is nearer than a flight to whoever has the prize."""
Visits: TypeAlias = Callable[[str], int]
"""What a visit to each planet promises a seat, weighed once for all the ways that are compared."""


@lru_cache(maxsize=1024)
def count_distances(chart: StarMap, place: str) -> Mapping[str, int]:
    """Spaces from a place to each planet, by the shortest way."""
    between, planet = _measure(chart), find_planet(place)
    if planet or not place:
        return between.get(planet) or {site.id: FAR for site in chart.planets}
    line = find_line(chart, place)
    before, after = read_number(place), line.dots + 1 - read_number(place)
    return {
        site.id: min(before + between[line.a][site.id], after + between[line.b][site.id])
        for site in chart.planets
    }


@lru_cache(maxsize=64)
def _measure(chart: StarMap) -> Mapping[str, dict[str, int]]:
    """Spaces from each planet to each."""
    found = {
        site.id: {other.id: 0 if site == other else FAR for other in chart.planets} for site in chart.planets
    }
    for ways in found.values():
        for _ in chart.planets:
            for line in chart.lines:
                for one, other in ((line.a, line.b), (line.b, line.a)):
                    ways[other] = min(ways[other], ways[one] + line.dots + 1)
    return found


def can_live(view: View, seat: Seat, planet: str, hand: tuple[str, ...]) -> bool:
    """Whether a seat's character could live on a planet with these cards."""
    return not find_lacking(view, seat, planet, hand)


def is_lurking(view: View, planet: str, title: str) -> bool:
    """Whether a card of this title is known to lie there, and has not been spent since."""
    return title in _list_lurking(view, planet)


def _list_lurking(view: View, planet: str) -> list[str]:
    """The titles of the cards that are known to lie there, and have not been spent since."""
    known = [card for note in view.notes(planet) for card in note.cards]
    return [get_title(card) for card in known if card not in view.discards]


def weigh_harm(view: View, planet: str) -> int:
    """What it costs the viewer to land there, for all it knows, with the antidotes it holds."""
    lurking = _list_lurking(view, planet)
    if not lurking:
        return 0
    return sum(
        one.harm
        for one in view.assembly.table(CARDS).values()
        if one.harm and one.title in lurking and not (one.antidote and list_copies(view.hand, one.antidote))
    )


def is_prize_known(view: View) -> bool:
    """Whether the viewer knows where the prize lies: then it has more to lose than to find."""
    return any(is_lurking(view, planet.id, PRIZE_TITLE) for planet in view.planets)


def is_risky(view: View) -> bool:
    """Whether a card that kills may lie anywhere: not all of its copies are on the discards."""
    return any(
        one.harm >= DEADLY and len(list_copies(view.discards, one.title)) < one.copies
        for one in view.assembly.table(CARDS).values()
    )


def weigh_risk(view: View, planet: str) -> float:
    """What it costs to land where a card that kills may lie, for all one knows: the more, the more one has to lose."""
    unseen = [one.id for one in view.planets if not view.notes(one.id)]
    if planet not in unseen:
        return 0.0
    stake = VICTORY * (1.0 if PRIZE in view.hand else count_hope(view))
    waiting = sum(
        one.copies - len(list_copies(view.discards, one.title)) - _is_placed(view, one.title)
        for one in view.assembly.table(CARDS).values()
        if one.harm >= DEADLY and not (one.antidote and list_copies(view.hand, one.antidote))
    )
    return stake * max(0, waiting) / len(unseen)


def _is_placed(view: View, title: str) -> bool:
    """Whether the viewer knows where a card of this title is."""
    known = list_copies(view.hand, title)
    return bool(known) or any(is_lurking(view, one.id, title) for one in view.planets)


def weigh_visits(view: View, seat: Seat) -> Visits:
    """`weigh_visit` for planets that are compared: what it asks of the whole map is found out once."""
    is_risked = cache(partial(is_for_safety, view))
    return cache(lambda planet: weigh_visit(view, seat, planet, is_risked))


def is_for_safety(view: View) -> bool:
    """Whether what nobody has seen is better left alone: the prize is known, and elsewhere one may die."""
    return is_prize_known(view) and is_risky(view)


def weigh_visit(view: View, seat: Seat, planet: str, is_risked: Callable[[], bool] | None = None) -> int:
    """What a visit to a planet promises, 0 where one cannot live: the prize, unseen cards, cards one knows of.

    is_risked: `is_for_safety` of this view, where it is known
    """
    waiting = weigh_harm(view, planet)
    if waiting >= DEADLY or not can_live(view, seat, planet, view.hand):
        return 0
    notes = view.notes(planet)
    if is_lurking(view, planet, PRIZE_TITLE):
        return KNOWN_PRIZE if view.rounds - view.round < FETCHED or notes[0].how == "scanned" else 0
    if waiting:
        return 1
    if not notes and view.planet(planet).owner is None:
        return UNOWNED
    if not notes:
        return RISKED if (is_risked() if is_risked is not None else is_for_safety(view)) else UNSEEN
    stale = view.round - notes[-1].round
    return min(stale, 8) if notes[0].how != "stashed" else min(stale // 2, 4)


def count_apart(chart: StarMap, ways: Mapping[str, int], place: str) -> int:
    """About how many spaces lie between two places; `ways` are the distances from the first."""
    ends = count_distances(chart, place)
    return min(ways[planet] + ends[planet] for planet in ways)


def estimate_reach(view: View, seat: Seat, spaces: int, place: str) -> float:
    """How likely a seat's next flight ends in a place so many spaces away: on the ground anybody may stop early."""
    if spaces > FARTHEST:
        return 0.0
    if not is_on_surface(place):
        return THROWS[spaces] / 36
    own = view.hand if seat == view.viewer else ()
    lacking = len(find_lacking(view, seat, find_planet(place), own))
    lands = LANDS[min(lacking, len(LANDS) - 1)] if seat != view.viewer else float(not lacking)
    return lands * sum(THROWS[max(spaces, 2) :]) / 36


def list_enemies(view: View, seat: Seat) -> list[SeatView]:
    """The others who have a pawn."""
    return [other for other in view.seats if other.seat != seat and other.place]


def weigh_encounters(view: View, seat: Seat, place: str, gains: Gains) -> float:
    """What is to be expected of fights next round, after a stop there: those that one seeks, and those of others."""
    ways = count_distances(view.chart, place)
    total = 0.0
    for other in list_enemies(view, seat):
        spaces = count_apart(view.chart, ways, other.place)
        gain = gains(other.seat, place)
        if PRIZE in view.hand:
            total += gain * estimate_reach(view, other.seat, spaces, place)
            total -= max(0, FARTHEST + 2 - spaces) * CLOSE
            continue
        total += min(0, gain) * estimate_reach(view, other.seat, spaces, place)
        sought = gains(other.seat, other.place)
        if sought > 0:
            near = max(0.0, 1 - abs(spaces - USUAL) / FADES) * NEAR
            total += sought * max(near, estimate_reach(view, seat, spaces, other.place))
    return total


def weigh_promise(view: View, seat: Seat, place: str, visits: Visits, gains: Gains) -> float:
    """How good it is to be somewhere: near to what is worth a visit and to whom one may beat, far from others."""
    score: float = weigh_encounters(view, seat, place, gains)
    if PRIZE in view.hand:
        return score
    ways = count_distances(view.chart, place)
    return score + max(visits(planet) * 3 - 2 * far for planet, far in ways.items())
