"""A scene as SVG: the same bytes for the same scene, on every machine.

The document is a tree of elements that an XML library writes out; words only ever become the text of
an element, never markup. Nothing in it refers outside itself: there is no `href`, no image, no style
sheet, and the only `url(#…)` are the patterns and gradients that this module numbers itself.
"""

from __future__ import annotations

import math
import re
from functools import singledispatchmethod
from typing import Final
from xml.etree import ElementTree as ET

from bot.painter.lettering import broken, clean, fit
from bot.painter.metrics import FAMILY
from games.table.scene import (
    Arrow,
    Circle,
    Fill,
    Gradient,
    Group,
    Hatch,
    Line,
    Paragraph,
    Point,
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
FARTHEST: Final = 100_000
MOST_SHAPES: Final = 20_000
DEEPEST: Final = 20
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}\Z", re.ASCII)
_CAPITALS: Final = 365  # half the height of a capital, in thousandths of the size


class Unpaintable(ValueError):
    """A scene that cannot be drawn: a colour that is none, or more shapes than any table has."""


def svg(scene: Scene) -> bytes:
    """The scene as an SVG document in UTF-8; raises `Unpaintable`."""
    return _Drawing().document(scene)


def clamped(width: int, height: int) -> tuple[int, int]:
    """The size in pixels at which a picture of this size is drawn: at least 1, at most `LARGEST`."""
    width, height = max(1, width), max(1, height)
    longest = max(width, height)
    if longest <= LARGEST:
        return width, height
    return max(1, width * LARGEST // longest), max(1, height * LARGEST // longest)


class _Drawing:
    """One document being written."""

    def __init__(self) -> None:
        self._defs = ET.Element("defs")
        self._fills: dict[Hatch | Gradient, str] = {}
        self._shapes = 0
        self._depth = 0

    def document(self, scene: Scene) -> bytes:
        """The whole tree, written out."""
        width, height = clamped(scene.width, scene.height)
        view = f"0 0 {_number(max(1, scene.width))} {_number(max(1, scene.height))}"
        root = ET.Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "role": "img"})
        root.attrib |= {"width": str(width), "height": str(height), "viewBox": view}
        root.attrib |= {"font-family": FAMILY, "stroke-linejoin": "round"}
        ET.SubElement(root, "title").text = clean(scene.title)
        ET.SubElement(root, "desc").text = clean(scene.alt)
        root.append(self._defs)
        ground = Rect(0, 0, scene.width, scene.height, Style(fill=scene.background))
        self._draw(ground, root)
        for layer in scene.layers:
            inside = ET.SubElement(root, "g")
            for shape in layer.shapes:
                self._draw(shape, inside)
        written: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
        return written

    def _draw(self, shape: Shape, into: ET.Element) -> None:
        self._shapes += 1
        if self._shapes > MOST_SHAPES or self._depth > DEEPEST:
            raise Unpaintable("too many shapes")
        self._add(shape, into)

    @singledispatchmethod
    def _add(self, shape: object, into: ET.Element) -> None:
        raise Unpaintable(f"no such shape: {type(shape).__name__}")

    @_add.register
    def _polygon(self, shape: Polygon, into: ET.Element) -> None:
        self._put(into, "polygon", {"points": _points(shape.points)}, shape.style)

    @_add.register
    def _line(self, shape: Line, into: ET.Element) -> None:
        paint = self._paint(shape.style) | {"stroke-linecap": "round"}
        ET.SubElement(into, "polyline", {"points": _points(shape.points), **paint})

    @_add.register
    def _circle(self, shape: Circle, into: ET.Element) -> None:
        where = {"cx": _number(shape.x), "cy": _number(shape.y), "r": _number(max(0, shape.r))}
        self._put(into, "circle", where, shape.style)

    @_add.register
    def _rect(self, shape: Rect, into: ET.Element) -> None:
        where = {"x": _number(shape.x), "y": _number(shape.y)}
        where |= {"width": _number(max(0, shape.width)), "height": _number(max(0, shape.height))}
        if shape.radius:
            where["rx"] = _number(shape.radius)
        self._put(into, "rect", where, shape.style)

    @_add.register
    def _arrow(self, shape: Arrow, into: ET.Element) -> None:
        if shape.start != shape.end:
            outline = Polygon(_block_arrow(shape), shape.style)
            self._polygon(outline, into)

    @_add.register
    def _text(self, shape: Text, into: ET.Element) -> None:
        fitted = fit(clean(shape.words), _size(shape.size), shape.bold, shape.max_width, shape.min_size)
        if not fitted.words:
            return
        look = {"font-size": _number(fitted.size), "fill": _colour(shape.colour)}
        if shape.bold:
            look["font-weight"] = "bold"
        if shape.anchor != "start":
            look["text-anchor"] = shape.anchor
        if shape.halo is not None:
            look |= {"stroke": _colour(shape.halo), "stroke-width": _number(2 * shape.halo_width)}
            look["paint-order"] = "stroke"
        baseline = shape.y + scale_length(fitted.size, _CAPITALS) // 10
        if fitted.squeeze == 100:
            look |= {"x": _number(shape.x), "y": _number(baseline)}
        else:
            narrow = f"scale({_percent(fitted.squeeze)} 1)"
            look["transform"] = f"translate({_number(shape.x)} {_number(baseline)}) {narrow}"
        ET.SubElement(into, "text", look).text = fitted.words

    @_add.register
    def _paragraph(self, shape: Paragraph, into: ET.Element) -> None:
        size, lines = broken(
            clean(shape.words), _size(shape.size), shape.bold, shape.width, shape.lines, shape.min_size
        )
        leading = scale_length(size, shape.leading)
        top = shape.y - leading * (len(lines) - 1) // 2 if shape.centred else shape.y
        for index, words in enumerate(lines):
            y = top + index * leading
            line = Text(shape.x, y, words, size, shape.colour, shape.bold, shape.anchor)
            self._text(line, into)

    @_add.register
    def _group(self, shape: Group, into: ET.Element) -> None:
        move = f"translate({_number(shape.x)} {_number(shape.y)})"
        if shape.scale != 100:
            move += f" scale({_percent(shape.scale)})"
        inside = ET.SubElement(into, "g", {"transform": move})
        if shape.opacity < 100:
            inside.set("opacity", _percent(shape.opacity))
        self._depth += 1
        for each in shape.shapes:
            self._draw(each, inside)
        self._depth -= 1

    def _put(self, into: ET.Element, kind: str, where: dict[str, str], style: Style) -> None:
        """A surface. A pattern lies on its ground, so that no seam shows between its repetitions."""
        if isinstance(style.fill, Hatch):
            ground = Style(fill=style.fill.ground, opacity=style.opacity)
            ET.SubElement(into, kind, where | self._paint(ground))
        ET.SubElement(into, kind, where | self._paint(style))

    def _paint(self, style: Style) -> dict[str, str]:
        """The attributes of a style."""
        paint = {"fill": "none" if style.fill is None else self._fill(style.fill)}
        if style.stroke is not None and style.width > 0:
            paint |= {"stroke": _colour(style.stroke), "stroke-width": _number(style.width)}
            if style.dash:
                paint["stroke-dasharray"] = " ".join(_number(length) for length in style.dash)
        if style.opacity < 100:
            paint["opacity"] = _percent(style.opacity)
        return paint

    def _fill(self, fill: Fill) -> str:
        """A colour, or a reference to a pattern or gradient, written once however often it is used."""
        if isinstance(fill, str):
            return _colour(fill)
        name = self._fills.get(fill)
        if name is None:
            name = self._fills[fill] = f"f{len(self._fills)}"
            self._defs.append(_hatch(fill, name) if isinstance(fill, Hatch) else _gradient(fill, name))
        return f"url(#{name})"


