"""What is old is removed now and then; where there is a lot of it, in pieces that follow one another soon."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
import pytest_asyncio

from bot.announcer.announcer import Announcer
from bot.games import GAMES
from bot.moderation.deps import ModerationDeps
from bot.moderation.scheduler import MORE_MS, TIDY_MS, Scheduler
from bot.ops.metrics import Metrics
from bot.tables.live import LiveTables
from bot.wording.voice import Voices
from storage import housekeeping
from storage.ports import NewOwed, Retention
from storage.sqlite import SqliteStore, open_store
from tests.words import WORDS

DAY = 24 * 60 * 60 * 1000
START = 1_700_000_000_000
LONG_AGO = START - 8 * DAY


class TickingClock:
    """A clock that goes on while somebody waits."""

    def __init__(self) -> None:
        self.time = START

    def now(self) -> int:
        return self.time


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await open_store(tmp_path)
    yield opened
    await opened.close()


async def test_a_long_list_is_removed_in_pieces_and_then_an_hour_passes(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "_MOST_AT_ONCE", 4)
    owed = [NewOwed(f"dm:{number}", "say", b"{}") for number in range(10)]
    for one in await store.owe(owed, now=LONG_AGO):
        await store.mark_sent(one, 1, now=LONG_AGO)
    clock, removed, prune = TickingClock(), list[tuple[int, int]](), store.prune

    async def note(now: int, terms: Retention) -> object:
        pruned = await prune(now, terms)
        removed.append((now - START, pruned.sent))
        return pruned

    async def pass_time(seconds: float) -> None:
        clock.time += round(seconds * 1000)
        if clock.time > START + TIDY_MS + 4 * MORE_MS:
            scheduler.stop()

    monkeypatch.setattr(store, "prune", note)
    nobody: Any = AsyncMock()
    voices = Voices(WORDS)
    deps = ModerationDeps(store, LiveTables(store, GAMES, 1), Announcer(voices), voices, clock, lambda: None)
    scheduler = Scheduler(deps, nobody, nobody, Metrics(), sleep=pass_time)
    await scheduler.run()
    assert removed == [(0, 4), (MORE_MS, 4), (2 * MORE_MS, 2), (2 * MORE_MS + TIDY_MS, 0)]
