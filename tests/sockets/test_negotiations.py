"""Talk among the players: a public thread while the Senate sits, private ones for two on demand (C-61, D-40)."""

from dataclasses import replace

import pytest

from bot.games import GAMES
from games.cochons.setup import setup
from games.cochons.state import State
from games.election.ballot import opened
from games.table.facts import Seat
from games.table.rulebook import Settings
from tests.loopback import Channel, Interaction, Person
from tests.sockets.house import Town


def threads(town: Town) -> list[Channel]:
    return [one for one in town.world.channels.values() if one.parent is town.channel]


async def negotiate(town: Town, person: Person, other: str) -> Interaction:
    line, option = ("cochons negocier", "avec") if person.locale == "fr" else ("cochons negotiate", "with")
    answer = await person.slash(line, {option: other}, channel=town.channel)
    await town.house.settle()
    return answer


# -------------------------------------------------------------------------------------------- private threads


async def test_two_players_get_a_thread_of_their_own_and_find_it_again(town: Town) -> None:
    await town.started()
    answer = await negotiate(town, town.ana, "Bob")
    (thread,) = threads(town)
    assert answer.ephemeral
    assert f"<#{thread.id}>" in answer.text
    assert (thread.name, thread.kind) == ("Tête-à-tête\N{NO-BREAK SPACE}: Ana & Bob", 12)
    assert town.world.thread_members[thread.id] == {town.ana.id, town.bob.id}
    assert len(town.public(thread)) == 1
    again = await negotiate(town, town.bob, "Ana")
    assert f"<#{thread.id}>" in again.text
    assert threads(town) == [thread]


async def test_a_thread_is_found_again_after_a_restart_and_woken_up(town: Town) -> None:
    await town.started()
    await negotiate(town, town.ana, "Bob")
    (thread,) = threads(town)
    thread.archived = True
    await town.house.kill()
    await town.house.open()
    await negotiate(town, town.bob, "Ana")
    assert threads(town) == [thread]
    assert not thread.archived


async def test_a_thread_that_was_deleted_is_made_anew(town: Town) -> None:
    await town.started()
    await negotiate(town, town.ana, "Bob")
    town.world.delete_channel(threads(town)[0])
    await negotiate(town, town.ana, "Bob")
    assert len(threads(town)) == 1


@pytest.mark.parametrize("permission", ["create_private_threads", "send_messages_in_threads"])
async def test_what_discord_does_not_permit_is_refused_privately_with_the_reason(
    town: Town, permission: str
) -> None:
    await town.started()
    town.world.deny(town.channel, permission)
    await town.house.settle()
    answer = await negotiate(town, town.ana, "Bob")
    assert answer.ephemeral
    assert answer.text == town.house.text(f"parley-{permission.replace('_', '-')}")
    assert threads(town) == []


async def test_nobody_negotiates_alone_or_with_a_stranger(town: Town) -> None:
    await town.started()
    assert (await negotiate(town, town.ana, "Ana")).text == town.house.text("parley-oneself")
    assert "Dan" in (await negotiate(town, town.ana, "Dan")).text
    stranger = town.world.person("Dan", town.guild, locale="fr")
    assert (await negotiate(town, stranger, "Ana")).text == town.house.text("refused-not-seated")
    assert threads(town) == []


async def test_the_other_people_at_the_table_are_proposed(town: Town) -> None:
    await town.started()
    found = await town.ana.autocomplete("cochons negocier", "avec", channel=town.channel)
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

    monkeypatch.setitem(GAMES, "cochons", replace(GAMES["cochons"], setup=sitting, first="candidates"))


@pytest.mark.usefixtures("senate")
async def test_a_thread_is_open_while_the_senate_sits(town: Town) -> None:
    await town.started()
    (thread,) = threads(town)
    assert thread.name == "Négociations, tour 1"
    assert not thread.archived
    for person in town.people:
        await person.slash("passer" if person.locale == "fr" else "pass", channel=town.channel)
    await town.house.settle()
    assert thread.archived


@pytest.mark.usefixtures("senate")
async def test_the_thread_is_put_away_after_a_restart_too(town: Town) -> None:
    await town.started()
    await town.house.kill()
    await town.house.open()
    for person in town.people:
        await person.slash("passer" if person.locale == "fr" else "pass", channel=town.channel)
    await town.house.settle()
    assert [thread.archived for thread in threads(town)] == [True]


@pytest.mark.usefixtures("senate")
async def test_without_the_permission_the_election_goes_on(town: Town) -> None:
    town.world.deny(town.channel, "create_public_threads")
    await town.started()
    assert threads(town) == []
    assert len(await town.awaited()) == 3
