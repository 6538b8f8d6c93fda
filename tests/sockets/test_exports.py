"""A game as files, in Discord: all of an open one that is over, and of every other what its reader knew."""

import pytest

from bot.record.data import Unusable, read_data
from bot.record.export import Exported, Order, write_files
from tests.fake_discord import Interaction, Person
from tests.sockets.games import COCHONS
from tests.sockets.scenario import HOUR, Scenario


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are written in this process."""

    async def write(_exporter: object, order: Order) -> Exported:
        return write_files(order)

    monkeypatch.setattr("bot.record.export.Exporter.write", write)


async def export(scenario: Scenario, person: Person) -> tuple[Interaction, bytes, bytes]:
    answer = await person.slash("table export", {"table": "1"}, channel=scenario.channel)
    assert len(answer.files) == 2, answer.text
    page, data = answer.files
    assert (page.name, data.name) == ("game-1.html", "game-1.jsonl")
    return answer, page.data, data.data


async def cancel(scenario: Scenario) -> None:
    asked = await scenario.ana.slash("table cancel", channel=scenario.channel)
    await scenario.ana.press(asked, scenario.running.text("cancel-button"))
    await scenario.running.settle()


async def test_while_a_game_goes_on_each_gets_their_own_past_and_in_the_end_all_of_it(
    scenario: Scenario,
) -> None:
    await scenario.started()
    for person in scenario.people:
        answer, _, data = await export(scenario, person)
        assert answer.ephemeral
        assert (
            scenario.running.text("export-own", person.locale)[:30] in answer.text
            or "`game-1.html`" in answer.text
        )
        assert b'"whole":false' in data
        assert b'"draw"' not in data
        with pytest.raises(Unusable):
            read_data(data)
    await cancel(scenario)
    _, _, data = await export(scenario, scenario.bob)
    live = await scenario.running.live()
    record = read_data(data)
    assert record.table.secret == live.table.secret
    assert record.entries == tuple(one for one in await scenario.running.bot.store.log(1))


async def test_of_a_closed_table_each_gets_their_own_after_the_end_too(scenario: Scenario) -> None:
    lobby = await scenario.seated(options=f"{COCHONS.options(COCHONS.alone)}, ending=closed")
    await scenario.ana.press(lobby, scenario.running.text("lobby-start"))
    await scenario.running.settle()
    await scenario.running.later(12 * HOUR)
    await cancel(scenario)
    secret = (await scenario.running.live()).table.secret
    found = [await export(scenario, person) for person in scenario.people]
    assert len({data for _, _, data in found}) == len(scenario.people)
    for _, _, data in found:
        assert b'"whole":false' in data
        assert secret.hex().encode() not in data


async def test_a_lobby_has_no_game_to_be_exported(scenario: Scenario) -> None:
    await scenario.seated()
    answer = await scenario.ana.slash("table export", {"table": "1"}, channel=scenario.channel)
    assert answer.files == []
