"""People in a ballot of a club: voters who are named, candidates who are somebody, and a thread to speak in."""

from typing import Any

import msgspec
import pytest

from bot.i18n import strip_markdown
from tests.fake_discord import Interaction, Message, Person
from tests.sockets.clubs import DAY, open_club, vote_by_menus
from tests.sockets.scenario import HOUR, Scenario


def mention(*people: Person) -> str:
    return " ".join(f"<@{one.id}>" for one in people)


async def test_only_those_who_are_named_vote_and_only_they_are_called_and_reminded(
    scenario: Scenario,
) -> None:
    text, bob, cy = scenario.running.text, scenario.bob, scenario.cy
    called = await open_club(scenario, voters=mention(bob, cy), quorum="100%", closes="4h")
    ballot = scenario.public()[-2]
    assert "2 personnes" in ballot.text
    assert "2 bulletins" in ballot.text, "the share is one of those who are named"
    assert {one.id for one in called.pings} == {bob.id, cy.id}
    refused = await scenario.ana.press(ballot, "Voter")
    assert refused.text == text("elections-error-not-named")
    await vote_by_menus(scenario, bob, ballot, "Cy")
    await scenario.running.kill()
    await scenario.running.open()
    told = len(scenario.public())
    await scenario.running.later(3 * HOUR)
    (reminder,) = scenario.public()[told:]
    assert {one.id for one in reminder.pings} == {bob.id, cy.id}, (
        "also who has voted: a ping does not tell who has"
    )
    await scenario.running.later(HOUR // 2)
    assert len(scenario.public()) == told + 1, "they are reminded once"
    await vote_by_menus(scenario, cy, ballot, "Cy")
    await scenario.running.later(HOUR)
    assert "Cy 2" in scenario.public()[-1].text


@pytest.mark.thorough
async def test_nobody_is_reminded_of_a_ballot_that_is_closed_or_that_names_nobody(scenario: Scenario) -> None:
    await open_club(scenario, voters=mention(scenario.bob, scenario.ana), closes="4h")
    paper = await scenario.ana.press(scenario.public()[-2], "Voter")
    await scenario.ana.press(await scenario.ana.press(paper, "Clore maintenant"), "Clore")
    await open_club(scenario, closes="4h")
    told = len(scenario.public())
    await scenario.running.later(3 * HOUR + HOUR // 2)
    assert [each.pings for each in scenario.public()[told:] if each.pings] == []


@pytest.mark.thorough
async def test_the_next_of_a_series_calls_and_reminds_the_same_people(scenario: Scenario) -> None:
    named = {scenario.bob.id, scenario.cy.id}
    await open_club(scenario, voters=mention(scenario.bob, scenario.cy), closes="4h", every="week")
    told = len(scenario.public())
    await scenario.running.later(3 * HOUR)
    await scenario.running.later(HOUR)
    await scenario.running.later(7 * DAY - 4 * HOUR)
    await scenario.running.later(3 * HOUR)
    pinged = [{one.id for one in each.pings} for each in scenario.public()[told:] if each.pings]
    assert pinged == [named] * 3, "reminded of the first, called to the second, and reminded of it"


@pytest.mark.thorough
@pytest.mark.parametrize(
    "given",
    [{"voters": "Bob, Cy"}, {"voters": "<@5>"}, {"voters": "<@5> and <@6>"}],
    ids=["names", "one", "words"],
)
async def test_voters_are_named_by_mentions_and_at_least_two(
    scenario: Scenario, given: dict[str, str]
) -> None:
    options = {"title": "x", "candidates": "a, b", **given}
    answer = await scenario.ana.slash("election club", options, channel=scenario.channel)
    assert answer.text == scenario.running.text("elections-error-named", least=2, most=60)
    both = {**options, "voters": mention(scenario.bob, scenario.cy), "weights": "2 @everyone"}
    answer = await scenario.ana.slash("election club", both, channel=scenario.channel)
    assert answer.text == scenario.running.text("elections-error-role-twice")
    assert await scenario.running.store.ballots_in(scenario.channel.id) == []


async def test_a_candidate_is_the_person_and_not_whoever_takes_the_name(scenario: Scenario) -> None:
    text, here, cy = scenario.running.text, scenario.channel, scenario.cy
    ballot = await open_club(scenario, candidates=f"Bob, {mention(cy)}, Zoé")
    assert "Bob · Cy · Zoé" in ballot.text
    given = {"candidate": "Bob", "line": "I am no Bob"}
    refused = await scenario.bob.slash("election programme", given, channel=here)
    assert refused.text == text("elections-error-not-opener", "en"), "whoever is called so may be anybody"
    own = {"candidate": mention(cy), "line": "Keys for all"}
    assert (await cy.slash("election programme", own, channel=here)).text == text("elections-club-line-ok")
    terms = msgspec.json.decode((await scenario.running.store.ballots_in(here.id))[0].terms)
    assert terms["lines"] == [[1, "Keys for all"]]


@pytest.mark.thorough
async def test_a_candidate_who_is_not_here_is_refused(scenario: Scenario) -> None:
    options = {"title": "x", "candidates": "Bob, <@5>"}
    answer = await scenario.ana.slash("election club", options, channel=scenario.channel)
    assert answer.text == scenario.running.text("elections-error-unknown-people")


@pytest.mark.thorough
@pytest.mark.parametrize("allowed", [True, False], ids=["allowed", "forbidden"])
async def test_the_order_of_speeches_has_a_thread_where_the_bot_may_open_one(
    scenario: Scenario, allowed: bool
) -> None:
    title = "Qui garde le trésor du club pendant tout le prochain hiver ?"
    await open_club(scenario, title=title)
    if not allowed:
        scenario.world.deny(scenario.channel, "create_public_threads")
    await scenario.ana.slash("election speakers", {"minutes": 3}, channel=scenario.channel)
    await scenario.running.settle()
    order = scenario.public()[-1]
    assert "Bob" in order.text
    thread = scenario.world.channels.get(order.id)
    assert (thread is not None) == allowed
    assert thread is None or title in thread.name, "as long as Discord lets it be"
    await scenario.ana.slash("election ruling", {"text": "Zoé is Zoé"}, channel=scenario.channel)
    await scenario.running.settle()
    assert "Zoé is Zoé" in scenario.public()[-1].text, "what follows is heard all the same"


async def open_candidacies(scenario: Scenario, **given: Any) -> Message:
    """A ballot of Ana's in which people may stand for a day."""
    return await open_club(scenario, **{"candidates": "", "stand": "1d", **given})


async def stand(scenario: Scenario, person: Person, call: Message, line: str = "") -> Interaction:
    """Somebody stands by the button, with a line."""
    window = await person.press(call, "Me présenter")
    return await person.submit(window, {"value": line})


async def test_people_stand_with_a_line_until_the_voting_begins(scenario: Scenario) -> None:
    bob, cy, text = scenario.bob, scenario.cy, scenario.running.text
    call = await open_candidacies(scenario, candidates="Zoé")
    assert "Zoé" in call.text
    first = await stand(scenario, bob, call, "Keys for *all*")
    assert first.ephemeral
    await stand(scenario, cy, call)
    await stand(scenario, bob, call, "No keys")
    await scenario.running.settle()
    assert [
        one in strip_markdown(each.text)
        for each, one in zip(
            scenario.public()[-3:], ("Bob se présente", "Cy se présente.", "No keys"), strict=True
        )
    ] == [True] * 3
    early = await cy.press(call, "pb|vote|1", forged=True)
    assert early.text == text("elections-error-over"), "nobody votes before it begins"
    await scenario.running.kill()
    await scenario.running.open()
    await scenario.running.later(DAY)
    ballot = scenario.public()[-1]
    assert "Zoé · Bob · Cy" in ballot.text
    late = await cy.press(call, "Me présenter")
    assert late.text == text("elections-error-stands-over")
    paper = await cy.press(ballot, "Voter")
    assert "No keys" in paper.text
    assert "all" not in paper.text
    await vote_by_menus(scenario, cy, ballot, "Bob")
    given = {"candidate": "Bob", "line": "Some keys"}
    changed = await bob.slash("election programme", given, channel=scenario.channel)
    assert changed.text == text("elections-club-line-ok", "en"), "who stood is known as a person"
    await scenario.running.later(2 * DAY)
    assert "Bob 1" in scenario.public()[-1].text


@pytest.mark.thorough
async def test_whoever_withdraws_leaves_the_others_their_lines(scenario: Scenario) -> None:
    call = await open_candidacies(scenario)
    for person in (scenario.ana, scenario.bob, scenario.cy):
        await stand(scenario, person, call, f"I am {person.name}")
    standing = await stand(scenario, scenario.ana, call, "I am Ana")
    gone = await scenario.bob.press(call, "pb|leave|1", forged=True)
    assert gone.text == scenario.running.text("elections-club-leaves-ok", "en")
    again = await scenario.bob.press(call, "pb|leave|1", forged=True)
    assert again.text == scenario.running.text("elections-error-not-standing", "en")
    assert standing.message is not None
    assert scenario.running.text("elections-club-leave") in standing.message.buttons.values()
    terms = msgspec.json.decode((await scenario.running.store.ballots_in(scenario.channel.id))[0].terms)
    assert terms["candidates"] == ["Ana", "Cy"]
    assert terms["people"] == [[0, scenario.ana.id], [1, scenario.cy.id]]
    assert terms["lines"] == [[0, "I am Ana"], [1, "I am Cy"]]


@pytest.mark.thorough
async def test_who_may_not_vote_may_not_stand_and_no_two_stand_under_one_name(scenario: Scenario) -> None:
    text = scenario.running.text
    call = await open_candidacies(scenario, candidates="bob", voters=mention(scenario.bob, scenario.cy))
    refused = await scenario.ana.press(call, "Me présenter")
    assert refused.text == text("elections-error-not-named")
    taken = await stand(scenario, scenario.bob, call, "I am he")
    assert taken.text == text("elections-error-name-taken", "en")
    answer = await scenario.ana.slash(
        "election club",
        {"title": "x", "candidates": "a, b", "stand": "1d", "every": "week"},
        channel=scenario.channel,
    )
    assert answer.text == text("elections-error-stand-series")


@pytest.mark.thorough
async def test_where_too_few_stand_nobody_votes(scenario: Scenario) -> None:
    call = await open_candidacies(scenario, voters=mention(scenario.bob, scenario.cy))
    await stand(scenario, scenario.bob, call, "Me")
    await scenario.running.later(DAY)
    assert "qu’une candidature" in scenario.public()[-1].text
    told = len(scenario.public())
    await scenario.running.later(3 * DAY)
    assert len(scenario.public()) == told, "nobody is called to a vote that is none, or reminded of it"
    listed = await scenario.cy.slash("election list", channel=scenario.channel)
    assert "personne" in listed.text
