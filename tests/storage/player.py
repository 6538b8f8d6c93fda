"""A process that plays at five tables until it is killed, and says what was acknowledged.

Each line is "table seq owed_id". Run as `python -m tests.storage.player DATA_DIR`.
"""

import asyncio
import os
import sys
from pathlib import Path

from storage.ports import Change, DeadlineKey, Interaction, NewDeadline, NewOwed
from storage.sqlite import SqliteStore, open_store
from tests.storage.rows import NOW, a_position, a_table, an_entry

TABLES = range(1, 6)


async def play(store: SqliteStore, table: int) -> None:
    """Reply for ever, each reply closing one deadline and opening the next."""
    if await store.table(table) is None:
        first = Change(
            NOW, table, table=a_table(table), position=a_position(table, 0), opens=(NewDeadline("ask", NOW),)
        )
        await store.commit(first)
    place = (await store.load(table)).log_length
    while True:
        committed = await store.commit(
            Change(
                NOW,
                table,
                Interaction(table * 1_000_000 + place, 1),
                fires=DeadlineKey("ask", place),
                log_length=place,
                entries=(an_entry(place, f"reply {place}"),),
                position=a_position(table, place + 1) if place % 7 == 0 else None,
                owed=(
                    NewOwed(f"channel:{table}", str(place), b"{}"),
                    NewOwed(f"dm:{table}", str(place), b"{}"),
                ),
                opens=(NewDeadline("ask", NOW, place=place + 1),),
            )
        )
        # One write of less than a pipe's atomic size: a kill cannot cut the line.
        os.write(1, f"{table} {place} {committed.outbox_ids[0]}\n".encode())
        if place % 3:  # a lane that moves on now and then
            await store.mark_sent((await store.lane(f"dm:{table}", 1))[0].id, None, now=NOW)
        place += 1


async def main(data_dir: Path) -> None:
    store = await open_store(data_dir)
    await asyncio.gather(*(play(store, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
