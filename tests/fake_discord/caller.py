"""The fake Discord's calls: interactions and events by HTTP to a bot without a gateway, signed as Discord does."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from typing import Final

import aiohttp
from nacl.signing import SigningKey

from .components import Json


class Caller:
    """Signs what it sends with the application's key. ``statuses``: what calls were answered, 0 where they were cut.

    ``address``: where the bot is called, ``None``: not at all. ``endpoint_url``: what the application's page says.
    ``others``: where others of its processes listen: then each call goes to any of them, and to the next where one
    refuses the connection, as a balancer does it.
    """

    def __init__(self) -> None:
        self._key: Final = SigningKey(b"the fake Discord's secret key...")
        self.public_key: Final = bytes(self._key.verify_key).hex()
        self.address: str | None = None
        self.others: Sequence[str] = ()
        self.endpoint_url: str | None = None
        self.statuses: Final[list[int]] = []
        self._under_way: Final[set[asyncio.Task[None]]] = set()
        self._session: aiohttp.ClientSession | None = None
        self._calls = 0

    def sign(self, body: bytes, moment: int) -> dict[str, str]:
        """Return the headers of a call at a moment (unix seconds)."""
        signed = self._key.sign(str(moment).encode() + body).signature
        return {
            "X-Signature-Ed25519": signed.hex(),
            "X-Signature-Timestamp": str(moment),
            "Content-Type": "application/json",
        }

    def send(self, path: str, payload: Json, moment: int) -> None:
        """Call the bot; nobody waits for it, as nobody waits for the gateway."""
        task = asyncio.create_task(self._post(path, json.dumps(payload).encode(), moment))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def ping(self) -> bool:
        """Whether the bot answers as it must before Discord saves its address."""
        before = len(self.statuses)
        await self._post("/interactions", b'{"type": 1}', int(time.time()))
        return self.statuses[before:] == [200]

    async def settle(self) -> None:
        """Wait until every call was answered."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    async def close(self) -> None:
        """Let go of what is under way."""
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        if self._session is not None:
            await self._session.close()

    async def _post(self, path: str, body: bytes, moment: int) -> None:
        self._session = self._session or aiohttp.ClientSession()
        addresses = [self.address, *self.others]
        self._calls += 1
        for number in range(len(addresses)):
            address = f"{addresses[(self._calls + number) % len(addresses)]}{path}"
            try:
                async with self._session.post(address, data=body, headers=self.sign(body, moment)) as answer:
                    self.statuses.append(answer.status)
                    return
            except aiohttp.ClientConnectorError:
                continue  # nobody listens there: it was not handed over
            except aiohttp.ClientError:
                break
        self.statuses.append(0)
