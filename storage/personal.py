"""What a store holds of people: one list of all the places, and what showing and erasing do at each.

Every column of the schema is named here, as one of a person or as one of nobody: `tests/storage/test_personal.py` reads
the schema and names what is missing. Whoever adds a table with a person in it adds its place.
"""

# ruff: noqa: S608 - only names of tables and columns, written in this file, are pasted into SQL; values are bound

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from storage.ballots import list_naming, remove_candidacies
from storage.codec import encode
from storage.database import Connection, Database
from storage.texts import Text, make_stand_in

__all__ = [
    "IMPERSONAL",
    "KEYS",
    "PLACES",
    "SCRUBBED",
    "Erased",
    "Place",
    "Scrubber",
    "SqlPersonal",
    "Traces",
]

LIVE: Final = "status IN ('lobby', 'playing', 'paused', 'set_aside')"
Way = Literal["delete", "empty"]
_ESCAPES: Final = r"[\\\u200b]*"


class Place(Struct, frozen=True):
    """Where something of a person stands.

    person   the column that holds their id
    theirs   the columns that are theirs, shown by an export
    erasing  "delete": their rows go; "empty": the row is of a game and stays, its columns are set as `emptied` says
    emptied  SQL of what the columns hold from then on; ":called" is what stands for a player without a name
    """

    table: str
    person: str
    theirs: tuple[str, ...]
    erasing: Way
    emptied: Mapping[str, str] = {}


PLACES: Final = (
    Place("preferences", "user_id", ("name", "value"), "delete"),
    Place("marks", "user_id", ("table_id", "seat", "seq", "at", "left_seq", "left_at"), "delete"),
    Place("interactions", "user_id", ("id", "table_id", "at"), "delete"),
    Place("notes", "user_id", ("table_id", "seat", "place", "at", "text"), "delete"),
    Place(
        "results",
        "user_id",
        (
            "table_id",
            "seat",
            "guild_id",
            "game",
            "title",
            "started_at",
            "ended_at",
            "won",
            "replies",
            "waited",
        ),
        "empty",
        {"user_id": "NULL"},
    ),
    Place("papers", "user_id", ("ballot_id", "name", "weight", "choices", "receipt"), "delete"),
    Place(
        "ballots",
        "opener_id",
        ("id", "guild_id", "channel_id", "terms", "opened_at", "closes_at", "closed_at"),
        "empty",
        {"opener_id": "NULL"},
    ),
    Place("texts", "user_id", ("table_id", "seat", "text"), "empty"),
    Place(
        "seats",
        "user_id",
        (
            *("table_id", "seat", "name", "language", "dm_ok", "steward", "away_from", "away_until"),
            *("misses", "missed_at", "answered_at", "bank_spent", "seated_at"),
        ),
        "empty",
        {
            # At a table that goes on, a practice player is the substitute of whoever is gone.
            "kind": f"CASE WHEN table_id IN (SELECT id FROM tables WHERE {LIVE}) THEN 'practice' ELSE kind END",
            "name": "CAST(:called AS TEXT) || CAST(seat + 1 AS TEXT)",
            **dict.fromkeys(("user_id", "language", "dm_ok", "steward", "away_from", "away_until"), "NULL"),
            **dict.fromkeys(("missed_at", "answered_at", "seated_at"), "NULL"),
            "misses": "0",
        },
    ),
    Place(
        "seats",
        "deputy_id",
        ("table_id", "seat", "deputy_name", "deputy_language", "deputy_late"),
        "empty",
        {**dict.fromkeys(("deputy_id", "deputy_name", "deputy_language"), "NULL"), "deputy_late": "FALSE"},
    ),
    Place(
        "tables",
        "host_id",
        ("id", "game", "title", "created_at", "started_at", "ended_at", "guild_id", "channel_id"),
        "empty",
        {
            "host_id": "coalesce((SELECT user_id FROM seats WHERE table_id = tables.id AND user_id IS NOT NULL"
            " AND user_id <> :person ORDER BY seated_at, seat LIMIT 1), 0)",
            "title": "''",
        },
    ),
)
"""Where a column holds the id of a person."""

