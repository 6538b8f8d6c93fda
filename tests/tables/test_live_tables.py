"""So many tables are kept in memory as the settings say, those used last; it is counted how often one was not there."""

from pathlib import Path
from typing import Final

import msgspec
import pytest

from bot.games import GAMES, NotInstalled
from bot.tables.live import LiveTables
from bot.tables.replaying import Diverged
from porc_royal.asks import Refused
from porc_royal.play import RulesBroke
from storage.ports import LogBroken, Unreadable
from storage.sqlite import open_store
from storage.upgrades import NoUpgrade
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


FAULTS: Final = (
    *(
        Refused("refused-own-words"),
        RulesBroke(()),
        Diverged(),
        NoUpgrade("cochons", 1, 2),
        NotInstalled("chess"),
    ),
    *(LogBroken(1, 3), Unreadable("position"), msgspec.ValidationError()),
)


@pytest.mark.parametrize("fault", FAULTS, ids=[type(one).__name__ for one in FAULTS])
async def test_an_earlier_moment_that_cannot_be_had_is_refused_by_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    """Whatever today's rules say to what was replied then: nobody has asked for that."""

    async def fail(*_: object) -> None:
        raise fault

    monkeypatch.setattr("bot.tables.live.rebuild", fail)
    store = await open_store(tmp_path)
    table = await open_a_table(store, status="lobby")
    with pytest.raises(Refused) as refused:
        await LiveTables(store, GAMES).load_as_of(table, 0)
    await store.close()
    assert refused.value.says.key == "undo-nothing"
