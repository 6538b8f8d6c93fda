"""Changes that PostgreSQL writes by one call leave what SQLite's statements leave, and are refused alike."""

import random
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest

from storage.personal import Traces
from storage.ports import (
    AlreadyDone,
    Change,
    Close,
    DeadlineGone,
    DeadlineKey,
    Interaction,
    NewDeadline,
    NewEntry,
    NewNote,
    NewOwed,
    OrderKey,
    OrderRow,
    PlaceTaken,
    PositionRow,
    SeatRow,
    StorageError,
    Store,
)
from storage.postgres.calls import can_call
from storage.postgres.store import PostgresStore
from storage.sqlite import SqliteStore, open_store
from tests.storage.rows import HOUR, NOW, a_position, a_seat, an_entry, open_a_table, texts
from tests.storage.servers import open_stores

pytestmark = pytest.mark.thorough

T = TypeVar("T")
CHANGES: Final = 100
MISSING: Final = 77
"""A table that is not there."""
KINDS: Final = ("ask", "half", "close", "vote")
OF_ONE_STORE: Final = {
    *(("outbox", "nonce"), ("outbox", "id"), ("lanes", "head"), ("notes", "id"), ("tables", "revision"))
}
"""Drawn by each, or counted by one alone, or numbered on where something was refused."""
ORDERED: Final = ("one", "two")


