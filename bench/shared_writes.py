"""What one write costs in PostgreSQL, beside commits of one row: its own, and those of SQLite on the same disk."""

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg

from bench.durability import SLOW, Raw, SlowConnection
from bench.figures import Figure, ratio
from bench.seated import Room
from bench.shared_store import lay_tables, serve_postgres
from storage.changes import Change, Committed
from storage.group import GroupConnection
from storage.postgres.calls import ChangeCalls
from storage.postgres.store import PostgresStore, open_postgres
from storage.rows import NewOwed
from storage.sqlite import open_store

TIMES: Final = 60
WAITING: Final = 10_000
AT_ONCE: Final = 100
CLAIMS: Final = 30
ALONE_REACH: Final = 1.1
CPU_REACH: Final = 1
CLAIM_REACH: Final = 2
HEARD_REACH: Final = 5
APART: Final = 0.1
"""What is owed within a moment is told once, so the bench waits for longer between one commit and the next, s."""
NOW: Final = 1_700_000_000_000
UNTIL: Final = NOW + 3_600_000
_MAKE_RAW: Final = (
    "CREATE TABLE raw (seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, reply bytea NOT NULL)"
)
_ADD_RAW: Final = "INSERT INTO raw (reply) VALUES ($1)"
# Rows in which nothing matters but how many there are.
_FILL: Final = (
    """INSERT INTO tables (id, channel_id, game, rules_version, host_id, created_at, title, status, options, seed,
        commitment)
    SELECT 1000 + n, 1000 + n, 'cochons', 1, 7, 0, '', 'playing', '{}', '', ''
    FROM generate_series(1, $1::bigint) AS n""",
    """INSERT INTO deadlines (table_id, kind, place, seat, due_at, payload)
    SELECT 1000 + n, 'ask', 0, -1, n, '{}' FROM generate_series(1, $1::bigint) AS n""",
    """INSERT INTO outbox (destination, kind, created_at, not_before, payload)
    SELECT 'dm:' || n, 'say', 0, n, '{}' FROM generate_series(1, $1::bigint) AS n""",
)


async def measure_shared_writes(*, quick: bool) -> list[Figure]:
    """A commit of one row, the change of one reply alone, and a claim of many things that are due; on two disks."""
    here = await _measure(GroupConnection, quick=quick)
    slow = await _measure(SlowConnection, quick=quick)
    return [
        *_word(here, "", reached=False),
        *_word(slow, f", on a disk of {SLOW * 1e3:.0f} ms", reached=True),
    ]


@dataclass(frozen=True, slots=True)
class _Measured:
    """What each write takes, ms: `commit` one row, the `change` of a reply, its `cpu` in this process; and claims.

    Each but claims: in PostgreSQL, in SQLite; a change and its `cpu` also by the driver alone. Claims: ours, a commit
    of one row, and how many of these one takes.
    heard  until another process has been told of what was committed, ms, counted from the commit on
    """

    commit: tuple[float, float]
    change: tuple[float, float, float]
    cpu: tuple[float, float, float]
    due: tuple[float, float, float]
    lanes: tuple[float, float, float]
    heard: float
    waiting: int


def _word(measured: _Measured, disk: str, *, reached: bool) -> list[Figure]:
    """The lines of one disk; where commits take next to no time, what they are compared with says little."""
    of = f"{AT_ONCE} of {measured.waiting:,}"
    beside = "nobody else claims; the baseline is a commit of one row in PostgreSQL, in turn with it"
    bare, bare_file = measured.commit
    (one, one_file, one_bare), (cpu, cpu_file, cpu_bare) = measured.change, measured.cpu
    due, lanes = measured.due, measured.lanes
    alone, claim = (ALONE_REACH, CLAIM_REACH) if reached else (None, None)
    return [
        Figure(
            f"a commit of one row in PostgreSQL{disk}", bare, "ms", bare_file, bare / bare_file,
            note="the floor of all below: one insert by the driver, beside one in SQLite without a thread",
        ),
        ratio(
            f"one change alone in PostgreSQL{disk}", one, one_file, one / one_file, alone, "at most", unit="ms",
            note="the change of a reply, beside the same in SQLite; no turn around it",
        ),
        Figure(
            f"the same by the driver alone{disk}", one_bare, "ms", one_file, one_bare / one_file,
            note=f"one call that is a transaction by itself, without a pool: no store is faster; {cpu_bare:.2f} ms of "
            "processor time in this process",
        ),
        ratio(
            f"its processor time in the bot{disk}", cpu, cpu_file, cpu / cpu_file, CPU_REACH, "at most", unit="ms",
            note="all threads of this process; the server's own comes on top",
        ),
        ratio(f"a claim of {of} deadlines{disk}", *due, claim, "at most", unit="ms", note=beside),
        ratio(f"a claim of {of} lanes{disk}", *lanes, claim, "at most", unit="ms", note=beside),
        Figure(
            f"heard by another process after the commit{disk}", measured.heard, "ms", compared=measured.heard,
            reach=HEARD_REACH, sense="at most",
            note="median; it had waited for work, and looks for what is due then",
        ),
    ]  # fmt: skip


