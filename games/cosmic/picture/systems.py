"""Home systems round the table: one frame for each player, its worlds, its ships, its alien."""

from functools import lru_cache
from typing import Final, NamedTuple

from games.cosmic.picture.directions import list_arc
from games.cosmic.picture.emblem import draw_emblem
from games.cosmic.picture.marks import TAG, draw_fan, draw_fleet, draw_mark, draw_tag
from games.cosmic.picture.notes import draw_prize
from games.cosmic.picture.palette import OFF, ORBIT, SYSTEM, find_colour, find_look
from games.cosmic.picture.places import COLUMNS, HEAD, SIDE, SLOT, SMALL, WIDTH, draw_place, find_slot
from games.cosmic.picture.shown import PREFIX, FleetShown, SystemShown
from porc_royal.picture.palette import EDGE, GLOW, GOLD, MUTED, NIGHT, WHITE
from porc_royal.picture.shown import Said, Words, read_out
from porc_royal.scene import Circle, Group, Line, Paragraph, Point, Polygon, Rect, Shape, Style, Text

_TAGS: Final = -8
"""The height of the tags, which stand on the upper edge."""
_FOOT: Final = 10
_LABS: Final = 34
"""What the frame of a player with techs is taller, so that these cover no planet."""
FLASK: Final = "#7fd0e0"
_HELD: Final = 3
"""As many players' captives stand on one side of the emblem of the alien that holds them."""
_ASIDE: Final = 48
_HOLD: Final = 83
"""Half of how wide the frame round such an alien is: as wide as its place."""
_SEVENTH: Final[Point] = (0, -68)
_LOWER: Final = 22
_LOWEST: Final = 56
_REASON: Final = 22
"""What the frame is taller where the reason stands below the name of the alien, so that it hides no captives."""
_HIGH: Final = -45
"""Where the reason stands over an emblem beside which tokens lie: clear of these."""


