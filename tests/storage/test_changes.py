"""A change is written whole or not at all, once, and loading gives back what was written."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

import storage.log
from storage.ports import (
    AlreadyDone,
    Change,
    ChannelTaken,
    Interaction,
    LogBroken,
    NewDeadline,
    NewOwed,
    NoSuchTable,
    NotedOtherwise,
    PlaceTaken,
    Store,
)
from storage.sqlite import SqliteStore, open_store
from tests.storage.rows import (
    NOW,
    a_position,
    a_seat,
    a_table,
    an_entry,
    open_a_table,
    reply,
    texts,
)


async def test_a_table_comes_back_as_it_was_written(store: Store) -> None:
    table = replace(a_table(1), deadline_seconds=86_400, title="Soirée", commitment=b"c" * 32)
    seats = (a_seat(1, 0), replace(a_seat(1, 1), kind="practice", user_id=None, language="en", dm_ok=False))
    await store.commit(Change(NOW, 1, table=table, seats=seats, position=a_position(1, 0)))
    loaded = await store.load(1)
    assert loaded.table == table
    assert loaded.seats == seats
    assert loaded.position == a_position(1, 0)
    assert loaded.entries == ()
    assert loaded.log_length == 0


async def test_one_change_writes_all_its_parts(store: Store) -> None:
    await store.commit(Change(NOW, 1, table=a_table(1, status="lobby")))
    change = Change(
        NOW,
        1,
        interaction=Interaction(77, 51, b'"taken"'),
        fields={"status": "playing", "started_at": NOW, "options": {"rounds": 5}},
        seats=(a_seat(1, 0),),
        log_length=0,
        entries=(an_entry(0), an_entry(1)),
        position=a_position(1, 2),
        owed=(NewOwed("channel:5", "facts", b"{}"), NewOwed("dm:50", "ask", b"{}")),
        opens=(NewDeadline("ask", NOW + 5, place=2, seat=0),),
    )
    committed = await store.commit(change)
    loaded = await store.load(1)
    assert committed.log_length == 2 == loaded.log_length
    assert [row.id for row in await store.next_owed(NOW)] == list(committed.outbox_ids)
    assert (loaded.table.status, loaded.table.started_at, loaded.table.options) == (
        "playing",
        NOW,
        {"rounds": 5},
    )
    assert loaded.seats == (a_seat(1, 0),)
    assert [row.due_at for row in await store.deadlines(1)] == [NOW + 5]
    assert await store.outcome(77) == b'"taken"'


async def test_a_refused_change_leaves_nothing_behind(store: Store) -> None:
    table = await open_a_table(store)
    before = await store.load(table)
    with pytest.raises(PlaceTaken):
        await store.commit(
            Change(
                NOW,
                table,
                interaction=Interaction(5, 1),
                fields={"title": "other"},
                seats=(a_seat(table, 0),),
                log_length=3,
                entries=(an_entry(3),),
                owed=(NewOwed("dm:1", "ask", b"{}"),),
                opens=(NewDeadline("ask", NOW),),
            )
        )
    assert await store.load(table) == before
    assert await store.count_owed() == 0
    assert await store.deadlines(table) == []
    assert await store.outcome(5) is None


async def test_the_same_interaction_is_taken_once_and_gives_its_first_outcome_again(
    store: Store,
) -> None:
    table = await open_a_table(store)
    first = Change(
        NOW, table, interaction=Interaction(9, 1, b'"first"'), log_length=0, entries=(an_entry(0),)
    )
    await store.commit(first)
    with pytest.raises(AlreadyDone) as refused:
        await store.commit(
            replace(first, interaction=Interaction(9, 1, b'"second"'), log_length=1, entries=(an_entry(1),))
        )
    assert refused.value.outcome == b'"first"'
    assert len(await store.log(table)) == 1


async def test_a_place_in_the_log_is_taken_once(store: Store) -> None:
    table = await open_a_table(store)
    change = Change(NOW, table, log_length=0, entries=(an_entry(0),))
    outcomes = await asyncio.gather(store.commit(change), store.commit(change), return_exceptions=True)
    refused = [outcome for outcome in outcomes if isinstance(outcome, PlaceTaken)]
    assert [(one.table_id, one.expected, one.actual) for one in refused] == [(table, 0, 1)]
    assert await texts(store, table) == ["stay"]


async def test_what_is_noted_of_a_person_is_written_only_over_what_the_writer_believed(store: Store) -> None:
    table, key = await open_a_table(store), (7, "digest-at")
    first = Change(NOW, table, preferences={key: "1"}, believed={key: "0"})
    await store.commit(first)  # nothing stands there yet
    with pytest.raises(NotedOtherwise):
        await store.commit(replace(first, owed=(NewOwed("dm:7", "x", b"{}"),)))
    assert await store.count_owed() == 0
    await store.commit(replace(first, preferences={key: "2"}, believed={key: "1"}))
    assert await store.preferences(7) == {"digest-at": "2"}


async def test_a_gap_in_the_log_is_refused(store: Store) -> None:
    table = await open_a_table(store)
    with pytest.raises(PlaceTaken):
        await store.commit(Change(NOW, table, log_length=1, entries=(an_entry(1),)))
    with pytest.raises(PlaceTaken):
        await store.commit(Change(NOW, table, log_length=1))


async def test_a_channel_has_one_live_table(store: Store) -> None:
    first = await open_a_table(store, channel_id=5)
    with pytest.raises(ChannelTaken) as refused:
        await open_a_table(store, channel_id=5)
    assert (refused.value.channel_id, refused.value.table_id) == (5, first)
    await store.commit(Change(NOW, first, fields={"status": "ended"}))
    second = await open_a_table(store, channel_id=5)
    with pytest.raises(ChannelTaken):
        await store.commit(Change(NOW, first, fields={"status": "playing"}))
    third = await open_a_table(store, channel_id=6)
    with pytest.raises(ChannelTaken):
        await store.commit(Change(NOW, third, fields={"channel_id": 5}))
    found = await store.table_in(5)
    assert found is not None
    assert found.id == second


async def test_nothing_is_written_for_a_table_that_does_not_exist(store: Store) -> None:
    for change in (
        Change(NOW, 4, fields={"title": "x"}),
        Change(NOW, 4, log_length=0, entries=(an_entry(0),)),
        Change(NOW, 4, owed=(NewOwed("dm:1", "x", b""),)),
    ):
        with pytest.raises(NoSuchTable):
            await store.commit(change)
    with pytest.raises(NoSuchTable):
        await store.load(4)
    with pytest.raises(NoSuchTable):
        await store.save_draft(4, 0, 0, "trip", b"{}")


async def test_a_change_that_makes_no_sense_is_a_mistake_of_the_caller(store: Store) -> None:
    table = await open_a_table(store)
    for change in (
        Change(NOW, None, fields={"title": "x"}),
        Change(NOW, None, log_length=0),
        Change(NOW, table, entries=(an_entry(0),)),
        Change(NOW, table, seats=(a_seat(table + 1, 0),)),
        Change(NOW, table, position=a_position(table, 1)),
        Change(NOW, table, position=a_position(table + 1, 0)),
        Change(NOW, table, table=a_table(table + 1)),
        Change(NOW, table, fields={"id": 3}),  # type: ignore[arg-type]
    ):
        with pytest.raises(ValueError):
            await store.commit(change)


async def test_table_ids_are_never_given_twice(data_dir: Path) -> None:
    store = await open_store(data_dir)
    assert [await store.new_table_id(), await store.new_table_id()] == [1, 2]
    await store.commit(Change(NOW, 2, table=a_table(2)))
    await store.close()
    store = await open_store(data_dir)
    assert await store.new_table_id() == 3
    await store.close()


async def test_loading_gives_the_newest_position_and_the_entries_since(store: Store) -> None:
    table = await open_a_table(store)
    await reply(store, table, "a", "b")
    await store.commit(
        Change(NOW, table, log_length=2, entries=(an_entry(2, "c"),), position=a_position(table, 3))
    )
    await reply(store, table, "d", "e")
    loaded = await store.load(table)
    assert loaded.position == a_position(table, 3)
    assert [entry.seq for entry in loaded.entries] == [3, 4]
    assert loaded.log_length == 5
    earlier = await store.load(table, upto=4)
    assert (earlier.position, earlier.log_length) == (a_position(table, 3), 4)
    before = await store.load(table, upto=2)
    assert (before.position, [entry.seq for entry in before.entries]) == (None, [0, 1])


async def test_the_newest_four_positions_and_the_first_are_kept(store: Store) -> None:
    table = await open_a_table(store)
    await store.commit(Change(NOW, table, position=a_position(table, 0)))
    for length in range(8):
        await store.commit(
            Change(
                NOW,
                table,
                log_length=length,
                entries=(an_entry(length),),
                position=a_position(table, length + 1),
            )
        )
    kept = {(await store.load(table, upto=length)).position for length in range(9)}
    assert {position.seq for position in kept if position} == {0, 5, 6, 7, 8}
    replayed = await store.replay(table)
    assert replayed.position == a_position(table, 0)
    assert len(replayed.entries) == 8


async def test_of_older_positions_the_first_of_each_stretch_is_kept_for_good(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage.log, "APART", 10)
    table = await open_a_table(store)
    await store.commit(Change(NOW, table, position=a_position(table, 0)))
    for length in range(0, 60, 3):
        entries = tuple(an_entry(length + number) for number in range(3))
        await store.commit(
            Change(NOW, table, log_length=length, entries=entries, position=a_position(table, length + 3))
        )
    kept = [0, 12, 21, 30, 42, 51, 54, 57, 60]
    assert [one.seq for one in reversed(await store.positions(table))] == kept
    assert (await store.load(table, upto=50)).position == a_position(table, 42)
    await store.commit(Change(NOW, table, undo_from=31, log_length=31))
    assert [one.seq for one in reversed(await store.positions(table))] == [0, 12, 21, 30]


async def test_undo_is_a_shorter_log(store: Store) -> None:
    table = await open_a_table(store)
    await store.commit(Change(NOW, table, position=a_position(table, 0)))
    await reply(store, table, "a", "b")
    await store.commit(
        Change(NOW, table, log_length=2, entries=(an_entry(2, "c"),), position=a_position(table, 3))
    )
    await store.commit(
        Change(
            NOW, table, undo_from=1, log_length=1, entries=(an_entry(1, "B"),), interaction=Interaction(1, 1)
        )
    )
    assert await texts(store, table) == ["a", "B"]
    loaded = await store.load(table)
    assert (loaded.position, loaded.log_length) == (a_position(table, 0), 2)
    assert [(entry.seq, entry.reply) for entry in await store.read_undone(table)] == [
        (1, b'{"option":"b"}'),
        (2, b'{"option":"c"}'),
    ]


async def test_an_undo_that_is_refused_takes_nothing_back(store: Store) -> None:
    table = await open_a_table(store)
    await reply(store, table, "a", "b")
    with pytest.raises(PlaceTaken):
        await store.commit(Change(NOW, table, undo_from=1, log_length=2))
    assert await texts(store, table) == ["a", "b"]
    assert await store.read_undone(table) == []


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE log SET reply = 'x' WHERE seq = 2",
        "UPDATE log SET facts = 'x' WHERE seq = 2",
        "UPDATE log SET seat = 4 WHERE seq = 2",
        "DELETE FROM log WHERE seq = 2",
        "UPDATE log SET link = zeroblob(16) WHERE seq = 2",
    ],
)
async def test_a_log_that_was_meddled_with_is_not_served(store: SqliteStore, damage: str) -> None:
    table = await open_a_table(store)
    whole = await open_a_table(store)
    await reply(store, table, "a", "b", "c", "d")
    await store._engine.write(
        lambda connection: connection.execute(damage.replace("'x'", "CAST('x' AS BLOB)"))
    )
    with pytest.raises(LogBroken) as broken:
        await store.load(table)
    assert (broken.value.table_id, broken.value.seq) == (table, 2)
    assert (await store.load(whole)).log_length == 0


async def test_what_is_hidden_is_not_in_the_text_of_a_row(store: Store) -> None:
    await store.commit(Change(NOW, 1, table=replace(a_table(1), seed=b"SECRETSEED", secret=b"SECRETSEED")))
    entry, position = an_entry(0, "SECRETCARD"), replace(a_position(1, 0), state=b"SECRETHAND")
    change = Change(
        NOW,
        1,
        log_length=0,
        entries=(entry,),
        position=position,
        owed=(NewOwed("dm:1", "hand", b"SECRETDM"),),
    )
    await store.commit(change)
    shown = repr((change, await store.load(1), await store.next_owed(NOW)))
    assert "SECRET" not in shown


def test_the_sqlite_store_answers_every_port(store: Store) -> None:
    port: Store = store
    assert not port.unclean
