"""A copy is whole, taken while the bot plays, and put back only where nothing is lost by it."""

# ruff: noqa: ASYNC240 - a test may wait for its disk

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from storage.backup import backup, restore
from storage.migrate import list_steps
from storage.ports import RestoreRefused, StoreCorrupt, StoreInUse, StoreNewer
from storage.sqlite import SqliteStore, open_store
from tests.storage.rows import open_a_table, reply, texts


async def test_a_copy_made_while_replies_come_in_is_a_moment_of_the_game(
    store: SqliteStore, data_dir: Path, tmp_path: Path
) -> None:
    tables = [await open_a_table(store) for _ in range(5)]
    enough = asyncio.Event()

    async def play(table: int) -> int:
        length = 0
        while not enough.is_set():
            length = await reply(store, table, f"r{length}")
        return length

    playing = [asyncio.create_task(play(table)) for table in tables]
    copies = []
    before: list[int] = []
    for number in range(3):
        copies.append(await asyncio.to_thread(backup, data_dir, tmp_path / f"copy-{number}"))
        before = [len(await store.log(table)) for table in tables]
    enough.set()
    lengths = await asyncio.gather(*playing)
    assert [copy.tables for copy in copies] == [5, 5, 5]
    restore(tmp_path / "copy-2", tmp_path / "other")
    restored = await open_store(tmp_path / "other")
    for table, least, most in zip(tables, before, lengths, strict=True):
        replayed = await restored.replay(table)
        assert replayed.log_length <= least <= most
        assert await texts(restored, table) == [f"r{place}" for place in range(replayed.log_length)]
    await restored.close()


async def test_a_copy_is_one_private_file_and_replaces_an_older_one(
    store: SqliteStore, data_dir: Path, tmp_path: Path
) -> None:
    await open_a_table(store)
    folder = tmp_path / "copies"
    assert backup(data_dir, folder / "copy").tables == 1
    await open_a_table(store)
    copied = backup(data_dir, folder / "copy")
    assert (copied.tables, copied.version, copied.size) == (
        2,
        len(list_steps()),
        (folder / "copy").stat().st_size,
    )
    assert [path.name for path in folder.iterdir()] == ["copy"]
    assert stat.S_IMODE((folder / "copy").stat().st_mode) == 0o600


async def test_a_copy_is_restored_into_an_empty_folder(data_dir: Path, tmp_path: Path) -> None:
    store = await open_store(data_dir)
    table = await open_a_table(store)
    await reply(store, table, "a", "b")
    await store.close()
    backup(data_dir, tmp_path / "copy")
    copied = restore(tmp_path / "copy", tmp_path / "new")
    assert copied.aside is None
    store = await open_store(tmp_path / "new")
    assert await texts(store, table) == ["a", "b"]
    await store.close()


async def test_restoring_over_a_database_needs_force_and_keeps_the_old_one(
    data_dir: Path, tmp_path: Path
) -> None:
    store = await open_store(data_dir)
    table = await open_a_table(store)
    backup(data_dir, tmp_path / "copy")
    await reply(store, table, "later")
    with pytest.raises(StoreInUse):
        restore(tmp_path / "copy", data_dir, force=True)
    await store.close()
    with pytest.raises(RestoreRefused):
        restore(tmp_path / "copy", data_dir)
    copied = restore(tmp_path / "copy", data_dir, force=True)
    again = restore(tmp_path / "copy", data_dir, force=True)
    assert copied.aside == data_dir / "porc.sqlite3.before-1"
    assert again.aside == data_dir / "porc.sqlite3.before-2"
    assert str(copied).endswith(f"schema {len(list_steps())}; what was there is now {copied.aside}")
    store = await open_store(data_dir)
    assert await texts(store, table) == []
    await store.close()
    with closing(sqlite3.connect(copied.aside)) as old:
        assert old.execute("SELECT count(*) FROM log").fetchone() == (1,)


async def test_a_copy_that_is_not_whole_or_not_ours_is_not_restored(data_dir: Path, tmp_path: Path) -> None:
    store = await open_store(data_dir)
    table = await open_a_table(store)
    for number in range(30):
        await reply(store, table, f"{number}" * 500)
    await store.close()
    copy = tmp_path / "copy"
    backup(data_dir, copy)
    whole = copy.read_bytes()
    before = (data_dir / "porc.sqlite3").read_bytes()
    for broken in (
        whole[: len(whole) // 2],
        b"",
        b"nonsense" * 1000,
        whole[:8192] + b"\xff" * 40_960 + whole[49_152:],
    ):
        copy.write_bytes(broken)
        with pytest.raises(StoreCorrupt):
            restore(copy, data_dir, force=True)
    copy.write_bytes(whole)
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        connection.execute("PRAGMA user_version = 999")
    with pytest.raises(StoreNewer):
        restore(copy, data_dir, force=True)
    assert (data_dir / "porc.sqlite3").read_bytes() == before
    assert not [path for path in data_dir.iterdir() if "unfinished" in path.name or "before" in path.name]


async def test_nothing_is_copied_over_itself_or_from_nowhere(
    store: SqliteStore, data_dir: Path, tmp_path: Path
) -> None:
    await open_a_table(store)
    with pytest.raises(FileExistsError):
        backup(data_dir, data_dir / "porc.sqlite3")
    with pytest.raises(FileNotFoundError):
        backup(tmp_path / "nowhere", tmp_path / "copy")
    with pytest.raises(FileNotFoundError):
        restore(tmp_path / "nowhere", tmp_path / "new")
    assert not (tmp_path / "nowhere").exists()


async def test_the_copy_of_a_killed_store_has_what_its_wal_holds(data_dir: Path, tmp_path: Path) -> None:
    store = await open_store(data_dir)
    await open_a_table(store)
    # The files as a power cut would leave them: the database and its WAL.
    (tmp_path / "cut").mkdir()
    for name in ("porc.sqlite3", "porc.sqlite3-wal"):
        (tmp_path / "cut" / name).write_bytes((data_dir / name).read_bytes())
    await store.close()
    assert backup(tmp_path / "cut", tmp_path / "copy").tables == 1
