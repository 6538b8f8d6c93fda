"""The planetoids as a picture: system below system in the order in which they wander."""

from dataclasses import dataclass
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.planetoids.drift_moves import read_form
from games.cosmic.expansions.planetoids.planetoids import name_planetoid
from games.cosmic.picture.marks import draw_fleets, draw_mark
from games.cosmic.picture.palette import SKY_FOOT, SKY_TOP, SYSTEM, find_look
from games.cosmic.picture.shown import FleetShown
from games.cosmic.picture.systems import draw_origin
from games.cosmic.picture.worlds import draw_number as label
from games.cosmic.picture.worlds import draw_planetoid
from games.cosmic.views.view import View
from porc_royal.facts import Named, Saying, Seat
from porc_royal.picture.header import draw_board_header, draw_far_stars
from porc_royal.picture.palette import EDGE, GLOW, MUTED, WHITE
from porc_royal.picture.shown import Picture
from porc_royal.rulebook import Phrase
from porc_royal.scene import Circle, Gradient, Group, Layer, Rect, Scene, Shape, Style, Text

ADDS: Final = facts.Adds()

TITLE: Final = ADDS.keys.line("planetoids-title")
SUBTITLE: Final = ADDS.keys.line("planetoids-subtitle")
WIDTH: Final = 1080
HEADER: Final = 106
ROW: Final = 128
GAP: Final = 40
ROCKS: Final = 494
"""Where planetoids stand in a row, from the left, and how wide each is."""
ROOM: Final = 286


@dataclass(frozen=True, slots=True)
class RockShown:
    """A planetoid: its number, whose its marker is, who rides on it; `mine` where the viewer does."""

    number: int
    origin: int
    fleets: tuple[FleetShown, ...]
    mine: bool


@dataclass(frozen=True, slots=True)
class RowShown:
    """A system: its owner, the markers that lie on it, the planetoids in it."""

    seat: int
    name: str
    markers: tuple[int, ...]
    rocks: tuple[RockShown, ...]


@dataclass(frozen=True, slots=True)
class BeltPicture(Picture):
    """The systems in the order in which planetoids pass through them."""

    rows: tuple[RowShown, ...]


def draw_belt(view: View, _thing: str | None, phrase: Phrase) -> Scene | None:
    """The picture; None where planetoids are not played."""
    rows = _list_rows(view, phrase)
    if not rows:
        return None
    return draw(BeltPicture(phrase(Saying(TITLE)), phrase(Saying(SUBTITLE)), tuple(rows)))


def _list_rows(view: View, phrase: Phrase) -> list[RowShown]:
    """From the viewer's own system, or the offense's, to the right, and on."""
    first = view.offense if view.viewer is None else view.viewer
    form = read_form(view, first)
    if form is None:
        return []
    rows: list[RowShown] = []
    for step in range(len(view.seats)):
        seat = Seat((first - step) % len(view.seats))
        rocks = [_show_rock(view, number, form.belt.origins[number]) for number in form.belt.here(seat)]
        markers = [number for number, where in form.belt.origins.items() if where == seat]
        rows.append(RowShown(seat, phrase(Named("seat", str(seat))), tuple(markers), tuple(rocks)))
    return rows


def _show_rock(view: View, number: int, home: Seat) -> RockShown:
    ships = view.there(name_planetoid(number))
    riding = tuple(FleetShown(seat, count) for seat, count in enumerate(ships) if count)
    return RockShown(number, home, riding, view.viewer is not None and ships[view.viewer] > 0)


def draw(shown: BeltPicture) -> Scene:
    """A row for each system, with an arrow to the next; from the last one to the first again."""
    height = HEADER + (ROW + GAP) * len(shown.rows) + 10
    rows = [Group(_draw_row(row), 20, HEADER + place * (ROW + GAP)) for place, row in enumerate(shown.rows)]
    arrows: list[Shape] = []
    for place in range(len(shown.rows)):
        last = place == len(shown.rows) - 1
        y = HEADER + place * (ROW + GAP) + ROW + GAP // 2
        after = shown.rows[0 if last else place + 1]
        arrows.append(Text(640, y, "↺" if last else "⬇", 36, MUTED, bold=True))
        if last:
            arrows += draw_mark(find_look(after.seat), 690, y, 15)
    layers = (
        Layer("far stars", draw_far_stars(WIDTH, height, 60, 3, (14, 30))),
        Layer("header", draw_board_header(shown, WIDTH)),
        Layer("systems", tuple(rows)),
        Layer("arrows", tuple(arrows)),
    )
    return Scene(WIDTH, height, Gradient(SKY_TOP, SKY_FOOT), shown.title, layers)


def _draw_row(row: RowShown) -> tuple[Shape, ...]:
    middle = ROW // 2
    shapes: list[Shape] = [
        Rect(0, 0, WIDTH - 40, ROW, Style(fill=SYSTEM, stroke=EDGE, width=2), 20),
        *draw_mark(find_look(row.seat), 46, middle, 28),
        Text(92, middle, row.name, 30, WHITE, True, "start", 230, 22),
    ]
    for place, marker in enumerate(row.markers):
        shapes += draw_origin(marker, 356 + 44 * place, middle)
    for place, rock in enumerate(row.rocks):
        x = ROCKS + ROOM * place
        if rock.mine:
            shapes.append(Circle(x, middle, 54, Style(stroke=GLOW, width=4)))
        shapes += draw_planetoid(str(rock.number), rock.origin, x, middle, 46)
        shapes.append(label(str(rock.number), x, middle))
        shapes += draw_fleets(rock.fleets, (x + 60, 10, ROOM - 120, ROW - 20), 90)
    return tuple(shapes)
