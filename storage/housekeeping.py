"""Preferences, drafts, the program's own memory, and housekeeping."""

# ruff: noqa: D102 - what the methods do is said once, by the port

from collections.abc import Collection, Mapping
from typing import Final

from storage.archives import forget, forget_ballots, make_archives
from storage.database import Connection, Database, make_upsert
from storage.errors import ConstraintBroken, NoSuchTable, NotedOtherwise
from storage.rows import KEPT_FOR_EVER, Pruned, Retention

__all__ = ["SqlHousekeeping", "clear_drafts", "keep_preferences"]

_DAY: Final = 24 * 60 * 60 * 1000
_KEEP_SENT: Final = 7 * _DAY
_KEEP_DEAD: Final = 30 * _DAY
_KEEP_INTERACTIONS: Final = _DAY
_KEEP_BESIDE: Final = 90 * _DAY
"""What stands beside the log of a table that is over: its game is kept, with the record that it is replayed from."""
_KEEP_LESSONS: Final = 7 * _DAY
_BESIDE: Final = ("log_undone", "posts", "orders", "marks")
_REMEMBERED: Final = ("message/{}/", "offer:{}:", "deputy:{}:", "dm-closed:{}:", "again:{}")
"""Under names that begin so the program remembers something of one table."""
_PRUNED: Final = "pruned"
"""Under which name it is remembered up to which end of a table nothing is left to be removed."""
_MOST_AT_ONCE: Final = 5_000
"""Rows of the outbox removed by one prune: a long list must not hold up the replies."""
_MOST_KEPT: Final = 4096
"""People whose preferences are kept in memory."""
_PREFER: Final = make_upsert("preferences", "user_id, name", "value")
_PREFER_AFTER: Final = f"{_PREFER} WHERE preferences.value = ?"
_DRAFT: Final = make_upsert("drafts", "table_id, seat, place, option", "form")
_REMEMBER: Final = make_upsert("meta", "name", "value")


def clear_drafts(connection: Connection, table_id: int, seats: tuple[int, ...]) -> None:
    """Drop the half-filled forms of some seats. Runs on the connection's thread, inside a change."""
    for seat in seats:
        connection.execute("DELETE FROM drafts WHERE table_id = ? AND seat = ?", (table_id, seat))


def keep_preferences(
    connection: Connection, noted: Mapping[tuple[int, str], str], believed: Mapping[tuple[int, str], str]
) -> None:
    """Note what a change says of people. Raises NotedOtherwise where another than the believed value stands."""
    for (user_id, name), value in noted.items():
        if (before := believed.get((user_id, name))) is None:
            connection.execute(_PREFER, (user_id, name, value))
        elif connection.execute(_PREFER_AFTER, (user_id, name, value, before)).rowcount == 0:
            raise NotedOtherwise(user_id, name)


class SqlHousekeeping:
    """The port `Housekeeping`."""

    _engine: Database
    _preferred: dict[int, Mapping[str, str]]

    async def preferences(self, user_id: int) -> Mapping[str, str]:
        # Looked up at every interaction, and hardly ever set: kept until somebody sets one.
        kept = self._preferred.get(user_id)
        if kept is not None:
            return kept
        asked = self._preferred
        kept = dict(
            await self._engine.read(
                "SELECT name, value FROM preferences WHERE user_id = ? ORDER BY name", user_id
            )
        )
        if len(asked) >= _MOST_KEPT:
            asked.clear()
        # What was set meanwhile has put a new dict there, and this one is nobody's any more.
        asked[user_id] = kept
        return kept

    async def preferences_of(self, people: Collection[int]) -> Mapping[int, Mapping[str, str]]:
        return {one: await self.preferences(one) for one in people}

    async def set_preference(self, user_id: int, name: str, value: str | None) -> None:
        if value is None:
            sql = "DELETE FROM preferences WHERE user_id = ? AND name = ?"
            given: tuple[object, ...] = (user_id, name)
        else:
            sql, given = _PREFER, (user_id, name, value)
        await self._engine.write_and_forget(
            lambda connection: _run(connection, sql, given), lambda: self._forget_preferences({user_id})
        )

    def _forget_preferences(self, people: Collection[int]) -> None:
        """Forget what these people prefer: in a new dict, so that nobody who is reading puts back what was before."""
        self._preferred = {one: kept for one, kept in self._preferred.items() if one not in people}

    async def drafts(self, table_id: int, seat: int, place: int) -> Mapping[str, bytes]:
        return dict(
            await self._engine.read(
                "SELECT option, form FROM drafts WHERE table_id = ? AND seat = ? AND place = ?"
                " ORDER BY option",
                table_id,
                seat,
                place,
                table_id=table_id,
            )
        )

    async def save_draft(self, table_id: int, seat: int, place: int, option: str, form: bytes | None) -> None:
        key = (table_id, seat, place, option)
        if form is None:
            await self._write(
                "DELETE FROM drafts WHERE table_id = ? AND seat = ? AND place = ? AND option = ?", *key
            )
            return
        try:
            await self._write(_DRAFT, *key, form)
        except ConstraintBroken as error:
            raise NoSuchTable(table_id) from error

    async def meta(self, name: str) -> str | None:
        rows = await self._engine.read("SELECT value FROM meta WHERE name = ?", name)
        return rows[0][0] if rows else None

    async def put_meta(self, name: str, value: str | None) -> None:
        if value is None:
            await self._write("DELETE FROM meta WHERE name = ?", name)
        else:
            await self._write(_REMEMBER, name, value)

    async def prune(self, now: int, terms: Retention = KEPT_FOR_EVER) -> Pruned:
        def forget(connection: Connection) -> Pruned:
            sent = connection.execute(
                "DELETE FROM outbox WHERE id IN (SELECT id FROM ("
                "  SELECT id FROM outbox WHERE sent_at < ? UNION ALL"
                "  SELECT id FROM outbox WHERE dead = 1 AND created_at < ?) AS old LIMIT ?)",
                (now - _KEEP_SENT, now - _KEEP_DEAD, _MOST_AT_ONCE),
            )
            interactions = connection.execute(
                "DELETE FROM interactions WHERE at < ?", (now - _KEEP_INTERACTIONS,)
            )
            drafts = connection.execute(
                "DELETE FROM drafts WHERE table_id IN"
                " (SELECT DISTINCT table_id FROM drafts JOIN tables ON id = table_id"
                "  WHERE status IN ('ended', 'cancelled'))"
            )
            _forget_beside(connection, now - _KEEP_BESIDE)
            _forget_lessons(connection, now - _KEEP_LESSONS)
            more = sent.rowcount == _MOST_AT_ONCE
            more |= _archive_and_forget(connection, now, terms)
            return Pruned(sent.rowcount, interactions.rowcount, drafts.rowcount, more)

        return await self._engine.write(forget)

    async def _write(self, sql: str, *parameters: object) -> None:
        await self._engine.write(lambda connection: _run(connection, sql, parameters))


