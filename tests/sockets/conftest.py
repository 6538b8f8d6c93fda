"""A scenario with the whole bot in it; every request is kept, to be checked."""

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any, Final

import discord
import msgspec
import pytest
import pytest_asyncio
from discord.app_commands import Command, CommandTree

from bot.i18n import command_names
from bot.i18n.command_names import Translations
from bot.interactions import command_sync, responses
from bot.tables.live import Live, LiveTables
from cogs import moves
from porc_royal.commands import MoveCommand
from tests.fake_discord import FakeDiscord
from tests.fake_discord.fixtures import client_waits
from tests.sockets.games import COCHONS, Game
from tests.sockets.running_bot import PATIENCE, RunningBot
from tests.sockets.scenario import Scenario
from tests.sockets.servers import MANY_SERVERS, ONE_SERVER, SHARDS, add_servers

__all__ = [
    "answer_without_thinking",
    "client_waits",
    "dice",
    "game",
    "running",
    "scenario",
    "use_short_waits",
    "world",
]

SAMPLE: Final = ("test_beginning.py",)

TRAFFIC = Path(__file__).parents[2] / "build" / "traffic.jsonl"


@pytest.fixture(autouse=True)
def use_short_waits(client_waits: list[float]) -> None:
    """The client of every test here waits briefly."""


@pytest.fixture(autouse=True)
def answer_without_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer is announced by "is thinking", however busy the machine is: tests read what they await.

    Those about "is thinking" say themselves how soon it comes.
    """
    monkeypatch.setattr(responses, "THINKING_SECONDS", PATIENCE)


@pytest.fixture(autouse=True, scope="session")
def translate_each_command_once() -> Iterator[None]:
    """Some five hundred bots start here, all with the same commands and the same words."""
    translate, kept = command_sync.translate_commands, dict[tuple[object, bytes], list[Any]]()

    async def once(tree: CommandTree[Any], guild: discord.Object | None) -> list[Any]:
        assert isinstance(tree.translator, Translations)
        plain = [one.to_dict(tree) for one in tree.get_commands(guild=guild)]
        key = tree.translator._words, msgspec.json.encode(plain)
        if key not in kept:
            kept[key] = await translate(tree, guild)
        return kept[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(command_sync, "translate_commands", once)
        patch.setattr(command_names, "_find_english", cache(command_names._find_english))
        yield


@pytest.fixture(autouse=True, scope="session")
def make_each_command_once() -> Iterator[None]:
    """The commands of moves, too: making them from their tables is half of what a start costs here."""
    make, kept = moves._command, dict[tuple[int, str], Command[Any, ..., Any]]()

    def once(one: MoveCommand, game: str) -> Command[Any, ..., Any]:
        key = id(one), game  # the tables last as long as the program
        if key not in kept:
            kept[key] = make(one, game)
        return kept[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(moves, "_command", once)
        yield


@pytest.fixture(autouse=True, scope="session")
def begin_no_turn_within_a_turn() -> Iterator[None]:
    """Whoever holds a table waits for no other: with few connections all might wait in a circle."""
    turn, held = LiveTables.turn, ContextVar[tuple[list[int], ...]]("held", default=())

    @asynccontextmanager
    async def alone(tables: LiveTables, table_id: int, **terms: bool) -> AsyncIterator[Live]:
        # Emptied at its end: a task that a turn has left behind is in none any more.
        assert not any(held.get()), f"a turn of table {table_id} begins within one of table {held.get()}"
        mine = [table_id]
        token = held.set((mine,))
        try:
            async with turn(tables, table_id, **terms) as live:
                yield live
        finally:
            mine.clear()
            held.reset(token)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LiveTables, "turn", alone)
        yield


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same dice at every run: those of a table that began before there were words."""
    settings = "bot.moderation.settings"
    monkeypatch.setattr(f"{settings}.make_secret", lambda: b"tests/sockets".ljust(32))
    monkeypatch.setattr(f"{settings}.compute_seed", lambda secret, _words: secret)
    monkeypatch.setattr(f"{settings}.RECIPE", 1)


@pytest_asyncio.fixture
async def world(request: pytest.FixtureRequest) -> AsyncIterator[FakeDiscord]:
    """With `tests/sockets/servers.py` it has several shards, and a great many servers."""
    how = getattr(request, "param", "")
    async with FakeDiscord() as found:
        found.gateway.shards = 1 if how in ("", ONE_SERVER) else SHARDS
        if how == MANY_SERVERS:
            add_servers(found)
        yield found
    keep(found)


@pytest.fixture(params=["gateway", "http"])
def way(request: pytest.FixtureRequest) -> str:
    """How the bot hears of people. What the ordinary run plays by the gateway the thorough run plays by HTTP."""
    found: str = request.param
    return found


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Each case is played both ways, but for those marked `gateway`: files of `SAMPLE` in the ordinary run already.

    Of a long test, which only the thorough run plays, one case is played both ways and the others by HTTP; the same
    ones by the gateway are left to the soak: which game is played, and in which language, is the same both ways.
    """
    ways = [(item, _find_way(item)) for item in items if isinstance(item, pytest.Function)]
    dropped = [item for item, way in ways if way == "http" and item.get_closest_marker("gateway")]
    seen = set[object]()
    for item, way in ways:
        if way == "http" and item.path.name not in SAMPLE:
            item.add_marker(pytest.mark.thorough)
        elif (
            way == "gateway"
            and item.get_closest_marker("thorough")
            and not item.get_closest_marker("gateway")
        ):
            if item.function in seen:
                item.add_marker(pytest.mark.soak)
            seen.add(item.function)
    if dropped:
        items[:] = [item for item in items if item not in dropped]


def _find_way(item: pytest.Function) -> object:
    callspec = getattr(item, "callspec", None)
    return None if callspec is None else callspec.params.get("way")


@pytest_asyncio.fixture
async def running(
    request: pytest.FixtureRequest, way: str, world: FakeDiscord, tmp_path: Path
) -> AsyncIterator[RunningBot]:
    """The bot; with `@pytest.mark.parametrize("running", ["painted"], indirect=True)` its pictures are real.

    With "new" Discord does not know its commands yet.
    """
    how = getattr(request, "param", "")
    found = RunningBot(
        world, tmp_path / "data", painted=how == "painted", new=how == "new", called=way == "http"
    )
    yield found
    await found.close()


@pytest.fixture
def game() -> Game:
    """What is played; `pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)` plays every game."""
    return COCHONS


@pytest_asyncio.fixture
async def scenario(running: RunningBot, game: Game) -> Scenario:
    found = Scenario(running, game)
    await running.open()
    return found


def keep(world: FakeDiscord) -> None:
    """Add every request made to the file that is checked against Discord's own description, in one write."""
    file = Path(os.environ.get("PORC_TRAFFIC") or TRAFFIC)
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab", buffering=0) as out:
        out.write(msgspec.json.Encoder().encode_lines([each.json() for each in world.traffic]))