async def _measure(disk: type[GroupConnection], *, quick: bool) -> _Measured:
    times, waiting, claims = (2, 300, 2) if quick else (TIMES, WAITING, CLAIMS)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-")))
        url = stack.enter_context(serve_postgres(folder / "server"))
        raw: Any = await asyncpg.connect(url)
        if disk is SlowConnection:
            await _delay_commits(raw)
        file, database = await open_store(folder / "file", connection_class=disk), await open_postgres(url)
        raw_file = Raw(folder, disk)
        try:
            changes = await _record(folder, times + 5)
            alone = await _connect_alone(raw, url, folder, times + 5)
            calls = ChangeCalls()
            for store in (file, database):
                await lay_tables(Room(store, folder / "room"), 1, times + 5)
            await raw.execute(_MAKE_RAW)

            async def commit_raw_file() -> None:
                raw_file.commit()

            async def commit_raw() -> None:
                await raw.execute(_ADD_RAW, b"x" * 200)

            async def call_alone(change: Change) -> None:
                _, revision, end = await calls.write(alone, change)
                calls.keep_end(change.table_id or 0, revision, end)

            waits: list[list[float]] = [[], [], [], [], []]
            spent: list[list[float]] = [[], [], [], [], []]
            for change in changes:
                works: Sequence[Callable[[], Awaitable[object]]] = [
                    partial(database.commit, change),
                    partial(file.commit, change),
                    commit_raw,
                    commit_raw_file,
                    partial(call_alone, change),
                ]
                for side, work in enumerate(works):
                    begun = time.process_time()
                    waits[side].append(await _time(work))
                    spent[side].append(time.process_time() - begun)
            one, one_file, bare, bare_file, one_bare = (median(some[5:]) * 1e3 for some in waits)
            cpu, cpu_file, *_, cpu_bare = (median(some[5:]) * 1e3 for some in spent)
            for sql in _FILL:
                await raw.execute(sql, waiting)
            due, lanes = await _claim(database, claims, commit_raw)
            heard = await _hear(url, database, claims)
        finally:
            raw_file.close()
            await alone.close()
            await raw.close()
            for store in (file, database):
                await store.close()
    return _Measured(
        (bare, bare_file), (one, one_file, one_bare), (cpu, cpu_file, cpu_bare), due, lanes, heard, waiting
    )


async def _connect_alone(raw: "asyncpg.Connection[Any]", url: str, folder: Path, replies: int) -> Any:  # noqa: ANN401 - the driver brings no types
    """A connection to a second database of the same server, where the same table stands."""
    await raw.execute("CREATE DATABASE alone")
    other = urlsplit(url)._replace(path="/alone").geturl()
    store = await open_postgres(other)
    try:
        await lay_tables(Room(store, folder / "room"), 1, replies)
    finally:
        await store.close()
    return await asyncpg.connect(other)


async def _delay_commits(connection: "asyncpg.Connection[Any]") -> None:
    """Let the server wait before it writes down what is committed, as long as such a disk takes."""
    for setting, value in (("commit_delay", f"{SLOW * 1e6:.0f}"), ("commit_siblings", "0")):
        await connection.execute(f"ALTER SYSTEM SET {setting} = {value}")
    await connection.execute("SELECT pg_reload_conf()")


async def _record(folder: Path, replies: int) -> Sequence[Change]:
    """The changes of the first replies of a table, as they were written in another store."""
    store = await open_store(folder / "recorded")
    kept: list[Change] = []
    commit = store.commit

    async def record(change: Change) -> Committed:
        kept.append(change)
        return await commit(change)

    try:
        room = Room(store, folder / "room")
        (table,) = await lay_tables(room, 1, replies)
        store.commit = record  # type: ignore[method-assign]
        for _ in range(replies):
            await room.reply(table)
    finally:
        await store.close()
    return kept


async def _claim(
    store: PostgresStore, claims: int, commit_raw: Callable[[], Awaitable[None]]
) -> tuple[tuple[float, float, float], tuple[float, float, float]]:
    """Milliseconds of a claim of deadlines, and of lanes; each beside a raw commit."""
    waits: list[list[float]] = [[], [], []]
    for number in range(claims):
        until = UNTIL + number
        due = await _time(partial(store.claim_due, NOW, AT_ONCE, until=until))
        lanes = await _time(partial(store.claim_lanes, NOW, [0, AT_ONCE, 0, 0], until=until))
        for side, wait in enumerate((due, lanes, await _time(commit_raw))):
            waits[side].append(wait)
    mine, other, raw = (median(some) * 1e3 for some in waits)
    return (mine, raw, mine / raw), (other, raw, other / raw)


async def _hear(url: str, store: PostgresStore, times: int) -> float:
    """Milliseconds from a commit of what is owed until a second process, which waits for work, hears of it."""
    other = await open_postgres(url)
    waits: list[float] = []
    try:
        for number in range(times):
            hears = asyncio.create_task(other.wait_for_work(5))
            await asyncio.sleep(APART)
            owed = NewOwed("dm:1", "say", b"{}", NOW)
            await store.commit(Change(NOW + number, owed=(owed,)))
            begun = time.perf_counter()
            await hears
            waits.append(time.perf_counter() - begun)
    finally:
        await other.close()
    return median(waits) * 1e3


async def _time(work: Callable[[], Awaitable[object]]) -> float:
    begun = time.perf_counter()
    await work()
    return time.perf_counter() - begun
