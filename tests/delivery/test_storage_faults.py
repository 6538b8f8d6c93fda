"""What fails on our own side: the disk, the painter, the program; and what delivery says of itself."""

import asyncio
from typing import Any

import pytest

from bot.delivery.outgoing import Button, Edit, PictureRef, Row, Say
from bot.delivery.rate_guard import RateGuard
from storage.ports import Fault, StorageFailed
from tests.delivery.running import HeldClock, RunningDelivery
from tests.fake_discord import Channel, FakeDiscord, Person

MESSAGES = r"^/channels/\d+/messages$"
BOARD = PictureRef(table_id=1, what="board", alt="37 tiles")


def texts(world: FakeDiscord, where: Channel) -> list[str]:
    return [message.content for message in world.messages(where)]


def failing(
    monkeypatch: pytest.MonkeyPatch, running: RunningDelivery, name: str, fault: Fault, times: int = 1
) -> None:
    """Let the next calls of a method of the store fail."""
    method, left = getattr(running.store, name), [times]

    async def fails(*arguments: Any, **options: Any) -> object:
        if left[0]:
            left[0] -= 1
            raise StorageFailed(fault, "as told")
        return await method(*arguments, **options)

    monkeypatch.setattr(running.store, name, fails)


@pytest.mark.parametrize("method", ["due_lanes", "mark_attempted", "mark_sent"])
async def test_a_full_disk_is_waited_for_and_nothing_is_sent_twice(
    running: RunningDelivery,
    world: FakeDiscord,
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
    method: str,
) -> None:
    failing(monkeypatch, running, method, "full", times=2)
    await running.owe(f"channel:{channel.id}", Say(text="once"))
    for _ in range(3):
        await running.delivery.idle()
        running.clock.advance(1_000)
    await running.delivery.idle()
    assert texts(world, channel) == ["once"]
    assert await running.waiting(f"channel:{channel.id}") == []


@pytest.mark.parametrize("method", ["due_lanes", "mark_attempted"])
async def test_a_store_that_has_failed_for_good_ends_delivery(
    running: RunningDelivery, channel: Channel, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    failing(monkeypatch, running, method, "io")
    await running.owe(f"channel:{channel.id}", Say(text="once"))
    with pytest.raises(StorageFailed):
        await running.finished()
    assert not running.delivery.healthy


async def test_a_painter_that_breaks_costs_only_the_picture(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> bytes:
        raise ZeroDivisionError

    monkeypatch.setattr(type(running.painter), "__call__", broken)
    await running.deliver(f"channel:{channel.id}", Say(text="x", picture=BOARD))
    await running.later(1_000)
    await running.later(2_000)
    assert texts(world, channel) == ["x\n37 tiles"]


async def test_a_fault_in_one_message_holds_up_neither_delivery_nor_for_ever_its_lane(
    running: RunningDelivery,
    world: FakeDiscord,
    channel: Channel,
    rosa: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(running.store, "put_meta", broken)
    await running.owe(f"channel:{channel.id}", Say(text="x", keep="y"), Say(text="after"))
    await running.deliver(f"dm:{rosa.id}", Say(text="well"))
    assert texts(world, rosa.dm) == ["well"]
    for _ in range(6):
        await running.later(60_000)
    assert texts(world, channel) == ["x", "after"]
    assert await running.dead() == ["bug"]


async def test_a_recheck_moves_only_what_was_refused(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    later = running.clock.now() + 3_600_000
    await running.owe(f"channel:{channel.id}", Say(text="reminder"), not_before=later)
    await running.delivery.recheck(channel.id)
    await running.delivery.idle()
    assert texts(world, channel) == []


async def test_a_refused_edit_is_tried_again_after_a_recheck(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await running.deliver(here, Say(text="lobby", keep="x"))
    world.fail_next("PATCH", r"/messages/", 403, 50013)
    await running.deliver(here, Edit(keep="x", text="edited"))
    assert texts(world, channel) == ["lobby"]
    await running.kill()
    running.begin()
    await running.delivery.recheck(channel.id)
    await running.delivery.idle()
    assert texts(world, channel) == ["edited"]


async def test_a_trouble_that_was_over_is_told_again_when_it_comes_back(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    for _ in range(2):
        world.fail_next("POST", MESSAGES, 403, 50013)
        await running.deliver(here, Say(text="x"))
        await running.later(6 * 60 * 60 * 1000)
    assert len(running.notes.troubles) == 2


async def test_an_edit_takes_away_the_buttons_it_does_not_have(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    rows = (Row((Button(custom_id="t:1", label="A"),)),)
    await running.deliver(here, Say(text="asked", keep="ask:1", rows=rows))
    await running.deliver(here, Edit(keep="ask:1", text="answered", anew=False))
    (message,) = world.messages(channel)
    assert (message.content, message.components) == ("answered", [])


async def test_delivery_says_how_it_is(running: RunningDelivery, channel: Channel) -> None:
    await running.delivery.idle()
    status = running.delivery.status()
    assert (status.running, status.lanes, status.closed_until, status.invalid) == (True, 0, 0, 0)
    assert running.delivery.healthy
    await running.delivery.drain(0)
    assert not running.delivery.status().running


async def test_a_call_that_never_gets_its_turn_ends() -> None:
    rate_guard = RateGuard(HeldClock(), turn_seconds=0)
    with pytest.raises(TimeoutError):
        async with rate_guard.call():
            await asyncio.Event().wait()
