"""The last trips as arrows across the borders of tiles, with the number that travelled.

Arrows stand on borders, where a tile shows little else; a longer trip adds a thin trail from its origin.
They lie under names and troops, but their numbers above.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isqrt
from typing import Final

from games.cochons.picture.shown import MoveShown
from games.table.picture import NIGHT, WHITE, Look
from games.table.scene import Arrow, Circle, Line, Point, Shape, Style, Text, scale_length

_LENGTH: Final = 62
_THICKNESS: Final = 27
_APART: Final = 40


@dataclass(frozen=True, slots=True)
class Arrows:
    """What lies under the names of the tiles, and the numbers that stand above all."""

    bodies: tuple[Shape, ...]
    counts: tuple[Shape, ...]


def arrows(
    moves: Sequence[MoveShown], centres: Mapping[str, Point], looks: Mapping[int, Look], scale: int
) -> Arrows:
    """The arrows of all trips; those across one border stand side by side."""
    trails: list[Shape] = []
    bodies: list[Shape] = []
    counts: list[Shape] = []
    known = [move for move in moves if move.start in centres and move.end in centres]
    for index, move in enumerate(known):
        pair = {move.start, move.end}
        twins = [at for at, other in enumerate(known) if {other.start, other.end} == pair]
        aside = (2 * twins.index(index) - (len(twins) - 1)) * _APART // 2
        trail, body, count = _arrow(move, centres, looks[move.seat], scale, aside)
        trails += trail
        bodies += body
        counts.append(count)
    return Arrows((*trails, *bodies), tuple(counts))


def crossed(cell: str, moves: Sequence[MoveShown], centres: Mapping[str, Point]) -> frozenset[str]:
    """The corners of a tile that arrows run across, in the words of `tiles.CORNERS`."""
    corners: set[str] = set()
    for move in moves:
        if cell not in (move.start, move.end):
            continue
        other = move.end if cell == move.start else move.start
        if other in centres and cell in centres and centres[other][1] != centres[cell][1]:
            upper = "upper" if centres[other][1] < centres[cell][1] else "lower"
            corners.add(f"{upper} {'right' if centres[other][0] > centres[cell][0] else 'left'}")
    return frozenset(corners)


def _arrow(
    move: MoveShown, centres: Mapping[str, Point], look: Look, scale: int, aside: int
) -> tuple[list[Shape], list[Shape], Shape]:
    (x1, y1), (x2, y2) = centres[move.start], centres[move.end]
    span = max(1, isqrt((x2 - x1) ** 2 + (y2 - y1) ** 2))
    level = y1 == y2
    # A pair of tiles sees its arrows side by side from the same side, whichever way they point.
    turn = 1 if (x2, y2) > (x1, y1) else -1
    shift = scale_length(aside * turn, scale)
    down = scale_length(33, scale) if level else 0

    def at(forward: int) -> Point:
        return (
            x1 + ((x2 - x1) * forward - (y2 - y1) * shift) // span,
            y1 + ((y2 - y1) * forward + (x2 - x1) * shift) // span + down,
        )

    half = scale_length(_LENGTH, scale) // 2
    border = span - scale_length(79, scale)
    tail, tip = at(border - half), at(border + half)
    trail: list[Shape] = []
    if span > scale_length(200, scale):
        begin = at(scale_length(30, scale))
        for colour, width in ((NIGHT, 14), (look.colour, 8)):
            trail.append(
                Line((begin, tail), Style(stroke=colour, width=scale_length(width, scale), opacity=90))
            )
        trail.append(Circle(*begin, scale_length(9, scale), Style(fill=look.colour, stroke=NIGHT, width=3)))
    body = Style(fill=look.colour, stroke=NIGHT, width=scale_length(4, scale))
    casing = Style(stroke=WHITE, width=scale_length(8, scale))
    thickness = scale_length(_THICKNESS, scale)
    x, y = at(border - scale_length(7, scale))
    count = Text(
        x,
        y,
        str(move.count),
        scale_length(23, scale),
        look.ink,
        bold=True,
        max_width=scale_length(34, scale),
        min_size=scale_length(18, scale),
        halo=look.colour,
    )
    return trail, [Arrow(tail, tip, thickness, casing), Arrow(tail, tip, thickness, body)], count


def arrow_sample(x: int, y: int, look: Look) -> tuple[Shape, ...]:
    """An arrow for the legend."""
    body = Style(fill=look.colour, stroke=WHITE, width=2)
    return (Arrow((x - 24, y), (x + 24, y), 18, body),)
