"""A store opens only if it is ours, whole, known and free; and its schema grows step by step."""

# ruff: noqa: ASYNC240 - a test may wait for its disk

import errno
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

import storage.damage
from storage.migrate import SchemaStep, list_steps, prepare
from storage.ports import (
    Change,
    LogBroken,
    StorageError,
    StorageFailed,
    StoreCorrupt,
    StoreInUse,
    StoreNewer,
    StoreReadOnly,
)
from storage.sqlite import SqliteStore, open_store
from tests.storage.rows import NOW, a_position, open_a_table, reply, texts


def database(data_dir: Path) -> Path:
    return data_dir / "porc.sqlite3"


def ask(path: Path, sql: str) -> object:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return [row[0] for row in connection.execute(sql)]


async def make(data_dir: Path, replies: int = 0) -> None:
    store = await open_store(data_dir)
    table = await open_a_table(store)
    for number in range(replies):
        await reply(store, table, f"{number}" * 500)
    await store.close()


async def test_a_second_instance_is_refused_and_harms_nothing(store: SqliteStore, data_dir: Path) -> None:
    with pytest.raises(StoreInUse) as refused:
        await open_store(data_dir)
    assert refused.value.pid == str(os.getpid())
    await open_a_table(store)


async def test_the_lock_is_let_go_when_opening_fails(data_dir: Path) -> None:
    data_dir.mkdir()
    database(data_dir).write_text("no database" * 100)
    for _ in range(2):
        with pytest.raises(StoreCorrupt):
            await open_store(data_dir)
    database(data_dir).unlink()
    await make(data_dir)


async def test_only_the_owner_may_read_the_data(store: SqliteStore, data_dir: Path) -> None:
    await open_a_table(store)
    assert stat.S_IMODE(data_dir.stat().st_mode) == 0o700
    files = {path.name: stat.S_IMODE(path.stat().st_mode) for path in data_dir.iterdir()}
    assert {"porc.sqlite3", "porc.sqlite3-wal", "porc.lock", "porc.reserve"} <= files.keys()
    assert set(files.values()) == {0o600}


async def test_the_file_is_written_for_power_cuts(store: SqliteStore) -> None:
    async def pragma(name: str) -> object:
        return (await store._engine.read(f"PRAGMA {name}"))[0][0]

    assert await pragma("journal_mode") == "wal"
    assert await pragma("synchronous") == 2  # FULL
    assert await pragma("foreign_keys") == 1


async def test_every_table_is_strict(store: SqliteStore) -> None:
    tables = await store._engine.read("SELECT name, strict FROM pragma_table_list WHERE type = 'table'")
    assert {name for name, strict in tables if not strict} == {"sqlite_schema", "sqlite_temp_schema"} | {
        "sqlite_sequence"
    }


async def test_a_newer_database_is_refused_and_left_alone(data_dir: Path) -> None:
    await make(data_dir)
    known = len(list_steps())
    ask(database(data_dir), f"PRAGMA user_version = {known + 1}")
    with pytest.raises(StoreNewer) as refused:
        await open_store(data_dir)
    assert (refused.value.found, refused.value.known) == (known + 1, known)
    assert ask(database(data_dir), "PRAGMA user_version") == [known + 1]


async def test_the_database_of_another_program_is_refused(data_dir: Path) -> None:
    data_dir.mkdir()
    ask(database(data_dir), "CREATE TABLE other (x)")
    with pytest.raises(StoreCorrupt):
        await open_store(data_dir)
    assert ask(database(data_dir), "SELECT name FROM sqlite_schema") == ["other"]


def damage(data_dir: Path, part: str) -> None:
    """Write nonsense over the first page of a part of the database, as a bad disk does."""
    root = ask(database(data_dir), f"SELECT rootpage FROM sqlite_schema WHERE name = '{part}'")
    assert isinstance(root, list)
    with database(data_dir).open("r+b") as file:
        file.seek((root[0] - 1) * 4096)
        file.write(b"\xff" * 4096)


def leave_uncleanly(data_dir: Path) -> None:
    """What a killed process leaves behind; its content is no WAL and SQLite ignores it."""
    (data_dir / "porc.sqlite3-wal").write_bytes(b"left")


