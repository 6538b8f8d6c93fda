"""Standing orders: what seats want answered for them."""

# ruff: noqa: D102 - what the methods do is said once, by the port

from collections.abc import Sequence
from typing import Final

from storage.database import Connection, Database, make_upsert
from storage.rows import OrderKey, OrderRow

__all__ = ["SqlOrders", "keep_orders"]

_GIVE: Final = make_upsert("orders", "table_id, seat, name", "given_at, terms")


def keep_orders(
    connection: Connection,
    table_id: int,
    given: Sequence[OrderRow],
    withdrawn: Sequence[OrderKey],
) -> None:
    """Forget the orders withdrawn, then write those given. Runs on the connection's thread, inside a change."""
    for key in withdrawn:
        connection.execute(
            "DELETE FROM orders WHERE table_id = ? AND seat = ? AND name = ?", (table_id, key.seat, key.name)
        )
    for one in given:
        connection.execute(
            _GIVE,
            (table_id, one.seat, one.name, one.given_at, one.terms),
        )


class SqlOrders:
    """The port `Orders`."""

    _engine: Database

    async def orders(self, table_id: int) -> Sequence[OrderRow]:
        sql = "SELECT seat, name, terms, given_at FROM orders WHERE table_id = ? ORDER BY seat, name"
        rows = await self._engine.read(sql, table_id, table_id=table_id)
        return [OrderRow(*row) for row in rows]
