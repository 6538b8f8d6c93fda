"""Reminders that arrive: without a deadline, in the channel where they must, by nudge, in one digest a day."""

import asyncio

import pytest

from bot.moderation.digests import Digests, _Waiting
from tests.fake_discord import Message, Person
from tests.fake_discord.components import walk
from tests.fake_discord.layouts import SECTION
from tests.sockets.absences import clock
from tests.sockets.direct_messages import answer_first, reminders
from tests.sockets.orders import words
from tests.sockets.players import asks
from tests.sockets.scenario import HOUR, MINUTE, Scenario

DAY = 24 * HOUR
WEEK = 7 * DAY


def heard(person: Person) -> list[Message]:
    """The direct messages for which somebody's telephone sounded."""
    return [each for each in person.got(person.dm) if not (each.silent or each.webhook)]


def pings(scenario: Scenario, person: Person, *, silent: bool = False) -> int:
    """How often the channel has called somebody, or named them without a sound."""
    return len([each for each in scenario.public() if person in each.pings and each.silent == silent])


async def set_(scenario: Scenario, person: Person, **given: bool | str) -> str:
    answer = await person.slash("settings", given, channel=scenario.channel)
    await scenario.running.settle()
    return answer.text


# ---- without a deadline


async def test_without_a_deadline_one_is_reminded_after_a_day_three_days_and_each_week(
    scenario: Scenario,
) -> None:
    await scenario.started()
    (person,) = await scenario.awaited()
    others, called = [one for one in scenario.people if one is not person], len(heard(person))
    begin, counts = scenario.running.clock.now(), []
    for hours in (23, 2, 46, 2, 94, 2, 24 * 7, 24 * 7):
        await scenario.running.later(hours * HOUR)
        counts.append(len(heard(person)) - called)
        if hours == 46:
            await scenario.running.kill()
            await scenario.running.open()
            await scenario.running.settle()
    assert counts == [0, 1, 1, 2, 2, 3, 4, 5]
    assert scenario.running.clock.now() - begin > 3 * WEEK - DAY
    assert [len(heard(one)) for one in others] == [0, 0]
    gentle = scenario.running.text("reminder-gentle", person.locale, table="§", when="§", what="§")
    assert gentle.split("§")[1].strip(" :") in scenario.question(person).text
    assert asks(scenario.question(person)), "it is answered where it stands"
    await answer_first(scenario)


async def test_whoever_wants_none_is_not_reminded_and_says_so_once(scenario: Scenario) -> None:
    await scenario.started()
    (person,) = await scenario.awaited()
    text = scenario.running.text
    assert text("settings-reminders-off", person.locale) in await set_(scenario, person, reminders=False)
    assert text("settings-reminders-off", person.locale) in await set_(scenario, person)
    said = len(scenario.world.messages())
    for _ in range(3):
        await scenario.running.later(30 * DAY)
    assert await scenario.awaited() == [person]
    assert len([each for each in scenario.world.messages() if not each.ephemeral]) <= said


async def test_a_pause_holds_a_reminder_and_moves_it(scenario: Scenario) -> None:
    await scenario.started()
    (person,) = await scenario.awaited()
    called = len(heard(person))
    await scenario.ana.slash("table pause", channel=scenario.channel)
    await scenario.running.later(3 * DAY)
    assert len(heard(person)) == called
    await scenario.ana.slash("table reprendre", channel=scenario.channel)
    await scenario.running.later(23 * HOUR)
    assert len(heard(person)) == called
    await scenario.running.later(2 * HOUR)
    assert len(heard(person)) == called + 1


async def test_in_quiet_hours_nobody_is_reminded_before_they_are_over(scenario: Scenario) -> None:
    await scenario.started(deadline="48h")
    (person,) = await scenario.awaited()
    now = scenario.running.clock.now()
    quiet = "-".join(clock(now + hours * HOUR) for hours in (1, 4))
    await set_(scenario, person, zone="UTC", quiet=quiet)
    await scenario.running.later(30 * HOUR)
    called = len(heard(person))
    await scenario.running.later(21 * HOUR + 30 * MINUTE)
    due = (await scenario.running.live()).due_at or 0
    assert (due - scenario.running.clock.now()) / (due - now) < 0.1, (
        "it would be the time for the last reminder"
    )
    assert (reminders(scenario, person), len(heard(person))) == (["half"], called)
    await scenario.running.later(HOUR)
    assert (reminders(scenario, person), len(heard(person))) == (["half", "tenth"], called + 1)


# ---- where direct messages are closed


