"""Texts that people typed stand beside the log: in it is a mark, which says nothing once text and salt are gone."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

import pytest

from storage.chain import ROOT, hash_entry
from storage.codec import encode
from storage.migrate import list_steps, prepare
from storage.ports import Change, Entry, LogBroken, NewEntry, PositionRow, Store
from storage.rechaining import hash_entry_before
from storage.sqlite import SqliteStore, open_store
from storage.texts import Text, hide_in_facts
from tests.storage.rows import NOW, a_seat, a_table, an_entry, open_a_table

NAME = "Étoile d’Anna"
REPLY = encode({"option": "name-ship", "fields": {"name": NAME}})
FACTS = encode([{"says": {"key": "named", "args": {"name": NAME, "place": f"{NAME}–Boltuna (12:3)"}}}])
STATE = encode({"players": [{"name": NAME}], "deck": ["laser-gun.1"]})
BEFORE = next(step.number for step in list_steps() if step.name.endswith("_texts.sql")) - 1


async def name_the_ship(store: Store) -> int:
    table = await open_a_table(store)
    named = NewEntry(0, 0, REPLY, FACTS, typed=("name",))
    later = NewEntry(1, 1, encode({"option": "pass"}), FACTS)
    position = PositionRow(table, 2, "flight", STATE, 1, NOW)
    change = Change(NOW, table, seats=(a_seat(table, 0),), log_length=0, entries=(named, later))
    await store.commit(replace(change, position=position))
    return table


def read_bytes(data_dir: Path, sql: str) -> bytes:
    with closing(sqlite3.connect(data_dir / "porc.sqlite3")) as connection:
        return b"".join(column for row in connection.execute(sql) for column in row)


async def test_a_text_is_read_as_it_was_typed_and_is_not_in_the_log(
    store: SqliteStore, data_dir: Path
) -> None:
    table = await name_the_ship(store)
    loaded, whole = await store.load(table), await store.replay(table)
    assert [one.facts for one in await store.log(table)] == [FACTS, FACTS]
    assert (await store.log(table))[0].reply == REPLY
    assert loaded.position is not None
    assert loaded.position.state == STATE
    assert whole.entries == ()  # the first position stands behind all of them
    assert (await store.load(table, upto=1)).entries[0].reply == REPLY
    stored = read_bytes(data_dir, "SELECT reply, facts FROM log UNION ALL SELECT state, x'' FROM positions")
    assert "toile" not in stored.decode()
    assert stored.count(b"@text:") == 6


async def test_what_is_taken_back_is_read_with_its_texts(store: Store) -> None:
    table = await name_the_ship(store)
    await store.commit(Change(NOW + 1, table, undo_from=0, log_length=0))
    assert [one.facts for one in await store.read_undone(table)] == [FACTS, FACTS]
    assert [one.facts for one in await store.undone_since(table, NOW)] == [FACTS, FACTS]


async def test_a_text_that_is_a_word_of_the_game_leaves_positions_alone(store: Store) -> None:
    table = await open_a_table(store)
    state = encode({"deck": ["laser-gun.1"], "name": "laser-gun.1"})
    await store.commit(
        Change(NOW, table, position=PositionRow(table, 0, "stash", state, 1, NOW), log_length=0)
    )
    reply = encode({"option": "name-ship", "fields": {"name": "laser-gun.1"}})
    await store.commit(Change(NOW, table, log_length=0, entries=(NewEntry(0, 0, reply, typed=("name",)),)))
    await store.commit(Change(NOW, table, position=PositionRow(table, 1, "flight", state, 1, NOW)))
    position = (await store.load(table)).position
    assert position is not None
    assert position.state == state


def test_part_of_a_word_is_no_text_and_the_longest_text_is_taken() -> None:
    known = [Text(1, "@text:1@", "Ann", False), Text(2, "@text:2@", "Ann B", False)]
    told = [{"key": "Ann", "args": {"name": "Ann", "both": "Ann B–Ann (3)", "other": "Anna"}}]
    hidden = [{"key": "Ann", "args": {"name": "@text:1@", "both": "@text:2@–@text:1@ (3)", "other": "Anna"}}]
    assert hide_in_facts(encode(told), known) == encode(hidden)


def test_where_facts_end_and_a_draw_begins_is_part_of_the_hash() -> None:
    entry = Entry(1, 0, 0, 0, b"{}", b"[1]", False, NOW, draw=b"[2]")
    moved = replace(entry, facts=b"[1][2]", draw=b"")
    assert hash_entry_before(ROOT, entry) == hash_entry_before(ROOT, moved)
    others = [moved, replace(moved, draw=None), replace(moved, answered_by="default")]
    assert len({hash_entry(ROOT, one) for one in (entry, *others)}) == 4


@asynccontextmanager
async def opened(data_dir: Path) -> AsyncIterator[SqliteStore]:
    store = await open_store(data_dir)
    try:
        yield store
    finally:
        await store.close()


def write_older_log(data_dir: Path, *, damaged: int = -1) -> None:
    """A store of the program before this, with a table that has a log of three, one of them perhaps damaged."""
    data_dir.mkdir()
    path = data_dir / "porc.sqlite3"
    prepare(path, check=False, steps=list_steps()[:BEFORE])
    table = a_table(1)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "INSERT INTO tables (id, channel_id, game, rules_version, language, host_id, created_at, title, status,"
            " options, seed, commitment) VALUES (1, ?, ?, 1, 'fr', 7, ?, '', 'playing', '{}', x'', x'')",
            (table.channel_id, table.game, NOW),
        )
        connection.execute(
            "INSERT INTO seats (table_id, seat, kind, name, user_id) VALUES (1, 0, 'person', 'A', 50)"
        )
        connection.execute(
            "INSERT INTO positions (table_id, seq, chapter, rules_version, at, state) VALUES (1, 3, 'x', 1, 0, ?)",
            (STATE,),
        )
        link = ROOT
        for seq, (reply, facts) in enumerate([(b'{"option":"pass"}', b"[]"), (REPLY, FACTS), (b"{}", FACTS)]):
            entry = Entry(1, seq, 0, seq, reply, facts, False, NOW)
            link = hash_entry_before(link, entry)
            connection.execute(
                "INSERT INTO log (table_id, seq, seat, place, reply, facts, reveals, at, link)"
                " VALUES (1, ?, 0, ?, ?, ?, 0, ?, ?)",
                (seq, seq, reply, facts if seq != damaged else b"[9]", NOW, link),
            )


async def test_older_logs_are_chained_anew_once_with_their_texts_beside_them(data_dir: Path) -> None:
    write_older_log(data_dir)
    for length in (3, 4):
        async with opened(data_dir) as store:
            assert [one.facts for one in await store.log(1)][:3] == [b"[]", FACTS, FACTS]
            table = await store.table(1)
            assert table is not None
            assert table.rechained == 3
            await store.commit(Change(NOW, 1, log_length=length, entries=(an_entry(length),)))
    with closing(sqlite3.connect(data_dir / "porc.sqlite3")) as connection, connection:
        assert connection.execute("SELECT user_id, text FROM texts").fetchall() == [(50, NAME)]
        assert not connection.execute("SELECT 1 FROM log WHERE instr(facts, ?)", (NAME.encode(),)).fetchall()
        connection.execute("DELETE FROM positions")
    async with opened(data_dir) as store:
        assert len((await store.load(1)).entries) == 5  # every link is right


async def test_what_was_damaged_before_the_chains_were_made_anew_stays_so(data_dir: Path) -> None:
    write_older_log(data_dir, damaged=1)
    with closing(sqlite3.connect(data_dir / "porc.sqlite3")) as connection, connection:
        connection.execute("DELETE FROM positions")
    async with opened(data_dir) as store:
        with pytest.raises(LogBroken):
            await store.load(1)
