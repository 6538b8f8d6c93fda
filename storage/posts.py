"""Posts: what the messages hold that are edited in place."""

# ruff: noqa: D102 - what the methods do is said once, by the port

import sqlite3
from collections.abc import Mapping

from storage.engine import Engine

__all__ = ["SqlitePosts", "keep_posts"]


def keep_posts(connection: sqlite3.Connection, table_id: int, posts: Mapping[str, bytes | None]) -> None:
    """Write what messages hold now, or forget them (None). Runs on the connection's thread, inside a change."""
    for name, body in posts.items():
        if body is None:
            connection.execute("DELETE FROM posts WHERE table_id = ? AND name = ?", (table_id, name))
        else:
            connection.execute("INSERT OR REPLACE INTO posts VALUES (?, ?, ?)", (table_id, name, body))


class SqlitePosts:
    """The port `Posts`."""

    _engine: Engine

    async def posts(self, table_id: int) -> Mapping[str, bytes]:
        sql = "SELECT name, body FROM posts WHERE table_id = ? ORDER BY name"
        return dict(await self._engine.read(sql, table_id, table_id=table_id))
