"""A ballot of a club, from its opening to its files: by commands, menus, a window and time, through kills."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from bot.i18n import strip_markdown
from tests.sockets.clubs import DAY, add_voters, open_club, vote_by_menus
from tests.sockets.running_bot import SECOND
from tests.sockets.scenario import HOUR, MINUTE, Scenario
from tests.sockets.servers import WHEREVER

LISTS: Final = re.compile(r"/members(/search)?(\?|$)")
"""Addresses that tell who is on a server; of itself the bot may ask."""


async def test_everybody_votes_by_one_button_and_time_closes_the_ballot(scenario: Scenario) -> None:
    ballot = await open_club(scenario)
    assert "Qui garde le trésor" in ballot.text
    assert "Bob · Cy · Zoé" in ballot.text
    assert ballot.pings == []
    receipt = await vote_by_menus(scenario, scenario.bob, ballot, "Cy")
    assert receipt.ephemeral
    assert "Your paper is in" in receipt.text, "each is answered in their own language"
    await vote_by_menus(scenario, scenario.cy, ballot, "Bob")
    await vote_by_menus(scenario, scenario.ana, ballot, "Cy")
    said = len(scenario.public())
    await scenario.running.later(2 * DAY)
    (result,) = scenario.public()[said:]
    assert "c’est clos" in result.text
    assert "Résultat\u00a0: Cy" in strip_markdown(result.text)
    assert "Cy 2 · Bob 1 · Zoé 0" in result.text
    assert result.files, "with the count as a picture"
    late = await scenario.bob.press(ballot, "Voter")
    assert "Cy" in late.text
    assert late.ephemeral, "whoever comes too late reads the result"


@pytest.mark.thorough
async def test_until_the_close_the_channel_is_told_nothing(scenario: Scenario) -> None:
    add_voters(scenario, 10)
    ballot = await open_club(scenario, secrecy="secret", method="ranked")
    before = [(each.id, each.text, len(each.past)) for each in scenario.public()]
    for names in (("Cy", "Bob"), ("Bob",), ("Zoé", "Cy", "Bob")):
        await vote_by_menus(scenario, scenario.bob, ballot, *names)
        await scenario.running.settle()
    assert [(each.id, each.text, len(each.past)) for each in scenario.public()] == before
    assert await scenario.running.store.count_owed() == 0
    for command in ("election list", "election result"):
        answer = await scenario.cy.slash(command, channel=scenario.channel)
        assert "ouvert jusqu’à" in answer.text
        assert "bulletin" not in answer.text


@pytest.mark.thorough
async def test_how_many_papers_there_are_is_told_only_where_the_opening_said_so(scenario: Scenario) -> None:
    ballot = await open_club(scenario, count=True)
    assert scenario.running.text("elections-club-counted") in ballot.text
    await vote_by_menus(scenario, scenario.bob, ballot, "Cy")
    answer = await scenario.cy.slash("election result", channel=scenario.channel)
    assert "1 bulletin" in answer.text


@pytest.mark.thorough
async def test_a_paper_is_changed_and_taken_back_and_keeps_its_word(scenario: Scenario) -> None:
    add_voters(scenario, 10)
    ballot = await open_club(scenario, secrecy="secret")
    first = await vote_by_menus(scenario, scenario.cy, ballot, "Bob")
    word = first.text.split("**")[3]
    again = await scenario.cy.press(first, "Changer")
    assert word in again.text
    assert "Bob" in again.text
    second = await vote_by_menus(scenario, scenario.cy, ballot, "Zoé")
    assert word in second.text
    gone = await scenario.cy.press(second, "Reprendre")
    assert "plus de bulletin" in gone.text
    assert await scenario.running.store.papers(1) == []


@pytest.mark.thorough
async def test_each_method_says_where_it_is_chosen_what_it_is(scenario: Scenario) -> None:
    for option in ("method", "secrecy"):
        for person in (scenario.ana, scenario.bob):
            found = await person.autocomplete("election club", option, channel=scenario.channel)
            assert all(" · " in one["name"] for one in found)
            assert option != "method" or all(one["name"].count(".") == 2 for one in found), "in two sentences"
            assert len(found) == (4 if option == "method" else 3)


@pytest.mark.thorough
async def test_an_order_can_be_typed_by_names_or_numbers(scenario: Scenario) -> None:
    ballot = await open_club(scenario, method="pairs")
    paper = await scenario.cy.press(ballot, "Voter")
    window = await scenario.cy.press(paper, "Taper l’ordre")
    receipt = await scenario.cy.submit(window, {"value": "3\nbob"})
    assert "Zoé › Bob" in strip_markdown(receipt.text)
    wrong = await scenario.cy.submit(window, {"value": "Bob\nBob"})
    assert "Bob" in wrong.text
    assert [one.choices for one in await scenario.running.store.papers(1)] == [b"[2,0]"], (
        "nothing has changed"
    )


async def test_a_role_gives_the_right_and_the_weight_at_the_moment_of_the_vote(scenario: Scenario) -> None:
    everybody, council = scenario.guild.id, scenario.guild.managers_role
    scenario.guild.managers.add(scenario.bob.id)
    ballot = await open_club(scenario, weights=f"5 <@&{council}>, 1 <@&{everybody}>")
    assert f"<@&{council}> (5 voix)" in ballot.text
    await vote_by_menus(scenario, scenario.bob, ballot, "Bob")
    await vote_by_menus(scenario, scenario.cy, ballot, "Cy")
    scenario.guild.managers.discard(scenario.bob.id)
    await vote_by_menus(scenario, scenario.ana, ballot, "Cy")
    assert sorted(one.weight for one in await scenario.running.store.papers(1)) == [1, 1, 5]
    await scenario.running.later(2 * DAY)
    assert "Bob 5 · Cy 2" in scenario.public()[-1].text


@pytest.mark.thorough
async def test_who_has_none_of_the_roles_is_refused_in_private(scenario: Scenario) -> None:
    scenario.guild.managers.add(scenario.bob.id)
    ballot = await open_club(scenario, weights=f"1 <@&{scenario.guild.managers_role}>")
    refused = await scenario.cy.press(ballot, "Voter")
    assert refused.ephemeral
    assert refused.text == scenario.running.text("elections-error-no-right")
    assert (await scenario.bob.press(ballot, "Voter")).text != refused.text


@pytest.mark.thorough
async def test_a_quorum_may_be_a_share_of_a_role_whose_names_nobody_reads(scenario: Scenario) -> None:
    council = add_voters(scenario, 9)
    scenario.guild.managers |= {one.id for one in council}
    role = {"weights": f"1 <@&{scenario.guild.managers_role}>"}
    assert "4 bulletins" in (await open_club(scenario, quorum="40%", **role)).text, "3.6 of nine, rounded up"
    assert (
        f"{-(-len(scenario.guild.members) // 2)} bulletins" in (await open_club(scenario, quorum="50 %")).text
    )
    asked = [one.path for one in scenario.world.traffic if LISTS.search(one.path)]
    assert asked == []


@pytest.mark.thorough
async def test_without_the_quorum_nobody_is_elected(scenario: Scenario) -> None:
    ballot = await open_club(scenario, quorum="3")
    await vote_by_menus(scenario, scenario.bob, ballot, "Cy")
    await scenario.running.later(2 * DAY)
    assert "il en fallait 3" in scenario.public()[-1].text
    assert "Cy" not in scenario.public()[-1].text


REFUSED: Final[tuple[tuple[dict[str, Any], str], ...]] = (
    ({"candidates": "Bob"}, "elections-error-list"),
    ({"candidates": "Bob, bob"}, "elections-error-list-twice"),
    ({"places": 3}, "elections-error-places"),
    ({"quorum": "many"}, "elections-error-quorum"),
    ({"weights": "lots @Council"}, "elections-error-weights"),
    ({"quorum": "0%"}, "elections-error-quorum"),
    ({"quorum": "20%", "weights": "1 @everyone, 1 <@&5>"}, "elections-error-share"),
    ({"secrecy": "secret", "weights": "2 @everyone"}, "elections-error-secret-weights"),
    ({"secrecy": "secret"}, "elections-error-secret-few"),
    ({"method": "guess"}, "elections-error-value"),
    ({"closes": "0"}, "elections-error-no-close"),
)


async def test_what_cannot_be_a_ballot_is_refused_and_opens_none(scenario: Scenario) -> None:
    for given, key in REFUSED:
        options = {"title": "x", "candidates": "Bob, Cy, Zoé", **given}
        args: dict[str, Any] = {"least": 2, "most": 2 if key.endswith("places") else 25, "what": "guess"}
        if key.endswith("few"):
            args["least"] = 10
        answer = await scenario.ana.slash("election club", options, channel=scenario.channel)
        assert answer.text == scenario.running.text(key, **args)
    assert await scenario.running.store.ballots_in(scenario.channel.id) == []


async def test_a_secret_ballot_can_be_counted_again_by_anybody(scenario: Scenario, tmp_path: Path) -> None:
    voters = add_voters(scenario, 12)
    ballot = await open_club(scenario, secrecy="secret", method="ranked")
    words = []
    for number, person in enumerate(voters):
        receipt = await vote_by_menus(
            scenario, person, ballot, *(("Cy", "Bob") if number % 3 else ("Zoé", "Cy"))
        )
        words.append(receipt.text.split("**")[-2])
    await scenario.running.later(2 * DAY)
    assert await scenario.running.store.papers(1) == [], (
        "who has handed in which paper is known to nobody now"
    )
    result = scenario.public()[-1]
    answer = await scenario.bob.press(result, scenario.running.text("elections-club-show-files"))
    files = {one.name: one.data for one in answer.files}
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
    published = json.loads(files["ballot-1.json"])["papers"]
    assert [word for word, _ in published] == sorted(words), "in the order of words, which chance has made"
    run = [sys.executable, "-I", str(tmp_path / "check.py"), str(tmp_path / "ballot-1.json"), words[0]]
    told = subprocess.run(run, capture_output=True, text=True, check=True).stdout  # noqa: ASYNC221
    assert "The published result follows from this list." in told
    assert f"{words[0]}: Zoé > Cy" in told
    changed = json.loads(files["ballot-1.json"])
    changed["elected"] = [0]
    (tmp_path / "ballot-1.json").write_text(json.dumps(changed))
    assert subprocess.run(run, capture_output=True, check=False).returncode == 1  # noqa: ASYNC221


@pytest.mark.thorough
@pytest.mark.parametrize("alike", [False, True], ids=["few", "alike"])
async def test_where_the_numbers_would_tell_who_voted_for_whom_only_the_result_is_published(
    scenario: Scenario, alike: bool
) -> None:
    voters = add_voters(scenario, 10)
    ballot = await open_club(scenario, secrecy="secret")
    for number, person in enumerate(voters[: 10 if alike else 3]):
        await vote_by_menus(scenario, person, ballot, "Bob" if alike or number else "Cy")
    await scenario.running.later(2 * DAY)
    result = scenario.public()[-1]
    assert "Résultat\u00a0: Bob" in strip_markdown(result.text)
    assert not any(sign.isdigit() for sign in result.text)
    assert not result.files
    answer = await scenario.bob.press(result, scenario.running.text("elections-club-show-files"))
    kept = json.loads(next(one.data for one in answer.files if one.name.endswith("json")))
    assert (kept["papers"], kept["rounds"]) == ([], [])


async def test_papers_survive_a_kill_and_the_result_comes_once(scenario: Scenario) -> None:
    ballot = await open_club(scenario)
    await vote_by_menus(scenario, scenario.bob, ballot, "Cy")
    await scenario.running.kill()
    await scenario.running.open()
    await vote_by_menus(scenario, scenario.cy, ballot, "Cy")
    await scenario.running.store.close_ballot(1, scenario.running.clock.now())
    await scenario.running.kill()
    await scenario.running.open()
    for _ in range(2):
        await scenario.running.settle()
        await scenario.running.kill()
        await scenario.running.open()
    results = scenario.told("c’est clos")
    assert len(results) == 1, "a close that was cut short is finished, once"
    assert "Cy 2" in results[0].text


@pytest.mark.thorough
async def test_a_close_that_nobody_could_be_heard_at_is_put_off(scenario: Scenario) -> None:
    ballot = await open_club(scenario, closes="1h")
    await scenario.running.close()
    scenario.running.clock.advance(3 * HOUR)
    await scenario.running.open()
    await scenario.running.settle()
    assert scenario.told("personne ne pouvait se faire entendre")
    await vote_by_menus(scenario, scenario.bob, ballot, "Cy")
    await scenario.running.later(2 * HOUR + MINUTE)
    assert "Cy 1" in scenario.public()[-1].text


@pytest.mark.gateway
@pytest.mark.thorough
@WHEREVER
async def test_no_ballot_closes_while_discord_is_away(scenario: Scenario) -> None:
    ballot = await open_club(scenario, closes="1h")
    scenario.world.gateway.away = True
    await scenario.world.gateway.drop()
    await scenario.running.until_heard(heard=False)
    await scenario.running.later(3 * HOUR)
    assert not scenario.told("c’est clos")
    scenario.world.gateway.away = False
    await scenario.running.until_heard()
    await scenario.running.settle()
    assert scenario.told("personne ne pouvait se faire entendre")
    await vote_by_menus(scenario, scenario.bob, ballot, "Cy")
    await scenario.running.later(2 * HOUR + MINUTE)
    assert "Cy 1" in scenario.public()[-1].text


@pytest.mark.thorough
async def test_its_opener_alone_may_close_it_early_and_is_asked_once_more(scenario: Scenario) -> None:
    ballot = await open_club(scenario)
    paper = await scenario.bob.press(ballot, "Voter")
    assert scenario.running.text("elections-club-close", "en") not in (
        paper.message.buttons.values() if paper.message else ()
    )
    forged = await scenario.bob.press(ballot, "pb|close|1", forged=True)
    assert forged.text == scenario.running.text("elections-error-not-opener", "en")
    paper = await scenario.ana.press(ballot, "Voter")
    sure = await scenario.ana.press(paper, "Clore maintenant")
    await scenario.ana.press(sure, "Clore")
    await scenario.running.later(SECOND)
    assert "personne n’a voté" in scenario.public()[-1].text


@pytest.mark.thorough
async def test_the_same_again_opens_with_one_press(scenario: Scenario) -> None:
    ballot = await open_club(scenario, method="approval", closes="3h")
    await vote_by_menus(scenario, scenario.bob, ballot, "Cy", "Zoé")
    await scenario.running.later(3 * HOUR)
    result = scenario.public()[-1]
    assert "1 bulletin, 2" not in result.text
    await scenario.cy.press(result, scenario.running.text("elections-club-once-more"))
    await scenario.running.settle()
    (row, _) = await scenario.running.store.ballots_in(scenario.channel.id)
    assert row.closes_at - row.opened_at == 3 * HOUR
    assert "Bob · Cy · Zoé" in scenario.public()[-1].text


@pytest.mark.thorough
async def test_a_series_opens_and_closes_by_itself_until_it_is_stopped(scenario: Scenario) -> None:
    week = 7 * DAY
    ballot = await open_club(scenario, every="week", closes="1h")
    assert scenario.running.text("elections-every-week-how") in ballot.text
    await vote_by_menus(scenario, scenario.bob, ballot, "Cy")
    await scenario.running.later(HOUR)
    listed = (await scenario.bob.slash("election list", channel=scenario.channel)).text
    assert "opens" in listed
    early = await scenario.cy.press(ballot, "pb|vote|2", forged=True)
    assert early.text == scenario.running.text("elections-error-over"), "nobody votes before it opens"
    await scenario.running.kill()
    await scenario.running.open()
    await scenario.running.later(week - HOUR)
    (again,) = [each for each in scenario.public()[2:] if "Voter" in each.buttons.values()]
    assert again.pings == []
    await vote_by_menus(scenario, scenario.cy, again, "Bob")
    await scenario.running.later(HOUR)
    result = scenario.public()[-1]
    assert "Bob 1" in result.text, "papers of one ballot are not those of the next"
    refused = await scenario.bob.press(result, scenario.running.text("elections-club-stop"))
    assert refused.text == scenario.running.text("elections-error-not-opener", "en")
    await scenario.ana.press(result, scenario.running.text("elections-club-stop"))
    told = len(scenario.public())
    await scenario.running.later(3 * week)
    assert len(scenario.public()) == told


@pytest.mark.thorough
async def test_a_series_that_is_stopped_while_it_is_open_ends_with_this_ballot(scenario: Scenario) -> None:
    ballot = await open_club(scenario, every="month", closes="1h")
    paper = await scenario.ana.press(ballot, "Voter")
    await scenario.ana.press(paper, scenario.running.text("elections-club-stop"))
    await scenario.running.later(HOUR)
    assert len(await scenario.running.store.ballots_in(scenario.channel.id)) == 1


@pytest.mark.thorough
async def test_whoever_presides_gives_rulings_and_hands_the_chair_over(scenario: Scenario) -> None:
    await open_club(scenario)
    text, here = scenario.running.text, scenario.channel
    refused = await scenario.bob.slash("election ruling", {"text": "No"}, channel=here)
    assert refused.text == text("elections-error-not-opener", "en")
    await scenario.ana.slash("election ruling", {"text": "*Zoé* is Zoé B."}, channel=here)
    await scenario.ana.slash("election chair", {"who": scenario.bob}, channel=here)
    await scenario.running.settle()
    assert ["is Zoé B." in each.text for each in scenario.public()[-2:]] == [True, False]
    assert "Bob préside" in strip_markdown(scenario.public()[-1].text)
    refused = await scenario.ana.slash("election ruling", {"text": "Again"}, channel=here)
    assert refused.text == text("elections-error-not-opener")
    await scenario.running.later(2 * DAY)
    answer = await scenario.cy.press(scenario.public()[-1], text("elections-club-show-files"))
    kept = json.loads(next(one.data for one in answer.files if one.name.endswith("json")))
    assert kept["rulings"] == ["*Zoé* is Zoé B."]
    over = await scenario.bob.slash("election ruling", {"text": "Late", "ballot": 1}, channel=here)
    assert over.text == text("elections-error-over", "en")


@pytest.mark.thorough
async def test_a_server_says_who_may_open_ballots(scenario: Scenario) -> None:
    guild = scenario.guild
    text = scenario.running.text
    refused = await scenario.cy.slash("election settings", {"role": guild}, channel=scenario.channel)
    assert refused.text == text("elections-error-not-manager")
    await scenario.running.store.put_meta(f"elections:{guild.id}", str(guild.managers_role))
    given = {"title": "x", "candidates": "a, b"}
    answer = await scenario.cy.slash("election club", given, channel=scenario.channel)
    assert answer.text == text("elections-error-not-allowed")
    guild.managers.add(scenario.cy.id)
    await scenario.cy.slash("election settings", {"role": guild}, channel=scenario.channel)
    guild.managers.discard(scenario.cy.id)
    answer = await scenario.cy.slash("election club", given, channel=scenario.channel)
    assert "1" in answer.text


@pytest.mark.thorough
async def test_what_this_bot_never_wrote_is_refused(scenario: Scenario) -> None:
    ballot = await open_club(scenario, method="ranked")
    for forged in ("pb|cast|1|7", "pb|cast|1|0.0", "pb|vote|99", "pb|vote|x", "pb|shout|1", "pb|cast|1"):
        answer = await scenario.cy.press(ballot, forged, forged=True)
        assert answer.ephemeral
    assert await scenario.running.store.papers(1) == []


@pytest.mark.thorough
async def test_candidates_say_what_they_stand_for_and_are_called_to_speak(scenario: Scenario) -> None:
    ballot = await open_club(scenario, every="week", candidates=f"<@{scenario.bob.id}>, Cy, Zoé")
    text, here = scenario.running.text, scenario.channel
    refused = await scenario.bob.slash(
        "election programme", {"candidate": "Zoé", "line": "Nothing"}, channel=here
    )
    assert refused.text == text("elections-error-not-opener", "en"), "for others only whoever presides speaks"
    await scenario.bob.slash("election programme", {"candidate": "1", "line": "Old"}, channel=here)
    await scenario.bob.slash(
        "election programme", {"candidate": "bob", "line": "*Keys* for all"}, channel=here
    )
    await scenario.ana.slash("election speakers", {"order": "Zoé, 1", "minutes": 3}, channel=here)
    await scenario.running.settle()
    programme, order = scenario.public()[-2:]
    assert "Keys" in programme.text
    now = scenario.running.clock.now() // 1000
    assert order.text.splitlines()[1].startswith("<t:")
    assert [line.split("> ")[1] for line in order.text.splitlines()[1:]] == ["Zoé", "Bob"]
    times = [int(line.split(":")[1]) for line in order.text.splitlines()[1:]]
    assert times[1] - times[0] == 180
    assert times[0] <= now
    paper = await scenario.cy.press(ballot, "Voter")
    assert "Keys" in paper.text
    assert "Old" not in paper.text
    await scenario.running.later(2 * DAY)
    waiting = next(one for one in await scenario.running.store.ballots_in(here.id) if one.id == 2)
    assert b"Keys" not in waiting.terms, "the next of the series begins anew"


@pytest.mark.thorough
async def test_the_list_shows_who_reigned_as_a_picture_once_somebody_did(scenario: Scenario) -> None:
    ballot = await open_club(scenario)
    open_list = await scenario.bob.slash("election list", channel=scenario.channel)
    assert open_list.files == []
    await vote_by_menus(scenario, scenario.bob, ballot, "Cy")
    await scenario.running.later(2 * DAY)
    listed = await scenario.bob.slash("election list", channel=scenario.channel)
    assert len(listed.files) == 1
