"""Lengths of time as people type them, and moments as Discord shows them on each reader's own clock."""

import re
from typing import Final

from pytimeparse.timeparse import timeparse

from bot.i18n.languages import TONGUES
from porc_royal.asks import Refused

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
SHORTEST: Final = 5 * MINUTE
LONGEST: Final = 30 * DAY

_NONE: Final = frozenset({"0"}).union(*(one.none for one in TONGUES.values()))
_JOINTS: Final = tuple(joint for one in TONGUES.values() for joint in sorted(one.joints))
_UNITS: Final = tuple(
    (re.compile(rf"(?<=\d)\s*(?:{pattern})(?![a-zé])"), unit)
    for one in TONGUES.values()
    for unit, pattern in one.units.items()
)
_HOURS_ONLY: Final = re.compile(r"\d+")
_HOURS_AND: Final = re.compile(r"(\d)\s*h\s*(\d{1,2})$")


def read_duration(text: str, least: int = SHORTEST, most: int = LONGEST) -> int | None:
    """Seconds meant by "36h", "2d", "2j", "90m", "1h30", "1 jour 12 heures"; a bare number counts hours.

    None for "none", "aucun", "0", …. Raises `Refused` when it cannot be read, or is out of bounds (seconds).
    """
    typed = text.lower()
    for joint in _JOINTS:
        typed = typed.replace(f" {joint} ", " ")
    typed = " ".join(typed.split())
    if is_none(typed):
        return None
    for words, unit in _UNITS:
        typed = words.sub(unit, typed)
    if _HOURS_ONLY.fullmatch(typed):
        typed += "h"
    typed = _HOURS_AND.sub(r"\1h\2m", typed)
    seconds = timeparse(typed, granularity="minutes") if len(typed) <= 40 else None
    if seconds is None or typed.startswith("-"):
        raise Refused("deadline-wrong")
    if seconds < least:
        raise Refused("deadline-short", minutes=least // MINUTE)
    if seconds > most:
        raise Refused("deadline-long", days=most // DAY)
    return int(seconds)


def is_none(typed: str) -> bool:
    """Whether somebody means that there be none: "none", "aucune", "0", …."""
    return " ".join(typed.lower().split()) in _NONE


def split_duration(seconds: int) -> list[tuple[str, int]]:
    """A length as its two greatest units, the rest dropped: `[("day", 2), ("hour", 3)]`."""
    if seconds < MINUTE:
        return [("second", max(0, seconds))]
    found: list[tuple[str, int]] = []
    rest = seconds
    for unit, size in (("day", DAY), ("hour", HOUR), ("minute", MINUTE)):
        count, rest = divmod(rest, size)
        if count:
            found.append((unit, count))
    return found[:2]


def write_timestamp(at: int) -> str:
    """A moment (unix milliseconds) by date and hour, and how far off it is, on each reader's clock."""
    seconds = at // 1000
    return f"<t:{seconds}:F> (<t:{seconds}:R>)"


def write_time_since(at: int) -> str:
    """How long ago a moment (unix milliseconds) is, whenever it is read."""
    return f"<t:{at // 1000}:R>"


def write_moment(at: int) -> str:
    """A moment (unix milliseconds) by date and hour, on each reader's clock."""
    return f"<t:{at // 1000}:f>"


def write_date(at: int) -> str:
    """The day of a moment (unix milliseconds), on each reader's calendar."""
    return f"<t:{at // 1000}:D>"


def write_hour(at: int) -> str:
    """The hour of a moment (unix milliseconds), on each reader's clock."""
    return f"<t:{at // 1000}:t>"


def write_countdown(at: int) -> str:
    """How far off a moment (unix milliseconds) is: "in 3 hours"."""
    return f"<t:{at // 1000}:R>"
