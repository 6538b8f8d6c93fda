"""What the record of a server costs where very many games were played: its table, and what one person has played."""

import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from typing import Any, Final

from bench.figures import Figure
from bench.measure import stopwatch, time_piece
from bench.seated import Room, ahead, made_up, write
from storage.database import Connection

TABLES: Final = 100_000
QUICK: Final = 1_000
SEATS: Final = 4
PEOPLE: Final = 2_000
"""Who plays on the server; half of them let it be seen."""
GUILD: Final = 77
LOOKS: Final = 5
REACH: Final = 500
"""Milliseconds of a core; Discord waits for three seconds."""
NOTE: Final = "processor time of all threads: a thread of the store reads, the event loop goes on"
_MANY: Final = "WITH RECURSIVE many(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM many WHERE n < :tables) "


async def measure_standings(*, quick: bool) -> list[Figure]:
    """The server's table over so many games, of all games and of one, and a person's own record."""
    tables, looks = (QUICK, 1) if quick else (TABLES, LOOKS)
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        room = await Room.open(Path(name))
        try:
            change, _ = ahead(1, made_up, start=0, more=0)
            await write(room.store, [change])
            await room.store._engine.write(lambda connection: _fill(connection, tables))  # noqa: SLF001
            store, game = room.store, "cochons"
            reads: dict[str, Callable[[], Awaitable[Any]]] = {
                "the table of a server": lambda: store.standings(GUILD),
                "the same for one game": lambda: store.standings(GUILD, game),
                "the games of one person": lambda: store.results_of(1),
                "whom they have met": lambda: store.opponents(1),
            }
            return [await _measure(f"{one}, {tables:,} games", read, looks) for one, read in reads.items()]
        finally:
            await room.store.close()


async def _measure(name: str, read: Callable[[], Awaitable[Any]], looks: int) -> Figure:
    await read()  # once, for the pages that are needed for the first time
    taken = []
    for _ in range(looks):
        with stopwatch():
            began = time.process_time()
            assert await read()
            taken.append((time.process_time() - began) * 1e3)
    took = median(taken)
    return Figure(name, took, "ms", None, took, REACH, "at most", "value", NOTE, took / time_piece())


def _fill(connection: Connection, tables: int) -> None:
    """So many games that are over, like the one that is there, and who played them."""
    kept = {"id": "n", "channel_id": "n", "guild_id": str(GUILD), "status": "'ended'", "ended_at": "n"}
    columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
    values = ", ".join(kept.get(one, one) for one in columns)
    connection.execute(
        f"{_MANY}INSERT INTO tables ({', '.join(columns)}) SELECT {values} FROM tables, many WHERE id = 1",
        {"tables": tables},
    )
    connection.execute(
        f"{_MANY}, seated(seat) AS (VALUES {', '.join(f'({seat})' for seat in range(SEATS))})"
        " INSERT INTO results SELECT n, seat, 1 + (n * 31 + seat * 517 + n / 50) % :people, :guild,"
        " CASE n % 3 WHEN 0 THEN 'cochons' WHEN 1 THEN 'cosmic' ELSE 'election' END, '', n, n, seat = 0, 9, 9"
        " FROM many, seated",
        {"tables": tables, "people": PEOPLE, "guild": GUILD},
    )
    connection.execute(
        "WITH RECURSIVE people(n) AS (SELECT 1 UNION ALL SELECT n + 2 FROM people WHERE n < :people)"
        " INSERT INTO preferences (user_id, name, value) SELECT n, 'record', 'shown' FROM people",
        {"people": PEOPLE},
    )
