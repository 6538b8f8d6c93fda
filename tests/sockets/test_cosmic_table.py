"""Cosmic Encounter over the client: few presses to a whole move, orders by form and by menu, none before one's turn."""

from __future__ import annotations

from typing import Any

import pytest

from bot.panels.custom_ids import read_token
from games.cosmic.extension.declarations import ALIENS
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.catalogue import name_flare
from tests.fake_discord import Interaction, Message, Person
from tests.fake_discord.components import SELECTS
from tests.sockets.games import COSMIC
from tests.sockets.orders import panel, words
from tests.sockets.players import is_taken, parts_of
from tests.sockets.scenario import Scenario, offered_first
from tests.windows import fill_in_order

pytestmark = pytest.mark.parametrize("game", [COSMIC], ids=["cosmic"])

STEPS = 8
THIRTY = 31
LONGEST = 2000


def menu_of(shown: Message | Interaction, verb: str, option: str = "") -> dict[str, Any]:
    """The first menu there: of this verb, for this option, where they are named."""
    return next(
        part
        for part in parts_of(shown)
        if part["type"] in SELECTS
        and verb in ("", read_token(part["custom_id"]).verb)
        and option in ("", read_token(part["custom_id"]).option)
    )


async def choose_ready(scenario: Scenario, person: Person, sentence: str) -> Interaction:
    """Somebody opens their orders and chooses one that is ready."""
    shown = await panel(scenario, person)
    label = scenario.running.text(f"cosmic-ready-{sentence}", person.locale)
    menus = [part for part in parts_of(shown) if part["type"] in SELECTS]
    menu, value = next(
        (part, one["value"]) for part in menus for one in part["options"] if one["label"] == label
    )
    return await person.choose(shown, menu["custom_id"], [value])


async def test_a_launch_is_one_choice_in_the_question_and_two_presses_from_the_channel(
    scenario: Scenario,
) -> None:
    await scenario.begun(options="pace=orders")
    for person in await scenario.awaited():
        await offered_first(person, scenario.question(person))
    await scenario.running.settle()
    (person,) = await scenario.awaited()
    shown = await person.press(scenario.story(), scenario.running.text("button-answer"))
    for found in (shown, scenario.question(person)):
        menu = menu_of(found, "whole", "launch")
        assert len(menu["options"]) > 2
        assert menu["options"][0]["description"], "who stands there"
    menu = menu_of(shown, "whole", "launch")
    taken = await person.choose(shown, menu["custom_id"], [menu["options"][0]["value"]])
    if taken.type == "deferred":
        await taken.filled()
    assert is_taken(taken), taken.text
    entry = (await scenario.running.log())[-1]
    assert b'"launch"' in entry.reply


async def test_an_encounter_card_is_chosen_with_one_press_and_seen_by_nobody(scenario: Scenario) -> None:
    await scenario.started()
    while not all(
        ask.key == "cosmic-ask-card"
        for seat, ask in (await scenario.running.live()).play.asks.items()
        if not ask.optional
    ):
        person, *_ = await scenario.awaited()
        await offered_first(person, scenario.question(person))
        await scenario.running.settle()
    first, second = await scenario.awaited()
    said = [each.text for each in scenario.public()]
    question = scenario.question(first)
    menu = menu_of(question, "", "card")
    card = menu["options"][0]["label"]
    taken = await first.choose(question, menu["custom_id"], [menu["options"][0]["value"]])
    assert is_taken(taken), taken.text
    assert card in taken.text
    await scenario.running.settle()
    assert [each.text for each in scenario.public()] == said, "what is sealed changes nothing in the channel"
    assert await scenario.awaited() == [second]


async def test_an_order_that_is_ready_passes_the_next_gates_and_outlives_a_kill(scenario: Scenario) -> None:
    await scenario.drawn()
    given = await choose_ready(scenario, scenario.bob, "gates")
    assert scenario.running.text("orders-given", "en") in given.text
    for _ in range(STEPS):
        live = await scenario.running.live()
        if {live.play.asks[seat].key for seat in live.play.awaited} == {"cosmic-ask-gate-alliances"}:
            break
        for person in await scenario.awaited():
            passed = await person.slash(words(person, "passer", "pass"), channel=scenario.channel)
            if not is_taken(passed):
                await offered_first(person, scenario.question(person))
        await scenario.running.settle()
    assert {one.name for one in await scenario.awaited()} == {"Ana", "Cy"}
    await scenario.running.kill()
    await scenario.running.open()
    assert scenario.running.text("cosmic-order-usual", "en") in (await panel(scenario, scenario.bob)).text
    assert scenario.running.text("orders-none") in (await panel(scenario, scenario.ana)).text


