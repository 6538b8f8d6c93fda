"""One simulated game from its lobby to its end."""

import asyncio
import hashlib
import random
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from structlog.testing import capture_logs

from bot.games import GAMES
from bot.moderation.moderator import Press
from porc_royal.upgrades import Upgrade
from storage.ports import Entry, TableRow
from storage.sqlite import SqliteStore
from tests.days.diary import Diary
from tests.days.loop import VirtualLoop
from tests.days.notes import Notes
from tests.days.opening import open_table
from tests.days.people import DAY, HOUR, MINUTE, START, Person
from tests.days.player import NeverEnds, Player, act_as
from tests.days.program import Down, Life, SimulatedBot, lay_database, make_task
from tests.days.script import CHANNEL, TABLE, Script
from tests.days.scripted_discord import Message, ScriptedDiscord
from tests.promises.cases import CASES
from tests.promises.corrected import corrected

RESTART_SECONDS: Final = 5
LONGEST: Final = 200 * DAY
OFFERS: Final = ("🪑", "🤝")
"""The signs with which somebody is offered a seat, or to sit in."""
WAKING_UP: Final = (
    *("bot.delivery.worker.LONGEST_WAIT_MS", "bot.moderation.scheduler.LONGEST_WAIT_MS"),
    *("bot.moderation.outages.HEARTBEAT_MS", "bot.moderation.scheduler.TIDY_MS"),
)
"""How often the program looks at the clock although nothing is due."""

GRAVE: Final = ("error", "critical")


