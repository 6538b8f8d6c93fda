"""A store that was put back from a copy: its tables are told, and what was shown of the lost future counts no more."""

import asyncio
from pathlib import Path
from typing import Final

import pytest

from bot.panels.custom_ids import Token, read_token
from storage.backup import backup, restore
from tests.fake_discord import Message
from tests.sockets.players import parts_of
from tests.sockets.scenario import HOUR, Scenario, offered_first

DAY: Final = 24 * HOUR


async def put_back(scenario: Scenario, copy: Path) -> None:
    """Lose the store, and put a copy in its place."""
    await scenario.running.kill()
    await asyncio.to_thread(restore, copy, scenario.running._data, force=True)
    await scenario.running.open()
    await scenario.running.settle()


async def answer_first(scenario: Scenario) -> None:
    """Whoever is awaited answers with what is offered first."""
    person = (await scenario.awaited())[0]
    await offered_first(person, await person.slash("answer", channel=scenario.channel))
    await scenario.running.settle()


def list_places(message: Message) -> list[Token]:
    """What the buttons and menus of a message say about the log."""
    found = [read_token(str(part.get("custom_id"))) for part in parts_of(message)]
    return [one for one in found if one.place >= 0]


async def test_a_restored_moment_is_said_to_every_table_and_its_question_is_put_again(
    scenario: Scenario, tmp_path: Path
) -> None:
    await scenario.started(deadline="24h")
    at = scenario.running.clock.now()
    await scenario.running.store.put_meta("heartbeat", str(at))
    await asyncio.to_thread(backup, scenario.running._data, tmp_path / "copy.db")
    length, (asked,) = len(await scenario.running.log()), await scenario.awaited()
    await answer_first(scenario)
    assert len(await scenario.running.log()) > length
    await put_back(scenario, tmp_path / "copy.db")
    assert len(await scenario.running.log()) == length
    table = scenario.running.text("table-name", game=scenario.running.text("cochons-name"), number=1)
    words = scenario.running.text("restored-earlier", table=table, when=f"<t:{at // 1000}:f>")
    assert len([each for each in scenario.public() if words.partition("<t")[0] in each.text]) == 1
    question = scenario.question(asked)
    assert {one.timeline for one in list_places(question)} == {scenario.running.store.timeline}
    await offered_first(asked, question)
    assert len(await scenario.running.log()) > length
    await scenario.running.close()
    await scenario.running.open()
    await scenario.running.settle()
    assert len([each for each in scenario.public() if words.partition("<t")[0] in each.text]) == 1


@pytest.mark.thorough
async def test_a_table_that_had_ended_since_is_paused_and_says_that_its_secret_is_known(
    scenario: Scenario, tmp_path: Path
) -> None:
    await scenario.started(deadline="24h")
    await asyncio.to_thread(backup, scenario.running._data, tmp_path / "copy.db")
    asked = await scenario.ana.slash("table cancel", channel=scenario.channel)
    await scenario.ana.press(asked, scenario.running.text("cancel-button"))
    await scenario.running.settle()
    await put_back(scenario, tmp_path / "copy.db")
    table = await scenario.running.store.table(1)
    assert table is not None
    assert table.status == "paused"
    name = scenario.running.text("table-name", game=scenario.running.text("cochons-name"), number=1)
    words = scenario.running.text("restored-known", table=name)
    assert len([one for one in scenario.public() if words in one.text.replace("\\", "")]) == 1
    await scenario.ana.slash("table resume", channel=scenario.channel)
    await scenario.running.settle()
    assert (await scenario.running.live()).table.status == "playing"


@pytest.mark.thorough
async def test_a_button_of_the_lost_future_is_refused_though_its_place_is_taken_again(
    scenario: Scenario, tmp_path: Path
) -> None:
    await scenario.started(deadline="24h")
    await asyncio.to_thread(backup, scenario.running._data, tmp_path / "copy.db")
    await answer_first(scenario)
    (person,) = await scenario.awaited()
    lost = await person.slash("answer", channel=scenario.channel)
    await put_back(scenario, tmp_path / "copy.db")
    await answer_first(scenario)
    before = await scenario.running.log()
    assert (await scenario.awaited()) == [person], "the same place, asked again in another future"
    refused = await offered_first(person, lost)
    await scenario.running.settle()
    assert await scenario.running.log() == before
    assert scenario.running.text("press-stale", person.locale).partition("\n")[0] in refused.text
    await answer_first(scenario)
    assert len(await scenario.running.log()) > len(before)


@pytest.mark.thorough
async def test_each_restore_is_a_future_of_its_own(scenario: Scenario, tmp_path: Path) -> None:
    await scenario.started()
    await asyncio.to_thread(backup, scenario.running._data, tmp_path / "copy.db")
    futures = [scenario.running.store.timeline]
    for _ in range(2):
        await put_back(scenario, tmp_path / "copy.db")
        futures.append(scenario.running.store.timeline)
    assert futures[0] == ""
    assert len(set(futures)) == 3


@pytest.mark.thorough
async def test_the_number_of_a_table_that_was_lost_is_never_given_again(
    scenario: Scenario, tmp_path: Path
) -> None:
    await scenario.started()
    await asyncio.to_thread(backup, scenario.running._data, tmp_path / "copy.db")
    await scenario.lobby(None, scenario.world.channel(scenario.guild))
    await put_back(scenario, tmp_path / "copy.db")
    assert await scenario.running.store.table(2) is None
    assert await scenario.running.store.new_table_id() == 3


@pytest.mark.thorough
@pytest.mark.parametrize("timeline", ["", "19a3f0c2b41"])
def test_a_token_keeps_its_timeline(timeline: str) -> None:
    token = Token("fill", 7, 12, 0, "hunt", "cards", "x", timeline)
    assert read_token(str(token)) == token
