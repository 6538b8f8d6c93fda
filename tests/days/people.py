"""People as scripts: where they live, when they are awake, how quickly they answer, when they are away."""

from dataclasses import dataclass
from typing import Final
from zoneinfo import ZoneInfo

from bot.tables.waking_hours import Hours, make_hours
from storage.ports import Language

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
START: Final = 1_772_409_600_000
"""Monday, 2 March 2026, 0:00 UTC: when every simulation begins."""


@dataclass(frozen=True, slots=True)
class Person:
    """One player.

    zone      hours east of UTC
    awake     from which hour of their day to which one
    answers   within so many minutes at least, and at most, of being called, when awake
    away      from when to when (ms after the start) they look at nothing
    says_so   whether they say ahead that they will be away
    keeps     whether they have told the bot where they live and when they sleep
    steward   what they want to answer for them; "" where they never said
    closed    whether their direct messages are closed
    digest    whether they want one call a day and no more
    tires     after so many answers they get up, whatever is asked next, and come again when called; 0: never
    """

    user_id: int
    name: str
    language: Language
    zone: int = 0
    awake: tuple[int, int] = (8, 23)
    answers: tuple[int, int] = (2, 120)
    away: tuple[int, int] = (0, 0)
    says_so: bool = False
    keeps: bool = False
    steward: str = ""
    closed: bool = False
    digest: bool = False
    tires: int = 0

    def is_free(self, at: int) -> bool:
        """Whether they are awake and at home, at a moment in unix milliseconds."""
        return self.is_awake(at) and not self.is_away(at)

    def is_awake(self, at: int) -> bool:
        return self.awake[0] <= (at // HOUR + self.zone) % 24 < self.awake[1]

    @property
    def hours(self) -> Hours:
        """What the bot is told of their day. (The names of these zones count westwards.)"""
        zone = ZoneInfo(f"Etc/GMT{-self.zone:+d}" if self.zone else "Etc/GMT")
        return make_hours(zone, (60 * self.awake[1], 60 * self.awake[0]), weekends=False)

    def is_away(self, at: int) -> bool:
        return self.away[0] <= at - START < self.away[1]

    def next_free(self, at: int) -> int:
        """The first moment from `at` on when they are awake and at home."""
        while not self.is_free(at):
            at = START + self.away[1] if self.is_away(at) else (at // HOUR + 1) * HOUR
        return at
