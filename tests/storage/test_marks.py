"""Where each reader last was in a log is kept, moves when they look, and goes back with what is taken back."""

from dataclasses import replace

import pytest

from storage.ports import AnsweredBy, Change, Mark, NoSuchTable, Store
from tests.storage.rows import HOUR, NOW, a_seat, an_entry, open_a_table, reply

ANA, DAN = 50, 90
PAUSE = 24 * HOUR


async def a_played_table(store: Store, entries: int = 3) -> int:
    table = await open_a_table(store)
    await store.commit(Change(NOW, table, seats=(a_seat(table, 0, ANA),)))
    await reply(store, table, *["stay"] * entries)
    return table


async def test_whoever_never_looked_was_last_there_when_the_table_began(store: Store) -> None:
    table = await a_played_table(store)
    assert await store.mark(table, ANA) is None
    moved = await store.move_mark(table, ANA, now=NOW + HOUR, pause=PAUSE)
    assert moved.before == Mark(table, ANA, 0, 0, NOW, 0, NOW)
    assert moved.after == Mark(table, ANA, 0, 3, NOW + HOUR, 0, NOW)
    assert await store.mark(table, ANA) == moved.after


async def test_a_mark_remembers_where_the_visit_before_this_one_ended(store: Store) -> None:
    table = await a_played_table(store)
    await store.move_mark(table, ANA, now=NOW + HOUR, pause=PAUSE)
    await reply(store, table, "flee")
    back = NOW + HOUR + PAUSE
    returned = await store.move_mark(table, ANA, now=back, pause=PAUSE)
    assert (returned.after.left_seq, returned.after.left_at) == (3, NOW + HOUR)
    again = await store.move_mark(table, ANA, now=back + 1, pause=PAUSE)
    assert (again.after.seq, again.after.left_seq) == (4, 3)


async def test_it_is_known_whether_anything_but_orders_has_answered_for_a_reader_since(
    store: Store,
) -> None:
    table = await a_played_table(store)
    await store.move_mark(table, ANA, now=NOW, pause=PAUSE)
    answers: tuple[tuple[AnsweredBy, int, bool], ...] = (
        ("order", 0, False),
        ("default", 1, False),
        ("default", 0, True),
        ("practice", 0, True),
    )
    for number, (by, seat, expected) in enumerate(answers):
        entry = replace(an_entry(3 + number, seat=seat), answered_by=by)
        await store.commit(Change(NOW, table, log_length=3 + number, entries=(entry,)))
        assert (await store.move_mark(table, ANA, now=NOW, pause=PAUSE)).stood_in is expected


async def test_what_is_taken_back_takes_the_marks_back(store: Store) -> None:
    table = await a_played_table(store)
    await store.move_mark(table, ANA, now=NOW, pause=PAUSE)
    await store.commit(Change(NOW, table, undo_from=1))
    await reply(store, table, "flee", "flee")
    assert (await store.move_mark(table, ANA, now=NOW, pause=PAUSE)).before.seq == 1


async def test_what_was_taken_back_since_a_moment_is_found(store: Store) -> None:
    table = await a_played_table(store)
    await store.commit(Change(NOW + 9, table, undo_from=1))
    assert [one.seq for one in await store.undone_since(table, NOW)] == [1, 2]
    assert await store.undone_since(table, NOW - 1) == [], "nobody had read it then"
    assert await store.undone_since(table, NOW + 9) == [], "it was gone already"


async def test_a_new_owner_of_a_seat_begins_at_the_beginning_and_so_does_who_left_it(
    store: Store,
) -> None:
    table = await a_played_table(store)
    for person in (ANA, DAN):
        await store.move_mark(table, person, now=NOW, pause=PAUSE)
    await store.commit(Change(NOW, table, seats=(a_seat(table, 0, DAN),)))
    for person, seat in ((DAN, 0), (ANA, None)):
        moved = await store.move_mark(table, person, now=NOW, pause=PAUSE)
        assert (moved.before.seat, moved.before.seq, moved.after.seq) == (seat, 0, 3)


async def test_there_is_no_mark_at_a_table_that_is_not(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.move_mark(999, ANA, now=NOW, pause=PAUSE)
