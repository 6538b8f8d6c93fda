"""Programs of two versions beside one another: what newer rules have played, an older program leaves alone."""

import sqlite3

import pytest

from bot.delivery.outgoing import PictureRef
from bot.delivery.ports import DrawnByNewer
from bot.games import GAMES
from tests.sockets.players import is_taken
from tests.sockets.running_bot import COMMANDS
from tests.sockets.scenario import HOUR, Scenario, offered_first


async def hand_over(scenario: Scenario, version: int) -> None:
    """What is in memory of the table goes, as in another program; this version of the rules has played it."""

    def write(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE tables SET rules_version = ? WHERE id = 1", (version,))

    await scenario.running.store._engine.write(write)
    scenario.running.bot.tables.drop(1)


async def test_an_older_program_leaves_a_table_alone_until_a_newer_one_goes_on(scenario: Scenario) -> None:
    """No press, no deadline changes anything; nobody is told that anything were broken."""
    await scenario.drawn(deadline="24h")
    running, version = scenario.running, GAMES[scenario.game.name].version
    question = scenario.question(scenario.ana)
    await hand_over(scenario, version + 1)
    log, said = await running.log(), len(scenario.world.messages())
    pressed = await offered_first(scenario.ana, question)
    assert pressed.text == running.text("refused-newer", "fr")
    assert not pressed.components
    for hours in (25, 1):
        running.clock.advance(hours * HOUR)
        await running.bot.scheduler.fire_due()
        await running.bot.delivery.idle()
    assert await running.store.due(running.clock.now()), "it is met by whoever can"
    assert await running.log() == log
    table = await running.store.table(1)
    assert table is not None
    assert (table.status, table.rules_version) == ("playing", version + 1)
    told = [one for one in scenario.world.messages()[said:] if not one.ephemeral]
    assert told == []
    await hand_over(scenario, version)  # the newer one has these rules
    await running.later(HOUR)
    assert len(await running.log()) > len(log)


async def test_an_older_program_draws_nothing_of_such_a_table_and_says_so(scenario: Scenario) -> None:
    """Else it would send questions without their boards."""
    await scenario.drawn()
    ref = PictureRef(table_id=1, what="board", again=True)
    assert await scenario.running.bot.pictures(ref) is not None
    await hand_over(scenario, GAMES[scenario.game.name].version + 1)
    for what in (ref, PictureRef(table_id=1, what="board", shown=b"of a moment that is past")):
        with pytest.raises(DrawnByNewer):
            await scenario.running.bot.pictures(what)


async def test_an_older_program_leaves_the_commands_that_a_newer_one_has_sent(scenario: Scenario) -> None:
    """Else each of them would take back what the other has sent, and everybody's commands with it."""
    await scenario.running.store.put_meta(COMMANDS, "what a newer one has sent")
    (table,) = [one for one in scenario.world.commands[None].values() if one["name"] == "table"]
    (opening,) = [one for one in table["options"] if one["name"] == "open"]
    for option in opening["options"]:
        option["required"] = False
    sent = len(scenario.world.requests("PUT", "/commands$"))
    answered = await scenario.ana.slash("table open", channel=scenario.channel)
    assert scenario.running.text("bot-trouble", reference=str(answered.id)) == answered.text
    assert len(scenario.world.requests("PUT", "/commands$")) == sent


async def test_the_first_reply_by_newer_rules_says_so_in_the_tables_row(
    scenario: Scenario,
) -> None:
    await scenario.drawn()
    running, version = scenario.running, GAMES[scenario.game.name].version
    await hand_over(scenario, version - 1)
    assert is_taken(await offered_first(scenario.ana, scenario.question(scenario.ana)))
    table = await running.store.table(1)
    assert table is not None
    assert table.rules_version == version
