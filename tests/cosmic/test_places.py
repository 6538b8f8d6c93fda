"""What stands at each world of a system: it covers nothing, and is nearer to its own world than to any other."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pytest
from msgspec import structs

from games.cosmic.picture.marks import FLEET
from games.cosmic.picture.palette import LOOKS
from games.cosmic.picture.places import WIDTH, draw_place, find_globe
from games.cosmic.picture.shown import NOTES, FleetShown, Power, WorldKind, WorldShown
from games.cosmic.picture.systems import draw_alien, draw_things, measure_system
from games.cosmic.picture.worlds import RADIUS
from porc_royal.picture.palette import PAPER
from porc_royal.picture.shown import collect_words
from porc_royal.scene import Group, Rect, Shape, Text
from tests.cosmic.gallery import phrase_of
from tests.cosmic.geometry import Box, laid, overlap, points
from tests.cosmic.positions import board_of

OTHERS: Final[tuple[tuple[str, WorldKind], ...]] = (
    *(("12", "planetoid"), ("X3", "planet"), ("", "moon"), ("G", "planet")),
    *(("7", "planetoid"), ("X5", "planet")),
)
"""What there may be besides home planets: with numbers of two digits, of a spare colour, without any."""
SIGNS: Final = ((8,), (20, 15, 30), (-2,))
"""Cards that lie beside planets."""
ENVELOPE: Final = (34, 24)
PLATE: Final = (50, 36)


def make_worlds(planets: int, colonies: Sequence[int], *, signs: bool) -> list[WorldShown]:
    """So many home planets and all the others, on each of them so many colonies, as large as they can be.

    signs  whether cards lie beside each, and an envelope under it
    """
    homes: list[tuple[str, WorldKind]] = [(str(place), "planet") for place in range(1, planets + 1)]
    return [
        WorldShown(
            f"0-{place}",
            label,
            "",
            tuple(FleetShown(seat, 16, "charged") for seat in range(colonies[place % len(colonies)])),
            kind,
            None if place < planets or kind == "moon" else place % len(LOOKS),
            NOTES[place % len(NOTES)] if signs else "",
            cards=SIGNS[place % len(SIGNS)] if signs else (),
        )
        for place, (label, kind) in enumerate((*homes, *OTHERS))
    ]


def find_box(shape: Shape, x: int = 0, y: int = 0, scale: int = 100) -> Box:
    """Where a shape is."""
    found = [(x + px * scale // 100, y + py * scale // 100) for px, py in points(shape)]
    across, down = [one for one, _ in found], [one for _, one in found]
    return min(across), min(down), max(across), max(down)


def find_boxes(shapes: Sequence[Shape]) -> list[Box]:
    """Where all of them are, groups resolved."""
    return [find_box(*each) for each in laid(shapes)]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A world as it is drawn: its number, the ships on it, the cards and the envelope, and all of it."""

    label: str
    number: Box | None
    grounds: list[Box]
    fleets: list[Box]
    signs: list[Box]
    whole: list[Box]


def draw(world: WorldShown, place: int) -> Drawn:
    """A world in its place."""
    shapes = draw_place(world, 0, place, lit=False, aimed=False)
    x, y = find_globe(place)
    groups = [one for one in shapes if isinstance(one, Group) and one.shapes]
    fleets = [one for one in groups if isinstance(one.shapes[0], Rect) and one.shapes[0].width == FLEET[0]]
    rects = [one for one in shapes if isinstance(one, Rect)]
    cards = [one for one in rects if one.style.fill == PAPER]
    folded = [one for one in rects if (one.width, one.height) == ENVELOPE]
    plates = [one for one in rects if (one.width, one.height) == PLATE]
    numbers = [find_box(one) for one in shapes if isinstance(one, Text) and one.words == world.label != ""]
    return Drawn(
        world.label,
        numbers[0] if numbers else None,
        find_boxes(plates) or [(x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS)],
        find_boxes(fleets),
        find_boxes([*cards, *folded, *(one for one in groups if one not in fleets)]),
        find_boxes(shapes),
    )


def is_within(inner: Box, outer: Box) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


@pytest.mark.parametrize("signs", [False, True], ids=["bare", "signs"])
@pytest.mark.parametrize("planets", [4, 5])
@pytest.mark.parametrize("players", range(3, 9))
def test_every_number_stands_on_its_own_planet_and_nothing_on_it(
    players: int, planets: int, *, signs: bool
) -> None:
    """CE-21: with equally many colonies on each, and with all the numbers of colonies beside one another."""
    shares = [[colonies] for colonies in range(players + 1)]
    mixed = [[*range(players + 1)], [players, 0], [players, *range(players)], [3, players], [players, 3, 0]]
    for colonies in (*shares, *mixed):
        worlds = [draw(one, place) for place, one in enumerate(make_worlds(planets, colonies, signs=signs))]
        for here in worlds:
            others = [one for one in worlds if one is not here]
            assert (here.number is None) == (here.label == "")
            if here.number is None:
                continue
            number = here.number
            assert any(is_within(number, ground) for ground in here.grounds), (colonies, here.label)
            taken = [*here.fleets, *here.signs, *(box for one in others for box in one.whole)]
            assert not any(overlap(number, box) for box in taken), (colonies, here.label)


@pytest.mark.parametrize("players", range(3, 9))
def test_cards_and_envelopes_at_planets_cover_no_ships_and_stay_in_the_frame(players: int) -> None:
    """A62, CP-10: whose ships stand there is read beside them."""
    for colonies in ([one] for one in range(players + 1)):
        worlds = [draw(one, place) for place, one in enumerate(make_worlds(5, colonies, signs=True))]
        signs = [box for one in worlds for box in one.signs]
        fleets = [box for one in worlds for box in one.fleets]
        shapes = [box for one in worlds for box in one.whole]
        assert len(signs) > 2 * len(worlds)
        assert [(one, other) for one in signs for other in fleets if overlap(one, other)] == [], colonies
        assert min(left for left, *_ in shapes) >= 0
        assert max(right for _, _, right, _ in shapes) <= WIDTH


@pytest.mark.parametrize("power", ["on", "off", "zapped"])
@pytest.mark.parametrize("held", range(1, 8))
def test_captives_are_framed_with_the_alien_that_holds_them_apart_from_all_worlds(
    held: int, power: Power
) -> None:
    """CE-R15: beside and below planets with eight colonies; neither its name nor the reason covers any of them."""
    words = collect_words(phrase_of("fr"))
    shown = structs.replace(
        board_of(8).systems[0],
        worlds=tuple(make_worlds(5, [8], signs=True)[:5]),
        power=power,
        tokens=None,
        captives=tuple(FleetShown(seat, 4) for seat in range(1, held + 1)),
    )
    hold, *alien = draw_alien(shown, 5, words)
    frame = find_box(hold)
    captives = find_boxes([one for one in alien if isinstance(one, Group)][1:])
    said = [find_box(one) for one in alien if isinstance(one, Text | Rect)]
    assert isinstance(hold, Rect)
    assert len(captives) == 4 * held  # a sign of ships has four shapes
    assert all(is_within(one, frame) for one in (*captives, *said))
    assert not [one for one in captives for box in said if overlap(one, box)]
    assert not [
        one
        for one in find_boxes(draw_things(structs.replace(shown, alien=""), "", (), words))
        if overlap(one, frame)
    ]
    assert frame[3] <= measure_system(shown)
