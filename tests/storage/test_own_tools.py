"""PostgreSQL's own tools as `docs/scale.md` tells of them: copies of one moment, and of any since; its log."""

import asyncio
import os
import tarfile
from pathlib import Path
from typing import Any, Final, cast

import pytest
import yaml

from storage.ports import Change, ConstraintBroken, SeatRow, Store
from storage.postgres.store import open_postgres
from tests.storage.rows import NOW, an_entry, open_a_table, texts
from tests.storage.standby import Server, ask_server, find_tools, serve_pair

pytestmark = [pytest.mark.thorough, pytest.mark.slow]

PAGE: Final = Path(__file__).parents[2] / "docs" / "scale.md"


@pytest.fixture
def tools() -> Path:
    found = find_tools()
    if found is None and os.environ.get("NEED_POSTGRES"):
        pytest.fail("no pg_basebackup: the tools of a whole PostgreSQL are needed for this")
    if found is None:
        pytest.skip("no pg_basebackup: the tools of a whole PostgreSQL are needed for this")
    return found


async def write_log(store: Store, table: int, *said: str) -> None:
    """Add entries to a table's log."""
    for one in said:
        length = len(await texts(store, table))
        await store.commit(Change(NOW, table, log_length=length, entries=(an_entry(length, one),)))


def test_the_page_tells_of_the_commands_that_are_tried_here() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for said in (
        "pg_dump --format=custom",
        "pg_restore --clean --if-exists",
        "--format=tar --gzip --checkpoint=fast",
        "recovery_target_time",
        "recovery.signal",
        "SELECT pg_wal_replay_resume()",
    ):
        assert said in text


def list_options() -> list[str]:
    """With what the server of three bots is started."""
    text = (PAGE.parents[1] / "compose.scale.yaml").read_text(encoding="utf-8")
    name, *options = yaml.safe_load(text)["services"]["database"]["command"]
    assert name == "postgres"
    return list(map(str, options))


@pytest.mark.parametrize("options", [[], list_options()], ids=["as it comes", "compose.scale.yaml"])
async def test_the_servers_log_tells_no_row_and_nothing_that_a_statement_was_given(
    tools: Path, options: list[str]
) -> None:
    """Also where whoever runs it looks for slow statements. As it comes it tells both, or this would try nothing."""
    secret = "Zibeline knows whose trotter it was"
    async with serve_pair(tools) as (server, _):
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start, *options, "-c", "log_min_duration_statement=0")
        store = await open_postgres(server.url)
        try:
            table = await open_a_table(store)
            await store.set_preference(7, "language", f"{secret}, given")
            with pytest.raises(ConstraintBroken):
                await store.commit(
                    Change(
                        NOW, table, seats=(SeatRow(table, 1, cast("Any", "nobody"), f"{secret}, refused"),)
                    )
                )
        finally:
            await store.close()
        log = server.read_log()
    assert "seats_kind_check" in log
    assert [end for end in ("given", "refused") if f"{secret}, {end}" in log] == (
        [] if options else ["given", "refused"]
    )


async def test_a_copy_of_one_moment_is_put_back_over_what_came_since(tools: Path) -> None:
    async with serve_pair(tools) as (server, _):
        url, copy = server.url, f"{server.data}.dump"
        store = await open_postgres(url)
        try:
            table = await open_a_table(store)
            await write_log(store, table, "one", "two")
            server.run("pg_dump", "--format=custom", f"--file={copy}", f"--dbname={url}")
            await write_log(store, table, "three")
        finally:
            await store.close()
        server.run("pg_restore", "--clean", "--if-exists", f"--dbname={url}", copy)
        store = await open_postgres(url)
        try:
            assert await texts(store, table) == ["one", "two"]
            await write_log(store, table, "four")
            assert await store.new_table_id() > table
            assert await open_a_table(store, channel_id=77) > table
        finally:
            await store.close()


async def wait_for(server: Server, asked: str, value: object) -> None:
    """The server tells nobody when it has come so far."""
    async with asyncio.timeout(60):
        while await ask_server(server, asked) != value:  # noqa: ASYNC110 - as above
            await asyncio.sleep(0.05)


async def keep_log(server: Server, log: Path) -> None:
    """Let a server carry its log to another place, all day."""
    server.make_folder(log)
    command = f"test ! -f {log}/%f && cp %p {log}/%f"
    await ask_server(
        server,
        "ALTER SYSTEM SET archive_mode = on",
        f"ALTER SYSTEM SET archive_command = '{command}'",
    )
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)


async def write_and_copy(server: Server, copies: Path) -> tuple[int, str]:
    """A table of which some entries were before the copy, some since, and some after the moment that is given."""
    store = await open_postgres(server.url)
    try:
        table = await open_a_table(store)
        await write_log(store, table, "before the copy")
        at = f"--dbname=host=127.0.0.1 port={server.port} user=postgres"
        server.run("pg_basebackup", f"--pgdata={copies}", "--format=tar", "--gzip", "--checkpoint=fast", at)
        await write_log(store, table, "after the copy")
        moment: str = await ask_server(server, "SELECT clock_timestamp()::text")
        await write_log(store, table, "too much")
        last = await ask_server(server, "SELECT pg_walfile_name(pg_current_wal_lsn())")
        await ask_server(server, "SELECT pg_switch_wal()::text")
        await wait_for(server, f"SELECT last_archived_wal >= '{last}' FROM pg_stat_archiver", value=True)
    finally:
        await store.close()
    return table, moment


async def go_back(server: Server, copies: Path, log: Path, moment: str) -> None:
    """Start a server with what was copied, and let it go on to the moment."""
    server.make_folder(server.data)
    for name, where in (("base", server.data), ("pg_wal", server.data / "pg_wal")):
        with tarfile.open(copies / f"{name}.tar.gz") as packed:
            packed.extractall(where, filter="fully_trusted")
    terms = f"restore_command = 'cp {log}/%f %p'\nrecovery_target_time = '{moment}'\n"
    server.write("postgresql.auto.conf", terms)
    server.write("recovery.signal", "")
    await asyncio.to_thread(server.start)
    await wait_for(server, "SELECT pg_get_wal_replay_pause_state()", "paused")


async def test_any_moment_since_a_nights_copy_is_come_back_to(tools: Path) -> None:
    async with serve_pair(tools) as (server, second):
        log, copies = server.data.with_name("log"), server.data.with_name("copies")
        await keep_log(server, log)
        table, moment = await write_and_copy(server, copies)
        await asyncio.to_thread(server.stop)
        await go_back(second, copies, log, moment)
        assert await ask_server(second, "SELECT count(*) FROM log") == 2, (
            "it is looked at before it is decided"
        )
        await ask_server(second, "SELECT pg_wal_replay_resume()::text")
        await wait_for(second, "SELECT pg_is_in_recovery()", value=False)
        store = await open_postgres(second.url)
        try:
            assert await texts(store, table) == ["before the copy", "after the copy"]
            await write_log(store, table, "another way")
        finally:
            await store.close()
