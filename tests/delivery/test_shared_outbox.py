"""Several who deliver from one outbox: each message arrives once, in order, also where one of them dies."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.delivery import StoredMessageIds
from bot.delivery.outgoing import Edit, Say
from bot.delivery.worker import CLAIM_MS
from tests.delivery.running import RunningDelivery
from tests.fake_discord import Channel, FakeDiscord


@pytest.fixture
async def other(running: RunningDelivery, world: FakeDiscord) -> AsyncIterator[RunningDelivery]:
    """Another process at the same outbox."""
    second = RunningDelivery(world, running.store, running.client, running.rate_guard)
    second.clock = running.clock
    second.begin()
    yield second
    await second.kill()


async def test_each_message_arrives_once_and_in_order_whoever_sends_it(
    running: RunningDelivery, other: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    guild = channel.guild
    assert guild is not None
    where = [channel, *(world.channel(guild, f"channel-{number}") for number in range(3))]
    for number in range(6):
        for one in where:
            await running.owe(f"channel:{one.id}", Say(text=str(number)))
        other.delivery.wake()
    for _ in range(5):
        await running.delivery.idle()
        await other.delivery.idle()
        running.clock.advance(1_000)
    for one in where:
        assert [message.content for message in world.messages(one)] == [str(number) for number in range(6)]
    assert running.events["sent"] + other.events["sent"] == 24


async def test_a_lane_of_one_that_died_is_taken_over_when_its_claim_ends(
    running: RunningDelivery,
    other: RunningDelivery,
    world: FakeDiscord,
    channel: Channel,
) -> None:
    await running.kill()
    now = running.clock.now()
    await running.owe(f"channel:{channel.id}", Say(text="one"), Say(text="two"))
    await running.store.claim_lanes(now, [64] * 4, until=now + CLAIM_MS)  # the last thing that one did
    await other.later(CLAIM_MS - 1)
    assert world.messages(channel) == []
    await other.later(1)
    assert [message.content for message in world.messages(channel)] == ["one", "two"]


async def test_whoever_has_lost_a_lane_sends_nothing_more_of_it(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was away for longer than it had claimed the lane for, and another has taken that."""
    mark_sent = running.store.mark_sent

    async def mark_and_lose(*arguments: Any, **options: Any) -> None:
        await mark_sent(*arguments, **options)
        running.clock.advance(CLAIM_MS)
        monkeypatch.setattr(running.store, "mark_sent", mark_sent)
        now = running.clock.now()
        assert await running.store.claim_lanes(now, [64] * 4, until=now + CLAIM_MS)

    monkeypatch.setattr(running.store, "mark_sent", mark_and_lose)
    await running.deliver(f"channel:{channel.id}", Say(text="one"), Say(text="two"))
    assert [message.content for message in world.messages(channel)] == ["one"]
    await running.later(CLAIM_MS)
    assert [message.content for message in world.messages(channel)] == ["one", "two"]


async def steal(running: RunningDelivery) -> None:
    """The claims of a process that stands still have ended, and another takes what it had."""
    running.clock.advance(CLAIM_MS)
    now = running.clock.now()
    assert await running.store.claim_lanes(now, [64] * 4, until=now + CLAIM_MS)


