"""Calls: who is asked with a sound, who without one, and when whoever was asked silently is called after all.

Somebody is called once when they are newly needed: when a part of the game begins, or after having been away. Whoever
goes on playing meets the questions that follow without a sound, or in the answer to their own press, and is called
when no answer comes for long; whoever was called and has not acted is not called again for hours: the reminders do
that. Two calls a day are enough. All of it depends on what a seat itself has done, and on the part of the game, which
everybody sees (DEC-069).
"""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.tables.absence import get_hours, get_reader
from bot.tables.live import Live
from bot.tables.posts import PRESENT_MS, Inbox
from bot.tables.waking_hours import find_next_waking
from bot.tables.wishes import Wishes
from porc_royal.facts import Seat

HOUR_MS: Final = 3_600_000
LATELY_MS: Final = 2 * HOUR_MS
"""Whoever has replied within so long looks in again by themselves, whatever part of the game it is."""
GOING_ON_MS: Final = 6 * HOUR_MS
"""Whoever was called or has replied within so long goes on with this part of the game."""
PATIENCE_MS: Final = 2 * HOUR_MS
"""So long a question waits without a sound for whoever goes on."""
AGAIN_MS: Final = 12 * HOUR_MS
"""Whoever was called and has done nothing since is not called for so long."""


DAY_MS: Final = 24 * HOUR_MS
"""Within so long a person is called twice at most, by one table."""


class Calling(Struct, frozen=True):
    """How a question is put: with a sound now, or without one; then it sounds at `later`, unix milliseconds."""

    now: bool
    later: int = 0


def choose_calling(inbox: Inbox, act: int, at: int) -> Calling:
    """How a question that opens now is put to whoever reads this inbox, in this part of the game."""
    free = find_free(inbox)
    if inbox.called_at > inbox.seen_at and at - inbox.called_at < AGAIN_MS:
        return Calling(now=False, later=max(free, inbox.called_at + AGAIN_MS))
    since_reply = at - inbox.seen_at
    if since_reply < PRESENT_MS:
        return Calling(now=False, later=max(free, inbox.seen_at + PRESENT_MS))
    active = at - max(inbox.seen_at, inbox.called_at) < GOING_ON_MS
    if since_reply < LATELY_MS or (active and inbox.act == act):
        return Calling(now=False, later=max(free, at + PATIENCE_MS))
    return Calling(now=True) if free <= at else Calling(now=False, later=free)


def find_patience_end(inbox: Inbox, at: int) -> int:
    """When somebody is called who is there, sees what is asked now, and does not answer it."""
    return max(find_free(inbox), at + PATIENCE_MS)


def expect_answer(live: Live, seat: Seat, at: int) -> None:
    """Note when whoever has just acted there is to be called for what they are asked now: they have seen it.

    So not at once (DEC-070).
    """
    inbox, owes = live.posts.inbox(seat), live.game is not None and seat in live.play.awaited
    live.posts.keep_inbox(seat, replace(inbox, call_at=find_patience_end(inbox, at) if owes else 0))


def choose_channel_calling(live: Live, seat: Seat, at: int) -> Calling:
    """How the channel calls somebody whose direct messages are closed.

    Everybody reads it, so it follows from the calls that were made there and from their quiet hours alone, and from
    nothing that they have answered.
    """
    inbox = live.posts.inbox(seat)
    rest = DAY_MS if has_one_call(live, seat) else PATIENCE_MS
    rested = inbox.called_at + rest if inbox.called_at else 0
    later = find_time_to_tell(live, seat, max(at, find_free(inbox), rested))
    return Calling(now=True) if later == at else Calling(now=False, later=later)


def find_free(inbox: Inbox) -> int:
    """From when on somebody may be called again, having been called twice in a day."""
    return inbox.called_before + DAY_MS if inbox.called_before else 0


def note_sound(inbox: Inbox, act: int, at: int) -> Inbox:
    """The inbox of somebody who is called now."""
    return replace(inbox, called_before=inbox.called_at, called_at=at, call_at=0, act=act)


def note_sounds(live: Live, seats: Iterable[Seat], at: int) -> None:
    """Note that those who sit there are called now, where everybody reads it."""
    for seat in seats:
        live.posts.keep_inbox(seat, note_sound(live.posts.inbox(seat), find_act(live), at))


def find_act(live: Live) -> int:
    """Which part of the game this is, counted from its beginning."""
    return live.posts.story.number if live.posts.story is not None else 0


def find_time_to_tell(live: Live, seat: int, at: int) -> int:
    """The first moment from this one on at which whoever sits there may be told something with a sound."""
    return find_next_waking(get_hours(live, Seat(seat)), at)


def has_one_call(live: Live, seat: int) -> bool:
    """Whether somebody wants one message a day at most; to whom none can be written is called once a day."""
    return live.wishes.get(get_reader(live, live.at(seat)).user_id or 0, Wishes()).digest


def find_wishes(live: Live, seat: int) -> Wishes:
    """How often they want to be reminded; digests reach nobody whose direct messages are closed."""
    row = get_reader(live, live.at(seat))
    wishes = live.wishes.get(row.user_id or 0, Wishes())
    return Wishes(wishes.reminded, wishes.digest and row.dm_ok is not False)
