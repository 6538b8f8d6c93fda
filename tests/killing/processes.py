"""`python -m bot` as whoever runs it meets it: its settings, what it prints, how it ends."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from tests.killing.bot_processes import surroundings

PATIENCE: Final = 60.0
TOKEN: Final = "fake-token-that-nobody-may-read"


class Program:
    """A process, and every line that it has printed so far."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process: Final = process
        self.lines: Final[list[str]] = []
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
        assert self.process.stdout is not None
        async for line in self.process.stdout:
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
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *(*through, sys.executable, "-m", "bot", *arguments),
        cwd=folder,
        env=surroundings() | dict(env or {}),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=pipe,
        stderr=asyncio.subprocess.STDOUT,
        limit=2**20,
    )
    found = Program(process)
    try:
        yield found
    finally:
        if process.returncode is None:
            process.kill()
        await found.ended()


async def run(folder: Path, *arguments: str, env: Mapping[str, str] | None = None) -> Program:
    """Run it to its end."""
    async with program(folder, *arguments, env=env) as found:
        await found.ended()
        return found
