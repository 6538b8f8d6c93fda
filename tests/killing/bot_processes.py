"""A process that has read the whole program once and starts bots by forking, a few milliseconds each.

A bot started here is `bot.__main__.main()` in a process of its own, exactly as `python -m bot` is; what it saves is
the second that Python takes to read everything. So a test can afford to kill a hundred of them.

Run as `python -m tests.killing.bot_processes`. Each line it reads is a `Start` in JSON; it answers with the number of
the process that was started, and with a second line when that process has ended: how (as `os.waitpid` says it).
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import importlib
import json
import os
import signal
import sys
import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, NoReturn, Self

import bot.__main__
import bot.app
from bot.games import GAMES
from bot.ops.config import NAMES
from storage.group import GroupConnection
from tests.sockets.running_bot import StillPainter

ROOT: Final = Path(__file__).parents[2]
Edge = Literal["before", "after"]


@dataclasses.dataclass(frozen=True)
class Start:
    """A bot to be started: its settings, its log file, and whether it kills itself.

    fate: ("before", 3) kills it with SIGKILL when its third commit is about to be made, ("after", 3) when that
    commit is on disk and nobody has been told.
    """

    env: Mapping[str, str]
    log: str
    fate: tuple[Edge, int] | None = None
    arguments: Sequence[str] = ()
    broken: bool = False
    """Whether the rules of travel have a fault, at tables of eight turns."""


# ---- in the process of the bots


def _ready() -> None:
    """Read what only a bot at work would read."""
    for cog in bot.app.COGS:
        importlib.import_module(cog)


def _live(start: Start) -> NoReturn:
    """Be a bot until the end."""
    log = os.open(start.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.environ.update(start.env)
    if start.fate is not None:
        _kill_at_commit(*start.fate)
    if start.broken:
        _break_a_rule()
    _paint_nothing()
    status = 70
    try:
        status = bot.__main__.main(list(start.arguments))
    except BaseException:  # noqa: BLE001 - this process ends here, and says why
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(status)


def _kill_at_commit(edge: Edge, commits: int) -> None:
    """Kill this process just before or just after its so-many-th commit."""
    make_durable = GroupConnection.make_durable
    left = commits

    def make_durable_or_die(connection: GroupConnection) -> None:
        nonlocal left
        left -= 1
        if not left and edge == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        make_durable(connection)
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)

    patched: Any = GroupConnection
    patched.make_durable = make_durable_or_die


def _paint_nothing() -> None:
    """The same small picture each time: painting has a process of its own, and tests of its own."""
    patched: Any = bot.app
    patched.Painter = lambda **_: StillPainter()


def _break_a_rule() -> None:
    """Let travel fail at tables of eight turns."""
    rulebook = GAMES["cochons"]

    async def broken(state: Any) -> Any:  # noqa: ANN401 - the state of any game
        if state.options.max_turns == 8:
            raise ZeroDivisionError("a fault that a test put there")
        return await rulebook.chapters["travel"](state)

    known: Any = GAMES
    known["cochons"] = dataclasses.replace(rulebook, chapters={**rulebook.chapters, "travel": broken})


def main() -> None:
    """Start bots until the input ends."""
    _ready()
    for line in sys.stdin:
        given = json.loads(line)
        pid = os.fork()
        if not pid:
            _live(Start(**given))
        print(pid, flush=True)
        _, status = os.waitpid(pid, 0)
        print(status, flush=True)


# ---- in the test's process


class Bot:
    """A bot that runs in a process of its own."""

    def __init__(self, pid: int, ended: asyncio.Task[int]) -> None:
        self.pid: Final = pid
        self.ended: Final = ended
        """Done when the process is gone; what `os.waitpid` said of its end."""

    def kill(self) -> None:
        """End it at once with SIGKILL."""
        self._send(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end, as a deploy does."""
        self._send(signal.SIGTERM)

    def _send(self, number: signal.Signals) -> None:
        if not self.ended.done():
            with contextlib.suppress(ProcessLookupError):  # it has just killed itself
                os.kill(self.pid, number)


class BotProcesses:
    """Starts one bot at a time: `async with BotProcesses(folder) as bots: bot = await bots.start(...)`."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._process: asyncio.subprocess.Process
        self._running: Bot | None = None

    async def __aenter__(self) -> Self:
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-W", "ignore", "-m", "tests.killing.bot_processes"),
            cwd=self._folder,  # where there is no .env
            env=surroundings(),
            stdin=pipe,
            stdout=pipe,
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._running is not None:
            self._running.kill()
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()

    async def start(self, start: Start) -> Bot:
        """Let a bot begin."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(dataclasses.asdict(start)).encode() + b"\n")
        pid = await self._number()
        self._running = Bot(pid, asyncio.ensure_future(self._number()))
        return self._running

    async def _number(self) -> int:
        assert self._process.stdout is not None
        return int(await self._process.stdout.readline())


def surroundings() -> dict[str, str]:
    """The environment of every process here: this one's without settings of the bot, and the way to the modules."""
    kept = {name: value for name, value in os.environ.items() if name not in NAMES}
    return kept | {"PYTHONPATH": str(ROOT)}


if __name__ == "__main__":
    main()
