"""What one of several processes has learnt of Discord, the others find out: nobody goes by what was true once."""

from collections.abc import AsyncIterator, Mapping

import pytest

from bot.delivery.dm_channels import UNSEEN_MS
from bot.delivery.outgoing import Edit, PictureRef, Say, make_row
from bot.delivery.policy import SIDE_BY_SIDE_MS, UNREAD_MS
from bot.delivery.worker import CLAIM_MS, RETRY_MS
from storage.ports import NewOwed
from tests.delivery.running import RunningDelivery
from tests.fake_discord import Channel, FakeDiscord, Person

MESSAGES = r"^/channels/\d+/messages$"
MINUTE = 60_000


async def start_shared(process: RunningDelivery) -> None:
    """Let it start again, as one of several."""
    await process.kill()
    process.shared = True
    process.begin()


@pytest.fixture
async def other(running: RunningDelivery, world: FakeDiscord) -> AsyncIterator[RunningDelivery]:
    """Another process at the same outbox, as yet without work; and the first knows that it is not alone."""
    await start_shared(running)
    second = RunningDelivery(world, running.store, running.client, running.rate_guard)
    second.clock, second.shared = running.clock, True
    yield second
    await second.kill()


def texts(world: FakeDiscord, where: Channel) -> list[str]:
    return [message.content for message in world.messages(where)]


async def hear_only(process: RunningDelivery) -> None:
    """It takes presses, and another one delivers."""
    process.begin()
    await process.kill()


async def test_whoever_acts_at_one_process_is_written_to_again_by_the_one_that_was_refused(
    running: RunningDelivery, other: RunningDelivery, world: FakeDiscord, rosa: Person
) -> None:
    here = f"dm:{rosa.id}"
    await hear_only(other)
    world.fail_next("POST", MESSAGES, 403, 50007)
    await running.deliver(here, Say(text="your hand"))
    assert await other.delivery.note_acting(rosa.id)
    await running.deliver(here, Say(text="hello again"))
    assert texts(world, rosa.dm) == ["hello again"]


async def test_who_has_written_to_somebody_learns_that_another_was_refused_since(
    running: RunningDelivery, other: RunningDelivery, world: FakeDiscord, rosa: Person
) -> None:
    """Else whoever acts at that one would be told for ever that nothing arrives."""
    here = f"dm:{rosa.id}"
    await running.kill()
    other.begin()
    await other.deliver(here, Say(text="one"))
    await other.kill()
    assert not await other.delivery.note_acting(rosa.id)
    running.begin()
    world.fail_next("POST", MESSAGES, 403, 50007)
    await running.deliver(here, Say(text="two"))
    running.clock.advance(RETRY_MS)
    assert await other.delivery.note_acting(rosa.id)
    await running.deliver(here, Say(text="three"))
    assert texts(world, rosa.dm) == ["one", "three"]