async def test_an_order_is_given_by_a_form_and_listed_for_its_owner_alone(scenario: Scenario) -> None:
    await scenario.drawn()
    public = len(scenario.public())
    shown = await panel(scenario, scenario.ana)
    shown = await scenario.ana.press(shown, scenario.running.text("cosmic-order-reward"))
    given = await scenario.ana.submit(shown, fill_in_order(shown.modal, "ships", "at-once", "game"))
    assert given.ephemeral
    assert scenario.running.text("orders-given") in given.text
    assert scenario.running.text("cosmic-order-reward") in (await panel(scenario, scenario.ana)).text
    assert scenario.running.text("orders-none", "en") in (await panel(scenario, scenario.bob)).text
    await scenario.running.settle()
    assert len(scenario.public()) == public, "the channel hears nothing of it"


async def test_one_press_spares_somebody_every_gate_and_one_press_brings_them_back(
    scenario: Scenario,
) -> None:
    await scenario.drawn()
    text, bob = scenario.running.text, scenario.bob
    shown = await bob.press(scenario.story(), text("button-answer"))
    noted = await bob.press(shown, text("button-until-turn", "en"))
    assert text("until-turn-on", "en") in noted.text
    await scenario.running.settle()
    assert bob not in await scenario.awaited(), "the gate that is open is passed at once"
    await bob.press(noted, text("button-ask-all", "en"))
    assert await scenario.running.store.orders(1) == []


async def test_what_is_ordered_beside_a_question_is_confirmed_to_its_owner_and_to_nobody_else(
    scenario: Scenario,
) -> None:
    """CE-134: what the rules read where nobody is asked is an option of the question itself."""
    await scenario.drawn()
    said = [each.text for each in scenario.public()]
    question = scenario.question(scenario.cy)
    menu = menu_of(question, "whole", "orders")
    taken = await scenario.cy.choose(question, menu["custom_id"], [menu["options"][0]["value"]])
    assert not is_taken(taken), "it is no answer"
    assert scenario.running.text("receipt-set-note") in taken.text
    told = len(scenario.world.messages())
    await scenario.running.settle()
    assert len(scenario.world.messages()) == told, "the answer says it all"
    assert scenario.cy in await scenario.awaited(), "the question itself is still open"
    assert [each.text for each in scenario.public()] == said


async def test_what_an_alien_can_do_is_told_once_when_it_is_shown(scenario: Scenario) -> None:
    await scenario.begun(options="pace=orders")
    for person in await scenario.awaited():
        await offered_first(person, scenario.question(person))
    await scenario.running.settle()
    text = "\n".join(message.text for message in scenario.public())
    shown = [line for line in text.splitlines() if line.startswith("🔎 ")]
    assert len(shown) == len(scenario.people)
    assert len(set(shown)) == len(shown)


async def test_a_hand_of_thirty_cards_and_more_is_told_to_its_last_card_in_pages(scenario: Scenario) -> None:
    """Each flare has two texts; nobody else has any of the pages."""
    await scenario.started()
    live = await scenario.running.live()
    aliens = list(RULEBOOK.assembly.table(ALIENS))[:THIRTY]
    for player in live.play.state.players:
        player.hand = [name_flare(alien) for alien in aliens]
    person = scenario.people[0]
    answer = await person.slash("hand", channel=scenario.channel)
    await answer.filled()
    titles = [scenario.running.text(f"cosmic-flare-{one.replace('_', '-')}", person.locale) for one in aliens]
    texts = [answer.text]
    while titles[-1] not in texts[-1]:
        texts.append((await answer.followed(len(texts))).content)
    assert len(texts) > 2
    assert max(map(len, texts)) <= LONGEST
    assert [title for title in titles if title not in "\n".join(texts)] == []
    assert "…" not in "".join(text[-3:] for text in texts)
    assert all(message.ephemeral for message in answer.followups)
