"""A bot on so many servers that Discord spreads them over several connections, its shards."""

import asyncio

import pytest

from bot.probes import _list_unready, _sample, describe_shards
from storage.ports import Unheard
from tests.fake_discord import Channel
from tests.sockets.players import Player
from tests.sockets.scenario import HOUR, MINUTE, Scenario
from tests.sockets.servers import AMONG_MANY, BEHIND_SHARDS, SERVERS, SHARDS
from tests.sockets.whole_games import party, press_turns

HERE, THERE = SHARDS // 2, 1
"""The shards of the scenario's server, and of another one."""
pytestmark = [pytest.mark.gateway, pytest.mark.thorough]

DAY = "24h"


def elsewhere(scenario: Scenario) -> Channel:
    """A channel of a server on another shard, of which the same people are members."""
    guild = scenario.world.guild("Ailleurs", shard=THERE)
    for person in scenario.people:
        scenario.world.join(person, guild)
    return scenario.world.channel(guild, "ailleurs")


async def until_away(scenario: Scenario, *shards: int) -> None:
    """Wait until the bot knows which shards are away, and has done what follows."""
    outages = scenario.running.bot.scheduler.outages
    async with asyncio.timeout(scenario.world.patience):
        while outages.list_away() != list(shards):  # noqa: ASYNC110  # the client tells nobody
            await asyncio.sleep(0.001)
    await scenario.running.settle()


async def lose(scenario: Scenario, shard: int) -> None:
    await scenario.world.gateway.lose_shard(shard)
    await until_away(scenario, shard)


async def find(scenario: Scenario, shard: int) -> None:
    scenario.world.gateway.find_shard(shard)
    await until_away(scenario)


def grace(scenario: Scenario, channel: Channel) -> int:
    """How often the channel was told that there was an outage."""
    said = scenario.running.text("outage-grace", length="§", count=1, when="§").split("§")[0]
    return len(scenario.told(said, channel))


async def due(scenario: Scenario, table: int) -> int:
    found = (await scenario.running.live(table)).due_at
    assert found is not None
    return found


@AMONG_MANY
async def test_a_game_among_three_thousand_servers_is_played_as_on_one(scenario: Scenario) -> None:
    bot, gateway = scenario.running.bot, scenario.world.gateway
    assert (bot.shard_count, len(bot.guilds)) == (SHARDS, SERVERS + 1)
    assert sorted(session.shard for session in gateway.live) == list(range(SHARDS))
    await scenario.begun()
    # In direct messages, which come by the first shard, about a table whose server is on another one.
    await press_turns(scenario, party(scenario, 1), [Player.by_components], 3)
    assert list(await _list_unready(bot)) == []


@BEHIND_SHARDS
async def test_an_outage_of_a_shard_concerns_the_tables_of_its_servers_alone(scenario: Scenario) -> None:
    there = elsewhere(scenario)
    await scenario.started(deadline=DAY)
    await scenario.started(there, deadline=DAY)
    waits, entries = await due(scenario, 1), [len(await scenario.running.log(table)) for table in (1, 2)]
    await lose(scenario, HERE)
    await scenario.running.later(30 * HOUR)
    assert len(await scenario.running.log(1)) == entries[0], "nobody could answer"
    assert len(await scenario.running.log(2)) > entries[1], "whoever did not answer there could have"
    await find(scenario, HERE)
    assert (grace(scenario, scenario.channel), grace(scenario, there)) == (1, 0)
    assert abs(await due(scenario, 1) - waits - 30 * HOUR) <= MINUTE
    assert not any(row.away_from for row in (await scenario.running.live(1)).seats), "nobody was missed"


@BEHIND_SHARDS
async def test_while_the_first_shard_is_away_nobody_is_expected_to_answer(scenario: Scenario) -> None:
    """Questions and hands are in direct messages, and these come by the first shard."""
    there = elsewhere(scenario)
    await scenario.started(deadline=DAY)
    await scenario.started(there, deadline=DAY)
    waits = [await due(scenario, table) for table in (1, 2)]
    await lose(scenario, 0)
    assert list(await _list_unready(scenario.running.bot)) == ["gateway"]
    await scenario.running.later(30 * HOUR)
    await find(scenario, 0)
    assert (grace(scenario, scenario.channel), grace(scenario, there)) == (1, 1)
    for table in (1, 2):
        assert abs(await due(scenario, table) - waits[table - 1] - 30 * HOUR) <= MINUTE
    assert list(await _list_unready(scenario.running.bot)) == []


