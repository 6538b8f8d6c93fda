"""Ties an unmodified discord.py client to the :class:`~bot.local.world.World` of local mode.

The client's HTTP layer and the webhook adapter (interaction answers) are simcord's, which call the
world's REST routes in process. Gateway events go through a queue and a task of their own, as they go
through a socket on Discord: the bot's request returns first, the echo of it comes after.
"""

from __future__ import annotations

import asyncio
import copy
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

import discord
from simcord import _dpy_internals as internals
from simcord.backend import serializers
from simcord.gateway import ShardRouter
from simcord.http import FakeHTTPClient, FakeWebhookAdapter
from simcord.http.router import parse_form
from typing_extensions import override

if TYPE_CHECKING:
    from discord.http import Route
    from simcord.backend.models import Message

    from bot.local.world import World

_NONCE_MEMORY: Final = timedelta(minutes=5)
_GUILD_WAIT: Final = 0.05  # seconds discord.py waits for further guilds before on_ready


class LocalHTTP(FakeHTTPClient):
    """simcord's HTTP client, which besides honours ``enforce_nonce`` as Discord does."""

    def __init__(self, world: World, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(world, loop)
        self._world = world

    @override
    async def request(
        self, route: Route, *, files: Any | None = None, form: Any | None = None, **kwargs: Any
    ) -> Any:
        await asyncio.sleep(0)  # a request never answers within the same step
        body = parse_form(list(form), [])[0] if form is not None else kwargs.get("json")
        sends = route.method == "POST" and route.path == "/channels/{channel_id}/messages"
        nonce = body.get("nonce") if sends and isinstance(body, dict) and body.get("enforce_nonce") else None
        if nonce is None:
            return await super().request(route, files=files, form=form, **kwargs)
        known = self._find_recent(int(route.channel_id or 0), str(nonce))
        if known is not None:
            return dict(serializers.message_payload(self._world, known))
        # Kept in one line with the message itself: a kill cannot come between the two.
        self._world.nonce_of_next = str(nonce)
        try:
            return await super().request(route, files=files, form=form, **kwargs)
        finally:
            self._world.nonce_of_next = None

    def _find_recent(self, channel_id: int, nonce: str) -> Message | None:
        """The message sent under this nonce in the last minutes, as long as Discord remembers it."""
        message_id = self._world.journal.nonces.get((channel_id, nonce), 0)
        if self._world.clock.now() - discord.utils.snowflake_time(message_id) > _NONCE_MEMORY:
            return None
        return self._world.messages.get(channel_id, {}).get(message_id)


class LocalAnswers(FakeWebhookAdapter):
    """simcord's way for interaction answers, which besides tells who waits for one."""

    def __init__(self, world: World) -> None:
        super().__init__(world)
        self._world = world
        self._waiting: dict[int, asyncio.Event] = {}

    @override
    async def request(self, route: Any, session: Any, **kwargs: Any) -> Any:
        await asyncio.sleep(0)
        try:
            return await super().request(route, session, **kwargs)
        finally:
            for interaction_id, answered in self._waiting.items():
                if self._world.interactions[interaction_id].responded:
                    answered.set()

    async def wait_for(self, interaction_id: int, seconds: float) -> bool:
        """Wait until the bot has answered an interaction; False if it did not in time."""
        answered = self._waiting.setdefault(interaction_id, asyncio.Event())
        if self._world.interactions[interaction_id].responded:
            answered.set()
        try:
            async with asyncio.timeout(seconds):
                await answered.wait()
        except TimeoutError:
            return False
        finally:
            del self._waiting[interaction_id]
        return True


class Gateway:
    """Hands the world's events to the client, in order, from a task of its own."""

    def __init__(self, world: World, client: discord.Client) -> None:
        state = internals.get_state(client)
        state.shard_count = 1
        state.shard_ids = [0]
        self._world = world
        self._router = ShardRouter(world, state, client.dispatch, 1, (0,))
        self._queue: asyncio.Queue[tuple[str, dict[str, Any]]] = asyncio.Queue()
        internals.install_websocket(client, self._router.websockets[0])

    def queue_event(self, event: str, payload: Mapping[str, Any]) -> None:
        """Take an event; copied, because the world goes on changing what the payload refers to."""
        self._queue.put_nowait((event, copy.deepcopy(dict(payload))))

    def open(self) -> None:
        """Greet the client and show it the guild."""
        self._router.identify(0)
        self._world.subscribers.append(self.queue_event)
        for guild in self._world.guilds.values():
            self.queue_event("GUILD_CREATE", serializers.guild_create_payload(self._world, guild))

    def close(self) -> None:
        """Send nothing more to the client."""
        self._world.subscribers.remove(self.queue_event)

    async def deliver_events(self) -> None:
        """Deliver events for as long as the client is connected."""
        while True:
            event, payload = await self._queue.get()
            self._router.feed(event, payload)


@asynccontextmanager
async def connect(client: discord.Client, world: World) -> AsyncIterator[LocalAnswers]:
    """Log the client in to the world, keep it connected meanwhile, close it afterwards."""
    internals.install_http(client, LocalHTTP(world, asyncio.get_running_loop()))
    internals.set_guild_ready_timeout(client, _GUILD_WAIT)
    answers = LocalAnswers(world)
    # Context-local: every task the client starts from here on inherits it.
    before = internals.set_webhook_adapter(answers)
    try:
        async with client:
            await client.login("local")
            gateway = Gateway(world, client)
            gateway.open()
            try:
                async with asyncio.TaskGroup() as tasks:
                    pump = tasks.create_task(gateway.deliver_events())
                    await client.wait_until_ready()
                    yield answers
                    pump.cancel()
            finally:
                gateway.close()
    finally:
        internals.reset_webhook_adapter(before)