async def test_who_acts_while_their_channel_is_written_down_is_written_to_all_the_same(
    running: RunningDelivery, world: FakeDiscord, rosa: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is known of them is looked up anew then, and does not say yet that there is one."""
    await start_shared(running)
    noting = running.store.set_preference

    async def act_first(user_id: int, name: str, value: str | None) -> None:
        await running.delivery.note_acting(user_id)
        await noting(user_id, name, value)

    monkeypatch.setattr(running.store, "set_preference", act_first)
    await running.deliver(f"dm:{rosa.id}", Say(text="your hand"))
    assert texts(world, rosa.dm) == ["your hand"]


async def test_whoever_acts_again_and_again_is_looked_up_now_and_then(
    running: RunningDelivery, rosa: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not at each press: that would be a trip to the server for what is rare."""
    await start_shared(running)
    await running.deliver(f"dm:{rosa.id}", Say(text="your hand"))
    looked, reading = list[int](), running.store.preferences

    async def note(user_id: int) -> Mapping[str, str]:
        looked.append(user_id)
        return await reading(user_id)

    monkeypatch.setattr(running.store, "preferences", note)
    for _ in range(3):
        await running.delivery.note_acting(rosa.id)
    assert looked == [rosa.id]
    running.clock.advance(UNSEEN_MS)
    await running.delivery.note_acting(rosa.id)
    assert looked == [rosa.id] * 2


async def test_who_acts_where_nothing_was_refused_for_one_brings_forward_what_was_for_another(
    running: RunningDelivery, other: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    await hear_only(other)
    await other.delivery.retry(channel.id)
    world.fail_next("POST", MESSAGES, 403, 50013)
    await running.deliver(f"channel:{channel.id}", Say(text="refused"))
    running.clock.advance(RETRY_MS)
    await other.delivery.retry(channel.id)
    await running.delivery.idle()
    assert texts(world, channel) == ["refused"]


async def test_of_a_message_that_another_has_tried_since_nobody_says_that_it_surely_failed(
    running: RunningDelivery, other: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    """It is looked for, as after any try of which nobody knows what became of it."""
    here = f"channel:{channel.id}"
    world.fail_next("POST", MESSAGES, 403, 50013)
    await running.deliver(here, Say(text="once"))
    running.clock.advance(RETRY_MS)
    held = world.hold_next("POST", MESSAGES, before_effect=False)
    other.begin()
    await other.delivery.retry(channel.id)
    await world.until(lambda: held.hits)
    await other.kill()
    held.release()
    assert texts(world, channel) == ["once"]
    (row,) = await running.waiting(here)
    await running.store.postpone(row.id, running.clock.now() + 3 * MINUTE)
    await running.later(3 * MINUTE + CLAIM_MS)
    assert texts(world, channel) == ["once"]
    assert running.events["found"] == 1


async def has_others() -> bool:
    return True


@pytest.mark.parametrize("kind", ["say", "edit", "hologram"])
async def test_what_only_a_newer_program_can_read_waits_for_it_with_what_stands_behind_it(
    running: RunningDelivery,
    world: FakeDiscord,
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
) -> None:
    monkeypatch.setattr(running.store, "has_others", has_others)
    here, newer = f"channel:{channel.id}", b'{"type": "hologram"}'
    await running.store.owe([NewOwed(here, kind, newer)], now=running.clock.now())
    await running.deliver(here, Say(text="behind it"))
    await running.later(UNREAD_MS)
    assert texts(world, channel) == []
    assert [one.payload for one in await running.waiting(here)][:1] == [newer]
    row, _ = await running.waiting(here)
    await running.store.mark_sent(row.id, 77, now=running.clock.now())  # by the newer one
    await running.later(UNREAD_MS)
    assert texts(world, channel) == ["behind it"]
    assert await running.dead() == []


async def test_what_nobody_could_read_for_an_hour_is_given_up(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running.store, "has_others", has_others)
    here = f"channel:{channel.id}"
    await running.store.owe([NewOwed(here, "say", b"{}")], now=running.clock.now())
    await running.deliver(here, Say(text="behind it"))
    await running.later(SIDE_BY_SIDE_MS)
    assert texts(world, channel) == ["behind it"]
    assert len(await running.dead()) == 1


async def test_an_edit_goes_out_though_what_stands_behind_it_cannot_be_read(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor is it let go for the next one, which stands behind what may take the name."""
    monkeypatch.setattr(running.store, "has_others", has_others)
    here, table_id = f"channel:{channel.id}", await running.open_table(channel.id)
    await running.deliver(here, Say(text="one", keep="story"), table_id=table_id)
    await running.store.owe(
        [
            make_row(here, Edit(text="two", keep="story")),
            NewOwed(here, "hologram", b"{}"),
            make_row(here, Edit(text="three", keep="story")),
        ],
        now=running.clock.now(),
        table_id=table_id,
    )
    running.delivery.wake()
    await running.delivery.idle()
    assert texts(world, channel) == ["two"]


async def test_a_picture_that_only_a_newer_program_can_draw_waits_for_it(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running.store, "has_others", has_others)
    running.painter.newer = True
    picture = PictureRef(table_id=1, what="board", alt="37 tiles")
    await running.deliver(f"channel:{channel.id}", Say(text="your turn", picture=picture))
    await running.later(UNREAD_MS)
    assert texts(world, channel) == []
    running.painter.newer = False  # by the newer one
    await running.later(UNREAD_MS)
    (message,) = world.messages(channel)
    assert message.content == "your turn"
    assert message.files


async def test_what_nobody_can_draw_is_said_in_words(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    running.painter.newer = True
    picture = PictureRef(table_id=1, what="board", alt="37 tiles")
    await running.deliver(f"channel:{channel.id}", Say(text="your turn", picture=picture))
    assert texts(world, channel) == ["your turn\n37 tiles"]
