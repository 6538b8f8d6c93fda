"""IP-47 to IP-49, R-22 to R-25: where a flight of so many spaces can end, and by which way."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.interstellar_pig import facts
from games.interstellar_pig.rules.survival import find_needs_at, is_livable, list_eligible, refuse_show
from games.interstellar_pig.state.places import find_planet, find_step, list_onward, name_surface
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


def list_courses(chart: StarMap, place: str, direction: str, spaces: int) -> list[Course]:
    """Every course of so many spaces along a heading: full ones first, by lowest lines, then early stops."""
    full: list[Course] = []
    early: list[Course] = []
    for way, headings in _ways(chart, place, direction, spaces):
        full.extend(list_endings(way, headings))
        for number, entered in enumerate(way[:-1], 1):
            if find_planet(entered):
                stop = Course(way[:number], headings[:number], name_surface(find_planet(entered)))
                if stop not in early:
                    early.append(stop)
    return [*full, *early]


def list_endings(spaces: tuple[str, ...], headings: tuple[str, ...]) -> list[Course]:
    """IP-49: with the exact count a planet offers its orbit and its surface (R-98)."""
    last = spaces[-1]
    ends = [last, name_surface(find_planet(last))] if find_planet(last) else [last]
    return [Course(spaces, headings, end) for end in ends]


def _ways(
    chart: StarMap, place: str, direction: str, spaces: int
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    entered = find_step(chart, place, direction)
    if spaces == 1:
        yield (entered,), (direction,)
        return
    planet = find_planet(entered)
    for following in list_onward(chart, planet, direction) if planet else [direction]:
        for way, headings in _ways(chart, entered, following, spaces - 1):
            yield (entered, *way), (direction, *headings)


def keep_livable(state: State, seat: Seat, found: Sequence[Course]) -> list[Course]:
    """IP-48, IP-49, R-24, R-25: the surface only where the character survives."""
    return [
        one for one in found if one.end == one.spaces[-1] or is_livable(state, seat, find_planet(one.end))
    ]


def must_ask(found: Courses) -> bool:
    """D-14: asked whenever a planet is reached or an ability leaves a choice: never by what a hand allows."""
    return len(found) > 1 or any(
        find_planet(space) for courses_of in found.values() for one in courses_of for space in one.spaces
    )


def make_course_ask(state: State, seat: Seat, found: Courses) -> Ask:
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
        return list_gear(state, seat, str(chosen.get(facts.PLACE, "")))

    def legal(reply: Reply) -> Saying | None:
        return refuse_shown(state, seat, reply)

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


def read_course(found: Courses, reply: Reply) -> Course:
    """The course that a reply names."""
    total = int(reply.text(facts.SPACES) or max(found))
    place, route = reply.text(facts.PLACE), reply.text(facts.ROUTE)
    return next(one for one in found[total] if (one.end, one.route) == (place, route))


def list_gear(state: State, seat: Seat, place: str) -> list[str]:
    """The cards among which gear for the surface of a place is chosen; none in Space."""
    if place != name_surface(find_planet(place)):
        return []
    return list_eligible(find_needs_at(state, seat, find_planet(place)), state.player(seat).hand)


def refuse_shown(state: State, seat: Seat, reply: Reply) -> Saying | None:
    """R-33: what is to be shown covers each need with one card."""
    place = reply.text(facts.PLACE)
    if place != name_surface(find_planet(place)):
        return None
    return refuse_show(find_needs_at(state, seat, find_planet(place)), reply.many(facts.SHOW))
