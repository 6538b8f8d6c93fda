"""Waking hours: a person's time zone and quiet hours, and what follows from them for given instants.

Quiet hours are hours of the day where the person lives; when the clocks change, the hour that their clock shows
decides, as it does for the person. Instants and lengths are unix milliseconds. There is no clock here: what time it
is, is given. Wherever hours are `None`, nothing is known of the person, and nothing is assumed: every hour is a
waking one.
"""

from datetime import datetime
from functools import cache, lru_cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from msgspec import Struct

from porc_royal.asks import Refused

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
NIGHT: Final = 12 * HOUR
"""What a cap grants even to a short deadline: one night, and breakfast."""

LEAST_WAKING: Final = HOUR
"""How much of each day must be left, so that everything can be asked some time."""

PREFERENCE: Final = "hours"
"""Under which name a person's hours are kept among their preferences."""

_SATURDAY: Final = 5
_THURSDAY: Final = 3
"""The day of the week, counted from Monday, on which unix time begins."""
_NOTHING: Final = "-"
_WEEKENDS: Final = "weekends"


class Hours(Struct, frozen=True):
    """When a person wants to be left in peace.

    zone      where they live
    quiet     from when until when, in minutes of the day; over midnight where it ends before it begins
    weekends  whether Saturdays and Sundays are quiet all day
    """

    zone: ZoneInfo
    quiet: tuple[int, int] | None = None
    weekends: bool = False

    def __str__(self) -> str:
        """As it is kept: `read_hours` reads it."""
        quiet = _NOTHING if self.quiet is None else f"{self.quiet[0]}-{self.quiet[1]}"
        return " ".join((self.zone.key, quiet, *([_WEEKENDS] if self.weekends else [])))


# ------------------------------------------------------------------------------------------ made and kept


@cache
def list_zones() -> tuple[str, ...]:
    """Every time zone by its name in the IANA's list, as this machine and the package `tzdata` have it."""
    return tuple(sorted(available_timezones()))


def find_zone(typed: str) -> ZoneInfo:
    """The zone of that name, whatever its capitals; the name of its city will do. Raises `Refused`."""
    meant = typed.strip().replace(" ", "_").casefold()
    named = [one for one in list_zones() if one.casefold() == meant]
    cities = [one for one in list_zones() if one.casefold().rpartition("/")[2] == meant and "/" in one]
    for found in (named, cities):
        if len(found) == 1:
            return ZoneInfo(found[0])
    raise Refused("hours-error-zone", zone=typed.strip()[:60])


def make_hours(zone: ZoneInfo, quiet: tuple[int, int] | None, *, weekends: bool) -> Hours:
    """Somebody's hours. Raises `Refused` for quiet hours that begin when they end, or that leave no waking hour."""
    if quiet is not None:
        length = (quiet[1] - quiet[0]) * MINUTE % DAY
        if length == 0:
            raise Refused("hours-error-same")
        if DAY - length < LEAST_WAKING:
            raise Refused("hours-error-none-left")
    return Hours(zone, quiet, weekends)


@lru_cache(4096)
def read_hours(kept: str | None) -> Hours | None:
    """What was kept of somebody's hours; None where nothing was, or where their zone is no more."""
    if kept is None:
        return None
    name, quiet, *more = kept.split(" ")
    try:
        zone = ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return None
    if quiet == _NOTHING:
        return Hours(zone, None, _WEEKENDS in more)
    start, _, end = quiet.partition("-")
    return Hours(zone, (int(start), int(end)), _WEEKENDS in more)


# ------------------------------------------------------------------------------------------ what follows


def is_quiet(hours: Hours | None, at: int) -> bool:
    """Whether a person wants to be left in peace at this moment."""
    if hours is None:
        return False
    local = at + _find_offset(hours.zone, at)
    if hours.weekends and (local // DAY + _THURSDAY) % 7 >= _SATURDAY:
        return True
    if hours.quiet is None:
        return False
    start, end = (one * MINUTE for one in hours.quiet)
    now = local % DAY
    return start <= now < end if start < end else now >= start or now < end


def find_next_waking(hours: Hours | None, at: int) -> int:
    """The first moment from this one on at which a person may be written to: this one, unless it is quiet."""
    if hours is not None:
        while is_quiet(hours, at):
            at = _find_edge(hours, at)
    return at


def find_next_quiet(hours: Hours | None, at: int) -> int | None:
    """The first moment from this one on that is quiet; None where none ever is."""
    if hours is None or (hours.quiet is None and not hours.weekends):
        return None
    while not is_quiet(hours, at):
        at = _find_edge(hours, at)
    return at


def add_waking(hours: Hours | None, start: int, length: int, limit: int | None = None) -> int:
    """The moment at which so much waking time has gone by since `start`; never later than `limit`."""
    if hours is None:
        return start + length if limit is None else min(start + length, limit)
    at, rest = start, length
    while limit is None or at < limit:
        edge = _find_edge(hours, at)
        if not is_quiet(hours, at):
            if edge - at >= rest:
                return at + rest if limit is None else min(at + rest, limit)
            rest -= edge - at
        at = edge
    return limit


def count_waking(hours: Hours | None, start: int, end: int) -> int:
    """How much waking time there is between two moments."""
    if hours is None:
        return max(0, end - start)
    at, found = start, 0
    while at < end:
        edge = min(_find_edge(hours, at), end)
        found += 0 if is_quiet(hours, at) else edge - at
        at = edge
    return found


def cap(start: int, length: int, times: int) -> int:
    """The latest moment to which quiet hours may put off what began at `start` and lasts `length`.

    times  how many times as long it may become; a short one is granted a night all the same, unless it may not
           become longer at all
    """
    return start + (length if times <= 1 else max(times * length, length + NIGHT))


def _find_edge(hours: Hours, at: int) -> int:
    """The next moment at which it may begin or cease to be quiet: an hour of the day, or a change of the clocks."""
    offset = _find_offset(hours.zone, at)
    local = at + offset
    midnight = local - local % DAY
    marks = [midnight + one * MINUTE for one in hours.quiet or ()]
    edge = min(one for one in (*marks, midnight + DAY) if one > local) - offset
    if _find_offset(hours.zone, edge) == offset:
        return edge
    before, after = at, edge
    while after - before > 1:
        middle = (before + after) // 2
        if _find_offset(hours.zone, middle) == offset:
            before = middle
        else:
            after = middle
    return after


def _find_offset(zone: ZoneInfo, at: int) -> int:
    """How far the clocks of a zone are ahead of universal time at this moment."""
    offset = datetime.fromtimestamp(at // 1000, zone).utcoffset()
    return 0 if offset is None else 1000 * int(offset.total_seconds())
