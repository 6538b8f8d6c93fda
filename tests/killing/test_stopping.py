"""SIGTERM, as at a deploy: what was begun is finished, who acts meanwhile is told, and the exit is clean."""

from __future__ import annotations

import asyncio
import json
import signal
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.killing.audit import Audit
from tests.killing.processes import program
from tests.killing.street import PATIENCE, Street
from tests.loopback import Loopback
from tests.sockets.players import number_of

GOING = "on me redémarre"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
async def test_a_stop_finishes_what_was_begun_and_sends_what_is_owed(
    world: Loopback, tmp_path: Path, number: signal.Signals
) -> None:
    street = Street(world, tmp_path)
    async with program(tmp_path, env=street.env) as bot:
        await world.bot_connected(timeout=PATIENCE)
        question = await street.started()
        begun = world.hold_next("POST", "/callback$")
        pressed = street.press(question)
        await world.until(lambda: begun.hits)
        bot.process.send_signal(number)
        await bot.says('"stopping"')
        late = await street.ana.slash("hand", channel=street.channel)
        assert GOING in late.text
        assert GOING in (await street.press(question)).text
        begun.release()
        assert number_of(await pressed) is not None
        assert await bot.ended() == 0
        assert "Traceback" not in bot.said
        assert not [line for line in bot.lines if json.loads(line)["level"] == "error"]
    await Audit(world, street.data, tmp_path / "copy").look(all_sent=True)


async def test_a_letter_that_cannot_be_sent_in_time_waits_for_the_next_start(
    street: Street, tmp_path: Path
) -> None:
    first = await street.arrive()
    question = await street.started()
    held = street.world.hold_next("POST", r"/channels/\d+/messages$")
    await street.reply(question)
    await street.world.until(lambda: held.hits)
    first.stop()
    assert await first.ended == 0  # it gave up waiting
    street.world.clear()
    second = await street.arrive()
    await street.question()
    second.stop()
    assert await second.ended == 0
    await Audit(street.world, street.data, tmp_path / "copy").look(all_sent=True)


async def test_the_pages_tell_when_the_bot_is_ready(
    world: Loopback, tmp_path: Path, unused_tcp_port: int
) -> None:
    street = Street(world, tmp_path)
    world.gateway.hold()
    env = street.env | {"HTTP_PORT": str(unused_tcp_port)}
    async with program(tmp_path, env=env) as bot, aiohttp.ClientSession() as session:

        async def page(name: str) -> tuple[int, Any]:
            async with session.get(f"http://127.0.0.1:{unused_tcp_port}/{name}") as response:
                return response.status, await response.text()

        await world.bot_connected(timeout=PATIENCE)
        assert (await page("healthz"))[0] == 200
        status, missing = await page("readyz")
        assert status == 503
        assert json.loads(missing) == {"ready": False, "missing": ["gateway"]}
        world.gateway.release()
        await bot.says('"ready"')
        assert await page("readyz") == (200, '{"ready": true, "missing": []}')
        await street.reply(await street.started())
        status, metrics = await page("metrics")
        assert status == 200
        assert 'porc_replies_total{outcome="taken"} 1.0' in metrics
        assert "porc_outbox_depth" in metrics
        assert str(street.ana.id) not in metrics
        bot.process.terminate()
        assert await bot.ended() == 0
        with pytest.raises(aiohttp.ClientConnectionError):
            await page("healthz")
    await asyncio.get_running_loop().shutdown_default_executor()
