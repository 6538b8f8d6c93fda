"""The shapes of letters: the outlines of our two font files, as paths in the font's own units.

Letters become paths like every other shape, so that a picture needs no font where it is painted and looks the same
everywhere (DEC-116). A glyph lies in the `glyf` table, simple (contours of points, on the curve or steering it) or made
of other glyphs; `loca` says where, and `kern` which pairs of letters stand closer together or farther apart.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, TypeAlias

from msgspec import Struct

from bot.painter.metrics import BOLD, REGULAR, Face, find_tables, load_face
from bot.painter.paths import draw_polygon

Knot: TypeAlias = tuple[int, int, bool]
"""A point of a contour: x, y, and whether the curve runs through it."""

FINE: Final = 4
"""Font units in one unit of a small letter."""
_BULGE: Final = 1.15
"""How far out the corner lies that stands for a small curve: as much outside of it as its sides are inside."""
_DEEPEST: Final = 5
_TWO_BYTES, _OFFSETS, _ONE_SCALE, _MORE, _TWO_SCALES, _MATRIX = 0x01, 0x02, 0x08, 0x20, 0x40, 0x80
_SHORT_X, _SHORT_Y, _REPEATED, _SAME_X, _SAME_Y, _ON_CURVE = 0x02, 0x04, 0x08, 0x10, 0x20, 0x01


class Letter(Struct, frozen=True):
    """A visible letter and where it stands in its line, in font units.

    path    its outline in font units
    small   the same in corners alone, in units of `FINE` of them: half as much to read where curves are pixels long
    glyph   which of the font's glyphs it is
    """

    path: str
    small: str
    glyph: int
    at: int


class TextLine(Struct, frozen=True):
    """Words as one line: its visible letters, and how long it is in font units."""

    letters: tuple[Letter, ...]
    length: int


@lru_cache(maxsize=4096)
def outline_line(words: str, bold: bool) -> TextLine:
    """The outlines of the words, kerned, from 0 on."""
    drawn, letters = load_outlines(bold), load_face(bold)
    found: list[Letter] = []
    at = before = 0
    for character in words:
        glyph = letters.glyphs.get(ord(character), 0)
        at += drawn.kerning.get(before << 16 | glyph, 0)
        if path := drawn.path(glyph):
            found.append(Letter(path, drawn.small(glyph), glyph, at))
        at += letters.widths.get(ord(character), letters.units)
        before = glyph
    return TextLine(tuple(found), at)


class Outlines:
    """The outlines of one font file."""

    def __init__(self, data: bytes, letters: Face) -> None:
        where = find_tables(data)
        self._data = data
        self._glyf = where["glyf"]
        self._places = _read_places(data, where, letters.count)
        self._paths: dict[int, str] = {}
        self._small: dict[int, str] = {}
        self.kerning = _read_kerning(data, where["kern"])

    def path(self, glyph: int) -> str:
        """The glyph as a path in the page's notation (x y m, x y l, … c, h); "" for a blank."""
        found = self._paths.get(glyph)
        if found is None:
            found = self._paths[glyph] = _bend(
                " ".join(_draw_contour(each) for each in self._read_contours(glyph, 0))
            )
        return found

    def small(self, glyph: int) -> str:
        """The glyph as a path for small letters."""
        found = self._small.get(glyph)
        if found is None:
            found = self._small[glyph] = _bend(
                " ".join(_draw_small(each) for each in self._read_contours(glyph, 0))
            )
        return found

    def corners(self, glyph: int) -> list[list[tuple[float, float]]]:
        """The contours of the glyph as corners alone, in font units; what is inside lies to their right."""
        return [_list_corners(each) for each in self._read_contours(glyph, 0)]

    def _read_contours(self, glyph: int, depth: int) -> list[list[Knot]]:
        start, end = self._glyf + self._places[glyph], self._glyf + self._places[glyph + 1]
        if start == end or depth > _DEEPEST:
            return []
        count = struct.unpack_from(">h", self._data, start)[0]
        return self._read_simple(start + 10, count) if count >= 0 else self._read_composite(start + 10, depth)

    def _read_simple(self, at: int, count: int) -> list[list[Knot]]:
        """A glyph of its own: where its contours end, how its points are written, and the points."""
        data = self._data
        ends = struct.unpack_from(f">{count}H", data, at)
        points = ends[-1] + 1 if ends else 0
        at += 2 * count
        at += 2 + int(struct.unpack_from(">H", data, at)[0])  # the hinting program, which nobody runs
        flags: list[int] = []
        while len(flags) < points:
            flag, at = data[at], at + 1
            times = 1
            if flag & _REPEATED:
                times, at = 1 + data[at], at + 1
            flags += [flag] * times
        xs, at = self._read_coordinates(flags, at, _SHORT_X, _SAME_X)
        ys, at = self._read_coordinates(flags, at, _SHORT_Y, _SAME_Y)
        knots = [(x, y, bool(flag & _ON_CURVE)) for x, y, flag in zip(xs, ys, flags, strict=True)]
        starts = (0, *(end + 1 for end in ends))
        return [knots[first : end + 1] for first, end in zip(starts, ends, strict=False)]

    def _read_coordinates(self, flags: list[int], at: int, short: int, same: int) -> tuple[list[int], int]:
        """One coordinate of every point, written as steps from the point before."""
        found: list[int] = []
        here = 0
        for flag in flags:
            if flag & short:
                here += self._data[at] if flag & same else -self._data[at]
                at += 1
            elif not flag & same:
                here += struct.unpack_from(">h", self._data, at)[0]
                at += 2
            found.append(here)
        return found, at

    def _read_composite(self, at: int, depth: int) -> list[list[Knot]]:
        """A glyph made of others, moved and perhaps scaled: é is e and its accent."""
        found: list[list[Knot]] = []
        flags = _MORE
        while flags & _MORE:
            flags, part = struct.unpack_from(">HH", self._data, at)
            wide = bool(flags & _TWO_BYTES)
            move = struct.unpack_from(">hh" if wide else ">bb", self._data, at + 4)
            at += 8 if wide else 6
            turns = 1 if flags & _ONE_SCALE else 2 if flags & _TWO_SCALES else 4 if flags & _MATRIX else 0
            turn = tuple(each / 16384 for each in struct.unpack_from(f">{turns}h", self._data, at))
            at += 2 * turns
            xx, xy, yx, yy = _read_matrix(turn)
            dx, dy = move if flags & _OFFSETS else (0, 0)
            found += [
                [(round(x * xx + y * yx) + dx, round(x * xy + y * yy) + dy, on) for x, y, on in contour]
                for contour in self._read_contours(part, depth + 1)
            ]
        return found


