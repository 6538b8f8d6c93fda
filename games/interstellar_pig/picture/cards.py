"""Attribute cards: large ones for a hand, flat ones for what lies in an envelope."""

from typing import Final

from games.interstellar_pig.picture.marks import draw_chip
from games.interstellar_pig.picture.palette import CARD_KINDS
from games.interstellar_pig.picture.shown import PREFIX, CardFace
from porc_royal.picture.hand import CARD_WIDTH, draw_card_frame
from porc_royal.picture.palette import GOLD, MUTED, NIGHT, PAPER, WHITE
from porc_royal.picture.shown import Words
from porc_royal.scene import Circle, Group, Paragraph, Point, Polygon, Rect, Shape, Style, Text, move_points

HEIGHT: Final = 300
FLAT_WIDTH: Final = 506
FLAT: Final = 76

_ROCKET: Final[tuple[Point, ...]] = (
    (0, -100),
    (40, -40),
    (40, 40),
    (76, 88),
    (-76, 88),
    (-40, 40),
    (-40, -40),
)
_HEAD: Final = 70
_BADGES: Final = 112


def draw_card(face: CardFace, words: Words) -> tuple[Shape, ...]:
    """A card of a hand, from (0, 0)."""
    colour = CARD_KINDS[face.kind]
    shapes: list[Shape] = [
        *draw_card_frame(HEIGHT, _HEAD, colour),
        *_kind(face, 46, 10 + _HEAD // 2, 25),
        Text(84, 10 + _HEAD // 2, face.title, 33, WHITE, True, "start", CARD_WIDTH - 110, 25),
    ]
    badges = _badges(face, words)
    shapes += [Group((badge,), 40 + x, _BADGES) for x, badge in badges]
    top, lines = (146, 3) if badges else (112, 4)
    shapes.append(
        Paragraph(CARD_WIDTH // 2, (top + HEIGHT - 52) // 2 - 4, face.text, CARD_WIDTH - 48, lines, 26, NIGHT,
                  min_size=21, leading=122, anchor="middle", centred=True)
    )  # fmt: skip
    foot = HEIGHT - 28
    shapes.append(Text(24, foot, words(f"{PREFIX}{face.kind}-card"), 23, colour, True, "start", 150, 20))
    if face.note:
        shapes.append(
            Text(180, foot, face.note, 22, "#6a5a2a", False, "start", 150 if face.one_use else 306, 20)
        )
    return (*shapes, *_one_use(face, words, CARD_WIDTH - 20, foot, colour))


def draw_flat_card(face: CardFace, words: Words) -> tuple[Shape, ...]:
    """A card as one line of a list, from (0, 0)."""
    colour = CARD_KINDS[face.kind]
    middle = FLAT // 2
    room = FLAT_WIDTH - 100 - 36 * (len(face.where) + len(face.covers)) - (54 if face.dice else 0)
    shapes: list[Shape] = [
        Rect(0, 0, FLAT_WIDTH, FLAT - 8, Style(fill=PAPER, stroke=colour, width=4), 12),
        Rect(0, 0, 64, FLAT - 8, Style(fill=colour), 12),
        *_kind(face, 32, middle - 4, 22),
        Text(78, middle - 4, face.title, 27, NIGHT, True, "start", room, 22),
    ]
    right = FLAT_WIDTH - 28
    for where in reversed(face.where):
        shapes.append(Group(_where(where), right - 10, middle - 4))
        right -= 36
    shapes += [Group((draw_chip(need, words, 0, 0),), right - 34 * at, middle - 4)
               for at, need in enumerate(reversed(face.covers))]  # fmt: skip
    if face.dice:
        shapes.append(Text(right - 14, middle - 4, f"+{face.dice}", 27, colour, bold=True))
    return tuple(shapes)


def _badges(face: CardFace, words: Words) -> list[tuple[int, Shape]]:
    """Under the title: the needs covered in letters and words, or the dice and where they count."""
    made: list[tuple[int, Shape]] = []
    wide = (CARD_WIDTH - 56) // max(1, len(face.covers) + len(face.where) + bool(face.dice))
    wide = min(wide, 230)
    x = 0
    for need in face.covers:
        said = Text(28, 0, words(PREFIX + need), 24, NIGHT, True, "start", wide - 48, 20)
        made.append((x, Group((draw_chip(need, words, 4, 0, 125), said))))
        x += wide
    if face.dice:
        made.append((x, Group(_dice(face.dice))))
        x += 110
    for where in face.where:
        said = Text(30, 0, words(PREFIX + where), 23, NIGHT, False, "start", 156, 20)
        made.append((x, Group((*_where(where), said))))
        x += 206
    return made


def _dice(count: int) -> tuple[Shape, ...]:
    pips = ((-8, -8), (8, -8), (0, 0), (-8, 8), (8, 8))
    face = Style(fill=WHITE, stroke=NIGHT, width=3)
    return (
        Text(12, 0, f"+{count}", 32, NIGHT, bold=True),
        Rect(42, -19, 38, 38, face, 8),
        *(Circle(61 + x, y, 4, Style(fill=NIGHT)) for x, y in pips),
    )


def _where(where: str) -> tuple[Shape, ...]:
    """A rocket for fights in Space, ground under a flag for those on a surface."""
    if where == "space":
        return (
            Polygon(move_points(_ROCKET, 8, 0, 18), Style(fill="#27537d", stroke=NIGHT, width=2)),
            Circle(8, -3, 4, Style(fill=WHITE)),
        )
    return (
        Polygon(((-8, 16), (8, 2), (24, 16)), Style(fill="#8a5f36", stroke=NIGHT, width=2)),
        Rect(6, -18, 4, 24, Style(fill=NIGHT)),
        Polygon(((10, -18), (26, -11), (10, -4)), Style(fill="#2f9e5f", stroke=NIGHT, width=1)),
    )


def _one_use(face: CardFace, words: Words, right: int, y: int, colour: str) -> tuple[Shape, ...]:
    if not face.one_use:
        return ()
    said = Text(right - 75, y, words(f"{PREFIX}one-use"), 22, colour, bold=True, max_width=136, min_size=20)
    return (Rect(right - 150, y - 18, 150, 36, Style(stroke=colour, width=2, dash=(6, 4)), 18), said)


def _kind(face: CardFace, x: int, y: int, r: int) -> tuple[Shape, ...]:
    """The sign of a kind of card, in a disc."""
    ground = Circle(x, y, r, Style(fill=NIGHT, stroke=GOLD if face.kind == "prize" else WHITE, width=2))
    glyph = {"prize": "♥", "gear": "⚙", "combat": "⚔", "utility": "✦", "hazard": "☠"}[face.kind]
    colour = GOLD if face.kind == "prize" else MUTED if face.kind == "hazard" else WHITE
    return (ground, Text(x, y, glyph, r * 3 // 2, colour, bold=True))
