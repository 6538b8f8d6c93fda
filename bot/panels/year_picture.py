"""A year of games as one picture: a column a month, a square a game from the ground up, with a star if it was won."""

from collections.abc import Sequence
from typing import Final

from bot.tables.results import Month
from porc_royal.picture.header import draw_board_header
from porc_royal.picture.palette import EDGE, GOLD, MUTED, NIGHT, WHITE
from porc_royal.picture.shown import Picture
from porc_royal.scene import Group, Layer, Line, Rect, Scene, Shape, Style, Text

WIDTH: Final = 1040
HEADER: Final = 120
FOOTER: Final = 76
COLUMN: Final = (WIDTH - 44) // 12
SQUARE: Final = 58
STEP: Final = 66
LEAST: Final = 4
MOST: Final = 10
"""Squares that a column has room for; what is beyond stands as a number above them."""


def draw_year(title: str, subtitle: str, names: Sequence[str], months: Sequence[Month]) -> Scene:
    """The picture; `names` are those of the months."""
    rows = min(MOST, max(LEAST, *(len(month.games) for month in months)))
    ground = HEADER + STEP * (rows + 1)
    columns = [
        Group(_draw_month(name, month), 22 + COLUMN * place, ground)
        for place, (name, month) in enumerate(zip(names, months, strict=True))
    ]
    line = Line(((22, ground), (WIDTH - 22, ground)), Style(stroke=EDGE, width=2))
    header = draw_board_header(Picture(title=title, subtitle=subtitle), WIDTH)
    return Scene(WIDTH, ground + FOOTER, NIGHT, title, (Layer("year", (*header, line, *columns)),))


def _draw_month(name: str, month: Month) -> tuple[Shape, ...]:
    """A column above its name, from the ground up."""
    middle, shown = COLUMN // 2, month.games[:MOST]
    shapes: list[Shape] = [
        Text(middle, 40, name, 30, WHITE if shown else MUTED, max_width=COLUMN - 4, min_size=20)
    ]
    for place, won in enumerate(shown):
        top, left = -STEP * (place + 1) + 4, (COLUMN - SQUARE) // 2
        style = Style(fill=GOLD if won else EDGE, stroke=MUTED, width=2)
        shapes.append(Rect(left, top, SQUARE, SQUARE, style, 12))
        if won:
            shapes.append(Text(middle, top + SQUARE // 2, "★", 40, NIGHT))
    if len(month.games) > MOST:
        more = f"+{len(month.games) - MOST}"
        shapes.append(Text(middle, -STEP * (MOST + 1) + SQUARE // 2 + 4, more, 32, WHITE, bold=True))
    return tuple(shapes)
