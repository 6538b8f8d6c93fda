"""How the program ends when Discord closes the connection for good: whoever starts it again must know."""

import discord
import pytest

from bot import __main__ as program
from bot.ops.config import Settings


class Socket:
    close_code = None


@pytest.mark.parametrize("code", sorted(program.FATAL_CLOSES))
def test_a_close_that_no_new_start_would_mend_ends_it_with_a_status_of_its_own(
    code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def close(settings: Settings, opened: object) -> int:
        raise discord.ConnectionClosed(Socket(), shard_id=None, code=code)  # type: ignore[arg-type]

    monkeypatch.setattr(program, "_serve", close)
    assert program._run(Settings()) == program.REFUSED
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert str(code) in said[0]


@pytest.mark.parametrize("code", [4000, 4011], ids=["unknown", "more servers than its shards may have"])
def test_any_other_close_is_a_fault_after_which_it_may_be_started_again(
    code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def close(settings: Settings, opened: object) -> int:
        raise discord.ConnectionClosed(Socket(), shard_id=None, code=code)  # type: ignore[arg-type]

    monkeypatch.setattr(program, "_serve", close)
    assert program._run(Settings()) == program.FAULT
    assert program.FAULT != program.REFUSED
