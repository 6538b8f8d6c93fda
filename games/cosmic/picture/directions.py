"""Directions in whole numbers, so that what is round or turned is the same on every machine."""

from collections.abc import Iterable
from math import cos, radians
from typing import Final

from porc_royal.scene import Point

_ONE: Final = 10_000
_COSINES: Final = tuple(round(cos(radians(degree)) * _ONE) for degree in range(360))


def find_point(x: int, y: int, r: int, degree: int) -> Point:
    """The point so far from (x, y); 0 degrees is to the right, 90 down."""
    return x + r * _COSINES[degree % 360] // _ONE, y + r * _COSINES[(degree - 90) % 360] // _ONE


def list_arc(x: int, y: int, r: int, degrees: Iterable[int]) -> tuple[Point, ...]:
    """Points of a circle."""
    return tuple(
        [
            (x + r * _COSINES[degree % 360] // _ONE, y + r * _COSINES[(degree - 90) % 360] // _ONE)
            for degree in degrees
        ]
    )


def list_star(x: int, y: int, tips: int, radii: tuple[int, int], start: int = -90) -> tuple[Point, ...]:
    """A star with its tips at the first radius and its notches at the second."""
    return tuple(find_point(x, y, radii[place % 2], start + 180 * place // tips) for place in range(2 * tips))


def list_regular(x: int, y: int, r: int, corners: int, start: int = -90) -> tuple[Point, ...]:
    """A regular polygon."""
    return list_arc(x, y, r, (start + 360 * place // corners for place in range(corners)))
