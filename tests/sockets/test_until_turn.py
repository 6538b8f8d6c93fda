"""*Not until my turn*: one press beside a question, one press back, and nobody else sees it."""

from bot.panels.custom_ids import Token, read_token
from tests.fake_discord import Person
from tests.sockets.orders import at_the_gap, panel, passes
from tests.sockets.players import asks, parts_of
from tests.sockets.scenario import Scenario


def own(person: Person) -> int:
    """How many private messages somebody has been sent."""
    return len(person.sees(person.dm))


async def test_one_press_spares_somebody_every_window_and_one_press_brings_them_back(
    scenario: Scenario,
) -> None:
    await at_the_gap(scenario)
    text, bob = scenario.running.text, scenario.bob
    shown = await bob.press(scenario.story(), text("button-answer"))
    noted = await bob.press(shown, text("button-until-turn", "en"))
    assert text("until-turn-on", "en") in noted.text
    await scenario.running.settle()
    assert bob not in await scenario.awaited(), "the window that is open is passed at once"
    heard, said = own(bob), len(scenario.public())
    for person in (scenario.ana, scenario.cy):
        await passes(scenario, person)
    (traveller,) = await scenario.awaited()
    assert len(scenario.public()) == said
    if traveller is bob:
        assert text("button-ask-all", "en") in [one["label"] for one in parts_of(scenario.question(bob))]
    await passes(scenario, traveller)
    await passes(scenario, scenario.ana)
    await passes(scenario, scenario.cy)
    assert len(await scenario.awaited()) == 1, "the next window is closed, too"
    assert own(bob) <= heard + 1, "asked for his own turn alone"
    again = await bob.press(noted, text("button-ask-all", "en"))
    assert text("until-turn-off", "en") in again.text
    assert await scenario.running.store.orders(1) == []


async def test_what_was_answered_in_private_stays_noted_where_the_order_answers_what_follows(
    scenario: Scenario,
) -> None:
    """The order seals the window that the traveller's answer opens; the answer is not sealed with it."""
    traveller = await find_traveller(scenario)
    await traveller.press(scenario.story(), str(Token("spare", 1)), forged=True)
    question = scenario.question(traveller)
    answer = next(
        one["custom_id"] for one in parts_of(question) if read_token(one["custom_id"]).option == "pass"
    )
    noted = (await traveller.press(question, answer)).text
    await scenario.running.settle()
    others = await scenario.awaited()
    assert {*others} == {*scenario.people} - {traveller}, "the window is open"
    for person in others:
        await passes(scenario, person)
    assert await scenario.awaited() != others
    assert (question.text, question.deleted) == (noted, False)
    await asked_in_private(scenario, traveller)
    assert (question.text, question.deleted) == (noted, False), "the next question is another message"


async def test_what_is_pressed_in_a_message_that_is_about_to_change_is_noted_beside_it(
    scenario: Scenario,
) -> None:
    """Answered elsewhere, the question gives way to a note in a moment: what stood in its place would have, too."""
    traveller = await find_traveller(scenario)
    question, told = scenario.question(traveller), scenario.running.text("until-turn-on", traveller.locale)
    held = scenario.world.hold_next("PATCH", rf"^/channels/{traveller.dm.id}/messages/\d+$")
    word = "passer" if traveller.locale == "fr" else "pass"
    await traveller.slash(word, channel=scenario.channel)
    noted = await traveller.press(question, str(Token("spare", 1)), forged=True)
    held.release()
    await scenario.running.settle()
    assert not parts_of(question), "it asks nothing any more"
    assert noted.message is not None
    assert told in noted.message.text
    assert traveller.can_see(noted.message)


async def find_traveller(scenario: Scenario) -> Person:
    """Play on to the first travels; gives whose they are, who alone is asked."""
    await at_the_gap(scenario)
    for person in scenario.people:
        await passes(scenario, person)
    (traveller,) = await scenario.awaited()
    return traveller


async def asked_in_private(scenario: Scenario, person: Person) -> None:
    """The others play on, by commands, until this one is asked in a direct message."""
    for _ in range(40):
        if any(asks(one) for one in person.sees(person.dm)):
            return
        for one in await scenario.awaited():
            await passes(scenario, one)
    raise AssertionError("never asked")


async def test_it_is_the_first_of_the_ready_orders(scenario: Scenario) -> None:
    await at_the_gap(scenario)
    text, bob = scenario.running.text, scenario.bob
    sheet = await panel(scenario, bob)
    wholes = [one for one in parts_of(sheet) if read_token(one["custom_id"]).verb == "whole"]
    menu = next(one for one in wholes if "own-turn" in str(one))
    assert menu["options"][0]["label"] == text("cochons-ready-own-turn", "en")
    listed = await bob.choose(sheet, menu["custom_id"], [menu["options"][0]["value"]])
    assert text("cochons-order-own-turn", "en") in listed.text


async def test_the_order_stands_after_a_restart_and_a_press_that_comes_twice_is_one(
    scenario: Scenario,
) -> None:
    await at_the_gap(scenario)
    text, ana = scenario.running.text, scenario.ana
    shown = await ana.press(scenario.story(), text("button-answer"))
    await ana.press(shown, text("button-until-turn"))
    await scenario.running.kill()
    await scenario.running.open()
    await scenario.running.settle()
    assert [one.name for one in await scenario.running.store.orders(1)] == ["own-turn"]
    assert ana not in await scenario.awaited()
    again = await ana.press(shown, str(Token("spare", 1)), forged=True)
    assert text("until-turn-on") in again.text
    assert [one.name for one in await scenario.running.store.orders(1)] == ["own-turn"]


async def test_whoever_is_not_seated_is_refused(scenario: Scenario) -> None:
    await at_the_gap(scenario)
    text = scenario.running.text
    stranger = scenario.world.person("Dan", scenario.guild, locale="fr")
    refused = await stranger.press(scenario.story(), str(Token("spare", 1)), forged=True)
    assert text("refused-not-seated") in refused.text
    assert await scenario.running.store.orders(1) == []
