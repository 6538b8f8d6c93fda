"""The ground of the map: what never moves, that is all but pawns and what is lit; drawn once for all its pictures."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from games.interstellar_pig.picture.layout import (
    DISC,
    DOT,
    LABEL,
    STAR,
    TAG,
    Room,
    Sky,
    Taken,
    list_along,
    list_beside,
)
from games.interstellar_pig.picture.marks import draw_chip, draw_star, pick
from games.interstellar_pig.picture.palette import (
    DOT as DOT_COLOUR,
)
from games.interstellar_pig.picture.palette import ROUTE, WORLDS, find_look
from games.interstellar_pig.picture.shown import PlanetShown
from games.interstellar_pig.state.starmap import StarMap
from porc_royal.picture.palette import EDGE, MUTED, NIGHT, WHITE
from porc_royal.picture.shown import Said, Words, read_out
from porc_royal.scene import Circle, Layer, Line, Point, Rect, Shape, Style, Text

_CHIP: Final = 29


@dataclass(frozen=True, slots=True)
class Charted:
    """Where everything is that never moves, and the room it takes."""

    sky: Sky
    labels: Mapping[str, Point]
    tags: Mapping[str, Point]
    taken: tuple[Taken, ...]


@lru_cache(maxsize=128)
def chart_ground(chart: StarMap, top: int) -> Charted:
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
            placed[planet] = room.put(list_beside(sky.planets[planet]), LABEL, 150)
    return {planet: centre for planet, (centre, _) in placed.items()}


def _placed_tags(sky: Sky, room: Room) -> Mapping[str, Point]:
    placed = {}
    for line in sky.chart.lines:
        ends = sky.planets[line.a], sky.planets[line.b]
        placed[line.id], _ = room.put(list_along(sky.dots[line.id], ends), TAG, 40)
    return placed


class Ground(NamedTuple):
    """The layers of the map that never move, from the ground up; pins and what is lit lie below the dots."""

    below: tuple[Layer, ...]
    above: tuple[Layer, ...]


@lru_cache(maxsize=128)
def draw_ground(chart: StarMap, top: int, planets: tuple[PlanetShown, ...], letters: Said) -> Ground:
    """Remembered by all that is drawn: the map, what is known of its planets, the letters in the viewer's words."""
    drawn = _Drawing(chart, planets, chart_ground(chart, top), read_out(letters))
    return Ground(
        (
            Layer("lines", drawn.lines()),
            Layer("ties", tuple(drawn.tie(planet) for planet in planets)),
            Layer("plates", tuple(drawn.plate(planet) for planet in planets)),
        ),
        (
            Layer("dots", drawn.dots()),
            Layer("planets", drawn.planets()),
            Layer("labels", tuple(shape for planet in planets for shape in drawn.label(planet))),
            Layer("tags", drawn.tags()),
        ),
    )


class _Drawing:
    """One ground being drawn."""

    def __init__(
        self, chart: StarMap, planets: tuple[PlanetShown, ...], found: Charted, words: Words
    ) -> None:
        self._chart = chart
        self._shown = planets
        self._words = words
        self._sky, self._labels, self._tags = found.sky, found.labels, found.tags

    def lines(self) -> tuple[Shape, ...]:
        style = Style(stroke=ROUTE, width=3)
        return tuple(
            Line((self._sky.planets[line.a], self._sky.planets[line.b]), style) for line in self._chart.lines
        )

    def dots(self) -> tuple[Shape, ...]:
        shapes: list[Shape] = []
        style = Style(fill=DOT_COLOUR, stroke=NIGHT, width=2)
        for line in self._chart.lines:
            for number, (x, y) in enumerate(self._sky.dots[line.id], 1):
                shapes += draw_star(x, y, STAR) if number == line.star else (Circle(x, y, DOT, style),)
        return tuple(shapes)

    def planets(self) -> tuple[Shape, ...]:
        shapes: list[Shape] = []
        for planet in self._shown:
            x, y = self._sky.planets[planet.id]
            world = WORLDS[planet.temperature]
            shapes += [
                Circle(x, y, DISC, Style(fill=world.surface, stroke=world.rim, width=3)),
                Text(x, y, str(int(planet.id[1:])) if planet.id[1:].isdecimal() else planet.id, 30, world.ink,
                     bold=True, halo=world.colour, halo_width=4),
            ]  # fmt: skip
        return tuple(shapes)

    def tie(self, planet: PlanetShown) -> Shape:
        """What joins a label to its planet."""
        colour = EDGE if planet.picked is None else find_look(planet.picked).colour
        ends = self._sky.planets[planet.id], self._labels[planet.id]
        return Line(ends, Style(stroke=colour, width=5, opacity=80))

    def plate(self, planet: PlanetShown) -> Shape:
        """The ground of a label: over lines, under dots, so that every dot can be counted."""
        (x, y), (wide, tall) = self._labels[planet.id], LABEL
        style = Style(fill=NIGHT, stroke=EDGE, width=1, opacity=92)
        if planet.picked is not None:
            style = Style(fill=NIGHT, stroke=find_look(planet.picked).colour, width=3)
        return Rect(x - wide // 2, y - tall // 2, wide, tall, style, 10)

    def label(self, planet: PlanetShown) -> tuple[Shape, ...]:
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
            shapes += pick(find_look(planet.picked), left - 1, y + 12, 12)
            left += _CHIP
        shapes += [
            draw_chip(value, self._words, left + _CHIP * at, y + 12, 92) for at, value in enumerate(marks)
        ]
        return tuple(shapes)

    def tags(self) -> tuple[Shape, ...]:
        shapes: list[Shape] = []
        for line in self._chart.lines:
            x, y = self._tags[line.id]
            number = str(int(line.id[1:])) if line.id[1:].isdecimal() else line.id
            shapes.append(Text(x, y, number, 20, MUTED, bold=True, halo=NIGHT, halo_width=4))
        return tuple(shapes)
