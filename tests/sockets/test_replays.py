"""The game once more, in Discord: one page a press, through the eyes that are the reader's or were opened to them."""

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.interactions import responses
from bot.panels.custom_ids import read_token
from bot.record.cache import PageCache
from bot.record.eyes import ALL, PUBLIC
from bot.wording.voice import Voices
from tests.fake_discord import Interaction, Message, Person
from tests.replayed import PlainReader
from tests.sockets.games import COCHONS
from tests.sockets.scenario import HOUR, Scenario
from tests.sockets.tables import cancelled
from tests.words import WORDS

pytestmark = pytest.mark.thorough


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages are made where the test runs."""
    monkeypatch.setattr("bot.app.ProcessReader", lambda: PlainReader(PageCache(GAMES, Voices(WORDS))))


@pytest.fixture
async def over(scenario: Scenario) -> Scenario:
    """A short game that was played to its end by what answers for those who are away."""
    options = COCHONS.options("max_turns=6, auto_start=true, gap_windows=false")
    lobby = await scenario.seated(options=options, deadline="12h")
    await scenario.ana.press(lobby, scenario.running.text("lobby-start"))
    await scenario.running.settle()
    for _ in range(400):
        if (await scenario.running.live()).table.status == "ended":
            break
        await scenario.running.later(12 * HOUR)
    return scenario


async def press(scenario: Scenario, person: Person, page: Interaction, name: str) -> Interaction:
    return await person.press(page, scenario.running.text(f"button-replay-{name}", person.locale))


def find_eyes_menu(page: Interaction) -> str:
    assert page.message is not None
    return next(one for one in page.message.menus if read_token(one).field == "eyes")


def find_end(scenario: Scenario) -> Message:
    button = scenario.running.text("replay-button")
    return next(one for one in reversed(scenario.public()) if button in one.buttons.values())


async def test_after_the_end_one_goes_through_it_page_by_page_in_one_message_with_its_board(
    over: Scenario,
) -> None:
    first = await over.bob.press(find_end(over), over.running.text("replay-button"))
    assert "scene 1 of" in first.text
    assert first.message is not None
    assert first.message.ephemeral
    assert len(first.files) == 1
    assert "🃏 **Ana**" not in first.text
    assert "through the eyes of **Bob**" in first.text
    second = await press(over, over.bob, first, "next")
    assert "scene 2 of" in second.text
    assert len(second.files) == 1
    assert second.message is first.message, "a press edits the message"
    await over.running.settle()
    sent = len(over.world.traffic)
    last = await press(over, over.bob, second, "last")
    await over.running.settle()
    assert len(over.world.traffic) == sent + 1, "picture and all in one request"
    assert "🏆" in last.text
    assert all(f"🃏 **{person.name}**" in last.text for person in over.people), (
        "the hands are open in the end"
    )
    step = await press(over, over.bob, last, "step")
    assert "step" in step.text
    told = step.text
    back = await press(over, over.bob, step, "back")
    assert back.text != told


async def test_a_note_lies_covered_on_the_page_of_its_step_for_whoever_wrote_it_and_through_their_own_eyes(
    scenario: Scenario,
) -> None:
    await scenario.drawn(deadline="none")
    await scenario.bob.slash("note", {"text": "Ana *bluffs*"}, channel=scenario.channel)
    await scenario.running.settle()
    page = await scenario.bob.slash("table replay", channel=scenario.channel)
    assert "📝 Your note: ||Ana \\*bluffs\\*||" in page.text
    steps, shown = await press(scenario, scenario.bob, page, "step"), 0
    while True:
        shown += "📝" in steps.text
        if "step 1 of" in steps.text:
            break
        steps = await press(scenario, scenario.bob, steps, "back")
    assert shown == 1, "on one step alone"
    assert "📝" not in (await scenario.ana.slash("table revoir", channel=scenario.channel)).text
    await cancelled(scenario)
    over = await scenario.bob.slash("table replay", channel=scenario.channel)
    last = await press(scenario, scenario.bob, over, "last")
    assert "📝" in last.text or "📝" in over.text
    others = await scenario.bob.choose(last, find_eyes_menu(last), [str(ALL)])
    assert "📝" not in others.text


async def test_after_the_end_a_player_looks_through_any_eyes_and_somebody_else_through_the_public_ones(
    over: Scenario,
) -> None:
    page = await over.ana.slash("table revoir", channel=over.channel)
    assert "par les yeux d’**Ana**" in page.text
    menu = find_eyes_menu(page)
    for eyes, told in (
        (ALL, "toutes les mains"),
        (1, "par les yeux d"),
        (PUBLIC, "ce que tout le monde a vu"),
    ):
        page = await over.ana.choose(page, menu, [str(eyes)])
        assert told in page.text
        menu = find_eyes_menu(page)
    dan = over.world.person("Dan", over.guild, locale="en-US")
    page = await dan.slash("table replay", channel=over.channel)
    assert "what everybody saw" in page.text
    assert page.message is not None
    assert not page.message.menus
    assert "🃏" not in page.text


async def test_a_page_that_was_shown_goes_on_after_the_program_was_killed(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here the pages come from the process that makes them, which is killed as well."""
    monkeypatch.undo()
    monkeypatch.setattr(responses, "THINKING_SECONDS", 60.0)
    scenario.world.patience = 60.0
    await scenario.running.kill()
    await scenario.running.open()
    await scenario.started()
    page = await scenario.bob.slash("table replay", channel=scenario.channel)
    assert "through the eyes of **Bob**" in page.text
    await scenario.running.kill()
    await scenario.running.open()
    step = await press(scenario, scenario.bob, page, "step")
    assert "step" in step.text
    assert "through the eyes of **Bob**" in step.text


