"""Votes of a table: proposed by a command, counted by buttons, carried by as many as the table wants."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.panels.custom_ids import Token
from bot.tables.tally import count_needed
from tests.fake_discord import Interaction, Message, Person
from tests.sockets.games import PLAYED
from tests.sockets.scenario import HOUR, Scenario
from tests.sockets.tables import cancelled, find_button

DAY = 24 * HOUR


async def propose(scenario: Scenario, person: Person, what: str, **given: object) -> Interaction:
    """Somebody proposes something; then everything is delivered."""
    assert person.locale != "fr", "the options are named in English"
    answer = await person.slash("table vote", {"what": what, **given}, channel=scenario.channel)
    await scenario.running.settle()
    return answer


def vote_of(scenario: Scenario) -> Message:
    """The message of the open vote."""
    return find_button(scenario, "vote")[0]


async def cast(scenario: Scenario, person: Person, which: str, message: Message | None = None) -> Interaction:
    """Somebody votes "yes" or "no"; then everything is delivered."""
    answer = await person.press(message or vote_of(scenario), scenario.running.text(f"vote-{which}"))
    await scenario.running.settle()
    return answer


async def status(scenario: Scenario) -> str:
    return (await scenario.running.live()).table.status


# ---- what is voted on


@pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
@pytest.mark.samples("cosmic")
async def test_a_table_pauses_by_vote_until_a_moment_and_goes_on_by_itself(scenario: Scenario) -> None:
    await scenario.drawn(deadline="24h")
    due = (await scenario.running.live()).due_at
    assert due is not None
    opened = await propose(scenario, scenario.bob, "pause", time="3d")
    assert opened.text == scenario.running.text("vote-opened", "en")
    message = vote_of(scenario)
    assert scenario.running.text("vote-for", who="**Bob**") in message.text
    assert await status(scenario) == "playing"
    until = scenario.running.clock.now() + 3 * DAY
    await cast(scenario, scenario.cy, "yes")
    assert await status(scenario) == "paused"
    assert message.buttons == {}
    assert scenario.running.text("vote-carried") in message.text
    told = scenario.told(scenario.running.text("vote-table"))
    assert any(f"<t:{until // 1000}" in each.text for each in told)
    await scenario.running.kill()
    await scenario.running.open()
    await scenario.running.later(3 * DAY - HOUR)
    assert await status(scenario) == "paused"
    await scenario.running.later(HOUR)
    live = await scenario.running.live()
    assert live.table.status == "playing"
    assert live.due_at is not None
    assert live.due_at >= due + 3 * DAY - HOUR, "nobody lost time by the pause"
    assert scenario.told(scenario.running.text("resume-by-itself"))


async def test_a_pause_is_proposed_until_a_day_and_an_hour_of_ones_own(scenario: Scenario) -> None:
    await scenario.drawn(deadline="24h")
    await scenario.bob.slash("settings", {"zone": "Asia/Tokyo"}, channel=scenario.channel)
    text, until = scenario.running.text, scenario.running.clock.now() + 3 * DAY
    until -= until % HOUR
    there = datetime.fromtimestamp(until / 1000, ZoneInfo("Asia/Tokyo"))
    past = await propose(scenario, scenario.bob, "pause", time="2001-01-01")
    assert past.text.startswith(text("vote-past", "en", when="§").split("§")[0])
    unread = await propose(scenario, scenario.bob, "pause", time="when pigs fly")
    assert unread.text == text("moment-wrong", "en")
    assert (await scenario.running.live()).posts.vote is None
    await propose(scenario, scenario.bob, "pause", time=f"{there:%Y-%m-%d %H:%M}")
    vote = (await scenario.running.live()).posts.vote
    assert vote is not None
    assert abs(vote.until - until) < HOUR // 60


async def test_a_pause_that_somebody_ended_earlier_is_not_ended_again(scenario: Scenario) -> None:
    await scenario.drawn(deadline="24h")
    await propose(scenario, scenario.bob, "pause", time="1d")
    await cast(scenario, scenario.cy, "yes")
    await scenario.ana.slash("table reprendre", channel=scenario.channel)
    await scenario.ana.slash("table pause", channel=scenario.channel)
    await scenario.running.later(DAY + HOUR)
    assert await status(scenario) == "paused"


async def test_more_time_is_given_by_vote(scenario: Scenario) -> None:
    await scenario.drawn(deadline="24h")
    due = (await scenario.running.live()).due_at
    assert due is not None
    await propose(scenario, scenario.bob, "extend", time="12h")
    await cast(scenario, scenario.ana, "yes")
    assert (await scenario.running.live()).due_at == due + 12 * HOUR


@pytest.mark.parametrize("what", ["open", "practice"])
async def test_a_seat_is_replaced_by_vote(scenario: Scenario, what: str) -> None:
    await scenario.drawn()
    await propose(scenario, scenario.bob, what, seat="Cy")
    await cast(scenario, scenario.ana, "yes")
    live = await scenario.running.live()
    assert live.seat_of(scenario.cy.id) is None
    assert [row.is_open for row in live.seats if row.kind == "practice"] == [what == "open"]
    assert scenario.told(scenario.running.text("vote-table"))


@pytest.mark.thorough
async def test_a_table_is_cancelled_by_vote_also_in_its_lobby(scenario: Scenario) -> None:
    await scenario.seated()
    await propose(scenario, scenario.bob, "cancel")
    assert await status(scenario) == "lobby"
    await cast(scenario, scenario.ana, "yes")
    assert await status(scenario) == "cancelled"


# ---- counting


@pytest.mark.thorough
async def test_a_press_that_is_repeated_counts_once_and_a_voice_may_be_changed(scenario: Scenario) -> None:
    await scenario.drawn()
    await propose(scenario, scenario.bob, "cancel")
    for _ in range(3):
        await cast(scenario, scenario.bob, "yes")
    assert await status(scenario) == "playing"
    changed = await cast(scenario, scenario.bob, "no")
    assert changed.text == scenario.running.text("vote-taken-no", "en")
    assert scenario.running.text("vote-against", who="**Bob**") in vote_of(scenario).text
    await cast(scenario, scenario.cy, "yes")
    assert await status(scenario) == "playing"
    await cast(scenario, scenario.ana, "yes")
    assert await status(scenario) == "cancelled"


@pytest.mark.thorough
async def test_an_interaction_that_comes_twice_counts_once(scenario: Scenario) -> None:
    await scenario.drawn()
    await propose(scenario, scenario.bob, "cancel")
    once = await cast(scenario, scenario.cy, "no")
    once.send()
    await scenario.running.settle()
    vote = (await scenario.running.live()).posts.vote
    assert vote is not None
    assert vote.voices == {scenario.bob.id: True, scenario.cy.id: False}


@pytest.mark.thorough
@pytest.mark.parametrize(("threshold", "needed"), [("majority", 2), ("two-thirds", 2), ("all", 3)])
async def test_how_many_carry_a_vote_is_an_option_of_the_table(
    scenario: Scenario, threshold: str, needed: int
) -> None:
    lobby = await scenario.seated()
    menu = str(Token("set", 1, place=0, field="votes"))
    options = await scenario.ana.press(lobby, scenario.running.text("lobby-options"))
    await scenario.ana.choose(options, menu, [threshold], forged=True)
    await scenario.ana.press(lobby, scenario.running.text("lobby-start"))
    await scenario.running.settle()
    await propose(scenario, scenario.bob, "cancel")
    for number, person in enumerate((scenario.ana, scenario.cy), 2):
        assert await status(scenario) == "playing"
        await cast(scenario, person, "yes")
        if number == needed:
            break
    assert await status(scenario) == "cancelled"


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("threshold", "needed"),
    [(None, [1, 2, 2, 3, 3]), ("two-thirds", [1, 2, 2, 3, 4]), ("all", [1, 2, 3, 4, 5])],
)
def test_a_majority_is_more_than_half_and_two_thirds_are_rounded_up(
    threshold: str | None, needed: list[int]
) -> None:
    assert [count_needed(threshold, voters) for voters in range(1, 6)] == needed


@pytest.mark.thorough
async def test_practice_players_have_no_voice(scenario: Scenario) -> None:
    await scenario.drawn()
    await scenario.ana.slash("table remplacer", {"place": "Cy"}, channel=scenario.channel)
    await scenario.running.settle()
    await propose(scenario, scenario.bob, "cancel")
    needs = scenario.running.text("vote-needs", count=2, number=2, when="{").partition("{")[0]
    assert needs in vote_of(scenario).text


@pytest.mark.thorough
async def test_whoever_is_away_is_not_counted(scenario: Scenario) -> None:
    await scenario.drawn(deadline="none")
    for person in (scenario.ana, scenario.cy):
        await person.slash("absence", {"jusqua": "5j"}, channel=scenario.channel)
    await scenario.running.settle()
    await propose(scenario, scenario.bob, "cancel")
    assert await status(scenario) == "cancelled", "nobody else is there"


@pytest.mark.thorough
async def test_a_vote_that_cannot_be_carried_any_more_is_over(scenario: Scenario) -> None:
    await scenario.drawn()
    await propose(scenario, scenario.bob, "cancel")
    message = vote_of(scenario)
    await cast(scenario, scenario.ana, "no")
    await cast(scenario, scenario.cy, "no")
    assert message.buttons == {}
    assert scenario.running.text("vote-lost") in message.text
    assert await status(scenario) == "playing"


@pytest.mark.thorough
async def test_a_vote_survives_a_kill_and_expires(scenario: Scenario) -> None:
    await scenario.drawn(deadline="none")
    await propose(scenario, scenario.bob, "cancel")
    message = vote_of(scenario)
    await scenario.running.kill()
    await scenario.running.open()
    await scenario.running.later(23 * HOUR)
    assert message.buttons != {}
    await scenario.running.later(HOUR)
    assert message.buttons == {}
    assert scenario.running.text("vote-expired") in message.text
    assert await status(scenario) == "playing"
    await propose(scenario, scenario.bob, "cancel")
    assert vote_of(scenario) is not message


# ---- refusals, which change nothing


@pytest.mark.thorough
async def test_one_vote_at_a_time(scenario: Scenario) -> None:
    await scenario.drawn()
    await propose(scenario, scenario.bob, "cancel")
    again = await propose(scenario, scenario.bob, "cancel")
    assert again.text == scenario.running.text("vote-running", "en")


@pytest.mark.thorough
async def test_what_cannot_be_done_is_not_voted_on(scenario: Scenario) -> None:
    await scenario.drawn(deadline="none")
    said, text = len(scenario.public()), scenario.running.text
    refused: tuple[tuple[dict[str, object], str], ...] = (
        ({"what": "nonsense"}, text("vote-unknown", "en")),
        ({"what": "pause"}, text("vote-how-long", "en")),
        ({"what": "pause", "time": "soon"}, text("moment-wrong", "en")),
        ({"what": "extend", "time": "12h"}, text("extend-nothing", "en")),
        ({"what": "open"}, text("substitute-nobody", "en")),
        ({"what": "practice", "seat": "Zoe"}, text("substitute-nobody", "en")),
    )
    for given, why in refused:
        answer = await propose(scenario, scenario.bob, **given)  # type: ignore[arg-type]
        assert (answer.text, answer.ephemeral) == (why, True)
    assert (await scenario.running.live()).posts.vote is None
    assert len(scenario.public()) == said


@pytest.mark.thorough
async def test_only_those_who_sit_there_propose_and_vote(scenario: Scenario) -> None:
    await scenario.drawn()
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    seated = scenario.running.text("refused-not-seated", "en")
    assert (await propose(scenario, dan, "cancel")).text == seated
    await propose(scenario, scenario.bob, "cancel")
    assert (await cast(scenario, dan, "yes")).text == seated
    vote = (await scenario.running.live()).posts.vote
    assert vote is not None
    assert list(vote.voices) == [scenario.bob.id]


@pytest.mark.thorough
async def test_the_buttons_of_an_older_vote_count_for_no_other(scenario: Scenario) -> None:
    await scenario.drawn(deadline="none")
    await propose(scenario, scenario.bob, "cancel")
    message, button = find_button(scenario, "vote")
    await scenario.running.later(25 * HOUR)
    await propose(scenario, scenario.bob, "cancel")
    late = await scenario.cy.press(message, button, forged=True)
    assert late.text == scenario.running.text("vote-over")


@pytest.mark.thorough
async def test_what_has_become_impossible_meanwhile_is_not_done(scenario: Scenario) -> None:
    await scenario.drawn(deadline="24h")
    await propose(scenario, scenario.bob, "pause", time="1d")
    message = vote_of(scenario)
    await scenario.ana.slash("table pause", channel=scenario.channel)
    await cast(scenario, scenario.cy, "yes")
    assert scenario.running.text("vote-moot") in message.text
    assert (await scenario.running.live()).posts.vote is None


@pytest.mark.thorough
async def test_a_table_that_is_over_has_no_open_vote(scenario: Scenario) -> None:
    await scenario.drawn()
    await propose(scenario, scenario.bob, "practice", seat="Cy")
    message = vote_of(scenario)
    await cancelled(scenario)
    await scenario.running.settle()
    assert message.buttons == {}
    assert scenario.running.text("vote-moot") in message.text
