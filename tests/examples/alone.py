"""A bot in whose environment Goofspiel is the only game: what it says of itself, and a game played by what is offered.

Run there, with a folder for its data; prints what was read as JSON. It imports nothing that knows another game.
"""

import asyncio
import json
import logging
import sys
from pathlib import Path
from typing import Final

import structlog

from tests.fake_discord import FakeDiscord, Person
from tests.sockets.running_bot import RunningBot

GAME: Final = "goofspiel"
ROUNDS: Final = 7


async def play(folder: Path) -> dict[str, object]:
    """Two people, one of each language, from the help to the result."""
    async with FakeDiscord() as world:
        running = RunningBot(world, folder, new=True)
        await running.open()
        guild = world.guild()
        channel = world.channel(guild)
        ana, bob = world.person("Ana", guild, locale="fr"), world.person("Bob", guild, locale="en-US")
        people = [ana, bob]
        lines = ("help", "table list", "rules")
        read = [await one.slash(line, channel=channel) for one in people for line in lines]
        offered = await ana.autocomplete("table open", "game", "", channel=channel)
        await ana.slash("table open", {"game": GAME, "options": "prizes=7"}, channel=channel)
        await running.settle()
        lobby = world.messages(channel)[-1]
        await bob.press(lobby, "Rejoindre")
        await ana.press(lobby, "Commencer")
        await running.settle()
        answers = 0
        for _ in range(ROUNDS):
            for person in people:
                answers += await choose_first(person)
            await running.settle()
        status = (await running.live()).table.status
        await running.close()
        return {
            "read": [one.text for one in read],
            "told": [one.text for one in world.messages()],
            "offered": offered,
            "commands": world.commands[None],
            "answers": answers,
            "status": status,
        }


async def choose_first(person: Person) -> int:
    """Take what is offered first in the newest of their direct messages; how many answers that was."""
    asked = person.sees(person.dm)[-1]
    if asked.menus:
        menu, values = next(iter(asked.menus.items()))
        await person.choose(asked, menu, [values[0]])
        return 1
    bids = [name for name, words in asked.buttons.items() if "→" in words]
    if bids:
        await person.press(asked, bids[0])
    return len(bids[:1])


if __name__ == "__main__":
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    print(json.dumps(asyncio.run(play(Path(sys.argv[1]))), default=str))
