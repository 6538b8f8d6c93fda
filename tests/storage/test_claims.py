"""What is due is handed to one at a time: for as long as they claim it, and to the next when they are gone."""

import asyncio
from typing import Any, Final

import pytest

from storage.ports import (
    PRIORITIES,
    Change,
    Deadline,
    DeadlineGone,
    DeadlineKey,
    NewDeadline,
    NewOwed,
    Store,
    Unheard,
)
from tests.storage.rows import HOUR, NOW, open_a_table

CLAIM: Final = 5_000
ROOM: Final = [10] * PRIORITIES


async def open_due(store: Store, table: int, *kinds: str) -> None:
    opens = tuple(NewDeadline(kind, NOW + number) for number, kind in enumerate(kinds))
    await store.commit(Change(NOW, table, opens=opens))


async def claim(store: Store, now: int, limit: int = 10) -> list[str]:
    return [one.kind for one in await store.claim_due(now, limit, until=now + CLAIM)]


# -- deadlines ----------------------------------------------------------------------------------------


async def test_a_deadline_is_handed_to_one_until_their_claim_ends(store: Store) -> None:
    table = await open_a_table(store)
    await open_due(store, table, "ask", "half")
    assert await claim(store, NOW) == ["ask"]
    assert await claim(store, NOW + 9) == []  # the other of the table, too: it is due after the first
    assert await claim(store, NOW + CLAIM - 1) == []
    assert await claim(store, NOW + CLAIM) == ["ask", "half"]
    assert await store.due(NOW + 9) != []


async def test_what_was_claimed_and_is_still_open_is_free_when_it_is_released(store: Store) -> None:
    table = await open_a_table(store)
    await open_due(store, table, "ask")
    found = await store.claim_due(NOW, until=NOW + CLAIM)
    await store.release_due(found, NOW + CLAIM + 1)  # another claim than theirs
    assert await claim(store, NOW + 1) == []
    await store.release_due(found, NOW + CLAIM)
    assert await claim(store, NOW + 2) == ["ask"]
    await store.release_due((), NOW)


async def test_of_what_is_due_at_many_tables_each_gets_what_is_left(store: Store) -> None:
    for number in range(6):
        await open_due(store, await open_a_table(store, channel_id=1_000 + number), "ask", "half")
    first = await store.claim_due(NOW + 9, 4, until=NOW + CLAIM)
    second = await store.claim_due(NOW + 9, 4, until=NOW + CLAIM + 1)
    assert [(one.table_id, one.kind) for one in first] == [(table, "ask") for table in (1, 2, 3, 4)]
    assert [(one.table_id, one.kind) for one in second] == [(5, "ask"), (6, "ask"), (5, "half"), (6, "half")]
    assert await claim(store, NOW + 9) == []
    for one in first:
        await store.commit(Change(NOW, one.table_id, fires=one.key))
    await store.release_due(first, NOW + CLAIM)
    third = await store.claim_due(NOW + 9, 10, until=NOW + CLAIM + 2)
    assert [(one.table_id, one.kind) for one in third] == [(table, "half") for table in (1, 2, 3, 4)]


async def test_what_is_claimed_is_next_due_when_its_claim_ends_and_what_is_free_when_it_is_due(
    store: Store,
) -> None:
    table = await open_a_table(store)
    await open_due(store, table, "ask")
    assert await claim(store, NOW) == ["ask"]
    assert await store.next_due() == NOW + CLAIM
    other = await open_a_table(store, channel_id=1_002)
    await store.commit(Change(NOW, other, opens=(NewDeadline("ask", NOW + CLAIM - 1),)))
    assert await store.next_due() == NOW + CLAIM - 1
    assert await store.next_due(Unheard(frozenset({0}), 1)) is None
    (free,) = await store.deadlines(other)
    await store.commit(Change(NOW + CLAIM, other, fires=free.key))
    await store.commit(Change(NOW, table, opens=(NewDeadline("ask", NOW + 2 * CLAIM),)))
    assert await store.next_due() == NOW + 2 * CLAIM


async def test_a_deadline_that_is_opened_again_is_claimed_by_nobody(store: Store) -> None:
    table = await open_a_table(store)
    await open_due(store, table, "ask")
    (found,) = await store.claim_due(NOW, until=NOW + CLAIM)
    await store.commit(Change(NOW, table, fires=found.key, opens=(NewDeadline("ask", NOW + 1),)))
    await store.release_due((found,), NOW + CLAIM)
    assert await claim(store, NOW + 1) == ["ask"]