@cache
def load_outlines(bold: bool) -> Outlines:
    """The regular or the bold font, read once."""
    return Outlines((BOLD if bold else REGULAR).read_bytes(), load_face(bold))


def _read_matrix(turn: tuple[float, ...]) -> tuple[float, float, float, float]:
    match turn:
        case (scale,):
            return scale, 0, 0, scale
        case (across, down):
            return across, 0, 0, down
        case (xx, xy, yx, yy):
            return xx, xy, yx, yy
        case _:
            return 1, 0, 0, 1


def _read_places(data: bytes, where: dict[str, int], count: int) -> tuple[int, ...]:
    """Where each glyph begins in `glyf`, and where the last one ends."""
    if struct.unpack_from(">h", data, where["head"] + 50)[0]:
        return struct.unpack_from(f">{count + 1}I", data, where["loca"])
    return tuple(2 * each for each in struct.unpack_from(f">{count + 1}H", data, where["loca"]))


def _read_kerning(data: bytes, kern: int) -> dict[int, int]:
    """How far pairs of glyphs move together or apart: the first horizontal list (format 0)."""
    if struct.unpack_from(">H", data, kern)[0] != 0:
        return {}
    coverage, count = struct.unpack_from(">4xHH", data, kern + 4)
    if coverage != 1:
        return {}
    return dict(struct.iter_unpack(">Ih", data[kern + 18 : kern + 18 + 6 * count]))


def _bend(path: str) -> str:
    """The path, its first side written as a curve if all are straight: l, I and - are rectangles.

    The renderer moves plain rectangles to whole pixels, which would make some letters bolder than others.
    """
    if not path or " c" in path:
        return path
    x, y, _, ex, ey, _, *rest = path.split(" ")
    return " ".join([x, y, "m", x, y, ex, ey, ex, ey, "c", *rest])


def _draw_contour(knots: list[Knot]) -> str:
    """One contour as a closed path: its quadratic curves become cubic ones."""
    knots = _start_on_curve(knots)
    x, y, _ = knots[0]
    said = [f"{x} {y} m"]
    for kx, ky, ex, ey, curved in _steps(knots):
        if curved:
            handles = (x + 2 * kx) / 3, (y + 2 * ky) / 3, (ex + 2 * kx) / 3, (ey + 2 * ky) / 3
            said.append(f"{' '.join(str(round(each)) for each in handles)} {ex} {ey} c")
        else:
            said.append(f"{ex} {ey} l")
        x, y = ex, ey
    return " ".join([*said, "h"])


def _draw_small(knots: list[Knot]) -> str:
    """One contour as a closed path of straight lines, two for each curve."""
    return draw_polygon([(round(x / FINE), round(y / FINE)) for x, y in _list_corners(knots)])


def _list_corners(knots: list[Knot]) -> list[tuple[float, float]]:
    """A contour's knots and between them a corner for each curve, a little outside of it."""
    knots = _start_on_curve(knots)
    x, y, _ = knots[0]
    points: list[tuple[float, float]] = [(x, y)]
    for kx, ky, ex, ey, curved in _steps(knots):
        if curved:
            middle, down = (x + ex) / 2, (y + ey) / 2
            points.append((middle + (kx - middle) / 2 * _BULGE, down + (ky - down) / 2 * _BULGE))
        points.append((ex, ey))
        x, y = ex, ey
    return points[:-1]


def _start_on_curve(knots: list[Knot]) -> list[Knot]:
    """The contour from a point on the curve round to the same."""
    first = next((at for at, knot in enumerate(knots) if knot[2]), None)
    if first is None:  # a contour that is steered all the way begins half way between two points
        (ax, ay, _), (bx, by, _) = knots[-1], knots[0]
        first, knots = 0, [((ax + bx) // 2, (ay + by) // 2, True), *knots]
    return [*knots[first:], *knots[: first + 1]]


def _steps(knots: list[Knot]) -> Iterator[tuple[int, int, int, int, bool]]:
    """From knot to knot: the steering point, the next point on the curve, and whether there is any steering.

    Between two steering points the curve runs through their middle.
    """
    steering: Knot | None = None
    for knot in knots[1:]:
        x, y, on = knot
        if steering is None:
            if on:
                yield x, y, x, y, False
        elif on:
            yield steering[0], steering[1], x, y, True
        else:
            yield steering[0], steering[1], (steering[0] + x) // 2, (steering[1] + y) // 2, True
        steering = None if on else knot
