"""Deadlines: who is reminded of what and when, what happens when time is up, and what stops the clock."""

from collections.abc import Awaitable, Callable

import pytest

from tests.sockets.direct_messages import answer_first, reminders
from tests.sockets.players import asks, is_taken, parts_of
from tests.sockets.running_bot import SECOND
from tests.sockets.scenario import HOUR, MINUTE, Scenario

DAY = "24h"


def last(scenario: Scenario) -> int:
    return max(each.id for each in scenario.world.messages())


async def test_reminders_come_at_half_and_at_a_tenth_left_to_those_who_owe_and_to_nobody_else(
    scenario: Scenario,
) -> None:
    await scenario.drawn(deadline=DAY)
    question = scenario.question(scenario.ana)
    await scenario.ana.press(question, parts_of(question)[0]["custom_id"])
    await scenario.running.later(12 * HOUR - MINUTE)
    assert [reminders(scenario, person) for person in scenario.people] == [[], [], []]
    public = len(scenario.public())
    await scenario.running.later(2 * MINUTE)
    assert [reminders(scenario, person) for person in scenario.people] == [[], ["half"], ["half"]]
    assert scenario.question(scenario.bob).silent, "who was called within a day is not called again for that"

    reminded = scenario.question(scenario.bob)
    assert (
        scenario.running.text("reminder-half", "en", table="", what="", when="").split(":")[1][:10]
        in reminded.text
    )
    assert is_taken(await scenario.bob.press(reminded, parts_of(reminded)[0]["custom_id"]))
    await scenario.running.later(int(9.6 * HOUR))
    assert [reminders(scenario, person) for person in scenario.people] == [[], ["half"], ["half", "tenth"]]
    asking = [each for each in scenario.cy.sees(scenario.cy.dm) if asks(each)]
    assert not scenario.question(scenario.cy).silent
    assert asking == [scenario.question(scenario.cy)], "what is asked again has its buttons in one place"
    assert len(scenario.public()) == public, "the channel hears nothing of it"
    assert scenario.running.text("cochons-ask-discard-pass") in str(parts_of(scenario.question(scenario.cy)))


async def test_when_time_is_up_the_default_is_played_and_said_so(scenario: Scenario) -> None:
    await scenario.started(deadline=DAY)
    (person,) = await scenario.awaited()
    await scenario.running.later(24 * HOUR - MINUTE)
    assert await scenario.awaited() == [person]
    before = len(await scenario.running.log())
    await scenario.running.later(2 * MINUTE)
    assert person not in await scenario.awaited()
    assert len(await scenario.running.log()) == before + 1
    said = scenario.running.text("default-played", who=f"**{person.name}**", what="§").split("§")[0]
    (told,) = scenario.told(said)
    assert told.text.count(said) == 1
    await scenario.check_told(before)


async def test_the_defaults_of_sealed_answers_are_told_by_their_number_alone(scenario: Scenario) -> None:
    await scenario.drawn(deadline=DAY)
    question = scenario.question(scenario.ana)
    await scenario.ana.press(question, parts_of(question)[0]["custom_id"])
    await scenario.running.later(24 * HOUR + MINUTE)
    assert len(scenario.told(scenario.running.text("default-played-hidden", count=2))) == 1
    entries = [entry.seat for entry in await scenario.running.log() if entry.seat >= 0]
    assert sorted(entries[:3]) == [0, 1, 2]


async def test_a_deadline_that_has_passed_is_not_fired_for_whoever_answered_in_time(
    scenario: Scenario,
) -> None:
    await scenario.started(deadline=DAY)
    first = await scenario.awaited()
    await scenario.running.later(23 * HOUR)
    await answer_first(scenario)
    await scenario.running.settle()
    second = await scenario.awaited()
    assert second != first
    await scenario.running.later(2 * HOUR)
    assert await scenario.awaited() == second, "the next has a day of their own"
    assert reminders(scenario, second[0]) == []


async def test_a_pause_stops_the_clock_and_gives_the_time_back(scenario: Scenario) -> None:
    await scenario.started(deadline=DAY)
    (person,) = await scenario.awaited()
    await scenario.running.later(11 * HOUR)
    await scenario.ana.slash("table pause", channel=scenario.channel)
    await scenario.running.later(72 * HOUR)
    assert reminders(scenario, person) == []
    assert (await scenario.running.live()).table.status == "paused"
    await scenario.ana.slash("table reprendre", channel=scenario.channel)
    await scenario.running.settle()
    due = (await scenario.running.live()).due_at or 0
    assert 13 * HOUR - MINUTE < due - scenario.running.clock.now() <= 13 * HOUR
    assert f"<t:{due // 1000}:" in scenario.public()[-1].text
    await scenario.running.later(HOUR + MINUTE)
    assert reminders(scenario, person) == ["half"]
    await scenario.running.later(11 * HOUR)
    assert await scenario.awaited() == [person]
    await scenario.running.later(HOUR + MINUTE)
    assert await scenario.awaited() != [person]


