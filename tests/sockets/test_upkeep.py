"""Tables that nobody uses: a lobby is closed after a week, any other after three months, each warned a day before."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.migrate import list_steps, prepare
from tests.sockets.scenario import HOUR, Scenario
from tests.sockets.tables import find_button

DAY = 24 * HOUR


async def status(scenario: Scenario, table: int = 1) -> str:
    found = await scenario.running.store.table(table)
    assert found is not None
    return found.status


async def pass_days(scenario: Scenario, days: int, but: int = 0) -> None:
    """So many days later, less so much; each day everything happens that is due."""
    for _ in range(days - 1):
        await scenario.running.later(DAY)
    await scenario.running.later(DAY - but)


async def name(scenario: Scenario) -> str:
    live = await scenario.running.live()
    return scenario.running.bot.voices.of_table(live).table_name(live.table)


async def test_a_lobby_is_warned_after_six_days_and_closed_after_seven_and_its_channel_is_free(
    scenario: Scenario,
) -> None:
    lobby = await scenario.lobby()
    await pass_days(scenario, 6, but=HOUR)
    assert len(scenario.public()) == 1
    await scenario.running.later(HOUR)
    warning, _ = find_button(scenario, "stay")
    end = (scenario.running.clock.now() + DAY) // 1000
    assert f"<t:{end}" in warning.text
    await pass_days(scenario, 1, but=HOUR)
    assert await status(scenario) == "lobby"
    await scenario.running.later(HOUR)
    assert await status(scenario) == "cancelled"
    assert (lobby.buttons, warning.buttons) == ({}, {})
    assert scenario.told(scenario.running.text("upkeep-done-lobby", table=await name(scenario)))
    again = await scenario.bob.slash("table open", {"game": "cochons"}, channel=scenario.channel)
    assert again.text == scenario.running.text("lobby-opened", "en", table=2)


@pytest.mark.thorough
async def test_whoever_uses_a_lobby_puts_its_end_off(scenario: Scenario) -> None:
    lobby = await scenario.lobby()
    await pass_days(scenario, 6)
    await scenario.bob.press(lobby, scenario.running.text("lobby-join"))
    await scenario.running.later(DAY)
    assert await status(scenario) == "lobby"
    warning = scenario.told(scenario.running.text("upkeep-used"))
    assert [each.buttons for each in warning] == [{}]
    await pass_days(scenario, 6)
    assert await status(scenario) == "cancelled"


@pytest.mark.thorough
async def test_the_button_keeps_a_table_for_those_who_sit_there(scenario: Scenario) -> None:
    await scenario.lobby()
    await pass_days(scenario, 6)
    warning, button = find_button(scenario, "stay")
    refused = await scenario.bob.press(warning, button)
    assert refused.text == scenario.running.text("refused-not-seated", "en")
    await scenario.running.kill()
    await scenario.running.open()
    kept = await scenario.ana.press(warning, button)
    assert kept.text == scenario.running.text("upkeep-receipt")
    await scenario.running.settle()
    assert scenario.running.text("upkeep-kept", who="Ana") in warning.text
    await pass_days(scenario, 6, but=HOUR)
    assert await status(scenario) == "lobby"
    await scenario.running.later(HOUR)
    await pass_days(scenario, 1)
    assert await status(scenario) == "cancelled"


@pytest.mark.thorough
async def test_a_table_that_nobody_touches_for_three_months_is_closed_and_nothing_deleted(
    scenario: Scenario,
) -> None:
    await scenario.started(deadline="none")
    log = await scenario.running.log()
    await pass_days(scenario, 89, but=HOUR)
    assert not scenario.told(scenario.running.text("upkeep-button"))
    await scenario.running.later(HOUR)
    find_button(scenario, "stay")
    assert await status(scenario) == "playing"
    await scenario.running.later(DAY)
    assert await status(scenario) == "cancelled"
    assert scenario.told(scenario.running.text("upkeep-done", table=await name(scenario)))
    assert await scenario.running.log() == log
    shown = await scenario.bob.slash("log", {"table": "1"}, channel=scenario.channel)
    assert shown.text.startswith("**")
    await scenario.bob.slash("table open", {"game": "cochons"}, channel=scenario.channel)
    assert await status(scenario, 2) == "lobby"


@pytest.mark.thorough
async def test_a_pause_holds_nobody_up_for_ever_either(scenario: Scenario) -> None:
    await scenario.started(deadline="24h")
    await scenario.ana.slash("table pause", channel=scenario.channel)
    await pass_days(scenario, 89)
    await scenario.running.later(DAY)
    assert await status(scenario) == "cancelled"


@pytest.mark.thorough
async def test_whoever_only_looks_keeps_no_table(scenario: Scenario) -> None:
    await scenario.started(deadline="none")
    (person,) = await scenario.awaited()
    await pass_days(scenario, 30)
    await person.slash("repondre" if person.locale == "fr" else "answer", channel=scenario.channel)
    await pass_days(scenario, 60)
    assert await status(scenario) == "cancelled"


@pytest.mark.thorough
async def test_whoever_was_warned_while_the_bot_was_away_is_warned_anew(scenario: Scenario) -> None:
    await scenario.lobby()
    await pass_days(scenario, 6)
    await scenario.running.close()
    scenario.running.clock.advance(3 * DAY)
    await scenario.running.open()
    await scenario.running.settle()
    assert await status(scenario) == "lobby"
    assert len([each for each in scenario.public() if each.buttons]) == 2, "the lobby and a warning"
    await scenario.running.later(DAY)
    assert await status(scenario) == "cancelled"


@pytest.mark.thorough
def test_tables_of_older_programs_are_looked_at_too(tmp_path: Path) -> None:
    path, steps = tmp_path / "db", list_steps()
    seats = next(step.number for step in steps if step.name.endswith("_seats.sql"))
    prepare(path, check=False, steps=steps[: seats - 1])
    with closing(sqlite3.connect(path)) as connection:
        for number, state, touched in (
            (1, "lobby", None),
            (2, "paused", 5_000),
            (3, "ended", None),
            (4, "playing", 7_000),
        ):
            connection.execute(
                "INSERT INTO tables (id, channel_id, game, rules_version, language, host_id, created_at, title, status,"
                " options, seed, commitment) VALUES (?, ?, 'cochons', 1, 'fr', 7, 1000, '', ?, '{}', x'', x'')",
                (number, number, state),
            )
            if touched is not None:
                connection.execute(
                    "INSERT INTO log (table_id, seq, seat, place, reply, facts, reveals, at, link)"
                    " VALUES (?, 0, 0, 0, x'', x'', 0, ?, x'')",
                    (number, touched),
                )
        connection.commit()
    prepare(path, check=False)
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute(
            "SELECT table_id, kind, due_at, held FROM deadlines ORDER BY table_id, kind"
        )
        assert found.fetchall() == [
            (1, "keep", 1_000 + 6 * DAY, 0),
            (2, "keep", 5_000 + 89 * DAY, 0),
            (4, "host", 7_000 + 3 * DAY, 0),
            (4, "keep", 7_000 + 89 * DAY, 0),
        ]
