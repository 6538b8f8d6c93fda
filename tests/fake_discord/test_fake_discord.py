"""The fake Discord as a real client and real people meet it."""

import re

import discord
import pytest

from . import Channel, FakeDiscord, Guild, Person, labels
from .small_bot import SmallBot


async def test_a_bot_logs_in_registers_its_commands_and_knows_its_guild(
    world: FakeDiscord, bot: SmallBot, guild: Guild, channel: Channel
) -> None:
    assert world.gateway.identifies == 1
    assert sorted(command["name"] for command in world.commands[None].values()) == [
        "menu",
        "picture",
        "slow",
        "table",
        "where",
        "whisper",
    ]
    found = bot.get_guild(guild.id)
    assert found is not None
    assert found.get_channel(channel.id) is not None
    ids = {command.id for command in await bot.tree.fetch_commands()}
    assert {command.id for command in await bot.tree.sync()} == ids, "a command that is there keeps its id"


async def test_a_command_is_typed_in_ones_own_language_with_a_person_and_a_channel(
    world: FakeDiscord, bot: SmallBot, guild: Guild, channel: Channel, rosa: Person
) -> None:
    alice = world.person("Alice", guild, locale="en-GB")
    answer = await rosa.slash(
        "table ouvrir", {"jeu": "cochons", "rival": alice, "place": channel}, channel=channel
    )
    assert answer.type == "message"
    assert answer.content == "cochons 3 Alice table"
    assert not answer.ephemeral
    assert alice.sees(channel) == [answer.message]
    with pytest.raises(LookupError):
        alice.slash("table ouvrir", {"game": "cochons"}, channel=channel)
    with pytest.raises(ValueError, match="required"):
        alice.slash("table open", channel=channel)
    with pytest.raises(ValueError, match="within 2 to 6"):
        alice.slash("table open", {"game": "cochons", "seats": 7}, channel=channel)
    with pytest.raises(TypeError):
        alice.slash("table open", {"game": "cochons", "rival": "Rosa"}, channel=channel)


async def test_autocomplete_proposes_what_the_bot_answers(
    bot: SmallBot, channel: Channel, rosa: Person
) -> None:
    choices = await rosa.autocomplete("table open", "game", "co", channel=channel)
    assert [choice["value"] for choice in choices] == ["cochons", "cosmic"]


async def test_a_dynamic_button_updates_its_message(
    world: FakeDiscord, bot: SmallBot, channel: Channel, rosa: Person
) -> None:
    lobby = await rosa.slash("table open", {"game": "cosmic"}, channel=channel)
    pressed = await rosa.press(lobby, "Pressed 0")
    assert pressed.type == "update"
    assert pressed.message is lobby.message
    assert pressed.content == "1 presses"
    assert pressed.message is not None
    assert labels(pressed.message) == ["Pressed 1"]
    assert pressed.message.past[0]["content"] == "cosmic 3"
    with pytest.raises(LookupError):
        rosa.press(lobby, "count:0")
    forged = rosa.press(lobby, "count:41", forged=True)
    await world.until(lambda: forged.id in bot.seen)
    assert not forged.answered, "the client itself drops dynamic ids that are not on the message"


async def test_menus_modals_and_ephemeral_messages(
    world: FakeDiscord, bot: SmallBot, guild: Guild, channel: Channel, rosa: Person
) -> None:
    alice = world.person("Alice", guild)
    what = await rosa.slash("menu", channel=channel)
    assert what.ephemeral
    assert alice.sees(channel) == []
    assert rosa.sees(channel) == [what.message]
    with pytest.raises(PermissionError):
        alice.press(what, "more")
    assert (await rosa.choose(what, "fruit", ["Apple", "plum"])).content == "apple plum"
    assert (await rosa.choose(what, "Whom", [alice])).content == "Alice"
    with pytest.raises(ValueError, match="takes 1 to 2"):
        rosa.choose(what, "fruit", ["apple", "pear", "plum"])
    form = await rosa.press(what, "Say more")
    assert form.type == "modal"
    assert form.modal["title"] == "A form"
    assert (await rosa.submit(form, {"words": "hello", "Size": ["Big"]})).content == "hello big"
    with pytest.raises(ValueError, match="Words"):
        rosa.submit(form, {"Size": ["Big"]})


async def test_a_deferred_answer_is_filled_followed_and_deleted(
    world: FakeDiscord, bot: SmallBot, channel: Channel, rosa: Person
) -> None:
    answer = await rosa.slash("slow", channel=channel)
    assert answer.type == "deferred"
    original = await answer.filled()
    assert original.content == "done"
    assert original.ephemeral
    more = await answer.followed()
    assert more.content == "and more"
    await world.until(lambda: original.deleted)
    assert rosa.sees(channel) == [more]


async def test_pictures_arrive_with_their_alt_text_and_can_be_fetched(
    world: FakeDiscord, bot: SmallBot, channel: Channel, rosa: Person
) -> None:
    answer = await rosa.slash("picture", channel=channel)
    file = answer.files[0]
    assert (file.name, file.data, file.description) == ("board.png", b"PNG", "the board")
    assert answer.text == "Board"
    assert world.requests("POST", "/callback$")[-1].files == ["board.png"]
    assert await bot.http.get_from_cdn(file.url) == b"PNG"


