"""Whole games of Goofspiel by people who see nothing but their screens, two in French and one in English."""

import pytest

from tests.sockets.players import Act
from tests.sockets.running_bot import PNG
from tests.sockets.scenario import Scenario
from tests.sockets.secrets import check_private
from tests.sockets.whole_games import COMMANDS, PRESSES, over, party


async def nothing() -> None:
    """Looks away: cards are called by their numbers, which stand in many a sentence."""


@pytest.mark.parametrize("ways", [PRESSES, COMMANDS], ids=["pressed", "typed"])
async def test_it_is_played_to_its_result_in_both_languages(scenario: Scenario, ways: list[Act]) -> None:
    await scenario.begun(options="prizes=7")
    people = party(scenario, 1)
    answers = await people.play(ways, lambda: over(scenario), nothing)
    assert answers == 3 * 7
    check_private(people.players)
    await scenario.check_told()
    live = await scenario.running.live()
    assert live.table.status == "ended"


async def test_each_reads_it_in_their_own_language(scenario: Scenario) -> None:
    await scenario.begun(options="prizes=7")
    french, english = [
        await one.slash("answer", channel=scenario.channel) for one in (scenario.ana, scenario.bob)
    ]
    assert "Que mises-tu pour ★" in french.text
    assert "What do you bid for ★" in english.text
    why = await scenario.bob.slash("why", channel=scenario.channel)
    assert "Everybody bids one card at the same time" in why.text
    rules = await scenario.ana.slash("rules", {"word": "mise"}, channel=scenario.channel)
    assert "La plus haute mise emporte ce qui est en jeu" in rules.text


@pytest.mark.parametrize("running", ["painted"], indirect=True)
async def test_table_and_hand_are_pictures_and_words(scenario: Scenario) -> None:
    await scenario.begun(options="prizes=7")
    hand = await scenario.bob.slash("hand", channel=scenario.channel)
    board = await scenario.bob.slash("board", channel=scenario.channel)
    for shown in (hand, board):
        assert shown.message is not None
        [picture] = shown.message.files
        assert picture.data.startswith(PNG[:4])
        assert picture.description
    assert "A bid of its number" in hand.text
    told = await scenario.bob.slash("board", {"text": True}, channel=scenario.channel)
    assert "6 more prizes to come" in told.text
