"""The complete game by commands: markers, recipe, election, chips, and what is done amid a question."""

from __future__ import annotations

import pytest

from porc_royal.facts import Seat
from tests.fake_discord import Interaction, Person
from tests.sockets.asked import asked, names, until, words
from tests.sockets.games import COMPLETE
from tests.sockets.players import is_taken, parts_of
from tests.sockets.scenario import HOUR, Scenario

pytestmark = pytest.mark.parametrize("game", [COMPLETE], ids=["complete"])


async def does(scenario: Scenario, person: Person, line: str, **given: object) -> Interaction:
    """A command that is taken."""
    answer = await person.slash(line, given, channel=scenario.channel)
    assert is_taken(answer), f"/{line} {given}: {answer.text}"
    await scenario.running.settle()
    return answer


async def test_a_marker_is_chosen_in_secret_by_its_number(scenario: Scenario) -> None:
    await until(scenario, "ask-marker")
    shown = await names(scenario, scenario.ana, "cochons marqueur", "nombre")
    assert list(shown) == ["2 voyages", "3 voyages", "4 voyages"]
    before = [each.text for each in scenario.public()]
    taken = await does(scenario, scenario.ana, "cochons marqueur", nombre=4)
    assert "4 voyages" in taken.text
    await scenario.running.later(HOUR)
    assert [each.text for each in scenario.public()] == before, "nobody sees that it was chosen"
    refused = await scenario.bob.slash("cochons marker", {"number": 5}, channel=scenario.channel)
    assert not is_taken(refused)


async def test_a_recipe_is_read_again_by_its_owner_alone(scenario: Scenario) -> None:
    await until(scenario, "ask-marker")
    live = await scenario.running.live()
    seat = next(row.seat for row in live.seats if row.user_id == scenario.ana.id)
    wanted = live.play.view(Seat(seat)).seat(seat).recipe
    own = await scenario.ana.slash("cochons recette", channel=scenario.channel)
    assert own.ephemeral
    for number, colour in ((wanted.red, "rouge"), (wanted.yellow, "jaune"), (wanted.blue, "bleu")):
        assert f"/{number}" in own.text.split(colour)[1][:6]
    stranger = scenario.world.person("Dan", scenario.guild, locale="en-GB")
    refused = await stranger.slash("cochons recipe", channel=scenario.channel)
    assert refused.text == scenario.running.text("refused-not-seated", "en")


@pytest.mark.thorough
async def test_the_senate_sits_is_called_and_votes_by_commands(scenario: Scenario) -> None:
    await until(scenario, "ask-ready")
    none = await scenario.bob.slash("tally", channel=scenario.channel)
    assert all(name in none.text for name in ("Ana", "Bob", "Cy"))
    assert none.files
    await does(scenario, scenario.ana, "cochons retirer")
    assert any("Ana" in each.text for each in scenario.public()[-2:])
    for person in scenario.people:
        await does(scenario, person, words(person, "passer", "pass"))
    (caller,) = await asked(scenario, "ask-call")
    line, option = words(caller, "cochons appeler", "cochons call"), words(caller, "ordre", "order")
    order = ", ".join(words(caller, name, name) for name in ("Cy", "Ana", "Bob"))
    await does(scenario, caller, line, **{option: order})
    for _ in range(3):
        (voter,) = await asked(scenario, "ask-vote")
        vote, candidate = words(voter, "vote", "vote"), words(voter, "pour", "for")
        shown = await names(scenario, voter, vote, candidate)
        assert sorted(shown) == ["Bob", "Cy"], "who withdrew can not be voted for"
        await does(scenario, voter, vote, **{candidate: "Cy"})
    assert any(
        ask.endswith("closing")
        for ask in {one.key for one in (await scenario.running.live()).play.asks.values()}
    )


@pytest.mark.thorough
async def test_chips_are_given_out_by_naming_who_receives_them(scenario: Scenario) -> None:
    await until(scenario, "ask-chips")
    (royal,) = await asked(scenario, "ask-chips")
    live = await scenario.running.live()
    seat = next(row.seat for row in live.seats if row.user_id == royal.id)
    stock = live.play.view(Seat(seat)).stock
    line = words(royal, "cochons distribuer", "cochons give")
    shown = await names(scenario, royal, line, words(royal, "un", "ones"))
    assert set(shown) <= {"Ana", "Bob", "Cy"}
    receivers = ["Ana", "Bob", "Cy", "Ana", "Bob"]
    given = {}
    for value, french, english in ((3, "trois", "threes"), (2, "deux", "twos"), (1, "un", "ones")):
        taken = [receivers.pop(0) for chip in stock if chip == value]
        if taken:
            given[words(royal, french, english)] = ", ".join(taken)
    nothing = await royal.slash(line, channel=scenario.channel)
    assert not is_taken(nothing)
    answer = await does(scenario, royal, line, **given)
    assert answer.text.count("Ana") == answer.text.count("Bob") == 2


@pytest.mark.thorough
async def test_what_is_done_amid_a_question_asks_nobody_anew_and_old_buttons_still_answer(
    scenario: Scenario,
) -> None:
    await until(scenario, "ask-ready")
    question = next(each for each in reversed(scenario.public()) if parts_of(each))
    before = len(scenario.bob.sees(scenario.bob.dm))
    await does(scenario, scenario.ana, "cochons retirer")
    await does(scenario, scenario.ana, "cochons candidat")
    assert len(scenario.bob.sees(scenario.bob.dm)) == before
    assert [each.pings for each in scenario.public()[-2:]] == [[], []]
    ready = scenario.running.text("cochons-ask-ready-pass")
    assert ready in [part.get("label") for part in parts_of(question)]
    taken = await scenario.bob.press(question, ready)
    assert is_taken(taken), taken.text


@pytest.mark.thorough
@pytest.mark.parametrize("key", ["ask-marker", "ask-travel"])
async def test_who_has_no_ally_is_told_with_whom_one_trades(scenario: Scenario, key: str) -> None:
    await until(scenario, key)
    alone = await scenario.bob.slash("cochons trade", {"do": "offer"}, channel=scenario.channel)
    assert alone.text == scenario.running.text("cochons-refused-trade-no-ally", "en", turn=2)
