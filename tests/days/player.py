"""One person at the table: comes when called and free, and answers until nothing more is asked of them."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

import msgspec

from bot.moderation.actions import Person as Actor
from bot.moderation.moderator import Press
from bot.tables.absence import find_acting_row, find_deputised
from bot.tables.live import Live
from bot.tables.waking_hours import PREFERENCE
from bot.tables.wishes import DIGEST, ON
from porc_royal.asks import Refused, Reply
from porc_royal.facts import Seat
from storage.ports import SeatRow
from tests.days.notes import Notes
from tests.days.people import START, Person
from tests.days.program import Down, Life, SimulatedBot
from tests.days.script import TABLE, Script

MOST_AT_ONCE: Final = 2000
"""More than anybody is ever asked at one sitting."""

TWICE: Final = 0.1
"""How often Discord delivers an interaction twice."""

GOODBYE: Final = "says that they will be away"
DONE_BEFORE: Final = (
    "lobby-error-already",
    "lobby-error-started",
    "lobby-error-busy",
    "refused-over",
    "away-no-table",
    "away-ends-before",
)


Work = Callable[[SimulatedBot], Coroutine[Any, Any, Any]]
"""Something that the program is made to do."""


class NeverEnds(AssertionError):
    """Something goes on for ever."""


class World(Protocol):
    """What a person knows of the simulation."""

    script: Script
    notes: Notes
    life: Life
    players: dict[int, "Player"]
    acknowledged: list[tuple[int, bytes]]

    def press(self, person: Person, place: int | None = None) -> Press:
        """A fresh interaction of somebody."""


class Player:
    """Somebody who plays: called, they come when they are free, and answer until nothing is asked of them."""

    def __init__(self, simulation: World, person: Person) -> None:
        self._simulation, self.person = simulation, person
        self._luck = random.Random(f"{simulation.script.seed} {person.name}")
        self._noticed = asyncio.Event()

    def notice(self) -> None:
        """They are called, or come home."""
        self._noticed.set()

    async def live(self) -> None:
        while True:
            await self._noticed.wait()
            self._noticed.clear()
            await self._rest(60 * self.person.answers[0], 60 * self.person.answers[1])
            await self._until_free()
            await self._sit()

    async def prepare(self) -> None:
        """Tell the bot what it is told before a game."""
        if self.person.digest:
            await self.insist(lambda bot: bot.store.set_preference(self.person.user_id, DIGEST, ON))
        if self.person.keeps:
            await self.insist(
                lambda bot: bot.store.set_preference(self.person.user_id, PREFERENCE, str(self.person.hours))
            )

    async def choose_steward(self) -> None:
        """Say what shall answer in their absence."""
        if self.person.steward:
            await self.insist(
                lambda bot: bot.absence.choose_steward(
                    TABLE, act_as(self.person), self._simulation.press(self.person), self.person.steward
                )
            )

    async def say_goodbye(self) -> None:
        """Say for how long they will be away."""
        since, until = (f"<t:{(START + one) // 1000}>" for one in self.person.away)
        actor = act_as(self.person)
        await self.insist(lambda bot: bot.absence.announce(actor, until, since))
        self._simulation.notes.add("told", self.person.name, GOODBYE)
        script = self._simulation.script
        if script.deputised is self.person and script.deputy is not None:
            deputy = act_as(script.deputy)
            await self.insist(
                lambda bot: bot.deputies.ask(TABLE, actor, self._simulation.press(self.person), deputy)
            )

    async def insist(self, work: Work) -> None:
        """Do something as soon as they are free, again while the program is down. Refused, they did it before."""
        await self._until_free()
        while True:
            try:
                await self._simulation.life.do(work)
            except Down:
                await self._rest(60, 600)
            except Refused as refused:
                if refused.says.key not in DONE_BEFORE:
                    raise
                return
            else:
                return

    async def _rest(self, least: float, most: float) -> None:
        await asyncio.sleep(self._luck.uniform(least, most))

    async def _until_free(self) -> None:
        now = self._simulation.notes.now()
        await asyncio.sleep((self.person.next_free(now) - now) / 1000)

    async def _sit(self) -> None:
        """Answer whatever is asked, until bedtime."""
        simulation = self._simulation
        simulation.notes.add("came", self.person.name, "comes to the table")
        answers = 0
        for _ in range(MOST_AT_ONCE):
            try:
                await simulation.life.do(lambda bot: bot.absence.note_press(TABLE, self.person.user_id))
                asked = await simulation.life.do(self._look)
                if asked is None:
                    return
                await self._rest(5, 60)
                if not self.person.is_free(simulation.notes.now()):
                    self.notice()
                    return
                await self._answer(*asked)
                answers += 1
                if answers == self.person.tires:
                    return
            except Down:
                await self._rest(60, 600)
            except Refused as refused:
                simulation.notes.add("told", self.person.name, f"is refused: {refused.says.key}")
        raise NeverEnds(f"{self.person.name} answers for ever\n{simulation.notes.diary}")

    async def _answer(self, place: int, reply: Reply) -> None:
        simulation = self._simulation
        press = simulation.press(self.person, place)
        receipt = await simulation.life.do(lambda bot: bot.moderator.reply(TABLE, press, reply))
        simulation.acknowledged.append((receipt.seq, msgspec.json.encode(reply)))
        if self._luck.random() < TWICE:
            again = await simulation.life.do(lambda bot: bot.moderator.reply(TABLE, press, reply))
            assert again == receipt, "the same interaction, delivered twice, is answered otherwise"

    async def _look(self, bot: SimulatedBot) -> tuple[int, Reply] | None:
        """What they would answer to what is asked of them, if anything is; what is offered to them they take first."""
        await self._take_offer(bot)
        async with bot.tables.turn(TABLE) as live:
            row = find_acting_row(live, self.person.user_id)
            if row is None or live.table.status != "playing" or row.seat not in live.play.awaited:
                return None
            return live.play.place, self._think(live, Seat(row.seat))

    async def _take_offer(self, bot: SimulatedBot) -> None:
        """Take the seat that somebody leaves, or sit in for somebody who goes away."""
        script, me = self._simulation.script, act_as(self.person)
        if self.person is script.newcomer and script.replaced is not None:
            take, owner = bot.care.substitutes.accept, script.people[script.replaced[0]]
        elif self.person is script.deputy and script.deputised is not None:
            take, owner = bot.deputies.accept, script.deputised
        else:
            return
        async with bot.tables.turn(TABLE) as live:
            row, mine = live.seat_of(owner.user_id), find_any_row(live, me.user_id)
        if live.table.status == "playing" and row is not None and mine is None:
            await take(TABLE, me, self._simulation.press(self.person), row.seat)

    def _think(self, live: Live, seat: Seat) -> Reply:
        ask = live.play.asks[seat]
        thought = live.rulebook.practise(live.play.view(seat), ask, self._luck.randrange(2**32))
        try:
            return ask.check(thought)
        except Refused:
            return ask.default


def find_any_row(live: Live, user_id: int) -> SeatRow | None:
    """The seat of somebody, or the one for which they sit in."""
    return live.seat_of(user_id) or find_deputised(live, user_id)


def act_as(person: Person) -> Actor:
    """The person as the bot knows who acts."""
    return Actor(person.user_id, person.name, person.language)
