"""How the process begins: wrong settings, a folder it may not have, one instance only, and nothing is read ahead."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.app import PorcRoyal
from bot.ops.config import Settings
from bot.ops.crash_guard import note_shards, wait_between_starts
from storage.engine import Engine
from storage.ports import Change, NewDeadline, NewOwed
from storage.sqlite import open_store
from tests.delivery.running import HeldClock
from tests.fake_discord import FakeDiscord, shorten_waits
from tests.killing.processes import TOKEN, forked, program, run, run_forked
from tests.processes.fork_server import ForkServer
from tests.storage.rows import a_position, a_table, an_entry

WITHOUT_OVERRIDE = """
import ctypes, os, sys
for capability in (1, 2):  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH: what lets root write anywhere
    if ctypes.CDLL(None).prctl(24, capability, 0, 0, 0) and os.geteuid() == 0:
        sys.exit("cannot become an ordinary writer")
os.execv(sys.argv[1], sys.argv[1:])
"""


@pytest.fixture
async def world() -> AsyncIterator[FakeDiscord]:
    async with FakeDiscord() as found:
        yield found


def settings_of(world: FakeDiscord, data: Path) -> dict[str, str]:
    return world.env | {"DISCORD_TOKEN": TOKEN, "DATA_DIR": str(data), "PRACTICE_DELAY_MS": "0"}


async def test_wrong_settings_end_it_with_one_line_each_and_without_their_values(tmp_path: Path) -> None:
    wrong = {"HTTP_PORT": "eighty", "PRACTICE_DELAY_MS": "-7", "LOG_LEVEL": "LOUDLY", "DISCORD_TOKEN": TOKEN}
    found = await run(tmp_path, env=wrong)
    assert await found.ended() == 2
    assert sorted(line.partition(":")[0] for line in found.lines) == [
        "HTTP_PORT",
        "LOG_LEVEL",
        "PRACTICE_DELAY_MS",
    ]
    for value in wrong.values():
        assert value not in found.said
    assert not (tmp_path / "data").exists()


async def test_the_token_is_never_printed_whatever_happens(
    tmp_path: Path, world: FakeDiscord, fork_server: ForkServer
) -> None:
    env = settings_of(world, tmp_path / "data") | {"LOG_LEVEL": "DEBUG"}
    world.fail_next("GET", "/users/@me$", 500)
    async with program(tmp_path, env=env) as bot:
        await world.bot_connected(timeout=60.0)
        await world.gateway.drop(4000)
        await world.until(lambda: world.gateway.resumes, 60.0)
        bot.process.terminate()
        assert await bot.ended() == 0
    world.fail_next("GET", "/users/@me$", 401)
    refused = await run_forked(fork_server, tmp_path, env=env)
    assert await refused.ended() == 3
    assert refused.lines[-1] == "DISCORD_TOKEN: Discord does not accept this token"
    assert bot.lines
    assert TOKEN not in bot.said + refused.said
    for file in filter(Path.is_file, (tmp_path / "data").rglob("*")):
        assert TOKEN.encode() not in file.read_bytes()


async def test_a_second_instance_refuses_to_start(
    tmp_path: Path, world: FakeDiscord, fork_server: ForkServer
) -> None:
    env = settings_of(world, tmp_path / "data")
    async with forked(fork_server, tmp_path, env=env) as first:
        await world.bot_connected(timeout=60.0)
        second = await run_forked(fork_server, tmp_path, env=env)
        assert await second.ended() == 4
        assert len(second.lines) == 1
        assert f"is in use by process {first.process.pid}" in second.said
        assert first.process.returncode is None
        assert world.gateway.identifies == 1


async def test_a_newer_database_is_refused_and_left_alone(
    tmp_path: Path, world: FakeDiscord, fork_server: ForkServer
) -> None:
    data = tmp_path / "data"
    await (await open_store(data)).close()
    with closing(sqlite3.connect(data / "porc.sqlite3")) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute(f"PRAGMA user_version = {version + 1}")
    before = (data / "porc.sqlite3").read_bytes()
    found = await run_forked(fork_server, tmp_path, env=settings_of(world, data))
    assert await found.ended() == 4
    assert len(found.lines) == 1
    assert f"version {version + 1}" in found.said
    assert (data / "porc.sqlite3").read_bytes() == before


async def test_a_folder_that_cannot_be_made_is_said_in_one_line(
    tmp_path: Path, world: FakeDiscord, fork_server: ForkServer
) -> None:
    (tmp_path / "file").touch()
    env = settings_of(world, tmp_path / "file" / "data")
    found = await run_forked(fork_server, tmp_path, env=env)
    assert await found.ended() == 4
    assert len(found.lines) == 1


async def test_a_folder_that_cannot_be_written_is_said_in_one_line(
    tmp_path: Path, world: FakeDiscord
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    data.chmod(0o500)
    through = (sys.executable, "-c", WITHOUT_OVERRIDE)
    async with program(tmp_path, env=settings_of(world, data), through=through) as found:
        status = await found.ended()
    if "ordinary writer" in found.said:
        pytest.skip("root may write anywhere here, and cannot give that up")
    assert status == 4
    assert len(found.lines) == 1
    assert "Permission denied" in found.said


async def test_a_port_that_is_taken_is_said_in_one_line(
    tmp_path: Path, world: FakeDiscord, fork_server: ForkServer
) -> None:
    taken = world.address.partition(":")[2]
    env = settings_of(world, tmp_path / "data") | {"HTTP_PORT": taken}
    found = await run_forked(fork_server, tmp_path, env=env)
    assert await found.ended() == 2
    assert len(found.lines) == 1
    assert found.said.startswith(f"HTTP_PORT: 127.0.0.1:{taken}")


ROUNDS = 20
"""So often storage is waited for before a start is held to be over."""


async def test_no_game_is_read_before_somebody_asks_for_it(
    tmp_path: Path, world: FakeDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables are open, a start asks storage the same few questions and loads none of them."""
    asked: dict[int, Counter[str]] = {}
    for tables in (3, 300):
        data = tmp_path / str(tables)
        await fill(data, tables)
        store = await open_store(data)
        counted: Counter[str] = Counter()
        monkeypatch.setattr(Engine, "read", counting(Engine.read, counted))
        with shorten_waits():
            bot = PorcRoyal(Settings(discord_token="fake", data_dir=str(data)), store)
            await bot.login("fake")
            connection = asyncio.create_task(bot.connect())
            await world.bot_connected(len(asked) + 1)
            await bot.delivery.idle()
            for _ in range(ROUNDS):  # each waits its turn behind what the scheduler asks
                await store._engine.read("SELECT 1")
            assert len(bot.tables) == 0
            await bot.close()
            await asyncio.gather(connection, return_exceptions=True)
        monkeypatch.undo()
        asked[tables] = Counter({sql: number for sql, number in counted.items() if "outbox" not in sql})
    assert asked[3] == asked[300]
    assert not [sql for sql in asked[3] if "FROM log" in sql or "FROM positions" in sql]


