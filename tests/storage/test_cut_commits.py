"""A turn whose connection is cut at its COMMIT: a fault that passes, and what is repeated is there once."""

import pytest

from storage.ports import AlreadyDone, Change, Interaction, NewOwed, StorageFailed
from storage.postgres.store import PostgresStore, open_postgres
from tests.storage.proxy import Moment, Proxy
from tests.storage.rows import NOW, an_entry, open_a_table, texts
from tests.storage.servers import empty_database, find_database_url

pytestmark = pytest.mark.thorough


async def _take_turn(store: PostgresStore, change: Change, proxy: Proxy, moment: Moment) -> None:
    assert change.table_id is not None
    async with store.hold_table(change.table_id):
        proxy.cut_at = moment
        await store.commit(change)


@pytest.mark.parametrize("moment", ["before", "amid", "after"])
async def test_a_turn_that_is_cut_at_its_commit_is_there_once_when_it_is_repeated(moment: Moment) -> None:
    url = find_database_url()
    await empty_database(url)
    proxy = Proxy(url)
    store = await open_postgres(await proxy.open(), connections=2)
    try:
        table = await open_a_table(store)
        for length in range(3):
            change = Change(
                NOW,
                table,
                Interaction(length + 1, 50, b"{}"),
                log_length=length,
                entries=(an_entry(length, f"{length}"),),
                owed=(NewOwed("dm:50", "x", b"{}"),),
            )
            with pytest.raises(StorageFailed) as failed:
                await _take_turn(store, change, proxy, moment)
            assert failed.value.fault == "busy"
            assert proxy.cuts == length + 1
            assert (await store.outcome(length + 1) is not None) == (moment == "after")
            if moment == "after":
                with pytest.raises(AlreadyDone):
                    await store.commit(change)
            else:
                await store.commit(change)
            assert await texts(store, table) == [str(one) for one in range(length + 1)]
            assert await store.count_owed() == length + 1
            assert store.fault is None
    finally:
        await store.close()
        await proxy.close()
