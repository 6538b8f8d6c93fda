"""Whoever met a question in the answer to their own press, and leaves it open, is called for it after two hours."""

from dataclasses import replace
from typing import Final

import pytest

from bot.tables.posts import Inbox
from bot.tables.reminders import CALL, list_reminders
from tests.fake_discord import Person
from tests.sockets.games import COCHONS, PLAYED
from tests.sockets.players import asks
from tests.sockets.scenario import HOUR, MINUTE, Scenario, offered_first
from tests.sockets.tables import replaced
from tests.sockets.whole_games import let_answer

# Interstellar Pig asks all together for long before anybody's own answer brings anything: tests/days plays it.
TURNS: Final = {name: game for name, game in PLAYED.items() if name != "interstellar_pig"}
of_turns = pytest.mark.parametrize("game", TURNS.values(), ids=TURNS)
of_cochons = pytest.mark.parametrize("game", [COCHONS], ids=["cochons"])


def sounds(person: Person) -> int:
    """How often somebody's telephone has sounded for a direct message."""
    return len([each for each in person.got(person.dm) if not (each.silent or each.webhook)])


async def asked_on(scenario: Scenario) -> Person:
    """Play until somebody's own answer brings their next question; gives who that is."""
    for _ in range(60):
        before = await scenario.awaited()
        await let_answer(scenario)
        now = await scenario.awaited()
        if before[:1] == now:
            return now[0]
    raise AssertionError("nobody goes on")


async def check_called_once(scenario: Scenario, person: Person) -> None:
    """They hear nothing before two hours have passed, then once, with the question; and nobody else hears anything."""
    heard = [sounds(one) for one in scenario.people]
    await scenario.running.later(2 * HOUR - MINUTE)
    assert [sounds(one) for one in scenario.people] == heard
    await scenario.running.later(2 * MINUTE)
    called = [now - before for now, before in zip(map(sounds, scenario.people), heard, strict=True)]
    assert called == [int(one is person) for one in scenario.people]
    assert asks(scenario.question(person))
    await scenario.running.later(9 * HOUR)
    assert sounds(person) == heard[scenario.people.index(person)] + 1, "once is enough"


@of_turns
@pytest.mark.samples("cochons", "cosmic")
async def test_whose_own_answer_brings_their_next_question_is_called_for_it_after_two_hours(
    scenario: Scenario,
) -> None:
    await scenario.started()
    await check_called_once(scenario, await asked_on(scenario))


@of_cochons
async def test_who_answers_what_their_own_press_brought_is_not_called(scenario: Scenario) -> None:
    await scenario.started()
    person = await asked_on(scenario)
    while person in await scenario.awaited():
        await scenario.running.later(HOUR)
        await let_answer(scenario)
    heard = sounds(person)
    await scenario.running.later(HOUR + MINUTE)
    assert person not in await scenario.awaited()
    assert sounds(person) == heard, "nothing is left for them to decide"


@pytest.mark.thorough
@of_cochons
async def test_who_answers_in_the_private_message_itself_is_called_for_what_stands_there_next(
    scenario: Scenario,
) -> None:
    await scenario.started()
    (person,) = await scenario.awaited()
    for _ in range(20):
        (person, *_) = await scenario.awaited()
        await scenario.running.later(20 * MINUTE)
        if not any(map(asks, person.sees(person.dm))):
            await let_answer(scenario)
            continue
        await offered_first(person, scenario.question(person))
        await scenario.running.settle()
        if await scenario.awaited() == [person]:
            break
    await check_called_once(scenario, person)


@pytest.mark.thorough
@of_cochons
async def test_who_takes_an_answer_back_is_called_for_its_question(scenario: Scenario) -> None:
    await scenario.started()
    (person,) = await scenario.awaited()
    await let_answer(scenario)
    await scenario.running.later(10 * MINUTE)
    await person.slash("defaire" if person.locale == "fr" else "undo", channel=scenario.channel)
    await scenario.running.settle()
    assert await scenario.awaited() == [person]
    await check_called_once(scenario, person)


@pytest.mark.thorough
@of_cochons
async def test_who_comes_back_to_an_open_question_is_called_for_it(scenario: Scenario) -> None:
    await scenario.started()
    (person,) = await scenario.awaited()
    line, until = ("absence", "jusqua") if person.locale == "fr" else ("away", "until")
    await person.slash(line, {until: "30d"}, channel=scenario.channel)
    await scenario.running.later(10 * MINUTE)
    heard = sounds(person)
    await person.slash("retour" if person.locale == "fr" else "back", channel=scenario.channel)
    await scenario.running.settle()
    assert await scenario.awaited() == [person]
    assert sounds(person) == heard
    await check_called_once(scenario, person)


@pytest.mark.thorough
@of_cochons
async def test_whose_direct_messages_are_closed_is_called_in_the_channel_for_what_their_own_press_brought(
    scenario: Scenario,
) -> None:
    await scenario.started()
    person = await asked_on(scenario)

    live, at = await scenario.running.live(), scenario.running.clock.now() + MINUTE
    (seat,) = live.play.awaited
    live.reseat(replace(live.at(seat), dm_ok=False))
    live.posts.keep_inbox(seat, Inbox(seen_at=at))  # as if they had not been called today
    (called,) = [one for one in list_reminders(live, at, live.due_at) if one.kind == CALL]
    assert (live.at(called.seat).user_id, called.due_at) == (person.id, at + 2 * HOUR)


@pytest.mark.thorough
async def test_a_newcomer_who_was_called_for_the_seats_question_is_not_called_again_for_who_sat_there(
    scenario: Scenario,
) -> None:
    await scenario.started()
    person = await asked_on(scenario)
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    await scenario.running.later(HOUR)
    await replaced(scenario, scenario.ana, person.name, dan)
    assert sounds(dan) == 1
    await scenario.running.later(11 * HOUR)
    assert sounds(dan) == 1
    await scenario.running.later(14 * HOUR)
    assert sounds(dan) == 2, "reminded after a day, as anybody is"
