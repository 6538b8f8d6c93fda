"""Where the shapes of a scene are, groups resolved: to see that nothing leaves the picture or lies on another."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from bot.painter.lettering import ELLIPSIS, break_lines, clean, fit
from bot.painter.metrics import load_face
from games.cosmic.picture.marks import FLEET
from porc_royal.scene import Circle, Group, Line, Paragraph, Point, Polygon, Rect, Scene, Shape, Text

SMALLEST: Final = 20
"""Letters of a picture 1080 pixels wide that can be read where it is shown 400 wide."""
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom."""


def laid(
    shapes: Sequence[Shape], x: int = 0, y: int = 0, scale: int = 100
) -> Iterator[tuple[Shape, int, int, int]]:
    """Every shape that is no group, with where its group stands and how large it is."""
    for shape in shapes:
        if isinstance(shape, Group):
            left, top = x + shape.x * scale // 100, y + shape.y * scale // 100
            yield from laid(shape.shapes, left, top, scale * shape.scale // 100)
        else:
            yield shape, x, y, scale


def everything(made: Scene) -> Iterator[tuple[Shape, int, int, int]]:
    return (each for layer in made.layers for each in laid(layer.shapes))


def points(shape: Shape) -> tuple[Point, ...]:
    """The corners of what a shape covers."""
    match shape:
        case Circle(x=x, y=y, r=r):
            return (x - r, y - r), (x + r, y + r)
        case Rect(x=x, y=y, width=width, height=height):
            return (x, y), (x + width, y + height)
        case Polygon(points=corners) | Line(points=corners):
            return corners
        case Text():
            fitted = fit(clean(shape.words), shape.size, shape.bold, shape.max_width, shape.min_size)
            wide = load_face(shape.bold).width(fitted.words, fitted.size) * fitted.squeeze // 100
            left = shape.x - {"start": 0, "middle": wide // 2, "end": wide}[shape.anchor]
            return (left, shape.y - fitted.size * 2 // 5), (left + wide, shape.y + fitted.size * 2 // 5)
        case Paragraph():
            size, rows = break_lines(
                clean(shape.words), shape.size, shape.bold, shape.width, shape.lines, shape.min_size
            )
            leading = size * shape.leading // 100
            top = shape.y - leading * (len(rows) - 1) // 2 if shape.centred else shape.y
            wide = max(load_face(shape.bold).width(row, size) for row in rows)
            left = shape.x - {"start": 0, "middle": wide // 2, "end": wide}[shape.anchor]
            foot = top + leading * (len(rows) - 1)
            return (left, top - size * 2 // 5), (left + wide, foot + size * 2 // 5)
        case _:
            raise TypeError(shape)


def ships(made: Scene) -> list[tuple[str, str, Box]]:
    """Every sign of ships: its letter, its number, where it is."""
    found: list[tuple[str, str, Box]] = []

    def look(shapes: Sequence[Shape], x: int, y: int, scale: int) -> None:
        for shape in shapes:
            if not isinstance(shape, Group):
                continue
            left, top, size = (
                x + shape.x * scale // 100,
                y + shape.y * scale // 100,
                scale * shape.scale // 100,
            )
            first = shape.shapes[0] if shape.shapes else None
            if isinstance(first, Rect) and (first.width, first.height) == FLEET:
                letter, count = (each.words for each in shape.shapes if isinstance(each, Text))
                wide, tall = FLEET[0] * size // 200, FLEET[1] * size // 200
                found.append((letter, count, (left - wide, top - tall, left + wide, top + tall)))
            look(shape.shapes, left, top, size)

    for layer in made.layers:
        if layer.name != "legend":
            look(layer.shapes, 0, 0, 100)
    return found


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def told(made: Scene) -> set[str]:
    return {shape.words for shape, *_ in everything(made) if isinstance(shape, Text | Paragraph)}


def unread(made: Scene) -> Iterator[str]:
    """Words that are cut, or too small for a telephone."""
    for shape, _, _, scale in everything(made):
        rows: tuple[str, ...] = ()
        match shape:
            case Text():
                set_in = fit(clean(shape.words), shape.size, shape.bold, shape.max_width, shape.min_size)
                size, rows = set_in.size, (set_in.words,)
            case Paragraph():
                size, rows = break_lines(
                    clean(shape.words), shape.size, shape.bold, shape.width, shape.lines, shape.min_size
                )
            case _:
                continue
        if size * scale // 100 < SMALLEST or any(row.endswith(ELLIPSIS) for row in rows):
            yield shape.words


def covered(made: Scene) -> Iterator[tuple[str, str]]:
    """Words that lie on others."""
    boxes: list[tuple[Box, str]] = []
    for shape, x, y, scale in everything(made):
        if not isinstance(shape, Text | Paragraph) or not shape.words:
            continue
        (left, top), (right, foot) = (
            (x + px * scale // 100, y + py * scale // 100) for px, py in points(shape)
        )
        boxes.append(((left, top, right, foot), shape.words))
    for place, (one, said) in enumerate(boxes):
        yield from ((said, other) for box, other in boxes[:place] if overlap(one, box))