@BEHIND_SHARDS
@pytest.mark.parametrize("shards", [SHARDS, 2, pytest.param(1, marks=pytest.mark.thorough)])
async def test_a_bot_killed_while_a_shard_is_away_gives_each_table_the_grace_that_is_its_own(
    scenario: Scenario, shards: int
) -> None:
    """Also where Discord wants another number of shards afterwards."""
    there = elsewhere(scenario)
    await scenario.started(deadline="48h")
    await scenario.started(there, deadline="48h")
    waits = [await due(scenario, table) for table in (1, 2)]
    await lose(scenario, HERE)
    await scenario.running.later(40 * HOUR)
    await scenario.running.kill()
    scenario.running.clock.advance(20 * HOUR)
    scenario.world.gateway.find_shard(HERE)
    scenario.world.gateway.shards = shards
    await scenario.running.open()
    await scenario.running.settle()
    assert (grace(scenario, scenario.channel), grace(scenario, there)) == (1, 1)
    assert abs(await due(scenario, 1) - waits[0] - 60 * HOUR) <= MINUTE
    assert abs(await due(scenario, 2) - waits[1] - 20 * HOUR) <= MINUTE


@BEHIND_SHARDS
async def test_a_short_drop_of_a_shard_is_not_worth_a_word(scenario: Scenario) -> None:
    await scenario.started(deadline=DAY)
    waits = await due(scenario, 1)
    await lose(scenario, HERE)
    await scenario.running.later(MINUTE)
    await find(scenario, HERE)
    assert (await due(scenario, 1), grace(scenario, scenario.channel)) == (waits, 0)
    assert scenario.world.gateway.resumes == 1


@BEHIND_SHARDS
async def test_whoever_runs_it_is_told_how_many_shards_are_away(scenario: Scenario) -> None:
    await scenario.started()
    bot = scenario.running.bot
    await lose(scenario, HERE)
    sample = await _sample(bot)
    assert (sample.shards, sample.shards_away, sample.connected) == (SHARDS, 1, True)
    assert list(await _list_unready(bot)) == [], "the others are heard, and a new start would help nobody"
    assert describe_shards(bot) == {"shards_away": 1}
    await find(scenario, HERE)
    assert describe_shards(bot) == {}


@BEHIND_SHARDS
async def test_a_socket_that_is_closed_counts_before_the_client_says_so(scenario: Scenario) -> None:
    """The client says that shards are away one after another, each when its turn to connect again has come."""
    await scenario.started()
    outages = scenario.running.bot.scheduler.outages
    assert outages.connected
    outages.is_open = lambda shard: shard != HERE
    assert outages.list_away() == [HERE]
    assert outages.unheard == Unheard(frozenset({HERE}), SHARDS)


@BEHIND_SHARDS
async def test_a_bot_that_is_removed_from_a_server_of_a_shard_stops_its_clocks(scenario: Scenario) -> None:
    there = elsewhere(scenario)
    await scenario.started()
    await scenario.started(there)
    assert there.guild is not None
    scenario.world.leave(scenario.world.bot, there.guild)
    await scenario.running.settle()
    assert [(await scenario.running.live(table)).table.status for table in (1, 2)] == ["playing", "paused"]


@pytest.mark.parametrize("running", ["new"], indirect=True)
async def test_a_bot_that_cannot_learn_how_many_shards_it_needs_asks_again(
    scenario: Scenario, client_waits: list[float]
) -> None:
    await scenario.running.close()
    before = len(client_waits)
    scenario.world.fail_next("GET", r"^/gateway/bot$", 500, times=5)
    await scenario.running.open()
    assert scenario.running.bot.shard_count == 1
    assert len(client_waits) > before
