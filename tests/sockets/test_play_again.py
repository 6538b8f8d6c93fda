"""Playing again: one press under the end of a game opens the next lobby, for the same people, once."""

import pytest

from tests.sockets.elections import does, opened
from tests.sockets.finished import finished
from tests.sockets.games import PLAYED
from tests.sockets.scenario import Scenario


@pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
@pytest.mark.samples("cochons")
async def test_a_lobby_opens_with_the_same_game_options_settings_and_practice_players(
    scenario: Scenario,
) -> None:
    over = await finished(scenario, practice=True)
    opened = await scenario.bob.press(over, "Rejouer")
    assert opened.ephemeral
    await scenario.running.settle()
    old, new = await scenario.running.live(1), await scenario.running.live(2)
    assert new.table.status == "lobby"
    assert new.table.host_id == scenario.bob.id
    assert new.table.options == old.table.options
    assert (new.table.deadline_seconds, new.table.window_seconds) == (
        old.table.deadline_seconds,
        old.table.window_seconds,
    )
    assert (new.table.channel_id, new.table.language) == (old.table.channel_id, old.table.language)
    practice = [row.name for row in old.seats if row.kind == "practice"]
    assert [row.name for row in new.seats] == ["Bob", *practice]
    invited = scenario.public()[-1]
    assert set(invited.pings) == {scenario.ana, scenario.cy}


async def test_an_election_is_held_again_by_its_button_with_what_its_lobby_offers(scenario: Scenario) -> None:
    await opened(scenario, scrutin="sealed", egalite="lot", candidats="Bob, Cy")
    await does(scenario, scenario.ana, "clore")
    again = scenario.running.text("election-again-button")
    over = next(each for each in reversed(scenario.public()) if again in each.buttons.values())
    assert (await scenario.bob.press(over, again)).ephemeral
    await scenario.running.settle()
    old, new = await scenario.running.live(1), await scenario.running.live(2)
    assert (new.table.game, new.table.status, new.table.host_id) == ("election", "lobby", scenario.bob.id)
    assert (new.table.options["ballot"], new.table.options["tie"]) == ("sealed", "lot")
    assert "candidates" not in new.table.options or not new.table.options["candidates"]
    assert old.table.options["candidates"], "of those who sat elsewhere"
    await scenario.cy.press(over, again)
    assert [row.name for row in (await scenario.running.live(2)).seats] == ["Bob", "Cy"]


async def test_whoever_presses_next_sits_down_and_presses_once(scenario: Scenario) -> None:
    over = await finished(scenario)
    await scenario.bob.press(over, "Rejouer")
    joined = await scenario.cy.press(over, "Rejouer")
    assert joined.text == scenario.running.text("lobby-joined", taken=2, most=6, who="Bob")
    assert (await scenario.cy.press(over, "Rejouer")).text == scenario.running.text("lobby-error-already")
    await scenario.running.settle()
    assert [row.name for row in (await scenario.running.live(2)).seats] == ["Bob", "Cy"]
    assert await scenario.running.store.table(3) is None


@pytest.mark.thorough
async def test_a_stranger_opens_nothing(scenario: Scenario) -> None:
    over = await finished(scenario)
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    assert (await dan.press(over, "Rejouer")).text == scenario.running.text("refused-not-seated")
    assert await scenario.running.store.table(2) is None


@pytest.mark.thorough
async def test_where_another_table_is_open_it_is_refused_kindly(scenario: Scenario) -> None:
    over = await finished(scenario)
    await scenario.lobby(scenario.cy)
    refused = await scenario.ana.press(over, "Rejouer")
    assert refused.ephemeral
    assert "#2" in refused.text
    assert await scenario.running.store.table(3) is None


@pytest.mark.thorough
async def test_a_game_is_played_again_once_and_again_if_that_lobby_was_cancelled(scenario: Scenario) -> None:
    over = await finished(scenario)
    await scenario.ana.press(over, "Rejouer")
    await scenario.running.settle()
    sure = await scenario.ana.slash("table annuler", channel=scenario.channel)
    await scenario.ana.press(sure, scenario.running.text("cancel-button"))
    await scenario.ana.press(over, "Rejouer")
    await scenario.running.settle()
    for person in (scenario.bob, scenario.cy):
        await person.press(over, "Rejouer")
    await scenario.running.settle()
    lobby = next(each for each in reversed(scenario.public()) if "Commencer" in each.buttons.values())
    await scenario.ana.press(lobby, "Commencer")
    await scenario.running.settle()
    assert (await scenario.running.live(3)).table.status == "playing"
    refused = await scenario.bob.press(over, "Rejouer")
    assert "#3" in refused.text
    assert await scenario.running.store.table(4) is None


@pytest.mark.parametrize("pressed", ["before", "after"])
@pytest.mark.samples("after")
async def test_the_button_outlives_a_restart(scenario: Scenario, pressed: str) -> None:
    over = await finished(scenario)
    if pressed == "before":
        await scenario.ana.press(over, "Rejouer")
    await scenario.running.kill()
    await scenario.running.open()
    await scenario.bob.press(over, "Rejouer")
    await scenario.running.settle()
    names = [row.name for row in (await scenario.running.live(2)).seats]
    assert names == (["Ana", "Bob"] if pressed == "before" else ["Bob"])
