"""Records of golden games, as tables that are over."""

from dataclasses import replace
from typing import Final

from msgspec.structs import replace as restate

from bot.record.files import read_file
from bot.record.record import Record
from bot.tables.leaves import CLOSED
from storage.ports import Status
from tests.golden.kept import FOLDER, KINDS

NAMES: Final = ("Amélie", "Bruno", "Clara", "Dave", "Élodie", "Frank", "Gus", "Hal")
HOUR: Final = 3_600_000


def record_golden(
    kind: str,
    name: str = "seed-0",
    status: Status = "ended",
    *,
    closed: bool = False,
    upto: int | None = None,
) -> Record:
    """A golden game as a record; `upto`: how many of its entries there are so far."""
    record = read_file(FOLDER / kind / f"{name}.txt", KINDS[kind].game)
    seats = tuple(replace(one, name=NAMES[one.seat]) for one in record.seats)
    entries = tuple(replace(one, at=HOUR * one.seq) for one in record.entries[:upto])
    table = replace(record.table, status=status, recipe=CLOSED if closed else 2, secret=b"s" * 32)
    return restate(record, table=table, seats=seats, entries=entries)


def find_longest(kind: str) -> str:
    """The golden game of a kind that has most to tell."""
    return max((FOLDER / kind).glob("seed-*.txt"), key=lambda path: path.stat().st_size).stem
