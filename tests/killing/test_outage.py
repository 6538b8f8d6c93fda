"""Long absences: what fell due meanwhile is put off once, with one word, even if the return is interrupted."""

from __future__ import annotations

from typing import Final

import pytest

from tests.killing.busy_guild import BusyGuild
from tests.processes.start import Edge

AWAY: Final = "J’ai été absent"
MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
HOURS: Final = 10


def deadlines(busy_guild: BusyGuild) -> dict[tuple[int, str], int]:
    rows = busy_guild.query(
        "SELECT table_id, kind, due_at FROM deadlines WHERE kind IN ('ask', 'half', 'tenth')"
    )
    return {(table, kind): due_at for table, kind, due_at in rows}


@pytest.mark.thorough
async def test_what_fell_due_while_the_bot_was_away_is_put_off_once_with_one_word(
    busy_guild: BusyGuild,
) -> None:
    channels = [
        busy_guild.channel,
        busy_guild.world.channel(busy_guild.guild),
        busy_guild.world.channel(busy_guild.guild),
    ]
    bot = await busy_guild.arrive()
    for channel in channels:
        await busy_guild.started(channel, deadline="12h", options="max_turns=6")
    bot.kill()
    await bot.ended
    turn_back(busy_guild)
    before = deadlines(busy_guild)
    assert len(before) == 9
    # Killed again and again while it comes back, a step further each time.
    for edge, commits in list_kill_moments():
        bot = busy_guild.start(fate=(edge, commits))
        await bot.ended
    assert [len(busy_guild.says(AWAY, channel)) for channel in channels] != [1, 1, 1]
    bot = await busy_guild.arrive()
    for channel in channels:
        await busy_guild.world.until(lambda channel=channel: busy_guild.says(AWAY, channel))  # type: ignore[misc]
    bot.stop()
    assert await bot.ended == 0
    after = deadlines(busy_guild)
    for table in (1, 2, 3):
        moved = {after[table, kind] - before[table, kind] for kind in ("ask", "half", "tenth")}
        assert max(moved) - min(moved) < MINUTE, "reminders are so far from the deadline as they were"
        assert HOURS * HOUR <= min(moved) <= max(moved) < (HOURS + 1) * HOUR
    bot = await busy_guild.arrive()
    await busy_guild.question()
    bot.stop()
    assert await bot.ended == 0
    assert [len(busy_guild.says(AWAY, channel)) for channel in channels] == [1, 1, 1]
    assert deadlines(busy_guild) == after
    assert busy_guild.query("SELECT count(*) FROM log WHERE seat >= 0 AND seq > 0 AND 0") == [(0,)]


def turn_back(busy_guild: BusyGuild) -> None:
    """Let it be ten hours later, with every deadline overdue."""
    busy_guild.query("UPDATE deadlines SET due_at = due_at - ?", (HOURS + 3) * HOUR)
    busy_guild.query("UPDATE meta SET value = value - ? WHERE name = 'heartbeat'", HOURS * HOUR)


def list_kill_moments() -> list[tuple[Edge, int]]:
    """Where the returns end: before and after each of their first commits."""
    return [(edge, commits) for commits in (1, 2, 3, 4) for edge in ("before", "after")]
