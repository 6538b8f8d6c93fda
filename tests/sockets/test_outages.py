"""Discord or the network is away while the bot runs: nobody can answer, so nobody pays for it."""

import pytest

from bot.ops.backoff import LONGEST_PAUSE, ShortBackoff
from bot.probes import _list_unready
from tests.sockets.scenario import HOUR, MINUTE, Scenario
from tests.sockets.servers import WHEREVER
from tests.sockets.whole_games import let_answer

pytestmark = pytest.mark.gateway  # by HTTP: test_called.py

DAY = "24h"


async def lose_discord(scenario: Scenario) -> None:
    """The connection is lost, and none can be had."""
    scenario.world.gateway.away = True
    await scenario.world.gateway.drop()
    await scenario.running.until_heard(heard=False)


async def find_discord(scenario: Scenario) -> None:
    """The bot connects again."""
    scenario.world.gateway.away = False
    await scenario.running.until_heard()
    await scenario.running.settle()


@WHEREVER
@pytest.mark.parametrize("resumed", [True, False], ids=["resumed", "anew"])
async def test_an_outage_while_the_bot_runs_gives_grace_once_and_says_so_once(
    scenario: Scenario, *, resumed: bool
) -> None:
    await scenario.started(deadline=DAY)
    (person,) = await scenario.awaited()
    due = (await scenario.running.live()).due_at
    assert due is not None
    entries, said = len(await scenario.running.log()), len(scenario.public())
    await lose_discord(scenario)
    await scenario.running.later(30 * HOUR)
    assert len(await scenario.running.log()) == entries, "nobody could answer"
    assert len(scenario.public()) == said
    if not resumed:
        scenario.world.gateway.refuse_resume()
    await find_discord(scenario)
    told = scenario.told(scenario.running.text("outage-grace", length="§", count=1, when="§").split("§")[0])
    assert len(told) == 1
    live = await scenario.running.live()
    assert live.due_at is not None
    assert abs(live.due_at - due - 30 * HOUR) <= MINUTE
    assert not any(row.away_from for row in live.seats), "nobody was missed"
    assert await scenario.awaited() == [person]
    await let_answer(scenario)
    assert len(await scenario.running.log()) > entries


@WHEREVER
async def test_a_short_drop_changes_no_deadline_and_is_not_worth_a_word(scenario: Scenario) -> None:
    await scenario.started(deadline=DAY)
    (person,) = await scenario.awaited()
    await scenario.running.later(24 * HOUR - MINUTE)
    said = len(scenario.public())
    await lose_discord(scenario)
    entries = len(await scenario.running.log())
    await scenario.running.later(MINUTE + 1)
    assert len(await scenario.running.log()) == entries, "also a moment without Discord is nobody's fault"
    await find_discord(scenario)
    assert len(await scenario.running.log()) > entries
    assert scenario.told("absent pendant") == []
    assert len(scenario.public()) >= said
    assert (await scenario.running.live()).seat_of(person.id) is not None


@pytest.mark.thorough
@WHEREVER
async def test_a_bot_that_is_killed_during_an_outage_gives_grace_for_all_of_it(scenario: Scenario) -> None:
    await scenario.started(deadline=DAY)
    due = (await scenario.running.live()).due_at
    assert due is not None
    await lose_discord(scenario)
    await scenario.running.later(20 * HOUR)
    await scenario.running.kill()
    scenario.running.clock.advance(10 * HOUR)
    scenario.world.gateway.away = False
    await scenario.running.open()
    await scenario.running.settle()
    moved = (await scenario.running.live()).due_at
    assert moved is not None
    assert abs(moved - due - 30 * HOUR) <= MINUTE


@pytest.mark.thorough
@WHEREVER
async def test_whoever_runs_it_is_told_that_the_gateway_is_lacking(scenario: Scenario) -> None:
    await scenario.started()
    assert list(await _list_unready(scenario.running.bot)) == []
    await lose_discord(scenario)
    assert list(await _list_unready(scenario.running.bot)) == ["gateway"]
    await find_discord(scenario)
    assert list(await _list_unready(scenario.running.bot)) == []


@pytest.mark.thorough
@WHEREVER
async def test_the_client_connects_again_within_a_minute_of_the_networks_return(
    scenario: Scenario, client_waits: list[float]
) -> None:
    assert scenario.running.bot.is_ready()
    backoff = ShortBackoff()
    pauses = [backoff.delay() for _ in range(200)]
    assert max(pauses) == LONGEST_PAUSE == 60
    await lose_discord(scenario)
    while len(client_waits) < 20:
        await scenario.running.settle()
    assert max(client_waits) <= LONGEST_PAUSE
    await find_discord(scenario)
