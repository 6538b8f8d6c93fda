"""Under the board: the players in play order with what they produce and hold, and the legend."""

from collections.abc import Callable, Sequence
from typing import Final

from games.cochons.picture.marks import burst, clan_mark, gland, gruik_badge
from games.cochons.picture.moves import arrow_sample
from games.cochons.picture.palette import (
    CLANS,
    EDGE,
    GLOW,
    GOLD,
    GOOD,
    MUTED,
    NIGHT,
    PANEL,
    PANEL_LIT,
    WHITE,
    clan_look,
)
from games.cochons.picture.shown import GLANDS, GlandCount, SeatShown, Words
from games.table.scene import Circle, Group, Polygon, Rect, Shape, Style, Text

WIDTH: Final = 1040
ROW: Final = 82
HEAD: Final = 40
LEGEND_ROW: Final = 46
_GLANDS_AT: Final = 438
_GLAND_WIDE: Final = 142
_RESERVE_AT: Final = 866
_HAND_AT: Final = 968


def panel(seats: Sequence[SeatShown], current: int | None, words: Words) -> tuple[Shape, ...]:
    """A row for each player, from (0, 0), WIDTH wide."""
    middle = _GLANDS_AT + 3 * _GLAND_WIDE // 2 - 8
    heads: list[Shape] = [
        Text(middle, 18, words("cochons-picture-glands"), 22, MUTED, max_width=3 * _GLAND_WIDE - 10),
        Text(_RESERVE_AT + 42, 18, words("cochons-picture-reserve"), 22, MUTED, max_width=112),
        Text(_HAND_AT + 32, 18, words("cochons-picture-hand"), 22, MUTED, max_width=74),
    ]
    rows = [
        Group(
            _row(each, place, each.seat == current, words),
            0,
            HEAD + ROW * place,
            100,
            45 if each.out else 100,
        )
        for place, each in enumerate(seats)
    ]
    return (*heads, *rows)


def panel_height(seats: int) -> int:
    """How tall the rows of so many players are."""
    return HEAD + ROW * seats


def _row(seat: SeatShown, place: int, current: bool, words: Words) -> tuple[Shape, ...]:
    middle = ROW // 2 - 3
    frame = Style(
        fill=PANEL_LIT if current else PANEL, stroke=GOLD if current else EDGE, width=4 if current else 1
    )
    shapes: list[Shape] = [Rect(2, 0, WIDTH - 4, ROW - 8, frame, 14)]
    if current:
        shapes.append(
            Polygon(
                ((14, middle - 17), (44, middle), (14, middle + 17)), Style(fill=GOLD, stroke=NIGHT, width=2)
            )
        )
    else:
        shapes.append(Text(29, middle, str(place + 1), 26, MUTED, bold=True))
    shapes += clan_mark(clan_look(seat.clan), 84, middle, 27)
    shapes += [
        Text(124, middle - 15, seat.name, 28, WHITE, True, "start", 296, 22),
        Text(124, middle + 18, seat.clan_name, 22, MUTED, False, "start", 296, 20),
    ]
    shapes += glands(seat.production, seat.recipe, words, _GLANDS_AT, middle)
    shapes += [
        Text(_RESERVE_AT + 34, middle, str(seat.gorets), 28, WHITE, bold=True, anchor="end"),
        *gruik_badge(str(seat.gruiks), _RESERVE_AT + 62, middle, 17),
        *_cards(_HAND_AT + 32, middle, seat.hand),
    ]
    return tuple(shapes)


