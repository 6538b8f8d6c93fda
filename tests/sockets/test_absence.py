"""Absent seats: who is away, what answers for them and when, and how they come back."""

import pytest

from tests.sockets.absences import DAY, GRACE, asked_again, missed, seat_of, who_answered
from tests.sockets.direct_messages import answer_first, reminders
from tests.sockets.players import is_taken
from tests.sockets.scenario import HOUR, MINUTE, Scenario, offered_first


async def test_whoever_lets_a_deadline_pass_is_away_and_everybody_reads_so(scenario: Scenario) -> None:
    person = await missed(scenario)
    assert (await scenario.running.live()).at(await seat_of(scenario, person)).away_from is not None
    assert len(scenario.told(scenario.running.text("away-now", who=f"**{person.name}**", count=1))) == 1
    assert scenario.running.text("away-nobody-knows", who=f"**{person.name}**") in scenario.story().text
    status = await scenario.bob.slash("table status", channel=scenario.channel)
    assert scenario.running.text("away-nobody-knows", "en", who=f"**{person.name}**") in status.text
    assert await who_answered(scenario, person) == ["default"]


async def test_an_absent_seat_is_answered_for_after_the_grace_and_not_before(scenario: Scenario) -> None:
    person = await missed(scenario)
    await asked_again(scenario, person)
    before = len(await who_answered(scenario, person))
    await scenario.running.later(GRACE - MINUTE)
    assert await scenario.awaited() == [person]
    await scenario.running.later(2 * MINUTE)
    assert len(await who_answered(scenario, person)) > before
    assert reminders(scenario, person) == ["half", "tenth"], "nobody hurries whoever is away"


async def test_any_press_at_the_table_brings_somebody_back(scenario: Scenario) -> None:
    person = await missed(scenario)
    await asked_again(scenario, person)
    await person.slash("board", channel=scenario.channel)
    await scenario.running.settle()
    assert len(scenario.told(scenario.running.text("away-back", who=f"**{person.name}**"))) == 1
    assert scenario.running.text("away-nobody-knows", who="") not in scenario.story().text
    await scenario.running.later(HOUR)
    assert await scenario.awaited() == [person], "there is time again"
    panel = await person.slash("answer", channel=scenario.channel)
    assert is_taken(await offered_first(person, panel))


async def test_who_comes_back_while_all_answer_in_secret_is_not_told_before_the_secret_is_out(
    scenario: Scenario,
) -> None:
    person = await missed(scenario)
    await asked_again(scenario, person, secretly=True)
    said = [each.text for each in scenario.public()]
    await person.slash("board", channel=scenario.channel)
    await scenario.running.later(GRACE + MINUTE)
    assert await scenario.awaited() == [person], "nobody answers for whoever is there"
    assert [each.text for each in scenario.public()] == said
    panel = await person.slash("answer", channel=scenario.channel)
    await offered_first(person, panel)
    await scenario.running.settle()
    assert len(scenario.told(scenario.running.text("away-back", who=f"**{person.name}**"))) == 1


async def test_whoever_is_away_stays_so_after_a_restart(scenario: Scenario) -> None:
    person = await missed(scenario)
    await asked_again(scenario, person)
    await scenario.running.kill()
    await scenario.running.open()
    await scenario.running.later(GRACE + MINUTE)
    assert await scenario.awaited() != [person]


async def test_a_deadline_missed_because_the_bot_was_away_makes_nobody_absent(scenario: Scenario) -> None:
    await scenario.started(deadline=DAY)
    (person,) = await scenario.awaited()
    await scenario.running.kill()
    scenario.running.clock.advance(48 * HOUR)
    await scenario.running.open()
    await scenario.running.settle()
    row = (await scenario.running.live()).at(await seat_of(scenario, person))
    assert (row.away_from, row.misses) == (None, 0)
    await answer_first(scenario)


@pytest.mark.thorough
async def test_the_patience_of_a_table_ends_after_so_many_misses_and_the_seat_is_open(
    scenario: Scenario,
) -> None:
    await scenario.started(deadline=DAY, options="patience=2")
    (person,) = await scenario.awaited()
    await scenario.running.later(24 * HOUR + MINUTE)
    seat = await seat_of(scenario, person)
    row = (await scenario.running.live()).at(seat)
    assert (row.misses, row.is_open) == (1, False)
    await asked_again(scenario, person)
    await scenario.running.later(24 * HOUR)
    row = (await scenario.running.live()).at(seat)
    assert (row.misses, row.is_open) == (2, True)
    assert len(scenario.told(scenario.running.text("seat-opened", who=f"**{person.name}**"))) == 1
    await person.slash("back", channel=scenario.channel)
    assert not (await scenario.running.live()).at(seat).is_open, "whoever comes back keeps the seat"


