"""How far this machine's clock is from Discord's, told by the `Date` header of Discord's own answers.

The age of an interaction is read from its id, which carries Discord's time. Judged by a clock that is a few seconds
ahead, every press would look like one that was replayed after an interruption.
"""

from email.utils import parsedate_to_datetime
from functools import lru_cache
from typing import Final

import structlog
from discord.http import HTTPClient, Route

from bot.clock import Clock

__all__ = ["DiscordTime", "ask_time"]

HEARD: Final = 16
"""So many answers are compared: the quickest of them tells best."""
BLUR_MS: Final = 1_000
"""A `Date` header has whole seconds, so a smaller difference cannot be told from none."""
JUMP_MS: Final = 2_000
"""A clock that differs by more than before was set: what was heard before it counts no more."""
_log = structlog.get_logger("delivery")


async def ask_time(http: HTTPClient) -> None:
    """Ask Discord something small: every answer has its time. Raises what the client raises."""
    await http.request(Route("GET", "/gateway"))


class DiscordTime:
    """Give `note_date` each answer's `Date` header."""

    def __init__(self, clock: Clock) -> None:
        self._clock: Final = clock
        self._differences: list[int] = []
        self._logged = 0

    @property
    def ahead(self) -> int:
        """How far this machine's clock is ahead of Discord's, in ms; negative: behind; 0: no more than a second."""
        if not self._differences:
            return 0
        # The header was cut to the second, and the answer took its way: the truth is a little below each difference.
        difference = min(self._differences) - BLUR_MS // 2
        return difference if abs(difference) > BLUR_MS else 0

    def note_date(self, date: str | None) -> None:
        """Compare an answer's `Date` header, which has just come, with this machine's clock."""
        try:
            theirs = _read_date(date or "")
        except ValueError:
            return  # no date, or one that a proxy wrote in a way of its own
        difference = self._clock.now() - int(theirs * 1000)
        if self._differences and abs(difference - min(self._differences)) > JUMP_MS:
            self._differences.clear()
        self._differences = [*self._differences[1 - HEARD :], difference]
        ahead = self.ahead
        if abs(ahead - self._logged) > BLUR_MS:
            self._logged = ahead
            _log.warning("clock_skewed", ahead_seconds=round(ahead / 1000, 1))


@lru_cache(4)
def _read_date(date: str) -> float:
    """Unix seconds; many answers come within one of them. Raises ValueError."""
    return parsedate_to_datetime(date).timestamp()
