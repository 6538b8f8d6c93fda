"""A proxy between the driver and a PostgreSQL server, which cuts, refuses or falls silent."""

import asyncio
import ctypes
import fcntl
import socket
import sys
import termios
from contextlib import suppress
from typing import Final, Literal
from urllib.parse import parse_qs, urlsplit

__all__ = ["CAN_VANISH", "Moment", "Proxy"]

CAN_VANISH: Final = sys.platform == "linux"
"""Whether the system can let a connection get nothing any more that is not closed."""

Moment = Literal["before", "amid", "after"]
_COMMIT: Final = b"COMMIT;"
_SO_ATTACH_FILTER: Final = 26
_TAKE_NOTHING: Final = b"\x06" + bytes(7)
"""A packet filter of one instruction: none of what comes is for this socket."""


class _Filter(ctypes.Structure):
    """As the system takes it: how many instructions, and where."""

    _fields_ = (("length", ctypes.c_ushort), ("instructions", ctypes.c_char_p))


def _count_unconfirmed(line: socket.socket) -> int:
    """How many bytes were said that the other end has not confirmed."""
    return int.from_bytes(fcntl.ioctl(line.fileno(), termios.TIOCOUTQ, bytes(4)), sys.byteorder)


class Proxy:
    """It passes on whatever is said; `cut_at` names when the next COMMIT is cut: in its bytes, or its answer."""

    def __init__(self, url: str) -> None:
        self._url: Final = urlsplit(url)
        self._pipes: Final = set[asyncio.StreamWriter]()
        self._asks: Final = set[asyncio.StreamWriter]()
        self._server: asyncio.Server
        self.cut_at: Moment | None = None
        self.cuts = 0
        self._port = 0
        self._flowing: Final = asyncio.Event()
        self._flowing.set()

    async def open(self) -> str:
        """Begin to listen; gives the address of the same database by way of this."""
        await self.admit()
        port = self._port
        user = self._url.netloc.rpartition("@")[0]
        at = f"{user}@" if user else ""
        return f"postgresql://{at}127.0.0.1:{port}{self._url.path}?sslmode=disable"

    async def close(self) -> None:
        """Cut all, and take no more."""
        self._server.close()
        self.cut()

    async def admit(self) -> None:
        """Listen, at the same address as before."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    async def refuse(self) -> None:
        """As a server that starts again: what stood is cut, and nobody is let in until `admit`."""
        self._server.close()
        self.cut()

    def stall(self) -> None:
        """Say nothing more, in either direction, and cut nothing, until `flow`."""
        self._flowing.clear()

    def flow(self) -> None:
        """Pass on what was held back, and go on."""
        self._flowing.set()

    async def vanish(self) -> None:
        """As a machine without power: nothing that the server sends is confirmed, and nothing is closed.

        What a client says goes on to the server, unless this is stalled as well.
        """
        for pipe in self._asks:
            line = pipe.get_extra_info("socket")
            while _count_unconfirmed(line):  # noqa: ASYNC110 - nobody tells; it would be sent again, as by who is alive
                await asyncio.sleep(0.01)
            line.setsockopt(socket.SOL_SOCKET, _SO_ATTACH_FILTER, bytes(_Filter(1, _TAKE_NOTHING)))

    def cut(self) -> None:
        """Cut every connection."""
        for pipe in list(self._pipes):
            pipe.close()

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host = parse_qs(self._url.query).get("host", [self._url.hostname or "localhost"])[0]
        port = self._url.port or 5432
        if host.startswith("/"):
            return await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
        return await asyncio.open_connection(host, port)

    async def _serve(self, client: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        server, asks = await self._reach()
        self._pipes.update((answers, asks))
        self._asks.add(asks)
        back = asyncio.create_task(self._pass_on(server, answers))
        try:
            while said := await client.read(65_536):
                await self._flowing.wait()
                if self.cut_at is not None and _COMMIT in said:
                    moment, self.cut_at = self.cut_at, None
                    self.cuts += 1
                    back.cancel()
                    with suppress(asyncio.CancelledError):
                        await back
                    if moment != "before":
                        asks.write(said if moment == "after" else said[: len(said) // 2])
                        await asks.drain()
                    if moment == "after":
                        await server.read(1)
                    return
                asks.write(said)
        except OSError:
            pass
        finally:
            back.cancel()
            self._asks.discard(asks)
            for pipe in (asks, answers):
                pipe.close()
                self._pipes.discard(pipe)

    async def _pass_on(self, server: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while said := await server.read(65_536):
                await self._flowing.wait()
                answers.write(said)
        answers.close()
