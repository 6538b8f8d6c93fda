"""People at their screens who play a whole game by what the screen offers, and by nothing else.

A player notices being asked by a direct message that is new or was edited, by being called in the channel, by a
question that all may answer there or by a receipt that goes on,
answers with whatever luck picks among the buttons, menus and forms there, or types a command with the values
autocompletion proposes. Nothing here knows a rule: a game is known by its group of commands.
"""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

from bot.panels.custom_ids import read_token
from tests.fake_discord import Channel, Interaction, Message, Person
from tests.fake_discord.components import BUTTON, SELECTS, walk
from tests.sockets.games import Game
from tests.sockets.running_bot import RunningBot
from tests.windows import fill_at_random

Json = dict[str, Any]
Act = Callable[["Player"], Awaitable[Interaction]]

BOOLEAN: Final = 5
SUCCESS: Final = 3
TAKEN: Final = re.compile(r"^(Noté|Sous scellés|Taken|Sealed)\s?:", re.MULTILINE)
SILENT: Final = ("orders", "spare", "unspare", "why", "what")
"""What shows nothing of the table and answers nothing: what is asked is the same after it."""
LOOKS: Final = ("hand", "board", "look", "why", "what", "orders", "spare", "unspare", "log", "catchup")
"""What one may look at or prepare when nothing is asked, too."""
TRIES: Final = 800
SELDOM: Final = 0.02
CONTENT: Final = 0.3
"""How often somebody who types would rather pass, where that is possible."""


class Stuck(AssertionError):
    """Nobody is asked anything and the game is not over, or somebody finds no way to answer."""


def is_taken(answer: Interaction) -> bool:
    """Whether this is the receipt of a reply."""
    return answer.type != "modal" and TAKEN.search(answer.text) is not None


def parts_of(source: Message | Interaction) -> list[Json]:
    """The buttons and menus that can be used there, in order."""
    kinds = (BUTTON, *SELECTS)
    return [part for part in walk(source.components) if part["type"] in kinds and not part.get("disabled")]


def asks(source: Message | Interaction) -> bool:
    """Whether there is something to answer by."""
    return any(read_token(part["custom_id"]).verb not in LOOKS for part in parts_of(source))


