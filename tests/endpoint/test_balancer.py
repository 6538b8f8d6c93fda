"""The example of a balancer in docs/, run by Caddy: what one bot cannot take, the next one gets, once."""

import asyncio
import os
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import aiohttp
import pytest
from aiohttp import web

EXAMPLE: Final = Path(__file__).parents[2] / "docs" / "proxies" / "Caddyfile.scale"
CADDY: Final = Path(sys.executable).with_name("caddy")
HOSTS: Final = {"bot1": "127.0.0.1", "bot2": "127.0.0.2", "bot3": "127.0.0.3"}

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(not CADDY.exists(), reason="Caddy has no wheel for this machine"),
]


class Behind:
    """A bot as the balancer sees it: whether it is ready, and what it was called with."""

    def __init__(self, host: str, *, ready: bool = True, serves: bool = True) -> None:
        self.host, self.ready, self.serves = host, ready, serves
        self.calls: list[str] = []
        self.looks = asyncio.Semaphore(0)

    async def tell(self, request: web.Request) -> web.Response:
        self.looks.release()
        return web.Response(status=200 if self.ready else 503)

    async def take(self, request: web.Request) -> web.Response:
        self.calls.append(await request.text())
        return web.Response(status=202)

    @asynccontextmanager
    async def served(self, port: int, probes: int) -> AsyncIterator[None]:
        """Its two ports; the first refuses whoever connects, where it does not serve."""
        taking, telling = web.Application(), web.Application()
        taking.router.add_post("/interactions", self.take)
        telling.router.add_get("/readyz", self.tell)
        runners = []
        for app, number in ((taking, port), (telling, probes)):
            if app is telling or self.serves:
                runners.append(web.AppRunner(app, access_log=None))
                await runners[-1].setup()
                await web.TCPSite(runners[-1], self.host, number).start()
        try:
            yield
        finally:
            for runner in runners:
                await runner.cleanup()


def find_port() -> int:
    """A port that is free at all three addresses."""
    with socket.socket() as one:
        one.bind(("", 0))
        port: int = one.getsockname()[1]
        return port


@asynccontextmanager
async def balance(folder: Path, bots: list[Behind]) -> AsyncIterator[str]:
    """Caddy with the example before these bots; gives where it is called."""
    port, probes, front = find_port(), find_port(), find_port()
    text = EXAMPLE.read_text(encoding="utf-8")
    for name, host in HOSTS.items():
        text = text.replace(f"{name}:8090", f"{host}:{port}")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text.replace("8080", str(probes)))
    address = f"http://127.0.0.1:{front}"
    async with bots[0].served(port, probes), bots[1].served(port, probes), bots[2].served(port, probes):
        caddy = await asyncio.create_subprocess_exec(
            CADDY, "run", "--adapter", "caddyfile", "--config", folder / "Caddyfile",
            env=os.environ | {"PORC_DOMAIN": address, "HOME": str(folder)}, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        try:
            for bot in bots:
                for _ in range(2):  # asked again, it has had the first answer
                    await asyncio.wait_for(bot.looks.acquire(), 30)
            yield address
        finally:
            with suppress(ProcessLookupError):
                caddy.terminate()
            await caddy.wait()


async def call(address: str, count: int) -> list[int]:
    """So many calls, each with a body of its own; the status of each answer."""

    async def send(number: int) -> int:
        async with client.post(f"{address}/interactions", data=str(number)) as answer:
            return answer.status

    async with aiohttp.ClientSession() as client:
        return await asyncio.gather(*map(send, range(count)))


async def test_what_one_bot_refuses_and_another_is_not_ready_for_the_third_is_given_once(
    tmp_path: Path,
) -> None:
    gone, stopping, well = (
        Behind(HOSTS["bot1"], serves=False), Behind(HOSTS["bot2"], ready=False), Behind(HOSTS["bot3"])
    )  # fmt: skip
    async with balance(tmp_path, [gone, stopping, well]) as address:
        answers = await call(address, 30)
    assert answers == [202] * 30
    assert (gone.calls, stopping.calls) == ([], [])
    assert sorted(well.calls) == sorted(map(str, range(30)))


async def test_only_what_discord_calls_is_passed_on(tmp_path: Path) -> None:
    bots = [Behind(host) for host in HOSTS.values()]
    async with balance(tmp_path, bots) as address:
        async with aiohttp.ClientSession() as client, client.get(f"{address}/readyz") as page:
            assert page.status == 404
        assert await call(address, 30) == [202] * 30
    assert sum(len(bot.calls) for bot in bots) == 30
    assert all(bot.calls for bot in bots)
