"""A request whose outcome is not known, in this process or an earlier one, makes one message."""

import pytest

from bot.delivery.outgoing import Button, Edit, PictureRef, Pointer, Row, Say
from tests.delivery.running import RunningDelivery
from tests.fake_discord import Channel, FakeDiscord, Person

MESSAGES = r"^/channels/\d+/messages$"
BOARD = PictureRef(table_id=1, what="board", alt="37 tiles")


def texts(world: FakeDiscord, where: Channel) -> list[str]:
    return [message.content for message in world.messages(where)]


def nonces(world: FakeDiscord) -> set[str]:
    return {request.body["nonce"] for request in world.requests("POST", MESSAGES)}


# ---- the outcome is not known


async def test_what_was_sent_beside_it_since_does_not_keep_a_message_from_being_found(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    """Another lane leads to the same channel."""
    world.fail_next("POST", MESSAGES, 503, before_effect=False)
    (row_id,) = await running.owe(f"channel:{channel.id}", Say(text="once"))
    await running.delivery.idle()
    await running.deliver(f"aside:{channel.id}", Say(text="beside"))
    await running.store.postpone(row_id, running.clock.now() + 180_000)
    await running.later(180_000)
    assert texts(world, channel) == ["once", "beside"]
    assert running.events["found"] == 1


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("status", [500, 502, 503, 504, 524])
async def test_after_a_server_error_the_same_nonce_makes_one_message(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, status: int, before: bool
) -> None:
    """discord.py itself tries five times, but not after a 503."""
    world.fail_next("POST", MESSAGES, status, times=1 if status == 503 else 6, before_effect=before)
    await running.deliver(f"channel:{channel.id}", Say(text="once"), Say(text="then"))
    assert running.events == {"later": 1}
    await running.later(1_000)
    assert texts(world, channel) == ["once", "then"]
    assert len(nonces(world)) == 2


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("politely", [True, False])
async def test_after_a_cut_connection_the_same_nonce_makes_one_message(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, before: bool, politely: bool
) -> None:
    world.reset_next("POST", MESSAGES, times=2, before_effect=before, politely=politely)
    await running.deliver(f"channel:{channel.id}", Say(text="once"))
    for _ in range(3):
        await running.later(10_000)
    assert texts(world, channel) == ["once"]
    assert len(nonces(world)) == 1


@pytest.mark.parametrize("before", [True, False])
async def test_an_answer_that_does_not_come_is_not_waited_for(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, before: bool
) -> None:
    running.rate_guard._answer = 0.05
    held = world.hold_next("POST", MESSAGES, before_effect=before)
    await running.deliver(f"channel:{channel.id}", Say(text="once"))
    running.rate_guard._answer = 60
    assert running.events == {"later": 1}
    await running.later(1_000)
    held.release()
    assert texts(world, channel) == ["once"]
    assert running.events == {"later": 1, "sent": 1}


async def test_failures_are_answered_with_longer_and_longer_waits(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    world.fail_next("POST", MESSAGES, 503, times=12)
    await running.owe(here, Say(text="at last"))
    waits = []
    for _ in range(12):
        await running.delivery.idle()
        (row,) = await running.waiting(here)
        waits.append(row.not_before - running.clock.now())
        running.clock.advance(waits[-1])
    await running.delivery.idle()
    assert waits == [1000, 2000, 4000, 8000, 16000, 32000, 64000, 128000, 256000, 300000, 300000, 300000]
    assert texts(world, channel) == ["at last"]


async def test_an_upload_that_keeps_failing_goes_without_its_picture(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    world.fail_next("POST", MESSAGES, 503, times=2)
    await running.deliver(f"channel:{channel.id}", Say(text="Tour 3", picture=BOARD))
    await running.later(1_000)
    await running.later(2_000)
    (message,) = world.messages(channel)
    assert (message.content, message.files) == ("Tour 3\n37 tiles", [])


# ---- another process


async def test_a_message_sent_before_a_crash_is_not_sent_again_soon_after(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    await crash_after_sending(running, world, channel)
    running.clock.advance(119_000)
    running.begin()
    await running.delivery.idle()
    assert texts(world, channel) == ["once"]
    assert len(world.requests("GET", MESSAGES)) == 0


async def test_a_message_sent_before_a_crash_is_found_in_the_history_long_after(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, rosa: Person
) -> None:
    sent = await crash_after_sending(running, world, channel)
    for n in range(120):
        rosa.says(channel, f"chatter {n}")
    world.nonces.clear()
    running.clock.advance(3_600_000)
    running.begin()
    await running.delivery.idle()
    mine = [message for message in world.messages(channel) if message.author is world.bot]
    assert [message.id for message in mine] == [sent]
    assert running.events["found"] == 1


async def test_without_nonces_in_the_history_words_and_buttons_tell(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    """Whether Discord gives nonces again in a history is not promised."""
    rows = (Row((Button(custom_id="t:1", label="A"),)),)
    await crash_after_sending(running, world, channel, Say(text="once", rows=rows))
    for message in world.messages(channel):
        message.nonce = None
    world.nonces.clear()
    running.clock.advance(3_600_000)
    running.begin()
    await running.delivery.idle()
    assert texts(world, channel) == ["once"]
    assert running.events["found"] == 1


@pytest.mark.parametrize("words", ["There: (…/1/2/77)", "There"])
async def test_what_leads_to_another_message_is_found_wherever_it_led(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, words: str
) -> None:
    """What it leads to may have come, or have been followed by another, between two tries."""
    pointer = Pointer(keep="story", page=2, place="…/1/2/", text="There: (…/1/2/)")
    await crash_after_sending(running, world, channel, Say(text="There", points=pointer))
    for message in world.messages(channel):
        message.content, message.nonce = words, None
    world.nonces.clear()
    running.clock.advance(3_600_000)
    running.begin()
    await running.delivery.idle()
    assert texts(world, channel) == [words]
    assert running.events["found"] == 1


@pytest.mark.parametrize("page", [1, 2])
async def test_a_message_leads_to_the_page_that_it_means_and_to_no_other(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, page: int
) -> None:
    await running.owe(f"channel:{channel.id}", Say(text="story", keep="story", page=1))
    await running.delivery.idle()
    (story,) = world.messages(channel)
    pointer = Pointer(keep="story", page=page, place="…/1/2/", text="There: (…/1/2/)")
    await running.owe(f"channel:{channel.id}", Say(text="There", points=pointer))
    await running.delivery.idle()
    assert texts(world, channel)[1:] == [f"There: (…/1/2/{story.id})" if page == 1 else "There"]


async def test_a_picture_that_was_said_in_words_is_found_also_where_what_it_shows_has_changed_since(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    running.painter.fails = True
    picture = PictureRef(table_id=1, what="board")
    await crash_after_sending(running, world, channel, Say(text="once", picture=picture))
    assert texts(world, channel) == [f"once\n{running.painter.described}"]
    running.painter.described = "36 tiles\nRosa holds 12"
    for message in world.messages(channel):
        message.nonce = None
    world.nonces.clear()
    running.clock.advance(3_600_000)
    running.begin()
    await running.delivery.idle()
    assert len(texts(world, channel)) == 1
    assert running.events["found"] == 1


async def test_the_same_words_said_before_are_not_taken_for_the_message(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await running.deliver(here, Say(text="Pause"))
    world.fail_next("POST", MESSAGES, 503)
    await running.deliver(here, Say(text="Pause"))
    for message in world.messages(channel):
        message.nonce = None
    await running.later(180_000)
    assert texts(world, channel) == ["Pause", "Pause"]


async def test_a_message_not_sent_before_a_crash_is_sent_long_after(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    held = world.hold_next("POST", MESSAGES)
    await running.owe(f"channel:{channel.id}", Say(text="once"))
    await world.until(lambda: held.hits)
    await running.kill()
    running.clock.advance(3_600_000)
    running.begin()
    await running.delivery.idle()
    held.release()
    assert texts(world, channel)[0] == "once"


@pytest.mark.parametrize("away", [60_000, 3_600_000], ids=["soon", "long after"])
@pytest.mark.parametrize("deleted", [True, False])
async def test_an_edit_that_had_to_be_sent_anew_before_a_crash_makes_one_message(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, away: int, *, deleted: bool
) -> None:
    """What it was to change has been deleted, or was never there; and then it is changed, and not sent once more."""
    here = f"channel:{channel.id}"
    if deleted:
        await running.deliver(here, Say(text="asked", keep="ask"))
        world.delete(world.messages(channel)[0])
    held = world.hold_next("POST", MESSAGES, before_effect=False)
    await running.owe(here, Edit(keep="ask", text="asked again"))
    await world.until(lambda: held.hits)
    await running.kill()
    held.release()
    if away > 120_000:
        world.nonces.clear()
    running.clock.advance(away)
    running.begin()
    await running.deliver(here, Edit(keep="ask", text="and again"))
    assert texts(world, channel) == ["and again"]
    assert await running.dead() == []


async def test_one_that_is_pressed_is_known_to_be_there_whatever_it_says_since(
    running: RunningDelivery, world: FakeDiscord, rosa: Person
) -> None:
    """An edit had to be sent anew, and the answer to a press took its place before it was noted."""
    here = f"dm:{rosa.id}"
    await running.deliver(here, Say(text="asked", keep="ask"))
    world.delete(world.messages(rosa.dm)[0])
    held = world.hold_next("POST", rf"^/channels/{rosa.dm.id}/messages$", before_effect=False)
    await running.owe(here, Edit(keep="ask", text="asked again"))
    await world.until(lambda: held.hits)
    await running.kill()
    held.release()
    (row,) = await running.waiting(here)
    await running.store.postpone(row.id, running.clock.now() + 1)
    running.begin()
    place = running.client.get_partial_messageable(rosa.dm.id)
    (there,) = [message async for message in place.history(limit=5)]
    await running.delivery.note_pressed(rosa.id, there)
    (message,) = world.messages(rosa.dm)
    message.content, message.nonce = "the answer", None
    world.nonces.clear()
    await running.later(3_600_000)
    assert texts(world, rosa.dm) == ["the answer"]
    await running.deliver(here, Edit(keep="ask", text="and again"))
    assert texts(world, rosa.dm) == ["and again"]


async def test_where_the_history_may_not_be_read_a_message_twice_is_better_than_none(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    await crash_after_sending(running, world, channel)
    world.nonces.clear()
    world.deny(channel, "read_message_history")
    running.clock.advance(3_600_000)
    running.begin()
    await running.delivery.idle()
    assert texts(world, channel) == ["once", "once"]
    assert len(world.requests("GET", MESSAGES)) == 1


async def crash_after_sending(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, outgoing: Say | None = None
) -> int:
    """The message is there, but the worker is killed before it knows."""
    held = world.hold_next("POST", MESSAGES, before_effect=False)
    await running.owe(f"channel:{channel.id}", outgoing or Say(text="once"))
    (message,) = await world.until(lambda: world.messages(channel))
    await running.kill()
    held.release()
    return message.id
