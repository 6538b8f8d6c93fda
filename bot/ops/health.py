"""The pages /healthz, /readyz and /metrics. Imported where they are served: a web server takes its time to import."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

import structlog
from aiohttp import web
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bot.clock import wait_at_most
from bot.ops.metrics import Metrics, Sample
from bot.ops.web_server import WebServer

__all__ = ["Health"]

_log = structlog.get_logger("health")
READY_SECONDS: Final = 2.0


class Health:
    """Serves the three pages while started.

    ready: names what is not ready ("gateway", "database", "delivery"), nothing when all is.
    sample: looks up what is measured only when asked for.
    notes: what whoever runs the bot should know, though it does its work all the same.
    """

    def __init__(
        self,
        metrics: Metrics,
        ready: Callable[[], Awaitable[Sequence[str]]],
        sample: Callable[[], Awaitable[Sample]],
        *,
        notes: Callable[[], Mapping[str, float]] = dict,
        ready_seconds: float = READY_SECONDS,
    ) -> None:
        self._notes: Final = notes
        self._metrics: Final = metrics
        self._ready: Final = ready
        self._sample: Final = sample
        self._ready_seconds: Final = ready_seconds
        self.app: Final = web.Application()
        self._server: Final = WebServer(self.app)
        self.app.router.add_get("/healthz", self._healthz)
        self.app.router.add_get("/readyz", self._readyz)
        self.app.router.add_get("/metrics", self._metrics_page)

    async def start(self, port: int | None, host: str = "0.0.0.0") -> int | None:  # noqa: S104 - probes come from outside the container
        """Serve on a port (0: any free one); gives it. None serves nothing. Raises OSError if it is taken."""
        if port is None:
            return None
        return await self._server.start(host, port)

    async def stop(self) -> None:
        """Stop serving. May be called twice, or without `start`."""
        await self._server.stop()

    async def _healthz(self, request: web.Request) -> web.Response:
        """Always well: an answer at all shows that the loop turns."""
        return web.json_response({"alive": True})

    async def _readyz(self, request: web.Request) -> web.Response:
        try:
            missing = list(await wait_at_most(self._ready_seconds, self._ready()))
        except TimeoutError:
            missing = ["answer"]
        except Exception:  # noqa: BLE001 - whatever the check fails with, the bot is not ready; the trace is logged
            _log.exception("readiness_unknown")
            missing = ["check"]
        answer = {"ready": not missing, "missing": missing, **self._notes()}
        return web.json_response(answer, status=503 if missing else 200)

    async def _metrics_page(self, request: web.Request) -> web.Response:
        try:
            self._metrics.set_sample(await wait_at_most(self._ready_seconds, self._sample()))
        except Exception:  # noqa: BLE001 - what is counted is shown even when the rest cannot be looked up
            _log.exception("sample_failed")
        return web.Response(body=self._metrics.render(), headers={"Content-Type": CONTENT_TYPE_LATEST})
