"""A PostgreSQL server that fails: people are asked to try again, nothing changes, and the bot goes on by itself.

A connection that is cut at its COMMIT: `tests/storage/test_cut_commits.py`. A primary that is lost:
`tests/storage/test_failover.py`.
"""

import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import aiohttp
import asyncpg
import pytest
import pytest_asyncio

from bot.app import PorcRoyal
from bot.delivery.limit_exchange import LimitExchange
from bot.interactions import admission
from bot.ops.config import Settings
from bot.ops.health import Health
from bot.ops.metrics import Sample
from bot.probes import _list_unready
from storage.postgres import engine
from storage.postgres.store import open_postgres
from tests.fake_discord import FakeDiscord, Interaction
from tests.sockets.logged import written
from tests.sockets.players import is_taken
from tests.sockets.running_bot import RunningBot
from tests.sockets.scenario import HOUR, Scenario
from tests.storage.proxy import Proxy
from tests.storage.servers import empty_database, find_database_url

__all__ = ["written"]

pytestmark = [pytest.mark.thorough, pytest.mark.gateway]


@pytest_asyncio.fixture
async def proxy() -> AsyncIterator[Proxy]:
    """Between the bot and its database, which is empty."""
    url = find_database_url()
    await empty_database(url)
    found = Proxy(url)
    yield found
    await found.close()


@pytest_asyncio.fixture
async def running(world: FakeDiscord, tmp_path: Path, proxy: Proxy) -> AsyncIterator[RunningBot]:
    found = RunningBot(world, tmp_path / "data", database=await proxy.open())
    yield found
    await found.close()


@pytest.fixture(autouse=True)
def use_long_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, nothing is said to take long but where a test is about that."""
    monkeypatch.setattr(admission, "SLOW_SECONDS", 60.0)


@pytest.fixture
def way() -> str:
    return "gateway"


QUOTED: Final = "Zibeline knows whose trotter it was"
"""A server quotes the row that it refuses."""
Press = Callable[[], Awaitable[Interaction]]


async def aim(scenario: Scenario) -> Press:
    """Whoever is awaited first is about to answer by the first button."""
    (person, *_) = await scenario.awaited()
    question = scenario.question(person)

    async def press() -> Interaction:
        return await person.press(question, next(iter(question.buttons)))

    return press


async def find_lacks(running: RunningBot) -> list[str]:
    """What /readyz says is not ready; nothing where it says that the bot is."""

    async def sample() -> Sample:
        return Sample()

    health = Health(running.bot.metrics, lambda: _list_unready(running.bot), sample, ready_seconds=0.5)
    port = await health.start(0, "127.0.0.1")
    try:
        async with aiohttp.ClientSession() as client, client.get(f"http://127.0.0.1:{port}/readyz") as page:
            lacks: list[str] = (await page.json())["missing"]
            assert (page.status == 200) == (not lacks)
            return lacks
    finally:
        await health.stop()


@asynccontextmanager
async def fail(code: str, *tables: str, first: int = 1_000_000) -> AsyncIterator[None]:
    """Whatever is written into these tables fails in the server with this code, so many times; all tables, if none."""
    connection: Any = await asyncpg.connect(find_database_url())
    try:
        await connection.execute(
            "CREATE SEQUENCE failed; CREATE FUNCTION fail_on_purpose() RETURNS trigger LANGUAGE plpgsql AS $$"
            f" BEGIN IF nextval('failed') <= {first} THEN RAISE EXCEPTION USING ERRCODE = '{code}',"
            f" MESSAGE = '{QUOTED}', DETAIL = 'Key (reply)=({QUOTED})'; END IF;"
            " RETURN NULL; END $$"
        )
        every = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        for name in tables or [row[0] for row in every]:
            await connection.execute(
                f"CREATE TRIGGER fail_on_purpose AFTER INSERT OR UPDATE ON {name}"
                " FOR EACH STATEMENT EXECUTE FUNCTION fail_on_purpose()"
            )
        yield
    finally:
        await connection.execute("DROP FUNCTION fail_on_purpose CASCADE; DROP SEQUENCE failed")
        await connection.close()


async def check_that_all_is_well_again(scenario: Scenario, press: Press, before: int) -> None:
    """What was pressed in vain is pressed once more, is taken once, and everything owed arrives."""
    running = scenario.running
    assert len(await running.log()) == before
    assert is_taken(await press())
    after = len(await running.log())
    assert after > before
    running.clock.advance(5_000)  # delivery and scheduler rest for some seconds after a fault
    await running.settle()
    assert await find_lacks(running) == []
    assert await running.store.count_owed() == 0
    assert running.store.fault is None
    assert not running.bot.admission.stopping


async def test_whoever_shares_a_database_knows_that_others_deliver_and_show(scenario: Scenario) -> None:
    await scenario.drawn()
    bot = scenario.running.bot
    assert bot.delivery._deps.shared
    assert not bot.pictures._alone
    tasks = {task.get_name() for task in bot._tasks if not task.done()}
    assert tasks >= {PorcRoyal._follow_others.__qualname__, LimitExchange.run.__qualname__}


async def test_whoever_shares_a_database_shares_discords_limit(tmp_path: Path) -> None:
    store = await open_postgres(find_database_url())
    try:
        bot = PorcRoyal(Settings(discord_token="fake", data_dir=str(tmp_path)), store)
        assert bot.rate_guard._limiter._pace is bot.limits.pace
        await bot.painter.close()
        bot.pages.close()
    finally:
        await store.close()


async def test_while_the_server_starts_again_people_are_asked_to_try_again(
    scenario: Scenario, proxy: Proxy
) -> None:
    running = scenario.running
    await scenario.drawn()
    press = await aim(scenario)
    before = len(await running.log())
    await proxy.refuse()
    refused = await press()
    typed = await scenario.ana.slash("hand", channel=scenario.channel)
    for one in (refused, typed):
        assert one.text == running.text("bot-memory-away", one.person.locale)
        assert one.ephemeral
    assert await find_lacks(running) == ["database"]
    running.clock.advance(60_000)  # nor does what is due end the bot
    await running.rest()
    await proxy.admit()
    await check_that_all_is_well_again(scenario, press, before)


async def test_a_server_that_falls_silent_is_told_of_in_time_and_then_what_came_of_it(
    scenario: Scenario, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In time is after two seconds; here sooner."""
    running = scenario.running
    await scenario.drawn()
    press = await aim(scenario)
    monkeypatch.setattr(admission, "SLOW_SECONDS", 0.1)
    before = len(await running.log())
    proxy.stall()
    waiting = await press()
    assert waiting.text == running.text("bot-memory-away", waiting.person.locale)
    assert waiting.ephemeral
    assert await find_lacks(running) == ["answer"]
    proxy.flow()
    await running.rest()
    assert waiting.text != running.text("bot-memory-away", waiting.person.locale)
    assert len(await running.log()) > before
    await running.settle()
    assert await find_lacks(running) == []