async def test_while_a_game_goes_on_each_sees_their_own_past_and_nothing_else(scenario: Scenario) -> None:
    await scenario.started()
    hers = await scenario.ana.slash("table revoir", channel=scenario.channel)
    his = await scenario.bob.slash("table replay", channel=scenario.channel)
    for person, page in ((scenario.ana, hers), (scenario.bob, his)):
        assert f"**{person.name}**" in page.text
        assert page.message is not None
        assert not page.message.menus
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    theirs = await dan.slash("table replay", channel=scenario.channel)
    assert "what everybody saw" in theirs.text
    assert "🃏" not in theirs.text


async def test_a_forged_press_for_other_eyes_shows_ones_own(scenario: Scenario) -> None:
    await scenario.started()
    page = await scenario.bob.slash("table replay", channel=scenario.channel)
    assert page.message is not None
    live = await scenario.running.live()
    seat, other = (live.seat_of(one.id) for one in (scenario.bob, scenario.ana))
    assert seat is not None
    assert other is not None
    names = {name: one for one, name in page.message.buttons.items()}
    token = read_token(names[scenario.running.text("button-replay-step", "en")])
    assert token.seat == seat.seat
    for eyes in (other.seat, ALL, 77):
        forged = str(replace(token, seat=eyes))
        told = await scenario.bob.press(page, forged, forged=True)
        assert "through the eyes of **Bob**" in told.text


async def test_a_cancelled_table_is_looked_at_again_as_far_as_it_came(scenario: Scenario) -> None:
    await scenario.started()
    await cancelled(scenario)
    await scenario.running.settle()
    over = scenario.public()[-1]
    page = await scenario.bob.press(over, scenario.running.text("replay-button"))
    last = await press(scenario, scenario.bob, page, "last")
    assert f"🏆 {scenario.running.text('status-cancelled', 'en')}" in last.text


async def test_the_list_of_tables_knows_games_that_are_over_and_they_are_proposed(over: Scenario) -> None:
    listed = await over.bob.slash("table list", channel=over.channel)
    assert over.running.text("list-over", "en") in listed.text
    proposed = await over.bob.autocomplete("table replay", "table", "1", channel=over.channel)
    assert [one["value"] for one in proposed] == ["1"]
    page = await over.bob.slash("table replay", {"table": "1"}, channel=over.channel)
    assert "scene 1 of" in page.text
