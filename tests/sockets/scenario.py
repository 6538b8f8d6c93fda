"""What most tests of this folder begin with: a guild, a channel, three people, and the bot."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from porc_royal.facts import Fact
from tests.fake_discord import Channel, Guild, Interaction, Message, Person
from tests.fake_discord.components import BUTTON, SELECTS, walk
from tests.sockets.games import COCHONS, Game
from tests.sockets.running_bot import SECOND, RunningBot

MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE


class Scenario:
    """What most tests begin with: a guild, a channel, three people, and the bot."""

    def __init__(self, running: RunningBot, game: Game = COCHONS) -> None:
        self.running: Final = running
        self.game: Final = game
        self.world: Final = running.world
        # Where there are several shards it is not on the first, which hears direct messages, too.
        self.guild: Final[Guild] = self.world.guild(shard=self.world.gateway.shards // 2)
        self.channel: Final[Channel] = self.world.channel(self.guild)
        self.ana: Final[Person] = self.world.person("Ana", self.guild, locale="fr")
        self.bob: Final[Person] = self.world.person("Bob", self.guild, locale="en-US")
        self.cy: Final[Person] = self.world.person("Cy", self.guild, locale="fr")

    @property
    def people(self) -> list[Person]:
        return [self.ana, self.bob, self.cy]

    def public(self, channel: Channel | None = None) -> list[Message]:
        """What everybody sees in the channel."""
        return [each for each in self.world.messages(channel or self.channel) if not each.ephemeral]

    def story(self, channel: Channel | None = None) -> Message:
        """The message that tells what happens in the game now, as it stands; the only one with its button."""
        (story,) = [
            each
            for each in self.public(channel)
            if self.running.text("button-answer") in each.buttons.values()
        ]
        return story

    def told(self, words: str, channel: Channel | None = None) -> list[Message]:
        """The messages of the channel in which this can be read as they stand now."""
        return [each for each in self.public(channel) if words in each.text]

    async def list_facts(self, start: int = 0, table: int = 1) -> list[str]:
        """What the channel tells of the log from an entry on, line by line, in the words of the table."""
        live = await self.running.live(table)
        voice = self.running.bot.voices.of_table(live)
        return [
            line
            for entry in (await self.running.log(table))[start:]
            for fact in msgspec.json.decode(entry.facts, type=list[Fact])
            if fact.to is None and fact.says.key not in live.rulebook.logged
            for line in voice.say(fact.says).split("\n")
        ]

    async def check_told(self, start: int = 0, channel: Channel | None = None) -> None:
        """What happened since an entry of the log stands in the channel as its messages stand now: once, in order."""
        lines = [line for each in self.public(channel) for line in each.text.split("\n")]
        facts, known = await self.list_facts(start), Counter(await self.list_facts())
        for line in set(facts):
            assert lines.count(line) == known[line], f"told {lines.count(line)} times: {line}"
        left = iter(lines)
        assert all(line in left for line in facts), "told in another order"

    def lose_story(self) -> None:
        """A moderator deletes the story, so that what happens next comes in a new message."""
        self.world.delete(self.story())

    async def lobby(
        self, host: Person | None = None, channel: Channel | None = None, **options: str
    ) -> Message:
        """Open a table by command; gives the lobby's message."""
        host, place = host or self.ana, channel or self.channel
        await host.slash("table open", {"game": self.game.name, **options}, channel=place)
        await self.running.settle()
        return next(each for each in reversed(self.public(place)) if each.buttons)

    async def seated(self, channel: Channel | None = None, **options: str) -> Message:
        """A lobby in which all three sit; Ana is the host."""
        lobby = await self.lobby(None, channel, **options)
        await self.bob.press(lobby, "Rejoindre")
        await self.cy.press(lobby, "Rejoindre")
        await self.running.settle()
        return lobby

    async def started(self, channel: Channel | None = None, **options: str) -> Message:
        """A game in which one person is asked, every message delivered; gives the newest public message."""
        await self.begun(channel, **options)
        if options.get("game", self.game.name) == self.game.name:
            await self._answer_first(self.game.opening, channel)
        return self.public(channel)[-1]

    async def drawn(self, channel: Channel | None = None, **options: str) -> Message:
        """A game in which all have just been asked something, in secret."""
        options["options"] = self.game.options(options.get("options", ""), self.game.secret)
        await self.begun(channel, **options)
        await self._answer_first(self.game.first, channel)
        assert len(await self.awaited(1 if channel is None else 2)) == len(self.people)
        return self.public(channel)[-1]

    async def begun(self, channel: Channel | None = None, **options: str) -> None:
        """A game that has just begun, every message delivered."""
        if options.get("game", self.game.name) == self.game.name:
            options["options"] = self.game.options(self.game.alone, options.get("options", ""))
        lobby = await self.seated(channel, **{name: value for name, value in options.items() if value})
        await self.ana.press(lobby, "Commencer")
        await self.running.settle()

    async def _answer_first(self, questions: int, channel: Channel | None) -> None:
        """So many questions are answered by all who are asked, with what is offered first."""
        for _ in range(questions):
            for person in await self.awaited(1 if channel is None else 2):
                panel = await person.slash("answer", channel=channel or self.channel)
                await offered_first(person, panel)
            await self.running.settle()

    async def awaited(self, table: int = 1) -> list[Person]:
        """The people who owe an answer, lowest seat first."""
        live = await self.running.live(table)
        by_id = {person.id: person for person in self.people}
        return [by_id[live.at(seat).user_id or 0] for seat in live.play.awaited]

    def question(self, person: Person) -> Message:
        """The newest direct message to somebody that has something to press or to choose."""
        return next(each for each in reversed(person.sees(person.dm)) if each.buttons or each.menus)


def offered_first(person: Person, panel: Message | Interaction) -> Interaction:
    """Somebody presses the first button there, or chooses the first thing in the first menu."""
    kinds = (BUTTON, *SELECTS)
    part = next(one for one in walk(panel.components) if one["type"] in kinds and not one.get("disabled"))
    if part["type"] == BUTTON:
        return person.press(panel, part["custom_id"])
    return person.choose(panel, part["custom_id"], [part["options"][0]["value"]])
