"""A database of before keeps the languages of its tables and people, and takes any other from then on."""

# ruff: noqa: ASYNC240 - a test may wait for its disk

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from storage.migrate import list_steps, prepare
from storage.ports import Change
from storage.sqlite import SqliteStore, open_store
from tests.storage.rows import NOW, a_seat, a_table

BEFORE = 8
"""The last step of the schema that knew of two languages."""


def fill(path: Path) -> None:
    """Rows as they stood in it: a table of each language, seats with one, with a deputy's, and with none."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for number, language in ((1, "fr"), (2, "en")):
            connection.execute(
                "INSERT INTO tables (id, channel_id, game, rules_version, language, host_id, created_at, title,"
                " status, options, seed, commitment) VALUES (?, ?, 'cochons', 1, ?, 5, 0, 'Été', 'playing', '{}',"
                " x'00', x'00')",
                (number, 70 + number, language),
            )
        for seat, spoken, deputy in ((0, "fr", None), (1, None, "en"), (2, "en", "fr")):
            connection.execute(
                "INSERT INTO seats (table_id, seat, kind, name, user_id, language, deputy_language, deputy_name)"
                " VALUES (1, ?, 'person', 'Rosa', ?, ?, ?, 'Ada')",
                (seat, 90 + seat, spoken, deputy),
            )


async def test_what_was_kept_of_languages_outlives_the_step(data_dir: Path) -> None:
    data_dir.mkdir()
    prepare(data_dir / "porc.sqlite3", check=False, steps=list_steps()[:BEFORE])
    fill(data_dir / "porc.sqlite3")
    store = await open_store(data_dir)
    tables = [await store.table(number) for number in (1, 2)]
    assert [(one.language, one.title, one.channel_id) for one in tables if one] == [
        ("fr", "Été", 71),
        ("en", "Été", 72),
    ]
    seats = await store.seats(1)
    assert [(one.language, one.deputy_language, one.name, one.user_id) for one in seats] == [
        ("fr", None, "Rosa", 90),
        (None, "en", "Rosa", 91),
        ("en", "fr", "Rosa", 92),
    ]
    await store.close()


async def test_any_language_can_be_kept(store: SqliteStore) -> None:
    table, seat = (
        replace(a_table(1), language="de"),
        replace(a_seat(1, 0), language="nl", deputy_language="de"),
    )
    await store.commit(Change(NOW, 1, table=table, seats=(seat,)))
    assert await store.table(1) == table
    assert list(await store.seats(1)) == [seat]
