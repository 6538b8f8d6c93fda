"""Talk among the players: a public thread while the Senate sits, private ones for two on demand (C-61, D-40)."""

from dataclasses import replace

import pytest

from bot.games import GAMES
from games.cochons.state.setup import setup
from games.cochons.state.state import State
from games.election.state.ballot import opened
from porc_royal.facts import Seat
from porc_royal.rulebook import Settings
from tests.fake_discord import Channel, Interaction, Person
from tests.sockets.scenario import Scenario


def threads(scenario: Scenario) -> list[Channel]:
    return [one for one in scenario.world.channels.values() if one.parent is scenario.channel]


async def negotiate(scenario: Scenario, person: Person, other: str) -> Interaction:
    line, option = ("cochons negocier", "avec") if person.locale == "fr" else ("cochons negotiate", "with")
    answer = await person.slash(line, {option: other}, channel=scenario.channel)
    await scenario.running.settle()
    return answer


# -------------------------------------------------------------------------------------------- private threads


async def test_two_players_get_a_thread_of_their_own_and_find_it_again(scenario: Scenario) -> None:
    await scenario.started()
    answer = await negotiate(scenario, scenario.ana, "Bob")
    (thread,) = threads(scenario)
    assert answer.ephemeral
    assert f"<#{thread.id}>" in answer.text
    assert (thread.name, thread.kind) == ("Tête-à-tête\N{NO-BREAK SPACE}: Ana & Bob", 12)
    assert scenario.world.thread_members[thread.id] == {scenario.ana.id, scenario.bob.id}
    assert len(scenario.public(thread)) == 1
    again = await negotiate(scenario, scenario.bob, "Ana")
    assert f"<#{thread.id}>" in again.text
    assert threads(scenario) == [thread]


async def test_a_thread_is_found_again_after_a_restart_and_woken_up(scenario: Scenario) -> None:
    await scenario.started()
    await negotiate(scenario, scenario.ana, "Bob")
    (thread,) = threads(scenario)
    thread.archived = True
    await scenario.running.kill()
    await scenario.running.open()
    await negotiate(scenario, scenario.bob, "Ana")
    assert threads(scenario) == [thread]
    assert not thread.archived


async def test_a_thread_that_was_deleted_is_made_anew(scenario: Scenario) -> None:
    await scenario.started()
    await negotiate(scenario, scenario.ana, "Bob")
    scenario.world.delete_channel(threads(scenario)[0])
    await negotiate(scenario, scenario.ana, "Bob")
    assert len(threads(scenario)) == 1


@pytest.mark.parametrize("permission", ["create_private_threads", "send_messages_in_threads"])
async def test_what_discord_does_not_permit_is_refused_privately_with_the_reason(
    scenario: Scenario, permission: str
) -> None:
    await scenario.started()
    scenario.world.deny(scenario.channel, permission)
    await scenario.running.settle()
    answer = await negotiate(scenario, scenario.ana, "Bob")
    assert answer.ephemeral
    assert answer.text == scenario.running.text(f"private-thread-{permission.replace('_', '-')}")
    assert threads(scenario) == []


async def test_nobody_negotiates_alone_or_with_a_stranger(scenario: Scenario) -> None:
    await scenario.started()
    assert (await negotiate(scenario, scenario.ana, "Ana")).text == scenario.running.text(
        "private-thread-oneself"
    )
    assert "Dan" in (await negotiate(scenario, scenario.ana, "Dan")).text
    stranger = scenario.world.person("Dan", scenario.guild, locale="fr")
    assert (await negotiate(scenario, stranger, "Ana")).text == scenario.running.text("refused-not-seated")
    assert threads(scenario) == []


async def test_the_other_people_at_the_table_are_proposed(scenario: Scenario) -> None:
    await scenario.started()
    found = await scenario.ana.autocomplete("cochons negocier", "avec", channel=scenario.channel)
    assert sorted(choice["name"] for choice in found) == ["Bob", "Cy"]


# --------------------------------------------------------------------------------------------- the public thread


@pytest.fixture
def senate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games begin with an election."""

    def sitting(players: int, settings: Settings) -> State:
        state = setup(players, {**settings, "rule_set": "complete"})
        state.order = [Seat(seat) for seat in range(players)]
        state.ballot = opened([1] * players)
        return state

    monkeypatch.setitem(GAMES.loaded, "cochons", replace(GAMES["cochons"], setup=sitting, first="candidates"))


@pytest.mark.usefixtures("senate")
async def test_a_thread_is_open_while_the_senate_sits(scenario: Scenario) -> None:
    await scenario.started()
    (thread,) = threads(scenario)
    assert thread.name == "Négociations, tour 1"
    assert not thread.archived
    for person in scenario.people:
        await person.slash("passer" if person.locale == "fr" else "pass", channel=scenario.channel)
    await scenario.running.settle()
    assert thread.archived


@pytest.mark.usefixtures("senate")
async def test_the_thread_is_put_away_after_a_restart_too(scenario: Scenario) -> None:
    await scenario.started()
    await scenario.running.kill()
    await scenario.running.open()
    for person in scenario.people:
        await person.slash("passer" if person.locale == "fr" else "pass", channel=scenario.channel)
    await scenario.running.settle()
    assert [thread.archived for thread in threads(scenario)] == [True]


@pytest.mark.usefixtures("senate")
async def test_without_the_permission_the_election_goes_on(scenario: Scenario) -> None:
    scenario.world.deny(scenario.channel, "create_public_threads")
    await scenario.started()
    assert threads(scenario) == []
    assert len(await scenario.awaited()) == 3
