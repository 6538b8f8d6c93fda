"""Golden games as tables of a store: every reply with its facts, at hours of its own."""

import random
from collections.abc import Sequence
from typing import Final

import msgspec

from bot.games import GAMES
from porc_royal.notation import read
from porc_royal.play import Play
from porc_royal.testing.golden import Golden, decode_game
from storage.ports import AnsweredBy, Change, NewEntry, PositionRow, SeatRow, Store, TableRow
from tests.golden.kept import KINDS, read_games

GUILD: Final = 99
BEGAN: Final = 1_767_225_600_000
"""The first of January 2026, in unix milliseconds."""
HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
PEOPLE: Final = {501: "Ana", 502: "Bob", 503: "Cy", 504: "Dee", 505: "Eve"}


def read_kept(kind: str, number: int = 0) -> Golden:
    """A golden game of a kind."""
    return decode_game(list(read_games(kind).values())[number])


async def store_game(store: Store, kind: str, number: int, luck: random.Random, start: int) -> int:
    """A golden game as it would be kept by a program that knew no results; gives its table."""
    kept, book = read_kept(kind, number), GAMES[KINDS[kind].game]
    play = Play.new(book, kept.setup.players, kept.setup.settings)
    table_id, first = await store.new_table_id(), play.position
    table = TableRow(
        table_id,
        10_000 + table_id,
        book.name,
        book.version,
        "en",
        501,
        start,
        "",
        GUILD,
        "playing",
        started_at=start,
    )
    people = luck.sample(sorted(PEOPLE), min(len(PEOPLE), kept.setup.players))
    seats = tuple(_seat(table_id, number, people) for number in range(kept.setup.players))
    position = PositionRow(table_id, 0, first.chapter, first.state, first.version, start)
    await store.commit(Change(start, table_id, table=table, seats=seats, position=position))
    at, length = start, 0
    for part in _batch(kept.lines, luck):
        entries, seam = list[NewEntry](), None
        for line in part:
            seat, reply = read(line)
            place, step = play.place, play.take(*read(line))
            by: AnsweredBy | None = "default" if seat >= 0 and luck.random() < 0.2 else None
            given = msgspec.json.encode(reply), msgspec.json.encode(step.facts)
            seam = step.seam or seam
            entries.append(NewEntry(seat, place, *given, step.reveals, by))
        at += luck.randrange(HOUR)
        kept_at = seam and PositionRow(table_id, seam.seq, seam.chapter, seam.state, seam.version, at)
        await store.commit(
            Change(at, table_id, log_length=length, entries=tuple(entries), position=kept_at or None)
        )
        length += len(entries)
    await store.commit(Change(at, table_id, fields={"status": "ended", "ended_at": at}))
    return table_id


def _seat(table_id: int, number: int, people: Sequence[int]) -> SeatRow:
    if number >= len(people):
        return SeatRow(table_id, number, "practice", f"Robot {number}")
    return SeatRow(table_id, number, "person", PEOPLE[people[number]], people[number])


def _batch(lines: Sequence[tuple[str, Sequence[str]]], luck: random.Random) -> list[list[str]]:
    """The replies, some of which came together."""
    found, left = list[list[str]](), [line for line, _ in lines]
    while left:
        size = luck.randrange(1, 60)
        found.append(left[:size])
        left = left[size:]
    return found