def counting(read: Callable[..., Awaitable[Any]], counted: Counter[str]) -> Callable[..., Awaitable[Any]]:
    """The same, noting what is asked."""

    async def noted(engine: Engine, sql: str, *parameters: object) -> Any:  # noqa: ANN401 - rows of any kind
        counted[sql] += 1
        return await read(engine, sql, *parameters)

    return noted


async def fill(data: Path, tables: int) -> None:
    """So many games under way, each with a deadline that is far away, and one message for each that was sent."""
    store, clock = await open_store(data), HeldClock()
    now = clock.now()
    changes = [
        Change(
            now,
            number,
            table=a_table(number, status="playing"),
            log_length=0,
            entries=(an_entry(0, "reply"),),
            position=a_position(number, 1),
            owed=(NewOwed(f"channel:{number}", "say", b"{}"),),
            opens=(NewDeadline("ask", now + 10**9),),
        )
        for number in range(1, tables + 1)
    ]
    committed = await asyncio.gather(*map(store.commit, changes))
    await asyncio.gather(*(store.mark_sent(row.outbox_ids[0], 1, now=now) for row in committed))
    await store.close()


async def test_a_bot_that_starts_again_and_again_waits_before_the_fifth_time(tmp_path: Path) -> None:
    """Discord takes away the token of a bot that starts a thousand times in a day."""
    store, clock = await open_store(tmp_path), HeldClock()
    client_waits: list[float] = []

    async def sleep(seconds: float) -> None:
        client_waits.append(seconds)
        clock.advance(int(seconds * 1000))

    for _ in range(4):
        await wait_between_starts(store, clock, sleep)
        clock.advance(10_000)
    assert client_waits == []
    for _ in range(3):
        await wait_between_starts(store, clock, sleep)
        clock.advance(1_000)
    assert client_waits == [90.0, 99.0, 99.0]
    clock.advance(100_000)
    await wait_between_starts(store, clock, sleep)
    await wait_between_starts(store, clock, sleep)
    assert len(client_waits) == 3
    await store.close()


async def test_a_start_with_several_shards_counts_as_often_with_discord(tmp_path: Path) -> None:
    store, clock = await open_store(tmp_path), HeldClock()
    client_waits: list[float] = []

    async def sleep(seconds: float) -> None:
        client_waits.append(seconds)
        clock.advance(int(seconds * 1000))

    await note_shards(store, 4)
    for _ in range(5):
        await wait_between_starts(store, clock, sleep)
        clock.advance(150_000)
    assert client_waits == [250.0]
    await store.close()


async def test_starts_at_another_server_than_discord_are_not_counted(
    tmp_path: Path, world: FakeDiscord, fork_server: ForkServer
) -> None:
    async with forked(fork_server, tmp_path, env=settings_of(world, tmp_path / "data")) as bot:
        await world.bot_connected(timeout=60.0)
        bot.process.kill()
        await bot.ended()
    store = await open_store(tmp_path / "data")
    assert await store.meta("starts") is None
    await store.close()
