"""The board as a picture: home systems clockwise round the warp and the gate, and what the signs mean."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from games.cosmic.picture.centre import MIDDLE, draw_beam, draw_centre, draw_clockwise, draw_frame, draw_mouth
from games.cosmic.picture.marks import draw_fan, draw_fleet, draw_mark, draw_special
from games.cosmic.picture.notes import draw_envelope, draw_prize
from games.cosmic.picture.palette import SKY_FOOT, SKY_TOP, find_look
from games.cosmic.picture.ring import MARGIN, WIDTH, Ring
from games.cosmic.picture.shown import (
    KEYS,
    PREFIX,
    Back,
    BoardPicture,
    FleetShown,
    Note,
    StackShown,
    SystemShown,
    WorldShown,
)
from games.cosmic.picture.systems import (
    Drawn,
    draw_drift,
    draw_flag,
    draw_flask,
    draw_origin,
    draw_system,
    draw_tokens,
    list_keys,
)
from games.cosmic.picture.worlds import RADIUS, draw_crosshair, draw_glow, draw_planetoid, draw_standing
from porc_royal.picture.header import draw_board_header, draw_far_stars
from porc_royal.picture.legend import Entry, Legend, count_lines
from porc_royal.picture.marks import Sign
from porc_royal.picture.palette import WHITE
from porc_royal.picture.shown import Words, say_all
from porc_royal.scene import Circle, Gradient, Group, Layer, Scene, Shape, Style

__all__ = [
    "KEYS",
    "BoardPicture",
    "FleetShown",
    "StackShown",
    "SystemShown",
    "Words",
    "WorldShown",
    "draw_board",
]

HEADER: Final = 106
_SIGNS: Final = Legend(row=50, sign=48, words=102, size=24)


def draw_board(shown: BoardPicture, words: Words) -> Scene:
    """The table as its viewer may see it, in the viewer's words."""
    ring = Ring(shown.systems, HEADER)
    signs = HEADER + ring.height
    explained = _explain(shown, words)
    height = signs + _SIGNS.row * count_lines(explained) + MARGIN
    x, y = ring.centre
    aimed = ring.find_world(shown.aim)
    ray = draw_beam((x + MIDDLE[0], y + MIDDLE[1]), aimed, RADIUS) if aimed is not None else ()

    systems = [_draw(shown, which, ring.heights[which], words) for which in range(len(shown.systems))]

    def each(draw: Iterable[tuple[Shape, ...]]) -> tuple[Shape, ...]:
        return tuple([Group(shapes, *ring.corners[which]) for which, shapes in enumerate(draw)])

    layers = (
        Layer("far stars", draw_far_stars(WIDTH, height, 80, 3, (14, 30))),
        Layer("header", draw_board_header(shown, WIDTH)),
        Layer("grounds", (*each(one.ground for one in systems), Group(draw_frame(), x, y))),
        Layer("beam", ray),
        Layer("gate", (Group(draw_mouth(), x, y),)),
        Layer("centre", (Group(draw_centre(shown, words), x, y),)),
        Layer("heads", each(one.head for one in systems)),
        Layer("worlds", each(one.things for one in systems)),
        Layer("legend", (Group(_SIGNS.lay(explained), 20, signs),)),
    )
    return Scene(WIDTH, height, Gradient(SKY_TOP, SKY_FOOT), shown.title, layers)


def _draw(shown: BoardPicture, which: int, height: int, words: Words) -> Drawn:
    """One of the systems, told no more of the board than what shows on it."""
    system = shown.systems[which]
    worlds = [each.id for each in system.worlds]
    return draw_system(
        system,
        height,
        shown.aim if shown.aim in worlds else "",
        tuple([name for name in worlds if name in shown.lit]),
        say_all(words, list_keys(system)),
        chosen=system.seat in shown.lit_seats,
    )


