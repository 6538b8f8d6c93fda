"""What people wait for is measured where they wait: commands, refused or not, replies, looks, turns and requests."""

from collections.abc import Mapping
from typing import Final, get_args

import pytest

from bot.ops.metrics import Act
from tests.sockets.games import COCHONS
from tests.sockets.scenario import Scenario, offered_first

ACTS: Final = get_args(Act)


def count(scenario: Scenario) -> Mapping[str, float]:
    """How often each act was measured."""
    get = scenario.running.bot.metrics.registry.get_sample_value
    return {act: get("porc_act_seconds_count", {"act": act}) or 0.0 for act in ACTS}


def compare(before: Mapping[str, float], after: Mapping[str, float]) -> dict[str, float]:
    """How many more of each there are, but for requests, which follow in their own time."""
    return {act: after[act] - before[act] for act in ACTS if act != "request" and after[act] != before[act]}


@pytest.mark.parametrize("game", [COCHONS], ids=["cochons"])
async def test_a_command_is_measured_whether_it_is_answered_or_refused_and_a_reply_with_its_turn(
    scenario: Scenario,
) -> None:
    stranger = scenario.world.person("Dan", scenario.guild, locale="en-US")
    await scenario.drawn()
    before = count(scenario)
    assert before["request"] > 0
    panel = await scenario.bob.slash("answer", channel=scenario.channel)
    await scenario.running.settle()
    assert compare(before, asked := count(scenario)) == {"command": 1}
    refused = await stranger.slash("hand", channel=scenario.channel)
    assert refused.text == scenario.running.text("refused-not-seated", "en")
    await scenario.running.settle()
    assert compare(asked, told := count(scenario)) == {"command": 1}
    await offered_first(scenario.bob, panel)
    await scenario.running.settle()
    assert compare(told, count(scenario)) == {"reply": 1, "commit": 1}
