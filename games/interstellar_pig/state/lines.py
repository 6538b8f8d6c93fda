"""Section C, steps 2 to 6: which planets are joined by lines, and how many dots each line has.

Planets are spots of whole numbers, known by their places among them; a line is a pair of places, the lower
first. Whole numbers only, so that equal spots get equal lines on every machine.
"""

from collections.abc import Collection, Sequence
from math import isqrt
from typing import Final, TypeAlias

Spot: TypeAlias = tuple[int, int]
Edge: TypeAlias = tuple[int, int]

MEAN: Final = 7
FEWEST: Final = 4
MOST: Final = 10
LONGEST_ROUTE: Final = 40
_CLEAR: Final = 110


def join_planar(sites: Sequence[Spot]) -> tuple[Edge, ...]:
    """Steps 2 to 5: three or four lines a planet, none crossing (R-5); () if these sites do not allow it."""
    cleaned = _cleaned(sites, _delaunay(sites))
    if min(_degrees(len(sites), cleaned)) < 3:
        return ()
    edges = _capped(len(sites), cleaned)
    return edges if _accepted(sites, edges) else ()


def join_three_nearest(sites: Sequence[Spot]) -> tuple[Edge, ...]:
    """L51 to the letter: each planet joined to its three nearest; () if that falls apart or grazes a planet."""
    near = {(at, to) for at in range(len(sites)) for to in _nearest(sites, at)[:3]}
    edges = tuple(sorted({(min(edge), max(edge)) for edge in near}))
    grazing = any(_grazes(sites, edge, _CLEAR // 2) for edge in edges)
    return () if grazing or len(_tree(len(sites), edges)) < len(sites) else edges


def _square(one: Spot, other: Spot) -> int:
    dx, dy = one[0] - other[0], one[1] - other[1]
    return dx * dx + dy * dy


def _nearest(sites: Sequence[Spot], at: int) -> list[int]:
    squares = [_square(sites[at], site) for site in sites]
    return sorted(range(len(sites)), key=lambda each: (squares[each], each))[1:]


def _delaunay(sites: Sequence[Spot]) -> list[Edge]:
    """Every pair of sites through which a circle goes that holds no other site.

    From a site aside, the pair is seen under an angle; two sites on opposite sides leave room for a circle
    between them if their angles are less than 180° together: if their cotangents add up to more than nothing.
    """
    count = len(sites)
    near = [_nearest(sites, at) for at in range(count)]
    return [
        (a, b)
        for a in range(count)
        for b in range(a + 1, count)
        if _empty(sites[a], sites[b], [sites[each] for each in near[a] if each != b])
    ]


def _empty(one: Spot, other: Spot, others: Sequence[Spot]) -> bool:
    """Whether a circle through two sites holds none of the others."""
    (ax, ay), (bx, by) = one, other
    dx, dy = bx - ax, by - ay
    left = right = (1, 0)
    for x, y in others:
        px, py = x - ax, y - ay
        cross = dx * py - dy * px
        dot = px * (x - bx) + py * (y - by)
        if cross > 0:
            if dot * left[1] < left[0] * cross:
                left = dot, cross
        elif cross < 0:
            if dot * right[1] < -right[0] * cross:
                right = dot, -cross
        elif dot < 0:
            return False
        else:
            continue
        if left[0] * right[1] + right[0] * left[1] <= 0 and left[1] and right[1]:
            return False
    return True


def _cleaned(sites: Sequence[Spot], edges: Collection[Edge]) -> list[Edge]:
    """Step 3: no line too near a third planet, no two lines of a planet under 25° apart; short to long."""
    kept: list[Edge] = []
    at: list[list[Edge]] = [[] for _ in sites]
    for edge in sorted(edges, key=lambda each: (_square(sites[each[0]], sites[each[1]]), each)):
        beside = (other for end in edge for other in at[end])
        if not any(_narrow(sites, edge, other) for other in beside) and not _grazes(sites, edge, _CLEAR):
            kept.append(edge)
            for end in edge:
                at[end].append(edge)
    return kept


def _grazes(sites: Sequence[Spot], edge: Edge, clear: int) -> bool:
    (ax, ay), (bx, by) = sites[edge[0]], sites[edge[1]]
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    least = clear * clear * square
    for place, (x, y) in enumerate(sites):
        px, py = x - ax, y - ay
        if 0 < px * dx + py * dy < square and (px * dy - py * dx) ** 2 < least and place not in edge:
            return True
    return False


def _narrow(sites: Sequence[Spot], one: Edge, other: Edge) -> bool:
    """Whether two lines of a planet leave it with less than 25° between them: cos² 25° is 0.821."""
    at = one[0] if one[0] in other else one[1]
    x, y = sites[at]
    lx, ly = sites[sum(one) - at]
    rx, ry = sites[sum(other) - at]
    lx, ly, rx, ry = lx - x, ly - y, rx - x, ry - y
    dot = lx * rx + ly * ry
    return dot > 0 and dot * dot * 1000 > 821 * (lx * lx + ly * ly) * (rx * rx + ry * ry)


def _capped(count: int, edges: Sequence[Edge]) -> tuple[Edge, ...]:
    """Step 4: from long to short, lines are taken from planets that have more than four."""
    kept, degrees = list(edges), _degrees(count, edges)
    for least in (4, 3):
        for edge in reversed(kept[:]):
            low, high = sorted(degrees[end] for end in edge)
            if low > least and high > 4:
                kept.remove(edge)
                for end in edge:
                    degrees[end] -= 1
    return tuple(sorted(kept))


def _degrees(count: int, edges: Sequence[Edge]) -> list[int]:
    """How many lines each planet has."""
    degrees = [0] * count
    for a, b in edges:
        degrees[a] += 1
        degrees[b] += 1
    return degrees


def _accepted(sites: Sequence[Spot], edges: Sequence[Edge]) -> bool:
    """Step 5. With three lines a planet, what a cut of two lines parts has three planets or more."""
    count = len(sites)
    if not all(3 <= degree <= 4 for degree in _degrees(count, edges)):
        return False
    near = [_nearest(sites, at)[:4] for at in range(count)]
    if any(b not in near[a] and a not in near[b] for a, b in edges):
        return False
    if any((min(at, to), max(at, to)) not in edges for at, (to, *_) in enumerate(near)):
        return False
    if _falls_apart(count, edges):
        return False
    return measure_longest_route(count, edges, spread_dots(measure_lengths(sites, edges))) <= LONGEST_ROUTE


def _tree(count: int, edges: Sequence[Edge]) -> dict[int, int]:
    """How the first planet reaches the others: each with the one before it, in the order of being reached."""
    links: list[list[int]] = [[] for _ in range(count)]
    for a, b in edges:
        links[a].append(b)
        links[b].append(a)
    before, fresh = {0: 0}, [0]
    for at in fresh:
        for to in links[at]:
            if to not in before:
                before[to] = at
                fresh.append(to)
    return before


def _falls_apart(count: int, edges: Sequence[Edge]) -> bool:
    """Whether taking away two lines, or fewer, parts the planets.

    A line outside a tree of lines closes a ring with it. Two lines part the planets if they lie on the very
    same rings, one line if it lies on none.
    """
    before = _tree(count, edges)
    if len(before) < count:
        return True
    outside = [0] * count
    rings: list[int] = []
    for a, b in edges:
        if before[a] != b and before[b] != a:
            rings.append(1 << len(rings))
            outside[a] ^= rings[-1]
            outside[b] ^= rings[-1]
    for at in reversed(before):
        if at:
            rings.append(outside[at])
            outside[before[at]] ^= outside[at]
    return 0 in rings or len(frozenset(rings)) < len(rings)


def measure_longest_route(count: int, edges: Sequence[Edge], dots: Sequence[int]) -> int:
    """The distance in spaces of the two planets that are farthest apart; a planet is a space (IP-47)."""
    steps = [[0 if a == b else 10**6 for b in range(count)] for a in range(count)]
    for (a, b), between in zip(edges, dots, strict=True):
        steps[a][b] = steps[b][a] = between + 1
    for by in range(count):
        for a in range(count):
            steps[a] = [min(near, steps[a][by] + on) for near, on in zip(steps[a], steps[by], strict=True)]
    return max(map(max, steps))


def measure_lengths(sites: Sequence[Spot], edges: Sequence[Edge]) -> tuple[int, ...]:
    """How long the lines are, in thousandths."""
    return tuple(isqrt(_square(sites[a], sites[b]) * 10**6) for a, b in edges)


def spread_dots(long: Sequence[int]) -> tuple[int, ...]:
    """Step 6: dots in proportion to length, seven a line on average (R-6), by largest remainder (TV-33)."""
    total, wanted = sum(long), MEAN * len(long)
    dots = [max(FEWEST, min(MOST, wanted * each // total)) for each in long]

    def short(place: int) -> int:
        return wanted * long[place] - dots[place] * total

    while sum(dots) < wanted:
        place = max((each for each in range(len(dots)) if dots[each] < MOST), key=short)
        dots[place] += 1
    while sum(dots) > wanted:
        place = min((each for each in range(len(dots)) if dots[each] > FEWEST), key=short)
        dots[place] -= 1
    return tuple(dots)