@pytest.mark.parametrize("part", ["tables", "seats", "deadlines", "meta", "preferences", "table_counts"])
async def test_damage_of_what_nothing_works_without_is_found_at_every_start(
    data_dir: Path, part: str
) -> None:
    await make(data_dir, replies=40)
    damage(data_dir, part)
    with pytest.raises(StoreCorrupt, match=part):
        await open_store(data_dir)


@pytest.mark.parametrize("part", ["tables", "seats", "deadlines", "preferences"])
async def test_with_very_many_tables_it_is_found_right_after_the_start_instead(
    data_dir: Path, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("damage", "sqlite"):
        monkeypatch.setattr(f"storage.{module}.VAST", 0)
    await make(data_dir, replies=40)
    damage(data_dir, part)
    store = await open_store(data_dir)
    assert store.unchecked
    assert list(await store.check_small()) == [part]
    assert (store.unchecked, store.fault) == (False, "corrupt")
    await store.close()


async def test_a_start_looks_at_no_row_of_very_many_tables(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await make(data_dir, replies=40)
    looked = list[str]()
    whole = storage.damage._is_whole

    def look(connection: sqlite3.Connection, part: str) -> bool:
        looked.append(part)
        return whole(connection, part)

    monkeypatch.setattr(storage.damage, "_is_whole", look)
    await (await open_store(data_dir)).close()
    assert "tables" in looked
    looked.clear()
    monkeypatch.setattr(storage.damage, "VAST", 0)
    await (await open_store(data_dir)).close()
    assert looked == ["meta", "table_counts", "samples"]


async def test_damage_of_everything_is_found_after_an_unclean_end(data_dir: Path) -> None:
    await make(data_dir, replies=40)
    damage(data_dir, "outbox")
    await (await open_store(data_dir)).close()
    leave_uncleanly(data_dir)
    with pytest.raises(StoreCorrupt, match="outbox"):
        await open_store(data_dir)


def damage_log_page(data_dir: Path, text: str) -> None:
    """Write nonsense over a page of the log in which something stands; it is kept in an index of its own."""
    data = bytearray(database(data_dir).read_bytes())
    pages = (at for at in range(0, len(data), 4096) if text.encode() in data[at : at + 4096])
    (page,) = [at for at in pages if data[at] == LEAF_OF_AN_INDEX]
    data[page : page + 4096] = b"\xff" * 4096
    database(data_dir).write_bytes(data)


LEAF_OF_AN_INDEX = 0x0A


async def test_damage_of_one_tables_log_is_that_tables_alone(data_dir: Path) -> None:
    await make(data_dir, replies=40)
    store = await open_store(data_dir)
    second = await open_a_table(store)
    for number in range(40):
        await reply(store, second, f"second {number}" * 50)
    await store.close()
    damage_log_page(data_dir, "20" * 50)
    leave_uncleanly(data_dir)
    store = await open_store(data_dir)
    try:
        assert list(store.damage) == ["log"]
        with pytest.raises(LogBroken):
            await store.load(1)
        with pytest.raises(LogBroken):
            await store.commit(Change(NOW, 1, undo_from=0, log_length=0))
        assert 0 < len(await store.log(1)) <= 20, "what stands before the damage can be read"
        assert store.fault is None
        await reply(store, second, "one more")
        assert (await store.load(second)).log_length == 41
        assert (await store.table(1)) is not None
    finally:
        await store.close()


async def test_a_read_that_finds_damage_condemns_the_store_as_a_write_does(data_dir: Path) -> None:
    await make(data_dir)
    damage(data_dir, "interactions")
    store = await open_store(data_dir)
    try:
        with pytest.raises(StorageFailed):
            await store.outcome(1)
        assert store.fault == "corrupt"
        with pytest.raises(StorageFailed):
            await store.put_meta("heartbeat", "1")
    finally:
        await store.close()


async def test_everything_can_be_looked_at_while_the_store_is_at_work(data_dir: Path) -> None:
    await make(data_dir, replies=200)
    store = await open_store(data_dir)
    try:
        assert list(await store.check()) == []
        damage(data_dir, "positions")
        assert list(await store.check()) == ["positions"]
        assert store.fault is None
        damage(data_dir, "outbox")
        assert "outbox" in await store.check()
        assert store.fault == "corrupt"
    finally:
        await store.close()


async def test_a_copy_is_kept_of_a_store_before_its_schema_is_upgraded(data_dir: Path) -> None:
    data_dir.mkdir()
    known = list_steps()
    prepare(database(data_dir), check=False, steps=known[:-1])
    ask(database(data_dir), "INSERT INTO meta VALUES ('seen', 'before') RETURNING 1")
    leave_uncleanly(data_dir)
    await (await open_store(data_dir)).close()
    copy = data_dir / "backups" / f"before-schema-{len(known)}.db"
    assert ask(copy, "PRAGMA user_version") == [len(known) - 1]
    assert ask(copy, "SELECT value FROM meta WHERE name = 'seen'") == ["before"]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    copy.unlink()
    await (await open_store(data_dir)).close()
    assert not copy.exists()


async def test_a_folder_that_cannot_be_made_or_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreReadOnly):
        await open_store(tmp_path / "file")
    (tmp_path / "data" / "porc.sqlite3").mkdir(parents=True)
    with pytest.raises(StoreReadOnly):
        await open_store(tmp_path / "data")


async def test_a_read_only_disk_is_refused(data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await make(data_dir)
    really_open = os.open

    def open_for_reading_only(path: Path, flags: int, mode: int = 0o777) -> int:
        if flags & os.O_RDWR and Path(path).name == "porc.sqlite3":
            raise OSError(errno.EROFS, "Read-only file system")
        return really_open(path, flags, mode)

    monkeypatch.setattr(os, "open", open_for_reading_only)
    with pytest.raises(StoreReadOnly):
        await open_store(data_dir)


# -- migrations ---------------------------------------------------------------------------------------

ONE = list_steps()[0]


def step(sql: str, number: int = 2) -> SchemaStep:
    return SchemaStep(number, f"{number:04d}_test.sql", f"{sql}\n-- end of {number:04d}\n")


async def test_games_in_flight_survive_a_new_schema(data_dir: Path) -> None:
    known = list_steps()  # all of them: what is written now needs the columns of now
    store = await open_store(data_dir, steps=known)
    table = await open_a_table(store)
    await reply(store, table, "a")
    await store.commit(Change(NOW, table, position=a_position(table, 1)))
    await store.close()
    newer = step("ALTER TABLE seats ADD COLUMN colour TEXT;", len(known) + 1)
    steps = [*known, newer]
    store = await open_store(data_dir, steps=steps)
    assert await texts(store, table) == ["a"]
    assert await reply(store, table, "b") == 2
    await store.close()
    assert ask(database(data_dir), "PRAGMA user_version") == [newer.number]


@pytest.mark.parametrize(
    "sql",
    [
        "CREATE TABLE new (x INTEGER) STRICT; INSERT INTO nowhere VALUES (1);",
        "CREATE TABLE new (x INTEGER) STRICT; INSERT INTO new VALUES ('text');",
        "CREATE TABLE new (x INTEGER) STRICT; CREATE TABLE",
    ],
)
def test_a_step_that_fails_leaves_the_version_before_it(tmp_path: Path, sql: str) -> None:
    path = tmp_path / "db"
    prepare(path, check=False, steps=[ONE])
    with pytest.raises(StorageError):
        prepare(path, check=True, steps=[ONE, step(sql)])
    assert ask(path, "PRAGMA user_version") == [1]
    assert ask(path, "SELECT name FROM sqlite_schema WHERE name = 'new'") == []


@pytest.mark.parametrize("cut", [1, 50, 3000])
def test_a_truncated_step_is_not_begun(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "db"
    short = SchemaStep(1, ONE.name, ONE.sql.rstrip()[:-cut])
    with pytest.raises(StoreCorrupt):
        prepare(path, check=False, steps=[short])
    assert ask(path, "SELECT name FROM sqlite_schema") == []


def test_the_packaged_steps_are_numbered_and_whole() -> None:
    steps = list_steps()
    assert [one.number for one in steps] == list(range(1, len(steps) + 1))
    assert [one.sql.rstrip().splitlines()[-1] for one in steps] == [
        f"-- end of {n.number:04d}" for n in steps
    ]
