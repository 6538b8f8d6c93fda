"""How much a whole game tells Discord: requests that are no answers to interactions, for each reply."""

import asyncio
import random
import tempfile
from pathlib import Path

from bench.figures import Figure
from bench.seated import PEOPLE, Seated, ahead
from bot.app import PorcRoyal
from bot.config import Settings
from bot.moderator import Press
from storage.sqlite import open_store
from tests.loopback import Loopback

LONGEST = 400


async def told(*, quick: bool) -> list[Figure]:
    """One whole game of practice players' replies, every letter delivered before the next reply."""
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        async with Loopback() as world:
            guild = world.guild()
            channel = world.channel(guild)
            people = [world.person(f"Joueuse {seat}", guild).id for seat in range(PEOPLE)]
            store = await open_store(Path(name))
            change, table = ahead(
                1, lambda number: (guild.id, channel.id, people), start=0, more=0, max_turns=6
            )
            await store.commit(change)
            bot = PorcRoyal(Settings(discord_token="loopback", data_dir=name), store)
            await bot.login("loopback")
            connection = asyncio.create_task(bot.connect())
            await world.bot_connected()
            try:
                before = len(world.traffic)
                replies = await _played(bot, table, 6 if quick else LONGEST)
                asked = world.traffic[before:]
            finally:
                await bot.close()
                await asyncio.gather(connection, return_exceptions=True)
    public = sum(one.path.startswith(f"/channels/{channel.id}/") for one in asked)
    pictures = sum(bool(one.files) for one in asked)
    note = (
        f"{replies} replies, {len(asked)} requests: {public} to the channel, the others to 3 people's direct messages; "
        f"{pictures} with a picture; every letter delivered before the next reply, so nothing is merged"
    )
    return [Figure("requests to Discord of a reply, a whole game", len(asked) / replies, "", note=note)]


async def _played(bot: PorcRoyal, table: Seated, most: int) -> int:
    """Answer whatever is asked until the game is over; gives the number of replies."""
    luck = random.Random(1)
    for number in range(most):
        async with bot.tables.turn(table.id) as live:
            if live.game is None or live.table.status != "playing":
                return number
            seat = live.play.awaited[0]
            reply = live.rulebook.practise(live.play.view(seat), live.play.asks[seat], luck.randrange(2**32))
        await bot.moderator.reply(table.id, Press(table.people[seat], number + 1), reply)
        await bot.courier.idle()
    return most
