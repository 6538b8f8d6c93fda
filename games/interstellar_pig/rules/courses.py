"""IP-47 to IP-49, R-22 to R-25: where a flight of so many spaces can end, and by which way."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.interstellar_pig import facts
from games.interstellar_pig.rules.survival import eligible, livable, needs_at, refused_show
from games.interstellar_pig.state.places import onward, planet_of, step, surface
from games.interstellar_pig.state.starmap import StarMap
from games.interstellar_pig.state.state import State
from porc_royal.asks import Ask, Chosen, Field, Option, Pick, Reply, Several
from porc_royal.facts import Saying, Seat


@dataclass(frozen=True, slots=True)
class Course:
    """One complete way: the spaces entered with their headings, and the place where it ends."""

    spaces: tuple[str, ...]
    headings: tuple[str, ...]
    end: str

    @property
    def route(self) -> str:
        """The lines flown, in order."""
        lines: list[str] = []
        for heading in self.headings:
            line = heading.partition(">")[0]
            if not lines or lines[-1] != line:
                lines.append(line)
        return "/".join(lines)


Courses: TypeAlias = Mapping[int, Sequence[Course]]
"""The ways open for each result of the roll, the longest first."""


def courses(chart: StarMap, place: str, direction: str, spaces: int) -> list[Course]:
    """Every course of so many spaces along a heading: full ones first, by lowest lines, then early stops."""
    full: list[Course] = []
    early: list[Course] = []
    for way, headings in _ways(chart, place, direction, spaces):
        full.extend(endings(way, headings))
        for number, entered in enumerate(way[:-1], 1):
            if planet_of(entered):
                stop = Course(way[:number], headings[:number], surface(planet_of(entered)))
                if stop not in early:
                    early.append(stop)
    return [*full, *early]


def endings(spaces: tuple[str, ...], headings: tuple[str, ...]) -> list[Course]:
    """IP-49: with the exact count a planet offers its orbit and its surface (R-98)."""
    last = spaces[-1]
    ends = [last, surface(planet_of(last))] if planet_of(last) else [last]
    return [Course(spaces, headings, end) for end in ends]


def _ways(
    chart: StarMap, place: str, direction: str, spaces: int
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    entered = step(chart, place, direction)
    if spaces == 1:
        yield (entered,), (direction,)
        return
    planet = planet_of(entered)
    for following in onward(chart, planet, direction) if planet else [direction]:
        for way, headings in _ways(chart, entered, following, spaces - 1):
            yield (entered, *way), (direction, *headings)


def livable_only(state: State, seat: Seat, found: Sequence[Course]) -> list[Course]:
    """IP-48, IP-49, R-24, R-25: the surface only where the character survives."""
    return [one for one in found if one.end == one.spaces[-1] or livable(state, seat, planet_of(one.end))]


def asked(found: Courses) -> bool:
    """D-14: asked whenever a planet is reached or an ability leaves a choice: never by what a hand allows."""
    return len(found) > 1 or any(
        planet_of(space) for courses_of in found.values() for one in courses_of for space in one.spaces
    )


def charting(state: State, seat: Seat, found: Courses) -> Ask:
    """D-13, D-14: result, end, way, and the gear to be shown; the default flies farthest, into orbit."""
    sums = sorted(found)
    most = sums[-1]

    def total(chosen: Chosen) -> int:
        return int(str(chosen.get(facts.SPACES, most)))

    def ends(chosen: Chosen) -> list[str]:
        return list(dict.fromkeys(one.end for one in found[total(chosen)]))

    def routes(chosen: Chosen) -> list[str]:
        place = chosen.get(facts.PLACE)
        return list(dict.fromkeys(one.route for one in found[total(chosen)] if one.end == place))

    def gear(chosen: Chosen) -> list[str]:
        return gear_for(state, seat, str(chosen.get(facts.PLACE, "")))

    def legal(reply: Reply) -> Saying | None:
        return show_refused(state, seat, reply)

    fields: dict[str, Field] = {facts.SPACES: Pick("spaces", [str(one) for one in sums])}
    first = found[most][0]
    given = {facts.SPACES: str(most), facts.PLACE: first.end, facts.ROUTE: first.route}
    if len(sums) == 1:
        fields.pop(facts.SPACES)
        given.pop(facts.SPACES)
    fields[facts.PLACE] = Pick("place", ends)
    fields[facts.ROUTE] = Pick("route", routes)
    fields[facts.SHOW] = Several("card", gear, optional=True)
    options = {"course": Option(fields)}
    return Ask(seat, facts.ASK_COURSE, "R-23", options, Reply("course", dict(given)), {"spaces": most}, legal)


def course_of(found: Courses, reply: Reply) -> Course:
    """The course that a reply names."""
    total = int(reply.text(facts.SPACES) or max(found))
    place, route = reply.text(facts.PLACE), reply.text(facts.ROUTE)
    return next(one for one in found[total] if (one.end, one.route) == (place, route))


def gear_for(state: State, seat: Seat, place: str) -> list[str]:
    """The cards among which gear for the surface of a place is chosen; none in Space."""
    if place != surface(planet_of(place)):
        return []
    return eligible(needs_at(state, seat, planet_of(place)), state.player(seat).hand)


def show_refused(state: State, seat: Seat, reply: Reply) -> Saying | None:
    """R-33: what is to be shown covers each need with one card."""
    place = reply.text(facts.PLACE)
    if place != surface(planet_of(place)):
        return None
    return refused_show(needs_at(state, seat, planet_of(place)), reply.many(facts.SHOW))
