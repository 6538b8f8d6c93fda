"""What a person waits for: answers at quiet tables while pictures are painted, people look back and a table is busy."""

import asyncio
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Final

from bench.bots import OURS, Bot, Seats, time_answer
from bench.figures import Figure
from bench.seated import Room, Seated, grow
from bot.clock import WallClock
from tests.fake_discord import Channel, Person

TABLES: Final = 24
REPLIES: Final = 8
"""Asked for at each quiet table."""
ENTRIES: Final = 1_000
"""The log of the table that is looked back at."""
BEGUN: Final = 20
"""Its length when the watchers were there last, which was `AWAY_MS` ago."""
AWAY_MS: Final = 7 * 24 * 3_600_000
WATCHERS: Final = 100
THOUGHT: Final = 0.05
"""Seconds between an answer and the next reply."""
MIDDLE_REACH: Final = 100
WORST_REACH: Final = 500
"""Milliseconds."""


async def measure_answers_amid(*, quick: bool) -> list[Figure]:
    """How long replies at quiet tables wait for their answer, the others being busy, and alone."""
    tables, entries, watchers = (2, 40, 2) if quick else (TABLES, ENTRIES, WATCHERS)
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        async with Bot(OURS, Path(folder)) as bot:
            seats = Seats(bot, tables + 2)
            people = [bot.world.person(f"Spectatrice {number}", bot.guild) for number in range(watchers)]
            *quiet, busy, long = await seats.lay(more=REPLIES, passing=True, options={"max_turns": 0})
            await _lengthen(Path(folder), long, entries, people)
            others = Others(seats, busy, long, people)
            await bot.start()
            await bot.rest()
            alone: list[float] = []
            beside: list[float] = []
            for number, table in enumerate(quiet):
                if number % 2:
                    async with others.make_busy():
                        beside += await _reply(seats, table)
                    await bot.rest()
                else:
                    alone += await _reply(seats, table)
    return list(list_figures(alone, beside, others.done))


def list_figures(alone: Sequence[float], beside: Sequence[float], done: Counter[str]) -> Iterator[Figure]:
    """The figures of seconds waited, and of what was done meanwhile."""
    meanwhile = ", ".join(f"{number} {what}" for what, number in done.items())
    note = f"{len(beside)} /pass at quiet tables of 3, meanwhile {meanwhile}; beside {len(alone)} with nothing else"
    for name, pick, reach in (("p50", median, MIDDLE_REACH), ("the slowest", max, WORST_REACH)):
        waited, before = pick(beside) * 1e3, pick(alone) * 1e3
        title = f"an answer while others are busy, {name}"
        yield Figure(title, waited, "ms", before, waited, reach, "at most", "value", note)


async def _lengthen(folder: Path, table: Seated, entries: int, watchers: Sequence[Person]) -> None:
    """Play a table on after its watchers have left; all its messages have arrived."""
    table.script.clear()
    room = await Room.open(folder)
    try:
        await grow(room, table, BEGUN)
        left = WallClock().now() - AWAY_MS
        for watcher in watchers:
            await room.store.move_mark(table.id, watcher.id, now=left, pause=1)
        await grow(room, table, entries)
        while rows := await room.store.next_owed(WallClock().now()):
            await asyncio.gather(*(room.store.mark_sent(row.id, None, now=WallClock().now()) for row in rows))
    finally:
        await room.store.close()


async def _reply(seats: Seats, table: Seated) -> list[float]:
    """Have everybody pass; gives the seconds that each waited."""
    waited = []
    people, channel = _find(seats, table)
    for seat, _ in table.script:
        waited.append(await time_answer(people[seat].slash("pass", channel=channel)))
        await asyncio.sleep(THOUGHT)
    return waited


class Others:
    """Who keeps the bot busy: three who pass, one who looks at the board, and watchers who look back one by one."""

    def __init__(self, seats: Seats, busy: Seated, long: Seated, watchers: Sequence[Person]) -> None:
        self.done: Final[Counter[str]] = Counter()
        self._people, self._channel = _find(seats, busy)
        _, self._long = _find(seats, long)
        self._watchers: Final = watchers
        self._looked = 0

    @asynccontextmanager
    async def make_busy(self) -> AsyncIterator[None]:
        """They are at it meanwhile."""
        over = asyncio.Event()
        acts: list[tuple[str, Callable[[], Awaitable[None]]]] = [
            *(("replies at one table", lambda one=one: self._type(one, "pass")) for one in self._people),
            ("pictures", lambda: self._type(self._watchers[0], "board")),
            ("looks back", self._look_back),
        ]

        async def repeat(what: str, act: Callable[[], Awaitable[None]]) -> None:
            while not over.is_set():
                await act()
                self.done[what] += 1

        tasks = [asyncio.create_task(repeat(*one)) for one in acts]
        try:
            yield
        finally:
            over.set()
            await asyncio.gather(*tasks)

    async def _look_back(self) -> None:
        self._looked += 1
        await self._type(self._watchers[self._looked % len(self._watchers)], "catchup", self._long)

    async def _type(self, person: Person, line: str, channel: Channel | None = None) -> None:
        typed = await person.slash(line, channel=channel or self._channel)
        if typed.type == "deferred":
            await typed.filled()


def _find(seats: Seats, table: Seated) -> tuple[Sequence[Person], Channel]:
    """The people of a table, and where they sit."""
    return seats.people[table.id - 1], seats.channels[table.id - 1]
