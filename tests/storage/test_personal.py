"""One's own data: every place is known, everything is shown, and after an erasure nothing of it is left anywhere."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from storage.codec import encode
from storage.personal import IMPERSONAL, PLACES, SCRUBBED, Scrubber
from storage.ports import (
    Change,
    Interaction,
    NewBallot,
    NewDeadline,
    NewEntry,
    NewOwed,
    OrderRow,
    PaperRow,
    PositionRow,
    Store,
    Traces,
)
from storage.record_rows import NewNote, NewResult
from storage.sqlite import SqliteStore, open_store
from tests.storage.moments import Moments, list_rows
from tests.storage.rows import NOW, a_seat, a_table

ME, OTHER = 811_111_111_111_111_111, 822_222_222_222_222_222
MINE, TYPED, ZONE = "Zéphyrine_B", "Nef des Fous", "Pacific/Chatham"
NOTHING = Traces((), (), ())
CALLED = {"en": "Player ", "fr": "Joueur "}
FACTS = encode([{"says": {"key": "named", "args": {"name": TYPED}}}])


async def list_columns(store: SqliteStore) -> set[tuple[str, str]]:
    tables = await store._engine.read(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    )
    return {
        (table, row[1])
        for (table,) in tables
        for row in await store._engine.read(f"PRAGMA table_info({table})")
    }


async def test_every_column_of_the_schema_is_named_as_somebodys_or_as_nobodys(store: SqliteStore) -> None:
    named = {(place.table, one) for place in PLACES for one in (place.person, *place.theirs, *place.emptied)}
    for places in (SCRUBBED, IMPERSONAL):
        named |= {(table, one) for table, columns in places.items() for one in columns}
    assert await list_columns(store) ^ named == set()


async def play(store: Store, *, status: str = "ended") -> int:
    """A table with something of somebody in every place where it can be."""
    table = await store.new_table_id()
    row = replace(a_table(table), host_id=ME, title=f"Chez {MINE}", words=((ME, "salt"), (OTHER, "pepper")))
    seats = (
        replace(a_seat(table, 0, ME), name=MINE),
        replace(a_seat(table, 1, OTHER), deputy_id=ME, deputy_name=MINE),
        replace(a_seat(table, 2), user_id=None, name=f"Open ({MINE})"),
    )
    reply = encode({"option": "name-ship", "fields": {"name": TYPED}})
    await store.commit(
        Change(
            NOW,
            table,
            Interaction(table, ME, encode({"who": MINE})),
            table=row,
            seats=seats,
            notes=(NewNote(0, ME, TYPED), NewNote(1, OTHER, "theirs")),
            results=(NewResult(0, ME, won=True), NewResult(1, OTHER, won=False)),
            log_length=0,
            entries=(
                NewEntry(0, 0, reply, FACTS, typed=("name",)),
                NewEntry(1, 1, b'{"option":"pass"}', FACTS),
            ),
            position=PositionRow(table, 2, "x", encode({"ship": TYPED}), 1, NOW),
            owed=(
                NewOwed(f"dm:{ME}", "say", encode({"text": "hello"})),
                NewOwed("channel:5", "say", encode({"text": f"**Zéphyrine\\_B** and <@{ME}> play"})),
            ),
            posts={"vote": encode({"by": MINE, "owner": ME, "voices": {str(ME): True, str(OTHER): False}})},
            opens=(NewDeadline("ask", NOW, payload=encode({"asked": [ME]})),),
            orders=(OrderRow(0, "pass", encode({"for": MINE}), NOW),),
            preferences={(ME, "hours"): f"{ZONE} 22-8"},
        )
    )
    await store.save_draft(table, 0, 2, "name-ship", encode({"name": MINE}))
    await store.put_meta(f"offer:{table}:1", encode({"by": OTHER, "newcomer": ME}).decode())
    await store.move_mark(table, ME, now=NOW, pause=1)
    terms = encode(
        {
            "title": f"Chez {MINE}",
            "candidates": ["Bob", MINE],
            "voters": [OTHER, ME],
            "people": [[1, ME]],
            "lines": [[0, "keys"], [1, TYPED]],
        }
    )
    ballot = await store.open_ballot(NewBallot(1, 5, ME, terms, NOW, NOW + 9), lambda _: Change(NOW))
    await store.hand_in(ballot, PaperRow(ME, MINE, 1, b"[0]", "tarolemiku"), NOW)
    if status != "playing":
        fields = {"status": status, "ended_at": NOW, "reason": f"{MINE} broke it"}
        await store.commit(Change(NOW, table, fields=fields))  # type: ignore[arg-type]
    return table


def find_left(folder: Path) -> list[str]:
    """What is found in any byte of any file, and in any column."""
    wanted = [MINE, TYPED, ZONE, str(ME)]
    found = [
        f"{path.name}: {one}"
        for path in folder.rglob("*")
        if path.is_file()
        for one in wanted
        if one.encode() in path.read_bytes()
    ]
    with closing(sqlite3.connect(folder / "porc.sqlite3")) as connection:
        for (table,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            for row in connection.execute(f"SELECT * FROM {table}"):
                cells = [
                    one.decode("utf-8", "replace") if isinstance(one, bytes) else str(one) for one in row
                ]
                found += [
                    f"{table}: {one}" for one in (*wanted, "Zéphyrine") for cell in cells if one in cell
                ]
    return found


@pytest.mark.parametrize("status", ["ended", "playing"])
async def test_after_an_erasure_nothing_holds_the_id_the_name_the_zone_or_what_was_typed(
    store: SqliteStore, data_dir: Path, status: str
) -> None:
    table = await play(store, status=status)
    assert find_left(data_dir)
    erased = await store.erase(ME, NOTHING, CALLED)
    assert erased.tables == (table,)
    assert find_left(data_dir) == []
    assert await store.preferences(ME) == {}
    row, (mine, other, _) = await store.table(table), await store.seats(table)
    assert row is not None
    assert row.host_id == OTHER
    assert row.words == ((0, "salt"), (OTHER, "pepper"))
    assert (mine.name, mine.user_id) == ("Joueur 1", None)
    assert mine.kind == ("person" if status == "ended" else "practice")
    assert (other.name, other.user_id, other.deputy_id) == ("Player 1", OTHER, None)
    assert (await store.posts(table))["vote"] == encode(
        {"by": "Player", "owner": 0, "voices": {str(OTHER): False}}
    )


async def test_killed_at_any_moment_of_an_erasure_all_of_it_is_there_or_nothing_and_asking_again_ends_it(
    store: SqliteStore, data_dir: Path, tmp_path: Path
) -> None:
    await play(store)
    before, moments = await list_rows(store), Moments(data_dir, tmp_path / "copies")
    async with moments.watch(store):
        await store.erase(ME, NOTHING, CALLED)
    after, found = await list_rows(store), list[bool]()
    for copy in moments.kept:
        killed = await open_store(copy)
        rows = await list_rows(killed)
        assert rows in (before, after)
        found.append(rows == after)
        if rows == after:
            assert find_left(copy) == [], "what was erased is not in what the disk keeps of it, either"
        await killed.erase(ME, NOTHING, CALLED)
        assert await list_rows(killed) == after
        await killed.close()
        assert find_left(copy) == []
    assert {*found} == {False, True}
    assert found == sorted(found)


async def test_the_games_of_others_are_read_on_and_no_chain_breaks(store: Store) -> None:
    table = await play(store)
    await store.erase(ME, NOTHING, CALLED)
    stand_in = "-----1------"
    entries = await store.log(table)
    assert msgspec.json.decode(entries[0].reply)["fields"] == {"name": stand_in}
    assert all(stand_in.encode() in entry.facts for entry in entries)
    loaded = await store.load(table, upto=1)  # which verifies every link
    assert loaded.entries == (entries[0],)
    position = (await store.load(table)).position
    assert position is not None
    assert position.state == encode({"ship": stand_in})


async def test_what_is_of_others_stays_as_it_was(store: Store) -> None:
    table = await play(store)
    await store.set_preference(OTHER, "language", "fr")
    await store.erase(ME + 1, NOTHING, CALLED)
    assert (await store.find_traces(ME)).names == (MINE,)
    await store.erase(ME, NOTHING, CALLED)
    assert await store.preferences(OTHER) == {"language": "fr"}
    assert (await store.find_traces(OTHER)).tables == (table,)
    assert (await store.find_traces(ME)).tables == ()


async def test_a_word_of_the_dice_that_holds_the_name_goes_too(store: Store) -> None:
    table = await play(store)
    await store.commit(Change(NOW, table, fields={"words": ((ME, f"by {MINE}"), (OTHER, "pepper"))}))
    await store.erase(ME, NOTHING, CALLED)
    row = await store.table(table)
    assert row is not None
    assert row.words == ((0, ""), (OTHER, "pepper"))


async def test_an_export_holds_what_is_kept_of_somebody_and_nothing_of_others(store: Store) -> None:
    table = await play(store)
    kept = await store.export(ME)
    assert kept["preferences.user_id"] == [{"name": "hours", "value": f"{ZONE} 22-8"}]
    assert [row["text"] for row in kept["texts.user_id"]] == [TYPED]
    assert [row["word"] for row in kept["tables.words"]] == ["salt"]
    assert [row["table_id"] for row in kept["seats.user_id"]] == [table]
    assert {name for name, rows in kept.items() if not rows} <= {"log"}
    assert str(OTHER).encode() not in encode(kept)
    (named,) = kept["ballots.terms"]
    assert (named["stands"], named["voter"]) == (True, True)
    assert all(not rows for rows in (await store.export(ME + 1)).values())


def test_a_name_is_found_as_a_word_of_its_own_however_it_was_escaped() -> None:
    scrubber = Scrubber(ME, ["A*b"], "Player ")
    assert scrubber.clean_text("A*b, A\\*b; A*bc <@811111111111111111>") == "Player, Player; A*bc Player"
    assert scrubber.clean({"n": ME, str(ME): 1, "on": True}) == {"n": 0, "on": True}