def _explain(shown: BoardPicture, words: Words) -> list[Entry]:
    """The signs that are on this board, each drawn by the same function whenever it is."""
    backs = list(dict.fromkeys(stack.back for system in shown.systems for stack in system.hand))
    fleets = [each for system in shown.systems for world in system.worlds for each in world.fleets]
    fleets += [*shown.warp, *shown.offense, *shown.defense]
    entries: list[Entry] = [
        (words(f"{PREFIX}ships"), _ships_sign),
        (
            words(PREFIX + ("colonies" if any(system.needed for system in shown.systems) else "bases")),
            draw_flag,
        ),
    ]
    for back in backs:
        said = "hand" if len(backs) == 1 else f"deck-{back}"
        entries.append((words(PREFIX + said), _fan_sign(back)))
    if shown.aim:
        entries.append((words(f"{PREFIX}aim"), _aim_sign))
    if shown.lit or shown.lit_seats:
        entries.append((words(f"{PREFIX}lit"), _lit_sign))
    entries += [
        (words(PREFIX + state), _special_sign(charged=state == "charged"))
        for state in ("charged", "spent")
        if any(each.special == state for each in fleets)
    ]
    if shown.systems:
        entries.append((words(f"{PREFIX}clockwise"), draw_clockwise))
    notes = dict.fromkeys(world.note for system in shown.systems for world in system.worlds if world.note)
    entries += [(words(f"{PREFIX}note-{note}"), _note_sign(note)) for note in notes]
    if any(system.tokens is not None for system in shown.systems):
        entries.append((words(f"{PREFIX}tokens"), _tokens_sign))
    if any(world.cards for system in shown.systems for world in system.worlds):
        entries.append((words(f"{PREFIX}standing"), _standing_sign))
    if any(system.captives for system in shown.systems):
        entries.append((words(f"{PREFIX}captives"), _captives_sign))
    if any(system.techs is not None for system in shown.systems):
        entries.append((words(f"{PREFIX}techs"), _techs_sign))
    if any(system.prize for system in shown.systems):
        entries.append((words(f"{PREFIX}prize"), _prize_sign))
    if any(system.markers for system in shown.systems):
        entries.append((words(f"{PREFIX}marker"), _marker_sign))
    found = [colour for system in shown.systems if (colour := _find_found(system)) is not None]
    entries += [(words(f"{PREFIX}found"), _found_sign(colour)) for colour in found[:1]]
    rocks = [each for system in shown.systems for each in system.worlds if each.kind == "planetoid"]
    if rocks:
        # "from A" is read beside it, as of the ships above it.
        entries.append((words(f"{PREFIX}origin"), _rock_sign(rocks[0].label)))
        entries.append((words(f"{PREFIX}drift"), _drift_sign(shown.systems[0].drift or 0)))
    return entries


def _find_found(system: SystemShown) -> int | None:
    """The colour of a planet that was found in a system; None where there is none."""
    return next(
        (one.origin for one in system.worlds if one.kind == "planet" and one.origin is not None), None
    )


def _ships_sign(x: int, y: int) -> tuple[Shape, ...]:
    return (draw_fleet(FleetShown(0, 4), x - 4, y, 90),)


def _aim_sign(x: int, y: int) -> tuple[Shape, ...]:
    return (Group(draw_crosshair(0, 0), x, y, 36),)


def _lit_sign(x: int, y: int) -> tuple[Shape, ...]:
    return (Group(draw_glow(0, 0), x, y, 36),)


def _prize_sign(x: int, y: int) -> tuple[Shape, ...]:
    return draw_prize(x, y, 20)


def _tokens_sign(x: int, y: int) -> tuple[Shape, ...]:
    return draw_tokens(7, x, y)


def _standing_sign(x: int, y: int) -> tuple[Shape, ...]:
    return draw_standing((14,), x, y)


def _captives_sign(x: int, y: int) -> tuple[Shape, ...]:
    return (draw_fleet(FleetShown(1, 2), x - 4, y, 77),)


def _techs_sign(x: int, y: int) -> tuple[Shape, ...]:
    return (draw_flask(x, y),)


def _marker_sign(x: int, y: int) -> tuple[Shape, ...]:
    return draw_origin(7, x, y)


@cache
def _fan_sign(back: Back) -> Sign:
    return lambda x, y: draw_fan(StackShown(back, 8), x, y)


@cache
def _special_sign(*, charged: bool) -> Sign:
    return lambda x, y: draw_special(x, y, charged=charged)


@cache
def _note_sign(note: Note) -> Sign:
    return lambda x, y: draw_envelope(note, x, y)


@lru_cache(maxsize=16)
def _found_sign(colour: int) -> Sign:
    return lambda x, y: (
        Circle(x + 6, y, 17, Style(fill="#5b6599", stroke=WHITE, width=2)),
        *draw_mark(find_look(colour), x - 9, y - 7, 13),
    )


@lru_cache(maxsize=64)
def _rock_sign(label: str) -> Sign:
    return lambda x, y: draw_planetoid(label, 0, x, y, 19)


@lru_cache(maxsize=16)
def _drift_sign(seat: int) -> Sign:
    return lambda x, y: draw_drift(seat, x, y)
