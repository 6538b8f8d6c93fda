"""Wishes: how often a person wants to be reminded of the tables that wait for them."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from msgspec import Struct

from bot.tables.waking_hours import Hours, find_next_waking

REMINDERS: Final = "reminders"
DIGEST: Final = "digest"
HINTS: Final = "hints"
DIGEST_AT: Final = "digest-at"
"""The preferences in which these are kept, and when the last digest was sent, in unix milliseconds."""
OFF: Final = "off"
ON: Final = "on"
MORNING: Final = 9
"""The hour at which digests are sent where their reader lives, in universal time where that is not known."""


class Wishes(Struct, frozen=True):
    """What somebody has set.

    reminded  whether they are reminded where no deadline presses
    digest    whether they are told once a day of all that waits for them, instead of being called for each
    hints     whether they are told why they are asked what they have never been asked before
    met       what else is kept of them, by name: what they have been asked before is among it
    """

    reminded: bool = True
    digest: bool = False
    hints: bool = True
    met: Mapping[str, str] = {}


def read_wishes(preferences: Mapping[str, str]) -> Wishes:
    """Somebody's wishes, from their preferences."""
    return Wishes(
        preferences.get(REMINDERS) != OFF,
        preferences.get(DIGEST) == ON,
        preferences.get(HINTS) != OFF,
        preferences,
    )


def find_morning(hours: Hours | None, at: int) -> int:
    """When somebody's next digest is sent: in the morning, and not in their quiet hours."""
    zone = ZoneInfo("UTC") if hours is None else hours.zone
    now = datetime.fromtimestamp(at / 1000, zone)
    morning = now.replace(hour=MORNING, minute=0, second=0, microsecond=0)
    if morning <= now:
        morning = (morning + timedelta(days=1)).replace(hour=MORNING)
    return find_next_waking(hours, int(morning.timestamp() * 1000))
