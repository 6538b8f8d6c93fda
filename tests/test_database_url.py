"""DATABASE_URL names the database in which everything is kept; it may hold a password, which is shown nowhere."""

from pathlib import Path

import pytest

from bot import __main__ as program
from bot.ops.config import Settings, WrongSettings, load
from storage.ports import StorageFailed

NOWHERE = Settings(database_url="postgresql://somebody:pass-word@127.0.0.1:1/nothing")


def test_another_kind_of_database_is_refused_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(WrongSettings) as wrong:
        load({"DATABASE_URL": "mysql://somebody:pass-word@host/name"}, tmp_path / "none")
    assert [fault.partition(":")[0] for fault in wrong.value.faults] == ["DATABASE_URL"]
    assert "pass-word" not in str(wrong.value)
    assert load({"DATABASE_URL": NOWHERE.database_url}, tmp_path / "none") == NOWHERE
    assert "pass-word" not in repr(NOWHERE)


async def test_a_server_that_is_not_there_is_a_fault_of_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(StorageFailed) as failed:
        await program._open_store(NOWHERE)
    assert failed.value.fault == "busy"
    assert "pass-word" not in str(failed.value)


def test_copies_are_made_and_put_back_by_the_tools_of_that_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert program._backup(NOWHERE, tmp_path / "copy.db") == program.USAGE
    assert program._restore(NOWHERE, tmp_path / "copy.db", force=True) == program.USAGE
    assert capsys.readouterr().err.count("pg_dump") == 2
    assert list(tmp_path.iterdir()) == []