def measure_system(shown: SystemShown) -> int:
    """How tall the frame of a system is: its last place is the alien's."""
    labs = 0 if shown.techs is None else _LABS
    held = _lower_holder(shown) + (_REASON if shown.captives and shown.power != "on" else 0)
    return HEAD + SLOT[1] * -(-(len(shown.worlds) + 1) // COLUMNS) + _FOOT + labs + held


def _lower_holder(shown: SystemShown) -> int:
    """How much lower an alien stands that holds many ships, so that none seems to be on the world above it."""
    held = len(shown.captives)
    return 0 if held < _HELD else _LOWER if held <= 2 * _HELD else _LOWEST


class Drawn(NamedTuple):
    """One system, from the upper left corner of its frame: the frame, its player, its worlds."""

    ground: tuple[Shape, ...]
    head: tuple[Shape, ...]
    things: tuple[Shape, ...]


def list_keys(shown: SystemShown) -> tuple[str, ...]:
    """The words that a system is drawn with."""
    role = (f"{PREFIX}role-{shown.role}",) if shown.role else ()
    return role if shown.power == "on" else (*role, f"{PREFIX}power-{shown.power}")


@lru_cache(maxsize=512)
def draw_system(
    shown: SystemShown, height: int, aim: str, lit: tuple[str, ...], said: Said, *, chosen: bool
) -> Drawn:
    """A system in a row of this height, remembered by all that shows: most are the same on the next board.

    aim     the world the gate points at, "" where that is none of this system's
    lit     those of its worlds that may be chosen
    chosen  whether the system itself may be
    said    the words for `list_keys`
    """
    words = read_out(said)
    return Drawn(
        draw_ground(shown, height, lit=chosen), draw_head(shown, words), draw_things(shown, aim, lit, words)
    )


def draw_ground(shown: SystemShown, height: int, *, lit: bool) -> tuple[Shape, ...]:
    """What lies under everything: the frame, as tall as its row, and the orbits."""
    colour, width = (find_colour(shown.role), 4) if shown.role else (EDGE, 2)
    if lit:
        colour, width = GLOW, 6
    return (
        Rect(0, 0, WIDTH, height, Style(fill=SYSTEM, stroke=colour, width=width), 20),
        *(orbit for r in (150, 260, 370, 480) if (orbit := _orbit(r, height)) is not None),
        *(() if shown.techs is None else draw_techs(shown.techs, SIDE + SLOT[0], height - 23)),
    )


@lru_cache(maxsize=64)
def _orbit(r: int, height: int) -> Shape | None:
    points = [
        (x, y)
        for x, y in list_arc(40, 38, r, range(0, 91, 3))
        if 6 < x < WIDTH - 6 and HEAD - 6 < y < height - 6
    ]
    return Line(tuple(points), Style(stroke=ORBIT, width=2)) if len(points) > 1 else None


def draw_head(shown: SystemShown, words: Words) -> tuple[Shape, ...]:
    """The player: mark, name, foreign colonies, hand; above the frame what it is in the encounter."""
    right = WIDTH - 34
    shapes: list[Shape] = []
    for stack in reversed(shown.hand):
        shapes += draw_fan(stack, right, 38)
        right -= 54
    score = f"{shown.colonies}/{shown.needed}" if shown.needed else str(shown.colonies)
    shapes += [
        *draw_flag(right - 66, 38),
        Text(right - 48, 38, score, 31, GOLD, True, "start", 62, 26),
        *draw_mark(find_look(shown.seat), 40, 38, 24),
    ]
    left = 76
    shapes.append(
        Paragraph(left, 41, shown.name, right - 90 - left, 2, 29, WHITE, 20, 106, True, centred=True)
    )
    if shown.prize:
        shapes += draw_prize(WIDTH - 116, 64, 20)
    for place, marker in enumerate(shown.markers):
        shapes += draw_origin(marker, WIDTH - 40 - 40 * place, _TAGS)
    if shown.drift is not None:
        shapes += draw_drift(shown.drift, WIDTH - 148, _TAGS)
    return (*shapes, *draw_tag(shown.role, words, 76, _TAGS))


def draw_flag(x: int, y: int) -> tuple[Shape, ...]:
    """A foreign colony: a flag on a world."""
    return (
        Circle(x, y + 12, 12, Style(fill="#5b6599", stroke=WHITE, width=2)),
        Line(((x, y + 2), (x, y - 22)), Style(stroke=WHITE, width=3)),
        Polygon(((x, y - 22), (x + 18, y - 15), (x, y - 8)), Style(fill=GOLD, stroke=NIGHT, width=1)),
    )


def draw_drift(seat: int, x: int, y: int) -> tuple[Shape, ...]:
    """To whose system planetoids go."""
    return (
        Rect(x - 42, y - 19, 84, 38, Style(fill=NIGHT, stroke="#c9b79a", width=2), 19),
        Text(x - 17, y, "➜", 30, "#e5d6bd", bold=True),
        *draw_mark(find_look(seat), x + 19, y, 14),
    )


def draw_origin(marker: int, x: int, y: int) -> tuple[Shape, ...]:
    """An origin marker of a planetoid."""
    return (
        Rect(x - 17, y - 16, 34, 30, Style(fill=NIGHT, stroke="#c9b79a", width=2, dash=(5, 4)), 6),
        Text(x, y, str(marker), 22, "#e5d6bd", bold=True, max_width=26, min_size=20),
    )


def draw_flask(x: int, y: int) -> Shape:
    """The sign of techs."""
    outline = ((-6, -13), (6, -13), (6, -3), (14, 13), (-14, 13), (-6, -3))
    return Polygon(tuple((x + dx, y + dy) for dx, dy in outline), Style(fill=FLASK, stroke=NIGHT, width=1))


def draw_techs(techs: tuple[int, int, int], x: int, y: int) -> tuple[Shape, ...]:
    """Techs: a flask, how many have been completed of how many, and the ships that research them."""
    number, done, ships = techs
    said = f"{done}/{number}" + (f" +{ships}" if ships else "")
    return (
        Rect(x - 64, y - 17, 128, 34, Style(fill=NIGHT, stroke=FLASK, width=2), 17),
        draw_flask(x - 46, y),
        Text(x + 17, y, said, 24, WHITE, bold=True, max_width=84, min_size=20),
    )


def draw_things(shown: SystemShown, aim: str, lit: tuple[str, ...], words: Words) -> tuple[Shape, ...]:
    """The worlds with the ships on them, and the alien in the last place."""
    shapes: list[Shape] = []
    for place, each in enumerate(shown.worlds):
        shapes += draw_place(each, shown.seat, place, lit=each.id in lit, aimed=each.id == aim)
    rows = -(-(len(shown.worlds) + 1) // COLUMNS)
    return (*shapes, *draw_alien(shown, rows * COLUMNS - 1, words))


def draw_alien(shown: SystemShown, place: int, words: Words) -> tuple[Shape, ...]:
    """The alien's emblem and name; dark, with the reason on it, while its power does not work."""
    if not shown.alien:
        return ()
    x, y = find_slot(place)
    y += _lower_holder(shown)
    works = shown.power == "on"
    is_crowded = bool(shown.captives) and not works  # then the reason stands below, and hides no captives
    shapes: list[Shape] = [
        *draw_hold(len(shown.captives), x, y, y + (94 if is_crowded else 66)),
        Group(draw_emblem(shown.alien), x, y - 18, 52, 100 if works else 30),
        Text(
            x,
            y + 50,
            shown.alien_name,
            25,
            WHITE if works else MUTED,
            True,
            "middle",
            SLOT[0] - 8,
            20,
        ),
    ]
    if shown.tokens is not None:
        shapes += draw_tokens(shown.tokens, x + 58, y + 8)
    shapes += draw_captives(shown.captives, x, y)
    if not works:
        said = words(f"{PREFIX}power-{shown.power}")
        top = y + (63 if is_crowded else _HIGH if shown.tokens is not None else -33)
        shapes += [
            Rect(x - 78, top, 156, 26 if is_crowded else 34, Style(fill=NIGHT, stroke=OFF, width=2), 10),
            Text(x, top + (13 if is_crowded else 17), said, 23, OFF, True, "middle", 144, 20),
        ]
    return tuple(shapes)


def draw_hold(held: int, x: int, y: int, foot: int) -> tuple[Shape, ...]:
    """What lies on an alien's sheet is framed with it, so that it is on no world beside it."""
    if not held:
        return ()
    top = y - 18 - max(52, 21 - _SEVENTH[1] if held > 2 * _HELD else 0, 17 * min(_HELD, held) + 4)
    return (Rect(x - _HOLD, top, 2 * _HOLD, foot - top, Style(fill=NIGHT, stroke=MUTED, width=2), 12),)


def draw_captives(shown: tuple[FleetShown, ...], x: int, y: int) -> tuple[Shape, ...]:
    """Ships that are held on an alien's sheet: right of its emblem, then left of it, a seventh player's above it."""
    places = [(aside, row) for aside in (_ASIDE, -_ASIDE) for row in range(_HELD)]
    rows = [min(_HELD, len(shown)), min(_HELD, len(shown) - _HELD)]
    at = [(aside, (2 * row - rows[aside < 0] + 1) * 17) for aside, row in places if row < rows[aside < 0]]
    return tuple(
        draw_fleet(each, x + aside, y - 18 + down, SMALL)
        for each, (aside, down) in zip(shown, (*at, _SEVENTH), strict=False)
    )


def draw_tokens(number: int, x: int, y: int) -> tuple[Shape, ...]:
    """So many tokens on an alien's sheet: a pile of two."""
    return (
        Circle(x + 5, y + 4, 17, Style(fill=NIGHT, stroke=GOLD, width=3)),
        Circle(x, y, 17, Style(fill=NIGHT, stroke=GOLD, width=3)),
        Text(x, y, str(number), 23, GOLD, bold=True, max_width=28, min_size=20),
    )


def measure_tags() -> int:
    """How far tags reach above a frame."""
    return TAG[1] // 2 - _TAGS
