"""A machine that vanishes: what its process held is free in seconds; who is merely slow keeps what they hold."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from typing import Any, Final

import pytest

from storage.ports import Change, StorageFailed
from storage.postgres.sessions import GONE_MS
from storage.postgres.store import PostgresStore, open_postgres
from tests.storage.proxy import CAN_VANISH, Proxy
from tests.storage.rows import NOW, an_entry, open_a_table, texts
from tests.storage.standby import find_tools, serve_alone

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.slow,
    pytest.mark.skipif(not CAN_VANISH, reason="only Linux can let a connection get nothing any more"),
]

REACH: Final = 5.0
"""Seconds within which what was held is free."""
PATIENCE: Final = 2 * REACH
"""On a busy machine; it was eleven seconds once, and sixty where the server's last word was not confirmed."""
_WAITERS: Final = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
)
_HOLDERS: Final = "SELECT count(*) FROM pg_stat_activity WHERE state = 'idle in transaction'"


@pytest.fixture
async def url() -> AsyncIterator[str]:
    """A server that is reached by the network: what becomes of a local connection its system knows at once."""
    tools = find_tools()
    if tools is None and os.environ.get("NEED_POSTGRES"):
        pytest.fail("the tools of a whole PostgreSQL are needed for this")
    if tools is None:
        pytest.skip("the tools of a whole PostgreSQL are needed for this")
    async with serve_alone(tools) as found:
        yield found


class Machine:
    """A process on a machine of its own, and its network."""

    def __init__(self, store: PostgresStore, proxy: Proxy) -> None:
        self.store: Final = store
        self.proxy: Final = proxy

    @classmethod
    async def start(cls, stack: AsyncExitStack, url: str) -> "Machine":
        """Connect by a network that can be cut."""
        proxy = Proxy(url)
        store = await open_postgres(await proxy.open(), connections=2)
        stack.push_async_callback(store.close)
        stack.push_async_callback(proxy.close)  # first: else the driver would wait for answers
        return cls(store, proxy)


async def wait_for_one(store: PostgresStore, sql: str, number: int = 1) -> None:
    """Until the server counts so many."""
    async with asyncio.timeout(60):
        while (await store._engine.read(sql))[0][0] < number:  # noqa: ASYNC110 - the server tells nobody
            await asyncio.sleep(0.01)


async def test_what_a_machine_held_that_vanished_is_free_in_a_moment_and_who_is_silent_keeps_theirs(
    url: str,
) -> None:
    """Held between two statements; with an answer under way to it; and while it waited for a row of somebody else.

    Whoever is silent is so for longer than those who have vanished.
    """
    async with AsyncExitStack() as stack:
        here = await open_postgres(url, connections=4)
        stack.push_async_callback(here.close)
        idle, told, waiting, silent = [await Machine.start(stack, url) for _ in range(4)]
        tables = [await open_a_table(here) for _ in range(5)]
        over = asyncio.Event()

        async def hold(machine: Machine, table: int, also: int | None = None) -> None:
            """A turn, in which another table is written as well."""
            async with machine.store.hold_table(table):
                if also is not None:
                    await machine.store.commit(Change(NOW, also))
                await over.wait()

        holding: list[asyncio.Task[Any]] = []
        async with here.hold_table(tables[4]), silent.store.hold_table(tables[3]):
            holding.append(asyncio.create_task(hold(idle, tables[0])))
            await wait_for_one(here, _HOLDERS, 3)
            silent.proxy.stall()
            await told.proxy.vanish()
            holding.append(asyncio.create_task(hold(told, tables[1])))
            holding.append(asyncio.create_task(hold(waiting, tables[2], also=tables[4])))
            await wait_for_one(here, _WAITERS)
            await wait_for_one(here, _HOLDERS, 4)
            for machine in (idle, waiting):
                machine.proxy.stall()
                await machine.proxy.vanish()
            for table in tables[:3]:
                async with asyncio.timeout(PATIENCE), here.hold_table(table):
                    pass
            silent.proxy.flow()
            await silent.store.commit(Change(NOW, tables[3], log_length=0, entries=(an_entry(0, "slow"),)))
        for machine in (idle, told, waiting):
            await machine.proxy.close()
        over.set()
        with suppress(StorageFailed):
            await asyncio.gather(*holding)
        assert await texts(here, tables[3]) == ["slow"]


async def test_a_machine_that_vanished_is_none_to_which_the_last_process_leaves_what_is_owed(
    url: str,
) -> None:
    async with AsyncExitStack() as stack:
        here = await open_postgres(url, connections=2)
        stack.push_async_callback(here.close)
        machine = await Machine.start(stack, url)
        assert not await machine.store.has_others()  # it is counted itself from now on
        assert await here.has_others()
        machine.proxy.stall()
        await machine.proxy.vanish()
        async with asyncio.timeout(PATIENCE):
            while await here.has_others():  # noqa: ASYNC110 - the server tells nobody
                await asyncio.sleep(0.1)


async def test_the_server_gives_up_within_five_seconds_whoever_confirms_nothing(url: str) -> None:
    store = await open_postgres(url, connections=2)
    try:
        idle, interval, count, unconfirmed = [
            int(
                (await store._engine.read(f"SELECT setting FROM pg_settings WHERE name = 'tcp_{name}'"))[0][0]
            )
            for name in ("keepalives_idle", "keepalives_interval", "keepalives_count", "user_timeout")
        ]
        watched = await store._engine.read("SHOW client_connection_check_interval")
        assert idle + interval * count + 1 <= REACH
        assert unconfirmed == GONE_MS <= REACH * 1000
        assert watched[0][0] == "1s"
    finally:
        await store.close()
