"""After a kill: the same press again, and nothing left behind by whoever was killed."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import psutil
import pytest

from tests.fake_discord import FakeDiscord
from tests.killing.audit import Audit
from tests.killing.busy_guild import PATIENCE, BusyGuild
from tests.killing.processes import forked, program
from tests.processes.fork_server import ForkServer
from tests.sockets.players import is_taken


@pytest.mark.thorough
async def test_a_press_that_arrives_again_is_played_once_and_answered_alike(
    busy_guild: BusyGuild, tmp_path: Path
) -> None:
    first = await busy_guild.arrive()
    question = await busy_guild.started()
    lost = busy_guild.world.hold_next("POST", "/callback$")
    pressed = busy_guild.press(question)
    await busy_guild.world.until(lambda: lost.hits)
    first.kill()
    await first.ended
    lost.status = 503  # what was on its way to Discord never came there
    lost.release()
    assert not pressed.answered
    taken = busy_guild.query("SELECT count(*) FROM interactions WHERE id = ?", pressed.id)
    assert taken == [(1,)]
    second = await busy_guild.arrive()
    assert is_taken(await pressed.send())
    again = busy_guild.world.requests("POST", "/callback$")
    pressed.send()
    await busy_guild.world.until(lambda: len(busy_guild.world.requests("POST", "/callback$")) > len(again))
    second.stop()
    assert await second.ended == 0
    audit = Audit(busy_guild.world, busy_guild.data, tmp_path / "copy")
    await audit.look(all_sent=True)
    assert audit.tally.receipts == 1


@pytest.mark.thorough
async def test_a_press_that_never_reached_the_bot_may_simply_be_made_again(busy_guild: BusyGuild) -> None:
    first = await busy_guild.arrive()
    question = await busy_guild.started()
    busy_guild.world.gateway.hold()
    lost = busy_guild.press(question)
    first.kill()
    await first.ended
    busy_guild.world.gateway.release()
    await busy_guild.arrive()
    assert is_taken(await busy_guild.press(question))
    assert not lost.answered


@pytest.mark.thorough
@pytest.mark.slow
async def test_the_true_process_survives_being_killed_and_leaves_none_of_its_own_behind(
    world: FakeDiscord, tmp_path: Path, fork_server: ForkServer
) -> None:
    """The first is the true one; those that come after it are forked, and paint all the same."""
    busy_guild = BusyGuild(world, tmp_path)
    env = busy_guild.env
    audit = Audit(world, busy_guild.data, tmp_path / "copy")
    for run in range(4):
        true = run == 0
        running = program(tmp_path, env=env) if true else forked(fork_server, tmp_path, env=env, painted=True)
        async with running as bot:
            await world.bot_connected(run + 1, PATIENCE)
            question = await busy_guild.question() if run else await busy_guild.started()
            held = world.hold_next("POST", r"/callback$|/messages$", before_effect=run % 2 == 0)
            busy_guild.press(question)
            await world.until(lambda held=held: held.hits)  # type: ignore[misc]
            painters = psutil.Process(bot.process.pid).children(recursive=True)
            bot.process.kill()
            assert await bot.ended() == -signal.SIGKILL
        world.clear()
        for painter in painters:
            await gone(painter.pid)
        await audit.look()
    async with forked(fork_server, tmp_path, env=env, painted=True) as bot:
        await world.bot_connected(5, PATIENCE)
        await busy_guild.reply(await busy_guild.question())
        bot.process.terminate()
        assert await bot.ended() == 0
    await audit.look(all_sent=True)
    assert any(message.files for message in world.messages(busy_guild.channel))


async def gone(pid: int) -> None:
    """Wait for the end of a process that is not a child of this one."""
    try:
        descriptor = os.pidfd_open(pid)
    except ProcessLookupError:
        return
    loop, ended = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(descriptor, ended.set)
    try:
        async with asyncio.timeout(PATIENCE):
            await ended.wait()
    finally:
        loop.remove_reader(descriptor)
        os.close(descriptor)
