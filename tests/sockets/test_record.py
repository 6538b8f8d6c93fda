"""The end card under a game that is over, and /record: mine, another's, the server's."""

import pytest

from tests.fake_discord import Interaction, Person
from tests.sockets.scenario import HOUR, Scenario


@pytest.fixture
async def over(scenario: Scenario) -> Scenario:
    """A game that was played to its end by the clock."""
    lobby = await scenario.seated(options="max_turns=6, auto_start=true, gap_windows=false", deadline="12h")
    await scenario.ana.press(lobby, scenario.running.text("lobby-start"))
    await scenario.running.settle()
    for _ in range(300):
        if (await scenario.running.live()).table.status == "ended":
            break
        await scenario.running.later(12 * HOUR)
    return scenario


async def record(scenario: Scenario, person: Person, what: str, **given: object) -> Interaction:
    answer = await person.slash(f"record {what}", given, channel=scenario.channel)
    await scenario.running.settle()
    return answer


async def test_what_was_played_is_told_under_its_end_and_counted_for_each(over: Scenario) -> None:
    running, bot = over.running, over.running.bot
    live = await running.live()
    result = [one for one in over.public() if "🏆" in one.text]
    card = over.public()[-1]
    assert len(result) >= 2
    assert running.text("end-title", table=bot.voices.of_table(live).table_name(live.table)) in card.text
    assert len(card.files) == 1
    assert card.files[0].description
    for person in over.people:
        assert f"**{person.name}**" in card.text
    winners = [live.at(seat).user_id for seat in live.play.result.winners] if live.play.result else []
    for person in over.people:
        (row,) = await bot.store.results_of(person.id)
        assert row.won == (person.id in winners)
        assert row.title.startswith("clan/")
        assert row.replies == sum(
            one.answered_by is None for one in await running.log() if live.at(row.seat).seat == one.seat
        )
    await check_sharing(over)
    await check_refusals(over)


async def check_sharing(over: Scenario) -> None:
    """Others see the record of those alone who have said so."""
    running = over.running
    first = await record(over, over.ana, "me")
    assert running.text("record-is-hidden", "fr") in first.text
    assert "Bob" not in first.text, "he has not said that he may be seen"
    assert running.text("record-others", "fr", count=2) in first.text
    assert len(first.files) == 1, "the year"
    refused = await record(over, over.ana, "player", who=over.bob)
    assert refused.text == running.text("record-refused-hidden", "fr", who="Bob")
    nobody = await record(over, over.ana, "server")
    assert running.text("record-server-none", "fr") in nobody.text
    agreed = await record(over, over.bob, "sharing", shown=True)
    assert agreed.text == running.text("record-now-shown", "en")
    seen = await record(over, over.ana, "player", who=over.bob)
    assert running.text("record-title", "fr", who="**Bob**") in seen.text
    assert "**Bob**" in (await record(over, over.ana, "me")).text
    server = await record(over, over.cy, "server", game="cochons")
    assert "**Bob**" in server.text
    assert "Ana" not in server.text
    await running.kill()
    await running.open()
    assert "**Bob**" in (await record(over, over.cy, "server")).text, "it is kept"
    await record(over, over.bob, "sharing", shown=False)
    assert "Bob" not in (await record(over, over.cy, "server")).text


async def check_refusals(over: Scenario) -> None:
    """A year without a game and a game that there is not are refused."""
    running = over.running
    wrong = await record(over, over.ana, "me", year=2016)
    assert wrong.text == running.text("record-refused-year", "fr", year=2016)
    unknown = await record(over, over.ana, "me", game="chess")
    assert "chess" not in unknown.text
    assert len(unknown.files) == 0
