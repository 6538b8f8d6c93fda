"""Every fault the fake Discord can be told to meet its clients with, as a real client suffers it."""

import asyncio

import aiohttp
import discord
import pytest

from . import Channel, FakeDiscord, Guild, Person, shorten_waits
from .gateway import LARGEST_SHARD
from .small_bot import SmallBot

SAID = "MESSAGE_CREATE"
MESSAGES = r"^/channels/\d+/messages$"


# ---- the gateway


@pytest.mark.parametrize("code", [4000, 1001, 1000, None])
async def test_what_happens_while_the_gateway_is_down_arrives_once_after_the_resume(
    world: FakeDiscord, bot: SmallBot, channel: Channel, rosa: Person, code: int | None
) -> None:
    await world.gateway.drop(code)
    first = rosa.slash("where", channel=channel)
    second = rosa.slash("table open", {"game": "cosmic"}, channel=channel)
    await first
    await second
    assert (world.gateway.identifies, world.gateway.resumes) == (1, 1)
    assert bot.seen == [first.id, second.id]


async def test_a_client_asked_to_reconnect_resumes(
    world: FakeDiscord, bot: SmallBot, channel: Channel, rosa: Person
) -> None:
    world.gateway.reconnect()
    await world.until(lambda: world.gateway.resumes == 1)
    world.gateway.invalidate(resumable=True)
    await world.until(lambda: world.gateway.resumes == 2)
    await rosa.slash("where", channel=channel)
    assert world.gateway.identifies == 1


async def test_an_interaction_seen_before_a_resume_may_come_again(
    world: FakeDiscord, bot: SmallBot, channel: Channel, rosa: Person
) -> None:
    once = await rosa.slash("where", channel=channel)
    world.gateway.repeat_on_resume()
    await world.gateway.drop()
    await world.until(lambda: bot.faults)
    assert bot.seen == [once.id, once.id]
    assert isinstance(bot.faults[0], discord.HTTPException)
    assert bot.faults[0].code == 40060
    await once.send().world.until(lambda: len(bot.seen) == 3)


async def test_a_refused_resume_loses_what_happened_meanwhile_and_starts_anew(
    world: FakeDiscord, bot: SmallBot, channel: Channel, rosa: Person
) -> None:
    with shorten_waits() as client_waits:
        world.gateway.refuse_resume()
        await world.gateway.drop()
        lost = rosa.slash("where", channel=channel)
        await world.bot_connected(identifies=2)
        world.gateway.invalidate()
        await world.bot_connected(identifies=3)
        assert client_waits.count(5.0) == 2
    await rosa.slash("where", channel=channel)
    assert lost.id not in bot.seen
    assert not lost.answered


async def test_events_can_be_held_back_and_lost(
    world: FakeDiscord, bot: SmallBot, channel: Channel, rosa: Person
) -> None:
    world.gateway.hold()
    held = rosa.slash("where", channel=channel)
    await bot.http.get_channel(channel.id)
    assert not bot.seen
    world.gateway.lose_next()
    lost = rosa.slash("where", channel=channel)
    world.gateway.release()
    await held
    await rosa.slash("where", channel=channel)
    assert len(bot.seen) == 2
    with pytest.raises(TimeoutError, match="a first answer"):
        await world.until(lambda: lost.answered, timeout=0.0, what="a first answer")


async def test_a_fatal_close_ends_the_client(world: FakeDiscord, bot: SmallBot) -> None:
    await world.gateway.drop(4004)
    await world.until(lambda: not world.gateway.live)
    assert bot.ended is not None
    with pytest.raises(discord.ConnectionClosed) as closed:
        await asyncio.shield(bot.ended)
    assert closed.value.code == 4004


async def test_a_client_without_shards_is_closed_where_it_has_too_many_servers(world: FakeDiscord) -> None:
    for number in range(LARGEST_SHARD + 1):
        world.guild(f"Server {number}")
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        with pytest.raises(discord.ConnectionClosed) as closed:
            await client.start("fake")
    assert closed.value.code == 4011


async def test_a_shard_hears_of_its_servers_and_the_first_of_direct_messages_too(world: FakeDiscord) -> None:
    world.gateway.shards = 2
    places = [world.channel(world.guild(f"Server {shard}", shard=shard)) for shard in (0, 1)]
    rosa = world.person("Rosa", *(place.guild for place in places if place.guild))
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    with shorten_waits():
        async with discord.AutoShardedClient(
            intents=intents, guild_ready_timeout=0.05, chunk_guilds_at_startup=False
        ) as client:
            connection = asyncio.create_task(client.start("fake"))
            await client.wait_until_ready()
            for place in (*places, rosa.dm):
                rosa.says(place, "hello")
            heard = {
                session.shard: [frame["d"]["channel_id"] for frame in session.events if frame["t"] == SAID]
                for session in world.gateway.live
            }
            await client.close()
            await connection
    assert heard == {0: [str(places[0].id), str(rosa.dm.id)], 1: [str(places[1].id)]}


async def test_a_person_comes_and_goes(world: FakeDiscord, bot: SmallBot, guild: Guild) -> None:
    world.person("Late", guild)
    thread = world.thread(world.channel(guild, "new"), "later")
    assert (await bot.fetch_channel(thread.id)).id == thread.id
    world.leave(world.bot, guild)
    await bot.wait_for("guild_remove", timeout=1.0)


