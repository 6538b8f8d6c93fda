"""Interactions that come late, twice, from the wrong person, or whose answer gets lost."""

import asyncio
import re

import pytest

from bot.probes import describe_clock
from porc_royal.scene import Scene
from tests.fake_discord import Interaction, Message, Person, Request
from tests.sockets.players import TAKEN, is_taken, parts_of
from tests.sockets.running_bot import PNG, RunningBot
from tests.sockets.scenario import Scenario
from tests.sockets.servers import WHEREVER

CALLBACK = "/callback$"


async def landing(scenario: Scenario) -> tuple[Person, Message, str, str]:
    """Who is asked where to land, the question, its menu and a tile."""
    await scenario.started()
    (person,) = await scenario.awaited()
    question = scenario.question(person)
    menu, tiles = next(iter(question.menus.items()))
    return person, question, menu, tiles[0]


async def length(running: RunningBot) -> int:
    return len(await running.log())


def told(scenario: Scenario) -> list[Request]:
    """What the bot has sent, but for asking the time."""
    return [one for one in scenario.world.traffic if one.path != "/gateway"]


# ---- the gateway


@WHEREVER
@pytest.mark.gateway
async def test_a_press_missed_while_the_gateway_was_down_counts_if_it_is_fresh(scenario: Scenario) -> None:
    person, question, menu, tile = await landing(scenario)
    before = await length(scenario.running)
    await scenario.world.gateway.drop()
    late = person.choose(question, menu, [tile], age=10.0)
    fresh = await person.choose(question, menu, [tile])
    await scenario.running.until_heard()
    assert scenario.world.gateway.resumes == scenario.world.gateway.shards
    assert is_taken(fresh)
    assert await length(scenario.running) == before + 1
    assert not late.answered


@WHEREVER
@pytest.mark.gateway
async def test_a_replayed_press_that_is_too_old_has_no_effect_and_can_be_repeated(scenario: Scenario) -> None:
    person, question, menu, tile = await landing(scenario)
    before, sent = await length(scenario.running), len(told(scenario))
    await scenario.world.gateway.drop()
    late = person.choose(question, menu, [tile], age=10.0)
    command = person.slash("cochons start", {"tile": tile}, channel=scenario.channel, age=10.0)
    await person.slash("table list", channel=scenario.channel)
    await scenario.running.settle()
    assert not late.answered
    assert not command.answered
    assert await length(scenario.running) == before
    assert len(told(scenario)) == sent + 1, "the list was answered, and nothing else was sent"
    assert is_taken(await person.choose(question, menu, [tile]))


@WHEREVER
@pytest.mark.gateway
async def test_a_lost_session_starts_anew_and_says_nothing_extra(scenario: Scenario) -> None:
    person, question, menu, tile = await landing(scenario)
    said = len(scenario.world.messages())
    gateway = scenario.world.gateway
    gateway.refuse_resume(gateway.shards)
    await gateway.drop()
    await scenario.world.bot_connected(identifies=2 * gateway.shards)
    await scenario.running.until_heard()
    await scenario.running.settle()
    assert len(scenario.world.messages()) == said
    assert is_taken(await person.choose(question, menu, [tile]))


# ---- the same thing twice


async def test_the_same_interaction_twice_is_one_reply_with_one_receipt(scenario: Scenario) -> None:
    person, question, menu, tile = await landing(scenario)
    before = await length(scenario.running)
    once = await person.choose(question, menu, [tile])
    once.send()
    await scenario.world.until(lambda: scenario.world.requests("POST", CALLBACK)[-1].status == 400)
    first, second = (each.body["data"] for each in scenario.world.requests("POST", CALLBACK)[-2:])
    assert first["content"] == second["content"]
    assert await length(scenario.running) == before + 1


async def test_a_join_that_comes_twice_takes_one_seat(scenario: Scenario) -> None:
    lobby = await scenario.lobby()
    joined = await scenario.bob.press(lobby, "Rejoindre")
    joined.send()
    await scenario.world.until(lambda: scenario.world.requests("POST", CALLBACK)[-1].status == 400)
    assert len((await scenario.running.live()).seats) == 2


async def test_a_double_click_has_one_effect_and_no_tone_of_error(scenario: Scenario) -> None:
    person, question, menu, tile = await landing(scenario)
    before = await length(scenario.running)
    first, second = person.choose(question, menu, [tile]), person.choose(question, menu, [tile])
    await first
    await second
    assert await length(scenario.running) == before + 1
    assert TAKEN.search(question.past[-1]["content"]), "the first click met its receipt"
    assert second.text.startswith(scenario.running.text("receipt-already", person.locale))


@pytest.mark.thorough
async def test_two_people_sealing_in_the_same_instant_are_both_heard(scenario: Scenario) -> None:
    await scenario.drawn()
    before = await length(scenario.running)
    pressed = [
        person.press(scenario.question(person), parts_of(scenario.question(person))[0]["custom_id"])
        for person in (scenario.ana, scenario.bob)
    ]
    receipts = [await each for each in pressed]
    assert await length(scenario.running) == before + 2
    assert all(map(is_taken, receipts))
    assert not any(re.search(r"\*\*#\d", each.text) for each in receipts), "no number tells who was first"


