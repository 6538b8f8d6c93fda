"""Connections to PostgreSQL: every job in a transaction of its own, reads beside them.

A job is a plain function that executes statements, the same for every database. It runs on a thread of the pool, and
each of its statements is handed to the event loop, where the driver is: a quarter of a millisecond each. What is
written at every turn is therefore a call (`storage/postgres/calls.py`), which needs no thread.
"""

import asyncio
import math
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Coroutine,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from types import MappingProxyType
from typing import Any, Final, TypeVar

import asyncpg

from storage.database import Job, Row
from storage.errors import Fault, StorageFailed
from storage.postgres.faults import AGAIN, LOST, is_cut, make_failure, make_refusal
from storage.postgres.schema import prepare_postgres
from storage.postgres.sessions import ANSWER_SECONDS, REACH_SECONDS, SETTINGS, ask_to_watch
from storage.postgres.translation import bind, has_rows, translate
from storage.postgres.turns import HeldRow, find_held_row

__all__ = ["PostgresConnection", "PostgresCursor", "PostgresEngine", "count_jobs"]

T = TypeVar("T")
_Ask = Callable[[Any, ThreadPoolExecutor], Awaitable[T]]
"""What is asked of a connection, and on which threads a job may be run for it."""
_TRIES: Final = 5
"""Times that a job is run while others are in its way."""
_CONNECTIONS: Final = 3
"""Connections that are tried where the one before was cut."""
_TURNS: Final = 3
"""Turns at once for each job that is written at once: mostly they wait for the disk, and share it with all who wait.
With four jobs that makes 21 connections of a process; PostgreSQL takes 100 as it comes."""
FRESH_SECONDS = 0.5
"""A connection by which something was written so lately is there still, most likely: it is not asked first whether it
is."""
_FAULTS: Final = (asyncpg.PostgresError, *LOST)
_held: ContextVar[Mapping["PostgresEngine", Any]] = ContextVar("held", default=MappingProxyType({}))
"""The connections by which a task reads one moment, of each database that it asks."""


class PostgresCursor:
    """What a statement gave: its rows, and how many it wrote."""

    def __init__(self, rows: Sequence[Row], rowcount: int) -> None:
        self._rows: Final = iter(rows)
        self.rowcount: Final = rowcount

    def fetchone(self) -> Row | None:
        """The next row."""
        return next(self._rows, None)

    def fetchall(self) -> list[Row]:
        """The rows that are left."""
        return list(self._rows)

    def __iter__(self) -> Iterator[Row]:
        return self._rows


async def _ask(
    connection: Any,  # noqa: ANN401 - the driver brings no types
    sql: str,
    parameters: Sequence[Any] | Mapping[str, Any],
) -> PostgresCursor:
    text, names = translate(sql)
    values = bind(names, parameters)
    if has_rows(text):
        rows = [tuple(row) for row in await connection.fetch(text, *values)]
        return PostgresCursor(rows, len(rows))
    status = await connection.execute(text, *values)
    return PostgresCursor((), int(number) if (number := status.rpartition(" ")[2]).isdigit() else -1)


class PostgresConnection:
    """What a job writes with, on its own thread."""

    def __init__(self, connection: Any, loop: asyncio.AbstractEventLoop) -> None:  # noqa: ANN401 - as above
        self._connection: Final = connection
        self._loop: Final = loop

    def execute(self, sql: str, parameters: Sequence[Any] | Mapping[str, Any] = (), /) -> PostgresCursor:
        """Run one statement. Raises ConstraintBroken."""
        return self._wait(_ask(self._connection, sql, parameters))

    def attempt(self, sql: str, parameters: Sequence[Any] = (), /) -> PostgresCursor:
        """The same, undone alone where it breaks a constraint."""

        async def ask() -> PostgresCursor:
            await self._connection.execute("SAVEPOINT attempt")
            try:
                done = await _ask(self._connection, sql, parameters)
            except asyncpg.IntegrityConstraintViolationError:
                await self._connection.execute("ROLLBACK TO attempt; RELEASE attempt")
                raise
            await self._connection.execute("RELEASE attempt")
            return done

        return self._wait(ask())

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> PostgresCursor:
        """Run one statement for each row."""
        counts = [self.execute(sql, one).rowcount for one in parameters]
        return PostgresCursor((), sum(counts))

    def _wait(self, work: Coroutine[Any, Any, PostgresCursor]) -> PostgresCursor:
        try:
            return asyncio.run_coroutine_threadsafe(work, self._loop).result()
        except asyncpg.IntegrityConstraintViolationError as error:
            raise make_refusal(error) from None  # the driver's own text tells the values


