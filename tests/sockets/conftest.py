"""A town with the whole bot in it; every request is kept for the judge."""

import json
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.loopback import Loopback, hurried
from tests.sockets.games import COCHONS, Game
from tests.sockets.house import House, Town

TRAFFIC = Path(__file__).parents[2] / "build" / "traffic.jsonl"


@pytest.fixture(autouse=True)
def naps() -> Iterator[list[float]]:
    """discord.py's waits are a thousandth as long; here are the lengths it wanted."""
    with hurried() as found:
        yield found


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same dice at every run."""
    monkeypatch.setattr("bot.moderation.lobby.new_seed", lambda: b"tests/sockets".ljust(32))


@pytest_asyncio.fixture
async def world() -> AsyncIterator[Loopback]:
    async with Loopback() as found:
        yield found
    keep(found)


@pytest_asyncio.fixture
async def house(request: pytest.FixtureRequest, world: Loopback, tmp_path: Path) -> AsyncIterator[House]:
    """The bot; with `@pytest.mark.parametrize("house", ["painted"], indirect=True)` its pictures are real."""
    found = House(world, tmp_path / "data", painted=getattr(request, "param", "") == "painted")
    yield found
    await found.close()


@pytest.fixture
def game() -> Game:
    """What is played; `pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)` plays every game."""
    return COCHONS


@pytest_asyncio.fixture
async def town(house: House, game: Game) -> Town:
    found = Town(house, game)
    await house.open()
    return found


def keep(world: Loopback) -> None:
    """Add every request made to the file that is judged by Discord's own description, in one write."""
    file = Path(os.environ.get("PORC_TRAFFIC") or TRAFFIC)
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = "".join(json.dumps(each.json(), ensure_ascii=False) + "\n" for each in world.traffic)
    with file.open("ab", buffering=0) as out:
        out.write(lines.encode())
