"""kill -9 between any two steps: what was acknowledged is there, once, with all that belongs to it."""

import asyncio
import random
import signal
import sys
from pathlib import Path

import pytest

from storage.ports import DeadlineKey
from storage.sqlite import open_store
from tests.storage.lanes import compare_lanes
from tests.storage.player import TABLES

ROOT = Path(__file__).parents[2]


async def play_and_kill(data_dir: Path, lines: int) -> list[tuple[int, int, int]]:
    """Let a process play until it has acknowledged so many replies, kill it; gives all it acknowledged."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.storage.player", str(data_dir), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    said = b""
    for _ in range(lines):
        said += await process.stdout.readline()
    process.kill()
    said += await process.stdout.read()
    assert await process.wait() == -signal.SIGKILL
    replies = [tuple(map(int, line.split())) for line in said.decode().splitlines()]
    return [(table, place, owed_id) for table, place, owed_id in replies]


async def check(data_dir: Path, acknowledged: set[tuple[int, int, int]]) -> None:
    store = await open_store(data_dir)
    assert store.unclean
    await compare_lanes(store, 2**62)
    for table in TABLES:
        loaded = await store.replay(table)
        lane = await store.lane(f"channel:{table}", limit=1_000_000)
        written = {(table, int(row.kind), row.id) for row in lane}
        assert {reply for reply in acknowledged if reply[0] == table} <= written
        # Each reply with its message, its position and its deadline, and none twice.
        assert [int(row.kind) for row in lane] == [entry.seq for entry in loaded.entries]
        assert [d.key for d in await store.deadlines(table)] == [DeadlineKey("ask", loaded.log_length)]
        newest = (await store.load(table)).position
        assert newest is not None
        assert newest.seq == max([seq + 1 for seq in range(0, loaded.log_length, 7)], default=0)
    await store.close()


async def kill_often(data_dir: Path, times: int) -> None:
    luck = random.Random(37)
    acknowledged: set[tuple[int, int, int]] = set()
    for _ in range(times):
        acknowledged.update(await play_and_kill(data_dir, luck.randrange(1, 150)))
    await check(data_dir, acknowledged)
    assert len(acknowledged) >= times


@pytest.mark.slow
@pytest.mark.parametrize("kills", [4, pytest.param(12, marks=pytest.mark.thorough)])
async def test_no_acknowledged_reply_is_lost_or_doubled_by_kills(data_dir: Path, kills: int) -> None:
    await kill_often(data_dir, kills)


@pytest.mark.soak
async def test_no_acknowledged_reply_is_lost_or_doubled_by_a_thousand_kills(data_dir: Path) -> None:
    for _ in range(10):
        await kill_often(data_dir, 100)


async def test_the_lock_of_a_killed_process_is_free_again(data_dir: Path) -> None:
    await play_and_kill(data_dir, 20)
    store = await open_store(data_dir)
    assert store.unclean
    await store.close()
    store = await open_store(data_dir)
    assert not store.unclean
    await store.close()