@pytest.mark.thorough
async def test_an_announced_absence_is_answered_for_and_no_miss(scenario: Scenario) -> None:
    await scenario.started(deadline=DAY)
    (person,) = await scenario.awaited()
    done = await person.slash("away", {"until": "3d"}, channel=scenario.channel)
    assert f"<t:{(scenario.running.clock.now() + 72 * HOUR) // 1000}:" in done.text
    await scenario.running.later(GRACE - MINUTE)
    assert await scenario.awaited() == [person]
    await scenario.running.later(2 * MINUTE)
    assert await scenario.awaited() != [person]
    row = (await scenario.running.live()).at(await seat_of(scenario, person))
    assert row.misses == 0
    assert scenario.running.text("away-until", who="§", when="§").split("§")[2][:3] in scenario.story().text


@pytest.mark.thorough
async def test_while_nobody_is_there_a_game_goes_no_faster_than_its_deadlines(scenario: Scenario) -> None:
    await scenario.started(deadline=DAY)
    for person in scenario.people:
        await person.slash("away", {"until": "20d"}, channel=scenario.channel)
    (first,) = await scenario.awaited()
    await scenario.running.later(23 * HOUR)
    assert await scenario.awaited() == [first], "there is nobody who would wait"
    await scenario.running.later(2 * HOUR)
    assert await scenario.awaited() != [first]
    before = len(await scenario.running.log())
    await scenario.running.later(2 * HOUR)
    assert len(await scenario.running.log()) == before
    await next(one for one in scenario.people if one is not first).slash("back", channel=scenario.channel)
    await scenario.running.settle()


@pytest.mark.thorough
async def test_what_somebody_usually_wants_answers_for_them_where_they_chose_nothing_else(
    scenario: Scenario,
) -> None:
    for person, line, option, language in (
        (scenario.ana, "reglages", "absence", "fr"),
        (scenario.bob, "settings", "absent", "en"),
        (scenario.cy, "reglages", "absence", "fr"),
    ):
        done = await person.slash(line, {option: "practice"}, channel=scenario.channel)
        assert scenario.running.text("settings-steward-practice", language) in done.text
    person = await missed(scenario)
    assert await who_answered(scenario, person) == ["practice"]


@pytest.mark.thorough
async def test_for_one_table_something_else_can_be_chosen_and_nobody_is_told(scenario: Scenario) -> None:
    await scenario.started(deadline=DAY)
    said = len(scenario.public())
    for person, line, option, chosen in (
        (scenario.ana, "table intendance", "reponses", "wait"),
        (scenario.bob, "table steward", "answers", "wait"),
        (scenario.cy, "table intendance", "reponses", "wait"),
    ):
        done = await person.slash(line, {option: chosen}, channel=scenario.channel)
        assert done.text == scenario.running.text("steward-chosen-wait", person.locale)
    assert len(scenario.public()) == said
    (person,) = await scenario.awaited()
    await scenario.running.later(24 * HOUR + MINUTE)
    await asked_again(scenario, person, secretly=None)
    await scenario.running.later(3 * HOUR)
    assert await scenario.awaited() == [person], "the table waits each time, as it was told"


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("until", "since", "key"),
    [
        ("2020-01-01", "", "away-ends-before"),
        ("2d", "3d", "away-ends-before"),
        ("soon", "", "moment-wrong"),
        ("31/02/2027", "", "moment-wrong"),
        ("<t:4000000000>", "", "away-too-long"),
    ],
)
async def test_an_absence_that_cannot_be_is_refused_in_a_sentence_and_changes_nothing(
    scenario: Scenario, until: str, since: str, key: str
) -> None:
    await scenario.started(deadline=DAY)
    for person, line, names in (
        (scenario.ana, "absence", ("jusqua", "depuis")),
        (scenario.bob, "away", ("until", "starting")),
    ):
        given = {names[0]: until} | ({names[1]: since} if since else {})
        done = await person.slash(line, given, channel=scenario.channel)
        words = scenario.running.text(key, person.locale, when="§").split("§")[0]
        assert words in done.text
        row = (await scenario.running.live()).at(await seat_of(scenario, person))
        assert (row.away_from, row.away_until) == (None, None)


@pytest.mark.thorough
async def test_an_absence_ahead_is_called_off_by_coming_back(scenario: Scenario) -> None:
    await scenario.started(deadline=DAY)
    done = await scenario.bob.slash("away", {"until": "5d", "starting": "2d"}, channel=scenario.channel)
    words = scenario.running.text("away-noted-later", "en", since="§", when="§", count=1)
    assert words.split("§")[0] in done.text
    done = await scenario.bob.slash("back", channel=scenario.channel)
    assert done.text == scenario.running.text("back-noted", "en", count=1)
    await scenario.running.settle()
    assert len(scenario.told(scenario.running.text("away-called-off", who="**Bob**"))) == 1
    done = await scenario.ana.slash("retour", channel=scenario.channel)
    assert done.text == scenario.running.text("back-already")