class PostgresEngine:
    """The port `Database`. Made by `PostgresEngine.start`, ended by `close`."""

    def __init__(self, pool: Any, turns: Any, connections: int) -> None:  # noqa: ANN401 - as above
        self._pool: Final = pool
        self._turns: Final = turns
        self._threads: Final = ThreadPoolExecutor(connections, thread_name_prefix="storage")
        # Whoever holds a row always finds a thread to write by: others may be waiting for that row on theirs.
        self._turn_threads: Final = ThreadPoolExecutor(
            _TURNS * connections, thread_name_prefix="storage-turn"
        )
        # Those who write never keep readers from a connection: whoever holds a row may be one of them.
        self._writers: Final = asyncio.Semaphore(connections)
        self._writing: Final = set[asyncio.Task[Any]]()
        self._at_hand: Any = None
        """By which was written last. It stays out of the pool, whose giving out and back takes as long as all else."""
        self._written_at = -math.inf
        self._closing: asyncio.Task[None] | None = None
        self.fault: Fault | None = None
        self.is_full = False
        """Whether the last write found no room on the server's disk."""

    @classmethod
    async def start(cls, url: str, *, connections: int = 4) -> "PostgresEngine":
        """Connect. Raises StorageFailed."""
        pool = await _connect(url, 2 * connections)  # half of them for those who read
        try:
            return cls(pool, await _connect(url, _TURNS * connections), connections)
        except BaseException:
            await pool.close()
            raise

    async def prepare(self) -> None:
        """Bring the schema to the newest version. Raises StoreNewer, StorageFailed."""

        async def bring() -> None:
            async with self._pool.acquire() as connection:
                await prepare_postgres(connection)  # where it was cut all of it is there, or nothing

        try:
            await self._ask_again(bring)
        except _FAULTS as error:
            raise make_failure(error) from None

    # -- connections that were cut ------------------------------------------------------------------

    async def _ask_again(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask; on another connection where this one was cut, which is known only when it is used."""
        for _ in range(_CONNECTIONS - 1):
            try:
                return await ask()
            except LOST as error:
                if not is_cut(error) or self._closing is not None:
                    raise
                for pool in (self._pool, self._turns):  # what cut one has most likely cut those beside it
                    await pool.expire_connections()
                if (beside := self._take()) is not None:
                    beside.terminate()
        return await ask()

    @asynccontextmanager
    async def _begin(self, *, writes: bool = False, **terms: Any) -> AsyncIterator[Any]:
        """A connection inside a transaction, which is committed at the end."""

        async def start() -> tuple[Any, Any]:
            connection = (self._take() if writes else None) or await self._pool.acquire()
            try:
                transaction = connection.transaction(**terms)
                await transaction.start()
            except BaseException:
                await self._release(connection)
                raise
            return connection, transaction

        connection, transaction = await self._ask_again(start)  # nothing was written yet
        try:
            try:
                yield connection
            except BaseException:
                with suppress(*LOST):  # then the server has undone it by itself, and what was raised stands
                    await transaction.rollback()
                raise
            await transaction.commit()
        except BaseException:
            await self._release(connection)
            raise
        await (self._keep(connection) if writes else self._release(connection))

    def _take(self) -> Any:  # noqa: ANN401 - as above
        """The connection at hand, for whoever writes: nobody else has it until it is kept again."""
        connection, self._at_hand = self._at_hand, None
        if connection is not None:
            with suppress(asyncpg.InterfaceError):  # the pool has learned of its end, and taken it back
                if not connection.is_closed():
                    return connection
                connection.terminate()  # by this the pool learns of it
        return None

    async def _keep(self, connection: Any) -> None:  # noqa: ANN401 - as above
        """Have it at hand for the next write, unless another one is."""
        if self._at_hand is not None:
            await self._release(connection)
            return
        self._at_hand, self._written_at = connection, asyncio.get_running_loop().time()

    async def _release(self, connection: Any, pool: Any = None) -> None:  # noqa: ANN401 - as above
        """Give a connection back. One that was cut since changes nothing of what was confirmed by it."""
        with suppress(*LOST):
            await (pool or self._pool).release(connection, timeout=REACH_SECONDS)

    # -- writing ------------------------------------------------------------------------------------

    async def write(self, job: Job[T]) -> T:
        """Run `job` in a transaction; a caller that is cancelled leaves it under way."""
        loop = asyncio.get_running_loop()

        async def ask(connection: Any, threads: ThreadPoolExecutor) -> T:  # noqa: ANN401 - as above
            return await loop.run_in_executor(threads, job, PostgresConnection(connection, loop))

        return await self._write(ask)

    async def call(self, ask: Callable[[Any], Awaitable[T]], *, alone: bool = False) -> T:
        """The same for what asks the driver itself, without a thread.

        alone: it is one statement, which may be a transaction by itself: one trip to the server in the place of three
        """
        return await self._write(lambda connection, threads: ask(connection), alone=alone)

    async def _write(self, ask: _Ask[T], *, alone: bool = False) -> T:
        if self._closing is not None:
            raise StorageFailed("closed", "the store is closed")
        # Now, not when the task begins: a turn that is cancelled may be over by then.
        held = find_held_row(self)
        writing = asyncio.get_running_loop().create_task(self._try(ask, held, alone), name="storage: write")
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)
        if held is not None:
            held.await_write(writing)
        return await asyncio.shield(writing)

    async def write_and_forget(self, job: Job[T], forget: Callable[[], None]) -> T:
        """The same; then `forget`."""
        writing = asyncio.ensure_future(self.write(job))
        writing.add_done_callback(lambda done: forget())
        return await asyncio.shield(writing)

    async def write_over(self, job: Job[T], forget: Callable[[], None]) -> T:
        """The same: what PostgreSQL keeps of old rows its own vacuum takes away."""
        return await self.write_and_forget(job, forget)

    async def _try(self, ask: _Ask[T], held: HeldRow | None, alone: bool) -> T:
        for left in reversed(range(_TRIES)):
            try:
                written = await self._run(ask, held, alone)
            except _FAULTS as error:
                if left and isinstance(error, AGAIN):
                    continue
                failure = make_failure(error)
                self.is_full = self.is_full or failure.fault == "full"
                raise failure from None
            self.is_full = False
            return written
        raise AssertionError("the last try raises or returns")

    async def _run(self, ask: _Ask[T], held: HeldRow | None, alone: bool) -> T:
        if held is not None:
            async with held.write() as connection:
                return await ask(connection, self._turn_threads)
        async with self._writers:
            if alone and asyncio.get_running_loop().time() - self._written_at <= FRESH_SECONDS:
                connection = self._take()
                if connection is not None:
                    return await self._ask_alone(ask, connection)
            async with self._begin(writes=True) as connection:
                return await ask(connection, self._threads)

    async def _ask_alone(self, ask: _Ask[T], connection: Any) -> T:  # noqa: ANN401 - as above
        """One statement that is a transaction by itself, by a connection that was there a moment ago.

        Whether it was done is not known where the connection is cut amid it, as with any commit. So none is sent by a
        connection that lay idle: that is asked to begin, which can be asked again by another.
        """
        try:
            written = await ask(connection, self._threads)
        except BaseException:
            await self._release(connection)
            raise
        await self._keep(connection)
        return written

    @asynccontextmanager
    async def hold_table(self, table_id: int) -> AsyncIterator[HeldRow]:
        """Hold a table's row: others wait for it. What the task writes meanwhile is written while it is held.

        Raises StorageFailed; also where somebody else got in between two writes of one turn.
        """

        async def start() -> tuple[Any, HeldRow]:
            connection = await self._turns.acquire()
            held = HeldRow(self, connection, table_id)
            try:
                await held.lock()
            except BaseException:
                await self._let_go(held, connection)
                raise
            return connection, held

        if self._closing is not None:
            raise StorageFailed("closed", "the store is closed")
        try:
            connection, held = await self._ask_again(start)
        except _FAULTS as error:
            raise make_failure(error) from None

        try:
            with held.stand():
                yield held
        finally:
            await self._let_go(held, connection)

    async def _let_go(self, held: HeldRow, connection: Any) -> None:  # noqa: ANN401 - as above
        """To its end, whoever is cancelled meanwhile: else the row would be held until the server loses patience."""

        async def release() -> None:
            await held.release()
            await self._release(connection, self._turns)

        await asyncio.shield(asyncio.create_task(release(), name="storage: let go of a table"))

    # -- reading ------------------------------------------------------------------------------------

    async def read(self, sql: str, *parameters: object, table_id: int | None = None) -> Sequence[Row]:
        """All rows of one query, as committed. Raises StorageFailed."""
        if self._closing is not None:
            raise StorageFailed("closed", "the store is closed")
        try:
            return await self._fetch(sql, *parameters)
        except _FAULTS as error:
            raise make_failure(error) from None

    async def _fetch(self, sql: str, *parameters: object) -> Sequence[Row]:
        text, _ = translate(sql)
        held = _held.get().get(self)
        if held is not None:  # another connection sees another moment
            rows = await held.fetch(text, *parameters)
        else:
            rows = await self._ask_again(lambda: self._pool.fetch(text, *parameters))
        return [tuple(row) for row in rows]

    async def claim(self, sql: str, *parameters: object) -> Sequence[Row]:
        """The rows of one statement that is a transaction by itself, and harms nobody if it is run twice."""
        if self._closing is not None:
            raise StorageFailed("closed", "the store is closed")
        for _ in range(_TRIES - 1):
            try:
                return await self._fetch(sql, *parameters)
            except AGAIN:
                continue
            except _FAULTS as error:
                raise make_failure(error) from None
        return await self.read(sql, *parameters)

    @asynccontextmanager
    async def hold_commits(self) -> AsyncIterator[None]:
        """Several reads of one task inside see the same moment; others write meanwhile."""
        try:
            async with self._begin(isolation="repeatable_read", readonly=True) as connection:
                token = _held.set({**_held.get(), self: connection})
                try:
                    yield
                finally:
                    _held.reset(token)
        except _FAULTS as error:
            raise make_failure(error) from None

    # -- the end ------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Finish what is being written, then let go of the server. The second call waits for the first."""
        if self._closing is None:
            self._closing = asyncio.get_running_loop().create_task(self._close(), name="storage: close")
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        if self._writing:
            await asyncio.wait(set(self._writing))
        if (connection := self._take()) is not None:
            await self._release(connection)
        try:
            await asyncio.gather(self._pool.close(), self._turns.close())
        finally:
            self._threads.shutdown(wait=False)
            self._turn_threads.shutdown(wait=False)


def count_jobs(connections: int) -> int:
    """How many jobs may be written at once so that a process has no more connections than this; one of them listens."""
    return max(1, (connections - 1) // (2 + _TURNS))


async def _leave(connection: Any) -> None:  # noqa: ANN401 - the driver brings no types
    """Nothing of a connection has to be put back: whatever is set or locked by it ends with its transaction."""


async def _connect(url: str, connections: int) -> Any:  # noqa: ANN401 - the driver brings no types
    """A pool of connections. Raises StorageFailed."""
    try:
        return await asyncpg.create_pool(
            url,
            min_size=1,
            max_size=connections,
            statement_cache_size=512,
            command_timeout=ANSWER_SECONDS,
            timeout=REACH_SECONDS,
            init=ask_to_watch,
            reset=_leave,
            server_settings=SETTINGS,
        )
    except _FAULTS as error:
        raise make_failure(error) from None
