"""Who looks after a table next: those who are there before those who are away, then whoever has sat there longest."""

from collections.abc import Sequence
from typing import Final

from bot.tables.absence import is_away
from bot.tables.live import Live
from porc_royal.facts import Seat
from storage.ports import NewDeadline, SeatRow

HOST: Final = "host"
"""The deadline at which hosting passes on, should the host still be away."""

AWAY_MS: Final = 24 * 60 * 60 * 1000
"""How long a host may be away: the table can vote meanwhile, and whoever manages the channels can help."""

SILENT_MS: Final = 3 * AWAY_MS
"""How long a host may owe an answer at a table without a deadline."""


def list_next_hosts(live: Live, at: int) -> Sequence[SeatRow]:
    """The people at a table, in the order in which it would pass on to them."""
    people = [row for row in live.seats if row.user_id is not None]
    return sorted(people, key=lambda row: (is_away(row, at), row.seated_at or 0, row.seat))


def plan_host_check(live: Live, at: int) -> Sequence[NewDeadline]:
    """When to look whether the host is gone: away now or soon, or asked something to which no deadline is set."""
    host = live.seat_of(live.table.host_id)
    if host is None or live.table.lesson:
        return []
    if host.away_from is not None:
        return [NewDeadline(HOST, max(at, host.away_from + AWAY_MS))]
    return [NewDeadline(HOST, at + SILENT_MS)] if _is_awaited_for_ever(live, host) else []


def is_silent(live: Live, host: SeatRow, at: int) -> bool:
    """Whether the host has owed an answer for long, where no deadline says who is away, and everybody sees it."""
    story = live.posts.story
    return story is not None and at - story.since >= SILENT_MS and _is_awaited_for_ever(live, host)


def _is_awaited_for_ever(live: Live, row: SeatRow) -> bool:
    """Whether the table awaits somebody by name, and no deadline is set."""
    if live.table.status != "playing" or live.game is None or live.table.deadline_seconds is not None:
        return False
    asks = [one for one in live.play.asks.values() if not one.optional]
    secret = len(asks) > 1 and any(one.sealed for one in asks)
    return Seat(row.seat) in live.play.awaited and not secret and not any(one.window for one in asks)
