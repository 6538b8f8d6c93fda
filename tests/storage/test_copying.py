"""A store copied from SQLite into PostgreSQL and back: every row, all or nothing, and the game goes on there."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

import asyncpg
import pytest

from bot.__main__ import STORE, main
from porc_royal.asks import Refused
from porc_royal.testing.games import choose_reply, choose_speaker
from storage.errors import StorageFailed
from storage.files import find_database
from storage.ports import NewOwed
from storage.postgres import copying
from storage.postgres.copying import NotEmpty, copy_to_postgres, copy_to_sqlite
from storage.postgres.store import open_postgres
from storage.sqlite import open_store
from tests.promises.moderated import ModeratedTable
from tests.promises.openings import opening
from tests.storage.rows import NOW
from tests.storage.servers import empty_database, find_database_url
from tests.words import WORDS

pytestmark = pytest.mark.thorough

KEPT: Final = copying._KEPT_BY_TRIGGERS


async def play(table: ModeratedTable, times: int, luck: random.Random) -> None:
    """So many replies of whoever is asked, the last of some taken back."""
    for number in range(times):
        game = await table.play()
        if game.result is not None:
            return
        seat = choose_speaker(game, luck)
        await table.reply(seat, choose_reply(game.asks[seat], luck))
        if number % 5 == 4:
            with suppress(Refused):  # what may not be taken back stays
                await table.moderator.undo(table.table_id, table.press(seat))


@pytest.fixture
async def url() -> AsyncIterator[str]:
    found = find_database_url()
    await empty_database(found)
    yield found
    await empty_database(found)


@pytest.fixture
async def data(tmp_path: Path) -> Path:
    """A data directory with tables under way, one game to its end or nearly, messages, preferences and drafts."""
    folder = tmp_path / "data"
    store = await open_store(folder)
    luck = random.Random(5)
    for name, times in (("cochons", 20), ("cosmic", 10)):
        table = ModeratedTable(store, WORDS, opening(name, 3), tmp_path)
        table.opening.table_id = table.table_id = await store.new_table_id()
        await table.begin()
        await play(table, times, luck)
    await store.set_preference(7, "language", "fr")
    await store.save_draft(1, 0, 0, "x", b"\x00\xff")
    await store.put_meta("anything", "at all")
    await store.owe([NewOwed("dm:7", "x", b"{}", priority=1)], now=NOW)
    await store.close()
    fill(folder)
    return folder


ADMITTED: Final = {
    "status": ("ended", "playing"),
    "kind in seats": ("person", "practice"),
    "answered_by": ("order", "deputy"),
    "dead": (1, 0),
    "sent_at": (None, NOW),
    **dict.fromkeys(
        ("held", "reveals", "put_off", "won", "common", "unarchived", "dm_ok", "is_open", "deputy_late"),
        (1, 0),
    ),
}
"""What stands in columns that do not take everything."""


def fill(folder: Path) -> None:
    """Write two rows into every table of the schema: one is full to the brim, one as empty as it may be."""
    with closing(sqlite3.connect(find_database(folder))) as connection, connection:
        listed = [name for name in dump(folder) if not name.startswith("sqlite") and name not in KEPT]
        for table in sorted(listed, key=lambda name: (name not in ("tables", "ballots"), name)):
            columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
            for number in (0, 1):
                row = [
                    _choose(table, number, name, kind, needed=bool(needed or key), key=bool(key))
                    for _, name, kind, needed, _, key in columns
                ]
                marks = ", ".join("?" * len(row))
                connection.execute(f"INSERT INTO {table} VALUES ({marks})", row)


def _choose(table: str, number: int, name: str, kind: str, *, needed: bool, key: bool) -> object:
    """A value for a column."""
    if name in ("table_id", "ballot_id") or (name == "id" and table in ("tables", "ballots")):
        return 40 + number
    for known in (name, f"{name} in {table}"):
        if known in ADMITTED:
            return ADMITTED[known][number]
    if number and not needed:
        return None
    match kind:
        case "INTEGER":
            return 2**62 + 1 if number == 0 else 1_000 if key else 0
        case "TEXT":
            return f"Ça «va», l’œuf? 🐖 \\x41 \\N \t\n' \" {name}" if number == 0 else ""
        case _:
            return bytes(range(256)) if number == 0 else b""


async def dump_kept(url: str) -> dict[str, list[tuple[object, ...]]]:
    """What the triggers of PostgreSQL keep."""
    connection: Any = await asyncpg.connect(url)
    try:
        return {
            name: sorted((tuple(row) for row in await connection.fetch(f"SELECT * FROM {name}")), key=repr)
            for name in KEPT
        }
    finally:
        await connection.close()


def dump(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(find_database(folder))) as connection:
        names = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        ]
        return {name: sorted(connection.execute(f"SELECT * FROM {name}"), key=repr) for name in names}


async def test_there_and_back_nothing_is_changed_and_the_game_goes_on(
    data: Path, url: str, tmp_path: Path
) -> None:
    before = dump(data)
    assert [name for name, rows in before.items() if not rows] == [], "a table of which nothing is tried"
    there = await copy_to_postgres(data, url)
    assert (there.tables, there.broken) == (4, (40, 41)), "only what was made up belongs to no chain"
    assert await dump_kept(url) == {name: before[name] for name in KEPT}
    assert there.entries == len(before["log"])
    back = await copy_to_sqlite(url, tmp_path / "back")
    assert back == there
    assert dump(tmp_path / "back") == before
    store = await open_postgres(url, connections=2)
    try:
        assert await store.new_table_id() == 42
        assert await store.preferences(7) == {"language": "fr"}
        opened = opening("cochons", 3)
        table = ModeratedTable(store, WORDS, opened, tmp_path)
        table._interaction = 5_000_000
        length = len(await store.log(1))
        await play(table, 3, random.Random(1))
        assert len(await store.log(1)) > length
        with pytest.raises(NotEmpty):
            await copy_to_postgres(data, url)
    finally:
        await store.close()


async def test_where_it_is_broken_off_nothing_is_there(
    data: Path, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = dump(data)

    async def fail(*_: object) -> bytes:
        raise OSError("the cable")

    with monkeypatch.context() as patched:
        patched.setattr(copying, "_hash", fail)
        with pytest.raises(StorageFailed):
            await copy_to_postgres(data, url)
    await copy_to_postgres(data, url)  # it was empty
    with monkeypatch.context() as patched:
        patched.setattr(copying, "_hash", fail)
        with pytest.raises(StorageFailed):
            await copy_to_sqlite(url, tmp_path / "back")
    await copy_to_sqlite(url, tmp_path / "back")
    assert dump(tmp_path / "back") == before


async def test_what_is_not_what_stood_there_is_found(
    data: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = copying.PostgresEnd.write

    async def change(end: copying.PostgresEnd, shape: copying.Shape, rows: copying.Rows) -> None:
        if shape.name == "preferences":
            rows = [(*rows[0][:-1], "en"), *rows[1:]]
        await kept(end, shape, rows)

    monkeypatch.setattr(copying.PostgresEnd, "write", change)
    with pytest.raises(StorageFailed, match="preferences"):
        await copy_to_postgres(data, url)


async def test_a_log_that_was_damaged_before_is_copied_as_it_is_and_named(data: Path, url: str) -> None:
    with closing(sqlite3.connect(find_database(data))) as connection, connection:
        connection.execute("UPDATE log SET at = at + 1 WHERE table_id = 2 AND seq = 3")
    assert (await copy_to_postgres(data, url)).broken == (2, 40, 41)


def is_there(path: Path) -> bool:
    return path.exists()


async def test_where_there_is_no_store_none_is_copied(url: str, tmp_path: Path) -> None:
    """A folder of another name is no store of which nothing is left."""
    with pytest.raises(StorageFailed):
        await copy_to_postgres(tmp_path / "dta", url)
    assert not is_there(tmp_path / "dta")


def test_a_server_that_is_not_there_is_told_without_its_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def make_store() -> None:
        await (await open_store(tmp_path / "data")).close()

    asyncio.run(make_store())
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    assert main(["copy", "--to", "postgresql://ana:hidden-word@127.0.0.1:1/none"]) == STORE
    told = "".join(capsys.readouterr())
    assert "nothing was copied: busy" in told
    assert "hidden-word" not in told
