"""Places and headings: how pawns stand on the map and fly along its lines (L118, IP-44 to IP-47).

P05.s     the surface of planet P05               L12:4     dot 4 of line L12, counted from its end `a`
P05.o     its orbit                               L12>P05   a heading: along L12 towards P05

In flight a planet is one space, and flying through it is flying through its orbit (R-57).
"""

from games.interstellar_pig.state.starmap import Line, StarMap


def surface(planet: str) -> str:
    """On a planet."""
    return f"{planet}.s"


def orbit(planet: str) -> str:
    """Above a planet, which is in Space (IP-46)."""
    return f"{planet}.o"


def dot(line: Line, number: int) -> str:
    """On a dot; the ends of the line are the planets' orbits."""
    if number <= 0:
        return orbit(line.a)
    return orbit(line.b) if number > line.dots else f"{line.id}:{number}"


def planet_of(place: str) -> str:
    """The planet of a place, "" for a dot."""
    planet, point, _ = place.rpartition(".")
    return planet if point else ""


def on_surface(place: str) -> bool:
    """Whether a place is the ground of a planet and not in Space."""
    return place.endswith(".s")


def in_space(place: str) -> str:
    """The same space seen from Space: the orbit above a surface (R-57)."""
    return orbit(planet_of(place)) if on_surface(place) else place


def line_of(chart: StarMap, place: str) -> Line:
    """The line a dot lies on."""
    return chart.line(place.partition(":")[0])


def number_of(place: str) -> int:
    """The number of a dot."""
    return int(place.partition(":")[2])


def is_star(chart: StarMap, place: str) -> bool:
    """Whether a place is the star of its line (IP-25)."""
    return not planet_of(place) and bool(place) and line_of(chart, place).star == number_of(place)


def star(line: Line) -> str:
    """The star of a line."""
    return f"{line.id}:{line.star}"


def heading(line: Line, planet: str) -> str:
    """Along a line towards one of its ends."""
    return f"{line.id}>{planet}"


def split(chart: StarMap, direction: str) -> tuple[Line, str]:
    """The line of a heading, and the planet it leads to."""
    line, _, planet = direction.partition(">")
    return chart.line(line), planet


def headings(chart: StarMap, place: str) -> list[str]:
    """IP-44, R-21: every line of a planet, or both ways along the line of a dot."""
    planet = planet_of(place)
    if planet:
        return [heading(line, line.other(planet)) for line in chart.lines_at(planet)]
    line = line_of(chart, place)
    return [heading(line, line.a), heading(line, line.b)]


def onward(chart: StarMap, planet: str, direction: str) -> list[str]:
    """R-22: the lines on from a planet that was reached, never back along the one just flown."""
    arrived, _ = split(chart, direction)
    return [heading(line, line.other(planet)) for line in chart.lines_at(planet) if line.id != arrived.id]


def step(chart: StarMap, place: str, direction: str) -> str:
    """The next space along a heading."""
    line, goal = split(chart, direction)
    planet = planet_of(place)
    end = 0 if planet == line.a else line.dots + 1
    here = end if planet else number_of(place)
    return dot(line, here + (1 if goal == line.b else -1))


def reverse(chart: StarMap, direction: str) -> str:
    """The opposite heading."""
    line, goal = split(chart, direction)
    return heading(line, line.other(goal))


def ahead(chart: StarMap, place: str, direction: str) -> list[str]:
    """The spaces along a heading up to the planet at its end, which is the last."""
    spaces = [step(chart, place, direction)]
    while not planet_of(spaces[-1]):
        spaces.append(step(chart, spaces[-1], direction))
    return spaces


def numbered(name: str) -> str:
    """The number by which the board shows a planet or a line: 5 for "P05"; 12:3 for the place "L12:3"."""
    body, point, dot_number = name.partition(":")
    number = str(int(body[1:])) if body[1:].isdecimal() else body
    return f"{number}{point}{dot_number}"


def everywhere(chart: StarMap) -> list[str]:
    """Every place of the map: surfaces and orbits, then the dots line by line."""
    planets = [place for site in chart.planets for place in (surface(site.id), orbit(site.id))]
    return planets + [dot(line, number) for line in chart.lines for number in range(1, line.dots + 1)]
