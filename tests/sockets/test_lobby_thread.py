"""A thread for the table, by a button of its lobby: everything after is said there."""

import pytest

from tests.fake_discord import Channel
from tests.sockets.games import PLAYED
from tests.sockets.scenario import Scenario

THREAD = "Jouer dans un fil"


def threads(scenario: Scenario) -> list[Channel]:
    return [each for each in scenario.guild.channels.values() if each.is_thread]


@pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
@pytest.mark.samples("cosmic")
async def test_a_lobby_moves_to_a_thread_below_it_and_the_game_is_played_there(scenario: Scenario) -> None:
    lobby = await scenario.seated()
    await scenario.ana.press(lobby, THREAD)
    await scenario.running.settle()
    (thread,) = threads(scenario)
    assert thread.id == lobby.id
    assert f"<#{thread.id}>" in lobby.text
    assert not lobby.buttons, "who is seated is read and changed in the thread"
    said = len(scenario.public())
    (below,) = scenario.public(thread)
    assert "qui joue" in below.text
    await scenario.ana.press(below, "Ajouter un cochon d’entraînement")
    await scenario.running.settle()
    assert len((await scenario.running.live()).seats) == 4
    await scenario.ana.press(below, "Commencer")
    await scenario.running.settle()
    assert any("c’est parti" in each.text for each in scenario.public(thread))
    assert len(scenario.public()) == said
    assert (await scenario.running.live()).table.channel_id == thread.id


async def test_an_election_without_names_moves_to_a_thread_as_well(scenario: Scenario) -> None:
    await scenario.ana.slash("election ouvrir", {"titre": "Places libres"}, channel=scenario.channel)
    await scenario.running.settle()
    lobby = next(each for each in scenario.public() if each.buttons)
    await scenario.ana.press(lobby, THREAD)
    await scenario.running.settle()
    (thread,) = threads(scenario)
    (below,) = scenario.public(thread)
    for person in (scenario.bob, scenario.cy):
        await person.press(below, "Rejoindre")
    await scenario.ana.press(below, "Commencer")
    await scenario.running.settle()
    assert (await scenario.running.live()).table.channel_id == thread.id
    assert "Places libres" in scenario.story(thread).text


async def test_in_a_thread_there_is_no_other_and_only_the_host_opens_one(scenario: Scenario) -> None:
    lobby = await scenario.seated()
    refused = await scenario.bob.press(lobby, "Jouer dans un fil")
    assert "Ana" in refused.text
    assert threads(scenario) == []
    await scenario.ana.press(lobby, THREAD)
    await scenario.running.settle()
    (below,) = scenario.public(threads(scenario)[0])
    again = await scenario.ana.press(below, THREAD)
    assert again.text == scenario.running.text("thread-already")
    assert len(threads(scenario)) == 1


@pytest.mark.parametrize("permission", ["create_public_threads", "send_messages_in_threads"])
async def test_what_is_not_permitted_is_refused_privately_with_a_hint(
    scenario: Scenario, permission: str
) -> None:
    lobby = await scenario.seated()
    text = lobby.text
    scenario.world.deny(scenario.channel, permission)
    await scenario.running.settle()
    refused = await scenario.ana.press(lobby, THREAD)
    assert refused.ephemeral
    assert refused.text == scenario.running.text(f"thread-{permission.replace('_', '-')}")
    assert threads(scenario) == []
    assert (await scenario.running.live()).table.channel_id == scenario.channel.id
    assert lobby.text == text


async def test_a_thread_whose_opening_was_not_heard_of_is_found_at_the_next_press(scenario: Scenario) -> None:
    lobby = await scenario.seated()
    scenario.world.thread(scenario.channel, "heard by nobody", below=lobby.id)
    await scenario.ana.press(lobby, THREAD)
    await scenario.running.settle()
    (thread,) = threads(scenario)
    assert (await scenario.running.live()).table.channel_id == thread.id
    assert scenario.public(thread)


async def test_a_fault_of_discord_changes_nothing_and_is_told(scenario: Scenario) -> None:
    lobby = await scenario.seated()
    scenario.world.fail_next("POST", r"/channels/\d+/messages/\d+/threads", 400, 50035)
    refused = await scenario.ana.press(lobby, THREAD)
    assert refused.text == scenario.running.text("thread-refused", code="50035")
    assert (await scenario.running.live()).table.channel_id == scenario.channel.id
    await scenario.ana.press(lobby, THREAD)
    assert [(await scenario.running.live()).table.channel_id] == [one.id for one in threads(scenario)]
