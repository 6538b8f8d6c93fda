"""A channel and its people before bots that come and go: what the tests of one process at a time begin with."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from bot.panels.custom_ids import read_token
from tests.fake_discord import Channel, FakeDiscord, Interaction, Message, Person
from tests.killing.bots import Bot, Bots
from tests.killing.crowd import replies_of
from tests.processes.start import Start
from tests.sockets.players import is_taken

PATIENCE: Final = 60.0


class BusyGuild:
    """One guild with some channels; Ana, who plays with two practice players wherever she sits down."""

    def __init__(self, world: FakeDiscord, folder: Path, bots: Bots | None = None) -> None:
        self.world: Final = world
        self.folder: Final = folder
        self.data: Final = folder / "data"
        self.log: Final = folder / "log"
        self.guild: Final = world.guild()
        self.channel: Final = world.channel(self.guild)
        self.ana: Final[Person] = world.person("Ana", self.guild, locale="fr")
        self._bots: Final = bots
        world.patience = PATIENCE

    @property
    def env(self) -> dict[str, str]:
        return self.world.env | {"DATA_DIR": str(self.data), "PRACTICE_DELAY_MS": "0"}

    def start(self, **parts: Any) -> Bot:
        """Let a bot begin. log: the file that gets what it prints."""
        assert self._bots is not None
        log = parts.pop("log", self.log)
        return self._bots.start(Start(str(self.folder), self.env, **parts), log)

    async def arrive(self, **parts: Any) -> Bot:
        """Let a bot begin, and wait until it is connected."""
        gateway = self.world.gateway
        before = gateway.identifies
        bot = self.start(**parts)
        bot.ended.add_done_callback(lambda _: self.world.changed())
        await self.world.until(lambda: bot.ended.done() or (gateway.identifies > before and gateway.live))
        assert not bot.ended.done(), self.log.read_text()
        return bot

    # ---- at a table

    async def lobby(self, channel: Channel | None = None, **options: str) -> Message:
        """Ana opens a table; gives the lobby's message."""
        place = channel or self.channel
        told = {"options": "max_turns=6, auto_start=true", **options}
        await self.ana.slash("table open", {"game": "cochons", **told}, channel=place)
        return await self.world.until(
            lambda: next((each for each in place.messages.values() if verbs(each)), None)
        )

    async def started(self, channel: Channel | None = None, **options: str) -> Message:
        """Ana starts a table with two practice players; gives what she is asked."""
        place, seen = channel or self.channel, max(self.ana.dm.messages, default=0)
        lobby = await self.lobby(place, **options)
        for verb in ("practice", "practice", "start"):
            await self.ana.press(lobby, verbs(lobby)[verb], forged=True)
        return await self.asked(seen)

    async def asked(self, since: int = 0) -> Message:
        """The newest question in Ana's direct messages, when there is one newer than `since`."""

        def question() -> Message | None:
            there = [each for each in self.ana.dm.messages.values() if each.id > since and replies_of(each)]
            return there[-1] if there else None

        return await self.world.until(question)

    def press(self, question: Message | Interaction) -> Interaction:
        """Ana presses the first button that replies at once."""
        parts = [part for part in replies_of(question) if read_token(part["custom_id"]).verb == "answer"]
        return self.ana.press(question, parts[0]["custom_id"])

    async def reply(self, question: Message | Interaction) -> int:
        """Ana replies; gives the number in the log of the reply that is confirmed to her."""
        pressed = self.press(question)
        assert is_taken(await pressed)
        ((outcome,),) = self.query("SELECT outcome FROM interactions WHERE id = ?", pressed.id)
        return int(json.loads(outcome)["seq"])

    async def question(self) -> Interaction:
        """`/answer`, when something is asked of Ana."""
        while not replies_of(answer := await self.ana.slash("answer", channel=self.channel)):
            seen = len(self.world.traffic)
            await self.world.until(lambda seen=seen: len(self.world.traffic) > seen)  # type: ignore[misc]
        return answer

    def says(self, words: str, channel: Channel | None = None) -> list[str]:
        """The public messages of a channel that hold these words."""
        there = (channel or self.channel).messages.values()
        return [each.text for each in there if words in each.text and not each.ephemeral]

    def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Ask (or change) the database of a dead bot."""
        with closing(sqlite3.connect(self.data / "porc.sqlite3")) as connection, connection:
            return connection.execute(sql, values).fetchall()


def verbs(message: Message) -> dict[str, str]:
    """The custom id of each button, by what it does."""
    return {read_token(custom_id).verb: custom_id for custom_id in message.buttons}


def mode(path: Path) -> int:
    """Who may read and write a file."""
    return path.stat().st_mode & 0o777