class Player:
    """One person at a table, with luck of their own."""

    def __init__(self, running: RunningBot, person: Person, channel: Channel, game: Game, luck: int) -> None:
        self.person: Final = person
        self.channel: Final = channel
        self.luck: Final = random.Random(luck)
        self.refusals: Final[list[str]] = []
        self.answers: Final[list[Interaction]] = []
        self.open: Message | Interaction | None = None
        self.typed = 0
        """Commands that were taken."""
        self._world: Final = running.world
        self._group: Final = game.group
        self._rare: Final = frozenset(game.rare)
        self._read = 0
        self._versions: Final[dict[int, int]] = {}
        """How often each direct message had been edited when it was last looked at."""
        self._shared: Final[set[str]] = set()
        """The answers under what all read in the channel that were noticed."""
        self._interrupted = False
        """Whether a question that was left open was closed for a while, by what somebody did amid it."""
        self._idle: Final = running.text("refused-not-asked", person.locale)
        self._restart: Final = running.text("button-restart", person.locale)
        self._back: Final = running.text("button-back", person.locale)

    # ---- noticing

    async def asked(self) -> bool:
        """Look at what was written since; whether something is asked that is not answered yet."""
        if self.open is not None and not asks(self.open):
            self.open = None  # answered elsewhere, or closed
        if self.open is not None and not self._stands(self.open):
            self.open, self._interrupted = None, True  # taken away, for the question went on in the channel
        called = self._is_called()
        for message in self._find_news():
            if asks(message):
                self.open, called = message, False
        if (called or self._interrupted) and self.open is None:
            # Everybody is called to a window, also who has passed the whole phase: then nothing is asked there.
            answer = await self._noted(self.person.slash("answer", channel=self.channel))
            self.open = answer if asks(answer) else None
            self._interrupted = self._interrupted and self.open is None
        return self.open is not None

    def _stands(self, source: Message | Interaction) -> bool:
        """Whether what was read last is still on the screen."""
        message = source.message if isinstance(source, Interaction) else source
        return message is not None and self.person.can_see(message)

    def _find_news(self) -> list[Message]:
        """The direct messages that are new, or were edited without one's doing."""
        there = [each for each in self.person.sees(self.person.dm) if not each.ephemeral]
        news = [each for each in there if self._versions.get(each.id) != len(each.past)]
        self._versions.update({each.id: len(each.past) for each in there})
        return news

    def _is_called(self) -> bool:
        """Whether the channel calls this person, or asks everybody something new."""
        there = [each for each in self.person.sees(self.channel) if not each.ephemeral]
        called = any(self.person in each.pings for each in there if each.id > self._read and parts_of(each))
        self._read = max((each.id for each in there), default=self._read)
        tokens = {part["custom_id"] for each in there for part in parts_of(each)}
        shared = {one for one in tokens if read_token(one).verb == "answer"}
        new = shared - self._shared
        self._shared.update(new)
        return called or bool(new)

    def _done(self, answer: Interaction) -> Interaction:
        """A reply was taken; its receipt may put the next question."""
        self.open = answer if asks(answer) else None
        return answer

    # ---- by buttons, menus and forms

    async def by_components(self) -> Interaction:
        """Answer where the question was put."""
        if self.open is None:
            raise Stuck(f"nothing is asked of {self.person.name}")
        return await self._through(self.open)

    async def by_channel_button(self) -> Interaction:
        """Answer by the button under what everybody reads in the channel."""
        asking = [
            (each, part["custom_id"])
            for each in self.person.sees(self.channel)
            for part in parts_of(each)
            if not each.ephemeral and read_token(part["custom_id"]).verb == "ask"
        ]
        return await self._through(await self._noted(self.person.press(*asking[-1])))

    async def by_answer(self) -> Interaction:
        """Answer through `/answer`."""
        return await self._through(await self._noted(self.person.slash("answer", channel=self.channel)))

    async def _through(self, panel: Message | Interaction) -> Interaction:
        for _ in range(TRIES):
            if panel.text.startswith(self._idle) and not self._asks_more(panel):
                # what one was told of is over by now, or will be asked again when somebody else is done
                self.open, self._interrupted = None, True
                return self.answers[-1]
            answer = await self._noted(self._use(panel))
            if answer.type == "modal":
                answer = await self._noted(
                    self.person.submit(answer, fill_at_random(answer.modal, self.luck))
                )
            if is_taken(answer):
                return self._done(answer)
            if asks(answer):
                panel = answer
            else:
                if not answer.files:  # it was no look at the board
                    self.refusals.append(answer.text)
                panel = await self._noted(self.person.slash("answer", channel=self.channel))
        raise Stuck(
            f"{self.person.name} finds no way through {[part.get('label') for part in parts_of(panel)]}"
        )

    def _asks_more(self, panel: Message | Interaction) -> bool:
        """Whether something may be done there that one does more than rarely."""
        return any(
            token.verb not in (*LOOKS, "more") and token.option not in self._rare
            for token in (read_token(part["custom_id"]) for part in parts_of(panel))
        )

    def _use(self, panel: Message | Interaction) -> Interaction:
        """Press or choose one of the things there; what confirms a form goes before anything else."""
        able = self._usual([part for part in parts_of(panel) if not part.get("disabled")])
        parts = [part for part in able if part.get("label") not in (self._restart, self._back)]
        best = [part for part in parts if part.get("style") == SUCCESS] or parts or able
        if not best:
            raise Stuck(f"{self.person.name} sees nothing to press: {panel.text}")
        menus = [part for part in best if part["type"] != BUTTON]
        part = self.luck.choice(menus if menus and self.luck.random() < 0.7 else best)
        if part["type"] == BUTTON:
            return self.person.press(panel, part["custom_id"])
        values = [option["value"] for option in part["options"]]
        least, most = part.get("min_values", 1), part.get("max_values", 1)
        few = least + 2 if self.luck.random() < 0.5 else len(values)  # some forms admit only many together
        number = self.luck.randint(least, min(most, few, len(values)))
        return self.person.choose(panel, part["custom_id"], self.luck.sample(values, number))

    def _usual(self, parts: list[Json]) -> list[Json]:
        """Without what one does but rarely, unless there is nothing else or luck will have it."""
        parts = [part for part in parts if read_token(part["custom_id"]).verb not in SILENT]
        usual = [part for part in parts if read_token(part["custom_id"]).option not in self._rare]
        return usual if usual and self.luck.random() > SELDOM else parts

    # ---- by commands

    async def by_commands(self) -> Interaction:
        """Type one of the game's commands, with legal values as autocompletion offers them; pass if none does."""
        if self.luck.random() < CONTENT:  # a plan can be made and taken back for ever
            answer = await self._noted(self.person.slash("pass", channel=self.channel))
            if is_taken(answer):
                self.typed += 1
                return self._done(answer)
        commands = [each for each in self._commands() if each["name"] not in self._rare]
        self.luck.shuffle(commands)
        for command in commands:
            options = await self._filled(command)
            if options is None:
                continue
            line = f"{self._group} {self._name(command)}"
            answer = await self._noted(self.person.slash(line, options, channel=self.channel))
            if is_taken(answer):
                self.typed += 1
                return self._done(answer)
            self.refusals.append(answer.text)
        answer = await self._noted(self.person.slash("pass", channel=self.channel))
        if not is_taken(answer):
            self.refusals.append(answer.text)
            return await self.by_answer()
        return self._done(answer)

    def _commands(self) -> list[Json]:
        everywhere = self._world.commands[None].values()
        return list(next(each for each in everywhere if each["name"] == self._group)["options"])

    def _name(self, thing: Json) -> str:
        """What a command or an option is called in this person's language."""
        return str((thing.get("name_localizations") or {}).get(self.person.locale, thing["name"]))

    async def _filled(self, command: Json) -> Json | None:
        """Values for the options of a command; None when a required one admits nothing."""
        given: Json = {}
        for option in command.get("options") or []:
            name = self._name(option)
            if option["name"] == "table":
                continue
            if option["type"] == BOOLEAN:
                if self.luck.random() < 0.3:
                    given[name] = True
                continue
            choices = await self._choices(command, name, given)
            if option.get("required") and not choices:
                return None
            if choices and (option.get("required") or self.luck.random() < 0.7):
                given[name] = self.luck.choice(choices)
        return given

    async def _choices(self, command: Json, name: str, given: Json) -> list[str | int]:
        line = f"{self._group} {self._name(command)}"
        found = await self.person.autocomplete(line, name, "", given, channel=self.channel)
        return [choice["value"] for choice in found]

    async def _noted(self, under_way: Interaction) -> Interaction:
        answer = await under_way
        if answer.type == "deferred":  # a board is painted first
            await answer.filled()
        self.answers.append(answer)
        if answer.message is not None:  # what is there by one's own doing is no news
            self._versions[answer.message.id] = len(answer.message.past)
        return answer


class Party:
    """Players round one table, who go on until it is over."""

    def __init__(self, running: RunningBot, players: list[Player], luck: int) -> None:
        self.players: Final = players
        self._house: Final = running
        self._luck: Final = random.Random(luck)

    async def play(
        self, ways: list[Act], over: Callable[[], bool], after: Callable[[], Awaitable[None]]
    ) -> int:
        """Let whoever is asked answer in one of these ways until it is over; gives how many answers that took.

        after: looks at the table whenever everything has been said.
        """
        answers = 0
        while True:
            await self._house.settle()
            await after()
            if over():
                return answers
            asked = [player for player in self.players if await player.asked()]
            if not asked:
                raise Stuck(f"nobody is asked anything after {answers} answers")
            await self._luck.choice(ways)(self._luck.choice(asked))
            answers += 1
