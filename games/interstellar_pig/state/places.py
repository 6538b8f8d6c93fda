"""Places and headings: how pawns stand on the map and fly along its lines (L118, IP-44 to IP-47).

P05.s     the surface of planet P05               L12:4     dot 4 of line L12, counted from its end `a`
P05.o     its orbit                               L12>P05   a heading: along L12 towards P05

In flight a planet is one space, and flying through it is flying through its orbit (R-57).
"""

from games.interstellar_pig.state.starmap import StarLine, StarMap


def name_surface(planet: str) -> str:
    """On a planet."""
    return f"{planet}.s"


def name_orbit(planet: str) -> str:
    """Above a planet, which is in Space (IP-46)."""
    return f"{planet}.o"


def name_dot(line: StarLine, number: int) -> str:
    """On a dot; the ends of the line are the planets' orbits."""
    if number <= 0:
        return name_orbit(line.a)
    return name_orbit(line.b) if number > line.dots else f"{line.id}:{number}"


def find_planet(place: str) -> str:
    """The planet of a place, "" for a dot."""
    planet, point, _ = place.rpartition(".")
    return planet if point else ""


def is_on_surface(place: str) -> bool:
    """Whether a place is the ground of a planet and not in Space."""
    return place.endswith(".s")


def find_space(place: str) -> str:
    """The same space seen from Space: the orbit above a surface (R-57)."""
    return name_orbit(find_planet(place)) if is_on_surface(place) else place


def find_line(chart: StarMap, place: str) -> StarLine:
    """The line a dot lies on."""
    return chart.line(place.partition(":")[0])


def read_number(place: str) -> int:
    """The number of a dot."""
    return int(place.partition(":")[2])


def is_star(chart: StarMap, place: str) -> bool:
    """Whether a place is the star of its line (IP-25)."""
    return not find_planet(place) and bool(place) and find_line(chart, place).star == read_number(place)


def name_star(line: StarLine) -> str:
    """The star of a line."""
    return f"{line.id}:{line.star}"


def name_heading(line: StarLine, planet: str) -> str:
    """Along a line towards one of its ends."""
    return f"{line.id}>{planet}"


def split(chart: StarMap, direction: str) -> tuple[StarLine, str]:
    """The line of a heading, and the planet it leads to."""
    line, _, planet = direction.partition(">")
    return chart.line(line), planet


def list_headings(chart: StarMap, place: str) -> list[str]:
    """IP-44, R-21: every line of a planet, or both ways along the line of a dot."""
    planet = find_planet(place)
    if planet:
        return [name_heading(line, line.other(planet)) for line in chart.lines_at(planet)]
    line = find_line(chart, place)
    return [name_heading(line, line.a), name_heading(line, line.b)]


def list_onward(chart: StarMap, planet: str, direction: str) -> list[str]:
    """R-22: the lines on from a planet that was reached, never back along the one just flown."""
    arrived, _ = split(chart, direction)
    return [
        name_heading(line, line.other(planet)) for line in chart.lines_at(planet) if line.id != arrived.id
    ]


def find_step(chart: StarMap, place: str, direction: str) -> str:
    """The next space along a heading."""
    line, here, forth = _find_way(chart, place, direction)
    return name_dot(line, here + forth)


def _find_way(chart: StarMap, place: str, direction: str) -> tuple[StarLine, int, int]:
    """The line of a heading, which of its dots a place is, and 1 or -1 for the next."""
    line, goal = split(chart, direction)
    planet = find_planet(place)
    end = 0 if planet == line.a else line.dots + 1
    return line, end if planet else read_number(place), 1 if goal == line.b else -1


def reverse_heading(chart: StarMap, direction: str) -> str:
    """The opposite heading."""
    line, goal = split(chart, direction)
    return name_heading(line, line.other(goal))


def list_ahead(chart: StarMap, place: str, direction: str) -> list[str]:
    """The spaces along a heading up to the planet at its end, which is the last."""
    line, here, forth = _find_way(chart, place, direction)
    spaces = [name_dot(line, here := here + forth)]
    while not find_planet(spaces[-1]):
        spaces.append(name_dot(line, here := here + forth))
    return spaces


def write_number(name: str) -> str:
    """The number by which the board shows a planet or a line: 5 for "P05"; 12:3 for the place "L12:3"."""
    body, point, dot_number = name.partition(":")
    number = str(int(body[1:])) if body[1:].isdecimal() else body
    return f"{number}{point}{dot_number}"


def list_places(chart: StarMap) -> list[str]:
    """Every place of the map: surfaces and orbits, then the dots line by line."""
    planets = [place for site in chart.planets for place in (name_surface(site.id), name_orbit(site.id))]
    return planets + [name_dot(line, number) for line in chart.lines for number in range(1, line.dots + 1)]
