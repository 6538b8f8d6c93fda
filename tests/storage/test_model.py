"""Whatever is done in whatever order, the store holds what a plain model in memory holds."""

import asyncio
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import storage.log
from storage.ports import (
    AlreadyDone,
    Change,
    ChannelTaken,
    Close,
    DeadlineGone,
    DeadlineKey,
    Interaction,
    NewDeadline,
    NewOwed,
    PlaceTaken,
    PositionRow,
    StorageError,
    Store,
)
from storage.postgres.store import open_postgres
from storage.sqlite import open_store
from tests.storage.rows import NOW, a_position, a_table, an_entry
from tests.storage.servers import empty_database, find_database_url

T = TypeVar("T")
TABLES = st.integers(1, 3)
APART = 5
"""Entries from one position that is kept for good to the next, here."""
KINDS = st.sampled_from(["ask", "half"])


class StoreModel(RuleBasedStateMachine):
    """Three tables, two channels, a log, positions, deadlines and an outbox each."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.apart = patch.object(storage.log, "APART", APART)
        self.apart.start()
        self.store: Store | None = None
        self.tables: dict[int, tuple[int, bool]] = {}
        self.logs: dict[int, list[bytes]] = {}
        self.undone: dict[int, list[bytes]] = {}
        self.positions: dict[int, dict[int, PositionRow]] = {}
        self.deadlines: dict[int, dict[DeadlineKey, int]] = {}
        self.interactions: dict[int, bytes] = {}
        self.lanes: dict[str, list[tuple[int, bytes]]] = {}

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def try_to(self, change: Change) -> StorageError | None:
        try:
            assert self.store is not None
            committed = self.do(self.store.commit(change))
        except StorageError as error:
            return error
        for owed_id, row in zip(committed.outbox_ids, change.owed, strict=True):
            self.lanes.setdefault(row.destination, []).append((owed_id, row.payload))
        return None

    async def open(self) -> Store:
        return await open_store(Path(self.folder.name))

    @initialize()
    def start(self) -> None:
        self.store = self.do(self.open())

    @rule()
    def restart(self) -> None:
        assert self.store is not None
        self.do(self.store.close())
        self.start()

    @rule(table=TABLES, channel=st.integers(1, 2))
    def open_a_table(self, table: int, channel: int) -> None:
        if table in self.tables:
            return
        taken = (channel, True) in self.tables.values()
        refusal = self.try_to(Change(NOW, table, table=a_table(table, channel_id=channel)))
        assert isinstance(refusal, ChannelTaken) == taken
        if not taken:
            assert refusal is None
            self.tables[table] = (channel, True)
            self.logs[table], self.undone[table] = [], []
            self.positions[table], self.deadlines[table] = {}, {}

    @precondition(lambda self: self.tables)
    @rule(data=st.data())
    def end_a_table(self, data: st.DataObject) -> None:
        table = data.draw(st.sampled_from(sorted(self.tables)))
        assert self.try_to(Change(NOW, table, fields={"status": "ended"})) is None
        self.tables[table] = (self.tables[table][0], False)
        self.deadlines[table] = {}

    @precondition(lambda self: self.tables)
    @rule(
        data=st.data(),
        believed=st.integers(-1, 1),
        count=st.integers(1, 3),
        interaction=st.integers(1, 30),
        seam=st.booleans(),
    )
    def reply(self, data: st.DataObject, believed: int, count: int, interaction: int, seam: bool) -> None:
        table = data.draw(st.sampled_from(sorted(self.tables)))
        length = len(self.logs[table])
        entries = tuple(an_entry(length + number, f"{interaction}-{number}") for number in range(count))
        outcome = f"{table}-{length}".encode()
        right = believed != -1 or length == 0
        expected = length if right else length - 1
        position = a_position(table, length + count) if seam else None
        refusal = self.try_to(
            Change(
                NOW,
                table,
                Interaction(interaction, 1, outcome),
                log_length=expected,
                entries=entries,
                position=position,
                owed=(NewOwed(f"dm:{table}", "x", outcome), NewOwed("channel:1", "y", outcome)),
            )
        )
        if interaction in self.interactions:
            assert isinstance(refusal, AlreadyDone)
            assert refusal.outcome == self.interactions[interaction]
        elif not right:
            assert isinstance(refusal, PlaceTaken)
        else:
            assert refusal is None
            self.interactions[interaction] = outcome
            self.logs[table] += [entry.reply for entry in entries]
            if position:
                self.keep(table, position)

    def keep(self, table: int, position: PositionRow) -> None:
        kept = {**self.positions[table], position.seq: position}
        firsts = {seq // APART: seq for seq in sorted(kept, reverse=True)}
        chosen = {*firsts.values(), *sorted(kept)[-4:]}
        self.positions[table] = {seq: one for seq, one in kept.items() if seq in chosen}

    @precondition(lambda self: any(self.logs.values()))
    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        table = data.draw(st.sampled_from([table for table, log in self.logs.items() if log]))
        log = self.logs[table]
        start = data.draw(st.integers(0, len(log)))
        assert self.try_to(Change(NOW, table, undo_from=start, log_length=start)) is None
        self.undone[table] += log[start:]
        self.logs[table] = log[:start]
        self.positions[table] = {seq: one for seq, one in self.positions[table].items() if seq <= start}

    @precondition(lambda self: self.tables)
    @rule(data=st.data(), kind=KINDS, place=st.integers(0, 2), after=st.integers(0, 5))
    def open_a_deadline(self, data: st.DataObject, kind: str, place: int, after: int) -> None:
        table = data.draw(st.sampled_from(sorted(self.tables)))
        new = NewDeadline(kind, NOW + after, place=place)
        assert self.try_to(Change(NOW, table, opens=(new,))) is None
        self.deadlines[table][new.key] = new.due_at

    @precondition(lambda self: self.tables)
    @rule(data=st.data(), kind=KINDS, place=st.integers(0, 2), after=st.integers(0, 5))
    def fire(self, data: st.DataObject, kind: str, place: int, after: int) -> None:
        """What is not due yet, since it was put off meanwhile, is as though it were not there."""
        table = data.draw(st.sampled_from(sorted(self.tables)))
        key = DeadlineKey(kind, place)
        due = self.deadlines[table].get(key, NOW + after + 1) <= NOW + after
        refusal = self.try_to(Change(NOW + after, table, fires=key))
        assert isinstance(refusal, DeadlineGone) == (not due)
        if due:
            del self.deadlines[table][key]

    @precondition(lambda self: self.tables)
    @rule(data=st.data(), kind=KINDS | st.none(), place=st.integers(0, 2) | st.none())
    def close(self, data: st.DataObject, kind: str | None, place: int | None) -> None:
        table = data.draw(st.sampled_from(sorted(self.tables)))
        assert self.try_to(Change(NOW, table, closes=(Close(kind, place),))) is None
        self.deadlines[table] = {
            key: at
            for key, at in self.deadlines[table].items()
            if (kind is not None and key.kind != kind) or (place is not None and key.place != place)
        }

    @precondition(lambda self: any(self.lanes.values()))
    @rule(data=st.data(), dead=st.booleans())
    def send(self, data: st.DataObject, dead: bool) -> None:
        lane = data.draw(st.sampled_from(sorted(name for name, rows in self.lanes.items() if rows)))
        owed_id, _ = self.lanes[lane].pop(0)
        assert self.store is not None
        self.do(self.store.mark_dead(owed_id, "x") if dead else self.store.mark_sent(owed_id, 1, now=NOW))

    @invariant()
    def the_store_holds_what_the_model_holds(self) -> None:
        if self.store is not None:
            self.do(self.compare(self.store))

    async def compare(self, store: Store) -> None:
        for table, (channel, live) in self.tables.items():
            loaded = await store.load(table)
            assert (loaded.table.channel_id, loaded.table.status != "ended") == (channel, live)
            positions = self.positions[table]
            assert loaded.position == (positions[max(positions)] if positions else None)
            start = max(positions, default=0)
            assert [entry.reply for entry in loaded.entries] == self.logs[table][start:]
            assert (await store.replay(table)).position == (positions[min(positions)] if positions else None)
            assert [entry.reply for entry in await store.log(table)] == self.logs[table]
            assert [entry.reply for entry in await store.read_undone(table)] == self.undone[table]
            open_now = {deadline.key: deadline.due_at for deadline in await store.deadlines(table)}
            assert open_now == self.deadlines[table]
        heads = {row.destination: (row.id, row.payload) for row in await store.next_owed(NOW)}
        assert heads == {lane: rows[0] for lane, rows in self.lanes.items() if rows}
        assert set(await store.due_lanes(NOW, 100)) == heads.keys()
        soonest = [at for deadlines in self.deadlines.values() for at in deadlines.values()]
        assert await store.next_due() == min(soonest, default=None)

    def teardown(self) -> None:
        if self.store is not None:
            self.do(self.store.close())
        self.runner.close()
        self.apart.stop()
        self.folder.cleanup()


TestStoreModel = StoreModel.TestCase
TestStoreModel.settings = settings(max_examples=12, stateful_step_count=30)


class PostgresModel(StoreModel):
    """The same in a PostgreSQL database."""

    def __init__(self) -> None:
        super().__init__()
        self.url = find_database_url()
        self.do(empty_database(self.url))

    async def open(self) -> Store:
        return await open_postgres(self.url, connections=2)


TestPostgresModel = pytest.mark.thorough(PostgresModel.TestCase)
TestPostgresModel.settings = settings(max_examples=12, stateful_step_count=30)
