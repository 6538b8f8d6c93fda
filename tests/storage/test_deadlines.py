"""A deadline fires once, in the commit of what it causes, and not while its table is paused."""

import asyncio
from dataclasses import replace

import pytest

from storage.ports import Change, Close, DeadlineGone, DeadlineKey, NewDeadline, Status, Store, Unheard
from tests.storage.rows import HOUR, NOW, a_table, an_entry, open_a_table


async def open_deadlines(store: Store, table: int, *opens: NewDeadline) -> None:
    await store.commit(Change(NOW, table, opens=opens))


async def due(store: Store, now: int) -> list[str]:
    return [deadline.kind for deadline in await store.due(now)]


async def test_deadlines_come_due_in_order_of_time(store: Store) -> None:
    table = await open_a_table(store)
    await open_deadlines(
        store,
        table,
        NewDeadline("ask", NOW + 30),
        NewDeadline("half", NOW + 10),
        NewDeadline("tenth", NOW + 20),
    )
    assert await store.next_due() == NOW + 10
    assert await due(store, NOW + 9) == []
    assert await due(store, NOW + 30) == ["half", "tenth", "ask"]
    assert [deadline.kind for deadline in await store.due(NOW + 30, limit=1)] == ["half"]


async def test_tables_whose_people_cannot_be_heard_are_left_out(store: Store) -> None:
    """By the shard of their server, which follows from its id; a table of none is on the first."""
    for table, guild_id in enumerate((None, 1 << 22, 2 << 22, 5 << 22), 1):
        await store.commit(Change(NOW, table, table=replace(a_table(table), guild_id=guild_id)))
        await open_deadlines(store, table, NewDeadline("ask", NOW + table))
    for shards, heard in (((), [1, 2, 3, 4]), ((1,), [1, 3]), ((0, 2), [2, 4]), ((0, 1, 2, 3), [])):
        unheard = Unheard(frozenset(shards), 4)
        assert [one.table_id for one in await store.due(NOW + 9, 100, unheard)] == heard
        assert await store.next_due(unheard) == (NOW + heard[0] if heard else None)


async def test_a_deadline_fires_once(store: Store) -> None:
    table = await open_a_table(store)
    await open_deadlines(store, table, NewDeadline("ask", NOW, place=0, seat=2, payload=b"[1]"))
    (deadline,) = await store.due(NOW)
    assert (deadline.table_id, deadline.payload) == (table, b"[1]")
    firing = Change(NOW, table, fires=deadline.key, log_length=0, entries=(an_entry(0, "default"),))
    outcomes = await asyncio.gather(store.commit(firing), store.commit(firing), return_exceptions=True)
    gone = [outcome for outcome in outcomes if isinstance(outcome, DeadlineGone)]
    assert [(one.kind, one.place, one.seat) for one in gone] == [("ask", 0, 2)]
    assert len(await store.log(table)) == 1
    assert await store.next_due() is None


async def test_an_answer_in_time_closes_what_hurried_it(store: Store) -> None:
    table = await open_a_table(store)
    await open_deadlines(
        store,
        table,
        NewDeadline("ask", NOW, seat=1),
        NewDeadline("half", NOW, seat=1),
        NewDeadline("ask", NOW, seat=2),
        NewDeadline("ask", NOW, place=4, seat=2),
    )
    await store.commit(Change(NOW, table, closes=(Close(seat=1),)))
    assert [d.key for d in await store.deadlines(table)] == [
        DeadlineKey("ask", 0, 2),
        DeadlineKey("ask", 4, 2),
    ]
    await store.commit(Change(NOW, table, closes=(Close("ask", place=4),)))
    assert [d.key for d in await store.deadlines(table)] == [DeadlineKey("ask", 0, 2)]
    with pytest.raises(DeadlineGone):
        await store.commit(Change(NOW, table, fires=DeadlineKey("half", 0, 1)))
    await store.commit(Change(NOW, table, closes=(Close(),), opens=(NewDeadline("ask", NOW + 1),)))
    assert [d.due_at for d in await store.deadlines(table)] == [NOW + 1]


async def test_opening_the_same_deadline_again_moves_it(store: Store) -> None:
    table = await open_a_table(store)
    await open_deadlines(store, table, NewDeadline("ask", NOW))
    await open_deadlines(store, table, NewDeadline("ask", NOW + HOUR))
    assert [d.due_at for d in await store.deadlines(table)] == [NOW + HOUR]


@pytest.mark.parametrize("status", ["paused", "set_aside"])
async def test_a_paused_table_is_not_hurried_and_resumes_with_the_time_it_had(
    store: Store, status: Status
) -> None:
    table = await open_a_table(store)
    await open_deadlines(store, table, NewDeadline("ask", NOW + 10))
    await store.commit(Change(NOW, table, fields={"status": status, "paused_at": NOW}))
    await open_deadlines(store, table, NewDeadline("window", NOW + 5))
    assert await store.due(NOW + HOUR) == []
    assert await store.next_due() is None
    with pytest.raises(DeadlineGone):
        await store.commit(Change(NOW, table, fires=DeadlineKey("ask")))
    await store.commit(Change(NOW, table, fields={"status": "playing", "paused_at": None}, shift=HOUR))
    assert [(d.kind, d.due_at) for d in await store.deadlines(table)] == [
        ("window", NOW + HOUR + 5),
        ("ask", NOW + HOUR + 10),
    ]
    assert await store.next_due() == NOW + HOUR + 5


@pytest.mark.parametrize("status", ["ended", "cancelled"])
async def test_a_table_that_is_over_has_no_deadline(store: Store, status: Status) -> None:
    table = await open_a_table(store)
    await open_deadlines(store, table, NewDeadline("ask", NOW + 10))
    await store.commit(Change(NOW, table, fields={"status": status}))
    assert await store.deadlines(table) == []


async def test_a_lobby_has_deadlines_too(store: Store) -> None:
    await store.commit(Change(NOW, 1, table=a_table(1, status="lobby"), opens=(NewDeadline("lobby", NOW),)))
    assert await due(store, NOW) == ["lobby"]


async def test_what_a_deadline_notes_of_people_is_kept_with_it_or_not_at_all(store: Store) -> None:
    table = await open_a_table(store)
    await open_deadlines(store, table, NewDeadline("digest", NOW))
    assert await store.preferences(7) == {}
    (deadline,) = await store.due(NOW)
    firing = Change(NOW, table, fires=deadline.key, preferences={(7, "digest-at"): "1"})
    await store.commit(firing)
    assert await store.preferences(7) == {"digest-at": "1"}
    again = Change(NOW, table, fires=deadline.key, preferences={(7, "digest-at"): "2"})
    with pytest.raises(DeadlineGone):
        await store.commit(again)
    assert await store.preferences(7) == {"digest-at": "1"}
