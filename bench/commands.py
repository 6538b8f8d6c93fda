"""From a command to its answer over sockets, beside a bare bot on a server of the same kind."""

import asyncio
from statistics import median
from typing import Final

from bench.bots import Bot, Seats, both, time_answer
from bench.figures import Figure, ratio
from bench.measure import cpu_seconds, find_percentile

TABLES: Final = 50
PICTURES: Final = 20
BURST_REACH: Final = 4
"""Times of a bare bot's last of as many answers; half a second was wanted, which depends on the machine."""


async def measure_answers(*, quick: bool) -> list[Figure]:
    """A simple command and a game reply, one at a time."""
    times, tables = (20, 3) if quick else (300, 20)
    async with both() as (ours, bare):
        seats = Seats(ours, tables)
        laid = await seats.lay(more=8, passing=True)
        await ours.start()
        await bare.start(BENCH_SYNC="1")
        await ours.rest()
        found = await _simple(ours, bare, times)
        mine: list[float] = []
        other: list[float] = []
        for table in laid:
            for seat, _ in table.script:
                other.append(await bare.simple())
                person = seats.people[table.id - 1][seat]
                mine.append(await time_answer(person.slash("pass", channel=seats.channels[table.id - 1])))
                await ours.rest(0.05)
        name = "game reply → answer, p50"
        late = f"p95 {find_percentile(mine, 0.95) * 1e3:.1f} ms"
        note = f"/pass in a channel with a table of 3, the messages it owes being sent behind it; {late}"
        compared = median(mine) / median(other)
        found.append(
            ratio(name, median(mine) * 1e3, median(other) * 1e3, compared, 3, "at most", unit="ms", note=note)
        )
    return found


async def _simple(ours: Bot, bare: Bot, times: int) -> list[Figure]:
    """Blocks of ten, in turn."""
    waited: dict[Bot, list[float]] = {ours: [], bare: []}
    spent: dict[Bot, list[float]] = {ours: [], bare: []}
    for bot in (ours, bare):
        for _ in range(20):
            await bot.simple()
    for number in range(times // 10):
        for bot in (ours, bare) if number % 2 else (bare, ours):
            before = cpu_seconds(bot.pid)
            waited[bot] += [await bot.simple() for _ in range(10)]
            await asyncio.sleep(0.01)
            spent[bot].append((cpu_seconds(bot.pid) - before) / 10 * 1e3)
    mine, other = median(waited[ours]) * 1e3, median(waited[bare]) * 1e3
    note = "/rules with a word, beside /echo of a bare bot; both privately, one at a time"
    cpu, least = median(spent[ours]), median(spent[bare])
    return [
        ratio("command → answer, p50", mine, other, mine / other, 1.3, "at most", unit="ms", note=note),
        Figure(
            "command → answer, processor time more than bare",
            cpu,
            "ms",
            least,
            cpu - least,
            0.3,
            "at most",
            "value",
        ),
    ]


async def measure_burst(*, quick: bool) -> list[Figure]:
    """Many commands at the same moment, over many tables, while pictures are being painted."""
    tables, pictures, rounds = (5, 2, 1) if quick else (TABLES, PICTURES, 3)
    worst: list[float] = []
    middle: list[float] = []
    echoes: list[float] = []
    async with both() as (ours, bare):
        seats = Seats(ours, tables)
        await seats.lay()
        await ours.start()
        await bare.start(BENCH_SYNC="1")
        for table, channel in enumerate(seats.channels):
            await seats.people[table][0].slash("status", channel=channel)
        for _ in range(rounds):
            await ours.rest()
            waited = await _at_once(seats, pictures)
            worst.append(max(waited))
            middle.append(median(waited))
            await ours.rest()
            echoes.append(max(await asyncio.gather(*(bare.simple() for _ in range(4 * tables + pictures)))))
    name = (
        f"{4 * tables} commands at once over {tables} tables, {pictures} pictures under way: the last answer"
    )
    each = ", ".join(f"{one:.2f}" for one in worst)
    note = (
        f"3 sealed replies and a /status at each table, /board is painted; in a new process: {each} s;"
        f" p50 {median(middle):.3f} s; beside it a bare bot's last of as many echoes"
    )
    last, least = median(worst), median(echoes)
    return [Figure(name, last, "s", least, last / least, BURST_REACH, "at most", note=note)]


async def _at_once(seats: Seats, pictures: int) -> list[float]:
    """Every person at every table answers, and one of them asks how things stand."""

    async def one(person: int, table: int, line: str) -> float:
        return await time_answer(seats.people[table][person].slash(line, channel=seats.channels[table]))

    painting = [asyncio.create_task(one(0, table, "board")) for table in range(pictures)]
    await asyncio.sleep(0)
    lines = [(person, table, "pass") for table in range(len(seats.channels)) for person in range(3)]
    lines += [(0, table, "status") for table in range(len(seats.channels))]
    waited = await asyncio.gather(*(one(*line) for line in lines))
    await asyncio.gather(*painting)
    return list(waited)
