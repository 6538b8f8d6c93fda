"""An election is looked after like any table: hosting, open seats, votes, closed direct messages, its end unused."""

import msgspec

from porc_royal.asks import Reply
from porc_royal.facts import Seat
from tests.sockets.elections import does, opened, told
from tests.sockets.players import parts_of
from tests.sockets.running_bot import SECOND
from tests.sockets.scenario import HOUR, Scenario
from tests.sockets.tables import find_button

DAY = 24 * HOUR


async def test_the_table_of_an_election_is_handed_over_and_voted_on(scenario: Scenario) -> None:
    await opened(scenario)
    await scenario.ana.slash("table confier", {"qui": scenario.bob}, channel=scenario.channel)
    await scenario.running.settle()
    assert (await scenario.running.live()).table.host_id == scenario.bob.id
    await scenario.cy.slash("table vote", {"quoi": "cancel"}, channel=scenario.channel)
    await scenario.running.settle()
    message, _ = find_button(scenario, "vote")
    await scenario.ana.press(message, scenario.running.text("vote-yes"))
    await scenario.running.settle()
    assert (await scenario.running.live()).table.status == "cancelled"


async def test_the_vote_of_an_open_seat_is_the_default_and_nobodys_idea(scenario: Scenario) -> None:
    await opened(scenario, scrutin="sealed", candidats="Bob, Cy", delai="2h")
    live = await scenario.running.live()
    row = live.seat_of(scenario.bob.id)
    assert row is not None
    seat = Seat(row.seat)
    default = live.play.asks[seat].default
    assert live.rulebook.practise(live.play.view(seat), live.play.asks[seat], 0) != default
    before = len(await scenario.running.log())
    sure = await scenario.bob.slash("table leave", channel=scenario.channel)
    await scenario.bob.press(sure, scenario.running.text("leave-button", "en"))
    await scenario.running.settle()
    (entry,) = [one for one in (await scenario.running.log())[before:] if one.seat == seat]
    assert msgspec.json.decode(entry.reply, type=Reply) == default
    dan = scenario.world.person("Dan", scenario.guild, locale="fr")
    await dan.press(*find_button(scenario, "take"))
    assert (await scenario.running.live()).seat_of(dan.id) is not None


async def test_an_election_that_nobody_touches_is_closed(scenario: Scenario) -> None:
    await opened(scenario)
    for _ in range(90):
        await scenario.running.later(DAY)
    assert (await scenario.running.live()).table.status in ("cancelled", "ended")


async def test_who_has_closed_their_direct_messages_is_called_in_the_channel_and_answers_there(
    scenario: Scenario,
) -> None:
    scenario.cy.dms_open = False
    await opened(scenario, candidats="Bob, Cy")
    for person in ("Bob", "Cy"):
        await does(scenario, scenario.ana, "appel", qui=person)
        await scenario.running.later(10 * SECOND)
        if person == "Bob":
            await does(scenario, scenario.bob, "vote", **{"for": "Cy"})
    called = [each.pings for each in scenario.public() if each.pings]
    assert called
    assert all(pings == [scenario.cy] for pings in called)
    shown = await scenario.cy.press(scenario.story(), scenario.running.text("button-answer"))
    assert shown.ephemeral
    vote = next(one["custom_id"] for one in parts_of(shown) if one.get("label", "").startswith("Voter → Bob"))
    taken = await scenario.cy.press(shown, vote)
    assert "Bob" in taken.text
    await scenario.running.settle()
    assert told(scenario, "4 gouverneurs")
