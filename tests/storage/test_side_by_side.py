"""Two versions at one database: a newer one has widened the schema, and the older goes on with it."""

import re
from collections.abc import AsyncIterator
from typing import Any, Final

import asyncpg
import pytest

from storage.migrate import SchemaStep
from storage.ports import Change, Interaction, NewDeadline, NewOwed, PositionRow
from storage.postgres.schema import list_postgres_steps
from storage.postgres.store import PostgresStore
from tests.storage.rows import NOW, a_seat, an_entry, open_a_table, texts
from tests.storage.servers import empty_database, find_database_url, open_stores

NARROWING: Final = re.compile(
    r"DROP (TABLE|COLUMN|FUNCTION|SEQUENCE|TYPE)|RENAME|SET NOT NULL|ALTER COLUMN \w+ (SET DATA )?TYPE"
    r"|ADD COLUMN (?![^,;]*DEFAULT)[^,;]*NOT NULL|ADD (CONSTRAINT|CHECK|UNIQUE|FOREIGN)|CREATE UNIQUE INDEX",
    re.IGNORECASE,
)
"""What an older program that runs still may stumble over. A step that narrows comes once no version needs what it
takes away; then it is named here."""
NARROWS: Final[dict[int, str]] = {}
COMMENT: Final = re.compile(r"--.*")
LONG: Final = NOW + 1_000_000


@pytest.mark.parametrize("step", list_postgres_steps()[1:], ids=lambda step: step.name)
def test_a_step_of_the_schema_takes_nothing_from_an_older_program(step: SchemaStep) -> None:
    found = NARROWING.search(COMMENT.sub("", step.sql))
    assert found is None or NARROWS.get(step.number) == found[0], step.name


@pytest.mark.parametrize(
    ("sql", "narrows"),
    [
        ("ALTER TABLE tables DROP COLUMN words;", True),
        ("DROP FUNCTION write_change;", True),
        ("ALTER TABLE seats RENAME COLUMN name TO title;", True),
        ("ALTER TABLE seats ADD COLUMN mood bigint NOT NULL;", True),
        ("ALTER TABLE seats ALTER COLUMN name TYPE bytea;", True),
        ("ALTER TABLE seats ADD COLUMN mood bigint NOT NULL DEFAULT 0;", False),
        ("ALTER TABLE seats ADD COLUMN mood bigint;", False),
        ("DROP INDEX lanes_by_time; CREATE INDEX lanes_by_time ON lanes (head);", False),
    ],
)
def test_what_narrows_is_told_from_what_widens(sql: str, narrows: bool) -> None:
    assert bool(NARROWING.search(sql)) is narrows


@pytest.fixture
async def older() -> AsyncIterator[PostgresStore]:
    """A program that runs; the database is as before afterwards."""
    async with open_stores(1) as (store,):
        yield store
        await change_tables("DROP COLUMN IF EXISTS later")
    await empty_database(find_database_url())


async def change_tables(clause: str) -> None:
    """Change every table of the schema."""
    connection: Any = await asyncpg.connect(find_database_url())
    for (name,) in await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'"):
        await connection.execute(f"ALTER TABLE {name} {clause}")
    await connection.close()


async def go_on(store: PostgresStore, table: int) -> None:
    """A bit of everything that is done at each turn, by statements that the server has planned before."""
    length = len(await texts(store, table))
    async with store.hold_table(table):
        await store.commit(
            Change(
                NOW, table, Interaction(1_000 + length, 50, b"{}"), log_length=length,
                entries=(an_entry(length, f"{length}"),), seats=(a_seat(table, 0, 50),),
                owed=(NewOwed("dm:50", "x", b"{}"),), opens=(NewDeadline("ask", NOW, length),),
                position=PositionRow(table, length + 1, "combat", b"{}", 1, NOW), posts={"story": b"{}"},
                preferences={(50, "digest"): f"{length}"},
            )
        )  # fmt: skip
    assert await store.table(table) is not None
    assert [seat.user_id for seat in await store.seats(table)] == [50]
    assert (await store.load(table)).position is not None
    (due,) = await store.claim_due(NOW, until=LONG)
    await store.release_due([due], LONG)
    lanes = await store.claim_lanes(NOW, [1] * 4, until=LONG)
    assert list(lanes) == ["dm:50"]
    for row in await store.lane("dm:50"):
        await store.mark_sent(row.id, 1, now=NOW)
    await store.release_lanes(dict.fromkeys(lanes, LONG))
    await store.commit(Change(NOW, table, fires=due.key))
    await store.commit(Change(NOW, table, fields={"title": f"{length}"}))
    assert await store.preferences(50) == {"digest": f"{length}"}
    await store.take_slots(1, every=25, lapse=175)
    await store.exchange_refusals("older", 1)


@pytest.mark.thorough
async def test_while_a_newer_program_widens_every_table_the_older_goes_on(older: PostgresStore) -> None:
    table = await open_a_table(older)
    for _ in range(8):  # so often that the server keeps its plans
        await go_on(older, table)
    await change_tables("ADD COLUMN later bigint NOT NULL DEFAULT 0")
    for _ in range(8):
        await go_on(older, table)
    assert await texts(older, table) == [f"{number}" for number in range(16)]
