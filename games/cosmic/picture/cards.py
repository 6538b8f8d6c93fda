"""Cards: upright ones that are their number, and flat ones that are a text."""

from typing import Final

from games.cosmic.picture.directions import list_arc, list_regular, list_star
from games.cosmic.picture.emblem import draw_emblem
from games.cosmic.picture.marks import draw_back
from games.cosmic.picture.notes import draw_prize
from games.cosmic.picture.palette import BACKS, CARD_KINDS, KindLook, blend_colours
from games.cosmic.picture.shown import PREFIX, CardFace
from porc_royal.picture.palette import GOLD, NIGHT, PAPER, WHITE
from porc_royal.picture.shown import Words
from porc_royal.scene import Circle, Group, Line, Paragraph, Point, Polygon, Rect, Shape, Style, Text

UPRIGHT: Final[Point] = (240, 320)
SLIM: Final[Point] = (194, 320)
"""The same where five of them stand side by side."""
HALF: Final[Point] = (510, 288)
FULL: Final[Point] = (1040, 278)
_ART: Final = 168
_NARROW: Final = 136
"""How wide the picture of a flat card is."""
_HEAD: Final = 52
_INK: Final = "#1c2036"


def is_upright(face: CardFace) -> bool:
    """Whether a card is its number: whatever has a text to be read lies flat."""
    return face.face_down or not (face.text or face.wild or face.strong)


def draw_slim(face: CardFace, words: Words) -> tuple[Shape, ...]:
    """The same, less wide."""
    return draw_upright(face, words, SLIM[0])


