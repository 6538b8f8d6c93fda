"""Local mode without a browser: its address, its ids, its memory."""

from __future__ import annotations

import asyncio
import pathlib
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime

import aiohttp
import discord
import pytest

from bot.clock import AdvancedClock
from bot.i18n import LANGUAGES
from bot.local import PEOPLE, serve
from bot.local.journal import Journal
from bot.local.people import GUILD_ID, PLACES
from bot.local.world import World
from tests.local.toy import PAGE, Toy

AMELIE, BRUNO = PEOPLE[:2]


@asynccontextmanager
async def served(data: pathlib.Path, port: int = 0) -> AsyncIterator[tuple[str, Toy]]:
    """The toy bot in local mode for the length of a block: its address and the client."""
    toys: list[Toy] = []

    def make() -> Toy:
        toys.append(Toy())
        return toys[0]

    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    task = asyncio.create_task(serve(make, port=port, data_dir=data, words=PAGE, on_ready=address.set_result))
    task.add_done_callback(lambda ended: address.done() or address.cancel())
    try:
        yield await address, toys[0]
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def test_a_taken_port_gives_way_to_the_next_free_one(tmp_path: pathlib.Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        async with served(tmp_path, taken) as (url, _):
            assert taken < int(url.rsplit(":", 1)[1].rstrip("/")) < taken + 50


async def test_the_client_finds_the_same_guild_people_and_messages_after_a_restart(
    tmp_path: pathlib.Path,
) -> None:
    async with served(tmp_path) as (_, toy):
        guild = toy.get_guild(GUILD_ID)
        assert guild is not None
        thread = await guild.text_channels[0].create_thread(
            name="Table 2", type=discord.ChannelType.public_thread
        )
        await thread.send("in the thread")
        user = await toy.fetch_user(BRUNO.id)
        private = await user.send("for Bruno")
        assert private.channel.id == BRUNO.dm_id
    async with served(tmp_path) as (_, toy):
        guild = toy.get_guild(GUILD_ID)
        assert guild is not None
        assert [one.id for one in guild.text_channels] == [place.id for place in PLACES]
        assert guild.owner_id == AMELIE.id
        found = guild.get_thread(thread.id)
        assert found is not None
        assert [message.content async for message in found.history()] == ["in the thread"]
        user = await toy.fetch_user(BRUNO.id)
        again = await (await user.create_dm()).fetch_message(private.id)
        assert again.content == "for Bruno"
        await again.edit(content="still for Bruno")


async def test_a_message_sent_twice_under_one_nonce_appears_once(tmp_path: pathlib.Path) -> None:
    sent = []
    for _ in range(2):
        async with served(tmp_path) as (_, toy):
            channel = toy.get_channel(PLACES[0].id)
            assert isinstance(channel, discord.TextChannel)
            sent.append(await channel.send("owed", nonce="row-7"))
            assert len([message async for message in channel.history()]) == 1
    assert sent[0].id == sent[1].id


async def test_the_page_answers_under_loopback_names_only(tmp_path: pathlib.Path) -> None:
    async with served(tmp_path) as (url, _), aiohttp.ClientSession() as session:
        async with session.get(url) as response:
            assert response.status == 200
        async with session.get(url, headers={"Host": "elsewhere.example"}) as response:
            assert response.status == 403
        async with session.post(f"{url}deeds/say", data="{}") as response:
            assert response.status == 415
        async with session.post(f"{url}deeds/say", json={"viewer": "1"}) as response:
            assert response.status == 400


@pytest.mark.parametrize(
    ("kind", "deed"),
    [
        ("say", {"channel": str(BRUNO.dm_id), "content": "not mine"}),
        ("command", {"channel": str(PLACES[0].id), "path": ["nothing"]}),
        ("command", {"channel": str(PLACES[0].id), "path": ["toy", "pick"]}),
        ("press", {"channel": str(PLACES[0].id), "message": "5", "custom_id": "toy:join"}),
        ("submit", {"interaction": "5"}),
        ("dismiss", {"channel": str(PLACES[0].id), "message": "5"}),
    ],
)
async def test_what_discord_would_not_offer_is_refused(
    tmp_path: pathlib.Path, kind: str, deed: dict[str, object]
) -> None:
    async with served(tmp_path) as (url, _), aiohttp.ClientSession() as session:
        body = {"viewer": str(AMELIE.id), **deed}
        async with session.post(f"{url}deeds/{kind}", json=body) as response:
            assert (await response.json())["kind"] == "refused"


async def test_hours_can_be_let_pass_and_stay_so_after_a_restart(tmp_path: pathlib.Path) -> None:
    kept = tmp_path / "ahead"
    clock, woken = AdvancedClock(kept), asyncio.Event()
    before = clock.now()
    world = World(Journal(tmp_path / "local"), clock)
    world.on_advance = woken.set
    world.advance(24)
    assert woken.is_set(), "the bot does what has fallen due"
    assert clock.now() - before >= 24 * 3_600_000
    assert world.now_iso() > datetime.fromtimestamp(before / 1000 + 23 * 3600, UTC).isoformat()
    assert AdvancedClock(kept).ahead == clock.ahead
    world.journal.close()


async def test_the_page_lets_time_pass_within_bounds(tmp_path: pathlib.Path) -> None:
    async with served(tmp_path) as (url, _), aiohttp.ClientSession() as session:
        for hours, status in ((1, 200), (0, 400), (-5, 400), (10_000, 400)):
            deed = {"viewer": str(AMELIE.id), "hours": hours}
            async with session.post(f"{url}deeds/advance", json=deed) as response:
                assert response.status == status


async def test_the_page_is_given_its_words_in_every_language(tmp_path: pathlib.Path) -> None:
    async with (
        served(tmp_path) as (url, _),
        aiohttp.ClientSession() as client,
        client.get(f"{url}words") as got,
    ):
        words = await got.json()
    assert set(words) == set(LANGUAGES)
    assert words["fr"]["close"] == "Fermer"
    assert words["en"]["say"] == "Message {where} — type / for commands"
