"""The thread for public talk: opened below a message and closed, once, and never in the way of the game."""

import pytest

from bot.delivery.outgoing import Say, Thread, TooMuch, make_row
from tests.delivery.running import RunningDelivery
from tests.fake_discord import Channel, FakeDiscord

OPENING = r"^/channels/\d+/messages/\d+/threads$"
INVITED = Say(text="the floor is open", keep="talks")
OPEN = Thread(keep="talks", title="Negotiations, turn 3")
CLOSE = Thread(keep="talks", title="Negotiations, turn 3", open=False)


def threads(world: FakeDiscord, channel: Channel) -> list[Channel]:
    return [one for one in world.channels.values() if one.parent is channel]


async def test_a_thread_hangs_below_its_message_and_is_put_away(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await running.deliver(here, INVITED, OPEN)
    (thread,) = threads(world, channel)
    assert (thread.name, thread.id) == ("Negotiations, turn 3", world.messages(channel)[0].id)
    await running.deliver(here, CLOSE)
    assert thread.archived


async def test_a_thread_whose_opening_is_not_known_is_not_opened_twice(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    world.reset_next("POST", OPENING, before_effect=False)
    await running.deliver(here, INVITED, OPEN, Say(text="next"))
    await running.later(1_000)
    assert len(threads(world, channel)) == 1
    assert [message.content for message in world.messages(channel)] == ["the floor is open", "next"]


async def test_a_new_process_closes_the_thread_of_an_earlier_one(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await running.deliver(here, INVITED, OPEN)
    await running.kill()
    running.begin()
    await running.deliver(here, CLOSE)
    assert threads(world, channel)[0].archived


async def test_where_threads_are_forbidden_the_game_goes_on_and_the_host_is_told_once(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    world.deny(channel, "create_public_threads")
    for _ in range(2):
        await running.deliver(here, INVITED, OPEN, CLOSE, Say(text="next"))
    assert threads(world, channel) == []
    assert [message.content for message in world.messages(channel)][-1] == "next"
    assert [trouble[3] for trouble in running.notes.troubles] == ["create_public_threads"]
    assert await running.waiting(here) == []


async def test_a_table_in_a_thread_does_without_another(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    """Discord has no threads in threads."""
    home = world.thread(channel, "table")
    await running.deliver(f"channel:{home.id}", INVITED, OPEN, Say(text="next"))
    assert [message.content for message in world.messages(home)] == ["the floor is open", "next"]
    assert running.notes.troubles == []


async def test_a_thread_without_its_message_is_let_be(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    await running.deliver(f"channel:{channel.id}", OPEN, CLOSE, Say(text="next"))
    assert threads(world, channel) == []


def test_a_title_has_a_hundred_characters_at_most() -> None:
    for title in ("", "x" * 101):
        with pytest.raises(TooMuch):
            make_row("channel:1", Thread(keep="talks", title=title))