@pytest.fixture
async def processes() -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Two stores at one database, as two processes have them."""
    async with open_stores(2) as (first, second):
        yield first, second


async def list_all(store: SqliteStore | PostgresStore, columns: dict[str, list[str]]) -> dict[str, list[Any]]:
    found = {}
    for table, names in columns.items():
        order = " ORDER BY id" if table == "outbox" else ""
        rows = await store._engine.read(f"SELECT {', '.join(names)} FROM {table}{order}")
        plain = [[int(one) if isinstance(one, bool) else one for one in row] for row in rows]
        found[table] = plain if order else sorted(plain, key=repr)
    return found


async def list_columns(store: SqliteStore) -> dict[str, list[str]]:
    tables = await store._engine.read(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    )
    found = {}
    for (table,) in tables:
        columns = [row[1] for row in await store._engine.read(f"PRAGMA table_info({table})")]
        found[table] = [name for name in columns if (table, name) not in OF_ONE_STORE and table != "meta"]
    return {table: names for table, names in found.items() if names}


class Drawn:
    """Changes at random: most of them fit, some contradict what is there."""

    def __init__(self, seed: int, tables: list[int]) -> None:
        self.luck: Final = random.Random(seed)
        self._tables: Final = tables
        self._lengths: Final = dict.fromkeys([*tables, MISSING], 0)
        self._at = NOW

    def _some(self, most: int, make: Callable[[int], T]) -> tuple[T, ...]:
        count = self.luck.randrange(most + 1) if self.luck.random() < 0.6 else 0
        return tuple(make(number) for number in range(count))

    def note(self, change: Change, length: int | None) -> None:
        """What was written, for the changes that come next."""
        if change.table_id is not None and length is not None:
            self._lengths[change.table_id] = length

    def draw(self) -> Change:
        luck = self.luck
        self._at += luck.choice((0, 1_000, HOUR + 1))
        pressed = Interaction(luck.randrange(1_000) if luck.random() < 0.9 else 7, 50, luck.randbytes(4))
        owed = self._some(10, self._owe)
        if luck.random() < 0.1:
            return Change(self._at, interaction=pressed if luck.random() < 0.5 else None, owed=owed)
        table = MISSING if luck.random() < 0.03 else luck.choice(self._tables)
        length = self._lengths[table] - (luck.random() < 0.05)
        entries = self._some(3, lambda number: self._enter(length + number))
        at = length + len(entries) + (luck.random() < 0.05)
        change = Change(
            self._at,
            table,
            pressed if luck.random() < 0.6 else None,
            fires=DeadlineKey(luck.choice(KINDS), 0, luck.randrange(-1, 2)) if luck.random() < 0.2 else None,
            seats=tuple(self._sit(table, seat) for seat in {luck.randrange(2) for _ in range(luck.randrange(3))}),
            log_length=length if entries or luck.random() < 0.3 else None,
            entries=entries,
            position=a_position(table, max(at, 0)) if luck.random() < 0.3 else None,
            owed=owed,
            closes=self._some(2, lambda _: self._close()),
            shift=luck.choice((0, 0, 0, 500)),
            opens=self._some(4, lambda _: self._open()),
            clear_drafts=self._some(2, lambda number: number),
            withdrawn=self._some(2, lambda number: OrderKey(number, luck.choice(ORDERED))),
            orders=self._some(3, lambda _: self._order()),
            posts={name: luck.choice((None, b"a", b"b")) for name in self._some(2, lambda number: f"p{number}")},
            preferences={(50, "seen"): f"{luck.randrange(3)}"} if luck.random() < 0.3 else {},
        )  # fmt: skip
        if change.preferences and luck.random() < 0.5:
            change = replace(change, believed={(50, "seen"): f"{luck.randrange(3)}"})
        if luck.random() < 0.1:  # by statements, in between
            change = replace(change, notes=(NewNote(luck.randrange(2), luck.choice((50, 51)), "Zoé lies"),))
        if luck.random() < 0.06:
            change = replace(change, fields={"status": luck.choice(("playing", "paused"))})
        return change

    def _enter(self, place: int) -> NewEntry:
        luck = self.luck
        if luck.random() < 0.1:
            said = luck.choice(("Ann", "Zoé"))
            return NewEntry(0, place, f'{{"fields":{{"name":"{said}"}}}}'.encode(), typed=("name",))
        return NewEntry(
            luck.randrange(-1, 2), place, b'{"option":"go"}', b'["Ann met Zo\xc3\xa9"]', luck.random() < 0.3,
            luck.choice((None, "order", "default")), luck.choice((None, b"[6]")), at=luck.choice((None, NOW)),
        )  # fmt: skip

    def _order(self) -> OrderRow:
        luck = self.luck
        return OrderRow(luck.randrange(2), luck.choice(ORDERED), luck.randbytes(3), self._at)

    def _sit(self, table: int, seat: int) -> SeatRow:
        luck = self.luck
        until = luck.choice((None, NOW + HOUR))
        away = None if until is None and luck.random() < 0.5 else NOW
        row = a_seat(table, seat, luck.choice((50, 51)))
        dm_ok, misses = luck.choice((None, False)), luck.randrange(3)
        return replace(row, name="Zoé", away_from=away, away_until=until, dm_ok=dm_ok, misses=misses)

    def _owe(self, number: int) -> NewOwed:
        luck = self.luck
        return NewOwed(
            f"dm:{luck.randrange(3)}", "say", luck.randbytes(4), luck.randrange(3), luck.randrange(4)
        )

    def _close(self) -> Close:
        luck = self.luck
        return Close(luck.choice((None, *KINDS)), luck.choice((None, 0, 1)), luck.choice((None, 0)))

    def _open(self) -> NewDeadline:
        luck = self.luck
        return NewDeadline(
            luck.choice(KINDS), self._at + 5, luck.randrange(2), luck.randrange(-1, 2), luck.randbytes(2)
        )


async def try_it(store: Store, change: Change) -> tuple[Any, ...]:
    """What a change came to: what was written, or how it was refused."""
    try:
        committed = await store.commit(change)
    except (StorageError, ValueError) as refused:
        return type(refused), str(refused)
    return len(committed.outbox_ids), committed.log_length


@pytest.mark.parametrize("seed", range(3))
async def test_a_call_leaves_what_the_statements_leave_and_is_refused_as_they_are(
    processes: tuple[PostgresStore, PostgresStore], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Now by one process, now by the other; what is drawn for marks of texts is drawn alike in both stores."""
    monkeypatch.setattr("storage.texts.secrets.token_bytes", bytes)
    file = await open_store(tmp_path / "file")
    try:
        tables = [await open_a_table(file) for _ in range(2)]
        assert [await open_a_table(processes[0]) for _ in range(2)] == tables
        columns = await list_columns(file)
        drawn, called, refused = Drawn(seed, tables), 0, set[str]()
        for number in range(CHANGES):
            change = drawn.draw()
            if number % 3 == 0:  # what a change may clear
                for store in (file, processes[0]):
                    await store.save_draft(tables[0], number % 2, 0, "go", b"{}")
            called += can_call(change)
            wanted = await try_it(file, change)
            assert await try_it(drawn.luck.choice(processes), change) == wanted, (number, change)
            if isinstance(wanted[0], type):
                refused.add(wanted[0].__name__)
            else:
                drawn.note(change, wanted[1])
            if number % 10 == 0 or number == CHANGES - 1:
                assert await list_all(processes[0], columns) == await list_all(file, columns), number
        assert called > CHANGES / 2
        assert {"AlreadyDone", "DeadlineGone", "PlaceTaken"} <= refused
    finally:
        await file.close()


