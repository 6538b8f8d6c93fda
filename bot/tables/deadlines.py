"""Deadlines of the open questions: which of them close, which open, and when they fall due."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.live import Live
from storage.ports import Close, NewDeadline

REMINDERS = (("half", 2), ("tenth", 10))
"""A reminder when one half, then one tenth, of the time is left."""


@dataclass(frozen=True, slots=True)
class Timetable:
    """Deadlines to close and to open, and when the open questions fall due (None: never)."""

    closes: tuple[Close, ...] = ()
    opens: tuple[NewDeadline, ...] = ()
    due_at: int | None = None


def plan_deadlines(live: Live, at: int, practice_delay: int, keep: int | None = None) -> Timetable:
    """The deadlines of the questions that have just been opened.

    keep: a due time to keep, because the same seat goes on with the same turn.
    """
    game = live.play
    awaited = game.awaited
    if not awaited:
        return Timetable((Close(),))
    practice = [seat for seat in awaited if live.at(seat).kind == "practice"]
    opens = [NewDeadline("steward", at + practice_delay, game.place, seat) for seat in practice]
    if len(practice) == len(awaited):
        return Timetable((Close(),), tuple(opens))
    window = any(game.asks[seat].window for seat in awaited)
    seconds = live.table.window_seconds if window else live.table.deadline_seconds
    due = None if seconds is None else (at + 1000 * seconds if keep is None else keep)
    if due is not None:
        opens += list_due_deadlines(live, at, due - 1000 * (seconds or 0), due)
    return Timetable((Close(),), tuple(opens), due)


def list_due_deadlines(live: Live, at: int, began: int, due: int) -> tuple[NewDeadline, ...]:
    """The deadline of the open questions, and the reminders still to come of the time that `began` with them."""
    game = live.play
    if any(game.asks[seat].window for seat in game.awaited):
        return (NewDeadline("window", due, game.place),)
    return (NewDeadline("ask", due, game.place), *_list_reminders(at, began, due, game.place))


def _list_reminders(at: int, began: int, due: int, place: int) -> Sequence[NewDeadline]:
    """Those still to come of the time that `began` with the turn: what is done amid it moves none of them."""
    times = [(kind, due - (due - began) // part) for kind, part in REMINDERS]
    return [NewDeadline(kind, time, place) for kind, time in times if at < time < due]
