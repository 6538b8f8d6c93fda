"""Borders round letters as surfaces: what lies within a pen's radius of a letter, outlined once and for all pictures.

The renderer would draw both edges of a pen that follows the outline, and a round join at each corner; here the outer
edge is enough. Where it crosses itself it is filled all the same.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from bot.painter.clipping import Spot
from bot.painter.outlines import load_outlines
from bot.painter.paths import draw_polygon

COARSE: Final = 8
"""Font units in one unit of a halo: a tenth of a pixel, mostly."""
_STEP: Final = 0.6
"""Radians between two corners of a round join, at most."""
_FLAT: Final = 0.35
"""Radians up to which a corner turns so little that one point rounds it."""


@lru_cache(maxsize=4096)
def make_halo(bold: bool, glyph: int, reach: int) -> str:
    """What lies within `reach` font units of a glyph, as a path to be filled, in units of `COARSE`."""
    contours = [_thin_out(each, reach / 8) for each in load_outlines(bold).corners(glyph)]
    edges = [_shift(each, reach) for each in contours if not _is_covered(each, reach)]
    return " ".join(draw_polygon([(round(x / COARSE), round(y / COARSE)) for x, y in edge]) for edge in edges)


def _thin_out(corners: Sequence[Spot], apart: float) -> list[Spot]:
    """The contour without corners that lie closer than that to the one before."""
    kept: list[Spot] = []
    for x, y in corners:
        if not kept or (x - kept[-1][0]) ** 2 + (y - kept[-1][1]) ** 2 >= apart * apart:
            kept.append((x, y))
    return kept


def _is_covered(corners: Sequence[Spot], reach: int) -> bool:
    """Whether a contour is a hole that is too narrow for anything of it to be left."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    area = sum(x * corners[place - 1][1] - corners[place - 1][0] * y for place, (x, y) in enumerate(corners))
    return area < 0 and min(max(xs) - min(xs), max(ys) - min(ys)) <= 2 * reach


def _shift(corners: Sequence[Spot], reach: int) -> list[Spot]:
    """The contour, every side moved to its left (which is outside), with round joins where it turns right."""
    count = len(corners)
    if count < 3:
        return []
    ways = [_way(corners[place], corners[(place + 1) % count]) for place in range(count)]
    found: list[Spot] = []
    for place, (x, y) in enumerate(corners):
        found += [(x + reach * dx, y + reach * dy) for dx, dy in _join(ways[place - 1], ways[place])]
    return found


def _way(start: Spot, end: Spot) -> float:
    return math.atan2(end[1] - start[1], end[0] - start[0])


def _join(before: float, after: float) -> Iterator[Spot]:
    """Where the pen's edge is, in radii, as the direction changes from one to the other."""
    turn = (after - before + math.pi) % (2 * math.pi) - math.pi
    left = before + math.pi / 2
    if abs(turn) <= _FLAT:
        far = 1 / math.cos(turn / 2)
        yield far * math.cos(left + turn / 2), far * math.sin(left + turn / 2)
    elif turn > 0:
        yield math.cos(left), math.sin(left)
        yield 0.0, 0.0
        yield math.cos(left + turn), math.sin(left + turn)
    else:
        steps = math.ceil(-turn / _STEP)
        for step in range(steps + 1):
            yield math.cos(left + turn * step / steps), math.sin(left + turn * step / steps)
