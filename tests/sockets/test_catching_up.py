"""Whoever comes back is told what they missed; the log is read page by page, with a mark where one last was."""

from collections import Counter
from dataclasses import replace
from typing import Final

import pytest

from bot.announcer import questions
from bot.announcer.questions import make_question
from bot.games import GAMES
from bot.i18n import measure_length
from bot.panels.custom_ids import read_token
from bot.tables.history import read_facts
from games.cochons.rulebook import RULEBOOK
from games.cochons.state.state import State
from games.election.state.ballot import open_ballot as opened_ballot
from porc_royal.asks import PASS
from porc_royal.facts import Seat
from porc_royal.rulebook import Settings
from tests.fake_discord import Interaction, Message, Person
from tests.sockets.absences import who_answered
from tests.sockets.direct_messages import answer_first
from tests.sockets.elections import does, opened
from tests.sockets.games import PIG, PLAYED
from tests.sockets.players import Player, parts_of
from tests.sockets.scenario import HOUR, Scenario
from tests.sockets.tables import cancelled, replaced
from tests.sockets.whole_games import party

MANY: Final = 60
"""Answers after which the board must have changed."""

of_every_game = pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)


def verbs(source: Message | Interaction) -> list[str]:
    return [read_token(part["custom_id"]).verb for part in parts_of(source)]


async def does_then_rests(scenario: Scenario, under_way: Interaction) -> Interaction:
    """Somebody does something, and whatever follows has followed."""
    answer = await under_way
    await scenario.running.rest()
    return answer


async def log_of(scenario: Scenario, person: Person) -> Interaction:
    line = "journal" if person.locale == "fr" else "log"
    return await does_then_rests(scenario, person.slash(line, channel=scenario.channel))


async def catch_up(scenario: Scenario, person: Person) -> Interaction:
    line = "rattrapage" if person.locale == "fr" else "catchup"
    return await does_then_rests(scenario, person.slash(line, channel=scenario.channel))


async def board_of(scenario: Scenario, person: Person) -> Interaction:
    line = "plateau" if person.locale == "fr" else "board"
    return await does_then_rests(scenario, person.slash(line, channel=scenario.channel))


async def plays_on(scenario: Scenario, answers: int) -> None:
    """People answer as they are asked."""
    left = answers

    async def count() -> None:
        nonlocal left
        left -= 1

    await party(scenario, 3).play([Player.by_answer], lambda: left < 0, count)


async def watches_an_answer(scenario: Scenario) -> Person:
    """Somebody looks, and then another answers; gives who looked."""
    (person,) = await scenario.awaited()
    reader = next(one for one in scenario.people if one is not person)
    await board_of(scenario, reader)
    await answer_first(scenario)
    await scenario.running.settle()
    return reader


async def asked_alone_to_act(scenario: Scenario) -> Person:
    """The others answer until somebody alone is asked what the absent do not just pass."""
    for _ in range(MANY):
        live = await scenario.running.live()
        person, *others = await scenario.awaited()
        if not others and live.play.asks[live.play.awaited[0]].default.option != PASS:
            return person
        await answer_first(scenario)
        await scenario.running.settle()
    raise AssertionError("everything can be passed")


def title(scenario: Scenario, person: Person) -> str:
    """What stands at the head of what somebody missed."""
    return scenario.running.text("catchup-title", person.locale, table="§", when="§").split("§")[1].strip()


# ---- the log


@of_every_game
@pytest.mark.samples("cosmic")
async def test_the_log_marks_what_is_new_since_one_last_looked_or_pressed(scenario: Scenario) -> None:
    await scenario.started()
    mark = scenario.running.text("log-mark", "en")
    eve = scenario.world.person("Eve", scenario.guild, locale="en-US")
    assert mark not in (await log_of(scenario, eve)).text, "whoever was never there has read nothing"
    await log_of(scenario, scenario.bob)
    await answer_first(scenario)
    await scenario.running.settle()
    text = (await log_of(scenario, scenario.bob)).text
    assert text.count(mark) == 1
    assert text.splitlines()[-1] != mark, "what is new stands below it"