async def test_a_table_that_is_paused_has_nothing_to_claim(store: Store) -> None:
    table = await open_a_table(store, status="paused")
    await open_due(store, table, "ask")
    assert await claim(store, NOW + HOUR) == []


SOUGHT: Final = b"sought"
STEWARD: Final = DeadlineKey("steward", 3, 1)


async def open_sought(store: Store, **fields: Any) -> int:
    table = await open_a_table(store, **fields)
    opens = (NewDeadline("steward", NOW + CLAIM, 3, 1, SOUGHT), NewDeadline("ask", NOW + HOUR))
    await store.commit(Change(NOW, table, opens=opens))
    return table


async def test_a_deadline_is_put_off_for_as_long_as_somebody_is_at_it(store: Store) -> None:
    table = await open_sought(store)
    assert await store.put_off(table, STEWARD, SOUGHT, NOW + 2 * CLAIM)
    assert await claim(store, NOW + 2 * CLAIM - 1) == []
    assert await store.put_off(table, STEWARD, SOUGHT, NOW + CLAIM)  # not sooner than it is
    assert await claim(store, NOW + 2 * CLAIM - 1) == []
    assert await claim(store, NOW + 2 * CLAIM) == ["steward"]


async def test_a_deadline_that_is_another_by_now_is_not_put_off_nor_claimed_early(store: Store) -> None:
    table = await open_sought(store)
    await store.commit(Change(NOW, table, opens=(NewDeadline("steward", NOW, 3, 1, b"asked anew"),)))
    assert not await store.put_off(table, STEWARD, SOUGHT, NOW + HOUR)
    assert await store.claim_early(table, STEWARD, SOUGHT, NOW, until=NOW + CLAIM) is None
    assert await claim(store, NOW) == ["steward"]
    paused = await open_sought(store, status="paused", channel_id=1_234)
    assert not await store.put_off(paused, STEWARD, SOUGHT, NOW + HOUR)
    assert await store.claim_early(paused, STEWARD, SOUGHT, NOW, until=NOW + CLAIM) is None


async def test_whoever_is_at_a_deadline_claims_it_before_it_is_due(store: Store) -> None:
    table = await open_sought(store)
    found = await store.claim_early(table, STEWARD, SOUGHT, NOW, until=NOW + CLAIM)
    assert found == Deadline(table, "steward", 3, 1, NOW, SOUGHT)
    assert await claim(store, NOW + CLAIM - 1) == []
    await store.release_due((found,), NOW + CLAIM)
    assert await claim(store, NOW) == ["steward"]


async def test_whoever_was_at_a_deadline_lets_anybody_have_it(store: Store) -> None:
    table = await open_sought(store)
    assert await store.claim_early(table, STEWARD, SOUGHT, NOW) is not None
    assert await claim(store, NOW) == ["steward"]


async def test_nothing_is_claimed_early_of_tables_that_are_not_heard(store: Store) -> None:
    table = await open_sought(store)
    silent = Unheard(frozenset({0}), 1)
    assert await store.claim_early(table, STEWARD, SOUGHT, NOW, silent, until=NOW + CLAIM) is None
    assert await claim(store, NOW) == []


async def test_a_deadline_does_not_fire_before_it_is_due(store: Store) -> None:
    table = await open_sought(store)
    with pytest.raises(DeadlineGone):
        await store.commit(Change(NOW + CLAIM - 1, table, fires=STEWARD))
    await store.commit(Change(NOW + CLAIM, table, fires=STEWARD))


# -- lanes --------------------------------------------------------------------------------------------


async def test_a_lane_is_handed_to_one_until_their_claim_ends(store: Store) -> None:
    await store.owe([NewOwed("dm:1", "x", b"{}"), NewOwed("dm:1", "x", b"{}")], now=NOW)
    assert await store.claim_lanes(NOW, ROOM, until=NOW + CLAIM) == {"dm:1": 1}
    assert await store.claim_lanes(NOW + CLAIM - 1, ROOM, until=NOW + 2 * CLAIM) == {}
    assert await store.claim_lanes(NOW + CLAIM, ROOM, until=NOW + 2 * CLAIM) == {"dm:1": 1}


