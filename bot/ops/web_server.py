"""A web application, served on a port until it is stopped."""

import logging
from typing import Final

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

__all__ = ["WebServer"]


class _LeaveNoise(logging.Filter):
    """Lets no stranger fill the log: what is no request at all is answered 400, and is no fault of the program."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError))


_LOGGER: Final = logging.getLogger("aiohttp.server")
_NOISE: Final = _LeaveNoise()


class WebServer:
    """Serves one application while started. backlog: how many connections may wait to be accepted."""

    def __init__(self, app: web.Application, *, backlog: int = 128) -> None:
        self._app: Final = app
        self._backlog: Final = backlog
        self._runner: web.AppRunner | None = None

    async def start(self, host: str, port: int) -> int:
        """Serve there (port 0: any free one); gives the port. Raises OSError where it is taken."""
        _LOGGER.addFilter(_NOISE)  # once, however often
        runner = web.AppRunner(self._app, access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port, backlog=self._backlog).start()
        except OSError:
            await runner.cleanup()
            raise
        self._runner = runner
        served: int = runner.addresses[0][1]
        return served

    async def stop(self) -> None:
        """Stop serving. May be called twice, or without `start`."""
        runner, self._runner = self._runner, None
        if runner is not None:
            await runner.cleanup()
