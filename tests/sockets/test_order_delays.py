"""Orders with a delay of their owner's own: "if I have not answered after two hours"."""

from typing import Any

import pytest

from tests.sockets.elections import does, opened
from tests.sockets.orders import at_the_gap, chosen, give, panel, passes
from tests.sockets.scenario import HOUR, MINUTE, Scenario
from tests.windows import fill_in_order

DELAY = "after-two-hours"


async def rows(scenario: Scenario) -> list[tuple[str, int]]:
    """The delays that run at the table, with their seats."""
    return [
        (one.kind, one.seat)
        for one in await scenario.running.store.deadlines(1)
        if one.kind.startswith("after-")
    ]


async def prepared(scenario: Scenario) -> None:
    """Cy lets windows pass if he is silent for two hours; the first window opens after that."""
    await scenario.drawn(deadline="none")
    await give(scenario, scenario.cy, "windows", "travels", None, DELAY, "game")
    await discard_nothing(scenario)


async def discard_nothing(scenario: Scenario) -> None:
    for person in scenario.people:
        await person.press(scenario.question(person), scenario.running.text(chosen("discard"), person.locale))
    await scenario.running.settle()


@pytest.mark.parametrize("killed", [False, True])
async def test_an_order_with_a_delay_answers_when_its_owner_has_been_silent_for_so_long(
    scenario: Scenario, *, killed: bool
) -> None:
    await prepared(scenario)
    await passes(scenario, scenario.ana)
    await passes(scenario, scenario.bob)
    if killed:
        await scenario.running.kill()
        await scenario.running.open()
    await scenario.running.later(HOUR)
    assert await scenario.awaited() == [scenario.cy], "he still has an hour"
    await scenario.running.later(HOUR + MINUTE)
    live = await scenario.running.live()
    assert "cochons-ask-travel" in {ask.key for ask in live.play.asks.values()}


async def test_a_delay_is_over_when_its_owner_answers(scenario: Scenario) -> None:
    await prepared(scenario)
    cy = (await scenario.running.live()).seat_of(scenario.cy.id)
    assert cy is not None
    assert await rows(scenario) == [(DELAY, cy.seat)]
    await passes(scenario, scenario.cy)
    assert await rows(scenario) == []


@pytest.mark.thorough
async def test_a_delay_holds_from_the_next_question_on_and_only_for_questions_that_its_order_may_answer(
    scenario: Scenario,
) -> None:
    await at_the_gap(scenario)
    await give(scenario, scenario.cy, "windows", "travels", None, DELAY, "game")
    assert await rows(scenario) == [], "the one that is open is still his to answer"
    await scenario.running.later(3 * HOUR)
    assert scenario.cy in await scenario.awaited()
    await give(scenario, scenario.bob, "flee", "3", None, DELAY, "game")
    for person in scenario.people:
        await passes(scenario, person)
    bob = (await scenario.running.live()).seat_of(scenario.bob.id)
    assert bob is not None
    assert (DELAY, bob.seat) not in await rows(scenario), "no fight is asked about"


@pytest.mark.thorough
async def test_an_outage_gives_back_the_time_without_a_word(scenario: Scenario) -> None:
    """At a table without deadlines a word would tell that somebody's delay runs."""
    await prepared(scenario)
    await passes(scenario, scenario.ana)
    await passes(scenario, scenario.bob)
    public = len(scenario.public())
    await scenario.running.later(HOUR)
    await scenario.running.kill()
    scenario.running.clock.advance(20 * HOUR)
    await scenario.running.open()
    await scenario.running.settle()
    assert await scenario.awaited() == [scenario.cy], "nobody is punished for the bot's absence"
    assert len(scenario.public()) == public
    await scenario.running.later(HOUR - MINUTE)
    assert await scenario.awaited() == [scenario.cy]
    await scenario.running.later(3 * MINUTE)
    live = await scenario.running.live()
    assert "cochons-ask-travel" in {ask.key for ask in live.play.asks.values()}


@pytest.mark.thorough
async def test_a_pause_holds_a_delay(scenario: Scenario) -> None:
    await prepared(scenario)
    await passes(scenario, scenario.ana)
    await passes(scenario, scenario.bob)
    await scenario.ana.slash("table pause", channel=scenario.channel)
    await scenario.running.later(5 * HOUR)
    assert [kind for kind, _ in await rows(scenario)] == [DELAY]
    await scenario.ana.slash("table reprendre", channel=scenario.channel)
    await scenario.running.later(HOUR)
    assert await scenario.awaited() == [scenario.cy]
    await scenario.running.later(HOUR + MINUTE)
    live = await scenario.running.live()
    assert "cochons-ask-travel" in {ask.key for ask in live.play.asks.values()}


@pytest.mark.thorough
async def test_a_vote_is_cast_when_its_voter_has_been_silent_for_so_long(scenario: Scenario) -> None:
    """C-62: the presider calls, and waits as long as the voter wanted."""
    await opened(scenario)
    shown = await panel(scenario, scenario.bob)
    shown = await scenario.bob.press(shown, scenario.running.text("election-order-vote", "en"))
    await scenario.bob.submit(shown, fill_in_order(shown.modal, "2", DELAY, "game"))
    await does(scenario, scenario.cy, "candidat")
    await does(scenario, scenario.ana, "appel", qui="Bob")
    assert scenario.bob in await scenario.awaited()
    await scenario.running.later(2 * HOUR + MINUTE)
    assert scenario.bob not in await scenario.awaited()
    view: Any = (await scenario.running.live()).play.view(None)
    assert [one.vote for one in view.voters if one.vote is not None] == [2]
