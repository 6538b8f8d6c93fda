"""Scenes packed for a file: each shape is kept once, and of a layer only what is otherwise than in the one before.

A packed scene is lists of numbers and texts, read by the script in `game.html`. Words that need the metrics of a font
are broken into lines here, so that the script needs none.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.painter.lettering import break_lines, clean, fit
from bot.painter.paths import draw_block_arrow
from bot.painter.words import clamp_letters
from porc_royal.scene import (
    Arrow,
    Circle,
    Fill,
    Gradient,
    Group,
    Hatch,
    Layer,
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

_WHOLE: Final = -1
"""Stands for the layer before, where there is none."""


class Packer:
    """Packs scenes one after another; what they share is kept once.

    parts: everything that was kept, by the numbers that packed things refer to
    """

    def __init__(self) -> None:
        self.parts: list[object] = []
        self._known: dict[bytes, int] = {}
        self._shapes: dict[Shape, int] = {}
        self._styles: dict[Style, int] = {}
        self._layers: dict[Layer, int] = {}
        self._last: dict[str, tuple[int, list[int]]] = {}

    def keep(self, part: object) -> int:
        """The number of something that is kept, the same for all alike."""
        encoded = msgspec.json.encode(part)
        if encoded not in self._known:
            self._known[encoded] = len(self.parts)
            self.parts.append(part)
        return self._known[encoded]

    def pack_scene(self, scene: Scene) -> int:
        """The number of a scene."""
        layers = [self._pack_layer(layer) for layer in scene.layers]
        return self.keep([scene.width, scene.height, _pack_fill(scene.background), scene.title, layers])

    def _pack_layer(self, layer: Layer) -> int:
        """The number of a layer: which shapes stand in place of which of the layer of its name before."""
        if layer in self._layers:
            return self._layers[layer]
        shapes = self._pack_shapes(layer.shapes)
        base, before = self._last.get(layer.name, (_WHOLE, []))
        start, end = _find_change(before, shapes)
        number = self.keep(
            [base, start, len(before) - end - start, shapes[start : len(shapes) - end], layer.name]
        )
        self._layers[layer], self._last[layer.name] = number, (number, shapes)
        return number

    def _pack_shapes(self, shapes: Sequence[Shape]) -> list[int]:
        return [self._pack_shape(shape) for shape in shapes]

    def _pack_shape(self, shape: Shape) -> int:
        number = self._shapes.get(shape)
        if number is None:
            number = self._shapes[shape] = self.keep(self._write(shape))
        return number

    def _write(self, shape: Shape) -> list[object]:
        match shape:
            case Polygon(points, style):
                return ["p", _flatten(points), self._pack_style(style)]
            case Line(points, style):
                return ["l", _flatten(points), self._pack_style(style)]
            case Circle(x, y, r, style):
                return ["c", x, y, r, self._pack_style(style)]
            case Rect(x, y, width, height, style, radius):
                return ["r", x, y, width, height, radius, self._pack_style(style)]
            case Arrow(style=style):
                corners = () if shape.start == shape.end else draw_block_arrow(shape)
                return ["p", _flatten(corners), self._pack_style(style)]
            case Text():
                return self._write_text(shape)
            case Paragraph():
                return ["g", self._pack_shapes(_break_paragraph(shape)), 0, 0, 100, 100]
            case Group(shapes, x, y, scale, opacity):
                return ["g", self._pack_shapes(shapes), x, y, scale, opacity]

    def _write_text(self, text: Text) -> list[object]:
        """Words as they fit; `room`: how wide they may be at most, 0 for any width."""
        size, room = clamp_letters(text.size), text.max_width
        fitted = fit(clean(text.words), size, text.bold, room, text.min_size)
        halo = [] if text.halo is None else [text.halo, text.halo_width]
        told = [
            fitted.words,
            text.x,
            text.y,
            fitted.size,
            text.colour,
            int(text.bold),
            text.anchor,
            room or 0,
        ]
        return ["t", *told, *halo]

    def _pack_style(self, style: Style) -> int:
        if style not in self._styles:
            told = [_pack_fill(style.fill), style.stroke, style.width, list(style.dash), style.opacity]
            self._styles[style] = self.keep(told)
        return self._styles[style]


def _find_change(before: Sequence[int], now: Sequence[int]) -> tuple[int, int]:
    """How many are the same at the beginning, and how many at the end."""
    most = min(len(before), len(now))
    start = next((at for at in range(most) if before[at] != now[at]), most)
    rest = most - start
    end = next((at for at in range(rest) if before[-1 - at] != now[-1 - at]), rest)
    return start, end


def _flatten(points: Sequence[tuple[int, int]]) -> list[int]:
    return [number for point in points for number in point]


def _pack_fill(fill: Fill | None) -> object:
    match fill:
        case Hatch(kind, ground, line, step):
            return [kind, ground, line, step]
        case Gradient(first, last, radial):
            return ["radial" if radial else "down", first, last]
        case _:
            return fill


def _break_paragraph(shape: Paragraph) -> list[Text]:
    """Its lines, as the painter breaks them."""
    size, lines = break_lines(
        clean(shape.words), clamp_letters(shape.size), shape.bold, shape.width, shape.lines, shape.min_size
    )
    leading = scale_length(size, shape.leading)
    top = shape.y - leading * (len(lines) - 1) // 2 if shape.centred else shape.y
    return [
        Text(shape.x, top + at * leading, words, size, shape.colour, shape.bold, shape.anchor)
        for at, words in enumerate(lines)
    ]
