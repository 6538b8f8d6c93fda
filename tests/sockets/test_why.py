"""*Why?* beside a question: who is asked reads the rule in private, where they were asked and in the channel."""

from typing import Final

from bot.wording.rules_lookup import quote_rule
from porc_royal.facts import Seat
from tests.fake_discord import Interaction, Person
from tests.fake_discord.components import walk
from tests.sockets.scenario import Scenario
from tests.words import WORDS

WHY: Final = {"fr": "Pourquoi\N{NARROW NO-BREAK SPACE}?", "en": "Why?"}


async def quoted(scenario: Scenario, person: Person) -> str:
    """The rule of what somebody is asked, as it is quoted to them."""
    live = await scenario.running.live()
    row = live.seat_of(person.id)
    assert row is not None
    reader = WORDS.of("en" if person is scenario.bob else "fr")
    return "\n".join(quote_rule(reader, live.rulebook, live.play.asks[Seat(row.seat)].rule))


def why(scenario: Scenario, person: Person) -> str:
    return WHY["en" if person is scenario.bob else "fr"]


async def told(asked: Interaction) -> str:
    await asked
    assert asked.ephemeral
    return asked.text


async def test_whoever_is_asked_in_a_direct_message_reads_the_rule_there(scenario: Scenario) -> None:
    await scenario.drawn()
    for person in scenario.people:
        text = await told(person.press(scenario.question(person), why(scenario, person)))
        assert await quoted(scenario, person) in text


async def test_whoever_is_asked_reads_the_rule_from_the_channel_too_and_nobody_else_hears_of_it(
    scenario: Scenario,
) -> None:
    await scenario.drawn()
    seen = {person.id: len(person.sees(scenario.channel)) for person in scenario.people}
    for person in scenario.people:
        text = await told(person.press(scenario.story(), WHY["fr"]))
        assert await quoted(scenario, person) in text
        others = [one for one in scenario.people if one is not person]
        assert [len(one.sees(scenario.channel)) for one in others] == [seen[one.id] for one in others]
        seen[person.id] = len(person.sees(scenario.channel))


async def test_whoever_is_asked_nothing_is_refused_in_private(scenario: Scenario) -> None:
    await scenario.started()
    (asked,) = await scenario.awaited()
    idle = next(person for person in scenario.people if person is not asked)
    pressed = await idle.press(scenario.story(), WHY["fr"])
    assert pressed.ephemeral
    assert "Règle" not in pressed.text
    assert pressed.text == (await idle.slash(line(scenario, idle), channel=scenario.channel)).text


def line(scenario: Scenario, person: Person) -> str:
    return "why" if person is scenario.bob else "pourquoi"


async def test_the_button_says_what_the_command_says(scenario: Scenario) -> None:
    await scenario.started()
    (person,) = await scenario.awaited()
    pressed = await person.press(scenario.question(person), why(scenario, person))
    typed = await person.slash(line(scenario, person), channel=scenario.channel)
    assert pressed.text == typed.text


async def test_it_is_the_last_button_below_a_question(scenario: Scenario) -> None:
    await scenario.started()
    (person,) = await scenario.awaited()
    buttons = [one["label"] for one in walk(scenario.question(person).components) if one.get("label")]
    assert buttons[-1] == why(scenario, person)
