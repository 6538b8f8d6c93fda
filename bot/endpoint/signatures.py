"""Whether a request comes from Discord, and has not come before: its signature, its moment, what was seen lately."""

import re
from array import array
from bisect import bisect_left
from collections import deque
from typing import Final

from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

from bot.clock import Clock

__all__ = ["WINDOW_MS", "ForgedCall", "Signatures"]

WINDOW_MS: Final = 60_000
"""How far a request's moment may be from now; a signature that was seen is forgotten after twice that."""
MOST: Final = 100_000
"""So many signatures are remembered at most; Discord sends as many in a minute to nobody."""
_STEP_MS: Final = WINDOW_MS // 4
"""Signatures of so long are forgotten together."""
_DIGITS: Final = 15
"""Of a signature: enough to know it by among those of two minutes, in eight bytes."""
_SIGNATURE: Final = re.compile(r"[0-9a-f]{128}")
_MOMENT: Final = re.compile(r"[0-9]{1,12}")


class ForgedCall(Exception):
    """A request that did not come from Discord, came too late, or came before."""


class Signatures:
    """Checks requests with the application's public key.

    public_key: 64 hexadecimal digits, as the application's page shows them. Raises ValueError for anything else.
    """

    def __init__(self, public_key: str, clock: Clock) -> None:
        self._key: Final = VerifyKey(bytes.fromhex(public_key))
        self._clock: Final = clock
        self._newest: Final = set[int]()
        self._begun: int = clock.now()
        self._seen: Final = deque[tuple[int, "array[int]"]]()

    def check_headers(self, signature: str, moment: str) -> None:
        """Raise `ForgedCall` where the headers alone tell it: the cheap checks, before a body is read.

        signature, moment: `X-Signature-Ed25519`, `X-Signature-Timestamp`.
        """
        if not _SIGNATURE.fullmatch(signature) or not _MOMENT.fullmatch(moment):
            raise ForgedCall("headers")
        if self._is_seen(signature):
            raise ForgedCall("seen")

    def is_now(self, moment: str, ahead: int) -> bool:
        """Whether a moment is near enough. ahead: how far our clock is ahead of Discord's, in ms."""
        return abs(self._clock.now() - ahead - int(moment) * 1000) <= WINDOW_MS

    def check_body(self, signature: str, moment: str, body: bytes) -> None:
        """Raise `ForgedCall` where the signature is not that of the moment and the body."""
        try:
            self._key.verify(moment.encode() + body, bytes.fromhex(signature))
        except BadSignatureError as fault:
            raise ForgedCall("signature") from fault

    def remember(self, signature: str) -> None:
        """Remember a call that is taken. Raises `ForgedCall` where the same one was taken meanwhile."""
        if self._is_seen(signature):
            raise ForgedCall("seen")
        self._put_away()
        self._newest.add(_shorten(signature))

    def _is_seen(self, signature: str) -> bool:
        short = _shorten(signature)
        return short in self._newest or any(_holds(those, short) for _, those in self._seen)

    def _put_away(self) -> None:
        """Keep what is no longer the newest in less memory, and forget those that are too old, or too many."""
        now, part = self._clock.now(), MOST // 10
        if now - self._begun >= _STEP_MS or len(self._newest) >= part:
            self._seen.append((self._begun, array("Q", sorted(self._newest))))
            self._newest.clear()
            self._begun = now
        while self._seen and (
            now - self._seen[0][0] > 2 * WINDOW_MS + _STEP_MS
            or sum(len(one) for _, one in self._seen) + part > MOST
        ):
            self._seen.popleft()


def _shorten(signature: str) -> int:
    return int(signature[:_DIGITS], 16)


def _holds(those: "array[int]", short: int) -> bool:
    """Whether it is among them; they are in order."""
    at = bisect_left(those, short)
    return at < len(those) and those[at] == short