async def test_ids_of_what_is_owed_come_in_its_order(processes: tuple[PostgresStore, PostgresStore]) -> None:
    store = processes[0]
    owed = tuple(NewOwed("dm:1", f"{number}", b"{}") for number in range(12))
    committed = await store.commit(Change(NOW, await open_a_table(store), owed=owed))
    assert list(committed.outbox_ids) == sorted(committed.outbox_ids)
    assert [(one.id, one.kind) for one in await store.lane("dm:1", 20)] == [
        (owed_id, f"{number}") for number, owed_id in enumerate(committed.outbox_ids)
    ]


async def test_a_call_after_what_another_process_wrote_follows_its_link(
    processes: tuple[PostgresStore, PostgresStore],
) -> None:
    """What a process knows of where a log ends is old then: the function writes nothing by it."""
    first, second = processes
    table = await open_a_table(first)
    for place, store in enumerate((first, second, first, first, second)):
        await store.commit(Change(NOW, table, log_length=place, entries=(an_entry(place, f"{place}"),)))
    assert [one.seq for one in (await second.load(table)).entries] == [
        0,
        1,
        2,
        3,
        4,
    ]  # verified by their links


async def test_a_log_that_is_another_one_at_the_same_revision_is_followed_as_it_is(
    processes: tuple[PostgresStore, PostgresStore],
) -> None:
    """As where a server takes over that had not heard of the last commits, and other processes have played on there."""
    first, second = processes
    table = await open_a_table(first)
    await first.commit(Change(NOW, table, log_length=0, entries=(an_entry(0, "lost"),)))
    await second.commit(Change(NOW, table, undo_from=0, log_length=0, entries=(an_entry(0, "kept"),)))
    await second._engine.write(
        lambda connection: connection.execute(
            "UPDATE tables SET revision = revision - 1 WHERE id = ?", (table,)
        )
    )
    await first.commit(Change(NOW, table, log_length=1, entries=(an_entry(1, "next"),)))
    assert [one.seq for one in (await second.load(table)).entries] == [0, 1]  # verified by their links
    assert await texts(second, table) == ["kept", "next"]


async def test_a_text_that_was_erased_is_hidden_no_more_by_whoever_knew_it(
    processes: tuple[PostgresStore, PostgresStore],
) -> None:
    first, second = processes
    table = await open_a_table(first)
    await first.commit(Change(NOW, table, seats=(a_seat(table, 0, 7),)))
    typed = NewEntry(0, 0, b'{"fields":{"name":"Ann"}}', typed=("name",))
    await first.commit(Change(NOW, table, Interaction(1, 7), log_length=0, entries=(typed,)))
    told = NewEntry(0, 1, b'{"option":"go"}', b'["Ann"]')
    await first.commit(Change(NOW, table, log_length=1, entries=(told,)))  # from here on it knows the text
    await second.erase(7, Traces((), (), ()), {"en": "player "})
    await first.commit(Change(NOW, table, log_length=2, entries=(replace(told, place=2),)))
    facts = await first._engine.read("SELECT facts FROM log WHERE table_id = ? ORDER BY seq", table)
    assert b"Ann" not in facts[1][0]
    assert facts[2][0] == b'["Ann"]'


async def test_what_is_refused_raises_no_revision_and_waits_for_no_disk(
    processes: tuple[PostgresStore, PostgresStore],
) -> None:
    store = processes[0]
    table = await open_a_table(store)
    done = Change(NOW, table, Interaction(1, 50, b"told"), log_length=0, entries=(an_entry(0),))
    await store.commit(done)

    async def read() -> object:
        rows = await store._engine.read("SELECT revision, xmin::text FROM tables WHERE id = ?", table)
        return rows[0]

    before = await read()
    with pytest.raises(AlreadyDone) as refused:
        await store.commit(done)
    assert refused.value.outcome == b"told"
    with pytest.raises(PlaceTaken):
        await store.commit(replace(done, interaction=Interaction(2, 50)))
    with pytest.raises(DeadlineGone):
        await store.commit(Change(NOW, table, fires=DeadlineKey("ask")))
    with pytest.raises(ValueError, match="not there"):
        await store.commit(Change(NOW, table, position=PositionRow(table, 5, "combat", b"{}", 1, NOW)))
    assert await read() == before
    assert await texts(store, table) == ["stay"]
