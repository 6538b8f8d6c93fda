"""Reminders: which of them are to come for those who are asked, each a deadline of its own.

Where a deadline presses, all are reminded at once when half, then a tenth, of the time is left (`deadlines.py`).
Without one each is reminded gently: after a day, three days, and then every week. Of all these kinds: a pause holds
them and moves them by its length, an answer that opens other questions closes them. An outage moves what presses; the
others are late by it, and that is all.
"""

from collections.abc import Sequence
from typing import Final

from bot.tables.absence import get_hours, get_reader, has_deputy, is_away, list_readers
from bot.tables.calls import HOUR_MS, PATIENCE_MS, choose_channel_calling, find_time_to_tell, find_wishes
from bot.tables.live import Live
from bot.tables.wishes import find_morning
from porc_royal.facts import Seat
from storage.ports import Close, NewDeadline, SeatRow

CALL: Final = "call"
DIGEST: Final = "digest"
NUDGE: Final = "nudge"
PRESSING: Final = ("half", "tenth", "bank")
GENTLE: Final = {"day": 24 * HOUR_MS, "days": 72 * HOUR_MS, "week": 168 * HOUR_MS}
"""How long after a question its gentle reminders come; the last of them again and again."""
OF_ONE_SEAT: Final = (CALL, NUDGE, *GENTLE)


def list_reminders(live: Live, at: int, due_at: int | None) -> tuple[NewDeadline, ...]:
    """Those of the questions that are open from now on, seat by seat."""
    if live.game is None or live.table.lesson:
        return ()
    return tuple(one for seat in list_addressed(live, at) for one in _list_for(live, seat, at, due_at))


def list_reminders_of(live: Live, seat: Seat, at: int) -> tuple[NewDeadline, ...]:
    """Those of one seat, when somebody else reads from now on what it is asked."""
    if live.game is None or live.table.status != "playing" or seat not in list_addressed(live, at):
        return ()
    return tuple(_list_for(live, seat, at, live.due_at))


def list_addressed(live: Live, at: int) -> Sequence[Seat]:
    """The people who are awaited, unless they are away.

    Those whom the channel has to call are among them as long as it may not be known whether they have answered.
    """
    hidden = list_called_alike(live)
    return [
        Seat(row.seat)
        for row in list_readers(live)
        if row.user_id is not None
        and (row.seat in live.play.awaited or row.seat in hidden)
        and not is_gone(row, at)
    ]


def is_gone(row: SeatRow, at: int) -> bool:
    """Whether somebody is away, and nobody sits there for them: they are not called."""
    return is_away(row, at) and not has_deputy(row, at)


def list_called_alike(live: Live) -> Sequence[Seat]:
    """Those asked in secret whose direct messages are closed: the channel calls them all, answered or not."""
    if not is_secret(live):
        return []
    closed = {row.seat for row in list_readers(live) if row.dm_ok is False}
    return [seat for seat, ask in live.play.asks.items() if not ask.optional and seat in closed]


def is_secret(live: Live) -> bool:
    """Whether it is hidden who has answered: a window, or a step that several take in secret."""
    asked = [ask for ask in live.play.asks.values() if not ask.optional]
    return any(one.sealed for one in asked) and (len(asked) > 1 or any(one.window for one in asked))


def plan_gentle(live: Live, kind: str, seat: Seat, at: int) -> NewDeadline | None:
    """One gentle reminder, that of next week where this one has passed; None where it has."""
    asked_at = live.posts.inbox(seat).asked_at or at
    if seat in list_called_alike(live) and live.posts.story is not None:
        asked_at = live.posts.story.since or at  # what the channel sees must not tell who answers by an order
    due, week = asked_at + GENTLE[kind], GENTLE["week"]
    if kind == "week" and due <= at:
        due += (1 + (at - due) // week) * week
    return None if due <= at else NewDeadline(kind, find_time_to_tell(live, seat, due), live.play.place, seat)


def plan_digest(live: Live, seat: Seat, at: int) -> NewDeadline:
    """The next digest of whoever sits there."""
    return NewDeadline(DIGEST, find_morning(get_hours(live, seat), at), live.play.place, seat)


def _plan_call(live: Live, seat: Seat, at: int) -> tuple[NewDeadline, ...]:
    """When somebody to whom can be written, and who was asked without a sound, is called after all."""
    call_at = live.posts.inbox(seat).call_at
    if not call_at or get_reader(live, live.at(seat)).dm_ok is False:
        return ()
    return (NewDeadline(CALL, find_time_to_tell(live, seat, max(at, call_at)), live.play.place, seat),)


def close_reminders_of(seat: int) -> tuple[Close, ...]:
    """Those of one seat are over, as somebody else reads from now on what it is asked."""
    return tuple(Close(kind, seat=seat) for kind in (DIGEST, *OF_ONE_SEAT))


def _list_for(live: Live, seat: Seat, at: int, due_at: int | None) -> Sequence[NewDeadline]:
    wishes = find_wishes(live, seat)
    if wishes.digest:
        return [plan_digest(live, seat, at)]
    found = [*_plan_call(live, seat, at), *_plan_channel_call(live, seat, at)]
    if due_at is None and wishes.reminded:
        gentle = [plan_gentle(live, kind, seat, at) for kind in GENTLE]
        found += [one for one in gentle if one is not None]
    return found


def _plan_channel_call(live: Live, seat: Seat, at: int) -> Sequence[NewDeadline]:
    """When the channel calls somebody to whom none can be written, and whom it has not called since this is asked."""
    if get_reader(live, live.at(seat)).dm_ok is not False:
        return []
    asked_at = live.posts.story.since if live.posts.story is not None else 0
    if live.posts.inbox(seat).called_at >= (asked_at or at):
        return []
    calling = choose_channel_calling(live, seat, at)
    # Whoever could be called now, and was not, has just acted, and sees what is asked.
    later = find_time_to_tell(live, seat, at + PATIENCE_MS) if calling.now else calling.later
    return [NewDeadline(CALL, later, live.play.place, seat)]
