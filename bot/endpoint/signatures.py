"""Whether a request comes from Discord, and has not come before: its signature, its moment, what was seen lately."""

import re
from collections import OrderedDict
from typing import Final

from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

from bot.clock import Clock

__all__ = ["WINDOW_MS", "ForgedCall", "Signatures"]

WINDOW_MS: Final = 60_000
"""How far a request's moment may be from now; a signature that was seen is forgotten after twice that."""
MOST: Final = 100_000
"""So many signatures are remembered at most; Discord sends as many in a minute to nobody."""
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
        # A dictionary would go past all that it ever forgot at its head.
        self._seen: Final = OrderedDict[str, int]()

    def check_headers(self, signature: str, moment: str) -> None:
        """Raise `ForgedCall` where the headers alone tell it: the cheap checks, before a body is read.

        signature, moment: `X-Signature-Ed25519`, `X-Signature-Timestamp`.
        """
        if not _SIGNATURE.fullmatch(signature) or not _MOMENT.fullmatch(moment):
            raise ForgedCall("headers")
        if signature in self._seen:
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
        if signature in self._seen:
            raise ForgedCall("seen")
        now = self._clock.now()
        while self._seen and (
            len(self._seen) >= MOST or now - next(iter(self._seen.values())) > 2 * WINDOW_MS
        ):
            self._seen.popitem(last=False)
        self._seen[signature] = now