SCRUBBED: Final[Mapping[str, tuple[str, ...]]] = {
    "tables": ("words", "reason", "title"),
    "seats": ("name",),
    "outbox": ("destination", "payload", "reason"),
    "posts": ("body",),
    "deadlines": ("payload",),
    "drafts": ("form",),
    "orders": ("terms",),
    "interactions": ("outcome",),
    "lanes": ("destination",),
    "meta": ("name", "value"),
    "ballots": ("terms", "result"),
}
"""Columns in which somebody's id or name may stand amid other things: it is taken out of them, or their row goes."""

KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    "tables": ("id",),
    "seats": ("table_id", "seat"),
    "outbox": ("id",),
    "posts": ("table_id", "name"),
    "deadlines": ("table_id", "kind", "place", "seat"),
    "drafts": ("table_id", "seat", "place", "option"),
    "orders": ("table_id", "seat", "name"),
    "interactions": ("id",),
    "meta": ("name",),
    "ballots": ("id",),
}
"""By what a row of these is found again."""

IMPERSONAL: Final[Mapping[str, tuple[str, ...]]] = {
    # Of the game, and of nobody: who sat where is told by `seats`, what somebody typed by `texts`.
    "log": (
        *("table_id", "seq", "seat", "place", "reply", "facts", "reveals", "at", "link"),
        *("answered_by", "draw"),
    ),
    "log_undone": (
        *("id", "table_id", "seq", "seat", "place", "reply", "facts", "reveals", "at", "link", "undone_at"),
        *("answered_by", "draw"),
    ),
    "archives": ("table_id", "length", "link", "sample_id", "record"),
    "samples": ("id", "game", "sample"),
    "positions": ("table_id", "seq", "chapter", "rules_version", "at", "state"),
    "texts": ("number", "mark", "salt", "common"),
    "tables": (
        *("rules_version", "status", "options", "deadline_seconds", "window_seconds", "seed", "commitment"),
        *("paused_at", "board_message_id", "lobby_message_id", "waking_cap", "bank_seconds", "grace_seconds"),
        *("patience", "touched_at", "threshold", "advice", "language", "recipe", "secret", "seating"),
        *("rechained", "unarchived", "lesson", "revision"),
    ),
    "absences": ("table_id", "seat", "at", "away_from", "away_until"),
    "notes": ("id",),
    "seats": ("kind", "is_open", "level"),
    "outbox": (
        *("id", "table_id", "kind", "nonce", "created_at", "not_before", "tries", "attempted_at", "sent_at"),
        *("message_id", "dead", "priority"),
    ),
    "lanes": ("head", "not_before", "priority", "claimed_until"),
    "posts": ("table_id", "name"),
    "deadlines": ("table_id", "kind", "place", "seat", "due_at", "held", "claimed_until"),
    "drafts": ("table_id", "seat", "place", "option"),
    "orders": ("table_id", "seat", "name", "given_at"),
    "ballots": ("put_off", "remind_at"),
    "table_counts": ("status", "game", "number"),
    "request_slots": ("name", "free_at"),
    "processes": ("name", "seen_at"),
    "refused_requests": ("at", "number"),
}


class Traces(Struct, frozen=True):
    """By what somebody is found in what is kept outside the store: their tables, names, and what they typed."""

    tables: tuple[int, ...]
    names: tuple[str, ...]
    typed: tuple[str, ...]


class Erased(Struct, frozen=True):
    """The tables in which somebody stood, of which nothing may be kept in memory any more."""

    tables: tuple[int, ...]


class Scrubber:
    """Takes an id and names out of texts and out of JSON."""

    def __init__(self, user_id: int, names: Sequence[str], called: str) -> None:
        self._id, self._digits, self.called = user_id, str(user_id), called.strip()
        # A sign that would format or mention may have been escaped.
        spelled = [
            "".join(_ESCAPES + re.escape(sign) for sign in name)
            for name in sorted(filter(None, names), key=len, reverse=True)
        ]
        patterns = [rf"(?<!\d){user_id}(?!\d)", *(rf"(?<!\w){one}(?!\w)" for one in spelled)]
        self._mention = re.compile(rf"<@!?{user_id}>")
        self._pattern = re.compile("|".join(patterns))

    def clean_text(self, text: str) -> str:
        """The text with something in the place of each name, mention and id."""
        return self._pattern.sub(lambda _: self.called, self._mention.sub(lambda _: self.called, text))

    def clean(self, data: object) -> object:
        """Plain data without id and names: numbers become 0, keys that are the id go."""
        match data:
            case str():
                return self.clean_text(data)
            case bool():
                return data
            case int():
                return 0 if data == self._id else data
            case list():
                return [self.clean(one) for one in data]
            case dict():
                return {name: self.clean(one) for name, one in data.items() if str(name) != self._digits}
            case _:
                return data

    def clean_column(self, value: object) -> object:
        """A column, JSON or not, as bytes or as text."""
        if value is None or isinstance(value, int):
            return value
        plain = value.decode() if isinstance(value, bytes) else str(value)
        if not self._pattern.search(plain) and "\\" not in plain:
            return value
        try:
            data = msgspec.json.decode(plain)
        except msgspec.DecodeError:
            cleaned = self.clean_text(plain)
        else:
            done = self.clean(data)
            if done == data:
                return value
            cleaned = encode(done).decode()
        return cleaned.encode() if isinstance(value, bytes) else cleaned


