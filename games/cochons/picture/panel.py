"""Under the board: the players in play order with what they produce and hold, and the legend."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from games.cochons.facts import LETTERED
from games.cochons.picture.marks import (
    draw_clan_mark,
    draw_gland,
    draw_gruik_badge,
    draw_monsters_chip,
    draw_struck_out,
)
from games.cochons.picture.moves import draw_arrow_sample
from games.cochons.picture.palette import CLANS, FAMILIES, GOOD, PANEL_LIT, find_clan_look
from games.cochons.picture.shown import (
    GLANDS,
    GlandCount,
    Letters,
    MonsterShown,
    MonstersShown,
    SeatShown,
    TileShown,
    read_letters,
)
from porc_royal.picture.legend import Entry, Legend
from porc_royal.picture.marks import Sign, draw_burst, draw_fan
from porc_royal.picture.palette import GLOW, MUTED, NIGHT, PANEL, WHITE
from porc_royal.picture.panel import MARK_AT, MIDDLE, Panel, draw_column_head
from porc_royal.picture.shown import Words
from porc_royal.scene import Circle, Group, Rect, Shape, Style, Text

PLAYERS: Final = Panel(head=40, ground=PANEL, lit=PANEL_LIT, size=28, room=296)
SIGNS: Final = Legend(row=46, sign=34, words=80, size=23)
_GLANDS_AT: Final = 438
_GLAND_WIDE: Final = 142
_RESERVE_AT: Final = 866
_HAND_AT: Final = 968


def draw_panel(seats: Sequence[SeatShown], current: int | None, words: Words) -> tuple[Shape, ...]:
    """A row for each player, from (0, 0), WIDTH wide."""
    middle = _GLANDS_AT + 3 * _GLAND_WIDE // 2 - 8
    heads: list[Shape] = [
        draw_column_head(middle, words("cochons-picture-glands"), 3 * _GLAND_WIDE - 10),
        draw_column_head(_RESERVE_AT + 42, words("cochons-picture-reserve"), 112),
        draw_column_head(_HAND_AT + 32, words("cochons-picture-hand"), 74),
    ]
    letters = read_letters(words)
    rows = [_row(each, place, each.seat == current, letters) for place, each in enumerate(seats)]
    return (*heads, *rows)


@lru_cache(maxsize=512)
def _row(seat: SeatShown, place: int, current: bool, letters: Letters) -> Shape:
    mark = draw_clan_mark(find_clan_look(seat.clan), MARK_AT, MIDDLE, 27)
    shapes = (
        *PLAYERS.row(place, mark, current=current),
        *PLAYERS.name(seat.name, seat.clan_name),
        *draw_glands(seat.production, seat.recipe, letters, _GLANDS_AT, MIDDLE),
        Text(_RESERVE_AT + 34, MIDDLE, str(seat.gorets), 28, WHITE, bold=True, anchor="end"),
        *draw_gruik_badge(str(seat.gruiks), _RESERVE_AT + 62, MIDDLE, 17),
        *draw_fan(_HAND_AT + 32, MIDDLE, seat.hand),
    )
    return Group(shapes, *PLAYERS.at(place), opacity=45 if seat.out else 100)


def draw_glands(
    production: GlandCount, recipe: GlandCount | None, letters: Letters, x: int, y: int
) -> tuple[Shape, ...]:
    """What is produced against what the recipe asks, colour by colour; a hidden recipe is not hinted at."""
    shapes: list[Shape] = []
    for index, colour in enumerate(GLANDS):
        left, have = x + index * _GLAND_WIDE, production[index]
        shapes += draw_gland(colour, letters[index], left + 20, y, 20)
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
    apart, size = (24, 8) if need < 5 else (17, 6)
    return tuple(Circle(x + apart * index, y, size, full if index < have else empty) for index in range(need))


@dataclass(frozen=True, slots=True)
class Signs:
    """The signs of a board that need not be on every board."""

    lit: bool = False
    pinned: bool = False
    back: bool = False
    feast: bool = False
    lent: bool = False
    closed: bool = False
    monsters: tuple[MonsterShown, ...] = ()
    lettered: tuple[str, ...] = ()


def find_signs(tiles: Sequence[TileShown], seats: Sequence[SeatShown] = (), *, free: bool = False) -> Signs:
    """The signs that these tiles and players carry; `free`: and cells that may be chosen."""
    kinds: tuple[MonsterShown, ...] = ("pirate", "porcophage", "worm")
    troops = [each for tile in tiles if tile.troops for each in tile.troops]
    here = {stack.kind for tile in tiles if tile.monsters or tile.intruders for stack in tile.stacks}
    return Signs(
        free or any(tile.lit for tile in tiles),
        any(each.pinned for each in troops),
        any(tile.hidden for tile in tiles),
        any(tile.feast for tile in tiles),
        any(each.lent for each in troops),
        any(tile.closed for tile in tiles),
        tuple([kind for kind in kinds if kind in here]),
        tuple([clan for clan in LETTERED if any(each.clan == clan for each in seats)]),
    )


def list_legend(words: Words, signs: Signs) -> list[Entry]:
    """What the signs mean."""
    entries = [(words(f"cochons-picture-{key}"), sign) for key, sign in _signs(read_letters(words)[0], signs)]
    return entries + [(words(f"cochons-mark-{clan}"), _clan_sample(clan)) for clan in signs.lettered]


@lru_cache(maxsize=128)
def _signs(letter: str, signs: Signs) -> tuple[tuple[str, Sign], ...]:
    """The keys of the words and what draws the signs: the same ones whenever they are wanted again."""
    look = CLANS["phacocherus"]
    entries: list[tuple[str, Sign]] = [
        ("gorets", _goret_sample),
        ("gruiks", lambda x, y: draw_gruik_badge("1", x, y, 15)),
        (
            "double",
            lambda x, y: draw_gland("red", letter, x - 18, y, 16) + draw_gland("red", letter, x + 18, y, 16),
        ),
        ("fight", lambda x, y: draw_burst(x, y, 20)),
        ("moves", lambda x, y: draw_arrow_sample(x, y, look)),
    ]
    if signs.pinned:
        frame = Style(fill=NIGHT, stroke=WHITE, width=3, dash=(5, 4))
        entries.append(("pinned", lambda x, y: (Rect(x - 28, y - 15, 56, 30, frame, 15),)))
    if signs.lit:
        entries.append(("lit", _lit_sample))
    if signs.back:
        entries.append(("back", _back_sample))
    if signs.feast:
        entries.append(("feast", lambda x, y: (Text(x, y, "♪", 30, WHITE, bold=True),)))
    if signs.lent:
        entries.append(("lent", lambda x, y: draw_gruik_badge("1", x, y, 15, lent=True)))
    if signs.closed:
        entries.append(("closed", lambda x, y: draw_struck_out(look, x, y, 15)))
    entries += [(kind, _monsters_sample(kind)) for kind in signs.monsters]
    return tuple(entries)


def _clan_sample(clan: str) -> Sign:
    def sample(x: int, y: int) -> tuple[Shape, ...]:
        return draw_clan_mark(find_clan_look(clan), x, y, 16)

    return sample


def _monsters_sample(kind: MonsterShown) -> Sign:
    def sample(x: int, y: int) -> tuple[Shape, ...]:
        return (draw_monsters_chip(MonstersShown(kind, 1), x, y, 88),)

    return sample


def _back_sample(x: int, y: int) -> tuple[Shape, ...]:
    frame = Style(fill=FAMILIES["asteroid"].surface, stroke=MUTED, width=2)
    return (Rect(x - 26, y - 16, 52, 32, frame, 6), Text(x, y, "?", 26, WHITE, bold=True, halo=NIGHT))


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
