"""What a killed process was to do, and when another took it: the database itself notes who claims what.

Each process names itself in its connections (`name_process`), and triggers of the test note every change of a claim
under that name. So a second kill, of whoever had taken over meanwhile, is another takeover, and is counted from then.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, Final

import asyncpg

from storage.postgres.store import open_postgres

__all__ = [
    "Claim",
    "Life",
    "Takeover",
    "forget_claims",
    "list_takeovers",
    "name_process",
    "read_claims",
    "watch_claims",
]
_WATCH: Final = """
DROP SCHEMA IF EXISTS watched CASCADE;
CREATE SCHEMA watched;
CREATE TABLE watched.claims (
    id bigserial PRIMARY KEY, work text NOT NULL, at bigint NOT NULL, who text NOT NULL, due_at bigint, until bigint
);
CREATE FUNCTION watched.note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    one record := coalesce(new, old);
    is_lane CONSTANT boolean := TG_TABLE_NAME = 'lanes';
    work CONSTANT text := CASE WHEN is_lane THEN to_jsonb(one)->>'destination'
        ELSE concat_ws(' ', to_jsonb(one)->>'table_id', to_jsonb(one)->>'kind', to_jsonb(one)->>'place',
            to_jsonb(one)->>'seat') END;
    due CONSTANT bigint := CASE WHEN is_lane THEN to_jsonb(one)->>'not_before' ELSE to_jsonb(one)->>'due_at' END;
    held CONSTANT boolean := NOT is_lane AND (to_jsonb(one)->>'held')::boolean;
BEGIN
    INSERT INTO watched.claims (work, at, who, due_at, until) VALUES (
        work, extract(epoch FROM clock_timestamp()) * 1000, coalesce(current_setting('test.process', true), ''),
        CASE WHEN TG_OP = 'DELETE' OR held THEN NULL ELSE due END,
        CASE WHEN TG_OP = 'DELETE' THEN 0 ELSE one.claimed_until END);
    RETURN NULL;
END $$;
CREATE TRIGGER watched AFTER INSERT OR UPDATE OR DELETE ON lanes FOR EACH ROW EXECUTE FUNCTION watched.note();
CREATE TRIGGER watched AFTER INSERT OR UPDATE OR DELETE ON deadlines FOR EACH ROW EXECUTE FUNCTION watched.note();
"""


@dataclass(frozen=True)
class Claim:
    """What was written of a lane or of a deadline. Times are unix milliseconds.

    who     which process wrote it
    due_at  when it is to be done; None: there is nothing to be done any more
    until   until when it is somebody's; what has passed says that it is nobody's
    """

    work: str
    at: int
    who: str
    due_at: int | None
    until: int


@dataclass(frozen=True)
class Life:
    """A process, from when it listened until it ended; None: it did not come to listen, or is there still."""

    who: str
    listened_at: int | None = None
    ended_at: int | None = None
    killed: bool = False


@dataclass(frozen=True)
class Takeover:
    """What a killed process left that was due, and how long that waited for another, milliseconds.

    Only time is counted in which there was somebody who could have taken it.
    """

    work: str
    killed: str
    by: str
    waited: int


@dataclass
class _History:
    claims: list[Claim] = field(default_factory=list)

    def find_last(self, at: int) -> Claim | None:
        """What was written last until then."""
        number = bisect_right(self.claims, at, key=attrgetter("at"))
        return self.claims[number - 1] if number else None

    def find_next(self, at: int, but: str) -> Claim | None:
        """What another has done about it since: it has claimed it, put it off or done it."""
        for one in self.claims[bisect_left(self.claims, at, key=attrgetter("at")) :]:
            if one.who != but and (one.due_at is None or one.until > one.at or one.due_at > one.at):
                return one
        return None


def list_takeovers(claims: Sequence[Claim], processes: Sequence[Life]) -> Iterator[Takeover]:
    """Everything due that a killed process had claimed, or that nobody had, and how long it then waited."""
    histories: Mapping[str, _History] = {work: _History() for work in {one.work for one in claims}}
    for one in claims:
        histories[one.work].claims.append(one)
    for dead in processes:
        if not dead.killed or dead.ended_at is None:
            continue
        others = [one for one in processes if one is not dead]
        for work, history in histories.items():
            left = history.find_last(dead.ended_at)
            if left is None or left.due_at is None or left.due_at > dead.ended_at:
                continue
            is_anothers = left.until > dead.ended_at and left.who != dead.who
            taken = history.find_next(dead.ended_at, dead.who)
            if taken is not None and not is_anothers:
                start = _find_start(dead.ended_at, taken.at, others)
                yield Takeover(work, dead.who, taken.who, taken.at - start)


def _find_start(killed_at: int, taken_at: int, others: Sequence[Life]) -> int:
    """Since when, until it was taken, there was always another that listened."""
    alive = [
        (one.listened_at, taken_at if one.ended_at is None else one.ended_at)
        for one in others
        if one.listened_at is not None
    ]
    start = taken_at
    while True:
        before = min((begun for begun, ended in alive if begun < start <= ended), default=start)
        if before <= killed_at:
            return killed_at
        if before == start:
            return start
        start = before


def name_process(url: str, who: str) -> str:
    """The address by which a process reaches the database under its name."""
    return f"{url}{'&' if '?' in url else '?'}test.process={who}"


async def watch_claims(url: str) -> None:
    """From now on it is noted who claims what. The database has its tables then."""
    await (await open_postgres(url, connections=2)).close()
    connection: Any = await asyncpg.connect(url)
    await connection.execute(_WATCH)
    await connection.close()


async def read_claims(url: str) -> Sequence[Claim]:
    """What was noted, oldest first."""
    connection: Any = await asyncpg.connect(url)
    rows = await connection.fetch("SELECT work, at, who, due_at, until FROM watched.claims ORDER BY at, id")
    await connection.close()
    return [Claim(*row) for row in rows]


async def forget_claims(url: str) -> None:
    """It is noted no longer."""
    connection: Any = await asyncpg.connect(url)
    await connection.execute("DROP SCHEMA IF EXISTS watched CASCADE")
    await connection.close()
