"""A scene as a page: the same bytes for the same scene, on every machine.

The page is a PDF document of one page, because the renderer draws these fastest; nobody ever sees it. It holds
paths and colours and nothing else: words are the outlines of their letters, so there is no text that could break out
of its place, no font that could be missing, and nothing that refers outside the page.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatchmethod
from typing import Final

from bot.painter.clipping import make_circle, make_rounded
from bot.painter.document import Form, write_document
from bot.painter.lettering import break_lines, clean
from bot.painter.paths import (
    FARTHEST,
    Unpaintable,
    draw_block_arrow,
    draw_ellipse,
    draw_polygon,
    draw_polyline,
    draw_rectangle,
    draw_rectangle_in_parts,
    split_colour,
    write_colour,
    write_number,
)
from bot.painter.shading import Outline, find_box, make_bands, make_hatching
from bot.painter.words import clamp_letters, write_text
from porc_royal.scene import (
    Arrow,
    Circle,
    Colour,
    Gradient,
    Group,
    Hatch,
    Line,
    Paragraph,
    Polygon,
    Rect,
    Scene,
    Shape,
    Style,
    Text,
    scale_length,
)

LARGEST: Final = 4_096
"""No side of a picture has more pixels than this: larger ones are drawn smaller."""
MOST_SHAPES: Final = 20_000
DEEPEST: Final = 20
_WIDE: Final = 4_000
"""Rectangles of so many pixels are drawn in parts: the renderer fills plain ones a whole row at a time."""


def write_page(scene: Scene) -> bytes:
    """The scene as a document of one page; raises `Unpaintable`."""
    return _Page().draw_scene(scene)


def clamp_size(width: int, height: int) -> tuple[int, int]:
    """The size in pixels at which a picture of this size is drawn: at least 1, at most `LARGEST`."""
    width, height = max(1, width), max(1, height)
    longest = max(width, height)
    if longest <= LARGEST:
        return width, height
    return max(1, width * LARGEST // longest), max(1, height * LARGEST // longest)


class _Page:
    """One page being written."""

    def __init__(self) -> None:
        self._said: list[str] = []
        self._forms: list[Form] = []
        self._opacities: set[int] = set()
        self._shapes = 0
        self._depth = 0
        self._whole = False
        self._together: dict[tuple[tuple[Shape, ...], bool], list[str]] = {}

    def draw_scene(self, scene: Scene) -> bytes:
        """The whole document."""
        width, height = clamp_size(scene.width, scene.height)
        across = f"{width / max(1, scene.width):.6f}"
        down = f"{height / max(1, scene.height):.6f}"
        self._whole = (width, height) == (scene.width, scene.height)
        # A page grows upwards and a scene downwards. Corners are round unless something else is said.
        self._said.append(f"{across} 0 0 -{down} 0 {height} cm 1 j")
        self._draw(Rect(0, 0, scene.width, scene.height, Style(fill=scene.background)))
        for layer in scene.layers:
            for shape in layer.shapes:
                self._draw(shape)
        return write_document(width, height, "\n".join(self._said), self._forms, self._opacities)

    def _draw(self, shape: Shape) -> None:
        self._count(1)
        _FIND_WRITER(type(shape))(self, shape)

    def _count(self, shapes: int) -> None:
        self._shapes += shapes
        if self._shapes > MOST_SHAPES or self._depth > DEEPEST:
            raise Unpaintable("too many shapes")

    @singledispatchmethod
    def _add(self, shape: object) -> None:
        raise Unpaintable(f"no such shape: {type(shape).__name__}")

    @_add.register
    def _polygon(self, shape: Polygon) -> None:
        if shape.points:
            self._put(draw_polygon(shape.points), shape.points, shape.style)

    @_add.register
    def _line(self, shape: Line) -> None:
        if shape.points:
            self._put(f"1 J {draw_polyline(shape.points)}", shape.points, shape.style)

    @_add.register
    def _circle(self, shape: Circle) -> None:
        x, y, r = _cut(shape.x), _cut(shape.y), max(0, _cut(shape.r))
        corners = make_circle(x, y, r) if _is_inside_drawn(shape.style) else ()
        self._put(draw_ellipse(x, y, r, r), corners, shape.style, smooth=True)

    @_add.register
    def _rect(self, shape: Rect) -> None:
        x, y = _cut(shape.x), _cut(shape.y)
        width, height, radius = max(0, _cut(shape.width)), max(0, _cut(shape.height)), _cut(shape.radius)
        path = draw_rectangle(x, y, width, height, radius)
        fills = ""
        if self._whole and width * height >= _WIDE and 2 * radius <= min(width, height):
            fills = draw_rectangle_in_parts(x, y, width, height, radius)
        corners = make_rounded(x, y, width, height, radius) if _is_inside_drawn(shape.style) else ()
        self._put(path, corners, shape.style, fills, smooth=radius > 0)

    @_add.register
    def _arrow(self, shape: Arrow) -> None:
        if shape.start != shape.end:
            self._polygon(Polygon(draw_block_arrow(shape), shape.style))

    @_add.register
    def _text(self, shape: Text) -> None:
        written = write_text(shape)
        if written is not None:
            scale, down, said = written
            self._said.append(
                f"q {scale} {write_number(shape.x)} {write_number(shape.y + down)} cm\n{said} Q"
            )

    @_add.register
    def _paragraph(self, shape: Paragraph) -> None:
        size, lines = break_lines(
            clean(shape.words),
            clamp_letters(shape.size),
            shape.bold,
            shape.width,
            shape.lines,
            shape.min_size,
        )
        leading = scale_length(size, shape.leading)
        top = shape.y - leading * (len(lines) - 1) // 2 if shape.centred else shape.y
        for index, words in enumerate(lines):
            y = top + index * leading
            self._text(Text(shape.x, y, words, size, shape.colour, shape.bold, shape.anchor))

    @_add.register
    def _group(self, shape: Group) -> None:
        scale = write_number(max(0, min(1_000, shape.scale)) / 100)
        self._said.append(f"q {scale} 0 0 {scale} {write_number(shape.x)} {write_number(shape.y)} cm")
        whole, self._whole = self._whole, self._whole and shape.scale == 100
        inside = self._draw_together(shape.shapes)
        self._whole = whole
        self._said += inside if shape.opacity >= 100 else [self._group_as_one(inside, shape.opacity)]
        self._said.append("Q")

    def _draw_together(self, shapes: tuple[Shape, ...]) -> list[str]:
        """What draws these shapes, written once for all alike: a crowded board has hundreds of the same ships."""
        known = self._together.get((shapes, self._whole))
        if known is not None:
            self._count(len(shapes))
            return known
        outside, self._said = self._said, []
        self._depth += 1
        for each in shapes:
            self._draw(each)
        self._depth -= 1
        inside, self._said = self._said, outside
        if not any(isinstance(each, Group) for each in shapes):
            self._together[shapes, self._whole] = inside
        return inside

    def _put(
        self, path: str, corners: Outline, style: Style, fills: str = "", *, smooth: bool = False
    ) -> None:
        """A shape in its style; with an opacity of its own, what overlaps within it does not shine through.

        corners  the same for patterns and gradients
        fills    what fills it faster than its path does
        smooth   whether it has no corner that a border must go round
        """
        said = _paint_path(path, corners, style, fills, "0 j " if smooth else "")
        if style.opacity < 100 and len(said) > 1:
            said = [self._group_as_one(said, style.opacity)]
        elif style.opacity < 100:
            said = [self._opacity(style.opacity), *said]
        if said:
            self._said.append(f"q {' '.join(said)} Q")

    def _opacity(self, percent: int) -> str:
        percent = max(0, percent)
        self._opacities.add(percent)
        return f"/o{percent} gs"

    def _group_as_one(self, said: list[str], percent: int) -> str:
        """All of it as one thing that others are seen through."""
        self._forms.append("\n".join(["1 j", *said]))
        return f"{self._opacity(percent)} /x{len(self._forms) - 1} Do"


_FIND_WRITER: Final[Callable[[type], Callable[[_Page, object], None]]] = vars(_Page)[
    "_add"
].dispatcher.dispatch
"""`_Page._add` without the wrapper that it would make anew for each shape."""


def _paint_path(path: str, corners: Outline, style: Style, fills: str, joined: str) -> list[str]:
    """What fills and what outlines a path, one after the other; a pattern lies on its ground."""
    stroke = ""
    if style.stroke is not None and style.width > 0:
        dash = _write_dashes(style.dash)
        stroke = f"{write_colour(split_colour(style.stroke))} RG {joined}{write_number(style.width)} w {dash}"
    match style.fill:
        case None:
            return [f"{stroke} {path} S"] if stroke else []
        case Hatch(ground=ground):
            said = [_fill(ground, fills or f"{path} f"), f"q {make_hatching(style.fill, corners)} Q"]
        case Gradient(last=last):
            said = [
                _fill(last, fills or f"{path} f"),
                f"q {path} W n {make_bands(style.fill, find_box(corners))} Q",
            ]
        case _ if stroke and style.opacity >= 100 and not fills:
            return [f"{write_colour(split_colour(style.fill))} rg {stroke} {path} B"]
        case _:
            said = [_fill(style.fill, fills or f"{path} f")]
    return [*said, f"{stroke} {path} S"] if stroke else said


def _is_inside_drawn(style: Style) -> bool:
    return isinstance(style.fill, Hatch | Gradient)


def _fill(colour: Colour, fills: str) -> str:
    return f"{write_colour(split_colour(colour))} rg {fills}"


def _write_dashes(dash: tuple[int, ...]) -> str:
    lengths = [max(0, _cut(length)) for length in dash]
    return f"[{' '.join(map(str, lengths))}] 0 d " if sum(lengths) else ""


def _cut(value: int) -> int:
    return max(-FARTHEST, min(FARTHEST, value))
