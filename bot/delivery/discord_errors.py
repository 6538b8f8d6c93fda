"""What a failed request means for the message: one verdict per kind of fault.

The codes are Discord's (developers' documentation, "JSON error codes").
"""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

import aiohttp
import discord

__all__ = ["FAULTS", "Diagnosis", "Verdict", "backoff", "judge"]

FAULTS: Final = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""What a request may fail with; `judge` knows them all. (TimeoutError is an OSError; said for the reader.)"""

BAN_MS: Final = 600_000
SHORTEST_BAN_MS: Final = 5_000
LONGEST_BACKOFF_MS: Final = 300_000


class Verdict(Enum):
    """What to do with the message."""

    UNKNOWN = auto()
    """It may have arrived or not: the same nonce again, later."""
    BUSY = auto()
    """Surely not taken, for now: again later."""
    BANNED = auto()
    """Everything is refused for a while: all lanes wait."""
    SHUT = auto()
    """This person cannot be written to in private."""
    FORBIDDEN = auto()
    """A permission is missing: wait for hours, or until roles change."""
    GONE = auto()
    """The channel does not exist any more."""
    ARCHIVED = auto()
    """The thread is archived or locked."""
    STALE = auto()
    """The message to edit is gone, too old, or not ours."""
    TOO_MUCH = auto()
    """Discord does not take this form: a shorter one."""
    UNWELCOME = auto()
    """A moderation rule of the guild refuses the words: neutral ones."""


_BY_CODE: Final[dict[int, Verdict]] = {
    10003: Verdict.GONE,
    10008: Verdict.STALE,
    10013: Verdict.SHUT,
    20016: Verdict.BUSY,
    20028: Verdict.BUSY,
    30046: Verdict.STALE,
    40003: Verdict.BUSY,
    50001: Verdict.FORBIDDEN,
    50005: Verdict.STALE,
    50007: Verdict.SHUT,
    50009: Verdict.UNWELCOME,
    50013: Verdict.FORBIDDEN,
    50083: Verdict.ARCHIVED,
    50278: Verdict.SHUT,
    130000: Verdict.BUSY,
    160005: Verdict.ARCHIVED,
    200000: Verdict.UNWELCOME,
    200001: Verdict.UNWELCOME,
    240000: Verdict.UNWELCOME,
}


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """A verdict with Discord's code (0: none), the status (0: no answer) and a wait it asks for, in ms."""

    verdict: Verdict
    code: int = 0
    status: int = 0
    wait: int = 0

    @property
    def settled(self) -> bool:
        """Whether the message surely did not arrive."""
        return self.verdict is not Verdict.UNKNOWN


def judge(fault: BaseException) -> Diagnosis:
    """The verdict on a failed request. An answer nobody foresaw counts as TOO_MUCH: say it more simply."""
    if isinstance(fault, discord.RateLimited):
        return Diagnosis(Verdict.BUSY, status=429, wait=_ms(fault.retry_after))
    if not isinstance(fault, discord.HTTPException):
        return Diagnosis(Verdict.UNKNOWN)
    status, code = fault.status, fault.code
    if code in _BY_CODE:
        return Diagnosis(_BY_CODE[code], code, status, _asked(fault))
    if status >= 500:
        return Diagnosis(Verdict.UNKNOWN, code, status)
    if status == 429:
        return _limited(fault)
    if status == 401 or (status == 403 and not code):
        # Without a code it is the front door that refuses, not a permission.
        return Diagnosis(Verdict.BANNED, code, status, max(SHORTEST_BAN_MS, _asked(fault) or BAN_MS))
    if status == 403:
        return Diagnosis(Verdict.FORBIDDEN, code, status)
    return Diagnosis(Verdict.TOO_MUCH, code, status)


def backoff(failures: int) -> int:
    """How long to wait after so many failures in a row, in ms: 1 s, 2 s, 4 s, … five minutes."""
    return int(min(LONGEST_BACKOFF_MS, 1_000 * 2 ** min(max(failures, 1) - 1, 20)))


def _limited(fault: discord.HTTPException) -> Diagnosis:
    """A 429 that discord.py gave up on: without "Via" it comes from the front door, and is a ban."""
    if "Via" in fault.response.headers:
        return Diagnosis(Verdict.BUSY, fault.code, 429, _asked(fault))
    return Diagnosis(Verdict.BANNED, fault.code, 429, max(SHORTEST_BAN_MS, _asked(fault) or BAN_MS))


def _asked(fault: discord.HTTPException) -> int:
    header = fault.response.headers.get("Retry-After", "")
    return _ms(float(header)) if header.replace(".", "", 1).isdecimal() else 0


def _ms(seconds: float) -> int:
    return int(seconds * 1000) + 1
