"""On the local page, too, whoever comes back after days is told what they missed, with pictures of then and now."""

import asyncio
import pathlib
import random
from dataclasses import replace

from bot.local.people import PEOPLE
from tests.simcord.games import STORIES
from tests.simcord.scenario import CHANNEL, running
from tests.simcord.seating import seat_everybody
from tests.sockets.games import COCHONS

DAYS = 48 * 3600 * 1000


async def test_whoever_comes_back_is_told_what_they_missed(tmp_path: pathlib.Path) -> None:
    async with running(tmp_path, random.Random("away for two days")) as scenario:
        story = replace(STORIES["cochons"], options=COCHONS.short)
        await seat_everybody(scenario, story, "fr")
        person = (await scenario.awaited())[0]
        reader = next(one for one in PEOPLE[:3] if one is not person)
        await scenario.command(reader, "log")
        before = await scenario.replies()
        while await scenario.replies() == before:
            await scenario.step(person, CHANNEL)
        scenario.clock.advance(DAYS)
        await scenario.command(reader, "board")
        while under_way := scenario.bot.admission.under_way:
            await asyncio.wait(under_way)
        told = scenario.world.messages_of(reader.id, CHANNEL)[-1]
        words = scenario.bot.words.of("fr" if reader.locale == "fr" else "en")
        assert words.text("catchup-title", table="§", when="§").split("§")[1].strip() in told.content
        assert words.text("button-catchup-all") in str(told.components)
