"""Fair chance: every die and every shuffle of a table comes from a seed that was sealed before the game.

At the start the table publishes `compute_commitment(seed)`; at the end it publishes the seed. Anybody can then compute
every outcome again: outcome k of the reply at place n is taken from HMAC-SHA256(seed, "n:k"), four bytes at a
time, numbers that would favour low faces rejected. The seed is 32 secret random bytes, so the commitment tells
nothing (DEC-283). The log keeps the outcomes: an upgrade never rolls the past again.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable

from porc_royal.asks import Ask, Reply
from porc_royal.replies import draw_reply

SEED_BYTES = 32


def make_seed() -> bytes:
    """32 random bytes from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def compute_commitment(seed: bytes) -> bytes:
    """What is published of a seed before the game: its SHA-256."""
    return hashlib.sha256(seed).digest()


def make_stream(seed: bytes, label: str) -> Callable[[int], int]:
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
        limit = (1 << 32) - (1 << 32) % bound
        while (number := word()) >= limit:
            pass
        return number % bound

    return below


def draw_outcome(question: Ask, seed: bytes, place: int) -> Reply:
    """What chance replies to a question asked at `place` of the log."""
    return draw_reply(question, make_stream(seed, str(place)))