@pytest.mark.parametrize("answers", [True, False])
async def test_the_channel_reminds_those_it_cannot_write_to_whether_they_have_answered_in_secret_or_not(
    scenario: Scenario, *, answers: bool
) -> None:
    scenario.cy.dms_open = False
    await scenario.drawn(deadline="24h")
    if answers:
        await scenario.cy.slash("passer", channel=scenario.channel)
        await scenario.running.settle()
    before, named = pings(scenario, scenario.cy), pings(scenario, scenario.cy, silent=True)
    assert before == 1
    await scenario.running.later(13 * HOUR)
    assert pings(scenario, scenario.cy) == before, "called this day already"
    assert pings(scenario, scenario.cy, silent=True) == named + 1
    assert "⏳" in scenario.story().text
    await scenario.running.later(9 * HOUR)
    assert pings(scenario, scenario.cy) == before + 1
    assert pings(scenario, scenario.bob) == 0, "he is written to"
    assert reminders(scenario, scenario.bob) == ["half", "tenth"]


@pytest.mark.thorough
@pytest.mark.parametrize("answers", [True, False])
async def test_in_quiet_hours_the_channel_calls_nobody_and_does_so_when_they_are_over(
    scenario: Scenario, *, answers: bool
) -> None:
    scenario.cy.dms_open = False
    now = scenario.running.clock.now()
    quiet = "-".join(clock(now + hours * HOUR) for hours in (-1, 7))
    await set_(scenario, scenario.cy, zone="UTC", quiet=quiet)
    await scenario.drawn(deadline="24h")
    if answers:
        await scenario.cy.slash("passer", channel=scenario.channel)
        await scenario.running.settle()
    await scenario.running.later(6 * HOUR)
    assert pings(scenario, scenario.cy) == 0
    assert pings(scenario, scenario.cy, silent=True) >= 1, "they find themselves named"
    assert heard(scenario.cy) == []
    await scenario.running.later(2 * HOUR)
    assert pings(scenario, scenario.cy) == 1, "whether they have answered or not"


# ---- nudges


async def nudged(scenario: Scenario, by: Person) -> str:
    answer = await by.slash(words(by, "table relancer", "table nudge"), channel=scenario.channel)
    await scenario.running.settle()
    assert answer.ephemeral
    return answer.text


@pytest.mark.thorough
async def test_anybody_seated_nudges_those_who_are_awaited_once_in_six_hours(scenario: Scenario) -> None:
    await scenario.started()
    text, (person,) = scenario.running.text, await scenario.awaited()
    other, third = (one for one in scenario.people if one is not person)
    assert text("nudge-receipt", other.locale, when="§").split("§")[0] in await nudged(scenario, other)
    assert (pings(scenario, person), pings(scenario, other), pings(scenario, third)) == (1, 0, 0)
    assert text("nudge-public", who=f"**{other.name}**") in scenario.story().text
    await scenario.running.later(5 * HOUR)
    assert text("nudge-too-soon", third.locale, when="§").split("§")[0] in await nudged(scenario, third)
    assert pings(scenario, person) == 1
    await scenario.running.later(HOUR + MINUTE)
    await nudged(scenario, third)
    assert pings(scenario, person) == 2
    stranger = scenario.world.person("Dan", scenario.guild, locale="fr")
    assert text("refused-not-seated") in await nudged(scenario, stranger)


@pytest.mark.thorough
async def test_whoever_alone_is_awaited_has_nobody_to_nudge(scenario: Scenario) -> None:
    await scenario.started()
    (person,) = await scenario.awaited()
    assert scenario.running.text("nudge-nobody", person.locale) in await nudged(scenario, person)
    assert pings(scenario, person) == 0


@pytest.mark.thorough
async def test_in_a_secret_step_those_who_have_not_answered_are_written_to_and_nobody_else_can_tell(
    scenario: Scenario,
) -> None:
    await scenario.drawn()
    await scenario.ana.slash("passer", channel=scenario.channel)
    await scenario.running.settle()
    before = [len(heard(one)) for one in scenario.people]
    await nudged(scenario, scenario.ana)
    now = [len(heard(one)) for one in scenario.people]
    assert [after - one for after, one in zip(now, before, strict=True)] == [0, 1, 1]
    assert not any(pings(scenario, one) for one in scenario.people)
    nudge = scenario.running.text("reminder-nudge", "en", who="**Ana**", table="§", what="").split("§")[0]
    assert nudge in scenario.question(scenario.bob).text


# ---- one digest a day


