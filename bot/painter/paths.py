"""Shapes as paths in the notation of a page (PDF): x y m, x y l, x1 y1 x2 y2 x3 y3 c, h; and numbers and colours.

Every number is cut to `FARTHEST`, so that no absurd scene makes an absurd page.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from porc_royal.scene import Arrow, Colour, Point

FARTHEST: Final = 100_000
ROUND: Final = 0.5522847498
"""How far the steering points of a quarter of a circle lie from its ends, in radii."""
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}\Z", re.ASCII)


class Unpaintable(ValueError):
    """A scene that cannot be drawn: a colour that is none, or more shapes than any table has."""


def write_number(value: float) -> str:
    """A number as the page writes it: at most two decimals, never an exponent.

    Equal numbers are written alike, whole or not: what is remembered is found by equality, and a page must not depend
    on which of two was drawn first.
    """
    if not -FARTHEST <= value <= FARTHEST:
        value = FARTHEST if value > 0 else -FARTHEST
    if type(value) is float and not value.is_integer():
        return f"{value:.2f}"
    return str(int(value))


@lru_cache(maxsize=1024)
def split_colour(colour: Colour) -> tuple[int, int, int]:
    """Red, green and blue, each up to 255; raises `Unpaintable`."""
    if not _COLOUR.match(colour):
        raise Unpaintable(f"not a colour: {colour!r}")
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=1024)
def write_colour(colour: tuple[int, int, int]) -> str:
    """A colour as the page writes it; it comes out as exactly this one."""
    return " ".join(f"{each / 255:.4f}" for each in colour)


def draw_polyline(points: Sequence[tuple[float, float]]) -> str:
    """An open line through the points."""
    return " ".join(
        f"{write_number(x)} {write_number(y)} {'l' if place else 'm'}" for place, (x, y) in enumerate(points)
    )


def draw_polygon(points: Sequence[tuple[float, float]]) -> str:
    """A closed line through the points."""
    return f"{draw_polyline(points)} h" if points else ""


@lru_cache(maxsize=4096)
def draw_ellipse(x: float, y: float, across: float, down: float) -> str:
    """An ellipse round (x, y), begun at its right and going down."""
    bend, bow = across * ROUND, down * ROUND
    quarters = (
        _curve(x + across, y + bow, x + bend, y + down, x, y + down),
        _curve(x - bend, y + down, x - across, y + bow, x - across, y),
        _curve(x - across, y - bow, x - bend, y - down, x, y - down),
        _curve(x + bend, y - down, x + across, y - bow, x + across, y),
    )
    return f"{write_number(x + across)} {write_number(y)} m {' '.join(quarters)} h"


@lru_cache(maxsize=1024)
def draw_rectangle(x: int, y: int, width: int, height: int, radius: int) -> str:
    """A rectangle from its upper left corner, its corners rounded; begun after that corner and going right."""
    if radius <= 0:
        return f"{write_number(x)} {write_number(y)} {write_number(width)} {write_number(height)} re"
    r = min(radius, width / 2, height / 2)
    near, right, foot = r * (1 - ROUND), x + width, y + height
    sides = (
        f"{write_number(x + r)} {write_number(y)} m {write_number(right - r)} {write_number(y)} l",
        _curve(right - near, y, right, y + near, right, y + r),
        f"{write_number(right)} {write_number(foot - r)} l",
        _curve(right, foot - near, right - near, foot, right - r, foot),
        f"{write_number(x + r)} {write_number(foot)} l",
        _curve(x + near, foot, x, foot - near, x, foot - r),
        f"{write_number(x)} {write_number(y + r)} l",
        _curve(x, y + near, x + near, y, x + r, y),
    )
    return f"{' '.join(sides)} h"


@lru_cache(maxsize=512)
def draw_rectangle_in_parts(x: int, y: int, width: int, height: int, radius: int) -> str:
    """What fills a rectangle whose sides lie between whole pixels: plain ones, and its rounded corners."""
    r, right, foot = max(0, min(radius, width // 2, height // 2)), x + width, y + height
    if not r:
        return f"{draw_rectangle(x, y, width, height, 0)} f"
    near = r * (1 - ROUND)
    plain = (
        (x + r, y, width - 2 * r, height),
        (x, y + r, r, height - 2 * r),
        (right - r, y + r, r, height - 2 * r),
    )
    corners = (
        (x, y + r, x, y + near, x + near, y, x + r, y, x + r, y + r),
        (right - r, y, right - near, y, right, y + near, right, y + r, right - r, y + r),
        (right, foot - r, right, foot - near, right - near, foot, right - r, foot, right - r, foot - r),
        (x + r, foot, x + near, foot, x, foot - near, x, foot - r, x + r, foot - r),
    )
    said = [f"{' '.join(map(write_number, each))} re f" for each in plain if each[2] and each[3]]
    for fromx, fromy, *curve, inx, iny in corners:
        start, end = (" ".join(map(write_number, spot)) for spot in ((fromx, fromy), (inx, iny)))
        said.append(f"{start} m {_curve(*curve)} {end} l h")
    return f"{' '.join(said)} f"


def _curve(*points: float) -> str:
    return " ".join([*map(write_number, points), "c"])


def draw_block_arrow(shape: Arrow) -> tuple[Point, ...]:
    """The seven corners of a block arrow. Only square roots: they are equal on every machine."""
    (x1, y1), (x2, y2) = shape.start, shape.end
    length = math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2)
    along, across = ((x2 - x1) / length, (y2 - y1) / length), (-(y2 - y1) / length, (x2 - x1) / length)
    half = shape.thickness / 2
    head = min(length * 0.6, shape.thickness * 0.9)

    def at(forward: float, aside: float) -> Point:
        return (
            round(x1 + along[0] * forward + across[0] * aside),
            round(y1 + along[1] * forward + across[1] * aside),
        )

    neck = length - head
    left = (at(0, half), at(neck, half), at(neck, half * 1.75))
    return (*left, at(length, 0), at(neck, -half * 1.75), at(neck, -half), at(0, -half))
