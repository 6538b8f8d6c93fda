"""Moments as people type them: a length of time from now, a day, a day and an hour, a timestamp of Discord."""

import re
from datetime import datetime, timedelta, tzinfo
from typing import Final

from bot.i18n.durations import DAY, read_duration
from porc_royal.asks import Refused

LONGEST_AHEAD: Final = 366 * DAY

_TIMESTAMP: Final = re.compile(r"<t:(\d{1,12})(?::[a-zA-Z])?>")
_HOUR: Final = re.compile(r"[ t]+(?:à |at )?(\d{1,2})(?::|h)(\d{2})?$")
_DAYS: Final = (
    re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})"),
    re.compile(r"(?P<day>\d{1,2})[./](?P<month>\d{1,2})(?:[./](?P<year>\d{4}))?"),
)


def read_moment(text: str, now: int, zone: tzinfo, *, ends: bool) -> int:
    """The moment meant by "3d", "2026-12-24", "24/12", "24.12.2026 18:00", "<t:1798000000>"; unix milliseconds.

    A day alone is meant whole: its end where something `ends` then, else its beginning. Without a year, the next such
    day is meant. Days and hours are those of `zone`. Raises `Refused` for what is none of these.
    """
    typed = " ".join(text.lower().split())
    stamp = _TIMESTAMP.fullmatch(typed)
    if stamp is not None:
        return 1000 * int(stamp[1])
    hour = _HOUR.search(typed)
    day = typed[: hour.start()] if hour is not None else typed
    for pattern in _DAYS:
        found = pattern.fullmatch(day.strip())
        if found is not None:
            return _make_moment(found, hour, datetime.fromtimestamp(now / 1000, zone), ends=ends)
    try:
        seconds = read_duration(typed, most=LONGEST_AHEAD)
    except Refused as refused:
        raise Refused("moment-wrong") from refused
    if seconds is None:
        raise Refused("moment-wrong")
    return now + 1000 * seconds


def _make_moment(found: re.Match[str], hour: re.Match[str] | None, today: datetime, *, ends: bool) -> int:
    """A day with its hour, its end or its beginning. Raises `Refused` for days that no calendar has."""
    year, month, day = found["year"], int(found["month"]), int(found["day"])
    try:
        moment = datetime(int(year or today.year), month, day, tzinfo=today.tzinfo)
        if hour is not None:
            moment = moment.replace(hour=int(hour[1]), minute=int(hour[2] or 0))
        elif ends:
            moment += timedelta(days=1)
        if year is None and moment <= today - timedelta(days=1):
            moment = moment.replace(year=moment.year + 1)
        return int(moment.timestamp() * 1000)
    except (ValueError, OverflowError) as wrong:
        raise Refused("moment-wrong") from wrong
