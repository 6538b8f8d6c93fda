"""*Why?* beside a question: who is asked reads the rule in private, where they were asked and in the channel."""

from typing import Final

from bot.wording.rules_lookup import quote_rule
from porc_royal.facts import Seat
from storage.ports import Language
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


async def test_what_is_taken_for_whoever_stays_away_is_said_to_be_no_advice(scenario: Scenario) -> None:
    """“If you do not answer: 2 trips” stood beside a 👉 that led to 4, and looked like the better counsel."""
    await scenario.drawn()
    live = await scenario.running.live()
    for person in scenario.people:
        language: Language = "en" if person is scenario.bob else "fr"
        row = live.seat_of(person.id)
        assert row is not None
        ask, voice = live.play.asks[Seat(row.seat)], scenario.running.bot.voices.in_language(live, language)
        text = await told(person.press(scenario.question(person), why(scenario, person)))
        assert voice.text("why-default", what=voice.describe_reply(ask, ask.default)) in text
        assert {"en": "not advice", "fr": "pas un conseil"}[language] in text


async def test_a_lesson_takes_nothing_for_its_pupil_and_says_so(scenario: Scenario) -> None:
    await scenario.bob.slash("learn", {"game": "cochons", "lesson": "turn"}, channel=scenario.channel)
    await scenario.running.settle()
    asked = [one for one in scenario.bob.sees(scenario.bob.dm) if WHY["en"] in one.buttons.values()][-1]
    text = await told(scenario.bob.press(asked, WHY["en"]))
    assert scenario.running.text("why-default-lesson", "en") in text
    assert "the rules take for you" not in text


def what(scenario: Scenario, person: Person) -> str:
    return scenario.running.text("button-what", "en" if person is scenario.bob else "fr")


async def test_it_stands_last_below_a_question_with_what_explains_its_words(scenario: Scenario) -> None:
    await scenario.started()
    (person,) = await scenario.awaited()
    buttons = [one["label"] for one in walk(scenario.question(person).components) if one.get("label")]
    assert buttons[-2:] == [why(scenario, person), what(scenario, person)]


# ---- What is this?


async def test_what_a_question_speaks_of_is_told_in_private_wherever_it_stands(scenario: Scenario) -> None:
    """Simplified rules, S-14: each card in the hand may be discarded, and is told."""
    await scenario.drawn()
    seen = len(scenario.bob.sees(scenario.channel))
    private = await told(scenario.ana.press(scenario.question(scenario.ana), what(scenario, scenario.ana)))
    public = await told(scenario.ana.press(scenario.story(), what(scenario, scenario.ana)))
    reason = await scenario.ana.press(scenario.story(), WHY["fr"])
    behind = await told(scenario.ana.press(reason, what(scenario, scenario.ana)))
    assert private == public == behind
    live = await scenario.running.live()
    row = live.seat_of(scenario.ana.id)
    assert row is not None
    voice = scenario.running.bot.voices.in_language(live, "fr")
    cards = live.rulebook.hand(live.play.view(Seat(row.seat)))
    assert cards
    assert any(voice.value(one.title) in private for one in cards)
    assert len(scenario.bob.sees(scenario.channel)) == seen


async def test_whoever_is_asked_nothing_is_told_so_when_they_ask_what_it_is(scenario: Scenario) -> None:
    await scenario.started()
    (asked,) = await scenario.awaited()
    idle = next(person for person in scenario.people if person is not asked)
    pressed = await idle.press(scenario.story(), what(scenario, scenario.ana))
    assert pressed.ephemeral
    assert pressed.text.startswith(scenario.running.text("refused-not-asked", idle.locale))