def draw_upright(face: CardFace, words: Words, wide: int = UPRIGHT[0]) -> tuple[Shape, ...]:
    """A card from (0, 0) that is known by its number, or a card face down."""
    if face.face_down:
        return _face_down(face, words, wide)
    look = CARD_KINDS[face.kind]
    tall = UPRIGHT[1]
    return (
        Rect(0, 0, wide, tall, Style(fill=PAPER, stroke=look.colour, width=5), 20),
        Rect(12, 12, wide - 24, 222, Style(fill=blend_colours(look.colour, look.deep, 28)), 12),
        Group(_art(face), wide // 2, 123, 100 if wide == UPRIGHT[0] else 88),
        *(() if face.alien else _value(face.value or look.sign, wide // 2, 123, wide - 50, 104)),
        Text(34, 38, look.sign, 30, WHITE, bold=True),
        *draw_back(face.back, wide - 34, 42, 20),
        *_count(face.count, wide),
        *_caption(face, look, wide),
    )


def _count(number: int, wide: int) -> tuple[Shape, ...]:
    """How many such cards there are, where they are several."""
    if number == 1:
        return ()
    return (Text(wide // 2, 208, f"×{number}", 38, GOLD, bold=True, halo=NIGHT, halo_width=4),)


def _caption(face: CardFace, look: KindLook, wide: int) -> tuple[Shape, ...]:
    x, room = wide // 2, wide - 28
    y, rows = (260, 1) if face.note else (274, 2)
    title = Paragraph(x, y, face.title, room, rows, 26, look.colour, 20, 112, True, "middle", centred=True)
    note = (Text(x, 296, face.note, 21, _INK, max_width=room, min_size=20),) if face.note else ()
    return (title, *note)


def draw_half(face: CardFace, words: Words) -> tuple[Shape, ...]:
    """A card with one text, from (0, 0)."""
    look = CARD_KINDS[face.kind]
    wide, tall = HALF
    left = _NARROW + 26
    room = wide - left - 16
    return (
        *_frame(face, look, HALF, _NARROW),
        *_title(face, look, left, room),
        Paragraph(left + 2, 88, face.text, room - 4, 7, 23, _INK, min_size=20, leading=108),
        Text(wide - 22, tall - 26, _kind(face, words), 21, look.colour, True, "end", room - 8, 20),
    )


def draw_full(face: CardFace, words: Words) -> tuple[Shape, ...]:
    """A flare: its wild and its super text side by side; the one that works for its holder is framed."""
    look = CARD_KINDS[face.kind]
    wide, tall = FULL
    left = _ART + 26
    room = (wide - left - 28) // 2
    shapes: list[Shape] = [*_frame(face, look, FULL, _ART), *_title(face, look, left, wide - left - 340)]
    shapes.append(Text(wide - 26, 38, _kind(face, words), 24, look.colour, True, "end", 290, 20))
    for place, (key, text) in enumerate((("wild", face.wild), ("super", face.strong))):
        x = left + place * (room + 12)
        works = bool(text) and face.mine == (key == "super")
        edge = (
            Style(fill=WHITE, stroke=look.colour, width=3)
            if works
            else Style(stroke="#cfc5a8", width=2, dash=(6, 5))
        )
        shapes += [
            Rect(x, 72, room, tall - 84, edge, 12),
            Text(x + 14, 92, words(PREFIX + key), 24, look.colour, True, "start", room - 28, 20),
            Paragraph(x + 14, 124, text, room - 28, 6, 22, _INK, min_size=20, leading=108),
        ]
    return tuple(shapes)


def _frame(face: CardFace, look: KindLook, size: Point, art_width: int) -> tuple[Shape, ...]:
    """Paper, and the picture on its left."""
    wide, tall = size
    middle = (12 + art_width // 2, tall // 2)
    art: tuple[Shape, ...] = (Group(_art(face), *middle, art_width * 54 // 100),)
    if face.value:
        art = (*art, *_value(face.value, *middle, art_width - 24, 84))
    elif not face.alien and face.kind != "prize":
        art = (*art, *_value(look.sign, *middle, art_width - 24, 78))
    return (
        Rect(0, 0, wide, tall, Style(fill=PAPER, stroke=look.colour, width=5), 20),
        Rect(12, 12, art_width, tall - 24, Style(fill=blend_colours(look.colour, look.deep, 28)), 12),
        *art,
        *draw_back(face.back, 36, tall - 42, 20),
    )


def _title(face: CardFace, look: KindLook, left: int, room: int) -> tuple[Shape, ...]:
    return (
        Rect(left - 4, 12, room + 8, _HEAD, Style(fill=look.colour), 12),
        Text(left + 12, 12 + _HEAD // 2, face.title, 29, WHITE, True, "start", room - 24, 21),
    )


def _kind(face: CardFace, words: Words) -> str:
    """What kind of card it is, and what there is to say of this one."""
    kind = words(f"{PREFIX}card-{face.kind}")
    return f"{kind} · {face.note}" if face.note else kind


def _value(words: str, x: int, y: int, room: int, size: int) -> tuple[Shape, ...]:
    return (Text(x, y, words, size, WHITE, True, "middle", room, size // 2, NIGHT, 5),)


def _face_down(face: CardFace, words: Words, wide: int) -> tuple[Shape, ...]:
    look = BACKS[face.back]
    tall = UPRIGHT[1]
    x, y = wide // 2, 140
    return (
        Rect(0, 0, wide, tall, Style(fill=PAPER, stroke=look.colour, width=5), 20),
        Rect(12, 12, wide - 24, tall - 24, Style(fill=blend_colours(look.colour, look.deep, 42)), 12),
        *(Circle(x, y, r, Style(stroke=blend_colours(look.colour, WHITE, 62), width=3)) for r in (92, 64)),
        Polygon(list_star(x, y, 8, (86, 34)), Style(fill=look.deep, stroke=GOLD, width=4)),
        Text(x, y, look.sign, 44, GOLD, bold=True),
        Paragraph(x, 270, face.title or words(f"{PREFIX}face-down"), wide - 44, 2, 25, WHITE, 20, 112, True,
                  "middle", centred=True),
        *_count(face.count, wide),
    )  # fmt: skip


def _art(face: CardFace) -> tuple[Shape, ...]:
    """What is behind the number, in a circle of radius 90 round (0, 0)."""
    look = CARD_KINDS[face.kind]
    bright = blend_colours(look.colour, WHITE, 70)
    soft, line = Style(fill=look.colour), Style(stroke=bright, width=5)
    match face.kind:
        case "flare":
            return (Polygon(list_star(0, 0, 12, (90, 62)), soft), Group(draw_emblem(face.alien), 0, 0, 66))
        case "attack" | "intimidate":
            return (
                Polygon(list_star(0, 0, 14, (92, 58)), soft),
                Polygon(list_star(0, 0, 14, (74, 50), -77), Style(stroke=bright, width=3)),
            )
        case "negotiate":
            return tuple(Circle(x, 0, 50, Style(fill=look.deep, stroke=bright, width=7)) for x in (-36, 36))
        case "morph":
            return tuple(
                Line(list_arc(0, 0, r, range(turn, turn + 250, 10)), Style(stroke=bright, width=6))
                for r, turn in ((84, 0), (62, 120), (40, 240))
            )
        case "reinforcement":
            return tuple(
                Line(((-70, y + 52), (0, y), (70, y + 52)), Style(stroke=look.colour, width=13))
                for y in (-74, -38, -2, 34)
            )
        case "artifact":
            return (
                Polygon(list_regular(0, 0, 88, 6), soft),
                Polygon(list_regular(0, 0, 66, 6), line),
                *(Line(((0, 0), corner), line) for corner in list_regular(0, 0, 66, 6)),
            )
        case "kicker":
            return tuple(
                Polygon(list_regular(0, 0, r, 4), Style(stroke=ink, width=9))
                for r, ink in ((88, look.colour), (60, bright))
            )
        case "retreat":
            return (
                Line(list_arc(0, 0, 74, range(-60, 211, 10)), Style(stroke=bright, width=12)),
                Polygon(((-86, -52), (-40, -46), (-72, -2)), Style(fill=bright)),
            )
        case "prize":
            return (Circle(0, 0, 92, soft), *draw_prize(0, 0, 88))
        case "rift":
            return (
                Polygon(((-14, -92), (22, -30), (2, -18), (34, 92), (-24, 4), (0, -10)), Style(fill=bright)),
                Circle(0, 0, 84, Style(stroke=look.colour, width=8)),
            )