# ---- requests


@pytest.mark.parametrize(
    ("status", "code", "kind"),
    [
        (403, 50007, discord.Forbidden),
        (403, 50013, discord.Forbidden),
        (404, 10003, discord.NotFound),
        (400, 50035, discord.HTTPException),
        (503, 130000, discord.DiscordServerError),
    ],
)
async def test_an_error_comes_instead_of_the_effect(
    world: FakeDiscord,
    bot: SmallBot,
    channel: Channel,
    status: int,
    code: int,
    kind: type[discord.HTTPException],
) -> None:
    fault = world.fail_next("POST", MESSAGES, status, code)
    place = bot.get_partial_messageable(channel.id)
    with pytest.raises(kind) as caught:
        await place.send("one")
    assert (caught.value.status, caught.value.code, fault.hits) == (status, code, 1)
    assert world.messages(channel) == []
    await place.send("two")
    assert [message.content for message in world.messages(channel)] == ["two"]


@pytest.mark.parametrize("status", [500, 502])
async def test_an_answer_lost_after_the_effect_is_repeated_with_the_same_nonce(
    world: FakeDiscord, bot: SmallBot, channel: Channel, status: int
) -> None:
    with shorten_waits() as client_waits:
        world.fail_next("POST", MESSAGES, status, times=2, before_effect=False)
        await bot.get_partial_messageable(channel.id).send("once")
        assert client_waits == [1, 3]
    assert len(world.requests("POST", MESSAGES)) == 3
    assert [message.content for message in world.messages(channel)] == ["once"]


@pytest.mark.parametrize("politely", [False, True])
@pytest.mark.parametrize("before_effect", [False, True])
async def test_a_connection_is_cut_before_or_after_the_effect(
    world: FakeDiscord, bot: SmallBot, channel: Channel, before_effect: bool, politely: bool
) -> None:
    world.reset_next("POST", MESSAGES, before_effect=before_effect, politely=politely)
    place = bot.get_partial_messageable(channel.id)
    with pytest.raises(aiohttp.ServerDisconnectedError if politely else OSError) as caught:
        await place.send("one", nonce="row-1")
    assert politely or getattr(caught.value, "errno", None) == 104
    assert len(world.messages(channel)) == (0 if before_effect else 1)
    await place.send("one", nonce="row-1")
    assert len(world.messages(channel)) == 1
    assert [request.status for request in world.requests("POST", MESSAGES)] == [0, 200]


async def test_rate_limits_are_waited_for_but_a_ban_is_not(
    world: FakeDiscord, bot: SmallBot, channel: Channel, rosa: Person
) -> None:
    place = bot.get_partial_messageable(channel.id)
    with shorten_waits() as client_waits:
        world.rate_limit_next("POST", MESSAGES, 7.5)
        world.rate_limit_next("POST", MESSAGES, 2.5, "global")
        world.rate_limit_next("POST", "/callback$", 1.5, "shared")
        await place.send("one")
        await rosa.slash("where", channel=channel)
        assert [nap for nap in client_waits if nap] == [7.5, 2.5, 1.5]
    world.rate_limit_next("POST", MESSAGES, via=False)
    with pytest.raises(discord.HTTPException) as banned:
        await place.send("two")
    assert banned.value.status == 429
    world.fail_next("POST", MESSAGES, 429, body="error code: 1015")
    with pytest.raises(discord.HTTPException, match="1015"):
        await place.send("three")


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060)])
@pytest.mark.parametrize("before_effect", [True, False])
async def test_a_first_answer_is_refused_with_or_without_effect(
    world: FakeDiscord,
    bot: SmallBot,
    channel: Channel,
    rosa: Person,
    status: int,
    code: int,
    before_effect: bool,
) -> None:
    world.fail_next("POST", "/callback$", status, code, before_effect=before_effect)
    answer = rosa.slash("where", channel=channel)
    await world.until(lambda: bot.faults)
    assert isinstance(bot.faults[0], discord.HTTPException)
    assert bot.faults[0].code == code
    assert answer.answered is not before_effect


async def test_a_request_can_be_held_before_or_after_its_effect(
    world: FakeDiscord, bot: SmallBot, channel: Channel, rosa: Person
) -> None:
    fault = world.hold_next("POST", "/callback$")
    answer = rosa.slash("where", channel=channel)
    await world.until(lambda: fault.hits)
    assert not answer.answered
    fault.release()
    await answer
    fault = world.hold_next("POST", "/callback$", before_effect=False)
    await rosa.slash("where", channel=channel)
    assert len(world.requests("POST", "/callback$")) == 1
    fault.release()
    await world.until(lambda: len(world.requests("POST", "/callback$")) == 2)


async def test_an_old_token_opens_nothing(
    world: FakeDiscord, bot: SmallBot, channel: Channel, rosa: Person
) -> None:
    world.answer_within = 10_000.0
    answer = rosa.slash("slow", channel=channel, age=901.0)
    await world.until(lambda: bot.faults)
    assert isinstance(bot.faults[0], discord.HTTPException)
    assert (bot.faults[0].status, bot.faults[0].code) == (401, 50027)
    assert answer.type == "deferred"
