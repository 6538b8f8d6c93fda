"""Whole games through the whole bot: the real client, a Discord that keeps a record, and people who press."""

import asyncio
import random
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, Literal
from unittest.mock import patch

from bench.calm.counting import CountedDiscord, Record, Step
from bench.calm.games import Counted, as_pressed
from bench.calm.pressing import Goal, Pressed, Presser
from bench.calm.scenes import WeighingPainter, weigh_pictures
from bench.calm.sentences import Sentences
from bot.moderation.moderator import Press
from bot.moderation.standing_orders import make_sheet
from bot.panels.custom_ids import ORDERS, read_token
from bot.tables.live import Live
from porc_royal.asks import Ask, Refused, Reply
from porc_royal.facts import Seat
from porc_royal.replies import draw_reply
from tests.fake_discord import Channel, Person
from tests.fake_discord.components import BUTTON, walk
from tests.fake_discord.short_waits import shorten_waits
from tests.sockets.running_bot import RunningBot

Players = Literal["practice", "random"]
NAMES: Final = ("Rosalinde", "Bartholomé", "Cunégonde", "Théodule", "Ermeline", "Gontran")
LONGEST: Final = 900
"""Replies after which a game is left."""
REDRAWN: Final = 20
SEVERAL_DROPPED: Final = "an order that drops one setting and sets others, as practice players give it"


@dataclass(slots=True)
class Game:
    """A game that was played: what came of each reply.

    seed    by which its luck is known
    people  user ids, seat by seat
    whole   the turns that were played to their end
    what    what each picture shows, by content, and `sizes` the bytes of those that were painted
    """

    seed: int = 0
    steps: list[Step] = field(default_factory=list)
    people: tuple[int, ...] = ()
    whole: frozenset[int] = frozenset()
    what: dict[bytes, str] = field(default_factory=dict)
    sizes: dict[bytes, int] = field(default_factory=dict)


class Table:
    """A table under way, and the people round it."""

    def __init__(
        self,
        running: RunningBot,
        world: CountedDiscord,
        painter: WeighingPainter,
        counted: Counted,
        seed: int,
    ) -> None:
        self.running: Final = running
        self.world: Final = world
        self.painter: Final = painter
        self.sentences: Final = Sentences(running.bot.words)
        self.counted: Final = counted
        self.luck: Final = random.Random(f"{counted.called} {seed}")
        guild = world.guild()
        self.channel: Final[Channel] = world.channel(guild)
        locales = ("fr", "en-US")
        self.people: Final[list[Person]] = [
            world.person(NAMES[seat], guild, locale=locales[seat % 2]) for seat in range(counted.players)
        ]
        self.pressers: Final = {one.id: Presser(world, one, self.rest) for one in self.people}
        self._interaction = 1

    async def rest(self) -> None:
        """Wait until every press is dealt with, what follows the answer included."""
        acts = [one for one in self.running.bot.admission.under_way if not one.done()]
        if acts:
            await asyncio.wait(acts)

    async def live(self) -> Live:
        """The table as it stands."""
        return await self.running.live()

    async def settle(self) -> None:
        """Wait until everything that is owed has been sent."""
        await self.rest()
        await self.running.settle()

    # ---- from nothing to the first question

    async def open(self) -> None:
        """Open the table by commands and presses, as people do."""
        self.world.take_record()  # what a program asks of Discord when it starts is no table's
        if self.counted.name == "election":
            voters = {f"votant-{place}": one for place, one in enumerate(self.people, 1)}
            given = {"titre": "Qui garde le trésor ?", "gouverneurs": "5 3 4 2 6", **voters}
            await self.people[0].slash("election ouvrir", given, channel=self.channel)
        else:
            given = {"game": self.counted.name, "options": self.counted.options}
            await self.people[0].slash("table open", given, channel=self.channel)
            await self.settle()
            for person in self.people[1:]:
                await self._press_lobby(person, "join")
            await self._press_lobby(self.people[0], "start")
        await self.settle()

    async def _press_lobby(self, person: Person, verb: str) -> None:
        lobby = self.world.public[-1]
        ids = [one["custom_id"] for one in walk(lobby.components) if one["type"] == BUTTON]
        await person.press(lobby, next(one for one in ids if read_token(one).verb == verb))
        await self.settle()

    # ---- replies

    async def step(self, players: Players) -> Step:
        """Somebody who is awaited replies; gives everything that came of it."""
        if self.counted.pause:
            self.running.clock.advance(self.counted.pause)
            await self.settle()
        live, early = await self.live(), self._take_record()
        turn, seat = self.counted.turn(live.play), self.luck.choice(live.play.awaited)
        ask, waited = live.play.asks[seat], live.play.awaited
        reply = as_pressed(self._think(live, seat, ask, players))
        goal = Goal(reply, ask, (live.play.since(seat), live.play.place))
        pressed = Pressed(stuck=SEVERAL_DROPPED) if self._drops(reply) else await self._give(live, seat, goal)
        if pressed.stuck:
            self._interaction += 1
            user = live.at(seat).user_id or 0
            await self.running.bot.moderator.reply(live.table.id, Press(user, self._interaction), reply)
        await self.settle()
        stuck = (
            f"{live.at(seat).name}: {reply.option} {reply.fields} {pressed.stuck}" if pressed.stuck else ""
        )
        given = Step(
            turn,
            ask.key,
            reply.option,
            window=ask.window,
            presses=pressed.presses,
            before=pressed.before,
            fields=len(ask.options[reply.option].fields) if reply.option in ask.options else 0,
            stuck=stuck,
            early=early,
            owed=frozenset(live.at(one).user_id or 0 for one in waited),
        )
        return self.note(await self.live(), given)

    def note(self, live: Live, step: Step) -> Step:
        """A step with what was recorded since the last, and how the table stands after it."""
        game = live.play
        record = self._take_record()
        if game.result is not None:
            return replace(step, record=record)
        owing = frozenset(live.at(one).user_id or 0 for one in game.awaited)
        opened = tuple(sorted({one.key for one in game.asks.values() if not one.optional}))
        return replace(step, record=record, owing=owing, opened=opened)

    def _take_record(self) -> Record:
        return self.world.take_record().name_sentences(self.sentences.name_lines)

    def _think(self, live: Live, seat: Seat, ask: Ask, players: Players) -> Reply:
        """What the one who is awaited answers; luck draws again what it should do but rarely."""
        if players == "practice":
            thought = live.rulebook.practise(live.play.view(seat), ask, self.luck.randrange(2**32))
            try:
                return ask.check(thought)
            except Refused:
                return ask.default
        for _ in range(REDRAWN):
            drawn = draw_reply(ask, self.luck.randrange)
            if drawn.option not in self.counted.rare and not ask.options[drawn.option].free:
                return drawn
        return ask.default

    def _drops(self, reply: Reply) -> bool:
        """Whether an order drops settings beside others: forms leave out what is empty, and drop one at a time."""
        return reply.option in self.counted.rare and () in reply.fields.values()

    async def _give(self, live: Live, seat: Seat, goal: Goal) -> Pressed:
        """Press until the reply is in the log."""
        before = live.play.count

        async def taken() -> bool:
            return (await self.live()).play.count > before

        return await self.pressers[live.at(seat).user_id or 0].give(goal, taken)

    async def order(self, reply: Reply) -> int:
        """Somebody who is asked gives a standing order; the number of presses, from their question on."""
        live = await self.live()
        user = live.at(live.play.awaited[0]).user_id or 0
        _, sheet = make_sheet(live, user, "")

        async def taken() -> bool:
            return bool((await self.live()).orders)

        person = next(one for one in self.people if one.id == user)
        await person.slash("answer", channel=self.channel)
        await self.rest()
        goal = Goal(reply, sheet, (ORDERS, ORDERS), ("orders",))
        return (await self.pressers[user].give(goal, taken)).presses


