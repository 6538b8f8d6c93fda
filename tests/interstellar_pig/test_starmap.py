"""Section C: the map of the stars."""

import hashlib
from collections import Counter
from itertools import combinations
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.interstellar_pig.state.lines import (
    LONGEST_ROUTE,
    join_planar,
    measure_lengths,
    measure_longest_route,
    spread_dots,
)
from games.interstellar_pig.state.starmap import (
    PLANETS,
    RADIUS,
    SEEDS,
    TETRA,
    Site,
    StarLine,
    StarMap,
    Stream,
    draw,
    make_star_map,
)
from tests.hash_seeds import outputs

SITES: Final = (
    *((-251, 922), (115, 672), (675, 511), (-385, 466), (-893, 306), (403, 221), (882, 189), (-30, 95)),
    *((-689, -201), (776, -239), (385, -245), (-102, -300), (159, -553), (609, -623), (-383, -791)),
    (126, -975),
)
LINES: Final = """
01-02 6  01-04 7  01-05 10 02-03 8  02-04 8  03-06 6  03-07 5
04-05 8  04-08 7  05-09 8  06-07 7  06-08 6  06-11 7  07-10 6
08-09 10 08-12 6  09-12 8  09-15 9  10-11 6  10-14 6  11-13 5
11-14 6  12-13 5  12-15 8  13-14 6  13-16 6  14-16 8  15-16 8
"""
"""C.3: the planets of the golden map, and the lines and dots that follow from them."""

Seeds = st.integers(0, SEEDS - 1)


def edges(made: StarMap) -> list[tuple[int, int]]:
    places = {planet.id: place for place, planet in enumerate(made.planets)}
    return [(places[line.a], places[line.b]) for line in made.lines]


def turn(a: Site, b: Site, c: Site) -> int:
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)


def cross(made: StarMap, one: StarLine, other: StarLine) -> bool:
    a, b, c, d = (made.planet(name) for name in (one.a, one.b, other.a, other.b))
    if {one.a, one.b} & {other.a, other.b}:
        return False
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def reached(made: StarMap) -> set[str]:
    seen, fresh = set[str](), [made.planets[0].id]
    while fresh:
        planet = fresh.pop()
        seen.add(planet)
        fresh += {line.other(planet) for line in made.lines_at(planet)} - seen
    return seen


@given(Seeds)
def test_every_seed_gives_a_map_that_keeps_the_rules(seed: int) -> None:
    """IP-22, IP-23, R-5, INV-7."""
    made = make_star_map(seed)
    assert [planet.id for planet in made.planets] == [f"P{place:02}" for place in range(1, PLANETS + 1)]
    assert all(planet.x**2 + planet.y**2 <= RADIUS**2 for planet in made.planets)
    assert {len(made.lines_at(planet.id)) for planet in made.planets} <= {3, 4}
    assert reached(made) == {planet.id for planet in made.planets}
    assert not any(cross(made, one, other) for one, other in combinations(made.lines, 2))
    assert measure_longest_route(PLANETS, edges(made), [line.dots for line in made.lines]) <= LONGEST_ROUTE


@given(Seeds, st.sampled_from(["planar", "three_nearest"]))
def test_dots_average_seven_and_each_line_has_a_star_off_its_ends(seed: int, shape: str) -> None:
    """IP-24, IP-25, R-6, R-7."""
    made = make_star_map(seed, "planar" if shape == "planar" else "three_nearest")
    assert sum(line.dots for line in made.lines) == 7 * len(made.lines)
    assert all(4 <= line.dots <= 10 and 1 < line.star < line.dots for line in made.lines)
    assert edges(made) == sorted(set(edges(made)))
    assert [line.id for line in made.lines] == [f"L{place:02}" for place in range(1, len(made.lines) + 1)]


@given(Seeds)
def test_every_planet_is_joined_to_its_nearest_and_every_line_is_among_the_four_nearest(seed: int) -> None:
    made = make_star_map(seed)
    near = {}
    for planet in made.planets:
        others = [each for each in made.planets if each is not planet]
        others.sort(key=lambda each: (each.x - planet.x) ** 2 + (each.y - planet.y) ** 2)
        near[planet.id] = [each.id for each in others[:4]]
        assert near[planet.id][0] in {line.other(planet.id) for line in made.lines_at(planet.id)}
    assert all(line.b in near[line.a] or line.a in near[line.b] for line in made.lines)