async def test_an_outage_gives_grace_once_and_says_so_once(scenario: Scenario) -> None:
    await scenario.drawn(deadline=DAY)
    await scenario.running.later(23 * HOUR)
    since = last(scenario)
    await scenario.running.kill()
    scenario.running.clock.advance(48 * HOUR)
    await scenario.running.open()
    await scenario.running.settle()
    assert len(await scenario.awaited()) == 3, "nobody is punished for the bot's absence"
    told = [each for each in scenario.public() if each.id > since]
    assert len(told) == 1
    assert (
        scenario.running.text("outage-grace", length="§", count=3, when="§").split("§")[0].strip()
        in told[0].text
    )
    due = (await scenario.running.live()).due_at or 0
    assert f"<t:{due // 1000}:" in scenario.story().text, "the story says until when, now"
    await scenario.running.later(HOUR - MINUTE)
    assert len(await scenario.awaited()) == 3
    assert not scenario.told(scenario.running.text("default-played-hidden", count=3))
    await scenario.running.later(2 * MINUTE)
    assert len(scenario.told(scenario.running.text("default-played-hidden", count=3))) == 1


async def test_a_short_restart_fires_what_fell_due_meanwhile_once(scenario: Scenario) -> None:
    await scenario.started(deadline=DAY)
    (person,) = await scenario.awaited()
    await scenario.running.later(24 * HOUR - 30 * SECOND)
    await scenario.running.close()
    scenario.running.clock.advance(MINUTE)
    await scenario.running.open()
    await scenario.running.settle()
    assert person not in await scenario.awaited()
    said = scenario.running.text("default-played", who=f"**{person.name}**", what="§").split("§")[0]
    assert len([each for each in scenario.public() if said in each.text]) == 1


async def test_whole_turns_go_by_when_nobody_is_there(scenario: Scenario) -> None:
    await scenario.started(deadline="5m", options="auto_start=true, max_turns=6")
    for _ in range(300):
        if (await scenario.running.live()).table.status == "ended":
            break
        await scenario.running.later(6 * MINUTE)
    assert (await scenario.running.live()).table.status == "ended"
    assert "SHA-256" in scenario.public()[-2].text
    assert await scenario.running.store.next_due() is None


async def extend(scenario: Scenario) -> None:
    await scenario.ana.slash("table prolonger", {"duree": "12h"}, channel=scenario.channel)


async def pause_and_resume(scenario: Scenario) -> None:
    await scenario.ana.slash("table pause", channel=scenario.channel)
    await scenario.running.later(72 * HOUR)
    await scenario.ana.slash("table reprendre", channel=scenario.channel)


async def come_back_late(scenario: Scenario) -> None:
    await scenario.running.kill()
    scenario.running.clock.advance(48 * HOUR)
    await scenario.running.open()


@pytest.mark.parametrize("gain_time", [extend, pause_and_resume, come_back_late])
@pytest.mark.parametrize("hours", [1, 23])
@pytest.mark.samples("1-extend", "23-come_back_late", "1-pause_and_resume")
async def test_a_question_in_private_says_until_when_there_is_time_now(
    scenario: Scenario, gain_time: Callable[[Scenario], Awaitable[None]], hours: int
) -> None:
    await scenario.drawn(deadline=DAY)
    await scenario.running.later(hours * HOUR)
    question, before = scenario.question(scenario.bob), (await scenario.running.live()).due_at or 0
    written = (question.content, question.components, len(question.past))
    said = [len(person.got(person.dm)) for person in scenario.people]
    assert f"<t:{before // 1000}:" in question.content
    await scenario.cy.slash("passer", channel=scenario.channel)
    await gain_time(scenario)
    await scenario.running.settle()
    due = (await scenario.running.live()).due_at or 0
    assert due > before
    assert f"<t:{due // 1000}:" in question.content
    assert f"<t:{before // 1000}:" not in question.content
    assert (question.components, len(question.past)) == (written[1], written[2] + 1), "one edit, and no other"
    if hours == 1:
        assert question.content == written[0].replace(f"<t:{before // 1000}:", f"<t:{due // 1000}:")
    assert [len(person.got(person.dm)) for person in scenario.people] == said, "nobody's telephone sounds"
    assert not asks(scenario.cy.sees(scenario.cy.dm)[-1]), "who has answered is asked nothing"
