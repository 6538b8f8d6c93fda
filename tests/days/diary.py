"""The diary of a simulated game: who was asked when, pinged how often, answered by whom, and what befell the bot."""

import datetime as dt
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

By = Literal["person", "order", "default", "practice", "deputy"]
"""Who gave an answer. `order`: a standing order; `default`: what the rules say for the absent."""

Kind = Literal["asked", "pinged", "answered", "came", "told", "bot"]

ANSWERED_FOR: Final[frozenset[By]] = frozenset({"order", "default", "practice", "deputy"})


@dataclass(frozen=True, slots=True)
class Line:
    """One line. `at` in unix milliseconds; `who` by name, "" where it is nobody's.

    place   of the log, of what was asked or answered; `seq`: the number of the answer in it
    by      who answered
    due_at  by when what was asked is to be answered, None where no time was set
    window  whether it was asked, or answered, in a window
    """

    at: int
    kind: Kind
    who: str
    what: str
    place: int = 0
    by: By | None = None
    due_at: int | None = None
    window: bool = False
    seq: int = -1


@dataclass(slots=True)
class Diary:
    """All lines in order, and in which zone everybody lives (hours east of UTC)."""

    title: str
    zones: dict[str, int] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)
    ended_at: int | None = None

    def add(self, line: Line) -> None:
        self.lines.append(line)

    def of_kind(self, kind: Kind) -> list[Line]:
        return [one for one in self.lines if one.kind == kind]

    def count_pings(self, calls: Sequence[Line]) -> dict[str, Counter[str]]:
        """For everybody, how often they were called on each day of their own calendar, by these lines."""
        found: dict[str, Counter[str]] = defaultdict(Counter)
        for one in calls:
            found[one.who][self._local(one).date().isoformat()] += 1
        return found

    def _local(self, line: Line) -> dt.datetime:
        return dt.datetime.fromtimestamp(
            line.at / 1000, dt.timezone(dt.timedelta(hours=self.zones.get(line.who, 0)))
        )

    def __str__(self) -> str:
        """As it is read: a heading for each day (UTC), a line for each thing, and a table of everybody at the end."""
        return "\n".join([self.title, "", *self._days(), "", *self._summary()])

    def _days(self) -> Sequence[str]:
        found, day = list[str](), ""
        for number, line in enumerate(self.lines):
            utc = dt.datetime.fromtimestamp(line.at / 1000, dt.UTC)
            if day != (day := f"{utc:%a %d %b}"):
                found += ["", f"== {day} =="]
            again = (
                number and self.lines[number - 1].at // 60_000 == line.at // 60_000 and len(found[-1]) > 20
            )
            moment = "     " if again else f"{utc:%H:%M}"
            there = f"({self._local(line):%a %H:%M})" if line.who in self.zones else ""
            found.append(f"{moment}  {line.who:<9} {there:<12} {_word(line)}".rstrip())
        return found

    def _summary(self) -> Sequence[str]:
        answers: dict[str, Counter[str]] = defaultdict(Counter)
        for one in self.of_kind("answered"):
            answers[one.who][one.by or ""] += 1
        asked, pings = (
            Counter(one.who for one in self.of_kind("asked")),
            self.count_pings(self.of_kind("pinged")),
        )
        widths = {
            "asked": 6,
            "pinged": 8,
            "most/day": 9,
            "self": 6,
            "order": 7,
            "default": 9,
            "deputy": 8,
            "practice": 10,
        }
        head = " " * 10 + "".join(f"{name:>{width}}" for name, width in widths.items())
        rows = []
        for who in sorted({*asked, *answers, *pings, *self.zones}):
            mine, days = answers[who], pings.get(who, Counter())
            rows.append(
                f"{who:<10}{asked[who]:>6}{days.total():>8}{max(days.values(), default=0):>9}{mine['person']:>6}"
                f"{mine['order']:>7}{mine['default']:>9}{mine['deputy']:>8}{mine['practice']:>10}"
            )
        return [head, *rows]


def _word(line: Line) -> str:
    match line.kind:
        case "asked":
            due = dt.datetime.fromtimestamp(line.due_at / 1000, dt.UTC) if line.due_at else None
            until = f", until {due:%a %H:%M}" if due else ""
            return f"is asked {line.what}{until}"
        case "pinged":
            return f"! pinged: {line.what}"
        case "answered" if line.by in ANSWERED_FOR:
            return f"answered for by {line.by}: {line.what}"
        case "answered":
            return f"answers {line.what}"
        case _:
            return line.what
