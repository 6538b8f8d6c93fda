"""After a death: the same press again, and nothing left behind by whoever was killed."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import psutil
import pytest

from tests.killing.audit import Audit
from tests.killing.processes import program
from tests.killing.street import PATIENCE, Street
from tests.loopback import Loopback
from tests.sockets.players import number_of


async def test_a_press_that_arrives_again_is_played_once_and_answered_alike(
    street: Street, tmp_path: Path
) -> None:
    first = await street.arrive()
    question = await street.started()
    lost = street.world.hold_next("POST", "/callback$")
    pressed = street.press(question)
    await street.world.until(lambda: lost.hits)
    first.kill()
    await first.ended
    lost.status = 503  # what was on its way to Discord never came there
    lost.release()
    assert not pressed.answered
    taken = street.query("SELECT count(*) FROM interactions WHERE id = ?", pressed.id)
    assert taken == [(1,)]
    second = await street.arrive()
    number = number_of(await pressed.send())
    assert number is not None
    again = street.world.requests("POST", "/callback$")
    pressed.send()
    await street.world.until(lambda: len(street.world.requests("POST", "/callback$")) > len(again))
    second.stop()
    assert await second.ended == 0
    audit = Audit(street.world, street.data, tmp_path / "copy")
    await audit.look(all_sent=True)
    assert audit.tally.receipts == 1
    assert street.query("SELECT count(*) FROM log WHERE seq = ?", number) == [(1,)]


async def test_a_press_that_never_reached_the_bot_may_simply_be_made_again(street: Street) -> None:
    first = await street.arrive()
    question = await street.started()
    street.world.gateway.hold()
    lost = street.press(question)
    first.kill()
    await first.ended
    street.world.gateway.release()
    await street.arrive()
    assert number_of(await street.press(question)) is not None
    assert not lost.answered


@pytest.mark.slow
async def test_the_true_process_survives_being_killed_and_leaves_none_of_its_own_behind(
    world: Loopback, tmp_path: Path
) -> None:
    street = Street(world, tmp_path)
    audit = Audit(world, street.data, tmp_path / "copy")
    for life in range(4):
        async with program(tmp_path, env=street.env) as bot:
            await world.bot_connected(life + 1, PATIENCE)
            question = await street.question() if life else await street.started()
            held = world.hold_next("POST", r"/callback$|/messages$", before_effect=life % 2 == 0)
            street.press(question)
            await world.until(lambda held=held: held.hits)  # type: ignore[misc]
            painters = psutil.Process(bot.process.pid).children(recursive=True)
            bot.process.kill()
            assert await bot.ended() == -signal.SIGKILL
        world.clear()
        for painter in painters:
            await gone(painter.pid)
        await audit.look()
    async with program(tmp_path, env=street.env) as bot:
        await world.bot_connected(5, PATIENCE)
        await street.reply(await street.question())
        bot.process.terminate()
        assert await bot.ended() == 0
    await audit.look(all_sent=True)
    assert any(message.files for message in world.messages(street.channel))


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
