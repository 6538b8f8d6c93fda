"""Texts that people typed: kept beside the log, in which only a mark stands for each (DEC: texts beside the log).

A mark is a hash of the text with a salt of its own, which lies beside the text and goes with it: what is left in the
log after that says nothing. Whoever reads a log or a position gets the texts back in the places of their marks; in
the place of an erased one, a text that nobody typed.
"""

import re
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import Struct

from storage.codec import decode, encode
from storage.database import Connection, Database, Statements
from storage.rows import Entry, NewEntry, PositionRow

__all__ = [
    "Text",
    "hide_in_facts",
    "hide_in_state",
    "keep_texts",
    "make_stand_in",
    "read_kept_texts",
    "read_texts",
    "reveal_entry",
    "reveal_position",
]

_SALT_BYTES: Final = 16
_TEXT: Final = "number, mark, text, common"
_NO_PROSE: Final = frozenset({"type", "key", "option", "kind"})
"""Under these names stand words of the program, never a text that somebody typed."""


class Text(Struct, frozen=True):
    """A text of a table: its number, its mark, what is read in its place, whether the game has that word, too."""

    number: int
    mark: str
    text: str
    common: bool


def read_kept_texts(connection: Connection, table_id: int) -> list[Text]:
    """The texts of a table, on the connection's thread."""
    sql = f"SELECT {_TEXT} FROM texts WHERE table_id = ? ORDER BY number"  # noqa: S608 - names of columns
    return [
        Text(number, mark, text, bool(common))
        for number, mark, text, common in connection.execute(sql, (table_id,))
    ]


async def read_texts(engine: Database, table_id: int) -> list[Text]:
    """The texts of a table."""
    sql = f"SELECT {_TEXT} FROM texts WHERE table_id = ? ORDER BY number"  # noqa: S608 - names of columns
    rows = await engine.read(sql, table_id, table_id=table_id)
    return [Text(number, mark, text, bool(common)) for number, mark, text, common in rows]


def keep_texts(
    connection: Statements, table_id: int, new: NewEntry, user_id: int | None, known: list[Text]
) -> NewEntry:
    """An entry with marks in the places of texts; what is typed in it is added to the table's texts, and to `known`."""
    if not new.typed and not known:
        return new
    reply: dict[str, Any] = decode(new.reply, dict[str, Any]) if new.typed else {}
    fields = reply.get("fields", {})
    for name in new.typed:
        typed = fields.get(name)
        if not isinstance(typed, str) or not typed:
            continue
        text = _find(known, typed) or _add(connection, table_id, new.seat, typed, user_id, known)
        fields[name] = text.mark
    return replace(
        new,
        reply=encode(reply) if new.typed else new.reply,
        facts=hide_in_facts(new.facts, known),
        typed=(),
    )


def _find(known: Iterable[Text], typed: str) -> Text | None:
    return next((one for one in known if one.text == typed), None)


def _add(
    connection: Statements,
    table_id: int,
    seat: int,
    typed: str,
    user_id: int | None,
    known: list[Text],
) -> Text:
    salt = secrets.token_bytes(_SALT_BYTES)
    digest = blake2b(f"{table_id}:{typed}".encode(), key=salt, digest_size=16).hexdigest()
    states = connection.execute(
        "SELECT state FROM positions WHERE table_id = ? ORDER BY seq DESC LIMIT 1", (table_id,)
    ).fetchone()
    common = states is not None and _make_pattern(typed).search(states[0].decode()) is not None
    text = Text(len(known) + 1, f"@text:{digest}@", typed, common)
    owner = user_id if user_id is not None else _find_owner(connection, table_id, seat)
    connection.execute(
        "INSERT INTO texts (table_id, number, mark, seat, user_id, text, salt, common)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table_id, text.number, text.mark, seat, owner, typed, salt, common),
    )
    known.append(text)
    return text


def _find_owner(connection: Statements, table_id: int, seat: int) -> int | None:
    row = connection.execute(
        "SELECT user_id FROM seats WHERE table_id = ? AND seat = ?", (table_id, seat)
    ).fetchone()
    return row[0] if row else None


def make_stand_in(text: Text) -> str:
    """What is read in the place of an erased text: as long as that, of another number than any other of its table."""
    return str(text.number).center(len(text.text), "-")


# -- marks in the places of texts ---------------------------------------------------------------------


def hide_in_facts(facts: bytes, texts: Sequence[Text]) -> bytes:
    """Facts with marks in the places of texts."""
    return _hide(facts, texts)


def hide_in_state(state: bytes, texts: Sequence[Text]) -> bytes:
    """A position with marks in the places of texts, but for words of the game itself: they are its own there."""
    return _hide(state, [one for one in texts if not one.common])


def _make_pattern(text: str) -> re.Pattern[str]:
    """The text as words of their own: "Ann" is not in "Anna"."""
    return re.compile(rf"(?<!\w){re.escape(text)}(?!\w)")


def _hide(data: bytes, texts: Sequence[Text]) -> bytes:
    # The longest first: a text may be part of another.
    plain = data.decode()
    wanted = sorted(
        (one for one in texts if one.text in plain or not one.text.isascii()), key=lambda one: -len(one.text)
    )
    if not wanted:
        return data
    patterns = [(_make_pattern(one.text), one.mark) for one in wanted]
    return msgspec.json.encode(_walk(msgspec.json.decode(data), patterns))


def _walk(data: object, patterns: Sequence[tuple[re.Pattern[str], str]]) -> object:
    match data:
        case str():
            for pattern, mark in patterns:
                data = pattern.sub(mark, data)
            return data
        case list():
            return [_walk(one, patterns) for one in data]
        case dict():
            return {
                name: value if name in _NO_PROSE and isinstance(value, str) else _walk(value, patterns)
                for name, value in data.items()
            }
        case _:
            return data


# -- texts in the places of marks ---------------------------------------------------------------------


def reveal_entry(entry: Entry, texts: Sequence[Text]) -> Entry:
    """An entry with texts in the places of their marks."""
    if not texts:
        return entry
    return replace(entry, reply=_reveal(entry.reply, texts), facts=_reveal(entry.facts, texts))


def reveal_position(position: PositionRow, texts: Sequence[Text]) -> PositionRow:
    """A position with texts in the places of their marks."""
    return replace(position, state=_reveal(position.state, texts)) if texts else position


def _reveal(data: bytes, texts: Sequence[Text]) -> bytes:
    if b"@text:" not in data:
        return data
    for one in texts:
        data = data.replace(one.mark.encode(), msgspec.json.encode(one.text)[1:-1])
    return data
