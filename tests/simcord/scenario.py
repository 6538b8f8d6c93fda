"""Three people at one table over simcord's backend, the bot started again on what is on disk.

simcord's own `Env` was tried and cannot run this bot: it takes the clock away from the whole process and then
waits until every task of the bot rests in a wait that it knows. Ours rest in futures which the storage's
thread resolves, and in the scheduler's and delivery's own waits; `Env` ends with "bot did not settle", and
before that with "native executor work remains tracked" (the painter's process). So the same backend is used on
the plain event loop, as `bot/local/world.py` does it for the page.
"""

from __future__ import annotations

import pathlib
import random
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from simcord.backend.models import Message
from simcord.components import component_mentions, walk_components

from bot.app import PorcRoyal
from bot.clock import AdvancedClock
from bot.local.actions import PageActions
from bot.local.journal import Journal
from bot.local.people import PEOPLE, PLACES, LocalPerson
from bot.local.wire import connect
from bot.local.world import World
from bot.ops.config import Settings
from bot.panels.custom_ids import Token, read_token
from storage.ports import Language
from storage.sqlite import SqliteStore, open_store
from tests.delivery.running import HeldClock
from tests.sockets.running_bot import StillPainter
from tests.windows import fill_at_random

CHANNEL: Final = PLACES[0].id
PRIVATE: Final = 64
AFRESH: Final = 12
GREEN: Final = 3
MENU: Final = 3
LOOKS: Final = frozenset(
    {"board", "hand", "words", "why", "what", "ask", "look", "orders", "spare", "unspare", "log", "catchup"}
)
DETOURS: Final = frozenset({"again", "back", "skip"})


class Scenario:
    """A running bot and the people before it."""

    def __init__(
        self,
        bot: PorcRoyal,
        store: SqliteStore,
        world: World,
        acts: PageActions,
        luck: random.Random,
        rare: Collection[str],
        clock: HeldClock,
    ) -> None:
        self.clock: Final = clock
        self.bot: Final = bot
        self.store: Final = store
        self.world: Final = world
        self.acts: Final = acts
        self.luck: Final = luck
        self.rare: Final = rare
        self._pressed: Final[dict[int, str]] = {}

    # ---- doing

    async def command(self, person: LocalPerson, words: str, place: int = CHANNEL, **options: Any) -> str:
        """Send a slash command; gives the text of the answer."""
        before = {message.id for message in self.world.messages_of(person.id, place)}
        await self.acts.command(person.id, place, words.split(), options)
        new = [one for one in self.world.messages_of(person.id, place) if one.id not in before]
        answers = [one.content for one in new if one.flags & PRIVATE]
        await self.settle()
        return answers[-1] if answers else ""

    async def press(self, person: LocalPerson, verb: str) -> None:
        """Press the newest button of this kind in the channel."""
        for message in reversed(self.world.messages_of(person.id, CHANNEL)):
            for part in parts_of(message):
                if read_token(part["custom_id"]).verb == verb:
                    await self.acts.press(person.id, CHANNEL, message.id, part["custom_id"], None)
                    await self.settle()
                    return
        raise LookupError(verb)

    async def step(self, person: LocalPerson, place: int) -> None:
        """One press of somebody who is awaited, on the newest question in front of them: never the same again.

        Now and then they ask afresh instead: the newest question in sight may be one that has passed.
        """
        if not self.luck.randrange(AFRESH):
            await self._ask(person, place)
            return
        for message in reversed(self.world.messages_of(person.id, place)):
            ways = [part for part in parts_of(message) if _token(part).verb not in LOOKS]
            if ways and (message.flags & PRIVATE or place != CHANNEL):
                fresh = [part for part in ways if part["custom_id"] != self._pressed.get(person.id)]
                part = self._way(fresh or ways)
                self._pressed[person.id] = part["custom_id"]
                values = self._values(part) if part["type"] == MENU else None
                done = await self.acts.press(person.id, place, message.id, part["custom_id"], values)
                if done["kind"] == "modal":
                    entered = fill_at_random(done["modal"], self.luck)
                    await self.acts.submit(person.id, int(done["interaction"]), entered)
                await self.settle()
                return
        await self._ask(person, place)

    async def _ask(self, person: LocalPerson, place: int) -> None:
        await self.press(person, "ask") if place == CHANNEL else await self.command(person, "answer", place)

    def _way(self, ways: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """What confirms a form goes first, then what leads on, then a way out."""
        on = [
            part for part in ways if _token(part).verb not in DETOURS and _token(part).option not in self.rare
        ]
        best = [part for part in on if part.get("style") == GREEN] or on or list(ways)
        return self.luck.choice(best)

    def _values(self, menu: dict[str, Any]) -> list[str]:
        """Often as few as will do, else any number: some forms admit only several together."""
        values = [option["value"] for option in menu["options"]]
        few = max(1, menu.get("min_values", 1))
        return self.luck.sample(values, self.luck.choice((few, self.luck.randint(few, menu["max_values"]))))

    async def settle(self) -> None:
        """Let time pass until every message has been sent."""
        while True:
            await self.bot.delivery.idle()
            owed = await self.store.next_owed_at()
            if owed is None:
                return
            self.clock.advance(max(0, owed - self.clock.now()))

    # ---- seeing

    async def awaited(self) -> list[LocalPerson]:
        """Whom the table waits for."""
        async with self.bot.tables.turn(1) as live:
            if live.game is None or live.table.status != "playing":
                return []
            sitting = [live.at(seat).user_id for seat in live.play.awaited]
        return [person for person in PEOPLE if person.id in sitting]

    async def replies(self) -> int:
        """How long the log is."""
        async with self.bot.tables.turn(1) as live:
            return live.play.count if live.game is not None else 0

    def read(self, person: LocalPerson, place: int = CHANNEL) -> str:
        """Everything that somebody can read in a place."""
        return "\n".join(
            "\n".join([one.content, component_mentions(one.components)])
            for one in self.world.messages_of(person.id, place)
        )


def parts_of(message: Message) -> list[dict[str, Any]]:
    """The components of a message that can be used."""
    found = walk_components(message.components)
    return [dict(part) for part in found if part.get("custom_id") and not part.get("disabled")]


def _token(part: dict[str, Any]) -> Token:
    return read_token(part["custom_id"])


@asynccontextmanager
async def running(
    data: pathlib.Path, luck: random.Random, rare: Collection[str] = (), clock: HeldClock | None = None
) -> AsyncIterator[Scenario]:
    """The bot, at work on what a folder holds, until the block ends; then stopped as a deploy stops it.

    rare: what people do only where nothing else is left to do
    clock: the time of an earlier start, which goes on only while messages wait for their moment
    """
    clock = clock or HeldClock()
    keep = Journal(data / "local")
    try:
        world, store = World(keep, AdvancedClock()), await open_store(data)
        settings = Settings(data_dir=str(data), practice_delay_ms=0)
        bot = PorcRoyal(settings, store, clock, clock.sleep)
        await bot.painter.close()
        still: Any = StillPainter()
        bot.painter = bot.pictures._painter = still
        async with connect(bot, world) as answers:
            yield Scenario(bot, store, world, PageActions(world, answers), luck, rare, clock)
            await bot.close()
    finally:
        keep.close()


def language_of(person: LocalPerson) -> Language:
    """The language somebody reads."""
    return "fr" if person.locale == "fr" else "en"
