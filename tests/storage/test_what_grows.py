"""What stands beside the games does not grow for ever: of a table that was over long ago, the game alone is kept."""

import pytest

from bot.delivery import message_ids
from bot.moderation import deputies, rematch, substitutes
from storage.housekeeping import _REMEMBERED
from storage.ports import Change, OrderRow, PositionRow, Store
from tests.storage.rows import NOW, open_a_table, reply, texts

DAY = 24 * 60 * 60 * 1000
NAMES = (
    message_ids._names(1, "story"),
    substitutes._make_key(1, 2),
    deputies._make_key(1, 2),
    rematch.NAME.format(1),
)
"""Under which names the program remembers something of a table."""


async def play(store: Store) -> int:
    """A table with a bit of everything."""
    table = await open_a_table(store, channel_id=1000 + await store.new_table_id())
    await reply(store, table, "one", "two", "three")
    await store.commit(Change(NOW, table, undo_from=2, log_length=2))
    order = OrderRow(0, "pass", b"{}", NOW)
    await store.commit(Change(NOW, table, posts={"story": b"{}"}, orders=(order,)))
    await store.commit(Change(NOW, table, position=PositionRow(table, 2, "combat", b"{}", 1, NOW)))
    await store.move_mark(table, 7, now=NOW, pause=1)
    for name in NAMES:
        await store.put_meta(name.replace("1", str(table), 1), "5")
    return table


async def find_beside(store: Store, table: int) -> list[bool]:
    """What there is beside the game of a table, each kind."""
    return [
        bool(await store.posts(table)),
        bool(await store.orders(table)),
        bool(await store.read_undone(table)),
        await store.mark(table, 7) is not None,
        *[await store.meta(name.replace("1", str(table), 1)) is not None for name in NAMES],
    ]


async def test_of_a_table_that_was_over_long_ago_the_game_alone_is_kept(store: Store) -> None:
    first = await play(store)
    for _ in range(10):
        await play(store)  # so that there is a table 11 or more beside table 1
    await store.commit(Change(NOW, first, fields={"status": "ended", "ended_at": NOW}))
    everything = await find_beside(store, first)
    await store.prune(NOW + 89 * DAY)
    assert await find_beside(store, first) == everything == [True] * 8
    await store.prune(NOW + 91 * DAY)
    assert await find_beside(store, first) == [False] * 8
    assert await texts(store, first) == ["one", "two"]
    assert (await store.load(first)).position is not None
    others = [table.id for table in await store.tables_in_status(("playing",))]
    assert len(others) == 10
    for table in others:
        assert await find_beside(store, table) == everything
    second = others[0]
    await store.commit(Change(NOW, second, fields={"status": "cancelled", "ended_at": NOW + 30 * DAY}))
    await store.prune(NOW + 121 * DAY)
    assert await find_beside(store, second) == [False] * 8


@pytest.mark.parametrize("name", NAMES)
def test_what_the_program_remembers_of_a_table_is_known_to_whoever_tidies(name: str) -> None:
    """A new kind of name belongs into the list."""
    assert any(name.startswith(known.format(1)) for known in _REMEMBERED)
