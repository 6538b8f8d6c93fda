"""A channel that refused messages gets them as soon as anything shows that it may be written to again."""

import pytest

from tests.sockets.direct_messages import answer_first
from tests.sockets.scenario import HOUR, MINUTE, Scenario
from tests.sockets.servers import WHEREVER


async def silenced(scenario: Scenario, *permissions: str) -> int:
    """A game whose channel refuses messages, unknown to the bot; gives how many were public before."""
    await scenario.started()
    scenario.lose_story()
    said = len(scenario.public())
    scenario.world.gateway.lose_next("CHANNEL_UPDATE", times=2)
    scenario.world.deny(scenario.channel, *permissions)
    await answer_first(scenario)
    await scenario.running.settle()
    assert len(scenario.public()) == said
    assert await scenario.running.owed_to(scenario.channel)
    return said


async def test_a_press_in_the_channel_shows_that_it_may_be_written_to_again(scenario: Scenario) -> None:
    said = await silenced(scenario, "send_messages")
    scenario.world.deny(scenario.channel)
    await scenario.running.later(MINUTE)
    assert len(scenario.public()) == said, "nothing has shown it yet"
    await scenario.bob.slash("status", channel=scenario.channel)
    await scenario.running.settle()
    assert len(scenario.public()) > said
    assert not await scenario.running.owed_to(scenario.channel)


@pytest.mark.thorough
@pytest.mark.gateway  # by HTTP it is known which permission is missing, and that said
async def test_presses_in_a_channel_that_goes_on_refusing_are_not_each_a_request(scenario: Scenario) -> None:
    await silenced(scenario, "send_messages")
    place = f"^/channels/{scenario.channel.id}/messages"
    await scenario.running.later(MINUTE)

    def requests() -> int:
        return sum(len(scenario.world.requests(method, place)) for method in ("POST", "PATCH"))

    tried = requests()
    for _ in range(5):
        await scenario.bob.slash("status", channel=scenario.channel)
        await scenario.running.settle()
    # Once: what is to be edited is gone, and it is taken anew neither with its board nor without (where it is known
    # which permission is missing, that is not tried).
    assert tried < requests() <= tried + 3
    refused = scenario.running.text("message-refused", where=f"<#{scenario.channel.id}>", code="50013")
    assert len([each for each in scenario.ana.sees(scenario.ana.dm) if refused in each.text]) == 1


@pytest.mark.thorough
async def test_resuming_a_table_from_elsewhere_lets_its_channel_speak(scenario: Scenario) -> None:
    said = await silenced(scenario, "send_messages")
    await scenario.ana.slash("table pause", channel=scenario.ana.dm)
    scenario.world.deny(scenario.channel)
    await scenario.running.later(MINUTE)
    assert len(scenario.public()) == said
    await scenario.ana.slash("table reprendre", channel=scenario.ana.dm)
    await scenario.running.settle()
    assert len(scenario.public()) > said


@pytest.mark.thorough
@WHEREVER
async def test_a_permission_given_back_while_the_bot_was_down_is_found_at_its_start(
    scenario: Scenario,
) -> None:
    said = await silenced(scenario, "send_messages")
    await scenario.running.close()
    scenario.world.deny(scenario.channel)
    scenario.running.clock.advance(MINUTE)
    await scenario.running.open()
    await scenario.running.settle()
    assert len(scenario.public()) > said


@pytest.mark.thorough
@WHEREVER
@pytest.mark.gateway  # which tells of it at once
async def test_a_bot_that_is_invited_again_says_what_it_owes(scenario: Scenario) -> None:
    await scenario.started()
    said = len(scenario.public())
    scenario.world.leave(scenario.world.bot, scenario.guild)
    await scenario.running.settle()
    assert (await scenario.running.live()).table.status == "paused"
    await scenario.ana.slash("table reprendre", channel=scenario.ana.dm)
    await scenario.running.later(MINUTE)
    assert len(scenario.public()) == said
    scenario.world.invite(scenario.guild)
    await scenario.world.until(lambda: len(scenario.public()) > said)


@pytest.mark.thorough
async def test_after_a_start_a_message_is_sent_without_the_picture_that_may_not_be_attached(
    scenario: Scenario,
) -> None:
    await scenario.started()
    said = len(scenario.public())
    await scenario.running.close()
    scenario.world.deny(scenario.channel, "attach_files")
    await scenario.running.open()
    for _ in range(3):
        await answer_first(scenario)
        await scenario.running.settle()
    news = scenario.public()[said:]
    assert news
    assert not any(each.files for each in news)
    assert not await scenario.running.owed_to(scenario.channel)


@pytest.mark.thorough
async def test_a_refused_picture_is_left_out_at_once_where_the_missing_permission_is_not_known(
    scenario: Scenario,
) -> None:
    await scenario.started()
    said = len(scenario.public())
    scenario.world.gateway.lose_next("CHANNEL_UPDATE", times=2)
    scenario.world.deny(scenario.channel, "attach_files")
    for _ in range(3):
        await answer_first(scenario)
        await scenario.running.settle()
    assert len(scenario.public()) > said
    assert not await scenario.running.owed_to(scenario.channel)


@pytest.mark.thorough
@pytest.mark.parametrize("hours", [7])
async def test_without_any_sign_it_is_tried_again_after_hours(scenario: Scenario, hours: int) -> None:
    said = await silenced(scenario, "send_messages")
    scenario.world.deny(scenario.channel)
    await scenario.running.later(hours * HOUR)
    assert len(scenario.public()) > said
