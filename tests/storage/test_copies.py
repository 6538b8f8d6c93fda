"""Copies by themselves: daily, for some days, each one opened; and each can be put back."""

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from storage import copies
from storage.backup import backup, restore
from storage.copies import find_age, keep_copies, list_copies
from storage.ports import StorageFailed
from storage.sqlite import SqliteStore, open_store
from tests.storage.rows import HOUR, NOW, open_a_table, reply, texts

DAY = 24 * HOUR


async def test_there_is_a_copy_a_day_for_some_days_and_each_can_be_restored(
    store: SqliteStore, data_dir: Path, tmp_path: Path
) -> None:
    table = await open_a_table(store)
    for day in range(5):
        await reply(store, table, f"day-{day}")
        for hour in (0, 1, 23):
            made = keep_copies(data_dir, NOW + day * DAY + hour * HOUR, hours=24, days=3)
            assert (made is not None) == (hour == 0)
    kept = list_copies(data_dir)
    assert [moment for moment, _ in kept] == [NOW + day * DAY for day in (2, 3, 4)]
    for day, (_, path) in enumerate(kept, 2):
        restore(path, tmp_path / str(day))
        copy = await open_store(tmp_path / str(day))
        try:
            assert await texts(copy, table) == [f"day-{one}" for one in range(day + 1)]
        finally:
            await copy.close()


async def test_what_was_put_aside_goes_after_the_term_and_what_somebody_named_stays(
    store: SqliteStore, data_dir: Path
) -> None:
    (data_dir / "backups").mkdir()
    old = [data_dir / "porc.sqlite3.before-1", data_dir / "backups" / "before-schema-14.db"]
    mine = data_dir / "backups" / "porc-royal-before-the-tournament.db"
    for path in (*old, mine):
        path.write_bytes(b"")
        os.utime(path, (0, 0))
    assert keep_copies(data_dir, NOW, hours=0, days=3) is None
    assert [path.exists() for path in (*old, mine)] == [False, False, True]


def test_without_a_copy_there_is_no_age(data_dir: Path) -> None:
    assert find_age(data_dir, NOW) is None
    (data_dir / "backups").mkdir(parents=True)
    stamp = datetime.fromtimestamp(NOW / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")
    (data_dir / "backups" / f"porc-royal-{stamp}.db").write_bytes(b"")
    assert find_age(data_dir, NOW + HOUR) == HOUR


async def test_a_copy_that_cannot_be_read_is_a_failure(
    store: SqliteStore, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoil(source: Path, target: Path) -> object:
        made = backup(source, target)
        target.write_bytes(b"x" * 4096)
        return made

    monkeypatch.setattr(copies, "backup", spoil)
    with pytest.raises(StorageFailed):
        keep_copies(data_dir, NOW, hours=1, days=3)
