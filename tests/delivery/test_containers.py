"""A message that is made of containers is found again after a crash: by the texts and the ids in it, however deep.

Of such a message nothing stands in its content, and its buttons stand in no row of its own.
"""

from typing import Any

import pytest
from msgspec import structs

from bot.delivery.outgoing import Button, Choice, Edit, ListLine, Menu, Row, Say
from tests.delivery.running import RunningDelivery
from tests.fake_discord import Channel, FakeDiscord, Message

Json = dict[str, Any]
MESSAGES = r"^/channels/\d+/messages$"
CONTAINERS = 1 << 15
ASKED = Say(
    text="Your turn\nWhich tile?",
    rows=(
        Row((Menu(custom_id="t:1", choices=(Choice(value="a", label="A1"),)),)),
        Row((Button(custom_id="t:2", label="Why?"), Button(custom_id="t:3", label="Pass"))),
    ),
)
"""As the outbox has it."""


def say(text: str) -> Json:
    return {"type": 10, "content": text}


def button(custom_id: str) -> Json:
    return {"type": 2, "style": 2, "label": custom_id, "custom_id": custom_id}


def contain(title: str = "Your turn", where: str = "t:2") -> list[Json]:
    """The same in containers: a line with its button, a separator, a gallery, a menu, a row."""
    menu = {"type": 3, "custom_id": "t:1", "options": [{"label": "A1", "value": "a"}]}
    section = {"type": 9, "components": [say(title)], "accessory": button(where)}
    gallery = {"type": 12, "items": [{"media": {"url": "https://cdn.example/board.png"}}]}
    held = [section, {"type": 14}, say("Which tile?"), gallery, {"type": 1, "components": [menu]}]
    return [{"type": 17, "components": held}, {"type": 1, "components": [button("t:3")]}]


async def crash_after_sending(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, components: list[Json]
) -> Message:
    """Something of ours stands there, in containers; the worker is killed before it knows, and nonces are forgotten."""
    held = world.hold_next("POST", MESSAGES, before_effect=False)
    await running.owe(f"channel:{channel.id}", ASKED)
    (message,) = await world.until(lambda: world.messages(channel))
    await running.kill()
    held.release()
    message.content, message.components, message.flags = "", components, message.flags | CONTAINERS
    message.nonce = None
    world.nonces.clear()
    running.clock.advance(3_600_000)
    running.begin()
    await running.delivery.idle()
    return message


LINED = Say(
    text="Waiting for you:",
    lines=(ListLine("Table 1", Button(custom_id="t:1", label="Answer")), ListLine("Table 2")),
    rows=(Row((Button(custom_id="t:2", label="Why?"),)),),
)


@pytest.mark.parametrize("text", ["Waiting for you:", ""])
async def test_what_was_owed_in_lines_is_found_as_it_was_sent(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, text: str
) -> None:
    said = structs.replace(LINED, text=text)
    held = world.hold_next("POST", MESSAGES, before_effect=False)
    await running.owe(f"channel:{channel.id}", said)
    (message,) = await world.until(lambda: world.messages(channel))
    await running.kill()
    held.release()
    message.nonce = None
    world.nonces.clear()
    running.clock.advance(3_600_000)
    running.begin()
    await running.delivery.idle()
    assert world.messages(channel) == [message]
    assert not message.content
    assert message.flags & CONTAINERS
    assert running.events["found"] == 1


async def test_a_text_becomes_lines_and_these_others(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    to = f"channel:{channel.id}"
    await running.deliver(to, Say(text="Waiting for you: a table", keep="it"))
    (message,) = world.messages(channel)
    await running.deliver(to, Edit(keep="it", text=LINED.text, lines=LINED.lines, rows=LINED.rows))
    assert message.text == "Waiting for you:\nTable 1\nTable 2"
    assert set(message.buttons) == {"t:1", "t:2"}
    await running.deliver(to, Edit(keep="it", text="", lines=(ListLine("None any more"),)))
    assert message.text == "None any more"
    assert world.messages(channel) == [message]


async def test_of_lines_that_are_refused_the_plain_sentence_is_left_also_in_their_own_place(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    to = f"channel:{channel.id}"
    await running.deliver(to, structs.replace(LINED, keep="it"))
    world.fail_next("PATCH", rf"^/channels/{channel.id}/messages/\d+$", 400, 50035)
    await running.deliver(to, Edit(keep="it", text="a", lines=(ListLine("b"),), plain="Something at a table"))
    assert [one.text for one in world.messages(channel)] == ["Something at a table"]


async def test_it_is_found_by_its_texts_and_the_ids_inside_it(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    message = await crash_after_sending(running, world, channel, contain())
    assert world.messages(channel) == [message]
    assert running.events["found"] == 1


@pytest.mark.parametrize(
    "other", [contain(title="Her turn"), contain(where="t:9"), [*contain(), say("and more")]]
)
async def test_another_one_is_not_taken_for_it(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, other: list[Json]
) -> None:
    message = await crash_after_sending(running, world, channel, other)
    assert len(world.messages(channel)) == 2
    assert message in world.messages(channel)
    assert running.events["found"] == 0
