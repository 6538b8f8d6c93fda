"""Patterns as lines and dots, gradients as bands of colour: what lies inside a shape's outline.

A page has tiles and gradients of its own, but lines and bands are painted many times faster and keep the colours of
a picture few, and so its file small. Everything is laid over the box round a shape, which clips it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias

from bot.painter.paths import channels, ellipse, ink, number, polygon
from games.table.scene import Gradient, Hatch, Point

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom."""

_MOST_CELLS: Final = 4_096
_DIAGONAL: Final = 1.4142135624
_SMALL: Final = 4
"""The radius up to which an octagon cannot be told from a dot."""


@lru_cache(maxsize=512)
def hatching(fill: Hatch, box: Box) -> str:
    """The pattern's lines over the box; it begins at (0, 0) wherever the box lies, so that neighbours match."""
    step = max(2, min(fill.step, 200))
    while _cells(box, step) > _MOST_CELLS:
        step *= 2
    line = ink(channels(fill.line))
    match fill.kind:
        case "stripes":
            return f"{line} rg {' '.join(_stripes(box, step))} f"
        case "dots":
            return f"{line} rg {' '.join(_dots(box, step))} f"
        case "checks":
            return f"{line} rg {' '.join(_checks(box, step))} f"
        case "waves":
            return f"{line} RG {number(max(1, step // 6))} w {' '.join(_waves(box, step))} S"


def _cells(box: Box, step: int) -> int:
    return ((box[2] - box[0]) // step + 2) * ((box[3] - box[1]) // step + 2)


def _columns(box: Box, step: int) -> range:
    """Where the cells begin that touch the box, from left to right."""
    return range(box[0] // step * step, box[2] + 1, step)


def _rows(box: Box, step: int) -> range:
    """Where the cells begin that touch the box, from top to bottom."""
    return range(box[1] // step * step, box[3] + 1, step)


def _stripes(box: Box, step: int) -> Iterator[str]:
    """Stripes a third of their distance wide, rising to the right."""
    left, top, right, bottom = box
    apart, wide = step * _DIAGONAL, (step // 3 or 1) * _DIAGONAL
    for place in range(int((left + top) // apart), int((right + bottom) // apart) + 1):
        near, far = place * apart, place * apart + wide
        yield polygon(((left, near - left), (right, near - right), (right, far - right), (left, far - left)))


def _dots(box: Box, step: int) -> Iterator[str]:
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
    for top in _rows(box, step):
        for left in _columns(box, step):
            x, y = left + half, top + half
            corners = tuple((x + dx, y + dy) for dx, dy in octagon)
            yield ellipse(x, y, r, r) if r > _SMALL else polygon(corners)


def _checks(box: Box, step: int) -> Iterator[str]:
    half = step // 2
    for top in _rows(box, step):
        for left in _columns(box, step):
            for corner in (0, half):
                x, y = left + corner, top + corner
                yield polygon(((x, y), (x + half, y), (x + half, y + half), (x, y + half)))


def _waves(box: Box, step: int) -> Iterator[str]:
    """One line for each row: up and down again in each cell, each bow a quadratic curve raised to a cubic one."""
    half, bow = step // 2, step // 4 * 2 / 3
    for top in _rows(box, step):
        y = top + half
        columns = _columns(box, step)
        said = [f"{number(columns.start)} {number(y)} m"]
        for left in columns:
            for start, end, way in ((left, left + half, -bow), (left + half, left + step, bow)):
                third = (end - start) / 3
                steered = (start + third, y + way, end - third, y + way, end, y)
                said.append(f"{' '.join(map(number, steered))} c")
        yield " ".join(said)


@lru_cache(maxsize=64)
def bands(fill: Gradient, box: Box) -> str:
    """The gradient over the box as bands of one colour each: as many as there are colours to be told apart."""
    first, last = channels(fill.first), channels(fill.last)
    left, top, right, bottom = box
    steps = [abs(one - other) for one, other in zip(first, last, strict=True)]
    count = max(1, max(steps) if fill.radial else min(sum(steps), bottom - top))
    colours = [ink(_between(first, last, 2 * place + 1, 2 * count)) for place in range(count)]
    if fill.radial:
        return " ".join(_rings(box, colours))
    edges = pairwise(top + (bottom - top) * place // count for place in range(count + 1))
    # Each band reaches under the next one: no seam shows where an edge falls between two pixels.
    return " ".join(
        f"{colour} rg {number(left)} {number(start)} {number(right - left)} "
        f"{number(min(end + 1, bottom) - start)} re f"
        for colour, (start, end) in zip(colours, edges, strict=True)
    )


def _rings(box: Box, colours: list[str]) -> Iterator[str]:
    """From the rim to the centre, each reaching under the one before; the corners have the rim's colour."""
    left, top, right, bottom = box
    x, y, across, down = (left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2
    yield f"{colours[-1]} rg {number(left)} {number(top)} {number(right - left)} {number(bottom - top)} re f"
    for place in range(len(colours) - 2, -1, -1):
        outer, inner = (place + 1) / len(colours), place / len(colours)
        hole = ellipse(x, y, max(0, across * inner - 1), max(0, down * inner - 1)) if place else ""
        yield f"{colours[place]} rg {ellipse(x, y, across * outer, down * outer)} {hole} f*"


def _between(first: tuple[int, ...], last: tuple[int, ...], share: int, whole: int) -> tuple[int, int, int]:
    red, green, blue = (
        (one * (whole - share) + other * share + whole // 2) // whole
        for one, other in zip(first, last, strict=True)
    )
    return red, green, blue


def box_of(points: tuple[Point, ...]) -> Box:
    """The box round the points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)
