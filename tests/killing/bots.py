"""Bots beside the loop of a test, forked by the fork server."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Final

from tests.processes.fork_server import Child, ForkServer
from tests.processes.start import Start


class Bot:
    """A bot that runs in a process of its own."""

    def __init__(self, child: Child) -> None:
        self._child: Final = child
        self.ended: Final[asyncio.Task[int]] = asyncio.ensure_future(child.wait())
        """Done when the process is gone: its exit status, negative for a signal."""

    def kill(self) -> None:
        """End it at once with SIGKILL."""
        self._child.kill()

    def stop(self) -> None:
        """Ask it to end, as a deploy does."""
        self._child.terminate()


class Bots:
    """Starts one bot at a time, and ends the last of them."""

    def __init__(self, fork_server: ForkServer) -> None:
        self._fork_server: Final = fork_server
        self._running: Bot | None = None

    def start(self, start: Start, log: Path) -> Bot:
        """Let a bot begin, which adds to a log what it prints."""
        file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        try:
            self._running = Bot(self._fork_server.start(start, file, file))
        finally:
            os.close(file)
        return self._running

    async def end(self) -> None:
        """End the last, if it still runs."""
        if self._running is not None:
            self._running.kill()
            await self._running.ended