class SqlPersonal:
    """The port `Personal`."""

    _engine: Database

    async def export(self, user_id: int) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        """Everything that is kept of a person, by place: rows of names to plain data."""
        found: dict[str, Sequence[Mapping[str, Any]]] = {}
        for place in PLACES:
            rows = await self._engine.read(
                f"SELECT {', '.join(place.theirs)} FROM {place.table} WHERE {place.person} = ?", user_id
            )
            found[f"{place.table}.{place.person}"] = [
                dict(zip(place.theirs, row, strict=True)) for row in rows
            ]
        found["tables.words"] = [
            {"table_id": table_id, "word": word}
            for table_id, words in await self._engine.read(
                "SELECT id, words FROM tables WHERE words LIKE ?", f"%[{user_id},%"
            )
            for owner, word in msgspec.json.decode(words)
            if owner == user_id
        ]
        ballots = await self._engine.read("SELECT id, terms FROM ballots")
        found["ballots.terms"] = list_naming(ballots, user_id)
        rows = await self._engine.read(
            "SELECT table_id, seq, at, reply FROM log JOIN seats USING (table_id, seat)"
            " WHERE user_id = ? AND answered_by IS NULL AND (seated_at IS NULL OR at >= seated_at)",
            user_id,
        )
        found["log"] = [
            {"table_id": table_id, "seq": seq, "at": at, "reply": reply.decode()}
            for table_id, seq, at, reply in rows
        ]
        return found

    async def find_traces(self, user_id: int) -> Traces:
        """By what somebody is found outside the store."""
        tables = await self._engine.read(
            "SELECT table_id FROM seats WHERE ?1 IN (user_id, deputy_id)"
            " UNION SELECT id FROM tables WHERE host_id = ?1 OR words LIKE ?2"
            " UNION SELECT table_id FROM texts WHERE user_id = ?1"
            " UNION SELECT table_id FROM marks WHERE user_id = ?1"
            " UNION SELECT table_id FROM notes WHERE user_id = ?1"
            " UNION SELECT table_id FROM results WHERE user_id = ?1",
            user_id,
            f"%[{user_id},%",
        )
        names = await self._engine.read(
            "SELECT name FROM seats WHERE user_id = ?1 UNION SELECT deputy_name FROM seats WHERE deputy_id = ?1"
            " UNION SELECT name FROM papers WHERE user_id = ?1",
            user_id,
        )
        typed = await self._engine.read("SELECT text FROM texts WHERE user_id = ?", user_id)
        return Traces(
            tuple(row[0] for row in tables),
            tuple(row[0] for row in names if row[0]),
            tuple(row[0] for row in typed),
        )

    async def erase(self, user_id: int, known: Traces, called: Mapping[str, str]) -> Erased:
        """Take a person out of everything, in one transaction, and out of what the disk keeps of it.

        known: where they stood and what they were called, besides what is found
        called: by language, "en" among them, what stands for a player, before a number
        """
        found = await self.find_traces(user_id)
        tables, names = sorted({*known.tables, *found.tables}), {*known.names, *found.names}

        def job(connection: Connection) -> None:
            self._revise(connection, tables)
            _erase_texts(connection, user_id)
            _scrub(connection, Scrubber(user_id, sorted(names), called["en"]), tables, user_id)
            _empty_places(connection, user_id, called)

        await self._engine.write_over(job, lambda: self._forget_preferences({user_id}))
        return Erased(tuple(tables))

    def _revise(self, connection: Connection, tables: Sequence[int]) -> None:
        raise NotImplementedError  # by `SqlTables`, whose they are

    def _forget_preferences(self, people: Collection[int]) -> None:
        raise NotImplementedError  # by `SqlHousekeeping`, which keeps them