async def test_whoever_has_lost_a_lane_does_not_send_what_it_was_about_to(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other has sent it meanwhile, and newer edits of the same message: this one would bring an old text back."""
    await running.deliver(f"channel:{channel.id}", Say(text="zero", keep="story"))
    mark_attempted = running.store.mark_attempted

    async def mark_and_lose(*arguments: Any, **options: Any) -> None:
        await mark_attempted(*arguments, **options)
        monkeypatch.setattr(running.store, "mark_attempted", mark_attempted)
        await steal(running)

    monkeypatch.setattr(running.store, "mark_attempted", mark_and_lose)
    await running.deliver(f"channel:{channel.id}", Edit(text="one", keep="story"))
    assert [message.content for message in world.messages(channel)] == ["zero"]
    await running.later(CLAIM_MS)
    assert [message.content for message in world.messages(channel)] == ["one"]


async def test_a_lost_lane_is_not_had_again_when_the_other_lets_go_of_it(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other has done all that was to be done there: whoever stood still for so long has nothing to add."""
    lane = f"channel:{channel.id}"
    await running.deliver(lane, Say(text="zero", keep="story"))
    mark_attempted = running.store.mark_attempted

    async def mark_and_lose(row_id: int, **options: Any) -> None:
        await mark_attempted(row_id, **options)
        monkeypatch.setattr(running.store, "mark_attempted", mark_attempted)
        await steal(running)
        now = running.clock.now()
        await running.delivery._look()
        await running.store.mark_sent(row_id, None, now=now)
        await running.store.release_lanes({lane: now + CLAIM_MS})
        await running.owe(lane, Edit(text="two", keep="other", anew=False))
        await running.delivery._look()

    monkeypatch.setattr(running.store, "mark_attempted", mark_and_lose)
    await running.deliver(lane, Edit(text="one", keep="story"))
    assert [message.content for message in world.messages(channel)] == ["zero"]
    assert not await running.waiting(lane), "another task has gone on there"


async def test_whoever_has_lost_a_lane_does_not_note_an_older_message_in_the_place_of_a_newer(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    """Else the next edit would change the older one."""
    held = world.hold_next("POST", "/messages$", before_effect=False)
    await running.owe(f"channel:{channel.id}", Say(text="one", keep="story"))
    await world.until(lambda: held.hits)
    await steal(running)
    (row,) = await running.waiting(f"channel:{channel.id}")
    await running.store.mark_sent(row.id, world.messages(channel)[0].id, now=running.clock.now())
    ids = StoredMessageIds(running.store, running.clock)
    await ids.keep(None, "story", 77)  # the other has sent the next of this name as well
    held.release()
    await running.later(CLAIM_MS)
    assert await ids.find(None, "story") == 77


async def test_whoever_stops_sends_what_it_has_begun_and_hands_over_the_rest(
    running: RunningDelivery,
    world: FakeDiscord,
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What stands behind it in the lane, and what is owed elsewhere, another may take at once."""
    assert channel.guild is not None
    elsewhere = world.channel(channel.guild, "elsewhere")
    mark_attempted, begun, goes_on = running.store.mark_attempted, asyncio.Event(), asyncio.Event()

    async def mark_and_wait(*arguments: Any, **options: Any) -> None:
        await mark_attempted(*arguments, **options)
        begun.set()
        await goes_on.wait()

    monkeypatch.setattr(running.store, "mark_attempted", mark_and_wait)
    await running.owe(f"channel:{channel.id}", Say(text="one"), Say(text="two"))
    await begun.wait()
    draining = asyncio.create_task(running.delivery.drain(60, hand_over=True))
    await asyncio.sleep(0)
    await running.owe(f"channel:{elsewhere.id}", Say(text="three"))
    goes_on.set()
    await draining
    assert [message.content for message in world.messages(channel)] == ["one"]
    assert world.messages(elsewhere) == []
    now = running.clock.now()
    free = await running.store.claim_lanes(now, [64] * 4, until=now + CLAIM_MS)
    assert set(free) == {f"channel:{channel.id}", f"channel:{elsewhere.id}"}


async def test_the_last_that_stops_waits_for_what_another_had_claimed_and_sends_that_too(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    """The other was killed a moment ago; nobody else is left to send what it had claimed."""
    now = running.clock.now()
    await running.owe(f"channel:{channel.id}", Say(text="one"))
    await running.store.claim_lanes(now, [64] * 4, until=now + CLAIM_MS)
    draining = asyncio.create_task(running.delivery.drain(60, take_over=True))
    while not draining.done() and not world.messages(channel):
        running.clock.advance(500)
        await asyncio.sleep(0)
    await draining
    assert [message.content for message in world.messages(channel)] == ["one"]
