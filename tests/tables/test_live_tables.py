"""So many tables are kept in memory as the settings say, those used last; it is counted how often one was not there."""

from pathlib import Path
from typing import Final

import pytest

from bot.games import GAMES
from bot.tables.live import LiveTables
from storage.sqlite import open_store
from tests.storage.rows import open_a_table

LOBBIES: Final = 3


@pytest.mark.parametrize(
    ("capacity", "misses"),
    [(1, [True, True, True, True, False, True]), (2, [True, True, True, False, False, False])],
)
async def test_the_tables_used_last_are_in_memory(tmp_path: Path, capacity: int, misses: list[bool]) -> None:
    store = await open_store(tmp_path)
    missed: list[bool] = []
    tables = LiveTables(store, GAMES, capacity, found=lambda there: missed.append(not there))
    ids = [await open_a_table(store, status="lobby") for _ in range(LOBBIES)]
    for turn in (0, 1, 2, 1, 1, 2):
        async with tables.turn(ids[turn]):
            pass
    assert len(tables) == capacity
    await store.close()
    assert missed == misses
