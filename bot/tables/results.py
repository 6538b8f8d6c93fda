"""How a game ended for each seat, as it is kept, and what is counted of the games of a person."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from bot.tables.live import Live
from porc_royal.facts import Named, Seat
from porc_royal.rulebook import Result
from storage.ports import NewResult, ResultRow, SeatRow

PREFERENCE: Final = "record"
SHOWN: Final = "shown"
"""What a person has set who lets others see how they do; nobody else is shown."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What is counted of some games of one person, the oldest first.

    row, best      games won in a row up to now, and at best
    length, most   milliseconds that a game took, on average and at most
    replies, wait  answers, and the milliseconds that each took on average
    favourite      what was played most often, of the same the last; None where nothing has a name
    times          how often that was
    """

    games: int
    won: int
    row: int
    best: int
    length: int
    most: int
    replies: int
    wait: int
    favourite: Named | None
    times: int


@dataclass(frozen=True, slots=True)
class Month:
    """The games that ended in a month, in order: for each whether it was won."""

    games: tuple[bool, ...] = ()


def list_results(live: Live, result: Result) -> tuple[NewResult, ...]:
    """How a game ended for each seat; what each played, as everybody knows it."""
    view = live.play.view(None)

    def make(row: SeatRow) -> NewResult:
        title = live.rulebook.title(view, Seat(row.seat))
        return NewResult(
            row.seat,
            row.user_id if row.kind == "person" else None,
            row.seat in result.winners,
            "" if title is None else f"{title.kind}/{title.name}",
        )

    return tuple(map(make, live.seats))


def count_results(rows: Sequence[ResultRow]) -> Tally:
    """What is counted of these games, the oldest first; of no games all is 0."""
    row = best = 0
    for one in rows:
        row = row + 1 if one.won else 0
        best = max(best, row)
    lengths = [one.ended_at - one.started_at for one in rows]
    replies = sum(one.replies for one in rows)
    favourite, times = _find_favourite(one.title for one in rows if one.title)
    return Tally(
        games=len(rows),
        won=sum(one.won for one in rows),
        row=row,
        best=best,
        length=sum(lengths) // len(lengths) if lengths else 0,
        most=max(lengths, default=0),
        replies=replies,
        wait=sum(one.waited for one in rows) // replies if replies else 0,
        favourite=favourite,
        times=times,
    )


def _find_favourite(titles: Iterable[str]) -> tuple[Named | None, int]:
    """What stands there most often; of several the one that stands there last."""
    counts, last = Counter[str](), dict[str, int]()
    for place, title in enumerate(titles):
        counts[title] += 1
        last[title] = place
    if not counts:
        return None, 0
    found = max(counts, key=lambda title: (counts[title], last[title]))
    kind, _, name = found.partition("/")
    return Named(kind, name), counts[found]


def sort_by_month(rows: Iterable[ResultRow], year: int) -> tuple[Month, ...]:
    """The games that ended in each month of a year, by the calendar of UTC."""
    months: list[list[bool]] = [[] for _ in range(12)]
    for one in rows:
        day = datetime.fromtimestamp(one.ended_at / 1000, UTC)
        if day.year == year:
            months[day.month - 1].append(one.won)
    return tuple(Month(tuple(games)) for games in months)
