"""Messages owed leave in order, lane by lane, and none is forgotten."""

import pytest

from storage import housekeeping
from storage.ports import Change, NewOwed, Store
from tests.storage.rows import HOUR, NOW, open_a_table

DAY = 24 * HOUR


def owed(destination: str, kind: str = "facts", not_before: int = 0) -> NewOwed:
    return NewOwed(destination, kind, b'{"text":"oink"}', not_before)


async def heads(store: Store, now: int = NOW) -> list[str]:
    return [row.kind for row in await store.next_owed(now)]


async def test_the_oldest_unsent_row_of_each_lane_is_next(store: Store) -> None:
    first, _, other, _ = await store.owe(
        [owed("channel:1", "a"), owed("channel:1", "b"), owed("dm:2", "c"), owed("dm:2", "d")], now=NOW
    )
    assert await heads(store) == ["a", "c"]
    await store.mark_sent(first, 900, now=NOW)
    assert await heads(store) == ["b", "c"]
    await store.mark_sent(other, None, now=NOW)
    assert await heads(store) == ["b", "d"]
    assert [row.kind for row in await store.next_owed(NOW, limit=1)] == ["b"]


async def test_a_lane_waits_for_its_oldest_row_and_the_others_do_not(store: Store) -> None:
    first, *_ = await store.owe(
        [owed("channel:1", "a"), owed("channel:1", "b"), owed("dm:2", "c", NOW + 50)], now=NOW
    )
    await store.postpone(first, NOW + 100)
    assert await heads(store) == []
    assert await store.next_owed_at() == NOW + 50
    assert await heads(store, NOW + 50) == ["c"]
    assert await heads(store, NOW + 100) == ["a", "c"]


async def test_a_lane_goes_on_after_a_dead_message(store: Store) -> None:
    first, second = await store.owe([owed("dm:1", "a"), owed("dm:1", "b")], now=NOW)
    await store.mark_dead(first, "50007")
    assert await heads(store) == ["b"]
    assert [(row.id, row.reason, row.dead) for row in await store.dead_messages()] == [(first, "50007", True)]
    await store.mark_sent(first, 5, now=NOW)
    await store.mark_attempted(first, now=NOW)
    assert [row.sent_at for row in await store.dead_messages()] == [None]
    assert [row.id for row in await store.lane("dm:1")] == [second]


async def test_dead_messages_are_found_by_table(store: Store) -> None:
    table, other = await open_a_table(store), await open_a_table(store)
    for owner in (table, other):
        (owed_id,) = await store.owe([owed("dm:1", f"of {owner}")], now=NOW, table_id=owner)
        await store.mark_dead(owed_id, "10003")
    assert [row.kind for row in await store.dead_messages(table)] == [f"of {table}"]
    assert len(await store.dead_messages()) == 2


async def test_tries_are_counted_before_sending(store: Store) -> None:
    (owed_id,) = await store.owe([owed("dm:1")], now=NOW)
    await store.mark_attempted(owed_id, now=NOW + 1)
    await store.mark_attempted(owed_id, now=NOW + 2)
    (row,) = await store.next_owed(NOW)
    assert (row.tries, row.attempted_at, row.sent_at, row.payload) == (2, NOW + 2, None, b'{"text":"oink"}')


async def test_nonces_are_unlike_ids_and_fit_discord(store: Store) -> None:
    await store.owe([owed(f"dm:{user}") for user in range(1, 21)], now=NOW)
    nonces = {row.nonce for row in await store.next_owed(NOW)}
    assert len(nonces) == 20
    assert {len(nonce) for nonce in nonces} == {24}


async def test_many_rows_in_one_change_get_their_ids_in_order(store: Store) -> None:
    rows = tuple(owed("channel:1", f"k{number}") for number in range(30))
    committed = await store.commit(Change(NOW, None, owed=rows))
    lane = await store.lane("channel:1", limit=50)
    assert [(row.id, row.kind) for row in lane] == list(
        zip(committed.outbox_ids, (row.kind for row in rows), strict=True)
    )


async def test_nothing_owed_is_nothing_to_do(store: Store) -> None:
    assert await store.next_owed(NOW) == []
    assert await store.next_owed_at() is None
    assert await store.count_owed() == 0
    assert (await store.commit(Change(NOW))).outbox_ids == ()


async def test_old_rows_are_forgotten_and_waiting_ones_are_not(store: Store) -> None:
    waiting, sent_long_ago, sent_lately, dead = await store.owe(
        [owed("dm:1"), owed("dm:2"), owed("dm:3"), owed("dm:4")], now=NOW - 40 * DAY
    )
    await store.mark_sent(sent_long_ago, 1, now=NOW - 8 * DAY)
    await store.mark_sent(sent_lately, 2, now=NOW - 6 * DAY)
    await store.mark_dead(dead, "gone")
    pruned = await store.prune(NOW)
    assert pruned.sent == 2
    assert [row.id for row in await store.next_owed(NOW)] == [waiting]
    assert await store.dead_messages() == []


async def test_a_long_list_of_old_rows_is_forgotten_in_pieces(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "_MOST_AT_ONCE", 4)
    for owed_id in await store.owe([owed("dm:1") for _ in range(10)], now=NOW):
        await store.mark_sent(owed_id, 1, now=NOW)
    pruned = [await store.prune(NOW + 8 * DAY) for _ in range(3)]
    assert [(one.sent, one.more) for one in pruned] == [(4, True), (4, True), (2, False)]
