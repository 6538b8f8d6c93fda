"""The map: its ground, pawns, the prize, what is lit."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from games.interstellar_pig.picture.ground import chart_ground, draw_ground
from games.interstellar_pig.picture.layout import DISC, ORBIT, STAR, Room, Sky, Taken, list_around
from games.interstellar_pig.picture.marks import draw_pawn, draw_prize
from games.interstellar_pig.picture.palette import find_look
from games.interstellar_pig.picture.shown import LETTERS, PREFIX, BoardPicture
from games.interstellar_pig.state.places import find_planet, is_on_surface, write_number
from games.interstellar_pig.state.starmap import StarMap
from porc_royal.picture.marks import draw_burst
from porc_royal.picture.palette import ALARM, GLOW, GOLD, NIGHT, WHITE
from porc_royal.picture.shown import Words, say_all
from porc_royal.scene import Circle, Layer, Line, Point, Rect, Shape, Style, Text

PAWN: Final = 18
_PIN: Final = 38
_DEAR: Final = 250
_MOST_NUMBERS: Final = 40
_LETTERS: Final = tuple(f"{PREFIX}letter-{value}" for value in LETTERS)


class Heavens:
    """The map of one picture, with everything at its place."""

    def __init__(self, shown: BoardPicture, words: Words, top: int) -> None:
        self._shown = shown
        self._words = words
        self._top = top
        found = chart_ground(shown.chart, top)
        self.sky, self._labels = found.sky, found.labels
        self.height = self.sky.height

    def layers(self) -> tuple[Layer, ...]:
        """From the ground up."""
        shown = self._shown
        ground = draw_ground(shown.chart, self._top, shown.planets, say_all(self._words, _LETTERS))
        pawns = _draw_pawns(
            shown.chart,
            self._top,
            tuple([(seat.seat, seat.place) for seat in shown.seats if not seat.out]),
            shown.afloat,
            shown.fight,
        )
        lit, numbers = self._lit(pawns.taken)
        return (
            Layer("trail", self._trail()),
            *ground.below,
            Layer("pins", pawns.pins),
            Layer("lit", lit),
            *ground.above,
            Layer("pawns", pawns.pawns),
            Layer("numbers", numbers),
        )

    def _trail(self) -> tuple[Shape, ...]:
        """The way flown this turn, in the colour of the ship."""
        points = tuple(self.sky.place(place) for place in self._shown.trail if self.sky.known(place))
        if len(points) < 2 or self._shown.current is None:
            return ()
        return (Line(points, Style(stroke=find_look(self._shown.current).colour, width=14, opacity=75)),)

    def _lit(self, taken: tuple[Taken, ...]) -> tuple[tuple[Shape, ...], tuple[Shape, ...]]:
        """Rings round what may be chosen, and the numbers of the dots among them, unless those are too many."""
        rings: list[Shape] = []
        numbers: list[Shape] = []
        room = Room(self._top, self._top + self.height, taken)
        for place in self._shown.lit:
            if not self.sky.known(place):
                continue
            x, y = self.sky.place(place)
            if find_planet(place) and not is_on_surface(place):
                rings += _ring(x, y, ORBIT, (12, 7))
            elif ":" not in place:
                rings += _ring(x, y, DISC + 5)
            else:
                rings += _ring(x, y, STAR + 3)
                if len(self._shown.lit) > _MOST_NUMBERS:
                    continue
                number = write_number(place)
                wide = 12 * len(number) + 14
                at, _ = room.put(list_around((x, y), 22 + wide // 2), (wide - 2, 26), 70)
                numbers += [
                    Rect(at[0] - wide // 2, at[1] - 13, wide, 26, Style(fill=NIGHT, stroke=GLOW, width=2), 8),
                    Text(*at, number, 20, GLOW, bold=True),
                ]
        return tuple(rings), tuple(numbers)


class _Pawns(NamedTuple):
    """The pawns, what joins them to their places, and the room that is left."""

    pawns: tuple[Shape, ...]
    pins: tuple[Shape, ...]
    taken: tuple[Taken, ...]


@lru_cache(maxsize=256)
def _draw_pawns(
    chart: StarMap, top: int, seats: tuple[tuple[int, str], ...], afloat: str, fight: str
) -> _Pawns:
    """The pawns of these seats at their places, and what else is in space."""
    found = chart_ground(chart, top)
    return _Flight(found.sky, Room(top, top + found.sky.height, found.taken)).draw(seats, afloat, fight)


class _Flight:
    """Pawns being placed, one after another, where there is room."""

    def __init__(self, sky: Sky, room: Room) -> None:
        self._sky = sky
        self._room = room

    def draw(self, seats: Sequence[tuple[int, str]], afloat: str, fight: str) -> _Pawns:
        """The pawns, and under them orbits and the pins that join pawns in space to their dots."""
        pawns: list[Shape] = []
        pins: list[Shape] = []
        for seat, place in seats:
            if self._sky.known(place):
                at, pin = self._stand(seat, place)
                pawns += draw_pawn(find_look(seat), *at, PAWN)
                pins += pin
        if self._sky.known(afloat):
            at, pin = self._hover(afloat, GOLD)
            pawns += draw_prize(*at, PAWN + 2)
            pins += pin
        if self._sky.known(fight):
            centre = self._sky.place(fight)
            at, _ = self._room.put(
                (*list_around(centre, ORBIT + 8), *list_around(centre, 2 * ORBIT)), (46, 46), _DEAR
            )
            pawns += draw_burst(*at, 24)
            pins.append(Line((centre, at), Style(stroke=ALARM, width=5)))
        return _Pawns(tuple(pawns), tuple(pins), self._room.taken)

    def _stand(self, seat: int, place: str) -> tuple[Point, Sequence[Shape]]:
        """A pawn on the rim of its planet, on its orbit, or beside its dot."""
        if is_on_surface(place):
            at, _ = self._room.put(list_around(self._sky.place(place), DISC + 2), (2 * PAWN, 2 * PAWN), _DEAR)
            return at, ()
        return self._hover(place, find_look(seat).colour)

    def _hover(self, place: str, colour: str) -> tuple[Point, Sequence[Shape]]:
        x, y = self._sky.place(place)
        size = (2 * PAWN, 2 * PAWN)
        if find_planet(place):
            at, _ = self._room.put(list_around((x, y), ORBIT), size, _DEAR)
            return at, (Circle(x, y, ORBIT, Style(stroke=WHITE, width=2, dash=(7, 6))),)
        at, _ = self._room.put(list_around((x, y), _PIN), size, _DEAR)
        return at, (
            Line(((x, y), at), Style(stroke=NIGHT, width=10)),
            Line(((x, y), at), Style(stroke=colour, width=6)),
            Circle(x, y, STAR + 1, Style(fill=NIGHT, stroke=colour, width=4)),
        )


def _ring(x: int, y: int, r: int, dash: tuple[int, ...] = ()) -> tuple[Shape, ...]:
    return (
        Circle(x, y, r, Style(stroke=NIGHT, width=10)),
        Circle(x, y, r, Style(stroke=GLOW, width=6, dash=dash)),
    )
