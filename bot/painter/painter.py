"""Scenes into PNG files, one at a time, in a process of its own.

The renderer holds Python's lock while it works and may crash on an absurd picture, so it has a process of its own:
the bot's loop goes on, a dead process is replaced, and whatever goes wrong becomes `PictureFailed`,
upon which the caller shows the board as text.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import multiprocessing
import os
import signal
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from typing import Final, TypeVar

from bot.painter import worker
from bot.painter.calm import wait_for_calm
from bot.painter.page import write_page
from bot.painter.paths import Unpaintable
from bot.worker_process import begin
from porc_royal.scene import INK, Layer, Scene, Text

FILE_NAME: Final = "picture.png"
"""Every picture has this name: a name that varied could tell what the picture hides."""
LIMIT: Final = 5.0
"""Seconds that one picture may take once its turn has come."""
_WARM_UP: Final = 30.0
_REMEMBERED: Final = 8
"""Pages that are kept with their scenes."""
_REST: Final = 4
"""The writer rests so many times as long as it wrote: its thread and the bot's loop share one lock of Python's, and
the renderer takes ten times as long."""
_LONGEST_REST: Final = 0.05
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_WORDS: Final = tuple(Text(0, 0, "Groin", 10, INK, bold) for bold in (False, True))
_PROBE: Final = Scene(1, 1, INK, "", (Layer("both fonts", _WORDS),))

Render = Callable[[bytes], bytes]
Answer = TypeVar("Answer")


class PictureFailed(Exception):
    """No picture this time; `reason` is one of "scene", "fonts", "crowd", "slow", "crash", "closed"."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Painter:
    """Draws scenes. One worker process, started at the first picture (or by `warm`), closed by `close`.

    `cached` bounds the bytes of finished pictures that are kept, `waiting` the pictures in the queue.
    A picture is known by the digest of its page: that is everything its viewer will see, so that
    nobody is ever given a picture made for somebody who may see more.
    """

    def __init__(
        self,
        *,
        limit: float = LIMIT,
        cached: int = 32 * 2**20,
        waiting: int = 64,
        render: Render = worker.render,
    ) -> None:
        self._limit, self._room, self._waiting = limit, cached, waiting
        self._render = render
        self._scribe = ThreadPoolExecutor(1, thread_name_prefix="painter")
        self._pool: ProcessPoolExecutor | None = None
        self._pid = 0
        self._turn = asyncio.Lock()
        self._writing = asyncio.Lock()
        self._rested_at = 0.0
        self._closed = False
        self._cache: OrderedDict[str, bytes] = OrderedDict()
        self._kept = 0
        self._drawing: dict[str, asyncio.Task[bytes]] = {}
        self._pages: deque[tuple[Scene, bytes]] = deque(maxlen=_REMEMBERED)

    async def png(self, scene: Scene) -> bytes:
        """The scene as PNG; raises `PictureFailed` and nothing else."""
        document = await self._write_page(scene)
        key = _digest(document)
        if (done := self._cache.get(key)) is not None:
            self._cache.move_to_end(key)
            return done
        task = self._start_drawing(key, document)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():
                raise PictureFailed("closed") from None
            raise

    async def digest(self, scene: Scene) -> str:
        """What the picture would be known by: equal for equal pictures. Raises `PictureFailed`."""
        return _digest(await self._write_page(scene))

    async def warm(self) -> None:
        """Start the worker and read the fonts ahead of the first picture; raises `PictureFailed`."""
        await self._write_page(_PROBE)
        async with self._turn:
            await self._start_worker()

    async def close(self) -> None:
        """Stop the worker; pictures still owed fail with "closed"."""
        self._closed = True
        for task in tuple(self._drawing.values()):
            task.cancel()
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)
        self._scribe.shutdown(wait=False)
        self._drop()

    async def _write_page(self, scene: Scene) -> bytes:
        """The page, written in a thread: a crowded board takes longer than the loop should wait."""
        if self._closed:
            raise PictureFailed("closed")
        loop = asyncio.get_running_loop()
        asked_at = loop.time()
        async with self._writing:
            if (known := self._find_known_page(scene)) is not None:
                return known
            if (rest := self._rested_at - loop.time()) > 0:
                await asyncio.sleep(rest)
            await wait_for_calm(asked_at)
            if self._closed:
                raise PictureFailed("closed")
            began = loop.time()
            try:
                written = await loop.run_in_executor(self._scribe, write_page, scene)
            except (Unpaintable, RecursionError) as fault:
                raise PictureFailed("scene") from fault
            except OSError as fault:
                raise PictureFailed("fonts") from fault
            finally:
                self._rested_at = loop.time() + min(_LONGEST_REST, _REST * (loop.time() - began))
            self._pages.append((scene, written))
            return written

    def _find_known_page(self, scene: Scene) -> bytes | None:
        """The page of a scene that was written just now: what is shown is shown to several, or was compared first."""
        return next((written for known, written in self._pages if known == scene), None)

    def _start_drawing(self, key: str, document: bytes) -> asyncio.Task[bytes]:
        """The task that draws this picture: the same one for all who ask while it is under way."""
        task = self._drawing.get(key)
        if task is None:
            if self._closed:
                raise PictureFailed("closed")
            if len(self._drawing) >= self._waiting:
                raise PictureFailed("crowd")
            task = self._drawing[key] = asyncio.create_task(self._run_drawing(key, document))
            task.add_done_callback(lambda done: self._on_finished(key, done))
        return task

    def _on_finished(self, key: str, task: asyncio.Task[bytes]) -> None:
        del self._drawing[key]
        if not task.cancelled():
            task.exception()  # seen here, in case everybody who waited has gone

    async def _run_drawing(self, key: str, document: bytes) -> bytes:
        async with self._turn:
            pool = await self._start_worker()
            picture = await self._run(pool, self._render, document, limit=self._limit)
        if not picture.startswith(_SIGNATURE):
            raise PictureFailed("crash")
        self._keep(key, picture)
        return picture

    async def _start_worker(self) -> ProcessPoolExecutor:
        """A worker that answers and can draw."""
        if self._closed:
            raise PictureFailed("closed")
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=begin)
            self._pid = await self._run(self._pool, worker.say_hello, limit=_WARM_UP)
        return self._pool

    async def _run(
        self, pool: ProcessPoolExecutor, call: Callable[..., Answer], *given: bytes, limit: float
    ) -> Answer:
        """What the worker answers; a worker that crashes, fails or is too slow is put away."""
        try:
            async with asyncio.timeout(limit):
                return await asyncio.get_running_loop().run_in_executor(pool, call, *given)
        except TimeoutError as fault:
            self._drop()
            raise PictureFailed("slow") from fault
        except ValueError as fault:  # the renderer refuses the document; the worker is well
            raise PictureFailed("scene") from fault
        except (OSError, RuntimeError) as fault:  # a BrokenProcessPool is a RuntimeError
            self._drop()
            raise PictureFailed("crash") from fault

    def _drop(self) -> None:
        """Put the worker away at once, whatever it is doing."""
        if self._pool is None:
            return
        pool, self._pool = self._pool, None
        if self._pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)
        self._pid = 0
        pool.shutdown(wait=False, cancel_futures=True)

    def _keep(self, key: str, picture: bytes) -> None:
        self._cache[key] = picture
        self._kept += len(picture)
        while self._kept > self._room and self._cache:
            _, oldest = self._cache.popitem(last=False)
            self._kept -= len(oldest)


def _digest(document: bytes) -> str:
    return hashlib.sha256(document).hexdigest()
