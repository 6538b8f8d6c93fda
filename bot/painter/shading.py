"""Patterns as lines and dots, gradients as bands of colour: what lies inside a shape's outline.

A page has tiles and gradients of its own, but lines and bands are painted many times faster and keep the colours of
a picture few, and so its file small. Patterns are cut to their surface here, once and for all pictures: the renderer
would make a mask for each. Gradients are laid over the box round a shape, which clips them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias

from bot.painter.clipping import Convex, Spot, is_convex, make_circle
from bot.painter.paths import FARTHEST, draw_ellipse, draw_polygon, split_colour, write_colour, write_number
from porc_royal.scene import Gradient, Hatch, HatchKind

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""

Outline: TypeAlias = tuple[tuple[float, float], ...]
Piece: TypeAlias = Sequence[Spot]

_MOST_CELLS: Final = 1_024
_FEW_CELLS: Final = 400
"""Patterns of more cells than any of ours are masked by the renderer instead of being cut here."""
_DIAGONAL: Final = 1.4142135624
_SMALL: Final = 4
"""The radius up to which an octagon cannot be told from a dot."""
_TOLD_APART: Final = 2
"""How much of 255 two rings must differ for anybody to tell them apart."""
_BEND: Final = 4
"""So many straight pieces are a bow of a wave."""


@lru_cache(maxsize=512)
def make_hatching(fill: Hatch, outline: Outline) -> str:
    """The pattern inside the outline; it begins at (0, 0) wherever that lies, so that neighbours match."""
    box = find_box(outline)
    step = max(2, min(fill.step, 200))
    while _cells(box, step) > _MOST_CELLS:
        step *= 2
    pieces = _PIECES[fill.kind](box, step)
    colour = f"{write_colour(split_colour(fill.line))} rg"
    if _cells(box, step) <= _FEW_CELLS and is_convex(outline):
        surface = Convex(outline)
        pieces = (surface.cut(piece) for piece in pieces)
    elif _cells(box, step) <= _FEW_CELLS and fill.kind != "waves":
        pieces = (Convex(piece).cut(outline) for piece in pieces)
    else:
        colour = f"{draw_polygon(outline)} W n {colour}"
    return f"{colour} {' '.join(_write_piece(piece) for piece in pieces if piece)} f"


def _write_piece(piece: Piece) -> str:
    """A closed line through the corners; tenths of pixels are fine enough here."""
    points = [f"{_cut_short(x):.1f} {_cut_short(y):.1f}".replace(".0", "") for x, y in piece]
    return f"{points[0]} m {' l '.join(points[1:])} l h"


def _cut_short(value: float) -> float:
    return max(-FARTHEST, min(FARTHEST, value))


def _cells(box: Box, step: int) -> int:
    return int(((box[2] - box[0]) // step + 2) * ((box[3] - box[1]) // step + 2))


def _columns(box: Box, step: int) -> range:
    """Where the cells begin that touch the box, from left to right."""
    return range(int(box[0] // step * step), int(box[2]) + 1, step)


def _rows(box: Box, step: int) -> range:
    """Where the cells begin that touch the box, from top to bottom."""
    return range(int(box[1] // step * step), int(box[3]) + 1, step)


def _stripes(box: Box, step: int) -> Iterator[Piece]:
    """Stripes a third of their distance wide, rising to the right."""
    left, top, right, bottom = box
    apart, wide = step * _DIAGONAL, (step // 3 or 1) * _DIAGONAL
    for place in range(int((left + top) // apart), int((right + bottom) // apart) + 1):
        near, far = place * apart, place * apart + wide
        yield (left, near - left), (right, near - right), (right, far - right), (left, far - left)


def _dots(box: Box, step: int) -> Iterator[Piece]:
    half, r = step // 2, max(1, step // 5)
    bevel = r * 0.4142
    octagon = (
        (r, bevel),
        (bevel, r),
        (-bevel, r),
        (-r, bevel),
        (-r, -bevel),
        (-bevel, -r),
        (bevel, -r),
        (r, -bevel),
    )
    corners = octagon if r <= _SMALL else make_circle(0, 0, r)[::2]
    for top in _rows(box, step):
        for left in _columns(box, step):
            yield tuple((left + half + dx, top + half + dy) for dx, dy in corners)


def _checks(box: Box, step: int) -> Iterator[Piece]:
    half = step // 2
    for top in _rows(box, step):
        for left in _columns(box, step):
            for corner in (0, half):
                x, y = left + corner, top + corner
                yield (x, y), (x + half, y), (x + half, y + half), (x, y + half)


def _waves(box: Box, step: int) -> Iterator[Piece]:
    """A ribbon for each row: up and down again in each cell, each bow a piece of its own."""
    half, bow, thick = step // 2, step // 4 * 2 / 3, max(1, step // 6) / 2
    rising = [_bow(start, end, way, thick) for start, end, way in ((0, half, -bow), (half, step, bow))]
    for top in _rows(box, step):
        for left in _columns(box, step):
            for corners in rising:
                yield tuple((left + x, top + half + y) for x, y in corners)


def _bow(start: int, end: int, way: float, thick: float) -> tuple[Spot, ...]:
    """Half a wave as a ribbon, `thick` to both sides of a parabola."""
    above: list[Spot] = []
    below: list[Spot] = []
    for place in range(_BEND + 1):
        share = place / _BEND
        x, y = start + (end - start) * share, 3 * share * (1 - share) * way
        slope = 3 * (1 - 2 * share) * way / (end - start)
        length = math.sqrt(1 + slope * slope)
        above.append((x + slope * thick / length, y - thick / length))
        below.append((x - slope * thick / length, y + thick / length))
    return (*above, *reversed(below))


_PIECES: Final[dict[HatchKind, Callable[[Box, int], Iterator[Piece]]]] = {
    "stripes": _stripes,
    "dots": _dots,
    "checks": _checks,
    "waves": _waves,
}


@lru_cache(maxsize=64)
def make_bands(fill: Gradient, box: Box) -> str:
    """The gradient over the box as bands of one colour each: as many as there are colours to be told apart."""
    first, last = split_colour(fill.first), split_colour(fill.last)
    left, top, right, bottom = box
    steps = [abs(one - other) for one, other in zip(first, last, strict=True)]
    count = max(1, max(steps) // _TOLD_APART if fill.radial else min(sum(steps), int(bottom - top)))
    colours = [write_colour(_between(first, last, 2 * place + 1, 2 * count)) for place in range(count)]
    if fill.radial:
        return " ".join(_rings(box, colours))
    edges = pairwise(top + (bottom - top) * place // count for place in range(count + 1))
    # Each band reaches under the next one: no seam shows where an edge falls between two pixels.
    return " ".join(
        f"{colour} rg {write_number(left)} {write_number(start)} {write_number(right - left)} "
        f"{write_number(min(end + 1, bottom) - start)} re f"
        for colour, (start, end) in zip(colours, edges, strict=True)
    )


def _rings(box: Box, colours: list[str]) -> Iterator[str]:
    """From the rim to the centre, each reaching under the one before; the corners have the rim's colour."""
    left, top, right, bottom = box
    x, y, across, down = (left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2
    box_told = " ".join(map(write_number, (left, top, right - left, bottom - top)))
    yield f"{colours[-1]} rg {box_told} re f"
    for place in range(len(colours) - 2, -1, -1):
        outer, inner = (place + 1) / len(colours), place / len(colours)
        hole = draw_ellipse(x, y, max(0, across * inner - 1), max(0, down * inner - 1)) if place else ""
        yield f"{colours[place]} rg {draw_ellipse(x, y, across * outer, down * outer)} {hole} f*"


def _between(first: tuple[int, ...], last: tuple[int, ...], share: int, whole: int) -> tuple[int, int, int]:
    red, green, blue = (
        (one * (whole - share) + other * share + whole // 2) // whole
        for one, other in zip(first, last, strict=True)
    )
    return red, green, blue


def find_box(points: Outline) -> Box:
    """The box round the points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)
