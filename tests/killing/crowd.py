"""People who go on playing whatever happens to the bot: they answer what their screens ask, and start anew."""

from __future__ import annotations

import asyncio
import random
from typing import Any, Final

from bot.tokens import Token, Verb, read
from tests.loopback import Channel, Interaction, Loopback, Message, Person
from tests.loopback.components import BUTTON, TEXT_INPUT, walk
from tests.sockets.players import SUCCESS, number_of, parts_of

PATIENCE: Final = 20.0
REPLIES: Final[tuple[Verb, ...]] = ("answer", "menu", "form", "fill", "skip", "send", "type")
OPTIONS: Final = "max_turns=6, auto_start=true"
DEADLINE: Final = "72h"

Json = dict[str, Any]
Panel = Message | Interaction


def replies_of(panel: Panel) -> list[Json]:
    """The components of a panel that answer a question of the game."""
    return [part for part in parts_of(panel) if read(part["custom_id"]).verb in REPLIES]


class Somebody:
    """One person: their luck, what is open on their screen, and what they are waiting for."""

    def __init__(self, world: Loopback, person: Person, channel: Channel, luck: int) -> None:
        self.person: Final = person
        self.under_way: Interaction | None = None
        self._world: Final = world
        self._channel: Final = channel
        self._luck: Final = random.Random(luck)
        self._open: Panel | None = None
        self._read = 0

    async def live(self) -> None:
        """Answer for ever whatever is asked."""
        self._open = None
        await self._look()
        while True:
            panel = await self._world.until(self._asked, PATIENCE, f"a question to {self.person.name}")
            await self._use(panel)

    async def done(self, act: Interaction) -> Interaction:
        """Something done, until it is answered."""
        self.under_way = act
        answer = await act
        self.under_way = None
        return answer

    def repeat(self) -> None:
        """Let the very same thing that was under way when the bot died reach it again."""
        if self.under_way is not None:
            self.under_way.send()

    async def _look(self) -> None:
        """`/answer`: whatever is asked of me now."""
        answer = await self.done(self.person.slash("answer", channel=self._channel))
        self._open = answer if replies_of(answer) else None

    def _asked(self) -> Panel | None:
        """What is to be answered next: what is open, or the newest direct message that asks something."""
        for message in reversed(self.person.dm.messages.values()):
            if message.id <= self._read:
                break
            if not message.ephemeral and replies_of(message):
                self._read, self._open = message.id, message
                break
        return self._open

    async def _use(self, panel: Panel) -> None:
        parts = replies_of(panel)
        part = self._luck.choice([part for part in parts if part.get("style") == SUCCESS] or parts)
        answer = await self.done(self._act(panel, part))
        if answer.type == "modal":
            fields = [each for each in walk(answer.modal["components"]) if each["type"] == TEXT_INPUT]
            typed = {field["custom_id"]: str(self._luck.randint(0, 9)) for field in fields}
            answer = await self.done(self.person.submit(answer, typed))
        if replies_of(answer):
            self._open = answer
        elif number_of(answer) is not None:
            self._open = None
        else:
            await self._look()

    def _act(self, panel: Panel, part: Json) -> Interaction:
        if part["type"] == BUTTON:
            return self.person.press(panel, part["custom_id"])
        values = [option["value"] for option in part["options"]]
        least, most = part.get("min_values", 1), part.get("max_values", 1)
        number = self._luck.randint(least, min(most, least + 2, len(values)))
        return self.person.choose(panel, part["custom_id"], self._luck.sample(values, number))


class Crowd:
    """Three people at one channel, or one with two practice players; one game after the other."""

    def __init__(self, world: Loopback, luck: int, *, alone: bool) -> None:
        self.guild: Final = world.guild()
        self.channel: Final = world.channel(self.guild)
        people = [world.person(name, self.guild, locale=locale) for name, locale in PEOPLE]
        self.everybody: Final = [
            Somebody(world, person, self.channel, luck * 10 + number) for number, person in enumerate(people)
        ]
        self._alone: Final = alone
        self._world: Final = world

    @property
    def seated(self) -> list[Somebody]:
        """Those who play."""
        return self.everybody[: 1 if self._alone else 3]

    async def live(self) -> None:
        """Play for ever; raises what befalls the first who cannot go on."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._keep_the_table())
            for one in self.seated:
                tasks.create_task(one.live())

    # ---- the table: opened by the first of them, as soon as none is there

    async def _keep_the_table(self) -> None:
        host, seen = self.everybody[0], 0
        while True:
            last = await self._world.until(lambda: self._wanting(seen), 1_000.0)
            seen = last.id
            verbs = _verbs(last)
            if "start" in verbs:
                await self._start(last, verbs)
            else:
                options = {"game": "cochons", "options": OPTIONS, "deadline": DEADLINE}
                await host.person.slash("table open", options, channel=self.channel)

    async def _start(self, lobby: Message, verbs: dict[str, str]) -> None:
        host = self.everybody[0].person
        if self._alone:
            for _ in range(2):
                await host.press(lobby, verbs["practice"])
        else:
            for one in self.everybody[1:]:
                await one.person.press(lobby, verbs["join"])
        await host.press(lobby, verbs["start"])

    def _wanting(self, seen: int) -> Message | None:
        """The newest message of the channel, if it shows that a table is to be opened or started."""
        public = [each for each in reversed(self.channel.messages.values()) if not each.ephemeral][:10]
        if not public:
            return NOTHING if seen != NOTHING.id else None
        telling = next((each for each in public if each.buttons or "SHA-256" in each.text), None)
        if telling is None or public[0].id == seen:
            return None
        return telling if telling.id != seen and ("start" in _verbs(telling) or not telling.buttons) else None


def _verbs(message: Message) -> dict[str, str]:
    """The custom id of each button, by what it does."""
    return {read(custom_id).verb: custom_id for custom_id in message.buttons}


PEOPLE: Final = (("Ana", "fr"), ("Bob", "en-US"), ("Cy", "fr"))


class _Nothing(Message):
    pass


def token(interaction: Interaction) -> Token | None:
    """What was pressed or chosen."""
    custom_id = interaction.data.get("custom_id")
    return None if custom_id is None else read(custom_id)