class VirtualClock:
    """The wall clock of a simulation: the loop's time since its start."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self.ahead = 0
        """How far it has jumped."""

    def now(self) -> int:
        return START + self.ahead + round(self._loop.time() * 1000)


@dataclass(slots=True)
class Outcome:
    """What is left of a simulation, to be looked at: its diary, its log, what Discord has, what the program logged."""

    simulated: list[Person]
    """Everybody, the substitute too."""

    script: Script
    diary: Diary
    log: list[Entry]
    owed: int
    dead: list[str]
    undone: list[Entry]
    """Answers to questions that were asked again after an upgrade."""
    acknowledged: list[tuple[int, bytes]]
    """What people were told that was taken: the number in the log, and the answer."""
    table: TableRow
    outages: list[tuple[int, int]]
    """When the bot was down, from when until when."""
    world: ScriptedDiscord
    warnings: list[str]
    steps: int
    """How many steps the whole took."""


class Simulation:
    """A game under way."""

    def __init__(
        self, script: Script, loop: VirtualLoop, folder: Path, patches: ExitStack, logged: list[Any]
    ) -> None:
        self.script, self.folder = script, folder
        self.loop, self.clock = loop, VirtualClock(loop)
        self.luck = random.Random(f"world {script.seed}")
        self.world = ScriptedDiscord(self.clock.now, self.luck, script.fault_rate / 1000)
        self.world.hear, self.world.find = self._hear, self._find
        self.world.closed.update(one.user_id for one in script.people if one.closed)
        diary = Diary(script.title, {one.name: one.zone for one in self._everybody()})
        self.notes = Notes(diary, self.clock.now)
        self.book = CASES[script.case].book
        self.life = Life(folder, self.clock, self.world)
        self.players = {one.user_id: Player(self, one) for one in self._everybody()}
        self.acknowledged: list[tuple[int, bytes]] = []
        self.logged, self._patches = logged, patches
        self.outages: list[tuple[int, int]] = []
        self._crashes = list(script.crashes)
        self._interactions = 1_000_000
        self._failed: Exception | None = None
        self._settled = False
        self._restarting: asyncio.Future[None] | None = None

    def _everybody(self) -> list[Person]:
        guests = (self.script.newcomer, self.script.deputy)
        return [*self.script.people, *(one for one in guests if one is not None)]

    # ---- the whole game

    async def run(self) -> Outcome:
        """Everything, from the first start to the end of the game; raises `NeverEnds`."""
        await self._start()
        await open_table(self)
        works = [*(one.live() for one in self.players.values()), *self._misfortunes()]
        tasks = [asyncio.create_task(self._carry_on(one)) for one in works]
        try:
            await asyncio.wait_for(self.notes.over.wait(), LONGEST / 1000)
        except TimeoutError:
            raise NeverEnds(f"{self.script.title}\n{self.notes.diary}") from None
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
        if self._failed is not None:
            raise self._failed
        await self._settle()
        return await self._look()

    async def end(self) -> None:
        """Nothing is left under way, whatever came of it."""
        self._settled = True
        self.life.kill()
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    async def _carry_on(self, work: Coroutine[Any, Any, None]) -> None:
        """A fault of the simulation, or of the product in somebody's face, ends it."""
        try:
            await work
        except Exception as fault:  # noqa: BLE001 - raised again where the simulation is awaited
            self._failed = fault
            self.notes.over.set()

    async def _settle(self) -> None:
        """What is still owed is sent, whatever it meets."""
        for _ in range(200):
            with suppress(Down):
                if await self.life.do(lambda bot: bot.store.next_owed_at()) is None and self.life.runs:
                    self._settled = True
                    return
            await asyncio.sleep(600)

    async def _look(self) -> Outcome:
        store, number = self.store, TABLE
        table = await store.table(number)
        assert table is not None
        owed = await store._engine.read("SELECT count(*) FROM outbox WHERE sent_at IS NULL AND dead = 0")
        return Outcome(
            self._everybody(),
            self.script,
            self.notes.diary,
            list(await store.log(number)),
            owed[0][0],
            [one.reason or "" for one in await store.dead_messages()],
            list(await store.read_undone(number)),
            self.acknowledged,
            table,
            self.outages,
            self.world,
            [f"{one['log_level']}: {one['event']}" for one in self.logged if one["log_level"] in GRAVE],
            self.loop.steps,
        )

    @property
    def store(self) -> SqliteStore:
        assert self.life.store is not None
        return self.life.store

    # ---- the program's lives

    async def _start(self) -> None:
        """Start the program; it may be killed meanwhile, and is started again."""
        while True:
            if self._crashes:
                self.loop.at_step(self._crashes.pop(0), self._crash)
            life = self.life = Life(self.folder, self.clock, self.world)
            try:
                await life.start(self.notes.watch)
            except Down:
                await life.gone()
                await asyncio.sleep(RESTART_SECONDS)
            else:
                await self._settle_doubts()
                return

    def _crash(self) -> None:
        """Between two steps of the program, wherever it is: it is gone, and starts again."""
        if not self.life.alive or self._settled:
            return
        self.notes.add("bot", "", "the bot is killed")
        started = self.life.runs
        self.life.kill()
        if started:
            self._restarting = asyncio.ensure_future(self._carry_on(self._come_back(RESTART_SECONDS)))

    async def _come_back(self, seconds: float) -> None:
        went = self.clock.now()
        await self.life.gone()
        await asyncio.sleep(seconds)
        await self._start()
        self.outages.append((went, self.clock.now()))
        self.notes.add("bot", "", "the bot is back")

    async def _settle_doubts(self) -> None:
        """Look what became of what was under way when it was killed, unless it is killed again meanwhile."""
        with suppress(Down):
            self.notes.settle_doubts(await self.life.do(lambda bot: bot.store.log(TABLE)))
            table = await self.life.do(lambda bot: bot.store.table(TABLE))
            if table is not None and table.status in ("ended", "cancelled"):
                self.notes.over.set()

    # ---- what befalls the table

    def _misfortunes(self) -> Iterator[Coroutine[Any, Any, None]]:
        script = self.script
        for number, (at, length) in enumerate(script.outages):
            yield self._go_down(at, length, upgraded=script.upgraded == number)
        for at, length in script.silences:
            yield self._lose_discord(at, length)
        for at in script.deleted:
            yield self._delete(at)
        for at, by in script.jumps:
            yield self._jump(at, by)
        if script.replaced is not None and script.newcomer is not None:
            yield self._replace(*script.replaced, script.newcomer)
        for one in self.players.values():
            yield one.choose_steward()
            if one.person.away[1]:
                yield self._come_home(one)
            if one.person.says_so and one.person.away[1]:
                yield self._say_goodbye(one)

    async def _until(self, at: int) -> None:
        await asyncio.sleep(max(0, START + at - self.clock.now()) / 1000)

    async def _go_down(self, at: int, length: int, *, upgraded: bool) -> None:
        await self._until(at)
        while not self.life.runs:  # noqa: ASYNC110 - it is down for a moment already
            await asyncio.sleep(MINUTE / 1000)
        self.notes.add("bot", "", f"the bot goes down for {length / HOUR:.0f} hours")
        self.life.kill()
        if upgraded:
            self._upgrade()
        await self._come_back(length / 1000)

    async def _lose_discord(self, at: int, length: int) -> None:
        """Nothing reaches the program, and it reaches nobody; it may be killed meanwhile."""
        await self._until(at)
        while not self.life.runs:  # noqa: ASYNC110 - it is down for a moment already
            await asyncio.sleep(MINUTE / 1000)
        self.notes.add("bot", "", f"Discord is away for {length / HOUR:.0f} hours")
        went = self.clock.now()
        self.world.away = True
        await self.life.bot.on_shard_disconnect(0)
        await asyncio.sleep(length / 1000)
        self.world.away = False
        self.outages.append((went, self.clock.now()))
        self.notes.add("bot", "", "Discord is there again")
        if self.life.runs:
            await self.life.bot.on_shard_resumed(0)

    def _upgrade(self) -> None:
        """The next version of the rules: it tells nothing any more, so the log does not play again by it."""
        book = self.book
        self.book = replace(corrected(book, lambda ask: ask, silent=True), version=book.version + 1)
        self._patches.enter_context(patch.dict(GAMES.loaded, {book.name: self.book}))
        game = replace(GAMES.known[book.name], upgrades=(Upgrade(book.version),))
        self._patches.enter_context(patch.dict(GAMES.known, {book.name: game}))
        self.notes.add("bot", "", "the rules are upgraded")

    async def _jump(self, at: int, by: int) -> None:
        await self._until(at)
        self.clock.ahead += by
        self.notes.add("bot", "", f"the wall clock jumps by {by / HOUR:+.0f} hours")

    async def _delete(self, at: int) -> None:
        await self._until(at)
        ours = [one for one in self.world.messages.values() if one.channel_id == CHANNEL and not one.deleted]
        if ours:
            self.world.delete(ours[-1].id)
            self.notes.add("bot", "", "somebody deletes the newest message of the channel")

    async def _replace(self, index: int, at: int, newcomer: Person) -> None:
        """The host offers somebody's seat to a newcomer, who takes it when called."""
        await self._until(at)
        host, leaving = self.script.people[0], self.script.people[index]
        actor = act_as(newcomer)

        async def offer(bot: SimulatedBot) -> None:
            async with bot.tables.turn(TABLE) as live:
                row = live.seat_of(leaving.user_id)
            if row is not None:
                await bot.care.substitutes.replace(TABLE, act_as(host), self.press(host), row.seat, actor)

        await self.players[host.user_id].insist(offer)
        self.notes.add("told", host.name, f"offers the seat of {leaving.name} to {newcomer.name}")

    async def _say_goodbye(self, player: "Player") -> None:
        await self._until(max(0, player.person.away[0] - DAY))
        await player.say_goodbye()

    async def _come_home(self, player: "Player") -> None:
        await self._until(player.person.away[1])
        player.notice()

    # ---- people

    def _hear(self, user_id: int, message: Message) -> None:
        player = self.players.get(user_id)
        if player is not None:
            self.notes.hear(player.person.name, message)
            player.notice()

    def _find(self, user_id: int, message: Message) -> None:
        """What was offered at night is found in the morning."""
        player = self.players.get(user_id)
        if player is not None and message.text.startswith(OFFERS):
            player.notice()

    def press(self, person: Person, place: int | None = None) -> Press:
        """A fresh interaction of somebody."""
        self._interactions += 1
        return Press(person.user_id, self._interactions, place)


def simulate(script: Script, folder: Path) -> Outcome:
    """Play a script; the folder keeps what the program keeps."""
    lay_database(folder)
    loop = VirtualLoop()
    loop.set_task_factory(make_task)
    try:
        with prepared(script) as (patches, logged):
            simulation = Simulation(script, loop, folder, patches, logged)
            try:
                return loop.run_until_complete(simulation.run())
            finally:
                loop.run_until_complete(simulation.end())
    finally:
        loop.close()


@contextmanager
def prepared(script: Script) -> Iterator[tuple[ExitStack, list[Any]]]:
    """Dice known beforehand, and no waking up only to look at the clock, unless it jumps, or the heartbeat matters."""
    dice = hashlib.sha256(script.title.encode()).digest()
    with ExitStack() as patches:
        patches.enter_context(patch("bot.moderation.settings.make_secret", lambda: dice))
        for where in () if script.jumps or script.silences else WAKING_UP:
            patches.enter_context(patch(where, DAY))
        logged = patches.enter_context(capture_logs())
        yield patches, logged
