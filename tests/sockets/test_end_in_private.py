"""Whoever has played in their direct messages reads there how the game ended, and where that stands."""

import pytest

from tests.fake_discord import Person
from tests.sockets.elections import does, opened
from tests.sockets.finished import finished
from tests.sockets.games import PLAYED
from tests.sockets.scenario import Scenario


def list_ends(scenario: Scenario, person: Person) -> list[str]:
    """What somebody is told in private of the end, in their own language."""
    where = scenario.running.text("result-there", person.locale[:2], where=f"<#{scenario.channel.id}>")
    return [one.text for one in person.sees(person.dm) if where in one.text]


@pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
@pytest.mark.samples("cochons")
async def test_each_player_is_told_once_in_private_and_in_their_language_who_has_won_by_what(
    scenario: Scenario,
) -> None:
    """The last that one read there was a question that had gone, and nothing said that the game was over."""
    await finished(scenario)
    public = next(one.text for one in scenario.public() if one.text.startswith("## 🏆"))
    winner, why = public.splitlines()[1:3]
    for person in scenario.people:
        (told,) = list_ends(scenario, person)
        assert told.splitlines()[0].startswith("**"), "of which table"
        if person.locale.startswith("fr"):
            assert f"🏆 {winner} {why}" in told
        else:
            assert winner not in told
        (message,) = [one for one in person.sees(person.dm) if one.text == told]
        assert message.silent or message.past, "it needs no answer"
    await scenario.running.kill()
    await scenario.running.open()
    await scenario.running.settle()
    assert all(len(list_ends(scenario, person)) == 1 for person in scenario.people)


async def test_how_a_vote_ended_is_told_its_voters_in_private(scenario: Scenario) -> None:
    await scenario.bob.slash("settings", {"language": "en"}, channel=scenario.channel)
    await opened(scenario, candidats="Bob, @Cy")
    for person in (scenario.bob, scenario.ana, scenario.cy):
        await does(scenario, scenario.ana, "appel", qui=person.name)
        await does(scenario, person, "vote", **{"pour" if person.locale.startswith("fr") else "for": "Bob"})
    await does(scenario, scenario.ana, "clore")
    live = await scenario.running.live()
    assert live.table.status == "ended"
    for person in scenario.people:
        language = "en" if person is scenario.bob else "fr"
        where = scenario.running.text("election-result-there", language, where=f"<#{scenario.channel.id}>")
        last = person.sees(person.dm)[-1]
        assert where in last.text
        assert "Bob" in last.text
        assert not [one for one in person.sees(person.dm) if "→" in one.text], "nothing is asked anywhere"


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_a_receipt_of_a_sealed_vote_goes_when_it_may_not_be_changed_any_more(
    scenario: Scenario, language: str
) -> None:
    """Below the result it went on saying that one might change one's mind."""
    await scenario.bob.slash("settings", {"language": language}, channel=scenario.channel)
    await opened(scenario, scrutin="sealed", candidats="Bob, Cy")
    question, note = scenario.question(scenario.bob), scenario.running.text("receipt-sealed-note", language)
    vote = next(button for button, label in question.buttons.items() if "→ Cy" in label)
    await scenario.bob.press(question, vote)
    await scenario.running.settle()
    assert [one for one in scenario.bob.sees(scenario.bob.dm) if note in one.text]
    await does(scenario, scenario.ana, "clore")
    assert (await scenario.running.live()).table.status == "ended"
    assert not [one for one in scenario.bob.sees(scenario.bob.dm) if note in one.text]
