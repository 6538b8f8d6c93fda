"""Chance of closed tables (recipe 3): every die and every card has a key of its own, and one tree commits to them all.

The lobby publishes the root of a hash tree over `LEAVES` keys, which follow from the table's secret. A draw takes as
many keys as it has dice or cards, one after the other; the words of the players are mixed into each. A key is proved by
the nodes beside its way to the root, and says nothing of the others: so each seat can be shown what was dealt to it,
and the secret stays. docs/chance.md tells the recipe to those who check.
"""

import hashlib
import hmac
from collections.abc import Callable, Sequence
from typing import Final

from bot.tables.rng import compute_commitment, compute_seed, make_stream
from storage.ports import TableRow

CLOSED: Final = 3
"""The recipe of closed tables."""
DEPTH: Final = 13
LEAVES: Final = 1 << DEPTH
"""Keys in the tree: ten times what the longest games take. What is drawn beyond them is proved to nobody."""
DIE: Final = "die"
CARD: Final = b"card"


def is_closed(table: TableRow) -> bool:
    """Whether the secret of a table stays when it is over, and each seat is shown its own alone."""
    return table.recipe == CLOSED


def compute_key(secret: bytes, leaf: int) -> bytes:
    """The key of a leaf, of the secret of a table."""
    return hmac.digest(secret, b"leaf:%d" % leaf, "sha256")


def grow_tree(secret: bytes) -> list[list[bytes]]:
    """The levels of the tree over all keys, from the leaves to the root."""
    sha256 = hashlib.sha256
    levels = [[sha256(b"\0" + compute_key(secret, leaf)).digest() for leaf in range(LEAVES)]]
    while len(below := levels[-1]) > 1:
        levels.append([sha256(b"\1" + below[at] + below[at + 1]).digest() for at in range(0, len(below), 2)])
    return levels


def compute_root(secret: bytes) -> bytes:
    """What is published of the secret of a closed table before its first word."""
    return grow_tree(secret)[-1][0]


def compute_fingerprint(secret: bytes, recipe: int) -> bytes:
    """The fingerprint of a secret, by the recipe of its table."""
    return compute_root(secret) if recipe == CLOSED else compute_commitment(secret)


def list_path(levels: Sequence[Sequence[bytes]], leaf: int) -> bytes:
    """The nodes beside the way from a leaf to the root, the lowest first."""
    return b"".join(level[(leaf >> height) ^ 1] for height, level in enumerate(levels[:-1]))


class Leaves:
    """The keys of a table's draws, with the words of its players."""

    def __init__(self, secret: bytes, words: Sequence[str]) -> None:
        self._secret = secret
        self._words = words

    def roll(self, first: int) -> Callable[[int], int]:
        """A function giving numbers from 0 to n - 1, each from the next key; a choice of one takes none."""
        leaf = first

        def below(bound: int) -> int:
            nonlocal leaf
            if bound == 1:
                return 0
            leaf += 1
            return make_stream(self._seed(leaf - 1), DIE)(bound)

        return below

    def mark_cards(self, first: int, count: int) -> list[str]:
        """The marks of cards as they lie: shuffled, they lie in the order of these."""
        return [hmac.digest(self._seed(first + at), CARD, "sha256").hex() for at in range(count)]

    def shuffle(self, first: int, cards: Sequence[str]) -> tuple[str, ...]:
        """Cards in the order that chance gives them."""
        marks = self.mark_cards(first, len(cards))
        return tuple(card for _, card in sorted(zip(marks, cards, strict=True)))

    def _seed(self, leaf: int) -> bytes:
        return compute_seed(compute_key(self._secret, leaf), self._words)


def open_leaves(table: TableRow) -> Leaves:
    """The keys of a closed table."""
    return Leaves(table.secret, [word for _, word in table.words])