async def test_a_claim_lasts_from_one_message_of_a_lane_to_the_next(store: Store) -> None:
    head, behind = await store.owe([NewOwed("dm:1", "x", b"{}"), NewOwed("dm:1", "x", b"{}")], now=NOW)
    await store.claim_lanes(NOW, ROOM, until=NOW + CLAIM)
    await store.mark_sent(head, None, now=NOW)
    assert await store.claim_lanes(NOW, ROOM, until=NOW + CLAIM + 1) == {}
    await store.postpone(behind, NOW + 1)
    assert await store.claim_lanes(NOW + 1, ROOM, until=NOW + CLAIM + 1) == {}


async def test_a_claim_is_kept_and_released_by_whoever_has_it(store: Store) -> None:
    await store.owe([NewOwed("dm:1", "x", b"{}"), NewOwed("dm:2", "x", b"{}")], now=NOW)
    mine = dict.fromkeys(await store.claim_lanes(NOW, ROOM, until=NOW + CLAIM), NOW + CLAIM)
    assert set(await store.keep_lanes(mine, NOW + 2 * CLAIM)) == {"dm:1", "dm:2"}
    assert await store.claim_lanes(NOW + CLAIM, ROOM, until=NOW + 3 * CLAIM) == {}
    await store.release_lanes(
        {"dm:1": NOW + 2 * CLAIM, "dm:2": NOW + CLAIM}
    )  # the second is not called so any more
    assert await store.claim_lanes(NOW + CLAIM, ROOM, until=NOW + 3 * CLAIM) == {"dm:1": 1}
    late = {"dm:1": NOW + 2 * CLAIM, "dm:2": NOW + 2 * CLAIM}
    assert set(await store.keep_lanes(late, NOW + 4 * CLAIM)) == {"dm:2"}


async def test_as_many_lanes_are_claimed_as_there_is_room_for_the_most_urgent_first(store: Store) -> None:
    rows = [NewOwed(f"dm:{number}", "x", b"{}", priority=number % 2) for number in range(8)]
    await store.owe(rows, now=NOW)
    room = [1, 2, *[0] * (PRIORITIES - 2)]
    found = await store.claim_lanes(NOW, room, until=NOW + CLAIM)
    assert list(found.items()) == [("dm:0", 0), ("dm:1", 1), ("dm:3", 1)]
    found = await store.claim_lanes(NOW, room, until=NOW + CLAIM + 1)
    assert list(found.items()) == [("dm:2", 0), ("dm:5", 1), ("dm:7", 1)]


async def test_how_urgent_a_lane_is_can_be_asked_while_it_is_claimed(store: Store) -> None:
    await store.owe([NewOwed("dm:1", "x", b"{}", priority=2)], now=NOW)
    await store.claim_lanes(NOW, ROOM, until=NOW + CLAIM)
    await store.owe([NewOwed("dm:1", "x", b"{}", priority=0)], now=NOW)
    assert await store.find_priorities(["dm:1", "dm:2"]) == {"dm:1": 0}


async def test_of_several_who_claim_at_once_each_gets_others(store: Store) -> None:
    for number in range(12):
        await open_due(store, await open_a_table(store, channel_id=1_000 + number), "ask")
    await store.owe([NewOwed(f"dm:{number}", "x", b"{}") for number in range(12)], now=NOW)
    deadlines = await asyncio.gather(
        *(store.claim_due(NOW, 5, until=NOW + CLAIM + number) for number in range(4))
    )
    tables = [one.table_id for some in deadlines for one in some]
    assert len(tables) == len(set(tables)) >= 5
    room = [5] * PRIORITIES
    lanes = await asyncio.gather(
        *(store.claim_lanes(NOW, room, until=NOW + CLAIM + number) for number in range(4))
    )
    claimed = [lane for some in lanes for lane in some]
    assert len(claimed) == len(set(claimed)) >= 5
    left = [*await store.claim_lanes(NOW, ROOM, until=NOW + CLAIM), *claimed]
    assert sorted(left) == sorted(f"dm:{number}" for number in range(12))


@pytest.mark.parametrize("urgent", range(PRIORITIES))
async def test_nothing_is_claimed_where_there_is_no_room(store: Store, urgent: int) -> None:
    await store.owe([NewOwed("dm:1", "x", b"{}", priority=urgent)], now=NOW)
    assert await store.claim_lanes(NOW, [0] * PRIORITIES, until=NOW + CLAIM) == {}
