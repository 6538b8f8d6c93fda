"""The one upgrade that makes the chains of all logs anew: once, in the transaction of its schema step.

Until then a link was a hash of fields that stood side by side, texts among them. Here each log is verified by that
hash, and chained by the one of today with marks in the places of texts. What was damaged before stays damaged: from
there on no link is right.
"""

import sqlite3
import struct
from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b
from itertools import groupby
from typing import Final

import msgspec

from storage.chain import ROOT, hash_entry
from storage.rows import Entry, NewEntry
from storage.texts import Text, hide_in_state, keep_texts

__all__ = ["hash_entry_before", "rechain"]

_ENTRY: Final = "table_id, seq, seat, place, reply, facts, reveals, at, answered_by, draw"
_NUMBERS: Final = struct.Struct("<qqqqqqq")
_TYPED: Final = {"name-ship": ("name",), "name-planet": ("name",)}
"""The options that took a text before this upgrade: which of the fields of their replies hold one."""
_DAMAGED: Final = b"\xff" * 16


def hash_entry_before(before: bytes, entry: Entry) -> bytes:
    """The link of an entry as it was until this upgrade."""
    numbers = _NUMBERS.pack(
        entry.table_id, entry.seq, entry.seat, entry.place, entry.reveals, entry.at, len(entry.reply)
    )
    parts = (before, numbers, entry.reply, entry.facts, entry.draw or b"")
    return blake2b(b"".join(parts), digest_size=16).digest()


def rechain(connection: sqlite3.Connection) -> None:
    """Chain every log anew, and move the texts in it out of it."""
    rows = connection.execute(f"SELECT link, {_ENTRY} FROM log ORDER BY table_id, seq")  # noqa: S608 - columns
    for table_id, logged in groupby(rows, key=lambda row: int(row[1])):
        texts: list[Text] = []
        number = _rechain_log(connection, [(row[0], _read(row[1:])) for row in logged], texts)
        _hide_beside(connection, table_id, texts)
        connection.execute("UPDATE tables SET rechained = ? WHERE id = ?", (number, table_id))


def _read(row: Sequence[object]) -> Entry:
    return Entry(*row)  # type: ignore[arg-type]  # the columns in their order


def _rechain_log(
    connection: sqlite3.Connection, logged: Sequence[tuple[bytes, Entry]], texts: list[Text]
) -> int:
    old, link = ROOT, ROOT
    for place, (kept, entry) in enumerate(logged):
        old = hash_entry_before(old, entry)
        stored = _take_texts_out(connection, entry, texts)
        sound = link != _DAMAGED and old == kept and entry.seq == place
        link = hash_entry(link, stored) if sound else _DAMAGED
        connection.execute(
            "UPDATE log SET reply = ?, facts = ?, link = ? WHERE table_id = ? AND seq = ?",
            (stored.reply, stored.facts, link, entry.table_id, entry.seq),
        )
    return len(logged)


def _take_texts_out(connection: sqlite3.Connection, entry: Entry, texts: list[Text]) -> Entry:
    typed = next((names for option, names in _TYPED.items() if f'"{option}"'.encode() in entry.reply), ())
    try:
        option = msgspec.json.decode(entry.reply).get("option") if typed else None
        new = NewEntry(entry.seat, entry.place, entry.reply, entry.facts, typed=_TYPED.get(option or "", ()))
        hidden = keep_texts(connection, entry.table_id, new, None, texts)
    except (ValueError, AttributeError):
        return entry  # it is damaged, and stays as it is
    return replace(entry, reply=hidden.reply, facts=hidden.facts)


def _hide_beside(connection: sqlite3.Connection, table_id: int, texts: list[Text]) -> None:
    """The same in what was taken back, and in positions."""
    undone = connection.execute(
        f"SELECT id, {_ENTRY} FROM log_undone WHERE table_id = ? ORDER BY id",  # noqa: S608 - names of columns
        (table_id,),
    ).fetchall()
    for number, *row in undone:
        entry = _take_texts_out(connection, _read(row), texts)
        connection.execute(
            "UPDATE log_undone SET reply = ?, facts = ? WHERE id = ?", (entry.reply, entry.facts, number)
        )
    if texts:
        states = connection.execute(
            "SELECT seq, state FROM positions WHERE table_id = ?", (table_id,)
        ).fetchall()
        for seq, state in states:
            connection.execute(
                "UPDATE positions SET state = ? WHERE table_id = ? AND seq = ?",
                (hide_in_state(state, texts), table_id, seq),
            )
