"""SIGTERM, as at a deploy: what was begun is finished, who acts meanwhile is told, and the exit is clean."""

from __future__ import annotations

import asyncio
import json
import signal
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.fake_discord import FakeDiscord
from tests.killing.audit import Audit
from tests.killing.busy_guild import PATIENCE, BusyGuild
from tests.killing.processes import forked, program
from tests.processes.fork_server import ForkServer
from tests.sockets.players import is_taken

GOING = "on me redémarre"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
async def test_a_stop_finishes_what_was_begun_and_sends_what_is_owed(
    world: FakeDiscord, tmp_path: Path, fork_server: ForkServer, number: signal.Signals
) -> None:
    """A deploy's signal ends the true process; the other is answered by the same lines."""
    busy_guild = BusyGuild(world, tmp_path)
    true = number == signal.SIGTERM
    running = (
        program(tmp_path, env=busy_guild.env) if true else forked(fork_server, tmp_path, env=busy_guild.env)
    )
    async with running as bot:
        await world.bot_connected(timeout=PATIENCE)
        question = await busy_guild.started()
        begun = world.hold_next("POST", "/callback$")
        pressed = busy_guild.press(question)
        await world.until(lambda: begun.hits)
        bot.process.send_signal(number)
        await bot.says('"stopping"')
        late = await busy_guild.ana.slash("hand", channel=busy_guild.channel)
        assert GOING in late.text
        assert GOING in (await busy_guild.press(question)).text
        begun.release()
        assert is_taken(await pressed)
        assert await bot.ended() == 0
        assert "Traceback" not in bot.said
        errors = [told for told in map(json.loads, bot.lines) if told["level"] == "error"]
        assert not [told for told in errors if told["event"] != "event_loop_blocked"]
    await Audit(world, busy_guild.data, tmp_path / "copy").look(all_sent=True)


async def test_a_message_that_cannot_be_sent_in_time_waits_for_the_next_start(
    busy_guild: BusyGuild, tmp_path: Path
) -> None:
    first = await busy_guild.arrive()
    question = await busy_guild.started()
    held = busy_guild.world.hold_next("POST", r"/channels/\d+/messages$")
    await busy_guild.reply(question)
    await busy_guild.world.until(lambda: held.hits)
    first.stop()
    assert await first.ended == 0  # it gave up waiting
    busy_guild.world.clear()
    second = await busy_guild.arrive()
    await busy_guild.question()
    second.stop()
    assert await second.ended == 0
    await Audit(busy_guild.world, busy_guild.data, tmp_path / "copy").look(all_sent=True)


async def test_the_pages_tell_when_the_bot_is_ready(
    world: FakeDiscord, tmp_path: Path, fork_server: ForkServer, unused_tcp_port: int
) -> None:
    busy_guild = BusyGuild(world, tmp_path)
    world.gateway.hold()
    env = busy_guild.env | {"HTTP_PORT": str(unused_tcp_port)}
    async with forked(fork_server, tmp_path, env=env) as bot, aiohttp.ClientSession() as session:

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
        await busy_guild.reply(await busy_guild.started())
        status, metrics = await page("metrics")
        assert status == 200
        assert 'porc_replies_total{outcome="taken"} 1.0' in metrics
        assert "porc_outbox_depth" in metrics
        assert str(busy_guild.ana.id) not in metrics
        bot.process.terminate()
        assert await bot.ended() == 0
        with pytest.raises(aiohttp.ClientConnectionError):
            await page("healthz")
    await asyncio.get_running_loop().shutdown_default_executor()