def _gradient(fill: Gradient, name: str) -> ET.Element:
    look = {"id": name} if fill.radial else {"id": name, "x1": "0", "y1": "0", "x2": "0", "y2": "1"}
    gradient = ET.Element("radialGradient" if fill.radial else "linearGradient", look)
    for place, colour in (("0", fill.first), ("1", fill.last)):
        ET.SubElement(gradient, "stop", {"offset": place, "stop-color": _colour(colour)})
    return gradient


def _hatch(fill: Hatch, name: str) -> ET.Element:
    step = max(2, min(fill.step, 200))
    size, line = _number(step), _colour(fill.line)
    look = {"id": name, "patternUnits": "userSpaceOnUse", "width": size, "height": size}
    if fill.kind == "stripes":
        look["patternTransform"] = "rotate(45)"
    pattern = ET.Element("pattern", look)
    half, thin = step // 2, max(1, step // 6)
    if fill.kind == "stripes":
        ET.SubElement(pattern, "rect", {"width": _number(step // 3 or 1), "height": size, "fill": line})
    elif fill.kind == "dots":
        at = {"cx": _number(half), "cy": _number(half), "r": _number(max(1, step // 5))}
        ET.SubElement(pattern, "circle", at | {"fill": line})
    elif fill.kind == "waves":
        quarter = step // 4
        bend = f"M0 {half} Q{quarter} {half - quarter} {half} {half} T{step} {half}"
        ET.SubElement(
            pattern, "path", {"d": bend, "fill": "none", "stroke": line, "stroke-width": _number(thin)}
        )
    else:
        for corner in ("0", _number(half)):
            at = {"x": corner, "y": corner, "width": _number(half), "height": _number(half)}
            ET.SubElement(pattern, "rect", at | {"fill": line})
    return pattern


def _block_arrow(shape: Arrow) -> tuple[Point, ...]:
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


def _points(points: tuple[Point, ...]) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


def _number(value: int) -> str:
    return str(max(-FARTHEST, min(FARTHEST, int(value))))


def _size(size: int) -> int:
    return max(1, min(500, size))


def _percent(value: int) -> str:
    value = max(0, min(1_000, value))
    return f"{value // 100}.{value % 100:02d}"


def _colour(colour: str) -> str:
    if not _COLOUR.match(colour):
        raise Unpaintable(f"not a colour: {colour!r}")
    return colour
