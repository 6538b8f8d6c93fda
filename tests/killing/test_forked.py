"""The process that forks the bots of these tests: its children share nothing with one another."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.killing.processes import Program, forked
from tests.processes.fork_server import ForkServer
from tests.processes.start import Start

PROBE = "tests.processes.probe"


def probe(
    fork_server: ForkServer, folder: Path, *arguments: str, env: dict[str, str]
) -> tuple[int, dict[str, Any], str]:
    """Its exit status, what it told, and what it complained of."""
    output, errors = folder / "output", folder / "errors"
    with output.open("wb") as one, errors.open("wb") as other:
        start = Start(str(folder), env, arguments, module=PROBE)
        status = fork_server.start(start, one.fileno(), other.fileno()).wait_here()
    return status, json.loads(output.read_text()), errors.read_text()


def test_a_fork_has_no_file_thread_or_loop_of_others_and_luck_of_its_own(
    fork_server: ForkServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "of whoever runs the tests")
    status, one, _ = probe(fork_server, tmp_path, env={"DISCORD_TOKEN": "first"})
    _, other, _ = probe(fork_server, tmp_path, env={})
    assert status == 7
    assert one["files"] == sorted(["/dev/null", *(str(tmp_path / name) for name in ("output", "errors"))])
    assert (one["threads"], one["looping"], one["folder"]) == (1, False, str(tmp_path))
    assert one["luck"] != other["luck"]
    assert (one["token"], other["token"]) == ("first", None)


def test_a_fork_that_fails_says_so(fork_server: ForkServer, tmp_path: Path) -> None:
    status, _, errors = probe(fork_server, tmp_path, "fail", env={})
    assert status == 1
    assert "ZeroDivisionError: on purpose" in errors


async def test_two_bots_run_beside_one_another_and_end_by_themselves(
    fork_server: ForkServer, tmp_path: Path
) -> None:
    first, second = tmp_path / "first", tmp_path / "second"

    async def ready(bot: Program) -> None:
        await bot.says("open http://127.0.0.1:")

    async with (
        forked(fork_server, tmp_path, env={"DATA_DIR": str(first), "LOCAL_PORT": "0"}) as one,
        forked(fork_server, tmp_path, env={"DATA_DIR": str(second), "LOCAL_PORT": "0"}) as other,
    ):
        await ready(one)
        await ready(other)
        one.process.kill()
        assert await one.ended() == -signal.SIGKILL
        os.kill(other.process.pid, 0)
        other.process.terminate()
        assert await other.ended() == 0