async def test_the_log_is_read_page_by_page_and_every_line_stands_once_on_them(scenario: Scenario) -> None:
    await scenario.started()
    await plays_on(scenario, 40)
    answer = await log_of(scenario, scenario.cy)
    pages = [answer.text.splitlines()[1:]]
    earlier = scenario.running.text("button-log-earlier")
    assert answer.message is not None
    while earlier in answer.message.buttons.values():
        assert len(pages) < 20
        await does_then_rests(scenario, scenario.cy.press(answer.message, earlier))
        pages.insert(0, answer.message.text.splitlines()[1:])
    lines = [line for page in pages for line in page if line != scenario.running.text("log-mark")]
    facts = await scenario.list_facts()
    assert len(pages) > 1
    left = iter(lines)
    assert all(any(fact in line for line in left) for fact in facts)
    later = scenario.running.text("button-log-newest")
    await does_then_rests(scenario, scenario.cy.press(answer.message, later))
    assert answer.message.text.splitlines()[1:] == pages[-1]


async def test_whoever_only_watches_reads_what_everybody_knows(scenario: Scenario) -> None:
    await scenario.drawn()
    eve = scenario.world.person("Eve", scenario.guild, locale="fr")
    text = (await log_of(scenario, eve)).text
    facts = await scenario.list_facts()
    lines = [line.removeprefix("• ") for line in text.splitlines()[1:]]
    assert lines
    assert set(lines) <= set(facts)


# ---- what somebody missed


@of_every_game
@pytest.mark.samples("cochons")
async def test_whoever_comes_back_after_more_than_a_day_is_told_once_what_they_missed(
    scenario: Scenario,
) -> None:
    await scenario.started()
    reader = await watches_an_answer(scenario)
    scenario.running.clock.advance(25 * HOUR)
    answer = await board_of(scenario, reader)
    (told,) = answer.followups
    assert told.ephemeral
    assert title(scenario, reader) in told.text
    assert len(told.text) <= 2000
    assert verbs(told)[-1] == "log"
    assert (await board_of(scenario, reader)).followups == []


@of_every_game
@pytest.mark.samples("cosmic")
async def test_whoever_was_answered_for_is_told_what_and_why_with_their_next_press(
    scenario: Scenario,
) -> None:
    await scenario.started(deadline="12h")
    person = await asked_alone_to_act(scenario)
    await board_of(scenario, person)
    await scenario.running.later(12 * HOUR)
    assert (await who_answered(scenario, person))[-1] == "default"
    (told,) = (await board_of(scenario, person)).followups
    for key in ("catchup-answered", "catchup-by-default"):
        assert scenario.running.text(key, person.locale) in told.text
    for other in scenario.people:
        if other is not person:
            assert (
                scenario.running.text("catchup-answered", other.locale)
                not in (await catch_up(scenario, other)).text
            )
    assert (await board_of(scenario, person)).followups == []


@pytest.mark.thorough
async def test_it_is_remembered_who_was_away_whatever_becomes_of_the_program(scenario: Scenario) -> None:
    await scenario.started()
    reader = await watches_an_answer(scenario)
    scenario.running.clock.advance(25 * HOUR)
    await scenario.running.kill()
    await scenario.running.open()
    assert len((await board_of(scenario, reader)).followups) == 1
    await scenario.running.kill()
    await scenario.running.open()
    assert (await board_of(scenario, reader)).followups == []


@pytest.mark.thorough
async def test_somebody_who_was_there_an_hour_ago_is_told_nothing_by_itself(scenario: Scenario) -> None:
    await scenario.started()
    reader = await watches_an_answer(scenario)
    scenario.running.clock.advance(2 * HOUR)
    assert (await board_of(scenario, reader)).followups == []
    assert title(scenario, reader) in (await catch_up(scenario, reader)).text, "but may ask"


