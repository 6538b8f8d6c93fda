"""A process that has read the whole program once and starts bots by forking, a few milliseconds each.

A bot started here is `bot.__main__.main()` in a process of its own, exactly as `python -m bot` is; what it saves is
the second that Python takes to read everything. So a test can afford to kill a hundred of them. Nothing is shared:
there is no socket, no database, no thread and no event loop in this process, and each of its children draws luck of
its own. The module is named `__main__` as the bot's own is, so that a painter's process does not read it again.

Run as `python -m tests.processes NUMBER`, the number of a socket. Each message on it is a `Start` in JSON with three
files: where to tell what becomes of the process, its output and its errors. What is told are two lines: its number, and
its exit status when it has ended (negative for a signal). When the socket is closed, whatever still runs is killed.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import random
import select
import signal
import socket
import sys
import threading
import traceback
from pkgutil import resolve_name
from typing import Final, NoReturn

import bot.app
from bot.applications import find_applications
from bot.games import GAMES
from bot.i18n.sentences import read_words
from tests.processes.changes import change
from tests.processes.start import Start

LONGEST: Final = 2**16
FILES: Final = 3


class ForkServer:
    """The children that run, and the socket on which more are asked for."""

    def __init__(self, asked: socket.socket) -> None:
        self._asked: Final = asked
        self._ends: Final[dict[int, tuple[int, int]]] = {}
        """The process and the file that is told of its end, by the file that becomes readable then."""

    def serve(self) -> None:
        """Start processes until the socket is closed."""
        poll = select.poll()
        poll.register(self._asked, select.POLLIN)
        while True:
            for ready, _ in poll.poll():
                if ready in self._ends:
                    poll.unregister(ready)
                    self._bury(ready)
                    continue
                told, files, _, _ = socket.recv_fds(self._asked, LONGEST, FILES)
                if not told:
                    self._end()
                    return
                poll.register(self._start(Start(**json.loads(told)), *files), select.POLLIN)

    def _start(self, start: Start, told: int, output: int, errors: int) -> int:
        """Fork; gives a file that becomes readable when the child has ended."""
        _read(start)
        assert threading.active_count() == 1, (
            "a lock that another thread holds would be held for ever in the child"
        )
        pid = os.fork()
        if not pid:
            _live(start, output, errors)
        os.close(output)
        os.close(errors)
        os.write(told, b"%d\n" % pid)
        ended = os.pidfd_open(pid)
        self._ends[ended] = pid, told
        return ended

    def _bury(self, ended: int) -> None:
        pid, told = self._ends.pop(ended)
        status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        os.close(ended)
        with contextlib.suppress(BrokenPipeError):  # nobody waits for it any more
            os.write(told, b"%d\n" % status)
        os.close(told)

    def _end(self) -> None:
        for pid, _ in self._ends.values():
            os.kill(pid, signal.SIGKILL)
        for ended in tuple(self._ends):
            self._bury(ended)


def _read(start: Start) -> None:
    """Read what such a process would read, and keep it from the search for garbage of all of them."""
    wanted = [start.module, *(("bot.local",) if start.local else ())]
    if not set(wanted) <= sys.modules.keys():
        for module in wanted:
            importlib.import_module(module)
        gc.collect()
        gc.freeze()


def _live(start: Start, output: int, errors: int) -> NoReturn:
    """Be that process until the end."""
    status = 70
    try:
        for file, number in ((os.open(os.devnull, os.O_RDONLY), 0), (output, 1), (errors, 2)):
            os.dup2(file, number)
        os.closerange(3, os.sysconf("SC_OPEN_MAX"))
        os.chdir(start.folder)
        random.seed()
        change(start)
        status = sys.modules[start.module].main(list(start.arguments))
    except SystemExit as ending:
        status = ending.code if isinstance(ending.code, int) else 1
    except BaseException:  # noqa: BLE001 - this process ends here, and says why
        traceback.print_exc()
        status = 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def main(number: int) -> None:
    """Read the program, and serve."""
    for cog in bot.app.COGS:
        importlib.import_module(cog)
    for application in find_applications():
        resolve_name(application.setup)
    tuple(GAMES.values())  # rulebooks are imported at the first table
    read_words()
    gc.collect()
    gc.freeze()
    with socket.socket(fileno=number) as asked:
        ForkServer(asked).serve()


if __name__ == "__main__":
    main(int(sys.argv[1]))
