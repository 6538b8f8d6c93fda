"""What of a surface lies inside another one, so that the page needs no clipping: the renderer masks slowly."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, TypeAlias

Spot: TypeAlias = tuple[float, float]
Side: TypeAlias = tuple[float, float, float]
"""A side of a convex surface: its inner normal of length 1, and how far it lies along it."""

_CORNERS: Final = 48
_ROUND: Final[tuple[Spot, ...]] = tuple(
    (round(math.cos(2 * math.pi * place / _CORNERS), 6), round(math.sin(2 * math.pi * place / _CORNERS), 6))
    for place in range(_CORNERS)
)


def make_circle(x: float, y: float, r: float) -> tuple[Spot, ...]:
    """A circle as so many corners that nobody sees them under its border."""
    return tuple((x + r * across, y + r * down) for across, down in _ROUND)


def make_rounded(x: int, y: int, width: int, height: int, radius: int) -> tuple[Spot, ...]:
    """A rectangle with rounded corners, likewise."""
    r = min(radius, width / 2, height / 2)
    if r <= 0:
        return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    return tuple(
        (x + (width - r if across >= 0 else r) + r * across, y + (height - r if down >= 0 else r) + r * down)
        for across, down in _ROUND
    )


class Convex:
    """A convex surface that others are cut to."""

    def __init__(self, corners: Sequence[Spot]) -> None:
        turn = 1 if _area(corners) >= 0 else -1
        self._sides: list[Side] = []
        for (x, y), (ex, ey) in zip(corners, [*corners[1:], *corners[:1]], strict=True):
            length = math.sqrt((ex - x) ** 2 + (ey - y) ** 2)
            if length:
                across, down = turn * (y - ey) / length, turn * (ex - x) / length
                self._sides.append((across, down, across * x + down * y))
        self._x, self._y = (sum(each) / len(corners) for each in zip(*corners, strict=True))
        deep = min((across * self._x + down * self._y - far for across, down, far in self._sides), default=0)
        self._deep = max(0, deep)
        self._wide = max(math.sqrt((x - self._x) ** 2 + (y - self._y) ** 2) for x, y in corners)

    def cut(self, piece: Sequence[Spot]) -> Sequence[Spot]:
        """What of a piece lies inside; all of it as it is, nothing as ()."""
        x, y = piece[0]
        away = math.sqrt((x - self._x) ** 2 + (y - self._y) ** 2)
        reach = math.sqrt(max([(ox - x) ** 2 + (oy - y) ** 2 for ox, oy in piece]))
        if away + reach <= self._deep:
            return piece
        if away - reach >= self._wide:
            return ()
        for side in self._sides:
            across, down, far = side
            inside = [across * x + down * y - far for x, y in piece]
            if min(inside, default=-1) >= 0:
                continue
            if max(inside, default=-1) <= 0:
                return ()
            piece = _cut_at_side(piece, inside)
        return piece


def is_convex(corners: Sequence[Spot]) -> bool:
    """Whether all corners turn the same way."""
    turns = set()
    for place, (x, y) in enumerate(corners):
        (ax, ay), (bx, by) = corners[place - 1], corners[place - 2]
        turn = (ax - bx) * (y - ay) - (ay - by) * (x - ax)
        if turn:
            turns.add(turn > 0)
    return len(turns) == 1


def _area(corners: Sequence[Spot]) -> float:
    return sum(
        x * ey - ex * y for (x, y), (ex, ey) in zip(corners, [*corners[1:], *corners[:1]], strict=True)
    )


def _cut_at_side(piece: Sequence[Spot], inside: Sequence[float]) -> list[Spot]:
    """Sutherland and Hodgman's: the corners inside, and where the outline passes the side."""
    kept: list[Spot] = []
    for place, (x, y) in enumerate(piece):
        here, before = inside[place], inside[place - 1]
        if (here < 0) != (before < 0):
            bx, by = piece[place - 1]
            share = before / (before - here)
            kept.append((bx + (x - bx) * share, by + (y - by) * share))
        if here >= 0:
            kept.append((x, y))
    return kept
