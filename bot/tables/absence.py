"""Absence: which seats are away, and when what answers for them does so. Only public facts decide it.

A seat is away from the moment at which its person let a deadline pass, or said so ahead. Its steward answers after
the table's grace, whatever it would answer; what the seat is asked within one more grace is answered at once, so that a
stretch of play waits for an absent person once (DEC-087, DEC-088).
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.tables.live import Live
from bot.tables.posts import Inbox
from bot.tables.waking_hours import Hours
from porc_royal.facts import Seat
from storage.ports import KnownAbsence, SeatRow, Steward

STEWARDS: Final[tuple[Steward, ...]] = ("orders", "defaults", "practice", "wait")
"""What a person may choose by itself; a deputy has to accept."""

LONG_STEP_MS: Final = 3_600_000
"""Deadlines at least as long are not for people who sit together."""

USUAL: Final[Steward] = "orders"
"""The steward of those who chose none: what they ordered, else what the rules hold for them."""


def is_away(row: SeatRow | KnownAbsence, at: int) -> bool:
    """Whether the person of a seat is away at a moment."""
    return (
        row.away_from is not None and row.away_from <= at and (row.away_until is None or at < row.away_until)
    )


def is_excused(row: SeatRow, at: int) -> bool:
    """Whether they said so ahead, so that a deadline that passes is no miss."""
    return is_away(row, at) and row.away_until is not None


def has_returned(live: Live, row: SeatRow) -> bool:
    """Whether somebody has pressed something since they went away, of which the others are told later.

    While a question is answered in secret, whoever comes back does so without a word: nobody shall see by it who has
    just answered.
    """
    seen_at = live.posts.inbox(Seat(row.seat)).seen_at
    return row.away_from is not None and seen_at > row.away_from


def is_asked_in_secret(live: Live, seat: Seat) -> bool:
    """Whether a seat is asked what others shall not see it answer."""
    asked = None if live.game is None else live.play.asks.get(seat)
    return asked is not None and (asked.sealed or asked.optional)


def has_deputy(row: SeatRow, at: int) -> bool:
    """Whether a deputy sits there at a moment: its person is away, and chose a deputy, who is in time so far."""
    return row.steward == "deputy" and row.deputy_id is not None and not row.deputy_late and is_away(row, at)


def find_deputised(live: Live, user_id: int) -> SeatRow | None:
    """The seat whose deputy somebody is, whether its person is away or not."""
    return next((row for row in live.seats if row.steward == "deputy" and row.deputy_id == user_id), None)


def is_deputised(live: Live, row: SeatRow) -> bool:
    """Whether a deputy sits at a seat now."""
    return has_deputy(row, live.now()) and not has_returned(live, row)


def find_acting_row(live: Live, user_id: int) -> SeatRow | None:
    """The seat that somebody speaks for now: their own, or that of whoever they are the deputy of."""
    row = live.seat_of(user_id) or find_deputised(live, user_id)
    return row if row is not None and (row.user_id == user_id or is_deputised(live, row)) else None


def get_reader(live: Live, row: SeatRow) -> SeatRow:
    """The seat as whoever reads what it is asked sits there: its person, or the deputy."""
    if not is_deputised(live, row):
        return row
    return replace(row, user_id=row.deputy_id, language=row.deputy_language, dm_ok=None)


def get_hours(live: Live, seat: Seat) -> Hours | None:
    """When whoever answers for a seat now wants to be left in peace: its person, or the deputy."""
    user = get_reader(live, live.at(seat)).user_id
    return None if user is None else live.hours.get(user)


def list_readers(live: Live) -> Sequence[SeatRow]:
    """Every seat as whoever reads there sits on it."""
    return [get_reader(live, row) for row in live.seats]


def list_away(live: Live, at: int) -> Sequence[SeatRow]:
    """The seats whose people are away at a moment, by number."""
    return [row for row in live.seats if is_away(row, at)]


def is_anybody_there(live: Live, at: int) -> bool:
    """Whether anybody waits for those who are away: else the game would run to its end while nobody looks."""
    return any(row.kind == "person" and (not is_away(row, at) or has_deputy(row, at)) for row in live.seats)


def may_answer(live: Live, row: SeatRow, at: int) -> bool:
    """Whether the steward of a seat may answer now: its person is away, and somebody else is there."""
    return is_away(row, at) and not has_returned(live, row) and is_anybody_there(live, at)


def get_steward(row: SeatRow) -> Steward:
    """What answers for a seat by itself, while its person is away: for a deputy who does not, the usual."""
    return USUAL if row.steward in (None, "deputy") else row.steward


def find_steward_time(live: Live, seat: Seat, at: int, due: int | None, delay: int) -> int | None:
    """When the steward of a seat answers what it is asked at a moment; None where it waits for the deadline.

    due: when the question falls due, None: never
    delay: milliseconds in which it answers what follows
    """
    row, grace = live.at(seat), 1000 * live.table.grace_seconds
    if row.kind != "person" or row.away_from is None or get_steward(row) == "wait" or has_deputy(row, at):
        return None
    if has_returned(live, row) or not is_anybody_there(live, at):
        return None
    asked = max(at, row.away_from)
    follows = row.answered_at is not None and asked - row.answered_at < grace
    time = asked + (delay if follows else grace)
    if seat in live.steward_times and live.play.since(seat) < live.play.place:
        time = live.steward_times[seat]  # what is done amid a question wins no time
    if (row.away_until is not None and time >= row.away_until) or (due is not None and time >= due):
        return None
    return time


def note_answer(row: SeatRow, at: int, step: int | None) -> SeatRow:
    """The seat when its steward has answered; away for another whole step of time, it has missed once more.

    step: milliseconds of the table's deadline
    """
    row = replace(row, answered_at=at)
    missed = row.missed_at is not None and step is not None and at - row.missed_at >= step
    return _count_miss(row, at) if missed and not is_excused(row, at) else row


def is_uncalled(row: SeatRow, inbox: Inbox, at: int, step: int | None) -> bool:
    """Whether somebody who was there before could not know of what has passed: nobody has called them since.

    Whoever goes on with a game is asked without a sound (`bot/tables/calls.py`), and at most two calls a day are made.
    Deadlines of less than an hour are for people who sit together and look at the channel.
    """
    return (
        inbox.called_at <= inbox.seen_at
        and not is_away(row, at)
        and step is not None
        and step >= LONG_STEP_MS
    )


def note_miss(live: Live, row: SeatRow, at: int, step: int | None) -> SeatRow:
    """The seat when its person, or its deputy, has let a deadline pass."""
    if is_away(row, at) and not has_returned(live, row):
        return replace(note_answer(row, at, step), deputy_late=row.deputy_id is not None)
    return replace(_count_miss(row, at), away_from=at, away_until=None)


def _count_miss(row: SeatRow, at: int) -> SeatRow:
    return replace(row, misses=row.misses + 1, missed_at=at)


def has_no_patience(live: Live, row: SeatRow) -> bool:
    """Whether the table waits for this person no longer."""
    return not row.is_open and live.table.patience is not None and row.misses >= live.table.patience


def open_seat(row: SeatRow) -> SeatRow:
    """The seat when anybody may take it; its steward goes on answering until somebody does."""
    return replace(row, is_open=True)


def come_back(row: SeatRow) -> SeatRow:
    """The seat when its person is there again."""
    return replace(
        row,
        away_from=None,
        away_until=None,
        missed_at=None,
        misses=0,
        answered_at=None,
        is_open=False,
        deputy_late=False,
    )
