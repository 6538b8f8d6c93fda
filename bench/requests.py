"""How much a whole game tells Discord: requests that are no answers to interactions, for each reply.

A press in the message that asks is answered by that message, so it costs less than the same reply typed elsewhere,
after which a request closes the message that asked. Both are counted; `bench.calm` counts people's presses one by one.
"""

import asyncio
import random
import tempfile
from collections.abc import Mapping
from pathlib import Path

from bench.figures import Figure
from bench.seated import PEOPLE, Seated, ahead
from bot.app import PorcRoyal
from bot.delivery import Limiter
from bot.moderation.moderator import Press
from bot.ops.config import Settings
from porc_royal.rulebook import Setting
from storage.sqlite import open_store
from tests.delivery.running import QuickClock
from tests.fake_discord import FakeDiscord

LONGEST = 1_500
MANY = 6
MOST = 1.0
"""Requests for each reply of a whole game that are wanted at most."""
MOST_AMONG_MANY = 1.2
"""The same of a game in which everybody may interrupt."""


async def count_requests(*, quick: bool) -> list[Figure]:
    """Whole games of practice players' replies: the simplified one of three, two others of six."""
    return [
        await _told("simplified Cochons", "cochons", PEOPLE, {"max_turns": 6}, quick=quick),
        await _told(
            "simplified Cochons, all typed",
            "cochons",
            PEOPLE,
            {"max_turns": 6},
            None,
            quick=quick,
            typed=True,
        ),
        await _told("complete Cochons", "cochons-complete", MANY, {"max_turns": 6}, quick=quick),
        await _told(
            "Cosmic Encounter", "cosmic", MANY, {"win": 5, "pace": "gates"}, MOST_AMONG_MANY, quick=quick
        ),
    ]


async def _told(
    called: str,
    game: str,
    number: int,
    options: Mapping[str, Setting],
    reach: float | None = MOST,
    *,
    quick: bool,
    typed: bool = False,
) -> Figure:
    """One whole game, every message delivered before the next reply."""
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        async with FakeDiscord() as world:
            guild = world.guild()
            channel = world.channel(guild)
            people = [world.person(f"Joueuse {seat}", guild).id for seat in range(number)]
            store = await open_store(Path(name))
            ids = guild.id, channel.id, people
            change, table = ahead(1, lambda _: ids, start=0, more=0, game=game, options=options)
            await store.commit(change)
            # What is counted is how many they are; how fast they may leave is left out.
            pace = QuickClock()
            limiter = Limiter(pace, pace.sleep)
            bot = PorcRoyal(Settings(discord_token="fake", data_dir=name), store, limiter=limiter)
            await bot.login("fake")
            connection = asyncio.create_task(bot.connect())
            await world.bot_connected()
            try:
                before = len(world.traffic)
                replies = await _played(bot, table, None if typed else world, 6 if quick else LONGEST)
                asked = world.traffic[before:]
            finally:
                await bot.close()
                await asyncio.gather(connection, return_exceptions=True)
    public = sum(one.path.startswith(f"/channels/{channel.id}/") for one in asked)
    pictures = sum(bool(one.files) for one in asked)
    note = (
        f"{replies} replies, {len(asked)} requests: {public} to the channel, "
        f"the others to {number} people's direct messages; "
        f"{pictures} with a picture; every message delivered before the next reply, so nothing is merged"
    )
    name, each = f"requests to Discord of a reply, {called}", len(asked) / replies
    return Figure(name, each, "", None, each, reach, "at most", "value", note)


async def _played(bot: PorcRoyal, table: Seated, pressed: FakeDiscord | None, most: int) -> int:
    """Answer whatever is asked until the game is over; gives the number of replies.

    pressed: where the message lies in which one answers; None: nobody answers there
    """
    luck = random.Random(1)
    for number in range(most):
        async with bot.tables.turn(table.id) as live:
            if live.game is None or live.table.status != "playing":
                return number
            seat = live.play.awaited[0]
            reply = live.rulebook.practise(live.play.view(seat), live.play.asks[seat], luck.randrange(2**32))
        person = table.people[seat]
        asking = None if pressed is None else _find_question(pressed, person)
        await bot.moderator.reply(table.id, Press(person, number + 1, message_id=asking), reply)
        await bot.delivery.idle()
    return most


def _find_question(world: FakeDiscord, user_id: int) -> int | None:
    """The newest direct message to somebody that can be answered; None where the channel alone asks."""
    inbox = world.dm_of(world.users[user_id])
    return next((one.id for one in reversed(world.messages(inbox)) if one.components), None)
