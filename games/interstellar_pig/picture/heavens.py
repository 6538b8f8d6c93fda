"""The map: lines with their dots and stars, planets with what they are like, pawns, the prize, what is lit."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from games.interstellar_pig.picture.layout import (
    DISC,
    DOT,
    LABEL,
    ORBIT,
    STAR,
    TAG,
    Room,
    Sky,
    Taken,
    along,
    around,
    beside,
)
from games.interstellar_pig.picture.marks import chip, pawn, pick, prize, star
from games.interstellar_pig.picture.palette import (
    DOT as DOT_COLOUR,
)
from games.interstellar_pig.picture.palette import ROUTE, WORLDS, look_of
from games.interstellar_pig.picture.shown import BoardPicture, PlanetShown, SeatShown
from games.interstellar_pig.places import numbered, on_surface, planet_of
from games.interstellar_pig.starmap import StarMap
from games.table.picture.marks import burst
from games.table.picture.palette import ALARM, EDGE, GLOW, GOLD, MUTED, NIGHT, WHITE
from games.table.picture.shown import Words
from games.table.scene import Circle, Layer, Line, Point, Rect, Shape, Style, Text

PAWN: Final = 18
_PIN: Final = 38
_CHIP: Final = 29
_DEAR: Final = 250
_MOST_NUMBERS: Final = 40


@dataclass(frozen=True, slots=True)
class Charted:
    """Where everything is that never moves, and the room it takes."""

    sky: Sky
    labels: Mapping[str, Point]
    tags: Mapping[str, Point]
    taken: tuple[Taken, ...]


@lru_cache(maxsize=128)
def charted(chart: StarMap, top: int) -> Charted:
    """Finding room for labels is most of the work of a picture, and the same for all pictures of a map."""
    sky = Sky(chart, top)
    room = Room(top, top + sky.height)
    for centre in sky.planets.values():
        room.take(centre, (2 * DISC + 6, 2 * DISC + 6), 60)
    for line in chart.lines:
        for number, centre in enumerate(sky.dots[line.id], 1):
            size = 2 * (STAR if number == line.star else DOT) + 4
            room.take(centre, (size, size), 60)
    return Charted(sky, _placed_labels(sky, room), _placed_tags(sky, room), room.taken)


def _placed_labels(sky: Sky, room: Room) -> Mapping[str, Point]:
    """Labels go where they cover least; each is put again once the others stand."""
    placed: dict[str, tuple[Point, Taken]] = {}
    for _ in range(2):
        for planet in sky.planets:
            if planet in placed:
                room.free(placed[planet][1])
            placed[planet] = room.put(beside(sky.planets[planet]), LABEL, 150)
    return {planet: centre for planet, (centre, _) in placed.items()}


def _placed_tags(sky: Sky, room: Room) -> Mapping[str, Point]:
    placed = {}
    for line in sky.chart.lines:
        ends = sky.planets[line.a], sky.planets[line.b]
        placed[line.id], _ = room.put(along(sky.dots[line.id], ends), TAG, 40)
    return placed


class Heavens:
    """The map of one picture, with everything at its place."""

    def __init__(self, shown: BoardPicture, words: Words, top: int) -> None:
        self._shown = shown
        self._words = words
        found = charted(shown.chart, top)
        self.sky, self._labels, self._tags = found.sky, found.labels, found.tags
        self.height = self.sky.height
        self._room = Room(top, top + self.height, found.taken)

    def layers(self) -> tuple[Layer, ...]:
        """From the ground up."""
        pawns, pins = self._pawns()
        lit, numbers = self._lit()
        return (
            Layer("trail", self._trail()),
            Layer("lines", self._lines()),
            Layer("ties", tuple(self._tie(planet) for planet in self._shown.planets)),
            Layer("plates", tuple(self._plate(planet) for planet in self._shown.planets)),
            Layer("pins", pins),
            Layer("lit", lit),
            Layer("dots", self._dots()),
            Layer("planets", self._planets()),
            Layer("labels", tuple(shape for planet in self._shown.planets for shape in self._label(planet))),
            Layer("tags", self._tag_shapes()),
            Layer("pawns", pawns),
            Layer("numbers", numbers),
        )

    def _lines(self) -> tuple[Shape, ...]:
        style = Style(stroke=ROUTE, width=3)
        return tuple(
            Line((self.sky.planets[line.a], self.sky.planets[line.b]), style)
            for line in self._shown.chart.lines
        )

    def _dots(self) -> tuple[Shape, ...]:
        shapes: list[Shape] = []
        style = Style(fill=DOT_COLOUR, stroke=NIGHT, width=2)
        for line in self._shown.chart.lines:
            for number, (x, y) in enumerate(self.sky.dots[line.id], 1):
                shapes += star(x, y, STAR) if number == line.star else (Circle(x, y, DOT, style),)
        return tuple(shapes)

    def _planets(self) -> tuple[Shape, ...]:
        shapes: list[Shape] = []
        for planet in self._shown.planets:
            x, y = self.sky.planets[planet.id]
            world = WORLDS[planet.temperature]
            shapes += [
                Circle(x, y, DISC, Style(fill=world.surface, stroke=world.rim, width=3)),
                Text(x, y, str(int(planet.id[1:])) if planet.id[1:].isdecimal() else planet.id, 30, world.ink,
                     bold=True, halo=world.colour, halo_width=4),
            ]  # fmt: skip
        return tuple(shapes)

    def _tie(self, planet: PlanetShown) -> Shape:
        """What joins a label to its planet."""
        colour = EDGE if planet.picked is None else look_of(planet.picked).colour
        ends = self.sky.planets[planet.id], self._labels[planet.id]
        return Line(ends, Style(stroke=colour, width=5, opacity=80))

    def _plate(self, planet: PlanetShown) -> Shape:
        """The ground of a label: over lines, under dots, so that every dot can be counted."""
        (x, y), (wide, tall) = self._labels[planet.id], LABEL
        style = Style(fill=NIGHT, stroke=EDGE, width=1, opacity=92)
        if planet.picked is not None:
            style = Style(fill=NIGHT, stroke=look_of(planet.picked).colour, width=3)
        return Rect(x - wide // 2, y - tall // 2, wide, tall, style, 10)

    def _label(self, planet: PlanetShown) -> tuple[Shape, ...]:
        """The planet's name, whose starting planet it is, and what it is like."""
        x, y = self._labels[planet.id]
        values = (planet.temperature, planet.atmosphere, planet.gravity, planet.terrain)
        marks = [value for value in values if value != "plain"]
        room = _CHIP * (len(marks) + (planet.picked is not None))
        left = x - room // 2 + _CHIP // 2
        shapes: list[Shape] = [
            Text(
                x, y - 14, planet.name, 22, WHITE, bold=True, max_width=LABEL[0] - 12, min_size=20, halo=NIGHT
            )
        ]
        if planet.picked is not None:
            shapes += pick(look_of(planet.picked), left - 1, y + 12, 12)
            left += _CHIP
        shapes += [chip(value, self._words, left + _CHIP * at, y + 12, 92) for at, value in enumerate(marks)]
        return tuple(shapes)

    def _tag_shapes(self) -> tuple[Shape, ...]:
        shapes: list[Shape] = []
        for line in self._shown.chart.lines:
            x, y = self._tags[line.id]
            number = str(int(line.id[1:])) if line.id[1:].isdecimal() else line.id
            shapes.append(Text(x, y, number, 20, MUTED, bold=True, halo=NIGHT, halo_width=4))
        return tuple(shapes)

    def _trail(self) -> tuple[Shape, ...]:
        """The way flown this turn, in the colour of the ship."""
        points = tuple(self.sky.place(place) for place in self._shown.trail if self.sky.known(place))
        if len(points) < 2 or self._shown.current is None:
            return ()
        return (Line(points, Style(stroke=look_of(self._shown.current).colour, width=14, opacity=75)),)

    def _pawns(self) -> tuple[tuple[Shape, ...], tuple[Shape, ...]]:
        """The pawns, and under them orbits and the pins that join pawns in space to their dots."""
        pawns: list[Shape] = []
        pins: list[Shape] = []
        flying = [seat for seat in self._shown.seats if not seat.out and self.sky.known(seat.place)]
        for seat in flying:
            at, pin = self._stand(seat)
            pawns += pawn(look_of(seat.seat), *at, PAWN)
            pins += pin
        if self.sky.known(self._shown.afloat):
            at, pin = self._hover(self._shown.afloat, GOLD)
            pawns += prize(*at, PAWN + 2)
            pins += pin
        if self.sky.known(self._shown.fight):
            centre = self.sky.place(self._shown.fight)
            at, _ = self._room.put((*around(centre, ORBIT + 8), *around(centre, 2 * ORBIT)), (46, 46), _DEAR)
            pawns += burst(*at, 24)
            pins.append(Line((centre, at), Style(stroke=ALARM, width=5)))
        return tuple(pawns), tuple(pins)

    def _stand(self, seat: SeatShown) -> tuple[Point, Sequence[Shape]]:
        """A pawn on the rim of its planet, on its orbit, or beside its dot."""
        if on_surface(seat.place):
            at, _ = self._room.put(around(self.sky.place(seat.place), DISC + 2), (2 * PAWN, 2 * PAWN), _DEAR)
            return at, ()
        return self._hover(seat.place, look_of(seat.seat).colour)

    def _hover(self, place: str, colour: str) -> tuple[Point, Sequence[Shape]]:
        x, y = self.sky.place(place)
        size = (2 * PAWN, 2 * PAWN)
        if planet_of(place):
            at, _ = self._room.put(around((x, y), ORBIT), size, _DEAR)
            return at, (Circle(x, y, ORBIT, Style(stroke=WHITE, width=2, dash=(7, 6))),)
        at, _ = self._room.put(around((x, y), _PIN), size, _DEAR)
        return at, (
            Line(((x, y), at), Style(stroke=NIGHT, width=10)),
            Line(((x, y), at), Style(stroke=colour, width=6)),
            Circle(x, y, STAR + 1, Style(fill=NIGHT, stroke=colour, width=4)),
        )

    def _lit(self) -> tuple[tuple[Shape, ...], tuple[Shape, ...]]:
        """Rings round what may be chosen, and the numbers of the dots among them, unless those are too many."""
        rings: list[Shape] = []
        numbers: list[Shape] = []
        for place in self._shown.lit:
            if not self.sky.known(place):
                continue
            x, y = self.sky.place(place)
            if planet_of(place) and not on_surface(place):
                rings += _ring(x, y, ORBIT, (12, 7))
            elif ":" not in place:
                rings += _ring(x, y, DISC + 5)
            else:
                rings += _ring(x, y, STAR + 3)
                if len(self._shown.lit) > _MOST_NUMBERS:
                    continue
                number = numbered(place)
                wide = 12 * len(number) + 14
                at, _ = self._room.put(around((x, y), 22 + wide // 2), (wide - 2, 26), 70)
                numbers += [
                    Rect(at[0] - wide // 2, at[1] - 13, wide, 26, Style(fill=NIGHT, stroke=GLOW, width=2), 8),
                    Text(*at, number, 20, GLOW, bold=True),
                ]
        return tuple(rings), tuple(numbers)


def _ring(x: int, y: int, r: int, dash: tuple[int, ...] = ()) -> tuple[Shape, ...]:
    return (
        Circle(x, y, r, Style(stroke=NIGHT, width=10)),
        Circle(x, y, r, Style(stroke=GLOW, width=6, dash=dash)),
    )
