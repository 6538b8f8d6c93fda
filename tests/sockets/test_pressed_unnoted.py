"""A question is pressed that the bot does not know to have arrived, and the bot is killed."""

from typing import Final

import pytest

from tests.fake_discord import Fault, Message, Person
from tests.sockets.players import asks, is_taken
from tests.sockets.scenario import HOUR, Scenario, offered_first
from tests.sockets.whole_games import let_answer

POSTS: Final = r"^/channels/{}/messages$"


def questions(person: Person) -> list[Message]:
    """What stands in somebody's direct messages, but for what nobody can press."""
    return [each for each in person.sees(person.dm) if asks(each)]


async def ask_unnoted(scenario: Scenario) -> tuple[Person, Message, list[Fault]]:
    """The next question reaches somebody else, and the bot does not hear that it has; gives both, and what is held."""
    await scenario.started()
    (person,) = await scenario.awaited()
    held = {
        one.name: scenario.world.hold_next("POST", POSTS.format(one.dm.id), before_effect=False)
        for one in scenario.people
        if one is not person
    }
    panel = await person.slash("answer", channel=scenario.channel)
    await offered_first(person, panel)
    (asked,) = await scenario.awaited()
    assert asked is not person
    await scenario.world.until(lambda: held[asked.name].hits)
    await scenario.world.until(lambda: questions(asked))
    return asked, questions(asked)[-1], list(held.values())


def forget_nonces(scenario: Scenario) -> None:
    """Discord knows a nonce for minutes, and promises none in a history."""
    scenario.world.nonces.clear()
    for each in scenario.world.messages():
        each.nonce = None


async def test_an_answer_that_shows_the_question_is_not_taken_for_it(scenario: Scenario) -> None:
    """`/answer` has the same buttons as the question in the direct messages, and is pressed before that is noted."""
    asked, question, held = await ask_unnoted(scenario)
    panel = await asked.slash("answer", channel=asked.dm)
    assert is_taken(await offered_first(asked, panel))
    for one in held:
        one.release()
    await scenario.running.settle()
    rows = await scenario.running.bot.store._engine.read(  # type: ignore[attr-defined]
        "SELECT message_id FROM outbox WHERE destination = ? AND kind = 'say'", f"dm:{asked.id}"
    )
    real = {each.id for each in asked.got(asked.dm) if not each.webhook}
    assert question.id in real
    assert rows
    assert {found for (found,) in rows if found} <= real


@pytest.mark.parametrize("killed", ["before", "after"])
async def test_a_question_that_was_pressed_is_not_posted_again(scenario: Scenario, killed: str) -> None:
    asked, question, held = await ask_unnoted(scenario)
    if killed == "before":
        await scenario.running.kill()
        scenario.running.clock.advance(HOUR)
        await scenario.running.open()
    before = len(await scenario.running.log())
    answered = await offered_first(asked, question)
    assert is_taken(answered)
    if killed == "after":
        await scenario.running.kill()
        forget_nonces(scenario)
        scenario.running.clock.advance(HOUR)
        await scenario.running.open()
    for one in held:
        one.release()
    await scenario.running.settle()
    assert len(await scenario.running.log()) == before + 1
    again = [each for each in asked.sees(asked.dm) if each.id > question.id and not each.ephemeral]
    awaited = await scenario.awaited()
    assert len(again) <= int(asked in awaited), again
    assert question.id not in {each.id for each in questions(asked)} or asked in awaited
    for _ in range(3):
        await let_answer(scenario)
