"""Local mode: the whole bot on one machine, without a Discord token.

``serve`` starts an unmodified discord.py client against a small Discord in this process and shows it
on a page of 127.0.0.1, where one viewer plays all six people. See :mod:`bot.local.world` for what it
is built on and why.
"""

from __future__ import annotations

import asyncio
import errno
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from aiohttp import web

from bot.clock import AdvancedClock
from bot.local.actions import PageActions
from bot.local.journal import Journal
from bot.local.people import PEOPLE, LocalPerson
from bot.local.site import Site
from bot.local.wire import connect
from bot.local.world import World

if TYPE_CHECKING:
    import pathlib
    from collections.abc import AsyncIterator, Callable, Mapping

    import discord

__all__ = ("PEOPLE", "LocalPerson", "serve")

_HOST: Final = "127.0.0.1"
_PORTS_TRIED: Final = 50


async def serve(
    make_bot: Callable[[], discord.Client],
    *,
    port: int,
    data_dir: pathlib.Path,
    words: Mapping[str, Mapping[str, str]],
    on_ready: Callable[[str], None],
    clock: AdvancedClock | None = None,
    on_advance: Callable[[], None] = lambda: None,
) -> None:
    """Run the bot and its page until cancelled.

    ``port`` is the first one tried; when it is taken the next free one is used (0 lets the system
    choose). ``on_ready`` is called once with the page's address. What the page shows is kept in
    ``data_dir/local``; ``words`` are its own, by language and name. ``clock`` is the bot's, which the page
    may put forward; ``on_advance`` is called then.
    """
    journal = Journal(data_dir / "local")
    try:
        world = World(journal, clock or AdvancedClock())
        world.on_advance = on_advance
        async with (
            connect(make_bot(), world) as answers,
            _serve_site(Site(world, PageActions(world, answers), words).app, port) as url,
        ):
            on_ready(url)
            await asyncio.Event().wait()
    finally:
        journal.close()


@asynccontextmanager
async def _serve_site(app: web.Application, port: int) -> AsyncIterator[str]:
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        bound = await _bind(runner, port)
        yield f"http://{_HOST}:{bound}/"
    finally:
        await runner.cleanup()


async def _bind(runner: web.AppRunner, port: int) -> int:
    """Listen on the first free port from ``port`` on, and say which."""
    for candidate in range(port, port + _PORTS_TRIED):
        try:
            await web.TCPSite(runner, _HOST, candidate).start()
        except OSError as fault:
            if fault.errno != errno.EADDRINUSE:
                raise
            continue
        return int(runner.addresses[0][1])
    raise OSError(errno.EADDRINUSE, f"no free port from {port} to {port + _PORTS_TRIED - 1}")
