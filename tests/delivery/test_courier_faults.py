"""What fails on our own side: the disk, the painter, the program; and what the courier says of itself."""

import asyncio
from typing import Any

import pytest

from bot.delivery.outgoing import Button, Edit, PictureRef, Row, Say
from bot.delivery.rate_guard import RateGuard
from storage.ports import Fault, StorageFailed
from tests.delivery.office import HeldClock, Office
from tests.loopback import Channel, Loopback, Person

MESSAGES = r"^/channels/\d+/messages$"
BOARD = PictureRef(table_id=1, what="board", alt="37 tiles")


def texts(world: Loopback, where: Channel) -> list[str]:
    return [message.content for message in world.messages(where)]


def failing(monkeypatch: pytest.MonkeyPatch, office: Office, name: str, fault: Fault, times: int = 1) -> None:
    """Let the next calls of a method of the store fail."""
    method, left = getattr(office.store, name), [times]

    async def fails(*arguments: Any, **options: Any) -> object:
        if left[0]:
            left[0] -= 1
            raise StorageFailed(fault, "as told")
        return await method(*arguments, **options)

    monkeypatch.setattr(office.store, name, fails)


@pytest.mark.parametrize("method", ["next_owed", "mark_attempted", "mark_sent"])
async def test_a_full_disk_is_waited_for_and_nothing_is_sent_twice(
    office: Office, world: Loopback, channel: Channel, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    failing(monkeypatch, office, method, "full", times=2)
    await office.owe(f"channel:{channel.id}", Say(text="once"))
    for _ in range(3):
        await office.delivery.idle()
        office.clock.advance(1_000)
    await office.delivery.idle()
    assert texts(world, channel) == ["once"]
    assert await office.waiting(f"channel:{channel.id}") == []


@pytest.mark.parametrize("method", ["next_owed", "mark_attempted"])
async def test_a_condemned_store_ends_the_courier(
    office: Office, channel: Channel, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    failing(monkeypatch, office, method, "io")
    await office.owe(f"channel:{channel.id}", Say(text="once"))
    with pytest.raises(StorageFailed):
        await office.finished()
    assert not office.delivery.healthy


async def test_a_painter_that_breaks_costs_only_the_picture(
    office: Office, world: Loopback, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> bytes:
        raise ZeroDivisionError

    monkeypatch.setattr(type(office.painter), "__call__", broken)
    await office.deliver(f"channel:{channel.id}", Say(text="x", picture=BOARD))
    await office.later(1_000)
    await office.later(2_000)
    assert texts(world, channel) == ["x\n37 tiles"]


async def test_a_fault_in_one_letter_holds_up_neither_the_courier_nor_for_ever_its_lane(
    office: Office, world: Loopback, channel: Channel, rosa: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(office.store, "put_meta", broken)
    await office.owe(f"channel:{channel.id}", Say(text="x", keep="y"), Say(text="after"))
    await office.deliver(f"dm:{rosa.id}", Say(text="well"))
    assert texts(world, rosa.dm) == ["well"]
    for _ in range(6):
        await office.later(60_000)
    assert texts(world, channel) == ["x", "after"]
    assert await office.dead() == ["bug"]


async def test_a_recheck_moves_only_what_was_refused(
    office: Office, world: Loopback, channel: Channel
) -> None:
    later = office.clock.now() + 3_600_000
    await office.owe(f"channel:{channel.id}", Say(text="reminder"), not_before=later)
    await office.delivery.recheck(channel.id)
    await office.delivery.idle()
    assert texts(world, channel) == []


async def test_a_refused_edit_is_tried_again_after_a_recheck(
    office: Office, world: Loopback, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await office.deliver(here, Say(text="lobby", keep="x"))
    world.fail_next("PATCH", r"/messages/", 403, 50013)
    await office.deliver(here, Edit(keep="x", text="edited"))
    assert texts(world, channel) == ["lobby"]
    await office.kill()
    office.begin()
    await office.delivery.recheck(channel.id)
    await office.delivery.idle()
    assert texts(world, channel) == ["edited"]


async def test_a_trouble_that_was_over_is_told_again_when_it_comes_back(
    office: Office, world: Loopback, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    for _ in range(2):
        world.fail_next("POST", MESSAGES, 403, 50013)
        await office.deliver(here, Say(text="x"))
        await office.later(6 * 60 * 60 * 1000)
    assert len(office.notes.troubles) == 2


async def test_an_edit_takes_away_the_buttons_it_does_not_have(
    office: Office, world: Loopback, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    rows = (Row((Button(custom_id="t:1", label="A"),)),)
    await office.deliver(here, Say(text="asked", keep="ask:1", rows=rows))
    await office.deliver(here, Edit(keep="ask:1", text="answered", anew=False))
    (message,) = world.messages(channel)
    assert (message.content, message.components) == ("answered", [])


async def test_the_courier_says_how_it_is(office: Office, channel: Channel) -> None:
    await office.delivery.idle()
    status = office.delivery.status()
    assert (status.running, status.lanes, status.closed_until, status.invalid) == (True, 0, 0, 0)
    assert office.delivery.healthy
    await office.delivery.drain(0)
    assert not office.delivery.status().running


async def test_a_call_that_never_gets_its_turn_ends() -> None:
    line = RateGuard(HeldClock(), turn_seconds=0)
    with pytest.raises(TimeoutError):
        async with line.call():
            await asyncio.Event().wait()
