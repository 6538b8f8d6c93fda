"""Round the map: the rounds above it; the players in play order and the legend below it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from games.interstellar_pig.picture.marks import Value, draw_chip, draw_pawn, draw_prize, draw_star, pick
from games.interstellar_pig.picture.palette import LOOKS, PANEL, PANEL_LIT, WORLDS, find_look
from games.interstellar_pig.picture.shown import LETTERS, PREFIX, SeatShown
from porc_royal.picture.legend import Legend, count_lines
from porc_royal.picture.marks import Sign, draw_burst, draw_fan
from porc_royal.picture.palette import EDGE, GLOW, GOLD, MUTED, NIGHT, WHITE
from porc_royal.picture.panel import MARK_AT, MIDDLE, WIDTH, Panel, draw_column_head
from porc_royal.picture.shown import Said, Words, read_out, say_all
from porc_royal.scene import Circle, Group, Line, Rect, Shape, Style, Text

ROUNDS: Final = 36
PLAYERS: Final = Panel(head=38, ground=PANEL, lit=PANEL_LIT, size=27, room=270)
_LEGEND: Final = Legend(row=40, sign=32, words=66, size=22, top=12)
_FAVOURS_AT: Final = 418
_WHERE_AT: Final = 640
_HAND_AT: Final = 988


@lru_cache(maxsize=128)
def draw_rounds(current: int, last: int) -> tuple[Shape, ...]:
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


def draw_panel(seats: Sequence[SeatShown], current: int | None, words: Words) -> tuple[Shape, ...]:
    """A row for each player, from (0, 0), WIDTH wide."""
    heads: list[Shape] = [
        draw_column_head(_FAVOURS_AT - 14, words(f"{PREFIX}favours"), 210, "start"),
        draw_column_head(_HAND_AT, words(f"{PREFIX}hand"), 90),
    ]
    said = say_all(words, (f"{PREFIX}out", *_LETTERED))
    rows = [_row(seat, place, seat.seat == current, said) for place, seat in enumerate(seats)]
    return (*heads, *rows) if seats else ()


@lru_cache(maxsize=512)
def _row(seat: SeatShown, place: int, current: bool, said: Said) -> Shape:
    return Group(_draw_row(seat, place, current, read_out(said)), *PLAYERS.at(place))


def _draw_row(seat: SeatShown, place: int, current: bool, words: Words) -> tuple[Shape, ...]:
    token = Group(draw_pawn(find_look(seat.seat), MARK_AT, MIDDLE, 24), opacity=40 if seat.out else 100)
    shapes = [
        *PLAYERS.row(place, (token,), current=current),
        *PLAYERS.name(seat.name, seat.character, MUTED if seat.out else WHITE),
    ]
    if seat.out:
        strike = Style(stroke="#ff8a70", width=3)
        gone = Text(_WHERE_AT, MIDDLE, words(f"{PREFIX}out"), 26, "#ff8a70", True, "start", 390)
        return (*shapes, Line(((60, MIDDLE + 24), (108, MIDDLE - 24)), strike), gone)
    shapes += _favours(seat, words, MIDDLE)
    lift, sink = (15, 18) if seat.where and seat.note else (0, 0)
    shapes += [
        Text(_WHERE_AT, MIDDLE - lift, seat.where, 24, WHITE, False, "start", 304, 20),
        Text(_WHERE_AT, MIDDLE + sink, seat.note, 22, GOLD, False, "start", 304, 20),
    ]
    return (*shapes, *draw_fan(_HAND_AT, MIDDLE, seat.hand))


def _favours(seat: SeatShown, words: Words, y: int) -> tuple[Shape, ...]:
    values: list[Value] = [*seat.temperatures, *seat.atmospheres]
    if seat.gravity is not None:
        values.append(seat.gravity)
    step = min(42, 206 // max(1, len(values)))
    return tuple(draw_chip(value, words, _FAVOURS_AT + step * at, y, 118) for at, value in enumerate(values))


def draw_legend(words: Words, *, lit: bool, afloat: bool, fight: bool) -> tuple[Shape, ...]:
    """What the signs and the letters mean, from (0, 0)."""
    keys = [PREFIX + key for key, _ in _signs(lit=lit, afloat=afloat, fight=fight)]
    return _legend(say_all(words, (*keys, *_EXPLAINED)), lit=lit, afloat=afloat, fight=fight)


@lru_cache(maxsize=64)
def _legend(said: Said, *, lit: bool, afloat: bool, fight: bool) -> tuple[Shape, ...]:
    words = read_out(said)
    shapes: list[Shape] = [
        Line(((0, 2), (WIDTH, 2)), Style(stroke=EDGE, width=2)),
    ]
    entries = [(words(PREFIX + key), sign) for key, sign in _signs(lit=lit, afloat=afloat, fight=fight)]
    below = count_lines(entries)
    shapes += _LEGEND.lay(entries)
    shapes += _LEGEND.entry((words(f"{PREFIX}line"), _number_sample), 0, below, WIDTH)
    for values, (left, wide) in zip(_VALUES, _COLUMNS, strict=True):
        for row, value in enumerate(values, below + 1):
            shapes += _LEGEND.entry((words(PREFIX + value), _chip(value, words)), left, row, wide)
    return tuple(shapes)


def measure_legend(*, lit: bool, afloat: bool, fight: bool) -> int:
    """How tall the legend is."""
    return _LEGEND.row * (count_lines(_signs(lit=lit, afloat=afloat, fight=fight)) + 4) + 14


_VALUES: Final[tuple[tuple[Value, ...], ...]] = (
    ("hot", "cold", "temperate"),
    ("oxidizing", "reducing", "inert"),
    ("light", "moderate", "heavy"),
    ("darkness", "radiation", "topography"),
)
_COLUMNS: Final = ((0, 225), (225, 245), (470, 250), (720, 320))
_LETTERED: Final = tuple(f"{PREFIX}letter-{value}" for value in LETTERS)
_EXPLAINED: Final = (
    f"{PREFIX}line",
    *_LETTERED,
    *(PREFIX + value for values in _VALUES for value in values),
)


def _chip(value: Value, words: Words) -> Sign:
    return lambda x, y: (draw_chip(value, words, x, y),)


@lru_cache(maxsize=8)
def _signs(*, lit: bool, afloat: bool, fight: bool) -> tuple[tuple[str, Sign], ...]:
    entries: list[tuple[str, Sign]] = [
        ("surface", _surface_sample),
        ("orbit", _orbit_sample),
        ("ship", _ship_sample),
        ("star", lambda x, y: draw_star(x, y, 16)),
        ("picked", lambda x, y: pick(LOOKS[2], x, y, 14)),
    ]
    if afloat:
        entries.append(("afloat", lambda x, y: draw_prize(x, y, 17)))
    if fight:
        entries.append(("fight", lambda x, y: draw_burst(x, y, 18)))
    if lit:
        entries.append(("lit", _lit_sample))
    return tuple(entries)


def _surface_sample(x: int, y: int) -> tuple[Shape, ...]:
    return (
        Circle(x - 8, y, 16, Style(fill=WORLDS["temperate"].surface)),
        *draw_pawn(LOOKS[0], x + 10, y, 13),
    )


def _orbit_sample(x: int, y: int) -> tuple[Shape, ...]:
    return (
        Circle(x - 10, y, 7, Style(fill=WORLDS["temperate"].surface)),
        Circle(x - 10, y, 16, Style(stroke=WHITE, width=2, dash=(5, 4))),
        *draw_pawn(LOOKS[0], x + 12, y, 13),
    )


def _ship_sample(x: int, y: int) -> tuple[Shape, ...]:
    colour = LOOKS[0].colour
    return (
        Line(((x - 16, y), (x + 10, y)), Style(stroke=colour, width=5)),
        Circle(x - 16, y, 6, Style(fill=NIGHT, stroke=colour, width=4)),
        *draw_pawn(LOOKS[0], x + 12, y, 13),
    )


def _number_sample(x: int, y: int) -> tuple[Shape, ...]:
    return (Text(x, y, "12", 20, MUTED, bold=True),)


def _lit_sample(x: int, y: int) -> tuple[Shape, ...]:
    return (
        Circle(x - 13, y, 11, Style(stroke=GLOW, width=5)),
        Circle(x + 15, y, 11, Style(stroke=GLOW, width=5, dash=(8, 5))),
    )
