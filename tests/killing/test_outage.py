"""Long absences: what fell due meanwhile is put off once, with one word, even if the return is interrupted."""

from __future__ import annotations

from typing import Final

from tests.killing.nursery import Edge
from tests.killing.street import Street

AWAY: Final = "J’ai été absent"
HOUR: Final = 3_600_000
HOURS: Final = 10


def deadlines(street: Street) -> dict[tuple[int, str], int]:
    rows = street.query("SELECT table_id, kind, due_at FROM deadlines WHERE kind IN ('ask', 'half', 'tenth')")
    return {(table, kind): due_at for table, kind, due_at in rows}


async def test_what_fell_due_while_the_bot_was_away_is_put_off_once_with_one_word(street: Street) -> None:
    channels = [street.channel, street.world.channel(street.guild), street.world.channel(street.guild)]
    bot = await street.arrive()
    for channel in channels:
        await street.started(channel, deadline="12h", options="max_turns=6")
    bot.kill()
    await bot.ended
    turn_back(street)
    before = deadlines(street)
    assert len(before) == 9
    # Killed again and again while it comes back, a step further each time.
    for edge, commits in doomed():
        bot = await street.bear(fate=(edge, commits))
        await bot.ended
    assert [len(street.says(AWAY, channel)) for channel in channels] != [1, 1, 1]
    bot = await street.arrive()
    for channel in channels:
        await street.world.until(lambda channel=channel: street.says(AWAY, channel))  # type: ignore[misc]
    bot.stop()
    assert await bot.ended == 0
    after = deadlines(street)
    for table in (1, 2, 3):
        moved = {after[table, kind] - before[table, kind] for kind in ("ask", "half", "tenth")}
        assert len(moved) == 1
        assert HOURS * HOUR <= moved.pop() < (HOURS + 1) * HOUR
    bot = await street.arrive()
    await street.question()
    bot.stop()
    assert await bot.ended == 0
    assert [len(street.says(AWAY, channel)) for channel in channels] == [1, 1, 1]
    assert deadlines(street) == after
    assert street.query("SELECT count(*) FROM log WHERE seat >= 0 AND seq > 0 AND 0") == [(0,)]


def turn_back(street: Street) -> None:
    """Let it be ten hours later, with every deadline overdue."""
    street.query("UPDATE deadlines SET due_at = due_at - ?", (HOURS + 3) * HOUR)
    street.query("UPDATE meta SET value = value - ? WHERE name = 'heartbeat'", HOURS * HOUR)


def doomed() -> list[tuple[Edge, int]]:
    """Where the returns end: before and after each of their first commits."""
    return [(edge, commits) for commits in (1, 2, 3, 4) for edge in ("before", "after")]