def glands(
    production: GlandCount, recipe: GlandCount | None, words: Words, x: int, y: int
) -> tuple[Shape, ...]:
    """What is produced against what the recipe asks, colour by colour; a hidden recipe is not hinted at."""
    shapes: list[Shape] = []
    for index, colour in enumerate(GLANDS):
        left, have = x + index * _GLAND_WIDE, production[index]
        shapes += gland(colour, words(f"cochons-picture-letter-{colour}"), left + 20, y, 20)
        if recipe is None:
            shapes.append(Text(left + 52, y, str(have), 28, WHITE, bold=True, anchor="start"))
            continue
        need = recipe[index]
        done = have >= need
        shapes.append(
            Text(left + 52, y - 12, f"{have}/{need}", 26, GOOD if done else WHITE, True, "start", 60)
        )
        shapes += _pips(left + 60, y + 18, have, need)
        if done:
            shapes.append(Text(left + 116, y - 12, "✓", 26, GOOD, bold=True))
    return tuple(shapes)


def _pips(x: int, y: int, have: int, need: int) -> tuple[Shape, ...]:
    full = Style(fill=GOOD, stroke=WHITE, width=2)
    empty = Style(stroke=MUTED, width=2)
    return tuple(
        Circle(x + 24 * index, y, 8, full if index < have else empty) for index in range(min(need, 4))
    )


def _cards(x: int, y: int, count: int) -> tuple[Shape, ...]:
    """A small fan of cards with the number of cards in the hand."""
    back = Style(fill="#5a64a8", stroke=WHITE, width=2)
    front = Style(fill="#f4efe2", stroke=NIGHT, width=2)
    return (
        Rect(x - 22, y - 26, 34, 46, back, 6),
        Rect(x - 14, y - 22, 34, 46, front, 6),
        Text(x + 3, y + 1, str(count), 26, NIGHT, bold=True, max_width=30),
    )


def legend(words: Words, *, lit: bool, pinned: bool) -> tuple[Shape, ...]:
    """What the signs mean, three to a line, from (0, 0)."""
    entries = _entries(words, lit=lit, pinned=pinned)
    wide = WIDTH // 3
    shapes: list[Shape] = []
    for index, (key, sign) in enumerate(entries):
        x, y = (index % 3) * wide, (index // 3) * LEGEND_ROW + LEGEND_ROW // 2
        shapes += sign(x + 34, y)
        shapes.append(
            Text(x + 80, y, words(f"cochons-picture-{key}"), 23, MUTED, False, "start", wide - 88, 20)
        )
    return tuple(shapes)


def legend_height(*, lit: bool, pinned: bool) -> int:
    """How tall the legend is."""
    return LEGEND_ROW * -(-(5 + lit + pinned) // 3)


Sign = Callable[[int, int], tuple[Shape, ...]]


def _entries(words: Words, *, lit: bool, pinned: bool) -> list[tuple[str, Sign]]:
    look = CLANS["phacocherus"]
    letter = words("cochons-picture-letter-red")
    entries: list[tuple[str, Sign]] = [
        ("gorets", _goret_sample),
        ("gruiks", lambda x, y: gruik_badge("1", x, y, 15)),
        ("double", lambda x, y: gland("red", letter, x - 18, y, 16) + gland("red", letter, x + 18, y, 16)),
        ("fight", lambda x, y: burst(x, y, 20)),
        ("moves", lambda x, y: arrow_sample(x, y, look)),
    ]
    if pinned:
        frame = Style(fill=NIGHT, stroke=WHITE, width=3, dash=(5, 4))
        entries.append(("pinned", lambda x, y: (Rect(x - 28, y - 15, 56, 30, frame, 15),)))
    if lit:
        entries.append(("lit", _lit_sample))
    return entries


def _goret_sample(x: int, y: int) -> tuple[Shape, ...]:
    frame = Style(fill=NIGHT, stroke=MUTED, width=2)
    return (
        Rect(x - 28, y - 16, 56, 32, frame, 16),
        Circle(x - 13, y, 11, Style(fill=MUTED, stroke=WHITE, width=2)),
        Text(x + 11, y, "5", 24, WHITE, bold=True),
    )


def _lit_sample(x: int, y: int) -> tuple[Shape, ...]:
    return (
        Rect(x - 26, y - 14, 52, 28, Style(stroke=WHITE, width=8), 6),
        Rect(x - 26, y - 14, 52, 28, Style(stroke=GLOW, width=4), 6),
    )
