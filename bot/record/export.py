"""Files of a game, written in a process of its own: `python -m bot.record.export` takes a record and gives them.

The longest game of eight, with every expansion, takes two minutes through all eyes; no table waits for it.
"""

import asyncio
import contextlib
import os
import sys
from typing import Final

from msgspec import Struct, msgpack

from bot.games import GAMES
from bot.i18n.sentences import read_words
from bot.record.data import write_data
from bot.record.eyes import Eyes
from bot.record.html import write_html
from bot.record.record import Record
from bot.wording.voice import Voices
from storage.ports import Language

LIMIT: Final = 600.0
"""Seconds that it may take; Discord takes an answer for fifteen minutes."""
_NICE: Final = 10


class ExportFailed(Exception):
    """No files this time."""


class Order(Struct, frozen=True):
    """What is wanted: the eyes through which its reader may look, their own first, and their language."""

    record: Record
    eyes: tuple[Eyes, ...]
    language: Language


class Exported(Struct, frozen=True):
    """The game as a page, and as data."""

    page: bytes
    data: bytes


class Exporter:
    """Has the files written, one game after another."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def write(self, order: Order) -> Exported:
        """Both files. Raises `ExportFailed`."""
        async with self._turn:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                __name__,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            try:
                async with asyncio.timeout(LIMIT):
                    told, _ = await process.communicate(msgpack.encode(order))
            except TimeoutError as slow:
                raise ExportFailed from slow
            finally:
                if process.returncode is None:
                    with contextlib.suppress(ProcessLookupError):
                        process.kill()
        if process.returncode:
            raise ExportFailed
        return msgpack.decode(told, type=Exported)


def write_files(order: Order) -> Exported:
    """Both files, here and now."""
    book = GAMES[order.record.table.game]
    page = write_html(order.record, book, Voices(read_words()), order.language, order.eyes)
    return Exported(page, write_data(order.record, book, order.eyes[0]))


def main() -> None:
    """Take an order from standard input, and write what is wanted to standard output."""
    os.nice(_NICE)
    order = msgpack.decode(sys.stdin.buffer.read(), type=Order)
    sys.stdout.buffer.write(msgpack.encode(write_files(order)))


if __name__ == "__main__":
    main()
