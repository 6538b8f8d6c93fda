"""A whole order given by menus, one after another, and sealed answers that are read again."""

import pytest

from bot.panels.custom_ids import read_token
from tests.fake_discord import Interaction, Person
from tests.sockets.asked import asked, names, until
from tests.sockets.elections import does, opened
from tests.sockets.games import COMPLETE
from tests.sockets.players import is_taken, parts_of
from tests.sockets.scenario import Scenario
from tests.sockets.tables import go_step_by_step


def menu_of(panel: Interaction) -> tuple[str, dict[str, str]]:
    """The only menu there: its id, and what it offers by name."""
    (menu,) = [part for part in parts_of(panel) if read_token(part["custom_id"]).verb == "fill"]
    return menu["custom_id"], {option["label"]: option["value"] for option in menu["options"]}


async def puts(person: Person, panel: Interaction, name: str) -> Interaction:
    menu, offered = menu_of(panel)
    return await person.choose(panel, menu, [offered[name]])


async def ordering(scenario: Scenario) -> Interaction:
    """Ana, who presides an election, sets the whole order of the call."""
    await opened(scenario)
    for person in ("bob", "cy"):
        await does(scenario, getattr(scenario, person), "stand" if person == "bob" else "candidat")
    question = scenario.question(scenario.ana)
    return await scenario.ana.press(question, scenario.running.text("election-do-order"))


async def ordering_by_steps(scenario: Scenario) -> Interaction:
    """The same, in a form that goes on step by step."""
    return await go_step_by_step(scenario.ana, await ordering(scenario))


async def test_the_whole_order_is_given_by_menus_and_nothing_is_filled_in_unasked(scenario: Scenario) -> None:
    form = await ordering_by_steps(scenario)
    assert sorted(menu_of(form)[1]) == ["Ana", "Bob", "Cy"]
    assert scenario.running.text("wizard-order-next", place=1) in form.text
    form = await puts(scenario.ana, form, "Cy")
    assert sorted(menu_of(form)[1]) == ["Ana", "Bob"], "the second place is asked for, too"
    assert "Cy" in form.text
    assert scenario.running.text("wizard-order-next", place=2) in form.text
    before = len(await scenario.running.log())
    form = await puts(scenario.ana, form, "Ana")
    assert [part for part in parts_of(form) if read_token(part["custom_id"]).verb == "fill"] == []
    assert form.text.index("Cy") < form.text.index("Ana") < form.text.index("Bob"), "shown before it is sent"
    assert len(await scenario.running.log()) == before
    sent = await scenario.ana.press(form, scenario.running.text("button-confirm"))
    assert is_taken(sent), sent.text
    await scenario.running.settle()
    assert any("Cy" in each.text and "pour qui votes-tu" in each.text for each in scenario.public())


async def test_an_order_half_made_survives_a_restart_and_can_be_begun_again(scenario: Scenario) -> None:
    form = await puts(scenario.ana, await ordering_by_steps(scenario), "Bob")
    await scenario.running.kill()
    await scenario.running.open()
    again = await scenario.ana.press(form, scenario.running.text("button-restart"))
    assert sorted(menu_of(again)[1]) == ["Ana", "Bob", "Cy"]
    form = await puts(scenario.ana, await puts(scenario.ana, again, "Ana"), "Cy")
    assert form.text.index("Ana") < form.text.index("Cy") < form.text.index("Bob")


async def read_again(scenario: Scenario, person: Person) -> str:
    """What somebody has sealed, as `/answer` tells it."""
    own = await person.slash("answer" if person is scenario.bob else "repondre", channel=scenario.channel)
    begins = scenario.running.text("ask-answered", person.locale, what="{").partition("{")[0]
    (line,) = [one for one in own.text.split("\n") if one.startswith(begins)]
    return line.removeprefix(begins)


@pytest.mark.thorough
async def test_sealed_cards_that_are_read_again_are_named(scenario: Scenario) -> None:
    await scenario.drawn()
    question = scenario.question(scenario.ana)
    form = await scenario.ana.press(question, scenario.running.text(scenario.game.form))
    form = await go_step_by_step(scenario.ana, form)
    menu, offered = menu_of(form)
    card, value = next(iter(offered.items()))
    form = await scenario.ana.choose(form, menu, [value])
    assert is_taken(await scenario.ana.press(form, scenario.running.text("button-confirm")))
    line = await read_again(scenario, scenario.ana)
    assert line.startswith(scenario.running.text(scenario.game.form))
    assert card in line


@pytest.mark.thorough
async def test_a_sealed_vote_that_is_read_again_names_the_candidate(scenario: Scenario) -> None:
    await opened(scenario, scrutin="sealed", candidats="Bob, Cy")
    await scenario.bob.slash("vote", {"for": "Cy"}, channel=scenario.channel)
    assert await read_again(scenario, scenario.bob) == "Vote → Cy"
    await does(scenario, scenario.cy, "vote", pour="Bob")
    assert await read_again(scenario, scenario.cy) == "Voter → Bob"


@pytest.mark.thorough
@pytest.mark.parametrize("game", [COMPLETE], ids=["complete"])
async def test_newcomers_that_were_sealed_are_read_again_with_their_place_and_number(
    scenario: Scenario,
) -> None:
    await until(scenario, "ask-newcomers")
    sealing = [one for one in await scenario.awaited() if one in await asked(scenario, "ask-newcomers")]
    assert len(sealing) > 1, "the others seal theirs, too"
    person = sealing[0]
    line, tile = ("cochons place", "tile") if person is scenario.bob else ("cochons placer", "tuile")
    shown = await names(scenario, person, line, tile)
    place, name = next(iter(shown.items()))
    taken = await person.slash(line, {tile: name}, channel=scenario.channel)
    assert is_taken(taken), taken.text
    told = await read_again(scenario, person)
    assert place.partition(" ")[0] in told
