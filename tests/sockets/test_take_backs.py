"""Going back to an earlier moment, by a command, a menu and buttons; the log and the proof keep what was."""

import pytest

from bot.panels.custom_ids import Token
from bot.tables.rng import RECIPE, compute_seed
from bot.verify import verify
from tests.fake_discord.components import BUTTON
from tests.sockets.scenario import HOUR, Scenario, offered_first
from tests.sockets.votes import list_parts, proposal, vote, want
from tests.verify import second_checker


async def answer_all(scenario: Scenario) -> None:
    """Everybody who is asked answers what is offered first."""
    for person in await scenario.awaited():
        await offered_first(person, await person.slash("answer", channel=scenario.channel))
    await scenario.running.settle()


async def begin(scenario: Scenario) -> None:
    """A game in which all have answered in secret, and chance has drawn."""
    await scenario.drawn(deadline="none")
    await answer_all(scenario)


async def test_the_table_goes_back_if_all_agree_and_the_log_keeps_both_ways(scenario: Scenario) -> None:
    await begin(scenario)
    before = await scenario.running.log()
    opened = await want(scenario, scenario.ana)
    assert opened.text == scenario.running.text("back-opened")
    message, words = proposal(scenario), proposal(scenario).text
    await vote(scenario, scenario.bob, "yes")
    assert message.text == words, "nobody sees who has answered"
    await vote(scenario, scenario.cy, "yes")
    after = await scenario.running.log()
    assert len(after) < len(before)
    assert after == before[: len(after)]
    assert message.buttons == {}
    assert scenario.running.text("vote-carried") in message.text
    told = scenario.running.text("back-agreed", what="x", who="").removesuffix("x")
    assert scenario.told(told)
    assert set(await scenario.awaited()) == set(scenario.people)
    await answer_all(scenario)
    drawn = [one.reply for one in before[len(after) :] if one.seat == -1]
    assert [one.reply for one in (await scenario.running.log())[len(after) :] if one.seat == -1] == drawn


@pytest.mark.parametrize("silent", [False, True])
async def test_who_was_against_it_or_silent_is_not_said(scenario: Scenario, silent: bool) -> None:
    await begin(scenario)
    before = await scenario.running.log()
    await want(scenario, scenario.bob)
    message = proposal(scenario)
    if not silent:
        said = await vote(scenario, scenario.ana, "no")
        assert said.text == scenario.running.text("vote-taken-no")
        assert message.buttons != {}, "a refusal closes nothing"
    await scenario.running.later(23 * HOUR)
    assert message.buttons != {}
    await scenario.running.later(HOUR)
    assert message.buttons == {}
    proposed = scenario.running.text("vote-back", who="**Bob**", what="x").removesuffix("x")
    assert message.text.startswith(proposed)
    assert message.text.endswith(scenario.running.text("back-stays"))
    assert await scenario.running.log() == before


async def test_each_reads_in_private_what_they_have_learned(scenario: Scenario) -> None:
    await begin(scenario)
    await want(scenario, scenario.ana)
    looked = await scenario.bob.press(proposal(scenario), scenario.running.text("back-look"))
    heads = [scenario.running.text(f"back-learned{end}", "en") for end in ("", "-some", "-none")]
    assert looked.text.split("\n")[0] in heads
    yes = next(one for one in list_parts(looked, (BUTTON,)))
    taken = await scenario.bob.press(looked, str(yes["custom_id"]))
    assert taken.text == scenario.running.text("vote-taken-yes", "en")


async def test_whoever_is_away_agrees_and_one_wish_is_open_at_a_time(scenario: Scenario) -> None:
    await begin(scenario)
    before = len(await scenario.running.log())
    await scenario.cy.slash("away", {"until": "3d"}, channel=scenario.channel)
    await scenario.running.settle()
    await want(scenario, scenario.ana)
    again = await want(scenario, scenario.bob)
    assert again.text == scenario.running.text("vote-running", "en")
    await vote(scenario, scenario.bob, "yes")
    assert len(await scenario.running.log()) < before


async def test_a_wish_survives_a_kill_and_a_repeated_press_counts_once(scenario: Scenario) -> None:
    await begin(scenario)
    before = len(await scenario.running.log())
    await want(scenario, scenario.ana)
    await scenario.running.kill()
    await scenario.running.open()
    await vote(scenario, scenario.bob, "yes")
    await scenario.running.kill()
    await scenario.running.open()
    await vote(scenario, scenario.cy, "yes")
    left = await scenario.running.log()
    assert len(left) < before
    await scenario.running.kill()
    await scenario.running.open()
    assert await scenario.running.log() == left
    assert set(await scenario.awaited()) == set(scenario.people)


async def test_ones_own_step_goes_back_at_once_where_nothing_was_shown(scenario: Scenario) -> None:
    await scenario.started(deadline="none")
    (person,) = await scenario.awaited()
    before = await scenario.running.log()
    await answer_all(scenario)
    told = await scenario.list_facts(len(before))
    done = await want(scenario, person)
    assert done.text == scenario.running.text("back-receipt", person.locale)
    assert await scenario.running.log() == before
    assert await scenario.awaited() == [person]
    gone = scenario.running.text("undo-what", what="x").removesuffix("x")
    assert (await scenario.ana.slash("journal", channel=scenario.channel)).text.count(gone) == len(told)
    await answer_all(scenario)
    lines = (await scenario.ana.slash("journal", channel=scenario.channel)).text.split("\n")
    assert [one.removeprefix(gone) for one in lines if one.startswith(gone)] == told, "both ways stand there"
    assert all(f"• {one}" in lines for one in told)


async def test_the_proof_of_a_table_that_went_back_is_right(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.moderation.settings.make_secret", lambda: b"known to this test".ljust(32))
    monkeypatch.setattr("bot.moderation.settings.RECIPE", RECIPE)
    monkeypatch.setattr("bot.moderation.settings.compute_seed", compute_seed)
    await begin(scenario)
    await want(scenario, scenario.ana)
    await vote(scenario, scenario.bob, "yes")
    await vote(scenario, scenario.cy, "yes")
    for person in [scenario.ana, *await scenario.awaited()]:
        await offered_first(person, await person.slash("answer", channel=scenario.channel))
        await scenario.running.settle()
    asked = await scenario.ana.slash("table cancel", channel=scenario.channel)
    await scenario.ana.press(asked, scenario.running.text("cancel-button"))
    await scenario.running.settle()
    shown = await scenario.ana.slash("table proof", {"table": "1"}, channel=scenario.channel)
    proof, _page = shown.files
    found = verify.read(proof.data)
    verify.check(found)
    assert second_checker.check(proof.data) == []


async def test_a_forged_moment_is_refused(scenario: Scenario) -> None:
    await begin(scenario)
    for chosen in ("nonsense", "3|x", "-1|0", "99999|0"):
        shown = await scenario.ana.slash("revenir", channel=scenario.channel)
        told = await scenario.ana.choose(shown, str(Token("moment", 1)), [chosen], forged=True)
        reasons = [scenario.running.text(key) for key in ("press-unknown", "back-gone")]
        assert told.text in reasons, chosen