def _forget_beside(connection: Connection, before: int) -> None:
    """Remove what stands beside the logs of the tables that ended before a moment, and since the last time."""
    done = connection.execute("SELECT value FROM meta WHERE name = ?", (_PRUNED,)).fetchone()
    over = connection.execute(
        "SELECT id FROM tables WHERE status IN ('ended', 'cancelled') AND ended_at >= ? AND ended_at < ?",
        (int(done[0]) if done else 0, before),
    ).fetchall()
    for (table_id,) in over:
        for name in _BESIDE:
            connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))  # noqa: S608 - names of ours
        _forget_remembered(connection, table_id)
    if over:
        connection.execute(_REMEMBER, (_PRUNED, str(before)))


def _archive_and_forget(connection: Connection, now: int, terms: Retention) -> bool:
    """What the terms say of tables that are over, and of servers that the bot has left; whether there is more to do."""
    more = False
    if terms.archive_days:
        more |= make_archives(connection, now - terms.archive_days * _DAY)
    if terms.forget_days:
        more |= forget(connection, now - terms.forget_days * _DAY)
        more |= forget_ballots(connection, now - terms.forget_days * _DAY)
    if terms.left_days:
        left = connection.execute(
            "SELECT name, value FROM meta WHERE name >= ? AND name < ?", _find_range("left:")
        ).fetchall()
        for name, since in left:
            if int(since) < now - terms.left_days * _DAY:
                guild = int(name.partition(":")[2])
                for (table_id,) in connection.execute(
                    "SELECT id FROM tables WHERE guild_id = ?", (guild,)
                ).fetchall():
                    connection.execute("DELETE FROM tables WHERE id = ?", (table_id,))
                    _forget_remembered(connection, table_id)
                connection.execute("DELETE FROM ballots WHERE guild_id = ?", (guild,))
                connection.execute("DELETE FROM meta WHERE name = ?", (name,))
    return more


def _forget_lessons(connection: Connection, before: int) -> None:
    """Remove the lessons that ended before a moment, with everything that hangs on them: they are no games."""
    over = connection.execute(
        "SELECT id FROM tables WHERE status IN ('ended', 'cancelled') AND ended_at < ? AND lesson <> ''",
        (before,),
    ).fetchall()
    for (table_id,) in over:
        connection.execute("DELETE FROM tables WHERE id = ?", (table_id,))
        _forget_remembered(connection, table_id)


def _forget_remembered(connection: Connection, table_id: int) -> None:
    """Remove what the program remembers of a table."""
    for named in _REMEMBERED:
        name = named.format(table_id)
        if named.endswith("}"):
            connection.execute("DELETE FROM meta WHERE name = ?", (name,))
        else:
            connection.execute("DELETE FROM meta WHERE name >= ? AND name < ?", _find_range(name))


def _find_range(start: str) -> tuple[str, str]:
    """Between which names all those are that begin so."""
    return start, start[:-1] + chr(ord(start[-1]) + 1)


def _run(connection: Connection, sql: str, parameters: tuple[object, ...]) -> None:
    connection.execute(sql, parameters)
