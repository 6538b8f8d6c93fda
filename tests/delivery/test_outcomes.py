"""A request whose outcome is not known, in this life or an earlier one, makes one message."""

import pytest

from bot.delivery.outgoing import Button, PictureRef, Row, Say
from tests.delivery.office import Office
from tests.loopback import Channel, Loopback, Person

MESSAGES = r"^/channels/\d+/messages$"
BOARD = PictureRef(table_id=1, what="board", alt="37 tiles")


def texts(world: Loopback, where: Channel) -> list[str]:
    return [message.content for message in world.messages(where)]


def nonces(world: Loopback) -> set[str]:
    return {request.body["nonce"] for request in world.requests("POST", MESSAGES)}


# ---- the outcome is not known


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("status", [500, 502, 503, 504, 524])
async def test_after_a_server_error_the_same_nonce_makes_one_message(
    office: Office, world: Loopback, channel: Channel, status: int, before: bool
) -> None:
    """discord.py itself tries five times, but not after a 503."""
    world.fail_next("POST", MESSAGES, status, times=1 if status == 503 else 6, before_effect=before)
    await office.deliver(f"channel:{channel.id}", Say(text="once"), Say(text="then"))
    assert office.events == {"later": 1}
    await office.later(1_000)
    assert texts(world, channel) == ["once", "then"]
    assert len(nonces(world)) == 2


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("politely", [True, False])
async def test_after_a_cut_connection_the_same_nonce_makes_one_message(
    office: Office, world: Loopback, channel: Channel, before: bool, politely: bool
) -> None:
    world.reset_next("POST", MESSAGES, times=2, before_effect=before, politely=politely)
    await office.deliver(f"channel:{channel.id}", Say(text="once"))
    for _ in range(3):
        await office.later(10_000)
    assert texts(world, channel) == ["once"]
    assert len(nonces(world)) == 1


@pytest.mark.parametrize("before", [True, False])
async def test_an_answer_that_does_not_come_is_not_waited_for(
    office: Office, world: Loopback, channel: Channel, before: bool
) -> None:
    office.line._answer = 0.05
    held = world.hold_next("POST", MESSAGES, before_effect=before)
    await office.deliver(f"channel:{channel.id}", Say(text="once"))
    office.line._answer = 60
    assert office.events == {"later": 1}
    await office.later(1_000)
    held.release()
    assert texts(world, channel) == ["once"]
    assert office.events == {"later": 1, "sent": 1}


async def test_failures_are_answered_with_longer_and_longer_waits(
    office: Office, world: Loopback, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    world.fail_next("POST", MESSAGES, 503, times=12)
    await office.owe(here, Say(text="at last"))
    waits = []
    for _ in range(12):
        await office.delivery.idle()
        (row,) = await office.waiting(here)
        waits.append(row.not_before - office.clock.now())
        office.clock.advance(waits[-1])
    await office.delivery.idle()
    assert waits == [1000, 2000, 4000, 8000, 16000, 32000, 64000, 128000, 256000, 300000, 300000, 300000]
    assert texts(world, channel) == ["at last"]


async def test_an_upload_that_keeps_failing_goes_without_its_picture(
    office: Office, world: Loopback, channel: Channel
) -> None:
    world.fail_next("POST", MESSAGES, 503, times=2)
    await office.deliver(f"channel:{channel.id}", Say(text="Tour 3", picture=BOARD))
    await office.later(1_000)
    await office.later(2_000)
    (message,) = world.messages(channel)
    assert (message.content, message.files) == ("Tour 3\n37 tiles", [])


# ---- another life


async def test_a_message_sent_before_a_crash_is_not_sent_again_soon_after(
    office: Office, world: Loopback, channel: Channel
) -> None:
    await crash_after_sending(office, world, channel)
    office.clock.advance(119_000)
    office.begin()
    await office.delivery.idle()
    assert texts(world, channel) == ["once"]
    assert len(world.requests("GET", MESSAGES)) == 0


async def test_a_message_sent_before_a_crash_is_found_in_the_history_long_after(
    office: Office, world: Loopback, channel: Channel, rosa: Person
) -> None:
    sent = await crash_after_sending(office, world, channel)
    for n in range(120):
        rosa.says(channel, f"chatter {n}")
    world.nonces.clear()
    office.clock.advance(3_600_000)
    office.begin()
    await office.delivery.idle()
    mine = [message for message in world.messages(channel) if message.author is world.bot]
    assert [message.id for message in mine] == [sent]
    assert office.events["found"] == 1


async def test_without_nonces_in_the_history_words_and_buttons_tell(
    office: Office, world: Loopback, channel: Channel
) -> None:
    """Whether Discord gives nonces again in a history is not promised."""
    rows = (Row((Button(custom_id="t:1", label="A"),)),)
    await crash_after_sending(office, world, channel, Say(text="once", rows=rows))
    for message in world.messages(channel):
        message.nonce = None
    world.nonces.clear()
    office.clock.advance(3_600_000)
    office.begin()
    await office.delivery.idle()
    assert texts(world, channel) == ["once"]
    assert office.events["found"] == 1


async def test_the_same_words_said_before_are_not_taken_for_the_letter(
    office: Office, world: Loopback, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await office.deliver(here, Say(text="Pause"))
    world.fail_next("POST", MESSAGES, 503)
    await office.deliver(here, Say(text="Pause"))
    for message in world.messages(channel):
        message.nonce = None
    await office.later(180_000)
    assert texts(world, channel) == ["Pause", "Pause"]


async def test_a_message_not_sent_before_a_crash_is_sent_long_after(
    office: Office, world: Loopback, channel: Channel
) -> None:
    held = world.hold_next("POST", MESSAGES)
    await office.owe(f"channel:{channel.id}", Say(text="once"))
    await world.until(lambda: held.hits)
    await office.kill()
    office.clock.advance(3_600_000)
    office.begin()
    await office.delivery.idle()
    held.release()
    assert texts(world, channel)[0] == "once"


async def test_where_the_history_may_not_be_read_a_message_twice_is_better_than_none(
    office: Office, world: Loopback, channel: Channel
) -> None:
    await crash_after_sending(office, world, channel)
    world.nonces.clear()
    world.deny(channel, "read_message_history")
    office.clock.advance(3_600_000)
    office.begin()
    await office.delivery.idle()
    assert texts(world, channel) == ["once", "once"]
    assert len(world.requests("GET", MESSAGES)) == 1


async def crash_after_sending(
    office: Office, world: Loopback, channel: Channel, letter: Say | None = None
) -> int:
    """The message is there, but the courier dies before it knows."""
    held = world.hold_next("POST", MESSAGES, before_effect=False)
    await office.owe(f"channel:{channel.id}", letter or Say(text="once"))
    (message,) = await world.until(lambda: world.messages(channel))
    await office.kill()
    held.release()
    return message.id