# ---- answers that get lost


@pytest.mark.thorough
@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060), (500, 0)])
@pytest.mark.parametrize("before_effect", [True, False])
@pytest.mark.samples("True-404-10062", "False-500-0")
async def test_a_reply_stands_whatever_becomes_of_its_receipt(
    scenario: Scenario, status: int, code: int, before_effect: bool
) -> None:
    person, question, menu, tile = await landing(scenario)
    before = await length(scenario.running)
    said = len(scenario.public())
    fault = scenario.world.fail_next("POST", CALLBACK, status, code, times=5, before_effect=before_effect)
    person.choose(question, menu, [tile])
    await scenario.world.until(lambda: fault.hits)
    await scenario.running.settle()
    scenario.world.clear()
    await scenario.check_told(before)
    assert len(scenario.public()) == said
    assert await length(scenario.running) == before + 1
    again = await person.choose(question, menu, [tile], forged=True)
    assert again.ephemeral or again.channel.recipient is person
    assert not is_taken(again)
    assert await length(scenario.running) == before + 1


# ---- the wrong button, the wrong person


@pytest.mark.thorough
async def test_a_stale_button_is_refused_with_what_is_asked_now(scenario: Scenario) -> None:
    await scenario.started(deadline="5m")
    (person,) = await scenario.awaited()
    question = scenario.question(person)
    menu, tiles = next(iter(question.menus.items()))
    for _ in range(3):
        await scenario.running.later(300_000)
    assert len(await scenario.awaited()) == 3, "all have landed by default, and now all may discard"
    assert question.deleted, "what is not asked any more stands there no more"
    before = await length(scenario.running)
    stale = await person.choose(question, menu, [tiles[1]], forged=True)
    assert scenario.running.text("press-stale", person.locale) in stale.text
    assert scenario.running.text("cochons-ask-discard-pass", person.locale) in str(parts_of(stale))
    assert await length(scenario.running) == before


@pytest.mark.thorough
async def test_somebody_elses_button_is_refused_and_nobody_else_hears_of_it(scenario: Scenario) -> None:
    person, question, menu, tile = await landing(scenario)
    before, public = await length(scenario.running), len(scenario.public())
    for other in scenario.people:
        if other is not person:
            refused = await other.choose(question, menu, [tile], forged=True)
            assert refused.ephemeral
            assert not is_taken(refused)
    stranger = scenario.world.person("Dan", scenario.guild, locale="en-US")
    refused = await stranger.choose(question, menu, [tile], forged=True)
    assert refused.text == scenario.running.text("refused-unknown-table", "en")
    await scenario.running.settle()
    assert (await length(scenario.running), len(scenario.public())) == (before, public)


FORGED = [
    "pr|",
    "pr|zz|1",
    "pr|0|x|1|1",
    "pr|0|1|0|0|a|b|c|d|e",
    "pr|0|999|0|0|start",
    "pr|0|1|PLACE|0|nothing",
    "pr|1|1|PLACE|0|start|tile",
    "pr|3|1|PLACE|9|start|tile",
    "pr|5|1|PLACE|0|start",
    "pr|13|1|-1|-1|x|max_turns",
]


@pytest.mark.thorough
@pytest.mark.parametrize("custom_id", FORGED)
@pytest.mark.samples("pr|", "pr|0|*", "pr|zz|1")
async def test_a_forged_id_is_refused_privately_and_changes_nothing(
    scenario: Scenario, custom_id: str
) -> None:
    person, question, _, _ = await landing(scenario)
    before = await length(scenario.running)
    place = str((await scenario.running.live()).play.place)
    pressed: list[Interaction] = [
        await person.press(question, custom_id.replace("PLACE", place), forged=True),
        await person.choose(question, custom_id.replace("PLACE", place), ["Z99"], forged=True),
        await scenario.cy.press(scenario.public()[-1], custom_id.replace("PLACE", place), forged=True),
    ]
    for each in pressed:
        assert each.text
        assert "#" not in each.text or not is_taken(each)
    await scenario.running.settle()
    assert await length(scenario.running) == before
    assert (await scenario.running.live()).table.status == "playing"


# ---- an answer that takes its time


