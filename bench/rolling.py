"""A restart that nobody notices: processes at one database are replaced one after the other while people press."""

import asyncio
import tempfile
import time
from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Final

from bench.figures import Figure
from tests.fake_discord import FakeDiscord
from tests.killing.crowd import Crowd
from tests.killing.several_bots import PROCESSES, SeveralBots
from tests.processes.fork_server import ONLY
from tests.sockets.games import PLAYED
from tests.storage.servers import empty_database, find_database_url

A_SECOND: Final = 20
PRESSES: Final = 1_000
PEOPLE: Final = 40
SLOWEST: Final = 2.5


async def measure_rolling_restart(*, quick: bool) -> list[Figure]:
    """Presses of which nobody was answered, and the slowest answer, while every process is replaced."""
    presses = 60 if quick else PRESSES
    url = find_database_url()
    await empty_database(url)
    with tempfile.TemporaryDirectory(prefix="bench-") as folder, ONLY.use() as forks:
        async with FakeDiscord(point_client=False) as world:
            game = next(iter(PLAYED.values()))
            run = SeveralBots(world, forks, Path(folder), 0, Crowd(world, 0, game, alone=False), url)
            try:
                waited = await _press_amid(run, presses)
                played = len(world.interactions) - presses
            finally:
                await run.end()
    unanswered = waited.count(None) + run.unanswered
    answered = [one for one in waited if one is not None]
    note = (
        f"{presses} commands, {A_SECOND} a second, and {played} presses of those who play a game,"
        f" while {PROCESSES} processes are replaced one after the other"
    )
    nobody, slowest = "rolling restart: presses nobody answered", "rolling restart: the slowest answer"
    usual, longest = median(answered), max(answered)
    return [
        Figure(nobody, unanswered, "", None, unanswered, 0, "at most", "value", note),
        Figure(slowest, longest, "s", usual, longest, SLOWEST, "at most", "value", note),
    ]


async def _press_amid(run: SeveralBots, presses: int) -> list[float | None]:
    """What each command waited, in seconds; None for those that nobody answered."""
    await run.arrive()
    world = run.world
    people = [world.person(f"Spectatrice {number}", run.crowd.guild) for number in range(PEOPLE)]
    playing = asyncio.create_task(run.play())
    restarting = asyncio.create_task(_replace_all(run, presses / A_SECOND))
    asked = {"word": "carapate", "game": "cochons"}
    under_way: list[asyncio.Task[float | None]] = []
    begun = time.monotonic()
    for number in range(presses):
        await asyncio.sleep(max(0.0, begun + number / A_SECOND - time.monotonic()))
        person = people[number % PEOPLE]
        under_way.append(asyncio.create_task(_time(person.slash("rules", asked, channel=run.crowd.channel))))
    waited = list(await asyncio.gather(*under_way))
    await restarting
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing  # raises what befell those who play
    return waited


async def _time(call: Awaitable[object]) -> float | None:
    begun = time.monotonic()
    try:
        await call
    except TimeoutError:
        return None
    return time.monotonic() - begun


async def _replace_all(run: SeveralBots, seconds: float) -> None:
    """Within so long, each is asked to end, and another takes its place once it is gone."""
    for number in range(PROCESSES):
        await asyncio.sleep(seconds / (PROCESSES + 1))
        await run.replace(number)