async def test_a_server_that_stays_silent_is_given_up_and_nothing_was_played(
    scenario: Scenario, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver gives up a statement after thirty seconds; here after one."""
    running = scenario.running
    await scenario.drawn()
    press = await aim(scenario)
    before = len(await running.log())
    for pool in (running.store._engine._pool, running.store._engine._turns):  # type: ignore[attr-defined]
        monkeypatch.setitem(pool._connect_kwargs, "command_timeout", 1)
        await pool.expire_connections()
    monkeypatch.setattr(engine, "REACH_SECONDS", 0.5)
    await running.store.count_owed()
    await running.live()
    proxy.stall()
    waiting = await press()
    await running.rest()
    assert waiting.text == running.text("bot-memory-away", waiting.person.locale)
    proxy.cut()
    proxy.flow()
    await check_that_all_is_well_again(scenario, press, before)


@pytest.mark.parametrize(
    "code", ["40P01", "40001", "55P03", "57014", "53200"],
    ids=["deadlock", "serialization", "lock", "timeout", "memory"],
)  # fmt: skip
async def test_a_turn_that_the_server_refuses_changes_nothing_and_may_be_repeated(
    scenario: Scenario, code: str
) -> None:
    running = scenario.running
    await scenario.drawn()
    press = await aim(scenario)
    before, owed = len(await running.log()), await running.store.count_owed()
    async with fail(code, "log"):
        refused = await press()
        said = running.text("bot-trouble", refused.person.locale, reference=str(refused.id))
        assert refused.text == said
        assert refused.ephemeral
        assert await running.store.count_owed() == owed
        assert await find_lacks(running) == [], "all other tables go on"
    await check_that_all_is_well_again(scenario, press, before)


@pytest.mark.parametrize("code", ["40P01", "40001"], ids=["deadlock", "serialization"])
async def test_whoever_was_in_the_way_of_another_is_played_again_without_a_word(
    scenario: Scenario, code: str
) -> None:
    await scenario.drawn()
    press = await aim(scenario)
    before = len(await scenario.running.log())
    async with fail(code, "log", first=3):
        assert is_taken(await press())
    seqs = [one.seq for one in await scenario.running.log()]
    assert seqs == list(range(len(seqs)))
    assert len(seqs) > before


async def test_a_server_without_space_refuses_what_is_new_and_shows_what_is_there(
    scenario: Scenario,
) -> None:
    running = scenario.running
    await scenario.drawn()
    press = await aim(scenario)
    before = len(await running.log())
    async with fail("53100"):
        refused = await press()
        assert refused.text == running.text("bot-disk-full", refused.person.locale)
        assert refused.ephemeral
        assert (await scenario.ana.slash("hand", channel=scenario.channel)).files
        assert await find_lacks(running) == ["space"]
        assert not await running.store.regain()
    assert await running.store.regain()
    await check_that_all_is_well_again(scenario, press, before)


@pytest.mark.parametrize("code", ["23505", "23514", "22001", "P0001", "40P01"])
async def test_what_the_server_says_of_a_row_is_not_logged(
    scenario: Scenario, written: io.StringIO, code: str
) -> None:
    await scenario.drawn()
    press = await aim(scenario)
    before = len(written.getvalue())
    async with fail(code, "log"):
        refused = await press()
        assert not is_taken(refused)
        await scenario.running.rest()
    text = written.getvalue()[before:]
    assert "interaction failed" in text
    assert "Zibeline" not in text


@pytest.mark.parametrize(
    ("code", "status"), [("23514", "set_aside"), ("P0001", "set_aside"), ("40P01", "playing")]
)
async def test_nor_is_it_where_a_deadline_meets_it_which_ends_no_program(
    scenario: Scenario, written: io.StringIO, code: str, status: str
) -> None:
    """Every process would meet it, one after the other, and all of them end: it is the table that stops."""
    running = scenario.running
    await scenario.drawn(deadline="1h")
    before = len(written.getvalue())
    async with fail(code, "log"):
        running.clock.advance(2 * HOUR)
        await running.bot.scheduler.fire_due()
        await running.rest()
    text = written.getvalue()[before:]
    assert "deadline is tried again" in text or "table cannot be moderated" in text
    assert "Zibeline" not in text
    table = await running.store.table(1)
    assert table is not None
    assert table.status == status
    assert not running.bot.leaving