@pytest.mark.thorough
async def test_a_board_that_takes_its_time_is_announced_and_shown_when_it_is_painted(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, _, _, _ = await landing(scenario)
    painted = asyncio.Event()

    async def slowly(scene: Scene, what: str) -> bytes:
        await painted.wait()
        return PNG

    monkeypatch.setattr("bot.interactions.responses.THINKING_SECONDS", 0)
    monkeypatch.setattr(scenario.running.bot.pictures, "paint", slowly)
    board = await person.slash("board", channel=scenario.channel)
    assert board.type == "deferred"
    painted.set()
    shown = await board.filled()
    assert shown.files
    assert board.ephemeral


# ---- the connection, the clock, and faults of our own


@pytest.mark.thorough
@pytest.mark.parametrize("politely", [True, False])
@pytest.mark.parametrize("before_effect", [True, False])
@pytest.mark.samples("True-True", "False-False")
async def test_an_answer_that_was_cut_off_is_given_again_and_says_what_the_log_says(
    scenario: Scenario, before_effect: bool, politely: bool
) -> None:
    person, question, menu, tile = await landing(scenario)
    before = await length(scenario.running)
    scenario.world.reset_next("POST", CALLBACK, before_effect=before_effect, politely=politely)
    done = await person.choose(question, menu, [tile])
    await scenario.running.settle()
    assert is_taken(done)
    assert await length(scenario.running) == before + 1
    assert len(scenario.world.requests("POST", CALLBACK)) >= 2


@pytest.mark.thorough
@pytest.mark.parametrize("politely", [True, False])
async def test_nothing_is_said_of_the_log_when_no_answer_comes_through(
    scenario: Scenario, politely: bool
) -> None:
    person, question, menu, tile = await landing(scenario)
    before = await length(scenario.running)
    scenario.world.reset_next("POST", CALLBACK, times=2, politely=politely)
    person.choose(question, menu, [tile])
    await scenario.world.until(lambda: len(scenario.world.requests("POST", CALLBACK)) >= 2)
    await scenario.running.settle()
    assert await length(scenario.running) == before + 1
    wrong = scenario.running.text("bot-trouble", person.locale, reference="").split("(")[0]
    said = [str(each.body) for each in scenario.world.traffic]
    assert not any(wrong[:30] in one for one in said)


@pytest.mark.thorough
async def test_a_fault_after_the_reply_was_taken_says_that_it_was_taken(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, question, menu, tile = await landing(scenario)
    before = await length(scenario.running)

    def broken(self: object, receipt: object) -> str:
        raise RuntimeError("a sentence that cannot be made")

    monkeypatch.setattr("bot.wording.voice.Voice.receipt", broken)
    done = await person.choose(question, menu, [tile])
    assert await length(scenario.running) == before + 1
    assert done.text == scenario.running.text("bot-trouble-taken", person.locale, reference=str(done.id))


@pytest.mark.thorough
@pytest.mark.parametrize("ahead", [2.6, 4, 90, -90])
async def test_a_clock_that_differs_from_discords_drops_no_press(
    scenario: Scenario, ahead: float, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = scenario.running.clock
    scenario.world.ids.now = lambda: clock.now() - int(ahead * 1000)
    await scenario.running.close()
    await scenario.running.open()
    person, question, menu, tile = await landing(scenario)
    assert is_taken(await person.choose(question, menu, [tile]))
    told = describe_clock(scenario.running.bot)["clock_ahead_seconds"]
    assert abs(told - ahead) <= 1, "/readyz names it"
    assert "clock_skewed" in capsys.readouterr().out, "and so does the log"


@pytest.mark.thorough
@pytest.mark.parametrize("step", [3.0, 90.0, -90.0])
async def test_a_clock_that_is_set_while_nobody_plays_drops_no_press_and_lets_none_be_replayed(
    scenario: Scenario, step: float
) -> None:
    person, question, menu, tile = await landing(scenario)
    before, clock = await length(scenario.running), scenario.running.clock
    clock.advance(int(step * 1000))
    scenario.world.ids.now = lambda: clock.now() - int(step * 1000)
    others = [one.slash("board", channel=scenario.channel) for one in scenario.people if one is not person]
    asked = len(scenario.world.requests("GET", "^/gateway$"))
    assert is_taken(await person.choose(question, menu, [tile]))
    for one in others:
        assert (await one).ephemeral
    assert len(scenario.world.requests("GET", "^/gateway$")) <= asked + 1, "the time is asked once for all"
    late = person.slash("board", channel=scenario.channel, age=10.0)
    await person.slash("table list", channel=scenario.channel)
    assert not late.answered
    assert await length(scenario.running) == before + 1


@pytest.mark.thorough
async def test_where_discord_does_not_tell_the_time_what_seems_late_is_dropped(scenario: Scenario) -> None:
    person, question, menu, tile = await landing(scenario)
    before = await length(scenario.running)
    scenario.world.fail_next("GET", "^/gateway$", 500, 0, times=9)
    late = person.choose(question, menu, [tile], age=10.0)
    await person.slash("table list", channel=scenario.channel)
    scenario.world.clear()
    assert not late.answered
    assert await length(scenario.running) == before


@pytest.mark.thorough
async def test_a_clock_that_is_right_drops_what_was_replayed_all_the_same(scenario: Scenario) -> None:
    person, question, menu, tile = await landing(scenario)
    before = await length(scenario.running)
    late = person.choose(question, menu, [tile], age=10.0)
    await person.slash("table list", channel=scenario.channel)
    assert not late.answered
    assert await length(scenario.running) == before
    assert describe_clock(scenario.running.bot) == {}
