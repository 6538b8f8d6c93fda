"""A scene as a page: the same bytes for the same scene, on every machine.

The page is a PDF document of one page, because the renderer draws these fastest; nobody ever sees it. It holds
paths and colours and nothing else: words are the outlines of their letters, so there is no text that could break out
of its place, no font that could be missing, and nothing that refers outside the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, singledispatchmethod
from typing import Final

import msgspec

from bot.painter.document import Form, document
from bot.painter.lettering import break_lines, clean, fit
from bot.painter.metrics import face
from bot.painter.outlines import COARSE, line
from bot.painter.paths import (
    FARTHEST,
    Unpaintable,
    block_arrow,
    channels,
    ellipse,
    ink,
    number,
    polygon,
    polyline,
    rectangle,
)
from bot.painter.shading import Box, bands, box_of, hatching
from games.table.scene import (
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
_SHORT: Final = 6
"""Words of at most so many letters are written once and kept; what is longer is read from the fonts each time."""
_CAPITALS: Final = 365  # half the height of a capital, in thousandths of the size


def page(scene: Scene) -> bytes:
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

    def draw_scene(self, scene: Scene) -> bytes:
        """The whole document."""
        width, height = clamp_size(scene.width, scene.height)
        across = f"{width / max(1, scene.width):.6f}"
        down = f"{height / max(1, scene.height):.6f}"
        # A page grows upwards and a scene downwards. Corners are round unless something else is said.
        self._said.append(f"{across} 0 0 -{down} 0 {height} cm 1 j")
        self._draw(Rect(0, 0, scene.width, scene.height, Style(fill=scene.background)))
        for layer in scene.layers:
            for shape in layer.shapes:
                self._draw(shape)
        return document(width, height, "\n".join(self._said), self._forms, self._opacities)

    def _draw(self, shape: Shape) -> None:
        self._shapes += 1
        if self._shapes > MOST_SHAPES or self._depth > DEEPEST:
            raise Unpaintable("too many shapes")
        _FIND_WRITER(type(shape))(self, shape)

    @singledispatchmethod
    def _add(self, shape: object) -> None:
        raise Unpaintable(f"no such shape: {type(shape).__name__}")

    @_add.register
    def _polygon(self, shape: Polygon) -> None:
        if shape.points:
            self._put(polygon(shape.points), box_of(shape.points), shape.style)

    @_add.register
    def _line(self, shape: Line) -> None:
        if shape.points:
            self._put(f"1 J {polyline(shape.points)}", box_of(shape.points), shape.style)

    @_add.register
    def _circle(self, shape: Circle) -> None:
        x, y, r = _cut(shape.x), _cut(shape.y), max(0, _cut(shape.r))
        self._put(ellipse(x, y, r, r), (x - r, y - r, x + r, y + r), shape.style)

    @_add.register
    def _rect(self, shape: Rect) -> None:
        x, y = _cut(shape.x), _cut(shape.y)
        width, height = max(0, _cut(shape.width)), max(0, _cut(shape.height))
        self._put(
            rectangle(x, y, width, height, _cut(shape.radius)), (x, y, x + width, y + height), shape.style
        )

    @_add.register
    def _arrow(self, shape: Arrow) -> None:
        if shape.start != shape.end:
            self._polygon(Polygon(block_arrow(shape), shape.style))

    @_add.register
    def _text(self, shape: Text) -> None:
        write = write_again if len(shape.words) <= _SHORT else _write_text
        written = write(msgspec.structs.replace(shape, x=0, y=0))
        if written is not None:
            scale, down, said = written
            self._said.append(f"q {scale} {number(shape.x)} {number(shape.y + down)} cm\n{said} Q")

    @_add.register
    def _paragraph(self, shape: Paragraph) -> None:
        size, lines = break_lines(
            clean(shape.words), _size(shape.size), shape.bold, shape.width, shape.lines, shape.min_size
        )
        leading = scale_length(size, shape.leading)
        top = shape.y - leading * (len(lines) - 1) // 2 if shape.centred else shape.y
        for index, words in enumerate(lines):
            y = top + index * leading
            self._text(Text(shape.x, y, words, size, shape.colour, shape.bold, shape.anchor))

    @_add.register
    def _group(self, shape: Group) -> None:
        scale = number(max(0, min(1_000, shape.scale)) / 100)
        self._said.append(f"q {scale} 0 0 {scale} {number(shape.x)} {number(shape.y)} cm")
        outside, self._said = self._said, []
        self._depth += 1
        for each in shape.shapes:
            self._draw(each)
        self._depth -= 1
        inside, self._said = self._said, outside
        self._said += inside if shape.opacity >= 100 else [self._group_as_one(inside, shape.opacity)]
        self._said.append("Q")

    def _put(self, path: str, box: Box, style: Style) -> None:
        """A shape in its style; with an opacity of its own, what overlaps within it does not shine through."""
        said = _paint_path(path, box, style)
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


def _write_text(shape: Text) -> tuple[str, int, str] | None:
    """A line of words that begins at (0, 0): its scale, how far below that it stands, and its letters."""
    fitted = fit(clean(shape.words), _size(shape.size), shape.bold, shape.max_width, shape.min_size)
    if not fitted.words:
        return None
    units = face(shape.bold).units
    written = line(fitted.words, shape.bold)
    start = {"start": 0, "middle": -(written.length // 2), "end": -written.length}[shape.anchor]
    scale = f"{fitted.size * fitted.squeeze / (100 * units):.6f} 0 0 -{fitted.size / units:.6f}"
    said: list[str] = []
    if shape.halo is not None:
        pen = number(2 * shape.halo_width * units / fitted.size / COARSE)
        said.append(f"q {COARSE} 0 0 {COARSE} 0 0 cm {ink(channels(shape.halo))} RG {pen} w")
        said += _write_letters([(each.border, (start + each.at) / COARSE) for each in written.letters], "S")
        said.append("Q")
    said.append(f"{ink(channels(shape.colour))} rg")
    said += _write_letters([(each.path, start + each.at) for each in written.letters], "f")
    return scale, scale_length(fitted.size, _CAPITALS) // 10, "\n".join(said)


write_again: Final = lru_cache(maxsize=512)(_write_text)
"""Letters and numbers, which every picture repeats."""


def _paint_path(path: str, box: Box, style: Style) -> list[str]:
    """What fills and what outlines a path, one after the other; a pattern lies on its ground."""
    stroke = ""
    if style.stroke is not None and style.width > 0:
        dash = _write_dashes(style.dash)
        stroke = f"{ink(channels(style.stroke))} RG {number(style.width)} w {dash}"
    match style.fill:
        case None:
            return [f"{stroke} {path} S"] if stroke else []
        case Hatch(ground=ground):
            said = [_fill_path(path, ground), f"q {path} W n {hatching(style.fill, box)} Q"]
        case Gradient(last=last):
            said = [_fill_path(path, last), f"q {path} W n {bands(style.fill, box)} Q"]
        case _ if stroke and style.opacity >= 100:
            return [f"{ink(channels(style.fill))} rg {stroke} {path} B"]
        case _:
            said = [_fill_path(path, style.fill)]
    return [*said, f"{stroke} {path} S"] if stroke else said


def _fill_path(path: str, colour: Colour) -> str:
    return f"{ink(channels(colour))} rg {path} f"


def _write_dashes(dash: tuple[int, ...]) -> str:
    lengths = [max(0, _cut(length)) for length in dash]
    return f"[{' '.join(map(str, lengths))}] 0 d " if sum(lengths) else ""


def _write_letters(letters: Iterable[tuple[str, float]], paint: str) -> Iterator[str]:
    """The outlines one after another, each moved from the one before."""
    here: float = 0
    for path, at in letters:
        yield f"1 0 0 1 {number(at - here)} 0 cm {path} {paint}"
        here = at


def _cut(value: int) -> int:
    return max(-FARTHEST, min(FARTHEST, value))


def _size(size: int) -> int:
    return max(1, min(500, size))