def _erase_texts(connection: Connection, user_id: int) -> None:
    """What they typed: another text stands there, and the salt goes, so that the mark says nothing."""
    rows = connection.execute(
        "SELECT table_id, number, mark, text, common FROM texts WHERE user_id = ?", (user_id,)
    ).fetchall()
    for table_id, number, mark, text, common in rows:
        connection.execute(
            "UPDATE texts SET text = ?, salt = ?, user_id = NULL WHERE table_id = ? AND number = ?",
            (make_stand_in(Text(number, mark, text, bool(common))), b"", table_id, number),
        )


def _empty_places(connection: Connection, user_id: int, called: Mapping[str, str]) -> None:
    for place in PLACES:
        if place.erasing == "delete":
            connection.execute(f"DELETE FROM {place.table} WHERE {place.person} = ?", (user_id,))
        elif place.emptied:
            terms = ", ".join(f"{name} = {value}" for name, value in place.emptied.items())
            if ":called" not in terms:
                connection.execute(
                    f"UPDATE {place.table} SET {terms} WHERE {place.person} = :person", {"person": user_id}
                )
                continue
            own = "id" if place.table == "tables" else "table_id"
            for language in {row[0] for row in connection.execute("SELECT DISTINCT language FROM tables")}:
                connection.execute(
                    f"UPDATE {place.table} SET {terms} WHERE {place.person} = :person"
                    f" AND {own} IN (SELECT id FROM tables WHERE language = :language)",
                    {"person": user_id, "language": language, "called": called.get(language, called["en"])},
                )


def _scrub(connection: Connection, scrubber: Scrubber, tables: Sequence[int], user_id: int) -> None:
    """Ids and names amid other things: messages to them go, as does what was sent; others lose the name."""
    connection.execute("DELETE FROM outbox WHERE destination = ?", (f"dm:{user_id}",))
    for table_id in tables:
        connection.execute("DELETE FROM outbox WHERE table_id = ? AND sent_at IS NOT NULL", (table_id,))
        _scrub_words(connection, scrubber, table_id, user_id)
    for table, columns in SCRUBBED.items():
        if table == "lanes":
            continue  # triggers keep it as the outbox is
        if table == "ballots":  # a name of a list may be another's: only the person's own lists lose it
            remove_candidacies(connection, user_id, scrubber.called)
            _scrub_rows(connection, Scrubber(user_id, (), scrubber.called), table, columns, "", ())
            _scrub_rows(connection, scrubber, table, columns, " WHERE opener_id = ?", (user_id,))
            continue
        every = table in ("meta", "interactions", "outbox")
        own = "id" if table == "tables" else "table_id"
        if every:
            _scrub_rows(connection, scrubber, table, columns, "", ())
            continue
        for table_id in tables:
            _scrub_rows(connection, scrubber, table, columns, f" WHERE {own} = ?", (table_id,))


def _scrub_words(connection: Connection, scrubber: Scrubber, table_id: int, user_id: int) -> None:
    """What they added to the chance of a table stays, for the proof of the others; "" where it holds a name."""
    (words,) = connection.execute("SELECT words FROM tables WHERE id = ?", (table_id,)).fetchone()
    kept = [
        [0 if owner == user_id else owner, word if scrubber.clean_text(word) == word else ""]
        for owner, word in msgspec.json.decode(words)
    ]
    connection.execute("UPDATE tables SET words = ? WHERE id = ?", (encode(kept).decode(), table_id))


def _scrub_rows(
    connection: Connection,
    scrubber: Scrubber,
    table: str,
    columns: Sequence[str],
    where: str,
    given: tuple[int, ...],
) -> None:
    keys = KEYS[table]
    rows = connection.execute(f"SELECT {', '.join((*keys, *columns))} FROM {table}{where}", given).fetchall()
    for row in rows:
        key, values = row[: len(keys)], row[len(keys) :]
        clean = [scrubber.clean_column(value) for value in values]
        if clean == list(values):
            continue
        found = " AND ".join(f"{name} = ?" for name in keys)
        if table == "meta":  # an offer or a request to somebody who is gone
            connection.execute(f"DELETE FROM {table} WHERE {found}", key)
            continue
        terms = ", ".join(f"{name} = ?" for name in columns)
        connection.execute(f"UPDATE {table} SET {terms} WHERE {found}", (*clean, *key))
