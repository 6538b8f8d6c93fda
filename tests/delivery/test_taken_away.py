"""A message that is taken away: once, after what was to be said in it, and remembered no more."""

import pytest

from bot.delivery import is_to_change
from bot.delivery.outgoing import Edit, Outgoing, Say, TooMuch, make_row, take_away
from storage.ports import NewOwed
from tests.delivery.running import RunningDelivery
from tests.fake_discord import Channel, FakeDiscord

DELETES = r"^/channels/\d+/messages/\d+$"
QUESTION = Say(text="Which tile?", keep="ask")


def texts(world: FakeDiscord, where: Channel) -> list[str]:
    return [message.content for message in world.messages(where)]


async def test_it_goes_and_the_next_of_its_name_is_a_new_one(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await running.deliver(here, QUESTION)
    await running.deliver(here, take_away("ask"))
    assert texts(world, channel) == []
    await running.deliver(here, Edit(keep="ask", text="dropped", anew=False))
    assert texts(world, channel) == []
    await running.deliver(here, take_away("ask"), Say(text="And now?", keep="ask"))
    await running.deliver(here, Edit(keep="ask", text="And then?"))
    assert texts(world, channel) == ["And then?"]
    assert await running.dead() == []


async def test_what_was_still_to_be_changed_in_it_need_not_be(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await running.deliver(here, QUESTION)
    await running.deliver(here, Edit(keep="ask", text="Which?"), take_away("ask"))
    assert texts(world, channel) == []
    assert world.requests("PATCH", DELETES) == []


@pytest.mark.parametrize("before_effect", [True, False])
async def test_whatever_becomes_of_the_request_or_of_the_program_it_goes_once(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, *, before_effect: bool
) -> None:
    here = f"channel:{channel.id}"
    await running.deliver(here, QUESTION)
    held = world.hold_next("DELETE", DELETES, before_effect=before_effect)
    await running.owe(here, take_away("ask"))
    await world.until(lambda: held.hits)
    await running.kill()
    held.status = 503
    held.release()
    running.clock.advance(3_600_000)
    running.begin()
    await running.delivery.idle()
    assert texts(world, channel) == []
    assert await running.dead() == []
    assert await running.waiting(here) == []
    await running.deliver(here, Say(text="And now?", keep="ask"))
    assert texts(world, channel) == ["And now?"]


async def test_one_that_somebody_has_deleted_is_simply_not_there(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await running.deliver(here, QUESTION)
    world.delete(world.messages(channel)[0])
    await running.deliver(here, take_away("ask"), Say(text="on it goes"))
    assert texts(world, channel) == ["on it goes"]
    assert await running.dead() == []


@pytest.mark.parametrize("owed", [Edit(keep="ask", text="Which?"), take_away("ask"), QUESTION])
async def test_while_it_is_owed_a_change_that_is_known(
    running: RunningDelivery, channel: Channel, owed: Outgoing
) -> None:
    """It would take with it what somebody is answered there."""
    here, later = f"channel:{channel.id}", running.clock.now() + 1
    mine, other = await running.open_table(channel.id), await running.open_table(channel.id + 1)
    await running.deliver(here, QUESTION, table_id=mine)
    await running.store.owe(
        [NewOwed(here, "edit", b"of a later version", not_before=later)], now=0, table_id=mine
    )
    await running.owe(here, Say(text="news"), table_id=mine, not_before=later)
    await running.owe(here, owed, table_id=other, not_before=later)
    assert not await is_to_change(running.store, here, mine, "ask")
    assert await is_to_change(running.store, here, other, "ask")
    await running.owe(here, owed, table_id=mine, not_before=later)
    assert await is_to_change(running.store, here, mine, "ask")
    await running.later(1)
    assert not await is_to_change(running.store, here, mine, "ask")


def test_nothing_else_may_be_empty() -> None:
    make_row("dm:1", take_away("ask"))
    with pytest.raises(TooMuch):
        make_row("dm:1", Edit(keep="ask", text=""))
