"""Wakes: whoever has written something that is to be done tells the others, who need not look all the time.

It is told after the commit, not in it: to tell in a commit would let one process at a time commit. What is not heard,
since a process died in between or a connection was cut, is found by the next look.

Whoever has written it does it as well, so what follows within a moment is told once: each time that it is told, every
other process asks the server what is due.
"""

import asyncio
from contextlib import suppress
from typing import Any, Final

import asyncpg

from storage.postgres.faults import LOST, make_failure
from storage.postgres.sessions import ANSWER_SECONDS, REACH_SECONDS, SETTINGS

__all__ = ["Wakes"]

_CHANNEL: Final = "porc_royal_work"
_TELL: Final = f"SELECT set_config('synchronous_commit', 'off', TRUE), pg_notify('{_CHANNEL}', '')"
_HERE: Final = 0x436C_6150
"""Under this number each process that works holds a lock together with the others, for as long as it is connected."""
_JOIN: Final = f"SELECT pg_advisory_lock_shared({_HERE})"
_LEAVE: Final = f"SELECT pg_advisory_unlock_shared({_HERE})"
_IS_EMPTY: Final = f"SELECT pg_try_advisory_xact_lock({_HERE})"
"""Whether nobody holds it; let go of at the end of the statement."""
_APART: Final = 0.05
"""From one time that it is told to the next, s."""
_FAULTS: Final = (asyncpg.PostgresError, *LOST)


class Wakes:
    """Listens, and tells, over a connection of its own, which is made when it is needed and again when it was cut."""

    def __init__(self, url: str) -> None:
        self._url: Final = url
        self._heard: Final = asyncio.Event()
        self._turn: Final = asyncio.Lock()
        self._connection: Any = None
        self._telling: asyncio.Task[None] | None = None
        self._owed = False
        self._left = False
        self._closing: Final = asyncio.Event()

    async def wait(self, seconds: float) -> None:
        """Until another process has told of something, or for so long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                try:
                    # Not broken off amid it: the driver would leave the connection open.
                    await asyncio.shield(self._connect())
                except _FAULTS:
                    await asyncio.sleep(seconds)
                await self._heard.wait()
        self._heard.clear()

    def tell(self) -> None:
        """Something was committed that others may do: told at once, or with what else is within a moment of the last."""
        self._owed = True
        if not self._closing.is_set() and (self._telling is None or self._telling.done()):
            self._telling = asyncio.get_running_loop().create_task(self._tell(), name="storage: tell")

    async def _tell(self) -> None:
        while self._owed:
            self._owed = False
            with suppress(*_FAULTS):  # then the others find it by looking
                await self._ask(_TELL)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), _APART)

    async def _ask(self, sql: str) -> Any:  # noqa: ANN401 - the driver brings no types
        """One statement; by another connection the next time, where the server does not answer by this one."""
        connection = await self._connect()
        async with self._turn:
            try:
                return await connection.fetchval(sql)
            except TimeoutError:
                connection.terminate()
                raise

    async def _connect(self) -> Any:  # noqa: ANN401 - the driver brings no types
        async with self._turn:
            if self._connection is None or self._connection.is_closed():
                connection: Any = await asyncpg.connect(
                    self._url,
                    timeout=REACH_SECONDS,
                    command_timeout=ANSWER_SECONDS,
                    server_settings={**SETTINGS, "application_name": "porc-royal wakes"},
                )
                connection.add_termination_listener(lambda _: self._heard.set())  # what it would have heard
                try:
                    await connection.add_listener(_CHANNEL, self._hear)
                    if not self._left:
                        await connection.execute(_JOIN)
                except BaseException:
                    connection.terminate()  # nobody would use it, and it would count as a process
                    raise
                self._connection = connection
            return self._connection

    def _hear(self, connection: Any, pid: int, channel: str, payload: str) -> None:  # noqa: ANN401 - as above
        if pid != connection.get_server_pid():
            self._heard.set()

    async def leave(self) -> bool:
        """Be counted no more among those that work; gives whether another is. Of two who leave, one is the last.

        Raises StorageFailed where the server is not reached.
        """
        try:
            if not self._left:
                await self._ask(_LEAVE)
                self._left = True
        except _FAULTS as error:
            raise make_failure(error) from None
        return await self.has_others()

    async def has_others(self) -> bool:
        """Whether another process works. Raises StorageFailed where the server is not reached."""
        try:
            return not await self._ask(_IS_EMPTY)  # one's own lock is in nobody's way
        except _FAULTS as error:
            raise make_failure(error) from None

    async def close(self) -> None:
        """Tell what is to be told still, and hear nothing more."""
        self._closing.set()
        if self._telling is not None:
            await asyncio.wait([self._telling])
        async with self._turn:  # a connection that is being made is there then
            if self._connection is not None:
                with suppress(*_FAULTS, TimeoutError):
                    await self._connection.close(timeout=5)
