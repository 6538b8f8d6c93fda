"""Deadlines: who is reminded of what and when, what happens when time is up, and what stops the clock."""

import pytest

from tests.sockets.house import HOUR, MINUTE, SECOND, Town
from tests.sockets.letters import lands, reminders
from tests.sockets.players import number_of, parts_of

DAY = "24h"


def last(town: Town) -> int:
    return max(each.id for each in town.world.messages())


async def test_reminders_come_at_half_and_at_a_tenth_left_to_those_who_owe_and_to_nobody_else(
    town: Town,
) -> None:
    await town.drawn(deadline=DAY)
    question = town.question(town.ana)
    await town.ana.press(question, parts_of(question)[0]["custom_id"])
    await town.house.later(12 * HOUR - MINUTE)
    assert [reminders(town, person) for person in town.people] == [[], [], []]
    public = len(town.public())
    await town.house.later(2 * MINUTE)
    assert [reminders(town, person) for person in town.people] == [[], ["half"], ["half"]]

    reminded = town.question(town.bob)
    assert (
        town.house.text("reminder-half", "en", table="", what="", when="").split(":")[1][:10] in reminded.text
    )
    assert number_of(await town.bob.press(reminded, parts_of(reminded)[0]["custom_id"])) is not None
    await town.house.later(int(9.6 * HOUR))
    assert [reminders(town, person) for person in town.people] == [[], [], ["half", "tenth"]], (
        "Bob's reminder has become his receipt"
    )
    assert len(town.public()) == public, "the channel hears nothing of it"
    assert town.house.text("cochons-ask-discard-pass") in str(parts_of(town.question(town.cy)))


async def test_when_time_is_up_the_default_is_played_and_said_so(town: Town) -> None:
    await town.started(deadline=DAY)
    (person,) = await town.awaited()
    since = last(town)
    await town.house.later(24 * HOUR - MINUTE)
    assert await town.awaited() == [person]
    before = len(await town.house.log())
    await town.house.later(2 * MINUTE)
    assert person not in await town.awaited()
    assert len(await town.house.log()) == before + 1
    told = [each.text for each in town.public() if each.id > since]
    said = town.house.text("default-played", who=f"**{person.name}**", what="§").split("§")[0]
    assert any(said in text for text in told)


async def test_the_defaults_of_sealed_answers_are_told_by_their_number_alone(town: Town) -> None:
    await town.drawn(deadline=DAY)
    since = last(town)
    question = town.question(town.ana)
    await town.ana.press(question, parts_of(question)[0]["custom_id"])
    await town.house.later(24 * HOUR + MINUTE)
    told = [each.text for each in town.public() if each.id > since]
    assert any(town.house.text("default-played-hidden", count=2) in text for text in told)
    entries = [entry.seat for entry in await town.house.log() if entry.seat >= 0]
    assert sorted(entries[:3]) == [0, 1, 2]


async def test_a_deadline_that_has_passed_is_not_fired_for_whoever_answered_in_time(town: Town) -> None:
    await town.started(deadline=DAY)
    first = await town.awaited()
    await town.house.later(23 * HOUR)
    await lands(town)
    await town.house.settle()
    second = await town.awaited()
    assert second != first
    await town.house.later(2 * HOUR)
    assert await town.awaited() == second, "the next has a day of their own"
    assert reminders(town, second[0]) == []


@pytest.mark.parametrize("typed", ["none", ""])
async def test_without_a_deadline_nobody_is_ever_hurried(town: Town, typed: str) -> None:
    await (town.started(deadline=typed) if typed else town.started())
    first, said = await town.awaited(), len(town.world.messages())
    for _ in range(3):
        await town.house.later(24 * 30 * HOUR)
    assert await town.awaited() == first
    assert len(town.world.messages()) == said


async def test_a_pause_stops_the_clock_and_gives_the_time_back(town: Town) -> None:
    await town.started(deadline=DAY)
    (person,) = await town.awaited()
    await town.house.later(11 * HOUR)
    await town.ana.slash("table pause", channel=town.channel)
    await town.house.later(72 * HOUR)
    assert reminders(town, person) == []
    assert (await town.house.live()).table.status == "paused"
    await town.ana.slash("table reprendre", channel=town.channel)
    await town.house.settle()
    due = (await town.house.live()).due_at or 0
    assert 13 * HOUR - MINUTE < due - town.house.clock.now() <= 13 * HOUR
    assert f"<t:{due // 1000}:" in town.public()[-1].text
    await town.house.later(HOUR + MINUTE)
    assert reminders(town, person) == ["half"]
    await town.house.later(11 * HOUR)
    assert await town.awaited() == [person]
    await town.house.later(HOUR + MINUTE)
    assert await town.awaited() != [person]


async def test_an_outage_gives_grace_once_and_says_so_once(town: Town) -> None:
    await town.drawn(deadline=DAY)
    await town.house.later(23 * HOUR)
    since = last(town)
    await town.house.kill()
    town.house.clock.advance(48 * HOUR)
    await town.house.open()
    await town.house.settle()
    assert len(await town.awaited()) == 3, "nobody is punished for the bot's absence"
    told = [each for each in town.public() if each.id > since]
    assert len(told) == 1
    assert (
        town.house.text("outage-grace", length="§", count=3, when="§").split("§")[0].strip() in told[0].text
    )
    await town.house.later(HOUR - MINUTE)
    assert len(await town.awaited()) == 3
    since = last(town)
    await town.house.later(2 * MINUTE)
    told = [each for each in town.public() if each.id > since]
    assert any(town.house.text("default-played-hidden", count=3) in each.text for each in told)


async def test_a_short_restart_fires_what_fell_due_meanwhile_once(town: Town) -> None:
    await town.started(deadline=DAY)
    (person,) = await town.awaited()
    await town.house.later(24 * HOUR - 30 * SECOND)
    await town.house.close()
    town.house.clock.advance(MINUTE)
    await town.house.open()
    await town.house.settle()
    assert person not in await town.awaited()
    said = town.house.text("default-played", who=f"**{person.name}**", what="§").split("§")[0]
    assert len([each for each in town.public() if said in each.text]) == 1


async def test_whole_turns_go_by_when_nobody_is_there(town: Town) -> None:
    await town.started(deadline="5m", options="auto_start=true, max_turns=6")
    for _ in range(300):
        if (await town.house.live()).table.status == "ended":
            break
        await town.house.later(6 * MINUTE)
    assert (await town.house.live()).table.status == "ended"
    assert "SHA-256" in town.public()[-1].text
    assert await town.house.store.next_due() is None
