"""Posts: what the messages hold that are edited in place."""

# ruff: noqa: D102 - what the methods do is said once, by the port

from collections.abc import Mapping
from typing import Final

from storage.database import Connection, Database, make_upsert

__all__ = ["SqlPosts", "keep_posts"]

_KEEP: Final = make_upsert("posts", "table_id, name", "body")


def keep_posts(connection: Connection, table_id: int, posts: Mapping[str, bytes | None]) -> None:
    """Write what messages hold now, or forget them (None). Runs on the connection's thread, inside a change."""
    for name, body in posts.items():
        if body is None:
            connection.execute("DELETE FROM posts WHERE table_id = ? AND name = ?", (table_id, name))
        else:
            connection.execute(_KEEP, (table_id, name, body))


class SqlPosts:
    """The port `Posts`."""

    _engine: Database

    async def posts(self, table_id: int) -> Mapping[str, bytes]:
        sql = "SELECT name, body FROM posts WHERE table_id = ? ORDER BY name"
        return dict(await self._engine.read(sql, table_id, table_id=table_id))
