"""People who go on playing whatever happens to the bot: they answer what their screens ask, and start anew."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any, Final

from bot.panels.custom_ids import Verb, read_token
from tests.fake_discord import Channel, FakeDiscord, Interaction, Message, Person, age_of
from tests.fake_discord.components import BUTTON
from tests.sockets.games import Game
from tests.sockets.players import SUCCESS, is_taken, parts_of
from tests.windows import fill_at_random

PEOPLE: Final = (("Ana", "fr"), ("Bob", "en-US"), ("Cy", "fr"))
REPLIES: Final[tuple[Verb, ...]] = ("answer", "menu", "whole", "form", "fill", "skip", "send", "type")
PATIENCE: Final = 90.0
"""Seconds that somebody waits to be asked before the test says that the game stands still: a search may take sixty."""
AGAIN: Final = 20.0
"""Seconds after which somebody who sees no question looks again: they may have been told to try once more."""
FRESH: Final = 1.5
"""Seconds; the bot takes nothing that is older than two and a half."""
NEWEST: Final = 40
"""So many of the newest messages of a place are looked at for a question."""

Json = dict[str, Any]
Panel = Message | Interaction


def replies_of(panel: Panel) -> list[Json]:
    """The components of a panel that answer a question of the game."""
    return [part for part in parts_of(panel) if read_token(part["custom_id"]).verb in REPLIES]


class Somebody:
    """One person: their luck, and what is open on their screen."""

    def __init__(self, world: FakeDiscord, person: Person, channel: Channel, game: Game, luck: int) -> None:
        self.person: Final = person
        self._world: Final = world
        self._channel: Final = channel
        self._luck: Final = random.Random(luck)
        self._rare: Final = frozenset(game.rare)
        self._open: Panel | None = None
        self._read: Final[dict[Channel, object]] = {}

    def describe(self) -> str:
        """What they have before their eyes, and what they have read."""
        open_ = None if self._open is None else (self._open.id, self._open.text[:80], replies_of(self._open))
        newest = [
            [one.id for one in place.messages.values() if not one.ephemeral and replies_of(one)][-3:]
            for place in (self._channel, self.person.dm)
        ]
        return f"{open_}; questions in the channel and by message {newest}; read {list(self._read.values())}"

    async def live(self) -> None:
        """Answer for ever whatever is asked."""
        await self._look()
        while True:
            await self._use(await self._wait())

    async def _wait(self) -> Panel:
        """The next question, for which somebody looks now and then."""
        until = self._world.until
        for _ in range(round(PATIENCE / AGAIN)):
            with suppress(TimeoutError):
                panel: Panel = await until(self._asked, AGAIN)
                return panel
            await self._look()
        last: Panel = await until(self._asked, AGAIN, f"a question to {self.person.name}")
        return last

    async def _look(self) -> None:
        """`/answer`: whatever is asked of me now."""
        answer = await self.person.slash("answer", channel=self._channel)
        self._open = answer if replies_of(answer) else None

    def _asked(self) -> Panel | None:
        """What is to be answered next: the newest message that asks something it did not ask before, or what is open.

        Direct messages ask one person; a window is asked of everybody in the channel. Both ask on by edits.
        """
        for place in (self._channel, self.person.dm):
            public = (one for one in reversed(place.messages.values()) if not one.ephemeral)
            asking = next((one for one in islice(public, NEWEST) if replies_of(one)), None)
            if asking is None:
                continue
            asked = (asking.id, [part["custom_id"] for part in replies_of(asking)])
            if self._read.get(place) != asked:
                self._read[place], self._open = asked, asking
        return self._open

    async def _use(self, panel: Panel) -> None:
        parts = replies_of(panel) if self._still_sees(panel) else []
        if not parts:  # answered in an earlier run, which has not told us: it shows its receipt, or is gone
            await self._look()
            return
        usual = [part for part in parts if read_token(part["custom_id"]).option not in self._rare] or parts
        part = self._luck.choice([part for part in usual if part.get("style") == SUCCESS] or usual)
        answer = await self._act(panel, part)
        if answer.type == "modal":
            answer = await self.person.submit(answer, fill_at_random(answer.modal, self._luck))
        if replies_of(answer):
            self._open = answer
        elif is_taken(answer):
            self._open = None
        else:
            await self._look()

    def _still_sees(self, panel: Panel) -> bool:
        """Whether nobody deleted it since it was chosen."""
        message = panel.message if isinstance(panel, Interaction) else panel
        return message is None or self.person.can_see(message)

    def _act(self, panel: Panel, part: Json) -> Interaction:
        if part["type"] == BUTTON:
            return self.person.press(panel, part["custom_id"])
        values = [option["value"] for option in part["options"]]
        least, most = part.get("min_values", 1), part.get("max_values", 1)
        number = self._luck.randint(least, min(most, least + 2, len(values)))
        return self.person.choose(panel, part["custom_id"], self._luck.sample(values, number))


class Crowd:
    """Three people at one channel, or one with two practice players; one game after the other.

    quick: no practice player is strong, and what is asked in secret is not asked for its own sake
    """

    def __init__(
        self, world: FakeDiscord, luck: int, game: Game, *, alone: bool, quick: bool = False
    ) -> None:
        options = game.options(game.short) if quick else game.options(game.short, game.secret)
        self._quick: Final = quick
        self._table: Final = {"game": game.name, "options": options, "deadline": "72h"}
        self.guild: Final = world.guild()
        self.channel: Final = world.channel(self.guild)
        people = [world.person(name, self.guild, locale=locale) for name, locale in PEOPLE]
        self.everybody: Final = [
            Somebody(world, person, self.channel, game, luck * 10 + number)
            for number, person in enumerate(people)
        ]
        self._seen = -1
        self._alone: Final = alone
        self._world: Final = world

    async def live(self) -> None:
        """Play for ever; raises what befalls the first who cannot go on."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._keep_the_table())
            for one in self.everybody[: 1 if self._alone else 3]:
                tasks.create_task(one.live())

    def just_done(self) -> Iterator[Interaction]:
        """What people did within the last moments, newest first, answered or not."""
        for interaction in reversed(self._world.interactions.values()):
            if age_of(interaction.id) > FRESH:
                return
            yield interaction

    # ---- the table: opened and started by the first of them, as soon as none is there

    async def _keep_the_table(self) -> None:
        host, self._seen = self.everybody[0].person, -1
        while True:
            await self._world.until(lambda: self._newest() != self._seen and self._idle(), 10 * PATIENCE)
            self._seen, lobby = self._newest(), self._telling()
            if lobby is not None and "start" in _verbs(lobby):
                await self._start(lobby)
            else:
                await host.slash("table open", self._table, channel=self.channel)

    async def _start(self, lobby: Message) -> None:
        verbs, host = _verbs(lobby), self.everybody[0].person
        if self._alone:
            # The first of these buttons is the ordinary player's, the last the strongest's that the game has.
            levels = [one for one in lobby.buttons if read_token(one).verb == "practice"]
            for level in (levels[0], levels[0 if self._quick else -1]):
                await host.press(lobby, level, forged=True)
        else:
            for one in self.everybody[1:]:
                await one.person.press(lobby, verbs["join"], forged=True)
        await host.press(lobby, verbs["start"], forged=True)

    def _newest(self) -> int:
        return next((each.id for each in reversed(self.channel.messages.values()) if not each.ephemeral), 0)

    def _telling(self) -> Message | None:
        """The newest message that shows how things stand: a lobby, a game, or the end of one."""
        for message in reversed(self.channel.messages.values()):
            if not message.ephemeral and (message.buttons or "SHA-256" in message.text):
                return message
        return None

    def _idle(self) -> bool:
        """Whether no game seems to be under way. At worst the bot will say that one is."""
        telling = self._telling()
        return telling is None or not telling.buttons or not {"start", "rematch"}.isdisjoint(_verbs(telling))


class Electorate(Crowd):
    """The same three people at an election that one of them opens for all, again and again."""

    async def _keep_the_table(self) -> None:
        people = [one.person for one in self.everybody]
        voters = {f"votant-{number}": person for number, person in enumerate(people, 1)}
        given = {"titre": "Qui garde le trésor ?", "gouverneurs": "5 3 4", **voters}
        while True:  # where there is one they are told so
            await people[0].slash("election ouvrir", given, channel=self.channel)
            await asyncio.sleep(AGAIN)


def _verbs(message: Message) -> dict[str, str]:
    """The custom id of each button, by what it does."""
    return {read_token(custom_id).verb: custom_id for custom_id in message.buttons}
