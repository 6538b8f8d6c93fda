"""Hours of the day as people type them, from one to another: "22-8", "22h30 à 8h", "10pm to 7:30am"."""

import re
from typing import Final

from bot.i18n.durations import HOUR, MINUTE, is_none
from porc_royal.asks import Refused

_HOUR: Final = r"(\d{1,2})\s*(?:(?:h|:|\.)\s*(\d{2})?)?\s*(am|pm|a\.m\.|p\.m\.)?"
_FROM_TO: Final = re.compile(
    rf"(?:from|de|between|entre)?\s*{_HOUR}\s*(?:-|–|—|to|till|until|and|à|a|et|jusqu['’]à)\s*{_HOUR}"
)


def read_day_hours(typed: str) -> tuple[int, int] | None:
    """From when until when, in minutes of the day; None for "none". Raises `Refused` when it cannot be read."""
    text = " ".join(typed.casefold().split())
    if is_none(text):
        return None
    found = _FROM_TO.fullmatch(text)
    if found is None or len(text) > 60:
        raise Refused("hours-error-quiet")
    return _count_minutes(*found.group(1, 2, 3)), _count_minutes(*found.group(4, 5, 6))


def word_day_hours(hours: tuple[int, int]) -> str:
    """From when until when, as a clock of 24 hours shows it in both languages."""
    return "–".join(f"{one // 60:02}:{one % 60:02}" for one in hours)


def _count_minutes(hour: str, minute: str | None, half: str | None) -> int:
    """Minutes since midnight. Raises `Refused` for an hour that no clock shows."""
    hours, minutes = int(hour), int(minute or 0)
    if minutes >= HOUR // MINUTE or hours > (12 if half else 24) or (half and hours == 0):
        raise Refused("hours-error-quiet")
    if half:
        hours = hours % 12 + (12 if half.startswith("p") else 0)
    if hours == 24 and minutes:
        raise Refused("hours-error-quiet")
    return (hours * 60 + minutes) % (24 * 60)