@pytest.mark.thorough
@of_every_game
@pytest.mark.samples("cosmic")
async def test_the_catch_up_has_the_board_then_and_now_and_the_question_with_its_button(
    scenario: Scenario,
) -> None:
    await scenario.started()
    shown = Counter[int]()
    for _ in range(MANY):
        asked = (await scenario.awaited())[0]
        answer = await catch_up(scenario, asked)
        assert answer.message is not None
        assert verbs(answer.message) == ["ask", "log"]
        shown[len(answer.message.files)] += 1
        if shown[2]:
            break
        await plays_on(scenario, 1)
        scenario.running.clock.advance(2 * HOUR)
    assert shown[2], "somebody saw how the board was and how it is"


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games begin with an election: something is told and asked before anything is in the log."""

    def sitting(players: int, settings: Settings) -> State:
        state = RULEBOOK.setup(players, {**settings, "rule_set": "complete"})
        state.order = [Seat(seat) for seat in range(players)]
        state.ballot = opened_ballot([1] * players)
        return state

    monkeypatch.setitem(GAMES.loaded, "cochons", replace(GAMES["cochons"], setup=sitting, first="candidates"))


@pytest.mark.thorough
@pytest.mark.usefixtures("at_once")
async def test_how_a_game_began_is_told_once_also_where_nobody_has_answered_yet(scenario: Scenario) -> None:
    """Who was there after it began has read the opening; who was not, has not."""
    await scenario.started()
    reader, other = scenario.people[1:3]

    def begins(person: Person) -> str:
        said = scenario.running.text("catchup-begin", person.locale, table="#")
        return said.rpartition("#")[2].strip()

    scenario.running.clock.advance(2 * HOUR)
    assert begins(reader) in (await catch_up(scenario, reader)).text, "never there before"
    scenario.running.clock.advance(2 * HOUR)
    nothing = (await catch_up(scenario, reader)).text
    assert begins(reader) not in nothing
    assert "• " not in nothing, "no fact of the opening again"
    assert begins(other) in (await catch_up(scenario, other)).text


@pytest.mark.thorough
@pytest.mark.parametrize("game", [PIG], ids=["interstellar_pig"])
async def test_whom_one_plays_never_takes_the_place_of_what_one_is_asked(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message that has no room for both is cut at its end, where the question and its due time stand."""
    await scenario.begun()
    live = await scenario.running.live()
    seat, voice = live.play.awaited[0], scenario.running.bot.voices.in_language(live, "en")
    whole = make_question(live, voice, seat).text
    due = whole.splitlines()[-1]
    monkeypatch.setattr(questions, "TEXT_LIMIT", measure_length(whole) - 1)
    tight = make_question(live, voice, seat).text
    assert tight.splitlines()[-1] == due
    assert measure_length(tight) < measure_length(whole) - 1


@pytest.mark.thorough
async def test_the_catch_up_leads_to_the_log_from_where_one_was(scenario: Scenario) -> None:
    await scenario.started()
    reader = await watches_an_answer(scenario)
    scenario.running.clock.advance(2 * HOUR)
    answer = await catch_up(scenario, reader)
    assert answer.message is not None
    everything = scenario.running.text("button-catchup-all", reader.locale)
    shown = await does_then_rests(scenario, reader.press(answer.message, everything))
    assert shown.message is not answer.message, "what was missed stays there"
    assert shown.text.splitlines()[1] == scenario.running.text("log-mark", reader.locale)


@pytest.mark.thorough
async def test_what_was_read_and_then_taken_back_is_said_to_be_so(scenario: Scenario) -> None:
    await scenario.started()
    (person,) = await scenario.awaited()
    await answer_first(scenario)
    await scenario.running.settle()
    reader = next(one for one in scenario.people if one is not person)
    await board_of(scenario, reader)
    line = "defaire" if person.locale == "fr" else "undo"
    scenario.running.clock.advance(2 * HOUR)
    await person.slash(line, channel=scenario.channel)
    await scenario.running.settle()
    told = await catch_up(scenario, reader)
    undone = scenario.running.text("undo-what", reader.locale, what="§").split("§")[0]
    assert undone in told.text


