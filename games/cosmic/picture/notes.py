"""Small signs of what lies under worlds and in hands: envelopes, and a pig's head for the prize."""

from typing import Final

from games.cosmic.picture.shown import Note
from porc_royal.picture.palette import GOLD, MUTED, NIGHT, WHITE
from porc_royal.scene import Circle, Colour, Line, Polygon, Rect, Shape, Style

PINK: Final[Colour] = "#f49ab8"
DEEP: Final[Colour] = "#a83a66"
_PAPERS: Final[dict[str, Colour]] = {"used": NIGHT, "known": "#f3e9c8", "prize": PINK, "sealed": NIGHT}


def draw_envelope(note: Note, x: int, y: int) -> tuple[Shape, ...]:
    """An envelope round (x, y): empty inside where its contents are not known; with a lock where it is sealed."""
    if not note:
        return ()
    ink = MUTED if note == "used" else GOLD
    shapes: list[Shape] = [
        Rect(x - 17, y - 12, 34, 24, Style(fill=_PAPERS[note], stroke=ink, width=3), 4),
        Line(((x - 15, y - 10), (x, y + 3), (x + 15, y - 10)), Style(stroke=ink, width=3)),
    ]
    if note == "prize":
        shapes += draw_prize(x, y, 15)
    if note == "sealed":
        shapes.append(Circle(x, y + 4, 7, Style(fill="#c8352e", stroke=WHITE, width=2)))
    return tuple(shapes)


def draw_prize(x: int, y: int, r: int) -> tuple[Shape, ...]:
    """A pig's head in a circle of this radius."""
    edge = Style(fill=PINK, stroke=DEEP, width=max(2, r // 12))
    ear, low, eye = r * 62 // 100, r * 86 // 100, max(2, r // 9)
    wide, tall = r * 38 // 100, r * 52 // 100
    return (
        Polygon(((x - ear, y - ear // 2), (x - low, y - low), (x - r // 6, y - ear)), edge),
        Polygon(((x + ear, y - ear // 2), (x + low, y - low), (x + r // 6, y - ear)), edge),
        Circle(x, y, r * 78 // 100, edge),
        Circle(x - r * 30 // 100, y - r * 22 // 100, eye, Style(fill=NIGHT)),
        Circle(x + r * 30 // 100, y - r * 22 // 100, eye, Style(fill=NIGHT)),
        Rect(x - wide, y, 2 * wide, tall, Style(fill="#e0779c", stroke=DEEP, width=2), tall // 2),
        Circle(x - r * 15 // 100, y + tall // 2, max(1, r // 12), Style(fill=DEEP)),
        Circle(x + r * 15 // 100, y + tall // 2, max(1, r // 12), Style(fill=DEEP)),
    )