@given(Seeds)
def test_to_the_letter_every_planet_is_joined_to_its_three_nearest(seed: int) -> None:
    """IP-23, C.4."""
    made = make_star_map(seed, "three_nearest")
    assert reached(made) == {planet.id for planet in made.planets}
    for planet in made.planets:
        others = sorted(
            (each for each in made.planets if each is not planet),
            key=lambda each: (each.x - planet.x) ** 2 + (each.y - planet.y) ** 2,
        )
        assert {each.id for each in others[:3]} <= {
            line.other(planet.id) for line in made.lines_at(planet.id)
        }


@given(Seeds)
def test_equal_seeds_give_equal_maps(seed: int) -> None:
    assert make_star_map(seed) == draw(Stream(seed))


def test_the_golden_planets_get_the_golden_lines_and_dots() -> None:
    found = join_planar(SITES)
    dots = spread_dots(measure_lengths(SITES, found))
    said = LINES.split()
    assert [f"{a + 1:02}-{b + 1:02}" for a, b in found] == said[::2]
    assert list(dots) == [int(each) for each in said[1::2]]
    assert (len(found), sum(dots), measure_longest_route(PLANETS, found, dots)) == (28, 196, 37)


def test_tv_33_dots_by_largest_remainder() -> None:
    assert spread_dots((300, 400, 500)) == (5, 7, 9)


@given(st.lists(st.integers(1, 10**6), min_size=1, max_size=40))
def test_dots_of_any_lengths_average_seven(long: list[int]) -> None:
    dots = spread_dots(long)
    assert sum(dots) == 7 * len(long)
    assert set(dots) <= set(range(4, 11))


def test_the_map_of_a_seed_is_the_same_on_every_machine() -> None:
    maps = "".join(
        repr(make_star_map(seed, shape)) for seed in range(5) for shape in ("planar", "three_nearest")
    )
    plain = maps.replace("StarLine(", "Line(")  # as a line was called when the first map was drawn
    assert hashlib.sha256(plain.encode()).hexdigest()[:16] == "e9025c1eef9a9781"


def test_hash_seeds_change_no_map() -> None:
    code = "from games.interstellar_pig.state.starmap import make_star_map; print(make_star_map(7))"
    assert len(set(outputs("-c", code))) == 1


@pytest.mark.parametrize("shape", ["planar", "three_nearest"])
def test_luck_that_never_changes_still_gets_a_map(shape: str) -> None:
    made = draw(lambda number: number // 2, "planar" if shape == "planar" else "three_nearest")
    assert len(made.planets) == PLANETS


def test_a_stream_is_fair_and_never_repeats_soon() -> None:
    stream = Stream(1)
    thrown = Counter(stream(6) for _ in range(6_000))
    assert set(thrown) == set(range(6))
    assert all(850 < count < 1_150 for count in thrown.values())
    assert len({stream(2**40) for _ in range(1_000)}) == 1_000


def test_a_stream_is_splitmix64() -> None:
    stream = Stream(1234567)
    assert [stream(2**64) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_tetra_is_the_map_of_the_worked_examples() -> None:
    assert sum(line.dots for line in TETRA.lines) == 42
    assert [line.id for line in TETRA.lines_at("B")] == ["AB", "BC", "BD"]
    line = TETRA.line("BD")
    assert (line.dots, line.star, line.other("B"), line.other("D")) == (8, 2, "D", "B")
    assert TETRA.point(line, 0) == (TETRA.planet("B").x, TETRA.planet("B").y)
    assert TETRA.point(line, 9) == (TETRA.planet("D").x, TETRA.planet("D").y)


def test_unknown_planets_and_lines_are_errors() -> None:
    with pytest.raises(KeyError):
        TETRA.planet("P01")
    with pytest.raises(KeyError):
        TETRA.line("L01")
