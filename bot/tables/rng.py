"""Fair chance: every die and every shuffle of a table follows from a secret, sealed before its players add to it.

The lobby publishes the secret's fingerprint, `compute_commitment(secret)`, before anybody adds a word; the end
publishes the secret. The seed is a hash of both, and what chance replies at place n of the log is made of the numbers
of HMAC-SHA256(seed, "n:0"), HMAC-SHA256(seed, "n:1"), …: four bytes each, those that would favour low faces rejected.
The secret is 32 random bytes, so the fingerprint tells nothing (DEC-337). The log keeps the outcomes: an upgrade
never rolls the past again. docs/chance.md tells the recipe to those who check.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from typing import Final

from porc_royal.asks import Ask, Reply
from porc_royal.replies import draw_reply

SECRET_BYTES: Final = 32
RECIPE: Final = 2
"""How chance is drawn at tables that begin today.

1, of tables that began before there were words: the seed is the secret itself, and a choice among one spends a number.
"""


def make_secret() -> bytes:
    """32 random bytes from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def compute_commitment(secret: bytes) -> bytes:
    """What is published of a secret before the game: its SHA-256."""
    return hashlib.sha256(secret).digest()


def compute_seed(secret: bytes, words: Sequence[str]) -> bytes:
    """The seed of a table, of its secret and the words of its players, which hold no line break."""
    return hmac.digest(secret, "\n".join(words).encode(), "sha256")


def make_stream(seed: bytes, label: str, recipe: int = RECIPE) -> Callable[[int], int]:
    """A function giving fair numbers from 0 to n - 1, always the same for a seed and a label."""
    block = 0
    buffer = b""

    def word() -> int:
        nonlocal block, buffer
        if len(buffer) < 4:
            buffer = hmac.digest(seed, f"{label}:{block}".encode(), "sha256")
            block += 1
        number, buffer = int.from_bytes(buffer[:4], "big"), buffer[4:]
        return number

    def below(bound: int) -> int:
        if bound == 1 and recipe > 1:
            return 0
        limit = (1 << 32) - (1 << 32) % bound
        while (number := word()) >= limit:
            pass
        return number % bound

    return below


def draw_outcome(question: Ask, seed: bytes, place: int | str, recipe: int = RECIPE) -> Reply:
    """What chance replies to a question asked at `place` of the log, or from the numbers of that label."""
    return draw_reply(question, make_stream(seed, str(place), recipe))
