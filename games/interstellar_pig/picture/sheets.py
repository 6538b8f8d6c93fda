"""A character's sheet: its likeness, its name and race, what it favours, what it can do (IP-8 to IP-21)."""

from collections.abc import Sequence
from typing import Final

from games.interstellar_pig.picture.creatures import draw_creature
from games.interstellar_pig.picture.marks import Value, draw_chip, draw_pawn
from games.interstellar_pig.picture.palette import PANEL, find_look
from games.interstellar_pig.picture.shown import PREFIX, AbilityShown, SheetShown
from porc_royal.picture.grid import Grid
from porc_royal.picture.palette import EDGE, GOLD, MUTED, NIGHT, WHITE
from porc_royal.picture.panel import WIDTH
from porc_royal.picture.shown import Words
from porc_royal.scene import Circle, Gradient, Group, Line, Paragraph, Rect, Shape, Style, Text

_PORTRAIT: Final = 250
_LEFT: Final = 286
_HEAD: Final = 176
_ABILITY: Final = 92
_FAVOURS: Final = Grid(columns=3, across=246, down=46, left=_LEFT + 20, top=130)


def measure_sheet(sheet: SheetShown) -> int:
    """How tall a sheet is."""
    return max(_abilities_at(sheet) + _ABILITY * len(sheet.abilities), 312)


def _abilities_at(sheet: SheetShown) -> int:
    return _HEAD + _FAVOURS.height(len(_values(sheet))) - _FAVOURS.down


def draw_sheet(shown: SheetShown, words: Words) -> tuple[Shape, ...]:
    """A sheet from (0, 0), WIDTH wide."""
    look = find_look(shown.seat) if shown.seat is not None else None
    height = measure_sheet(shown)
    frame = Style(fill=PANEL, stroke=look.colour if look else EDGE, width=4 if look else 2)
    shapes: list[Shape] = [
        Rect(2, 2, WIDTH - 4, height - 4, frame, 18),
        *_portrait(shown, height),
        Text(_LEFT, 42, shown.name, 36, WHITE, True, "start", 420 if look else 730, 26),
        Text(_LEFT, 84, shown.race_name, 24, MUTED, False, "start", 730, 20),
    ]
    if look is not None and shown.seat is not None:
        shapes += draw_pawn(look, 744, 42, 22)
        shapes.append(Text(780, 42, shown.player, 26, WHITE, False, "start", 240, 22))
    top = _abilities_at(shown)
    shapes += _favours(_values(shown), words, top - 12)
    for place, ability in enumerate(shown.abilities):
        shapes += _ability(ability, top + _ABILITY * place)
    if shown.out:
        shapes.append(Text(18 + _PORTRAIT // 2, height - 38, words(f"{PREFIX}out"), 26, "#ff8a70", bold=True,
                           max_width=_PORTRAIT - 20, min_size=20, halo=NIGHT))  # fmt: skip
    return tuple(shapes)


def _portrait(shown: SheetShown, height: int) -> tuple[Shape, ...]:
    sky = Gradient("#2c3a78", "#151a38", radial=True)
    middle = (18 + _PORTRAIT // 2, height // 2)
    return (
        Rect(18, 18, _PORTRAIT, height - 36, Style(fill=sky, stroke=EDGE, width=2), 14),
        *(
            Circle(30 + index * 83 % (_PORTRAIT - 24), 30 + index * 57 % (height - 64), 2,
                   Style(fill=WHITE, opacity=45))
            for index in range(14)
        ),
        Group(draw_creature(shown.race), *middle, 112, 45 if shown.out else 100),
    )  # fmt: skip


def _favours(values: Sequence[Value], words: Words, foot: int) -> tuple[Shape, ...]:
    """Favoured values as letters with their words, three to a line; a character may have further ones (IP-20)."""
    shapes: list[Shape] = []
    for place, value in enumerate(values):
        x, y = _FAVOURS.at(place)
        shapes += [
            draw_chip(value, words, x, y, 130),
            Text(x + 28, y, words(PREFIX + value), 23, WHITE, False, "start", 194, 20),
        ]
    return (*shapes, Line(((_LEFT, foot), (WIDTH - 22, foot)), Style(stroke=EDGE, width=2)))


def _values(shown: SheetShown) -> tuple[Value, ...]:
    return (*shown.temperatures, *shown.atmospheres, shown.gravity)


def _ability(shown: AbilityShown, y: int) -> tuple[Shape, ...]:
    count = f" ×{shown.times}" if shown.times > 1 else ""
    return (
        Text(_LEFT, y + 14, shown.name + count, 25, GOLD, True, "start", 730, 22),
        Paragraph(_LEFT, y + 42, shown.text, 734, 2, 22, WHITE, min_size=20, leading=112),
    )