@pytest.mark.thorough
async def test_whoever_wants_it_gets_one_message_a_day_with_all_that_waits(scenario: Scenario) -> None:
    text = scenario.running.text
    for person in scenario.people:
        told = await set_(scenario, person, digest=True)
        assert text("settings-digest-on", person.locale) in told
    await scenario.started()
    other = scenario.world.channel(scenario.guild, "autre")
    await scenario.started(other)
    tables = {1: await scenario.awaited(1), 2: await scenario.awaited(2)}
    assert not any(heard(person) for person in scenario.people), "nobody is called for each"
    await scenario.running.later(DAY)
    for person in scenario.people:
        mine = [number for number, awaited in tables.items() if person in awaited]
        digests = heard(person)
        assert len(digests) == bool(mine)
        if mine:
            assert text("digest-title", person.locale) in digests[0].text
            assert digests[0].text.count("\n") == len(mine)
    await scenario.running.kill()
    await scenario.running.open()
    await scenario.running.settle()
    sent = {person.name: len(heard(person)) for person in scenario.people}
    await scenario.running.later(HOUR)
    assert {person.name: len(heard(person)) for person in scenario.people} == sent
    await scenario.running.later(DAY)
    asked = {person.name for awaited in tables.values() for person in awaited}
    assert {person.name: len(heard(person)) for person in scenario.people} == {
        name: 2 * (name in asked) for name in sent
    }


@pytest.mark.thorough
async def test_a_digest_is_called_out_as_a_text_and_then_has_its_button_at_each_line(
    scenario: Scenario,
) -> None:
    """Of a message of lines a phone reads nothing out. The bot is killed between the two, and goes on."""
    for person in scenario.people:
        await set_(scenario, person, digest=True)
    await scenario.started()
    (person,) = await scenario.awaited(1)
    held = scenario.world.hold_next("PATCH", rf"^/channels/{person.dm.id}/messages/\d+$")
    later = asyncio.ensure_future(scenario.running.later(DAY))
    (digest,) = await scenario.world.until(lambda: heard(person))
    assert scenario.running.text("digest-title", person.locale) in digest.content
    assert "#1" in digest.content
    await scenario.running.kill()
    later.cancel()
    held.release()
    await scenario.running.open()
    await scenario.running.settle()
    assert heard(person) == [digest], "it is one message, heard once"
    (line,) = [one for one in walk(digest.components) if one["type"] == SECTION]
    assert "#1" in line["components"][0]["content"]
    assert not digest.content
    assert asks(await person.press(digest, line["accessory"]["custom_id"]))


@pytest.mark.thorough
async def test_digests_of_two_tables_that_fall_due_at_once_are_one_message(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where two processes meet them: each has looked before the other writes."""
    running, list_waiting, both_have = scenario.running, Digests._list_waiting, asyncio.Barrier(2)

    async def list_together(digests: Digests, user: int) -> list[_Waiting]:
        found = await list_waiting(digests, user)
        if len(listed) < 2:
            listed.append(user)
            await both_have.wait()
        return found

    listed: list[int] = []
    for person in scenario.people:
        await set_(scenario, person, digest=True)
    await scenario.started()
    await scenario.started(scenario.world.channel(scenario.guild, "autre"))
    (both,) = set(await scenario.awaited(1)) & set(await scenario.awaited(2))
    scheduler = running.bot.scheduler
    scheduler.stop()
    running.clock.advance(DAY)
    due = [one for table in (1, 2) for one in await running.store.deadlines(table) if one.kind == "digest"]
    assert len(due) == 2
    monkeypatch.setattr(Digests, "_list_waiting", list_together)
    await asyncio.gather(*map(scheduler._stewards.fire, due))
    await running.bot.delivery.idle()
    assert len(heard(both)) == 1
    assert heard(both)[0].text.count("\n") == 2


@pytest.mark.thorough
async def test_whoever_gives_the_digest_up_is_called_again(scenario: Scenario) -> None:
    await scenario.started()
    (person,) = await scenario.awaited()
    await set_(scenario, person, digest=True)
    called = len(heard(person))
    await scenario.running.later(DAY)
    assert len(heard(person)) <= called + 1
    told = await set_(scenario, person, digest=False)
    assert scenario.running.text("settings-digest-off", person.locale) in told
    called = len(heard(person))
    await scenario.running.later(3 * DAY)
    assert len(heard(person)) == called + 1


@pytest.mark.thorough
async def test_what_passes_between_two_digests_makes_nobody_absent(scenario: Scenario) -> None:
    await scenario.running.later((12 * HOUR - scenario.running.clock.now()) % (24 * HOUR))  # no morning soon
    await set_(scenario, scenario.cy, digest=True)
    await scenario.drawn(deadline="2h")
    before = scenario.running.clock.now()
    await scenario.running.later(2 * HOUR + MINUTE)
    assert heard(scenario.cy) == [], "no digest came meanwhile"
    live = await scenario.running.live()
    away = {row.user_id for row in live.seats if row.away_from is not None and row.away_from >= before}
    assert scenario.bob.id in away, "he was called"
    assert scenario.cy.id not in away