async def play_game(counted: Counted, players: Players, seed: int, *, paint_all: bool) -> Game:
    """One game, to its end or for as many turns as are wanted."""
    async with open_table(counted, seed, paint_all=paint_all) as table:
        game = Game(seed, people=tuple(one.id for one in table.people))
        await table.open()
        game.steps.append(table.note(await table.live(), Step(counted.first, "opening", "")))
        live = await table.live()
        while len(game.steps) < LONGEST and live.play.result is None:
            if counted.turn(live.play) > counted.turns:
                break
            game.steps.append(await table.step(players))
            live = await table.live()
        turns = {one.turn for one in game.steps if one.turn}
        over = live.play.result is not None
        game.whole = frozenset(turns if over else turns - {counted.turn(live.play)})
        game.what, game.sizes = dict(table.painter.what), dict(table.painter.sizes)
        return game


async def give_order(counted: Counted, order: Reply) -> int:
    """The presses that a standing order takes, given beside a question it may answer; 0 where no panel leads there."""
    orders = counted.book.orders
    assert orders is not None
    answers = next(kind.answers for kind in orders.kinds if kind.name == order.option)
    async with open_table(counted, 0, paint_all=False) as table:
        await table.open()
        for _ in range(LONGEST):
            play = (await table.live()).play
            if play.result is not None:
                break
            if play.asks[play.awaited[0]].key in answers:
                return await table.order(order)
            await table.step("practice")
    return 0


@asynccontextmanager
async def open_table(counted: Counted, seed: int, *, paint_all: bool) -> AsyncIterator[Table]:
    """A bot at work on an empty folder, whose dice are known."""
    dice = f"{counted.called} {seed}".encode().ljust(32)[:32]
    with (
        tempfile.TemporaryDirectory(prefix="bench-") as folder,
        shorten_waits(),
        patch("bot.moderation.settings.make_secret", lambda: dice),
    ):
        async with CountedDiscord() as world:
            world.patience = 60.0
            running = RunningBot(world, Path(folder))
            await running.open()
            try:
                painter = await weigh_pictures(running.bot, all_of_them=paint_all)
                yield Table(running, world, painter, counted, seed)
            finally:
                await running.close()
