"""Under the board: the players in play order with what they produce and hold, and the legend."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from games.cochons.picture.marks import clan_mark, gland, gruik_badge, monsters_chip, struck_out
from games.cochons.picture.moves import arrow_sample
from games.cochons.picture.palette import CLANS, FAMILIES, GOOD, PANEL, PANEL_LIT, clan_look
from games.cochons.picture.shown import GLANDS, GlandCount, MonsterShown, MonstersShown, SeatShown, TileShown
from games.table.picture import GLOW, MUTED, NIGHT, WHITE, Sign, Words, burst, fan, row_frame
from games.table.scene import Circle, Group, Rect, Shape, Style, Text

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
    ground = PANEL_LIT if current else PANEL
    shapes: list[Shape] = [*row_frame(place, WIDTH, ROW - 8, ground, current=current)]
    shapes += clan_mark(clan_look(seat.clan), 84, middle, 27)
    shapes += [
        Text(124, middle - 15, seat.name, 28, WHITE, True, "start", 296, 22),
        Text(124, middle + 18, seat.clan_name, 22, MUTED, False, "start", 296, 20),
    ]
    shapes += glands(seat.production, seat.recipe, words, _GLANDS_AT, middle)
    shapes += [
        Text(_RESERVE_AT + 34, middle, str(seat.gorets), 28, WHITE, bold=True, anchor="end"),
        *gruik_badge(str(seat.gruiks), _RESERVE_AT + 62, middle, 17),
        *fan(_HAND_AT + 32, middle, seat.hand),
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

    @property
    def number(self) -> int:
        """How many they are."""
        kept = (self.lit, self.pinned, self.back, self.feast, self.lent, self.closed)
        return sum(kept) + len(self.monsters)


def signs_of(tiles: Sequence[TileShown]) -> Signs:
    """The signs that these tiles carry."""
    kinds: tuple[MonsterShown, ...] = ("pirate", "porcophage", "worm")
    here = {stack.kind for tile in tiles for stack in tile.stacks}
    return Signs(
        any(tile.lit for tile in tiles),
        any(troops.pinned for tile in tiles for troops in tile.troops),
        any(tile.hidden for tile in tiles),
        any(tile.feast for tile in tiles),
        any(troops.lent for tile in tiles for troops in tile.troops),
        any(tile.closed for tile in tiles),
        tuple(kind for kind in kinds if kind in here),
    )


def legend(words: Words, signs: Signs) -> tuple[Shape, ...]:
    """What the signs mean, three to a line, from (0, 0)."""
    entries = _entries(words, signs)
    wide = WIDTH // 3
    shapes: list[Shape] = []
    for index, (key, sign) in enumerate(entries):
        x, y = (index % 3) * wide, (index // 3) * LEGEND_ROW + LEGEND_ROW // 2
        shapes += sign(x + 34, y)
        shapes.append(
            Text(x + 80, y, words(f"cochons-picture-{key}"), 23, MUTED, False, "start", wide - 88, 20)
        )
    return tuple(shapes)


def legend_height(signs: Signs) -> int:
    """How tall the legend is."""
    return LEGEND_ROW * -(-(5 + signs.number) // 3)


def _entries(words: Words, signs: Signs) -> list[tuple[str, Sign]]:
    look = CLANS["phacocherus"]
    letter = words("cochons-picture-letter-red")
    entries: list[tuple[str, Sign]] = [
        ("gorets", _goret_sample),
        ("gruiks", lambda x, y: gruik_badge("1", x, y, 15)),
        ("double", lambda x, y: gland("red", letter, x - 18, y, 16) + gland("red", letter, x + 18, y, 16)),
        ("fight", lambda x, y: burst(x, y, 20)),
        ("moves", lambda x, y: arrow_sample(x, y, look)),
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
        entries.append(("lent", lambda x, y: gruik_badge("1", x, y, 15, lent=True)))
    if signs.closed:
        entries.append(("closed", lambda x, y: struck_out(look, x, y, 15)))
    entries += [(kind, _monsters_sample(kind)) for kind in signs.monsters]
    return entries


def _monsters_sample(kind: MonsterShown) -> Sign:
    def sample(x: int, y: int) -> tuple[Shape, ...]:
        return (monsters_chip(MonstersShown(kind, 1), x, y, 88),)

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
