"""The whole bot at work between a data folder and a fake Discord, with the time in the test's hand."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from bot.app import PorcRoyal
from bot.delivery.outgoing import channel, dm
from bot.ops.config import Settings
from bot.tables.live import Live
from games.table.facts import Fact
from games.table.scene import Scene
from storage.ports import Entry, Owed
from storage.sqlite import SqliteStore, open_store
from tests.delivery.running import HeldClock
from tests.fake_discord import Channel, FakeDiscord, Guild, Interaction, Message, Person
from tests.fake_discord.components import BUTTON, SELECTS, walk
from tests.sockets.games import COCHONS, Game

PNG: Final = b"\x89PNG\r\n\x1a\n a picture"
SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE


class StillPainter:
    """Paints the same picture each time, without a process of its own; knows pictures apart all the same."""

    async def png(self, scene: Scene) -> bytes:
        return PNG

    async def digest(self, scene: Scene) -> str:
        return hashlib.sha256(msgspec.json.encode(scene)).hexdigest()

    async def warm(self) -> None:
        pass

    async def close(self) -> None:
        pass


class RunningBot:
    """A bot that can be stopped, killed and started again on the same data.

    The clock stands still until `settle` or a test advances it, and Discord's ids carry its time: a bot that
    runs three days in a test still finds the presses fresh. `painted`: with real pictures.
    """

    def __init__(self, world: FakeDiscord, data: Path, *, painted: bool = False) -> None:
        self.world: Final = world
        self.clock: Final = HeldClock()
        self._data: Final = data
        self._painted: Final = painted
        self._connection: asyncio.Task[None] | None = None
        self.bot: PorcRoyal
        self.store: SqliteStore
        world.ids.now = self.clock.now
        world.answer_within = float("inf")
        if painted:  # on a busy machine the first picture takes its time
            world.patience = 60.0

    # ---- coming and going

    async def open(self) -> None:
        """Start the bot; ready when this returns."""
        self.store = await open_store(self._data)
        settings = Settings(discord_token="fake", practice_delay_ms=0, data_dir=str(self._data))
        self.bot = PorcRoyal(settings, self.store, self.clock, self.clock.sleep, picture_seconds=60)
        self.bot._connection.guild_ready_timeout = 0.02
        if not self._painted:
            still: Any = StillPainter()
            await self.bot.painter.close()
            self.bot.painter = self.bot.pictures._painter = still
        self._take_turns()
        await self.bot.login("fake")
        self._connection = asyncio.create_task(self.bot.connect())
        await self.bot.wait_until_ready()

    def _take_turns(self) -> None:
        """`settle` fires deadlines as the scheduler does: never both at once."""
        lock, fire_due = asyncio.Lock(), self.bot.scheduler.fire_due

        async def alone() -> int:
            async with lock:
                return await fire_due()

        self.bot.scheduler.fire_due = alone  # type: ignore[method-assign]  # so that tests need not wait

    async def close(self) -> None:
        """Stop it as a deploy does."""
        self._hush()
        await self.bot.close()
        await self._gone()

    async def kill(self) -> None:
        """Stop it without a word: what was not committed is lost, what was not sent stays owed."""
        self._hush()
        self.bot.admission.stopping = True
        for task in self.bot._tasks:
            task.cancel()
        await asyncio.gather(*self.bot._tasks, return_exceptions=True)
        await super(PorcRoyal, self.bot).close()
        await self.bot.painter.close()
        await self.store.close()
        await self._gone()

    def _hush(self) -> None:
        """discord.py would say that it is ready even after it was closed."""
        if self.bot._connection._ready_task is not None:
            self.bot._connection._ready_task.cancel()

    async def _gone(self) -> None:
        if self._connection is not None:
            await asyncio.gather(self._connection, return_exceptions=True)
            self._connection = None

    # ---- waiting

    async def settle(self, patience: int = 10 * SECOND) -> None:
        """Let everything happen that is due, and every message arrive that needs no longer than `patience`."""
        until = self.clock.now() + patience
        for _ in range(500):
            await self.bot.scheduler.fire_due()
            await self.bot.delivery.idle()
            due, owed = await self.store.next_due(), await self.store.next_owed_at()
            if due is not None and due <= self.clock.now():
                continue
            if owed is None or owed > until:
                return
            if owed > self.clock.now():
                self.clock.advance(owed - self.clock.now())
        raise AssertionError("the bot does not come to rest")

    async def rest(self) -> None:
        """Let everything end that presses and commands have begun, also what follows their answers."""
        for _ in range(3):
            await asyncio.sleep(0)
            if under_way := self.bot.admission.under_way - {asyncio.current_task()}:
                await asyncio.wait(under_way)

    async def later(self, milliseconds: int) -> None:
        """So much later, when everything due by then has happened."""
        self.clock.advance(milliseconds)
        await self.settle()

    # ---- looking inside

    async def live(self, table: int = 1) -> Live:
        """The table as it stands."""
        async with self.bot.tables.turn(table) as live:
            return live

    async def log(self, table: int = 1) -> Sequence[Entry]:
        """Everything that was taken."""
        return await self.store.log(table)

    async def owed_to(self, place: Channel) -> Sequence[Owed]:
        """The messages that wait for a channel or for somebody's direct messages."""
        lane = channel(place.id) if place.recipient is None else dm(place.recipient.id)
        return await self.store.lane(lane, 100)

    def text(self, key: str, language: str = "fr", **args: str | int) -> str:
        """A sentence of the bot."""
        return self.bot.words.of("en" if language.startswith("en") else "fr").text(key, **args)


class Scenario:
    """What most tests begin with: a guild, a channel, three people, and the bot."""

    def __init__(self, running: RunningBot, game: Game = COCHONS) -> None:
        self.running: Final = running
        self.game: Final = game
        self.world: Final = running.world
        self.guild: Final[Guild] = self.world.guild()
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
        """What everybody may know of the log from an entry on, line by line, in the words of the table."""
        live = await self.running.live(table)
        voice = self.running.bot.voices.of_table(live)
        return [
            line
            for entry in (await self.running.log(table))[start:]
            for fact in msgspec.json.decode(entry.facts, type=list[Fact])
            if fact.to is None
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
