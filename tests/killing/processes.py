"""The bot as whoever runs it meets it: its settings, what it prints, how it ends."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from tests.processes.fork_server import Child, ForkServer, surroundings
from tests.processes.start import Start

PATIENCE: Final = 60.0
TOKEN: Final = "fake-token-that-nobody-may-read"
LONGEST: Final = 2**20
"""Bytes of a line."""


class Program:
    """A process, and every line that it has printed so far."""

    def __init__(self, process: asyncio.subprocess.Process | Child, output: asyncio.StreamReader) -> None:
        self.process: Final = process
        self.lines: Final[list[str]] = []
        self._output: Final = output
        self._more = asyncio.Event()
        self._reading: Final = asyncio.create_task(self._read())

    @property
    def said(self) -> str:
        return "\n".join(self.lines)

    async def says(self, words: str) -> str:
        """Wait for a line with these words in it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self._more.clear()
                for line in self.lines:
                    if words in line:
                        return line
                if self._reading.done():
                    raise AssertionError(f"it ended without saying {words!r}:\n{self.said}")
                await self._more.wait()

    async def ended(self) -> int:
        """Wait for its end; gives the exit status, negative for a signal."""
        async with asyncio.timeout(PATIENCE):
            await self._reading
            return await self.process.wait()

    async def _read(self) -> None:
        async for line in self._output:
            self.lines.append(line.decode().rstrip())
            self._more.set()
        self._more.set()


@asynccontextmanager
async def program(
    folder: Path, *arguments: str, env: Mapping[str, str] | None = None, through: tuple[str, ...] = ()
) -> AsyncIterator[Program]:
    """Run `python -m bot` in `folder`, where there is no .env, until the end of the block.

    through: a program that starts it in its turn.
    """
    process = await asyncio.create_subprocess_exec(
        *(*through, sys.executable, "-m", "bot", *arguments),
        cwd=folder,
        env=surroundings() | dict(env or {}),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        limit=LONGEST,
    )
    assert process.stdout is not None
    async with _until_the_end(Program(process, process.stdout)) as found:
        yield found


async def run(folder: Path, *arguments: str, env: Mapping[str, str] | None = None) -> Program:
    """Run it to its end."""
    async with program(folder, *arguments, env=env) as found:
        await found.ended()
        return found


@asynccontextmanager
async def forked(
    fork_server: ForkServer, folder: Path, *arguments: str, env: Mapping[str, str], painted: bool = False
) -> AsyncIterator[Program]:
    """The same by the fork server, which saves the second that a true start takes."""
    reading, writing = os.pipe()
    try:
        process = fork_server.start(Start(str(folder), env, arguments, painted=painted), writing, writing)
    finally:
        os.close(writing)
    output = asyncio.StreamReader(limit=LONGEST)
    transport, _ = await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(output), os.fdopen(reading, "rb")
    )
    try:
        async with _until_the_end(Program(process, output)) as found:
            yield found
    finally:
        transport.close()


async def run_forked(
    fork_server: ForkServer, folder: Path, *arguments: str, env: Mapping[str, str]
) -> Program:
    """The same to its end."""
    async with forked(fork_server, folder, *arguments, env=env) as found:
        await found.ended()
        return found


@asynccontextmanager
async def _until_the_end(found: Program) -> AsyncIterator[Program]:
    try:
        yield found
    finally:
        if found.process.returncode is None:
            found.process.kill()
        await found.ended()
