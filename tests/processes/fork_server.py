"""The tests' end of the process that forks bots (see `__main__`): one for all tests of a worker of pytest."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import IO, Final

from bot.ops.config import NAMES
from tests.kept import Kept
from tests.processes.start import Start

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 60.0


class Child:
    """A process that the fork server has forked."""

    def __init__(self, told: socket.socket) -> None:
        told.settimeout(PATIENCE)
        self._told: Final = told
        self._lines: Final[IO[str]] = told.makefile()
        self.pid: Final = int(self._lines.readline())
        self.returncode: int | None = None

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it is still there."""
        if self.returncode is None:
            with contextlib.suppress(ProcessLookupError):  # it has just killed itself
                os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once with SIGKILL."""
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        """Ask it to end, as a deploy does."""
        self.send_signal(signal.SIGTERM)

    def wait_here(self) -> int:
        """Wait for its end; gives the exit status, negative for a signal."""
        if self.returncode is None:
            self.returncode = int(self._lines.readline())
            self._lines.close()
            self._told.close()
        return self.returncode

    async def wait(self) -> int:
        """The same, while the loop goes on."""
        if self.returncode is None:
            loop, ended = asyncio.get_running_loop(), asyncio.Event()
            loop.add_reader(self._told, ended.set)
            try:
                await ended.wait()
            finally:
                loop.remove_reader(self._told)
        return self.wait_here()


class ForkServer:
    """Starts processes of the bot, as many at a time as one likes."""

    def __init__(self) -> None:
        self._ask, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process: Final = subprocess.Popen(
                [sys.executable, "-m", "tests.processes", str(theirs.fileno())],
                cwd=ROOT,
                env=surroundings(),
                stdin=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
            )

    def start(self, start: Start, output: int, errors: int) -> Child:
        """Let a process begin. output, errors: the files that it writes to; they may be closed afterwards."""
        ours, theirs = socket.socketpair()
        with theirs:
            asked = json.dumps(dataclasses.asdict(start)).encode()
            socket.send_fds(self._ask, [asked], [theirs.fileno(), output, errors])
        return Child(ours)

    def close(self) -> None:
        """End it, and whatever it has started."""
        self._ask.close()
        assert self._process.wait(PATIENCE) == 0


ONLY: Final = Kept(ForkServer)
"""That of this process, which all its tests share."""


def surroundings() -> dict[str, str]:
    """The environment of every process here: this one's without settings of the bot, and the way to the modules."""
    kept = {name: value for name, value in os.environ.items() if name not in NAMES}
    return kept | {"PYTHONPATH": str(ROOT)}
