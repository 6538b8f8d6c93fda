"""Lengths of time as people type them, and moments as Discord shows them on each reader's own clock."""

import re
from typing import Final

from pytimeparse.timeparse import timeparse

from porc_royal.asks import Refused

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
SHORTEST: Final = 5 * MINUTE
LONGEST: Final = 30 * DAY

_NONE: Final = frozenset({"0", "aucun", "aucune", "jamais", "never", "no", "non", "none", "off", "sans"})
_FRENCH: Final = (
    (re.compile(r"(?<=\d)\s*(?:semaines?|sem|s\.)(?![a-zé])"), "w"),
    (re.compile(r"(?<=\d)\s*(?:jours?|j)(?![a-zé])"), "d"),
    (re.compile(r"(?<=\d)\s*heures?(?![a-zé])"), "h"),
)
_HOURS_ONLY: Final = re.compile(r"\d+")
_HOURS_AND: Final = re.compile(r"(\d)\s*h\s*(\d{1,2})$")


def read_duration(text: str, least: int = SHORTEST, most: int = LONGEST) -> int | None:
    """Seconds meant by "36h", "2d", "2j", "90m", "1h30", "1 jour 12 heures"; a bare number counts hours.

    None for "none", "aucun", "0", …. Raises `Refused` when it cannot be read, or is out of bounds (seconds).
    """
    typed = " ".join(text.lower().replace(" et ", " ").replace(" and ", " ").split())
    if is_none(typed):
        return None
    for french, unit in _FRENCH:
        typed = french.sub(unit, typed)
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


def timestamp(at: int) -> str:
    """A moment (unix milliseconds) by date and hour, and how far off it is, on each reader's clock."""
    seconds = at // 1000
    return f"<t:{seconds}:F> (<t:{seconds}:R>)"


def time_since(at: int) -> str:
    """How long ago a moment (unix milliseconds) is, whenever it is read."""
    return f"<t:{at // 1000}:R>"


def date(at: int) -> str:
    """The day of a moment (unix milliseconds), on each reader's calendar."""
    return f"<t:{at // 1000}:D>"


def countdown(at: int) -> str:
    """How far off a moment (unix milliseconds) is: "in 3 hours"."""
    return f"<t:{at // 1000}:R>"
