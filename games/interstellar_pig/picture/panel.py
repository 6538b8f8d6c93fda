"""Round the map: the rounds above it; the players in play order and the legend below it."""

from collections.abc import Sequence
from typing import Final

from games.interstellar_pig.picture.marks import Value, chip, pawn, pick, prize, star
from games.interstellar_pig.picture.palette import LOOKS, PANEL, PANEL_LIT, WORLDS, look_of
from games.interstellar_pig.picture.shown import PREFIX, SeatShown
from games.table.picture import EDGE, GLOW, GOLD, MUTED, NIGHT, WHITE, Sign, Words, burst, fan, row_frame
from games.table.scene import Circle, Group, Line, Rect, Shape, Style, Text

WIDTH: Final = 1040
ROW: Final = 82
HEAD: Final = 38
ROUNDS: Final = 36
LEGEND_ROW: Final = 40
_FAVOURS_AT: Final = 418
_WHERE_AT: Final = 640
_HAND_AT: Final = 988


def rounds(current: int, last: int) -> tuple[Shape, ...]:
    """A box for each round: those that are over, the present one, those to come (IP-3)."""
    wide = WIDTH // max(1, last)
    shapes: list[Shape] = []
    for number in range(1, last + 1):
        left = (number - 1) * wide + (WIDTH - wide * last) // 2
        now, over = number == current, number < current
        fill = GOLD if now else "#2b3360" if over else NIGHT
        ink = NIGHT if now else MUTED if over else WHITE
        frame = Style(fill=fill, stroke=GOLD if now else EDGE, width=2)
        shapes += [
            Rect(left + 2, 0, wide - 4, ROUNDS, frame, 8),
            Text(left + wide // 2, ROUNDS // 2, str(number), 22, ink, bold=now),
        ]
        if over:
            y = ROUNDS // 2
            shapes.append(
                Line(((left + wide // 2 - 17, y), (left + wide // 2 + 17, y)), Style(stroke=MUTED, width=2))
            )
    return tuple(shapes)


def panel(seats: Sequence[SeatShown], current: int | None, words: Words) -> tuple[Shape, ...]:
    """A row for each player, from (0, 0), WIDTH wide."""
    heads: list[Shape] = [
        Text(_FAVOURS_AT - 14, 18, words(f"{PREFIX}favours"), 22, MUTED, anchor="start", max_width=210),
        Text(_HAND_AT, 18, words(f"{PREFIX}hand"), 22, MUTED, max_width=90),
    ]
    rows = [
        Group(_row(seat, place, seat.seat == current, words), 0, HEAD + ROW * place)
        for place, seat in enumerate(seats)
    ]
    return (*heads, *rows) if seats else ()


def panel_height(seats: int) -> int:
    """How tall the rows of so many players are."""
    return HEAD + ROW * seats


def _row(seat: SeatShown, place: int, current: bool, words: Words) -> tuple[Shape, ...]:
    middle = ROW // 2 - 3
    ground = PANEL_LIT if current else PANEL
    shapes: list[Shape] = [*row_frame(place, WIDTH, ROW - 8, ground, current=current)]
    token = pawn(look_of(seat.seat), 84, middle, 24)
    ink = MUTED if seat.out else WHITE
    shapes += [
        Group(token, opacity=40 if seat.out else 100),
        Text(124, middle - 15, seat.name, 27, ink, True, "start", 270, 22),
        Text(124, middle + 18, seat.character, 22, MUTED, False, "start", 270, 20),
    ]
    if seat.out:
        strike = Style(stroke="#ff8a70", width=3)
        gone = Text(_WHERE_AT, middle, words(f"{PREFIX}out"), 26, "#ff8a70", True, "start", 390)
        return (*shapes, Line(((60, middle + 24), (108, middle - 24)), strike), gone)
    shapes += _favours(seat, words, middle)
    lift, sink = (15, 18) if seat.where and seat.note else (0, 0)
    shapes += [
        Text(_WHERE_AT, middle - lift, seat.where, 24, WHITE, False, "start", 304, 20),
        Text(_WHERE_AT, middle + sink, seat.note, 22, GOLD, False, "start", 304, 20),
    ]
    return (*shapes, *fan(_HAND_AT, middle, seat.hand))


def _favours(seat: SeatShown, words: Words, y: int) -> tuple[Shape, ...]:
    values: list[Value] = [*seat.temperatures, *seat.atmospheres]
    if seat.gravity is not None:
        values.append(seat.gravity)
    step = min(42, 206 // max(1, len(values)))
    return tuple(chip(value, words, _FAVOURS_AT + step * at, y, 118) for at, value in enumerate(values))


def legend(words: Words, *, lit: bool, afloat: bool, fight: bool) -> tuple[Shape, ...]:
    """What the signs and the letters mean, from (0, 0)."""
    shapes: list[Shape] = [
        Line(((0, 2), (WIDTH, 2)), Style(stroke=EDGE, width=2)),
    ]
    entries = _signs(lit=lit, afloat=afloat, fight=fight)
    for index, (key, sign) in enumerate(entries):
        shapes += _entry(words(PREFIX + key), sign, (index % 3) * (WIDTH // 3), index // 3, WIDTH // 3)
    below = -(-len(entries) // 3) + 1
    shapes += _entry(words(f"{PREFIX}line"), _number_sample, 0, below - 1, WIDTH)
    for column, values in enumerate(_VALUES):
        for row, value in enumerate(values):
            left, wide = _COLUMNS[column]
            shapes += _entry(words(PREFIX + value), _chip(value, words), left, below + row, wide)
    return tuple(shapes)


def legend_height(*, lit: bool, afloat: bool, fight: bool) -> int:
    """How tall the legend is."""
    return LEGEND_ROW * (-(-len(_signs(lit=lit, afloat=afloat, fight=fight)) // 3) + 4) + 14


_VALUES: Final[tuple[tuple[Value, ...], ...]] = (
    ("hot", "cold", "temperate"),
    ("oxidizing", "reducing", "inert"),
    ("light", "moderate", "heavy"),
    ("darkness", "radiation", "topography"),
)
_COLUMNS: Final = ((0, 225), (225, 245), (470, 250), (720, 320))


def _entry(said: str, sign: Sign, x: int, row: int, wide: int) -> tuple[Shape, ...]:
    y = row * LEGEND_ROW + LEGEND_ROW // 2 + 12
    return (*sign(x + 32, y), Text(x + 66, y, said, 22, MUTED, False, "start", wide - 74, 20))


def _chip(value: Value, words: Words) -> Sign:
    return lambda x, y: (chip(value, words, x, y),)


def _signs(*, lit: bool, afloat: bool, fight: bool) -> list[tuple[str, Sign]]:
    entries: list[tuple[str, Sign]] = [
        ("surface", _surface_sample),
        ("orbit", _orbit_sample),
        ("ship", _ship_sample),
        ("star", lambda x, y: star(x, y, 16)),
        ("picked", lambda x, y: pick(LOOKS[2], x, y, 14)),
    ]
    if afloat:
        entries.append(("afloat", lambda x, y: prize(x, y, 17)))
    if fight:
        entries.append(("fight", lambda x, y: burst(x, y, 18)))
    if lit:
        entries.append(("lit", _lit_sample))
    return entries


def _surface_sample(x: int, y: int) -> tuple[Shape, ...]:
    return (Circle(x - 8, y, 16, Style(fill=WORLDS["temperate"].surface)), *pawn(LOOKS[0], x + 10, y, 13))


def _orbit_sample(x: int, y: int) -> tuple[Shape, ...]:
    return (
        Circle(x - 10, y, 7, Style(fill=WORLDS["temperate"].surface)),
        Circle(x - 10, y, 16, Style(stroke=WHITE, width=2, dash=(5, 4))),
        *pawn(LOOKS[0], x + 12, y, 13),
    )


def _ship_sample(x: int, y: int) -> tuple[Shape, ...]:
    colour = LOOKS[0].colour
    return (
        Line(((x - 16, y), (x + 10, y)), Style(stroke=colour, width=5)),
        Circle(x - 16, y, 6, Style(fill=NIGHT, stroke=colour, width=4)),
        *pawn(LOOKS[0], x + 12, y, 13),
    )


def _number_sample(x: int, y: int) -> tuple[Shape, ...]:
    return (Text(x, y, "12", 20, MUTED, bold=True),)


def _lit_sample(x: int, y: int) -> tuple[Shape, ...]:
    return (
        Circle(x - 13, y, 11, Style(stroke=GLOW, width=5)),
        Circle(x + 15, y, 11, Style(stroke=GLOW, width=5, dash=(8, 5))),
    )
