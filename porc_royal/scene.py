"""A picture as plain data: what stands where, in which colour, with which words.

A game describes its table as a `Scene`; the painter (outside `games/`) turns it into a file. A scene
holds no rule and no secret of its own: whoever builds it does so from a view, so that it shows what
that viewer may know and nothing else, under other shapes included.

Every coordinate is a whole number of pixels, the origin is the upper left corner, y grows downwards
and colours are written `#rrggbb`. Equal scenes therefore give equal bytes on every machine.
The words in a scene are already in the viewer's language.

Structs, not dataclasses: a board is made of thousands of shapes, and each of these is made several times as fast.
Those that stand for one another have a tag, so that a scene can be kept, and read again when it is painted.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

Point: TypeAlias = tuple[int, int]
"""A place in a picture, in pixels from its upper left corner."""
Colour: TypeAlias = str
"""A colour as "#12162a"."""
Anchor: TypeAlias = Literal["start", "middle", "end"]
"""Which end of a text stands at its place."""
HatchKind: TypeAlias = Literal["stripes", "dots", "waves", "checks"]
"""The patterns of a surface."""

INK: Final[Colour] = "#14182b"
"""The dark in which pictures are drawn and written."""


class Hatch(Struct, frozen=True, gc=False, tag=True):
    """A repeated pattern, so that two surfaces differ for those who do not see their colours."""

    kind: HatchKind
    ground: Colour
    line: Colour
    step: int = 12


class Gradient(Struct, frozen=True, gc=False, tag=True):
    """A change of colour from the top of a shape to its bottom, or from its centre to its rim."""

    first: Colour
    last: Colour
    radial: bool = False


Fill: TypeAlias = Colour | Hatch | Gradient
"""What a shape is filled with."""


class Style(Struct, frozen=True, gc=False):
    """How a shape is filled and outlined; `opacity` is in percent, `dash` in pixels on and off."""

    fill: Fill | None = None
    stroke: Colour | None = None
    width: int = 0
    dash: tuple[int, ...] = ()
    opacity: int = 100


class Polygon(Struct, frozen=True, gc=False, tag=True):
    """A closed shape through its points."""

    points: tuple[Point, ...]
    style: Style


class Circle(Struct, frozen=True, gc=False, tag=True):
    """A disc or a ring round (x, y)."""

    x: int
    y: int
    r: int
    style: Style


class Rect(Struct, frozen=True, gc=False, tag=True):
    """A rectangle from its upper left corner, its corners rounded by `radius`."""

    x: int
    y: int
    width: int
    height: int
    style: Style
    radius: int = 0


class Line(Struct, frozen=True, gc=False, tag=True):
    """An open line through its points, with round ends."""

    points: tuple[Point, ...]
    style: Style


class Arrow(Struct, frozen=True, gc=False, tag=True):
    """A block arrow from `start` to its tip at `end`; its shaft is `thickness` wide."""

    start: Point
    end: Point
    thickness: int
    style: Style


class Text(Struct, frozen=True, gc=False, tag=True):
    """One line of words; (x, y) is the anchor and the middle of the capitals' height.

    Words wider than `max_width` are first squeezed, then set smaller (down to `min_size`), then cut
    with an ellipsis. `halo` is a border of that colour, `halo_width` pixels on each side.
    """

    x: int
    y: int
    words: str
    size: int
    colour: Colour
    bold: bool = False
    anchor: Anchor = "middle"
    max_width: int | None = None
    min_size: int = 0
    halo: Colour | None = None
    halo_width: int = 3


class Paragraph(Struct, frozen=True, gc=False, tag=True):
    """Words broken into at most `lines` lines of `width`; (x, y) is the anchor of the first line.

    The words are set smaller, down to `min_size`, before they are cut. With `centred`, y is the
    middle of the whole block instead.
    """

    x: int
    y: int
    words: str
    width: int
    lines: int
    size: int
    colour: Colour
    min_size: int = 0
    leading: int = 130
    bold: bool = False
    anchor: Anchor = "start"
    centred: bool = False


class Group(Struct, frozen=True, gc=False, tag=True):
    """Shapes moved by (x, y) and enlarged to `scale` percent, drawn in order."""

    shapes: tuple[Shape, ...]
    x: int = 0
    y: int = 0
    scale: int = 100
    opacity: int = 100


Shape: TypeAlias = Polygon | Circle | Rect | Line | Arrow | Text | Paragraph | Group
"""What a picture is made of, the hindmost first."""


class Layer(Struct, frozen=True, gc=False):
    """Shapes that lie together above the layers before them."""

    name: str
    shapes: tuple[Shape, ...]


class Scene(Struct, frozen=True, gc=False):
    """A whole picture: its size in pixels, its title, its layers."""

    width: int
    height: int
    background: Fill
    title: str
    layers: tuple[Layer, ...]


def move_points(points: tuple[Point, ...], x: int, y: int, percent: int = 100) -> tuple[Point, ...]:
    """The points scaled to `percent` and then moved by (x, y), rounded to whole pixels.

    `scale_length`, written out: a board moves thousands of points.
    """
    if percent == 100:
        return tuple([(x + px, y + py) for px, py in points])
    return tuple(
        [
            (
                x + ((px * percent + 50) // 100 if px >= 0 else -((50 - px * percent) // 100)),
                y + ((py * percent + 50) // 100 if py >= 0 else -((50 - py * percent) // 100)),
            )
            for px, py in points
        ]
    )


def scale_length(length: int, percent: int) -> int:
    """The length scaled to `percent`, rounded half away from zero, without floating point."""
    return (length * percent + 50) // 100 if length >= 0 else -((50 - length * percent) // 100)
