"""A table whose game cannot be had: what it is, is said; it can be read, taken back or ended, and is no dead end."""

import sqlite3
from dataclasses import replace
from itertools import count
from typing import Final

import pytest

from bot.games import GAMES
from bot.moderation.moderator import Press
from storage.ports import Change, Committed, Status, StorageFailed
from tests.sockets.scenario import HOUR, Scenario
from tests.sockets.tables import cancelled, find_button

PRESSES: Final = count(1)


async def begin(scenario: Scenario) -> int:
    """A table on which a few replies were given since its last position; how long its log is."""
    await scenario.started(deadline="24h")
    running = scenario.running
    while True:
        live = await running.live()
        if live.play.count > live.play.position.seq + 1:
            return len(await running.log())
        seat = live.play.awaited[0]
        press = Press(live.at(seat).user_id or 0, next(PRESSES))
        await running.bot.moderator.reply(1, press, live.play.asks[seat].default)
        await running.settle()


async def harm(scenario: Scenario, sql: str) -> None:
    """Do what a bad disk does: behind the bot's back."""

    def write(connection: sqlite3.Connection) -> None:
        connection.execute(sql)

    await scenario.running.store._engine.write(write)
    scenario.running.bot.tables.drop(1)


async def damage_last_entry(scenario: Scenario) -> int:
    """The newest entry of the log is damaged; how long the log was."""
    length = await begin(scenario)
    await harm(scenario, f"UPDATE log SET facts = x'5b5d20' WHERE table_id = 1 AND seq = {length - 1}")
    return length


async def status(scenario: Scenario) -> Status:
    table = await scenario.running.store.table(1)
    assert table is not None
    return table.status


def named(scenario: Scenario, key: str, language: str = "fr", **args: str | int) -> str:
    """A sentence about the table."""
    game = scenario.running.text(f"{scenario.game.name}-name", language)
    table = scenario.running.text("table-name", language, game=game, number=1)
    return scenario.running.text(key, language, table=table, **args)


async def test_damage_of_a_log_is_said_to_whoever_presses_to_the_table_and_to_its_host(
    scenario: Scenario,
) -> None:
    length = await damage_last_entry(scenario)
    pressed = await scenario.bob.slash("hand", channel=scenario.channel)
    await scenario.running.settle()
    assert pressed.text == scenario.running.text("refused-damaged", scenario.bob.locale)
    assert await status(scenario) == "set_aside"
    assert scenario.told(named(scenario, "aside-public-damaged"))
    said = [each.text for each in scenario.ana.sees(scenario.ana.dm)]
    assert named(scenario, "aside-host-damaged", report=f"log #{length - 1}") in said


