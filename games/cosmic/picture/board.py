"""The board as a picture: home systems clockwise round the warp and the gate, and what the signs mean."""

from typing import Final

from games.cosmic.picture.centre import MIDDLE, beam, centre, frame, mouth
from games.cosmic.picture.marks import fan, fleet, special
from games.cosmic.picture.notes import envelope, prize
from games.cosmic.picture.palette import SKY_FOOT, SKY_TOP
from games.cosmic.picture.ring import MARGIN, WIDTH, Ring
from games.cosmic.picture.shown import (
    KEYS,
    PREFIX,
    BoardPicture,
    FleetShown,
    StackShown,
    SystemShown,
    WorldShown,
)
from games.cosmic.picture.systems import drift, flag, ground, head, origin, things
from games.cosmic.picture.worlds import RADIUS, crosshair, glow, planetoid
from games.table.picture.header import board_header, far_stars
from games.table.picture.legend import Entry, Legend, lines
from games.table.picture.palette import MUTED
from games.table.picture.shown import Words
from games.table.scene import Gradient, Group, Layer, Scene, Shape, Text

__all__ = ["KEYS", "BoardPicture", "FleetShown", "StackShown", "SystemShown", "Words", "WorldShown", "board"]

HEADER: Final = 106
_SIGNS: Final = Legend(row=50, sign=48, words=102, size=24)


def board(shown: BoardPicture, words: Words) -> Scene:
    """The table as its viewer may see it, in the viewer's words."""
    ring = Ring(shown.systems, HEADER)
    signs = HEADER + ring.height
    explained = _explain(shown, words)
    height = signs + _SIGNS.row * lines(explained) + MARGIN
    x, y = ring.centre
    aimed = ring.find_world(shown.aim)
    ray = beam((x + MIDDLE[0], y + MIDDLE[1]), aimed, RADIUS) if aimed is not None else ()

    def each(draw: dict[int, tuple[Shape, ...]]) -> tuple[Shape, ...]:
        return tuple(Group(shapes, *ring.corners[which]) for which, shapes in draw.items())

    systems = dict(enumerate(shown.systems))
    grounds = {
        which: ground(one, ring.heights[which], lit=one.seat in shown.lit_seats)
        for which, one in systems.items()
    }
    layers = (
        Layer("far stars", far_stars(WIDTH, height, 80, 3, (14, 30))),
        Layer("header", board_header(shown, WIDTH)),
        Layer("grounds", (*each(grounds), Group(frame(), x, y))),
        Layer("beam", ray),
        Layer("gate", (Group(mouth(), x, y),)),
        Layer("centre", (Group(centre(shown, words), x, y),)),
        Layer("heads", each({which: head(one, words) for which, one in systems.items()})),
        Layer(
            "worlds",
            each({which: things(one, shown.aim, shown.lit, words) for which, one in systems.items()}),
        ),
        Layer("legend", (Group(_SIGNS.lay(explained), 20, signs),)),
    )
    return Scene(WIDTH, height, Gradient(SKY_TOP, SKY_FOOT), shown.title, layers)


def _explain(shown: BoardPicture, words: Words) -> list[Entry]:
    """The signs that are on this board."""
    backs = list(dict.fromkeys(stack.back for system in shown.systems for stack in system.hand))
    fleets = [each for system in shown.systems for world in system.worlds for each in world.fleets]
    fleets += [*shown.warp, *shown.offense, *shown.defense]
    entries: list[Entry] = [
        (words(f"{PREFIX}ships"), lambda x, y: (fleet(FleetShown(0, 4), x - 4, y, 90),)),
        (words(PREFIX + ("colonies" if any(system.needed for system in shown.systems) else "bases")), flag),
    ]
    for back in backs:
        said = "hand" if len(backs) == 1 else f"deck-{back}"
        entries.append((words(PREFIX + said), lambda x, y, back=back: fan(StackShown(back, 8), x, y)))  # type: ignore[misc]
    if shown.aim:
        entries.append((words(f"{PREFIX}aim"), lambda x, y: (Group(crosshair(0, 0), x, y, 36),)))
    if shown.lit or shown.lit_seats:
        entries.append((words(f"{PREFIX}lit"), lambda x, y: (Group(glow(0, 0), x, y, 36),)))
    for state in ("charged", "spent"):
        if any(each.special == state for each in fleets):
            full = state == "charged"
            entries.append((words(PREFIX + state), lambda x, y, full=full: special(x, y, charged=full)))  # type: ignore[misc]
    if shown.systems:
        entries.append((words(f"{PREFIX}clockwise"), lambda x, y: (Text(x, y, "↻", 40, MUTED, bold=True),)))
    notes = dict.fromkeys(world.note for system in shown.systems for world in system.worlds if world.note)
    entries += [
        (words(f"{PREFIX}note-{note}"), lambda x, y, note=note: envelope(note, x, y))  # type: ignore[misc]
        for note in notes
    ]
    if any(system.prize for system in shown.systems):
        entries.append((words(f"{PREFIX}prize"), lambda x, y: prize(x, y, 20)))
    if any(system.markers for system in shown.systems):
        entries.append((words(f"{PREFIX}marker"), lambda x, y: origin(7, x, y)))
    rocks = [each for system in shown.systems for each in system.worlds if each.kind == "planetoid"]
    if rocks:
        # "from A" is read beside it, as of the ships above it.
        entries.append((words(f"{PREFIX}origin"), lambda x, y: planetoid(rocks[0].label, 0, x, y, 19)))
        entries.append((words(f"{PREFIX}drift"), lambda x, y: drift(shown.systems[0].drift or 0, x, y)))
    return entries