@pytest.mark.thorough
async def test_a_new_owner_reads_the_seats_whole_story_and_who_left_what_everybody_knows(
    scenario: Scenario,
) -> None:
    await scenario.drawn()
    await plays_on(scenario, 6)
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    await replaced(scenario, scenario.ana, "Cy", dan)
    message = next(
        each for each in dan.sees(dan.dm) if scenario.running.text("button-catchup") in each.buttons.values()
    )
    theirs = await does_then_rests(scenario, dan.press(message, scenario.running.text("button-catchup")))
    assert "jusqu’ici" in theirs.text
    public, private = set(await scenario.list_facts()), (await log_of(scenario, dan)).text
    lines = {line.removeprefix("• ") for line in private.splitlines()[1:]}
    assert lines - public, "the seat's secrets are the newcomer's now"
    left = {line.removeprefix("• ") for line in (await log_of(scenario, scenario.cy)).text.splitlines()[1:]}
    assert left <= public


@pytest.mark.thorough
async def test_a_game_that_is_over_can_still_be_caught_up_with(scenario: Scenario) -> None:
    await scenario.started()
    await plays_on(scenario, 4)
    await cancelled(scenario)
    assert (
        scenario.running.text("catchup-over", "en")
        in (
            await does_then_rests(
                scenario, scenario.bob.slash("catchup", {"table": "1"}, channel=scenario.channel)
            )
        ).text
    )


@pytest.mark.thorough
async def test_an_election_is_caught_up_with_as_well(scenario: Scenario) -> None:
    await opened(scenario)
    await does(scenario, scenario.ana, "candidat")
    scenario.running.clock.advance(30 * HOUR)
    answer = await catch_up(scenario, scenario.bob)
    assert answer.message is not None
    assert answer.message.files
    assert len((await log_of(scenario, scenario.bob)).text.splitlines()) > 1


@pytest.mark.thorough
@pytest.mark.parametrize("game", [PIG], ids=["interstellar_pig"])
async def test_what_the_board_shows_at_a_glance_is_not_told_die_by_die(scenario: Scenario) -> None:
    """The log alone tells how characters and planets were rolled."""
    await scenario.begun()
    live = await scenario.running.live()
    told = [fact.says.key for entry in await scenario.running.log() for fact in read_facts(entry)]
    assert sum(one in live.rulebook.logged for one in told) > 10
    missed = await catch_up(scenario, scenario.bob)
    assert "log" in verbs(missed)
    assert "🌌" in missed.text, "that the board shows them is told"
    assert not any(one in missed.text for one in ("🧬", "🪐"))


@pytest.mark.thorough
@pytest.mark.parametrize("game", [PIG], ids=["interstellar_pig"])
async def test_whoever_is_asked_for_the_first_time_reads_whom_they_play(scenario: Scenario) -> None:
    """In their direct message, until they have replied."""
    await scenario.begun()
    live = await scenario.running.live()
    person = (await scenario.awaited())[0]
    seat = live.play.awaited[0]
    title = live.rulebook.title(live.play.view(seat), seat)
    assert title is not None
    named = scenario.running.text("status-you", person.locale, title="§").split("§")[0].strip()
    asked = [one for one in person.sees(person.dm) if not one.ephemeral and named in one.text]
    assert len(asked) == 1
    for _ in range(MANY):
        await answer_first(scenario)
        await scenario.running.settle()
        live = await scenario.running.live()
        if live.posts.inbox(seat).seen_at and seat in live.play.awaited:
            break
    assert not any(named in one.text for one in person.sees(person.dm) if parts_of(one))
