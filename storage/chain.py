"""The chain of a log: each entry is bound to all before it by a hash, so that damage shows.

Every field is preceded by its length, so that the hash says where facts end and where a draw begins. Of a text that
somebody typed only its mark is hashed (`storage.texts`): erasing one breaks no chain.
"""

import struct
from hashlib import blake2b
from typing import Final

from storage.database import Row
from storage.rows import Entry

__all__ = ["ENTRY", "LINK_BYTES", "ROOT", "hash_entry", "read_entry"]

ENTRY: Final = "table_id, seq, seat, place, reply, facts, reveals, at, answered_by, draw"

LINK_BYTES: Final = 16
ROOT: Final = bytes(LINK_BYTES)
"""What stands for the link before the first entry."""

_NUMBERS: Final = struct.Struct("<qqqqqq")
_LENGTH: Final = struct.Struct("<q")


def read_entry(row: Row) -> Entry:
    """An entry from its columns (`ENTRY`)."""
    table_id, seq, seat, place, reply, facts, reveals, at, answered_by, draw = row
    return Entry(table_id, seq, seat, place, reply, facts, bool(reveals), at, answered_by, draw)


def hash_entry(before: bytes, entry: Entry) -> bytes:
    """The link of an entry as it is stored, marks in place of texts; `before` is the link of the one before it."""
    numbers = _NUMBERS.pack(entry.table_id, entry.seq, entry.seat, entry.place, entry.reveals, entry.at)
    by = None if entry.answered_by is None else entry.answered_by.encode()
    parts = [before, numbers]
    for one in (entry.reply, entry.facts, entry.draw, by):
        parts += (_LENGTH.pack(-1),) if one is None else (_LENGTH.pack(len(one)), one)
    return blake2b(b"".join(parts), digest_size=LINK_BYTES).digest()
