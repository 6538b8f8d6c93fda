"""A bot that Discord calls: outages, servers and permissions of which no gateway tells."""

import asyncio

import pytest

from bot.app import LEAVING_SECONDS
from bot.endpoint.reachability import ANSWERED_MS
from bot.probes import _list_unready
from tests.sockets.scenario import HOUR, MINUTE, Scenario
from tests.sockets.whole_games import let_answer

DAY = "24h"


@pytest.fixture
def way() -> str:
    """Not both ways: this is about one of them."""
    return "http"


async def lose_discord(scenario: Scenario) -> None:
    """No request is answered any more but by the proxy before Discord."""
    for method in ("GET", "POST", "PATCH", "PUT", "DELETE"):
        scenario.world.fail_next(method, "", 503, 0, times=10**9)
    scenario.running.clock.advance(ANSWERED_MS + 1)
    await scenario.running.served.reachability.look()


async def find_discord(scenario: Scenario) -> None:
    """Requests are answered again."""
    scenario.world.clear()
    await scenario.running.served.reachability.look()
    await scenario.running.settle()


async def test_no_gateway_is_used(scenario: Scenario) -> None:
    await scenario.started()
    assert scenario.world.gateway.identifies == 0
    assert set(scenario.world.caller.statuses) == {202}


async def test_an_outage_takes_nobodys_time_and_is_said_once(scenario: Scenario) -> None:
    await scenario.started(deadline=DAY)
    due = (await scenario.running.live()).due_at
    assert due is not None
    await lose_discord(scenario)
    assert list(await _list_unready(scenario.running.bot)) == ["gateway"]
    await scenario.running.later(30 * HOUR)
    await find_discord(scenario)
    assert list(await _list_unready(scenario.running.bot)) == []
    moved = (await scenario.running.live()).due_at
    assert moved is not None
    assert abs(moved - due - 30 * HOUR) <= 2 * MINUTE
    before = len(await scenario.running.log())
    await let_answer(scenario)
    assert len(await scenario.running.log()) > before


async def test_quiet_hours_in_which_nobody_plays_are_no_outage(scenario: Scenario) -> None:
    await scenario.started(deadline=DAY)
    due = (await scenario.running.live()).due_at
    for _ in range(5):
        scenario.running.clock.advance(HOUR)
        await scenario.running.served.reachability.look()
        await scenario.running.settle()
    assert (await scenario.running.live()).due_at == due
    assert list(await _list_unready(scenario.running.bot)) == []


async def test_a_server_that_the_bot_was_thrown_out_of_is_learnt_from_the_next_refusal(
    scenario: Scenario,
) -> None:
    await scenario.started(deadline=DAY)
    scenario.world.leave(scenario.world.bot, scenario.guild)
    await scenario.running.later(48 * HOUR)
    assert (await scenario.running.live()).table.status == "paused"


async def test_a_bot_that_is_invited_again_says_what_it_owes(scenario: Scenario) -> None:
    await scenario.started(deadline=DAY)
    scenario.world.leave(scenario.world.bot, scenario.guild)
    await scenario.running.later(48 * HOUR)
    said = len(scenario.public())
    scenario.world.invite(scenario.guild)
    await scenario.ana.slash("table reprendre", channel=scenario.ana.dm)
    await scenario.running.settle()
    await scenario.world.until(lambda: len(scenario.public()) > said)


async def test_a_channel_that_was_deleted_is_learnt_from_the_next_refusal(scenario: Scenario) -> None:
    await scenario.started(deadline=DAY)
    scenario.world.delete_channel(scenario.channel)
    await scenario.running.later(48 * HOUR)
    assert (await scenario.running.live()).table.status == "paused"
    there = scenario.world.channel(scenario.guild, "there")
    await scenario.ana.slash("table deplacer", {"table": "1"}, channel=there)
    await scenario.ana.slash("table reprendre", channel=there)
    await scenario.running.settle()
    live = await scenario.running.live()
    assert (live.table.status, live.table.channel_id) == ("playing", there.id)


async def test_a_permission_that_was_given_back_is_noticed_when_somebody_acts(scenario: Scenario) -> None:
    await scenario.started()
    scenario.lose_story()
    said = len(scenario.public())
    scenario.world.deny(scenario.channel, "send_messages")
    await let_answer(scenario)
    await scenario.running.settle()
    assert len(scenario.public()) == said
    lacking = scenario.running.text("permission-send-messages")
    assert len([one for one in scenario.ana.sees(scenario.ana.dm) if lacking in one.text]) == 1
    scenario.world.deny(scenario.channel)
    await scenario.running.later(MINUTE)
    await scenario.bob.slash("status", channel=scenario.channel)
    await scenario.running.settle()
    assert len(scenario.public()) > said


async def test_of_several_processes_one_that_stops_takes_presses_until_the_balancer_has_seen_it(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is told that it goes: what is called meanwhile is played, and what was begun is answered."""
    await scenario.started()
    bot, world = scenario.running.bot, scenario.world

    async def leave() -> bool:
        return True

    monkeypatch.setattr(scenario.running.store, "leave", leave)
    stopping = asyncio.create_task(scenario.running.close())
    while not bot.leaving:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0)
    assert list(await _list_unready(bot)) == ["stopping"]
    assert (await scenario.bob.slash("status", channel=scenario.channel)).text
    begun = world.hold_next("POST", "/callback$")
    pressed = scenario.ana.slash("status", channel=scenario.channel)
    await world.until(lambda: begun.hits)
    calls = len(world.caller.statuses)
    scenario.running.clock.advance(int(LEAVING_SECONDS * 1000))
    while not bot.admission.stopping:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0)
    scenario.bob.slash("status", channel=scenario.channel)
    await world.caller.settle()
    assert len(world.caller.statuses) > calls
    assert world.caller.statuses[-1] == 0, "nobody listens there: a balancer goes to the next"
    begun.release()
    assert scenario.running.text("bot-going") not in (await pressed).text
    await stopping
