"""Messages that are made of components are refused where Discord refuses them."""

from typing import Any

import discord
import pytest

from . import Channel, FakeDiscord
from .layouts import SECOND
from .small_bot import SmallBot

Json = dict[str, Any]


def say(text: str = "a line") -> Json:
    return {"type": 10, "content": text}


def button(custom_id: str = "b:1") -> Json:
    return {"type": 2, "style": 2, "label": "Press", "custom_id": custom_id}


def section(custom_id: str = "b:1") -> Json:
    return {"type": 9, "components": [say()], "accessory": button(custom_id)}


def contain(*parts: Json) -> list[Json]:
    return [{"type": 17, "components": list(parts)}]


GOOD = contain(say(), section(), {"type": 1, "components": [button("b:2")]})
LINK = {"type": 2, "style": 5, "label": "There", "url": "https://example.org"}


async def post(bot: SmallBot, channel: Channel, **body: Any) -> Json:
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=channel.id)
    sent: Json = await bot.http.request(route, json=body)
    return sent


async def edit(bot: SmallBot, channel: Channel, message: str, **body: Any) -> None:
    path = "/channels/{channel_id}/messages/{message_id}"
    route = discord.http.Route("PATCH", path, channel_id=channel.id, message_id=message)
    await bot.http.request(route, json=body)


@pytest.mark.parametrize(
    "body",
    [
        pytest.param({"components": GOOD}, id="without the flag"),
        pytest.param({"components": GOOD, "flags": SECOND, "content": "a text"}, id="beside a text"),
        pytest.param({"components": [], "flags": SECOND, "content": "a text"}, id="without components"),
        pytest.param({"components": contain(section(), section()), "flags": SECOND}, id="an id twice"),
        pytest.param({"components": contain(*[say()] * 40), "flags": SECOND}, id="41 parts"),
        pytest.param(
            {"components": contain(say("x" * 2001), say("x" * 2000)), "flags": SECOND}, id="too long"
        ),
        pytest.param({"components": contain(say("")), "flags": SECOND}, id="an empty text"),
        pytest.param({"components": contain(), "flags": SECOND}, id="an empty container"),
        pytest.param({"components": contain(*contain(say())), "flags": SECOND}, id="a container in one"),
        pytest.param({"components": [button()], "flags": SECOND}, id="a button in no row"),
        pytest.param(
            {"components": [{"type": 9, "components": [say()]}], "flags": SECOND},
            id="a line without a button",
        ),
        pytest.param({"components": contain(section() | {"components": []}), "flags": SECOND}, id="no text"),
        pytest.param(
            {
                "components": contain({"type": 1, "components": [LINK | {"custom_id": "b:1"}]}),
                "flags": SECOND,
            },
            id="a link with an id",
        ),
    ],
)
async def test_what_does_not_go_together_is_refused(
    world: FakeDiscord, bot: SmallBot, channel: Channel, body: Json
) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await post(bot, channel, **body)
    assert refused.value.code == 50035
    assert not world.messages(channel)


async def test_what_was_a_text_may_become_lines_and_stays_so(
    world: FakeDiscord, bot: SmallBot, channel: Channel
) -> None:
    sent = await post(bot, channel, content="a text")
    with pytest.raises(discord.HTTPException):
        await edit(bot, channel, sent["id"], components=GOOD, flags=SECOND)  # its text would stay
    await edit(bot, channel, sent["id"], content=None, components=GOOD, flags=SECOND)
    (message,) = world.messages(channel)
    assert message.text == "a line\na line"
    with pytest.raises(discord.HTTPException):
        await edit(bot, channel, sent["id"], content="a text again", components=[], flags=0)
    await edit(bot, channel, sent["id"], components=contain(say("another"), say("line")))
    assert message.text == "another\nline"
    assert message.flags & SECOND
