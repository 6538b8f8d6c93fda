"""Standing orders are kept with their table, one of a kind for each seat, and written whole or not at all."""

import pytest

from storage.ports import Change, NoSuchTable, OrderKey, OrderRow, PlaceTaken, Store
from tests.storage.rows import NOW, an_entry, open_a_table


async def test_orders_come_back_as_they_were_given_each_at_its_table(store: Store) -> None:
    one, other = await open_a_table(store), await open_a_table(store)
    given = (OrderRow(0, "flee", b'{"left":3}', NOW), OrderRow(1, "vote", b'{"for":"2"}', NOW))
    await store.commit(Change(NOW, one, orders=given))
    await store.commit(Change(NOW, other, orders=(OrderRow(0, "flee", b"{}", NOW),)))
    assert await store.orders(one) == list(given)


async def test_a_new_order_replaces_the_one_of_its_kind_and_leaves_the_others(store: Store) -> None:
    table = await open_a_table(store)
    kept = OrderRow(0, "vote", b"{}", NOW)
    await store.commit(Change(NOW, table, orders=(OrderRow(0, "flee", b'{"left":3}', NOW), kept)))
    newer = OrderRow(0, "flee", b'{"left":5}', NOW + 1)
    await store.commit(Change(NOW + 1, table, orders=(newer,)))
    assert await store.orders(table) == [newer, kept]


async def test_orders_are_withdrawn_by_seat_and_kind(store: Store) -> None:
    table = await open_a_table(store)
    orders = [OrderRow(seat, name, b"{}", NOW) for seat in (0, 1) for name in ("flee", "vote")]
    await store.commit(Change(NOW, table, orders=tuple(orders)))
    await store.commit(Change(NOW, table, withdrawn=(OrderKey(0, "vote"), OrderKey(1, "flee"))))
    assert await store.orders(table) == [orders[0], orders[3]]


async def test_an_order_is_not_given_where_the_rest_of_its_change_fails(store: Store) -> None:
    table = await open_a_table(store)
    order = OrderRow(0, "flee", b"{}", NOW)
    with pytest.raises(PlaceTaken):
        await store.commit(Change(NOW, table, log_length=7, entries=(an_entry(7),), orders=(order,)))
    assert await store.orders(table) == []
    with pytest.raises(NoSuchTable):
        await store.commit(Change(NOW, 999, orders=(order,)))
    with pytest.raises(ValueError, match="table_id"):
        await store.commit(Change(NOW, orders=(order,)))


def test_what_an_order_says_is_in_no_log_line() -> None:
    assert "flee" in repr(OrderRow(0, "flee", b"secret", NOW))
    assert "secret" not in repr(OrderRow(0, "flee", b"secret", NOW))
