"""When a series opens again: by the clock on the wall where whoever set it lives, also where clocks are changed."""

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from cogs.election.club.terms import Every

_WEEK: Final = timedelta(days=7)


def find_next_opening(every: Every, opened_at: int, zone: str, now: int) -> int:
    """The first opening after now (unix milliseconds), counted on from the last one."""
    place = ZoneInfo(zone)
    last = datetime.fromtimestamp(opened_at / 1000, place)
    coming = last
    # Wall time is added, not time that passes: eight in the evening stays eight in the evening.
    while coming.timestamp() * 1000 <= now or coming == last:
        coming = coming + _WEEK if every == "week" else _add_month(coming, (last.day - 1) // 7)
    return int(coming.timestamp() * 1000)


def _add_month(moment: datetime, ordinal: int) -> datetime:
    """The same weekday a month later: the first, second… of it, the last where there is no fifth."""
    first = (moment.replace(day=1) + timedelta(days=32)).replace(day=1)
    day = 1 + (moment.weekday() - first.weekday()) % 7 + 7 * ordinal
    found = first + timedelta(days=day - 1)
    return found if found.month == first.month else found - _WEEK
