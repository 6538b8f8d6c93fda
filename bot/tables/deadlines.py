"""Deadlines of the open questions: which of them close, which open, and when they fall due."""

from collections.abc import Sequence

from msgspec import Struct

from bot.tables.absence import find_steward_time
from bot.tables.due_times import Due, find_due, keep_due, list_asked, resume_due
from bot.tables.live import Live
from bot.tables.terms import NO_TERMS, Terms, write_terms
from porc_royal.facts import Seat
from porc_royal.lessons import PUPIL
from storage.ports import Close, NewDeadline, SeatRow

REMINDERS = (("half", 2), ("tenth", 10))
"""A reminder when one half, then one tenth, of the time is left."""
LONG_WINDOW_MS = 3_600_000
"""Nobody is reminded of a window that closes sooner; of one that stays open longer once, at half of its time."""


class Timetable(Struct, frozen=True):
    """Deadlines to close and to open, and when the open questions fall due (None: never), on what terms."""

    closes: tuple[Close, ...] = ()
    opens: tuple[NewDeadline, ...] = ()
    due_at: int | None = None
    terms: Terms = NO_TERMS

    @property
    def steward_times(self) -> dict[Seat, int]:
        """When stewards and practice players answer."""
        return {Seat(one.seat): one.due_at for one in self.opens if one.kind == "steward"}


def plan_deadlines(live: Live, at: int, practice_delay: int, keep: int | None = None) -> Timetable:
    """The deadlines of the questions that have just been opened.

    keep: a due time to keep, because the same seat goes on with the same turn.
    """
    game = live.play
    awaited = game.awaited
    if not awaited:
        return Timetable((Close(),))
    practice = list_practice_deadlines(live, at, practice_delay)
    opens = [] if is_pupil_first(live) else practice
    if len(practice) == len(awaited):
        return Timetable((Close(),), tuple(opens))
    seconds = live.table.window_seconds if _has_window(live) else live.table.deadline_seconds
    timed = None if seconds is None else _find_due(live, at, 1000 * seconds, keep)
    for seat in awaited:
        opens += list_steward_deadlines(live, seat, at, timed.at if timed else None, practice_delay)
    if timed is None:
        return Timetable((Close(),), tuple(opens))
    opens += list_due_deadlines(live, at, timed.began, timed.at, timed.terms)
    return Timetable((Close(),), tuple(opens), timed.at, timed.terms)


def is_pupil_first(live: Live) -> bool:
    """Whether the partners of a lesson wait for its pupil, who is asked with them.

    What they reply follows from how many have answered: a pupil who reads slowly would else meet another game than the
    one that the words of the lesson were written for.
    """
    return bool(live.table.lesson) and PUPIL in live.play.awaited and live.at(PUPIL).kind == "person"


def list_practice_deadlines(live: Live, at: int, practice_delay: int) -> list[NewDeadline]:
    """When the practice players answer that are asked."""
    practice = [seat for seat in live.play.awaited if live.at(seat).kind == "practice"]
    return [NewDeadline("steward", at + practice_delay, live.play.place, seat) for seat in practice]


def _find_due(live: Live, at: int, length: int, keep: int | None) -> Due:
    return find_due(live, at, length) if keep is None else keep_due(live, keep, length)


def list_steward_deadlines(
    live: Live, seat: Seat, at: int, due: int | None, delay: int
) -> Sequence[NewDeadline]:
    """When the steward of a seat answers what it is asked, if it is away then."""
    time = find_steward_time(live, seat, at, due, delay)
    return [] if time is None else [NewDeadline("steward", time, live.play.place, seat)]


def list_due_deadlines(live: Live, at: int, began: int, due: int, terms: Terms) -> tuple[NewDeadline, ...]:
    """The deadline of the open questions, and the reminders still to come of the time that `began` with them."""
    game, kept = live.play, write_terms(terms)
    if _has_window(live):
        reminders = _list_reminders(at, began, due, game.place) if due - began >= LONG_WINDOW_MS else ()
        half = [one for one in reminders if one.kind == "half"]
        return (NewDeadline("window", due, game.place, payload=kept), *half)
    ask = NewDeadline("ask", due, game.place, payload=kept)
    return (ask, *_list_reminders(at, began, due, game.place))


def _has_window(live: Live) -> bool:
    """Whether a window is open: also where all have answered it already, by orders perhaps, which is their secret."""
    return any(ask.window for ask in live.play.asks.values())


def _list_reminders(at: int, began: int, due: int, place: int) -> Sequence[NewDeadline]:
    """Those still to come of the time that `began` with the turn: what is done amid it moves none of them."""
    times = [(kind, due - (due - began) // part) for kind, part in REMINDERS]
    return [NewDeadline(kind, time, place) for kind, time in times if at < time < due]


def give_time(live: Live, row: SeatRow, at: int) -> tuple[NewDeadline, ...]:
    """Whoever sits down at a seat that is asked has as long as anybody: the deadline is put off, where it is nearer.

    Whether the seat has answered already decides nothing: the moment would betray it. A window closes when it was to.
    """
    asked, seconds = list_asked(live, at), live.table.deadline_seconds
    if live.table.status != "playing" or live.due_at is None or seconds is None or live.terms.banks:
        return ()
    if row.user_id is None or row.seat not in asked or live.play.asks[Seat(row.seat)].window:
        return ()
    due = find_due(live, at, 1000 * seconds)
    if due.at <= live.due_at:
        return ()
    live.due_at, live.terms = due.at, due.terms
    return list_due_deadlines(live, at, due.began, due.at, due.terms)


def move_due(live: Live, since: int, until: int, away: int) -> tuple[NewDeadline, ...]:
    """Put a table's due time off, since its clock has stood still; gives what is moved further than all the rest.

    away  by how much every deadline is put off, before these are opened
    """
    if live.due_at is None or live.game is None:
        return ()
    due = resume_due(live, Due(live.due_at, live.terms), since, until, away)
    moved, live.due_at, live.terms = live.due_at + away, due.at, due.terms
    return () if due.at == moved else list_due_deadlines(live, until, due.began, due.at, due.terms)
