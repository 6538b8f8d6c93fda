"""The map as it is shown: planets, lines, dots, stars; and where a flight may end (IP-22 to IP-25, IP-44 to IP-49)."""

from dataclasses import dataclass
from itertools import pairwise

from games.interstellar_pig.views.view import View


@dataclass(frozen=True, slots=True)
class Way:
    """Spaces flown through, in order, and the line of each."""

    spaces: tuple[str, ...]
    lines: tuple[str, ...]

    @property
    def route(self) -> str:
        """The lines, each said once when it is entered."""
        said = [one for at, one in enumerate(self.lines) if at == 0 or self.lines[at - 1] != one]
        return "/".join(said)


class Chart:
    """Planets and lines; a planet is one space (IP-47), flown through in its orbit."""

    def __init__(self, shown: View) -> None:
        self.planets = [one.id for one in shown.chart.planets]
        self.lines = {one.id: (one.a, one.b, one.dots, one.star) for one in shown.chart.lines}
        self.row: dict[str, list[str]] = {
            line: [f"{a}.o", *(f"{line}:{dot}" for dot in range(1, dots + 1)), f"{b}.o"]
            for line, (a, b, dots, _) in self.lines.items()
        }

    def at(self, planet: str) -> list[str]:
        """The lines that end at a planet."""
        return [line for line, (a, b, _, _) in self.lines.items() if planet in (a, b)]

    def star(self, place: str) -> bool:
        """IP-25: whether a place is the star of its line."""
        line, _, dot = place.partition(":")
        return bool(dot) and self.lines[line][3] == int(dot)

    def places(self) -> set[str]:
        """Every place there is."""
        dots = {one for row in self.row.values() for one in row}
        return dots | {f"{planet}.s" for planet in self.planets}

    def run(self, place: str, line: str, goal: str) -> list[str]:
        """The spaces from a place along a line to the planet at its end."""
        row = self.row[line] if self.lines[line][1] == goal else self.row[line][::-1]
        start = place.replace(".s", ".o")
        return row[row.index(start) + 1 :] if start in row else []

    def ways(self, place: str, line: str, goal: str, spaces: int) -> list[Way]:
        """R-22: all ways of so many spaces; at each planet any other line, never back along the one just flown."""
        run = self.run(place, line, goal)
        if not run:
            return []
        if len(run) >= spaces:
            return [Way(tuple(run[:spaces]), (line,) * spaces)]
        found: list[Way] = []
        for other in self.at(goal):
            if other != line:
                a, b, _, _ = self.lines[other]
                onward = b if a == goal else a
                found += [
                    Way((*run, *way.spaces), (*((line,) * len(run)), *way.lines))
                    for way in self.ways(f"{goal}.o", other, onward, spaces - len(run))
                ]
        return found

    def towards(self, here: str, there: str) -> tuple[str, str]:
        """The line from one space to the next, and the planet it leads to."""
        for line, row in self.row.items():
            for one, two in pairwise(row):
                if (here, there) == (one, two):
                    return line, self.lines[line][1]
                if (here, there) == (two, one):
                    return line, self.lines[line][0]
        return "", ""
