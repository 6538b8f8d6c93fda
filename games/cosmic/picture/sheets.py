"""An alien's sheet: its emblem, its name and who plays it, its power, its flares."""

from typing import Final

from games.cosmic.picture.emblem import draw_emblem
from games.cosmic.picture.marks import draw_mark
from games.cosmic.picture.palette import CARD_KINDS, OFF, SYSTEM, find_look
from games.cosmic.picture.shown import PREFIX, AlienShown
from porc_royal.picture.palette import EDGE, GOLD, NIGHT, WHITE
from porc_royal.picture.panel import WIDTH
from porc_royal.picture.shown import Words
from porc_royal.scene import Circle, Group, Line, Paragraph, Rect, Shape, Style, Text

_PORTRAIT: Final = 264
_LEFT: Final = 304
_ROOM: Final = WIDTH - _LEFT - 24
_LINE: Final = 32
_SMALL: Final = 24
SEPARATOR: Final = " · "
_LIES: Final = 8


def measure_sheet(shown: AlienShown) -> int:
    """How tall a sheet is."""
    return max(_head_height(shown) + _power_height(shown) + _flares_height(shown), 270)


def _head_height(shown: AlienShown) -> int:
    return 86 + _lies_height(shown) if shown.lies else 84


def _lies_height(shown: AlienShown) -> int:
    """Room for what lies on it, of at most eight lines."""
    return 14 + 26 * min(_LIES, len(SEPARATOR.join(shown.lies)) // 48 + 1)


def _power_height(shown: AlienShown) -> int:
    """Room for the power's text, of at most six lines."""
    return _LINE * min(6, len(shown.text) // 40 + 1) + 24


def _flares_height(shown: AlienShown) -> int:
    """Room for the flares' texts side by side, of at most seven lines."""
    longest = max(len(shown.wild), len(shown.strong))
    return _SMALL * min(7, longest // 26 + 1) + 68 if longest else 0


def draw_sheet(shown: AlienShown, words: Words) -> tuple[Shape, ...]:
    """A sheet from (0, 0), WIDTH wide."""
    look = find_look(shown.seat) if shown.seat is not None else None
    height = measure_sheet(shown)
    frame = Style(fill=SYSTEM, stroke=look.colour if look else EDGE, width=4 if look else 2)
    shapes: list[Shape] = [
        Rect(2, 2, WIDTH - 4, height - 4, frame, 20),
        *_portrait(shown, words, height),
        Text(_LEFT, 46, shown.name, 42, WHITE, True, "start", 400 if look else _ROOM, 28),
        *_lies(shown),
        Paragraph(_LEFT, _head_height(shown) + 14, shown.text, _ROOM, 6, 26, WHITE, min_size=21, leading=122),
    ]
    if look is not None:
        shapes += [
            *draw_mark(look, 742, 46, 24),
            Text(782, 46, shown.player, 28, WHITE, False, "start", WIDTH - 806, 22),
        ]
    if shown.wild or shown.strong:
        top = _head_height(shown) + _power_height(shown) - 6
        shapes.append(Line(((_LEFT, top), (WIDTH - 24, top)), Style(stroke=EDGE, width=2)))
        for place, (key, text) in enumerate((("wild", shown.wild), ("super", shown.strong))):
            shapes += _flare(words(PREFIX + key), text, _LEFT + place * (_ROOM + 20) // 2, top + 28)
    return tuple(shapes)


def _portrait(shown: AlienShown, words: Words, height: int) -> tuple[Shape, ...]:
    """The emblem before its own stars; dark while the power does not work."""
    works = shown.power == "on"
    x, y = 18 + _PORTRAIT // 2, height // 2
    stars = (
        Circle(
            30 + place * 83 % (_PORTRAIT - 24),
            30 + place * 57 % (height - 64),
            2,
            Style(fill=WHITE, opacity=45),
        )
        for place in range(18)
    )
    shapes: list[Shape] = [
        Rect(18, 18, _PORTRAIT, height - 36, Style(fill="#171a3c", stroke=EDGE, width=2), 14),
        *(
            Circle(x, y, r, Style(fill=ink))
            for r, ink in ((124, "#1f2050"), (96, "#2a2668"), (66, "#352c7e"))
        ),
        *stars,
        Group(draw_emblem(shown.alien), x, y, 110, 100 if works else 35),
    ]
    if not works:
        said = words(f"{PREFIX}power-{shown.power}")
        shapes += [
            Rect(x - 116, y - 24, 232, 48, Style(fill=NIGHT, stroke=OFF, width=3), 14),
            Text(x, y, said, 29, OFF, True, "middle", 212, 22),
        ]
    return tuple(shapes)


def _lies(shown: AlienShown) -> tuple[Shape, ...]:
    """What lies on the sheet, below the name."""
    if not shown.lies:
        return ()
    height = _lies_height(shown)
    said = SEPARATOR.join(shown.lies)
    return (
        Rect(_LEFT, 76, _ROOM, height, Style(fill=NIGHT, stroke=GOLD, width=2), 16),
        Paragraph(_LEFT + 18, 76 + height // 2, said, _ROOM - 36, _LIES, 23, GOLD, 20, 110, centred=True),
    )


def _flare(title: str, text: str, x: int, y: int) -> tuple[Shape, ...]:
    colour = CARD_KINDS["flare"].colour
    room = (_ROOM - 20) // 2
    return (
        Circle(x + 10, y, 10, Style(fill=colour, stroke=GOLD, width=2)),
        Text(x + 28, y, title, 24, GOLD, True, "start", room - 28, 20),
        Paragraph(x, y + 34, text, room, 7, 22, WHITE, min_size=20, leading=108),
    )
