"""What a failed request means for the message: one kind for each thing that delivery can do about it.

The codes are Discord's (developers' documentation, "JSON error codes").
"""

from enum import Enum, auto
from typing import Final

import aiohttp
import discord
from msgspec import Struct

__all__ = ["FAULTS", "Diagnosis", "FaultKind", "TooOld", "classify", "compute_backoff"]

FAULTS: Final = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""What a request may fail with; `classify` knows them all. (TimeoutError is an OSError; said for the reader.)"""

BAN_MS: Final = 600_000
SHORTEST_BAN_MS: Final = 5_000
LONGEST_BACKOFF_MS: Final = 300_000


class FaultKind(Enum):
    """The kinds of fault, by what is to be done with the message."""

    UNKNOWN = auto()
    """It may have arrived or not: the same nonce again, later."""
    BUSY = auto()
    """Surely not taken, for now: again later."""
    BANNED = auto()
    """Everything is refused for a while: all lanes wait."""
    DMS_CLOSED = auto()
    """This person cannot be written to in private."""
    FORBIDDEN = auto()
    """A permission is missing: wait for hours, or until roles change."""
    GONE = auto()
    """The channel does not exist any more."""
    ARCHIVED = auto()
    """The thread is archived or locked."""
    STALE = auto()
    """The message to edit is gone, or not ours."""
    OLD = auto()
    """The message to edit is older than an hour, and has been edited too often of late."""
    TOO_MUCH = auto()
    """Discord does not take this form: a shorter one."""
    UNWELCOME = auto()
    """A moderation rule of the guild refuses the words: neutral ones."""


class TooOld(discord.DiscordException):
    """A message older than an hour has been edited too often of late; the client would wait, or stumbles over it."""


_BY_CODE: Final[dict[int, FaultKind]] = {
    10003: FaultKind.GONE,
    10008: FaultKind.STALE,
    10013: FaultKind.DMS_CLOSED,
    20016: FaultKind.BUSY,
    20028: FaultKind.BUSY,
    30046: FaultKind.OLD,
    40003: FaultKind.BUSY,
    50001: FaultKind.FORBIDDEN,
    50005: FaultKind.STALE,
    50007: FaultKind.DMS_CLOSED,
    50009: FaultKind.UNWELCOME,
    50013: FaultKind.FORBIDDEN,
    50083: FaultKind.ARCHIVED,
    50278: FaultKind.DMS_CLOSED,
    130000: FaultKind.BUSY,
    160005: FaultKind.ARCHIVED,
    200000: FaultKind.UNWELCOME,
    200001: FaultKind.UNWELCOME,
    240000: FaultKind.UNWELCOME,
}


class Diagnosis(Struct, frozen=True):
    """The kind of a fault with Discord's code (0: none), the status (0: no answer) and a wait it asks for, in ms."""

    kind: FaultKind
    code: int = 0
    status: int = 0
    wait: int = 0

    @property
    def settled(self) -> bool:
        """Whether the message surely did not arrive."""
        return self.kind is not FaultKind.UNKNOWN


def classify(fault: BaseException) -> Diagnosis:
    """Which kind of fault a failed request met. An answer nobody foresaw counts as TOO_MUCH: say it more simply."""
    if isinstance(fault, discord.RateLimited):
        return Diagnosis(FaultKind.BUSY, status=429, wait=_ms(fault.retry_after))
    if isinstance(fault, TooOld):
        return Diagnosis(FaultKind.OLD, 30046)
    if not isinstance(fault, discord.HTTPException):
        return Diagnosis(FaultKind.UNKNOWN)
    status, code = fault.status, fault.code
    if code in _BY_CODE:
        return Diagnosis(_BY_CODE[code], code, status, _asked(fault))
    if status >= 500:
        return Diagnosis(FaultKind.UNKNOWN, code, status)
    if status == 429:
        return _limited(fault)
    if status == 401 or (status == 403 and not code):
        # Without a code it is the proxy in front of Discord that refuses, not a permission.
        return Diagnosis(FaultKind.BANNED, code, status, max(SHORTEST_BAN_MS, _asked(fault) or BAN_MS))
    if status == 403:
        return Diagnosis(FaultKind.FORBIDDEN, code, status)
    return Diagnosis(FaultKind.TOO_MUCH, code, status)


def compute_backoff(failures: int) -> int:
    """How long to wait after so many failures in a row, in ms: 1 s, 2 s, 4 s, … five minutes."""
    return int(min(LONGEST_BACKOFF_MS, 1_000 * 2 ** min(max(failures, 1) - 1, 20)))


def _limited(fault: discord.HTTPException) -> Diagnosis:
    """A 429 that discord.py gave up on: without "Via" it comes from the proxy before Discord, and is a ban."""
    if "Via" in fault.response.headers:
        return Diagnosis(FaultKind.BUSY, fault.code, 429, _asked(fault))
    return Diagnosis(FaultKind.BANNED, fault.code, 429, max(SHORTEST_BAN_MS, _asked(fault) or BAN_MS))


def _asked(fault: discord.HTTPException) -> int:
    header = fault.response.headers.get("Retry-After", "")
    return _ms(float(header)) if header.replace(".", "", 1).isdecimal() else 0


def _ms(seconds: float) -> int:
    return int(seconds * 1000) + 1