async def test_direct_messages_have_no_guild(
    world: FakeDiscord, bot: SmallBot, channel: Channel, rosa: Person
) -> None:
    assert (await rosa.slash("whisper", channel=channel)).content == "sent"
    assert [message.content for message in rosa.sees(rosa.dm)] == ["psst"]
    answer = await rosa.slash("where", channel=rosa.dm)
    assert re.fullmatch("None fr 0", answer.content)
    assert [message.text for message in rosa.sees()] == ["psst", "sent", "None fr 0"]
    rosa.dms_open = False
    rosa.slash("whisper", channel=channel)
    await world.until(lambda: bot.faults)
    assert isinstance(bot.faults[0], discord.Forbidden)
    assert bot.faults[0].code == 50007


async def test_the_same_nonce_gives_the_same_message(
    world: FakeDiscord, bot: SmallBot, channel: Channel
) -> None:
    place = bot.get_partial_messageable(channel.id)
    first = await place.send("one", nonce="row-1")
    again = await place.send("one", nonce="row-1")
    other = await place.send("two", nonce="row-2")
    assert first.id == again.id != other.id
    world.nonce_window = 0.0
    assert (await place.send("one", nonce="row-1")).id not in {first.id, other.id}


async def test_messages_are_edited_fetched_listed_and_deleted(
    world: FakeDiscord, bot: SmallBot, channel: Channel, rosa: Person
) -> None:
    place = bot.get_channel(channel.id)
    assert isinstance(place, discord.TextChannel)
    rosa.says(channel, "hello")
    sent = await place.send(
        "a", file=discord.File(__file__, "kept.py"), allowed_mentions=discord.AllowedMentions.none()
    )
    await sent.edit(
        content=f"b <@{rosa.id}>", attachments=[*sent.attachments, discord.File(__file__, "new.py")]
    )
    found = channel.messages[sent.id]
    assert [file.name for file in found.files] == ["kept.py", "new.py"]
    assert found.pings == []
    assert (await place.fetch_message(sent.id)).content == f"b <@{rosa.id}>"
    assert [message.content async for message in place.history()] == [f"b <@{rosa.id}>", "hello"]
    assert [message.content async for message in place.history(oldest_first=True, limit=1)] == ["hello"]
    await sent.delete()
    with pytest.raises(discord.NotFound) as gone:
        await place.fetch_message(sent.id)
    assert gone.value.code == 10008
    await world.until(lambda: bot.heard)
    assert bot.heard[0] == "", "the intent for contents was not asked for"


async def test_threads_open_close_and_wake_up(world: FakeDiscord, bot: SmallBot, channel: Channel) -> None:
    place = bot.get_channel(channel.id)
    assert isinstance(place, discord.TextChannel)
    thread = await place.create_thread(name="Partie 1", type=discord.ChannelType.public_thread)
    await thread.edit(archived=True)
    await thread.send("still here")
    assert not world.channels[thread.id].archived
    await thread.edit(archived=True, locked=True)
    with pytest.raises(discord.HTTPException) as closed:
        await thread.send("anybody?")
    assert closed.value.code == 50083


async def test_members_can_be_asked_for(bot: SmallBot, guild: Guild, rosa: Person) -> None:
    found = bot.get_guild(guild.id)
    assert found is not None
    assert [member.id for member in await found.query_members("ros")] == [rosa.id]
    assert [member.id for member in await found.query_members(user_ids=[rosa.id])] == [rosa.id]
    assert (await found.fetch_member(rosa.id)).display_name == "Rosa"


async def test_what_the_bot_may_not_do_is_refused_and_known_to_it(
    world: FakeDiscord, bot: SmallBot, guild: Guild, channel: Channel, rosa: Person
) -> None:
    place = bot.get_channel(channel.id)
    assert isinstance(place, discord.TextChannel)
    world.deny(channel, "send_messages")
    with pytest.raises(discord.Forbidden) as refused:
        await place.send("hello")
    assert refused.value.code == 50013
    await world.until(lambda: not place.permissions_for(place.guild.me).send_messages)
    world.deny(channel)
    await place.send("hello")
    world.delete_channel(channel)
    with pytest.raises(discord.NotFound) as gone:
        await place.send("hello")
    assert gone.value.code == 10003
    world.leave(rosa, guild)
    user = await bot.fetch_user(rosa.id)
    with pytest.raises(discord.Forbidden) as stranger:
        await user.send("hello")
    assert stranger.value.code == 50278


async def test_an_interaction_may_be_older_than_it_looks(
    world: FakeDiscord, bot: SmallBot, channel: Channel, rosa: Person
) -> None:
    answer = await rosa.slash("where", channel=channel, age=2.0)
    assert answer.content.endswith(" 2")
    rosa.slash("where", channel=channel, age=4.0)
    await world.until(lambda: bot.faults)
    assert isinstance(bot.faults[0], discord.NotFound)
    assert bot.faults[0].code == 10062
