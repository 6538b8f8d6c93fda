"""The table of one game: what was found by hand before, what is counted now, and how far it should go."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import mean, median
from typing import Final, TypeAlias

from bench.calm.counting import Step, Tally, tally_turns
from bench.calm.games import Counted
from bench.calm.playing import Game, Players
from bench.calm.scenes import Weights
from porc_royal.asks import PASS

MEGABYTE: Final = 1_000_000
HEAD: Final = ("figure", "before", "practice", "random", "reach", "")
PASSING: Final = (PASS, "pass-phase")
"""What answers a window with nothing, this once or for all of its phase."""
Count: TypeAlias = Callable[[Tally], Iterable[float]]
"""Takes the values of a figure from one turn."""
KINDS: Final[tuple[Players, ...]] = ("practice", "random")


@dataclass(frozen=True, slots=True)
class Line:
    """One figure: every value that was counted of it, by kind of players.

    before  what was found by hand before the table was made calmer; "" where nobody looked
    reach   the most that is wanted; None: only reported
    """

    name: str
    values: Mapping[Players, Sequence[float]]
    reach: float | None = None
    before: str = ""
    digits: int = 1

    @property
    def verdict(self) -> str:
        """Whether the reach is met on the average, and everywhere."""
        counted = [values for values in self.values.values() if values]
        if self.reach is None or not counted:
            return ""
        if any(mean(values) > self.reach for values in counted):
            return "MISSED"
        return "ok" if all(max(values) <= self.reach for values in counted) else "ok on average"

    @property
    def cells(self) -> tuple[str, ...]:
        """As it stands in the table: mean (most)."""
        reach = "" if self.reach is None else f"≤ {self.reach:g}"
        return (self.name, self.before, *(self._cell(kind) for kind in KINDS), reach, self.verdict)

    def _cell(self, kind: Players) -> str:
        values = self.values.get(kind, ())
        if not values:
            return "-"
        return f"{mean(values):.{self.digits}f} ({max(values):.{self.digits}f})"


BEFORE: Final[Mapping[str, Mapping[str, str]]] = {
    "complete": {
        "messages": "45-66",
        "pictures": "30-41",
        "calls": "15-33",
        "requests": "1.0-1.2",
        "trip": "7",
        "window": "1",
        "order": "10",
    },
    "simplified": {"requests": "1.0-1.2"},
}
"""What was found when whole games were played by hand, and by `python -m bench requests`."""


FORM: Final = range(2, 6)
"""Fields of a form that may stand in one window."""
ONE_WINDOW: Final = 2.0
"""The press that opens it, and the one that sends it; a whole move of a menu is one."""


class Counts:
    """The games of one kind of table that were played, and their figures."""

    def __init__(
        self, key: str, counted: Counted, games: Mapping[Players, Sequence[Game]], order: int
    ) -> None:
        self.key: Final = key
        self.counted: Final = counted
        self.games: Final = games
        self.order: Final = order
        self.weights: Final = Weights()
        for game in (one for played in games.values() for one in played):
            self.weights.add(game.what, game.sizes)
        self.turns: Final[Mapping[Players, Sequence[Tally]]] = {
            kind: [tally for game in played for tally in _tally_whole(game)] for kind, played in games.items()
        }

    def steps(self, kind: Players) -> list[Step]:
        """Every reply of the turns that were played to their end."""
        return [step for game in self.games[kind] for step in game.steps if step.turn in game.whole]

    def list_lines(self) -> list[Line]:
        """Every figure of this game."""
        before = BEFORE.get(self.key, {})
        return [
            Line("public messages", self._each(lambda one: [one.messages]), 12, before.get("messages", "")),
            Line("edits of public messages", self._each(lambda one: [one.edits])),
            Line("pictures posted", self._each(lambda one: [len(one.pictures)]), 5, before.get("pictures", "")),
            Line("MB of pictures posted", self._each(lambda one: [self._weigh(one.pictures)]), 1.5, digits=2),
            Line("pictures edited", self._each(lambda one: [len(one.pictures_edited)])),
            Line("MB of pictures edited", self._each(lambda one: [self._weigh(one.pictures_edited)]), digits=2),
            Line("pictures to one person alone", self._each(lambda one: [len(one.private_pictures)])),
            Line("MB to one person alone", self._each(lambda one: [self._weigh(one.private_pictures)]), digits=2),
            Line("notifications a player", self._each(lambda one: one.notified.values()), 5, before.get("calls", "")),
            Line("… those of one moment as one", self._each(lambda one: one.moments.values())),
            Line("… to one who owes nothing", self._each(lambda one: one.idle.values()), 0),
            *self._list_requests(before.get("requests", "")),
            *self._list_presses(before),
            Line("replies", self._each(lambda one: [one.replies])),
        ]  # fmt: skip

    def _each(self, count: Count) -> Mapping[Players, list[float]]:
        return {
            kind: [float(one) for turn in turns for one in count(turn)] for kind, turns in self.turns.items()
        }

    def _weigh(self, pictures: Sequence[bytes]) -> float:
        return sum(self.weights.weigh(pictures)) / MEGABYTE

    def _list_requests(self, before: str) -> list[Line]:
        """A turn's requests for each of its replies: those of the outbox, and with the answers to interactions."""
        own = self._each(lambda one: [one.own / max(1, one.replies)])
        all_of_them = self._each(lambda one: [(one.own + one.answers) / max(1, one.replies)])
        return [
            Line("requests a reply, answers to presses apart", own, 1.0, before, digits=2),
            Line("requests a reply, answers to presses included", all_of_them, digits=2),
        ]

    def _list_presses(self, before: Mapping[str, str]) -> list[Line]:
        lines = [
            Line("presses for a reply, over all of them", self._count_presses(range(100))),
            Line("presses for a form of two to five fields", self._count_presses(FORM), ONE_WINDOW),
        ]
        if self.counted.trip:
            trips = {kind: self._count_trips(kind) for kind in self.games}
            whole = {kind: self._count_trips(kind, opening=True) for kind in self.games}
            lines.append(Line("presses for a trip or flight", trips, 2, before.get("trip", "")))
            lines.append(Line("… with those for its question to be shown", whole))
        passes = {
            kind: [float(one.presses) for one in self.steps(kind) if one.window and one.option in PASSING]
            for kind in self.games
        }
        if any(passes.values()):
            lines.append(Line("presses to pass a window", passes, 1, before.get("window", "")))
        if self.counted.order is not None:
            value: list[float] = [self.order] if self.order else []
            lines.append(
                Line("presses for a standing order", {"practice": value}, 2, before.get("order", ""))
            )
        return lines

    def _count_trips(self, kind: Players, *, opening: bool = False) -> list[float]:
        """The presses of each trip or flight: of its first question and of those that follow from it.

        opening: also those that only brought a question up, which stands in a message of one's own otherwise
        """
        first, found = next(iter(self.counted.trip)), list[float]()
        for step in self.steps(kind):
            if step.stuck or step.option not in self.counted.trip.get(step.asked, ()):
                continue
            presses = step.presses - (0 if opening else step.before)
            if step.asked == first:
                found.append(presses)
            elif found:
                found[-1] += presses
        return found

    def _count_presses(self, fields: range) -> Mapping[Players, list[float]]:
        """The presses of each reply with so many fields, without those that only brought its question up."""
        return {
            kind: [
                float(one.presses - one.before)
                for one in self.steps(kind)
                if one.option and not one.stuck and one.fields in fields
            ]
            for kind in self.games
        }

    @staticmethod
    def _list_stuck(played: Sequence[Game]) -> list[str]:
        """Where the panels led no further, so that it can be seen again."""
        return [
            f"seed {game.seed}, reply {number}, {step.asked}, {step.stuck}"
            for game in played
            for number, step in enumerate(game.steps)
            if step.stuck
        ]

    def word_notes(self) -> list[str]:
        """How the figures came about."""
        notes = []
        for kind, played in self.games.items():
            turns, steps = self.turns[kind], self.steps(kind)
            undriven = sum(bool(step.stuck) for step in steps)
            replies = sum(one.replies for one in turns)
            notes.append(
                f"{kind}: {len(played)} games, {len(turns)} whole turns, {replies} replies; "
                f"{undriven} of them were given without the panels, because none led there"
            )
            notes += [f"no way, {kind} {found}" for found in self._list_stuck(played)]
            opening = sum(step.record.own for game in played for step in game.steps if not step.option)
            notes.append(
                f"{kind}: {opening / len(played):.0f} requests opened a table; they are not counted, being no reply's"
            )
        sizes = self.weights.weigh(
            one for turns in self.turns.values() for turn in turns for one in turn.pictures
        )
        if sizes:
            kib = [one / 1024 for one in sizes]
            notes.append(
                f"a public picture: mean {mean(kib):.0f} KiB, median {median(kib):.0f}, most {max(kib):.0f}; "
                f"{len(self.weights.sizes)} of {len(self.weights.what)} were painted, the others weigh as these do"
            )
        return notes


def _tally_whole(game: Game) -> list[Tally]:
    found = tally_turns(game.steps, frozenset(game.people))
    return [found[turn] for turn in sorted(game.whole)]


def draw_table(rows: Sequence[Sequence[str]]) -> str:
    """Rows as text, the first of them the heading."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join(lines)


def word_counts(counts: Counts) -> str:
    """The table of one game, with its notes."""
    lines = [HEAD, *(line.cells for line in counts.list_lines())]
    head = f"{counts.counted.called}, for each turn: mean (most)"
    return "\n".join([head, draw_table(lines), *(f"- {one}" for one in counts.word_notes())])
