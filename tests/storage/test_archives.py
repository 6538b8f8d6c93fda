"""Ended games become one small record after a term, which is read as the log was, and go after another."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.tables.draws import record_draw
from porc_royal.facts import CHANCE
from porc_royal.notation import read
from porc_royal.play import Play
from porc_royal.testing.golden import decode_game
from storage import records
from storage.codec import encode
from storage.ports import Change, Entry, LogBroken, NewEntry, PositionRow, Retention, SeatRow, Store
from storage.records import NoRecord, join_columns, pack, unpack
from storage.sqlite import SqliteStore, open_store
from tests.golden.kept import KINDS, read_games
from tests.storage.moments import Moments
from tests.storage.rows import NOW, a_position, an_entry, open_a_table

DAY = 24 * 60 * 60 * 1000
TERMS = Retention(archive_days=10, forget_days=20)
ENTRY_BYTES, GAME_BYTES = 18, 2048
SECRET = b"x" * 32


async def end_a_game(store: Store, *, entries: int = 7) -> int:
    table = await open_a_table(store, channel_id=1000 + await store.new_table_id())
    played = tuple(
        an_entry(seq, "name-ship" if seq == 1 else "stay", seat=seq % 3 - 1) for seq in range(entries)
    )
    typed = NewEntry(
        0, 1, encode({"option": "name-ship", "fields": {"name": "Nef"}}), b'["Nef"]', typed=("name",)
    )
    change = Change(
        NOW,
        table,
        seats=(SeatRow(table, 0, "person", "A", 50),),
        log_length=0,
        entries=(played[0], typed, *played[2:]),
        position=a_position(table, 0, "start"),
    )
    await store.commit(change)
    await store.commit(Change(NOW + 1, table, position=a_position(table, 5)))
    await store.commit(Change(NOW + 2, table, fields={"status": "ended", "ended_at": NOW}))
    return table


async def test_an_archived_game_is_read_as_it_was_and_takes_one_row(store: SqliteStore) -> None:
    tables = [await end_a_game(store) for _ in range(3)]
    before = [
        (await store.log(one), await store.replay(one), await store.load(one, upto=4)) for one in tables
    ]
    while (await store.prune(NOW + 11 * DAY, TERMS)).more:
        pass
    left = [(await store.log(one), await store.replay(one), await store.load(one, upto=4)) for one in tables]
    assert left == before
    assert (await store._engine.read("SELECT count(*) FROM log"))[0][0] == 0
    assert (await store._engine.read("SELECT count(*), max(sample_id) FROM archives"))[0] == (3, 1)
    whole = await store.load(tables[0])
    assert whole.log_length == 7
    assert whole.position == a_position(tables[0], 0, "start")
    assert [one.seq for one in await store.log(tables[0], start=2, limit=2)] == [2, 3]
    assert [one.seq for one in await store.positions(tables[0])] == [0]
    moved = await store.move_mark(tables[0], 7, now=NOW + 11 * DAY, pause=1)
    assert moved.after.seq == 7


async def test_killed_at_any_moment_of_packing_or_forgetting_a_game_is_there_as_it_was(
    store: SqliteStore, data_dir: Path, tmp_path: Path
) -> None:
    tables = [await end_a_game(store) for _ in range(3)]
    games = [(await store.log(one), await store.replay(one)) for one in tables]
    moments, packed = Moments(data_dir, tmp_path / "copies"), set[int]()
    async with moments.watch(store):
        while (await store.prune(NOW + 11 * DAY, TERMS)).more:
            pass
    for copy in moments.kept:
        killed = await open_store(copy)
        assert [(await killed.log(one), await killed.replay(one)) for one in tables] == games
        packed.add((await killed._engine.read("SELECT count(*) FROM archives"))[0][0])
        while (await killed.prune(NOW + 11 * DAY, TERMS)).more:
            pass
        assert [(await killed.log(one), await killed.replay(one)) for one in tables] == games
        assert (await killed._engine.read("SELECT count(*) FROM log"))[0][0] == 0
        await killed.close()
    assert packed == {0, 1, 2, 3}, "each game is packed by itself, whole"
    last, left = Moments(data_dir, tmp_path / "later"), list[int]()
    async with last.watch(store):
        while (await store.prune(NOW + 21 * DAY, TERMS)).more:
            pass
    for copy in last.kept:
        killed = await open_store(copy)
        there = [at for at, one in enumerate(tables) if await killed.table(one) is not None]
        assert [(await killed.log(tables[at]), await killed.replay(tables[at])) for at in there] == [
            games[at] for at in there
        ]
        assert (await killed._engine.read("SELECT count(*) FROM archives"))[0][0] == len(there)
        left.append(len(there))
        await killed.close()
    assert {*left} == {0, 1, 2, 3}


async def test_what_was_typed_is_erased_in_an_archive_too(store: Store) -> None:
    table = await end_a_game(store)
    await store.prune(NOW + 11 * DAY, TERMS)
    assert b"Nef" in (await store.log(table))[1].facts
    await store.erase(50, await store.find_traces(50), {"en": "Player "})
    assert (await store.log(table))[1].facts == b'["-1-"]'


async def test_a_game_goes_after_its_term_and_a_running_one_never(store: SqliteStore) -> None:
    table, running = await end_a_game(store), await open_a_table(store)
    await store.prune(NOW + 11 * DAY, TERMS)
    await store.prune(NOW + 21 * DAY)
    assert await store.table(table) is not None
    await store.prune(NOW + 21 * DAY, TERMS)
    assert await store.table(table) is None
    assert (await store._engine.read("SELECT count(*) FROM archives"))[0][0] == 0
    assert await store.table(running) is not None


async def test_tables_of_a_server_that_removed_the_bot_go_after_their_term(store: Store) -> None:
    table = await open_a_table(store)
    await store.put_meta("left:99", str(NOW))
    await store.prune(NOW + 9 * DAY, Retention(left_days=10))
    assert await store.table(table) is not None
    await store.prune(NOW + 11 * DAY, Retention(left_days=10))
    assert await store.table(table) is None
    assert await store.meta("left:99") is None


async def test_a_damaged_log_is_not_made_to_look_whole(store: SqliteStore, data_dir: Path) -> None:
    table = await end_a_game(store)
    with closing(sqlite3.connect(data_dir / "porc.sqlite3")) as connection, connection:
        connection.execute("UPDATE log SET facts = x'5b5d' WHERE seq = 3")
    await store.prune(NOW + 11 * DAY, TERMS)
    with pytest.raises(LogBroken):
        await store.replay(table)


async def test_a_damaged_record_is_noticed(store: SqliteStore, data_dir: Path) -> None:
    table = await end_a_game(store)
    await store.prune(NOW + 11 * DAY, TERMS)
    (record,) = (await store._engine.read("SELECT record FROM archives"))[0]
    for wrong in (record[:-3], record[: len(record) // 2] + b"\x00\x00" + record[len(record) // 2 + 2 :]):
        with closing(sqlite3.connect(data_dir / "porc.sqlite3")) as connection, connection:
            connection.execute("UPDATE archives SET record = ?", (wrong,))
        with pytest.raises(LogBroken):
            await store.load(table)


def test_a_game_that_does_not_fit_a_record_stays_as_it_is() -> None:
    entry = Entry(1, 0, 0, 0, b"{\n}", b"[]", False, NOW)
    with pytest.raises(NoRecord):
        pack(None, [entry])
    with pytest.raises(NoRecord):
        pack(a_position(1, 3), [])
    assert unpack(pack(None, []), 1) == (None, [])


def test_a_record_that_was_written_with_other_properties_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    ((position, entries),) = play_golden("cochons", 1)
    with monkeypatch.context() as before:
        before.setattr(records, "_FILTERS", [one | {"lc": 3, "pb": 2} for one in records._FILTERS])
        record = pack(position, entries)
    assert record != pack(position, entries)
    assert unpack(record, 1) == (position, entries)


def play_golden(kind: str, games: int) -> Iterator[tuple[PositionRow, list[Entry]]]:
    """Golden games as the log has them, people answering at moments of their own."""
    for name, data in list(read_games(kind).items())[:games]:
        golden, luck, at = decode_game(data), random.Random(name), NOW
        play = Play.new(KINDS[kind].book, golden.setup.players, golden.setup.settings)
        begun = play.position
        position = PositionRow(1, 0, begun.chapter, bytes(begun.state), begun.version, NOW)
        entries = []
        for line, _ in golden.lines:
            seat, reply = read(line)
            draw = encode(record_draw(play.asks[seat], SECRET, play.count, 2)) if seat == CHANCE else None
            at += 0 if draw else int(luck.expovariate(1 / 3_000_000))
            place, seq = play.since(seat), play.count
            step = play.take(seat, reply)
            told, given = encode(step.facts), encode(step.reply)
            entries.append(Entry(1, seq, seat, place, given, told, step.reveals, at, None, draw))
        yield position, entries


def check_kind(kind: str, games: int) -> None:
    """All games of a kind come back to the last bit, and are as small as they are to be."""
    size, count, sample = 0, 0, b""
    for position, entries in play_golden(kind, games):
        record = pack(position, entries, sample)
        assert unpack(record, 1, sample) == (position, entries)
        sample = sample or join_columns(position, entries)[: 32 * 1024]
        size, count = size + len(record), count + len(entries)
    assert size <= ENTRY_BYTES * count + GAME_BYTES * games, (
        f"{(size - GAME_BYTES * games) / count:.1f} an entry"
    )


def test_a_golden_game_takes_18_bytes_an_entry_and_2_kib() -> None:
    check_kind("cochons", 2)


@pytest.mark.thorough
@pytest.mark.parametrize("kind", KINDS)
def test_golden_games_of_every_kind_take_18_bytes_an_entry_and_2_kib(kind: str) -> None:
    check_kind(kind, 5)