@pytest.mark.thorough
async def test_damage_is_said_to_whoever_presses_also_where_nothing_can_be_written_just_then(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next who comes upon it lets the table be set aside."""
    await damage_last_entry(scenario)

    async def refuse(change: Change) -> Committed:
        raise StorageFailed("busy", "the table could not be had")

    with monkeypatch.context() as patched:
        patched.setattr(scenario.running.store, "commit", refuse)
        pressed = await scenario.bob.slash("hand", channel=scenario.channel)
    assert pressed.text == scenario.running.text("refused-damaged", scenario.bob.locale)
    assert await status(scenario) == "playing"
    await scenario.ana.slash("hand", channel=scenario.channel)
    assert await status(scenario) == "set_aside"


@pytest.mark.thorough
async def test_damage_is_said_as_well_when_a_deadline_finds_it(scenario: Scenario) -> None:
    await damage_last_entry(scenario)
    await scenario.running.later(25 * HOUR)
    assert await status(scenario) == "set_aside"
    assert len(scenario.told(named(scenario, "aside-public-damaged"))) == 1


@pytest.mark.thorough
async def test_the_log_and_the_status_of_a_damaged_table_can_be_read(scenario: Scenario) -> None:
    await begin(scenario)
    whole = await scenario.ana.slash("log", channel=scenario.channel)
    await harm(scenario, "UPDATE log SET facts = x'5b' WHERE table_id = 1 AND seq = 0")
    await harm(scenario, "UPDATE log SET link = x'00' WHERE table_id = 1")
    shown = await scenario.ana.slash("log", channel=scenario.channel)
    assert shown.text.splitlines()[-1] == whole.text.splitlines()[-1]
    assert scenario.running.text("log-damaged", count=1) in shown.text
    state = await scenario.ana.slash("table status", channel=scenario.channel)
    assert scenario.running.text("refused-damaged") in state.text


@pytest.mark.thorough
async def test_a_damaged_table_can_be_cancelled_and_its_channel_is_free_again(scenario: Scenario) -> None:
    await damage_last_entry(scenario)
    await scenario.bob.slash("hand", channel=scenario.channel)
    await scenario.running.settle()
    done = await cancelled(scenario)
    assert done.text == named(scenario, "cancel-receipt")
    await scenario.running.settle()
    assert await status(scenario) == "cancelled"
    await scenario.lobby()
    assert (await scenario.running.live(2)).table.status == "lobby"


@pytest.mark.thorough
async def test_the_host_takes_a_damaged_table_back_to_the_last_position_that_loads(
    scenario: Scenario,
) -> None:
    length = await damage_last_entry(scenario)
    seams = [one.seq for one in await scenario.running.store.positions(1)]
    await scenario.bob.slash("hand", channel=scenario.channel)
    await scenario.running.settle()
    message, button = find_button(scenario, "rewind")
    refused = await scenario.bob.press(message, button)
    assert refused.text == scenario.running.text("lobby-error-host-only", scenario.bob.locale, who="Ana")
    sure = await scenario.ana.press(message, button)
    assert sure.text == named(scenario, "rewind-ask", count=length - seams[0])
    assert await status(scenario) == "set_aside"
    done = await scenario.ana.press(sure, scenario.running.text("rewind-yes"))
    assert done.text == named(scenario, "rewind-receipt")
    await scenario.running.settle()
    live = await scenario.running.live()
    assert (live.table.status, live.play.position.seq) == ("playing", seams[0])
    said = [each.text.replace("\\", "") for each in scenario.public()]
    assert any(named(scenario, "rewind-done", who="Ana") in one for one in said)
    # What was damaged is kept beside the log, and people are asked again.
    assert len(await scenario.running.store.read_undone(1)) == length - seams[0]
    answered = await (await scenario.awaited())[0].slash("answer", channel=scenario.channel)
    assert answered.message is not None
    assert answered.message.buttons or answered.message.menus


@pytest.mark.thorough
async def test_a_position_that_cannot_be_read_gives_way_to_the_one_before_it(scenario: Scenario) -> None:
    await begin(scenario)
    newest, before, *_ = await scenario.running.store.positions(1)
    await harm(scenario, f"UPDATE positions SET state = x'7b' WHERE table_id = 1 AND seq = {newest.seq}")
    pressed = await scenario.ana.slash("hand", channel=scenario.channel)
    assert pressed.text == scenario.running.text("refused-damaged")
    sure = await scenario.ana.press(pressed, scenario.running.text("rewind-button"))
    await scenario.ana.press(sure, scenario.running.text("rewind-yes"))
    await scenario.running.settle()
    live = await scenario.running.live()
    assert (live.table.status, live.play.position.seq) == ("playing", before.seq)


@pytest.mark.thorough
async def test_where_no_position_loads_the_table_can_still_be_ended(scenario: Scenario) -> None:
    await begin(scenario)
    await harm(scenario, "UPDATE positions SET state = x'7b' WHERE table_id = 1")
    pressed = await scenario.ana.slash("hand", channel=scenario.channel)
    refused = await scenario.ana.press(pressed, scenario.running.text("rewind-button"))
    assert refused.text.replace("\\", "") == named(scenario, "rewind-none")
    await cancelled(scenario)
    assert await status(scenario) == "cancelled"


@pytest.mark.thorough
async def test_a_table_that_loads_is_not_taken_back(scenario: Scenario) -> None:
    await damage_last_entry(scenario)
    pressed = await scenario.ana.slash("hand", channel=scenario.channel)
    sure = await scenario.ana.press(pressed, scenario.running.text("rewind-button"))
    await scenario.ana.press(sure, scenario.running.text("rewind-yes"))
    await scenario.running.settle()
    again = await scenario.ana.press(*find_button(scenario, "rewind"))
    assert again.text.replace("\\", "") == named(scenario, "rewind-loads")


@pytest.mark.thorough
async def test_rules_that_cannot_play_a_record_on_are_called_so(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(scenario)
    rulebook = (await scenario.running.live()).rulebook
    newer = replace(rulebook, version=rulebook.version + 1)
    monkeypatch.setitem(GAMES.loaded, rulebook.name, newer)
    scenario.running.bot.tables.drop(1)
    pressed = await scenario.ana.slash("hand", channel=scenario.channel)
    await scenario.running.settle()
    assert pressed.text == scenario.running.text("refused-unplayable")
    assert scenario.told(named(scenario, "aside-public-unplayable"))


@pytest.mark.thorough
async def test_one_damaged_table_keeps_nobody_from_their_others(scenario: Scenario) -> None:
    await damage_last_entry(scenario)
    elsewhere = scenario.world.channel(scenario.guild)
    await scenario.seated(elsewhere)
    for line, given in (("away", {"until": "3d"}), ("back", {}), ("settings", {"language": "en"})):
        answered = await scenario.ana.slash(line, given, channel=elsewhere)
        assert answered.ephemeral
        assert scenario.running.text("refused-damaged") not in answered.text
