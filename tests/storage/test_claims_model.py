"""Two who claim, in whatever order: nothing is handed to both at once, and nothing is left behind."""

import asyncio
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from storage.ports import PRIORITIES, Change, Deadline, DeadlineGone, NewDeadline, NewOwed, Store
from storage.postgres.store import open_postgres
from storage.sqlite import open_store
from tests.storage.rows import NOW, open_a_table
from tests.storage.servers import empty_database, find_database_url

T = TypeVar("T")
WHO = st.integers(0, 1)
CLAIM = 10
TABLES = 3
ROOM = [2] * PRIORITIES


class ClaimsModel(RuleBasedStateMachine):
    """Who has which lane and which deadline until when. A claim's time is its name, so no two end at one."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.store: Store | None = None
        self.now = NOW
        self.lanes: list[dict[str, int]] = [{}, {}]
        self.due: list[dict[int, tuple[list[Deadline], int]]] = [{}, {}]
        self.owed: dict[str, list[int]] = {}
        self.sent: dict[str, list[int]] = {}

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    async def open(self) -> Store:
        return await open_store(Path(self.folder.name))

    @property
    def at(self) -> Store:
        assert self.store is not None
        return self.store

    @initialize()
    def start(self) -> None:
        self.store = self.do(self.open())
        for number in range(TABLES):
            self.do(open_a_table(self.store, channel_id=1_000 + number))

    @rule(lane=st.sampled_from("abc"), count=st.integers(1, 3), priority=st.integers(0, PRIORITIES - 1))
    def owe(self, lane: str, count: int, priority: int) -> None:
        rows = [NewOwed(lane, "x", b"{}", priority=priority)] * count
        self.owed.setdefault(lane, []).extend(self.do(self.at.owe(rows, now=self.now)))

    @rule(table=st.integers(1, TABLES), kind=st.sampled_from(["ask", "half"]), later=st.integers(0, 3))
    def open_deadline(self, table: int, kind: str, later: int) -> None:
        self.do(self.at.commit(Change(self.now, table, opens=(NewDeadline(kind, self.now + later),))))

    @rule(who=WHO)
    def claim_lanes(self, who: int) -> None:
        until = self.now + CLAIM
        for lane in self.do(self.at.claim_lanes(self.now, ROOM, until=until)):
            for mine in self.lanes:
                assert mine.get(lane, 0) <= self.now or not self.owed[lane], "it is another's still"
            self.lanes[who][lane] = until
        self.now += 1

    @rule(who=WHO, data=st.data())
    def send_one(self, who: int, data: st.DataObject) -> None:
        """As delivery does: the oldest of a lane that is its own, which is read anew only while it is."""
        mine = [lane for lane, until in self.lanes[who].items() if until > self.now and self.owed[lane]]
        if mine:
            lane = data.draw(st.sampled_from(sorted(mine)))
            (row,) = self.do(self.at.lane(lane, 1))
            assert row.id == self.owed[lane].pop(0)
            self.do(self.at.mark_sent(row.id, None, now=self.now))
            if not self.owed[lane]:  # with its last message a lane may lose its claim
                self.do(self.at.release_lanes({lane: self.lanes[who].pop(lane)}))

    @rule(who=WHO)
    def keep(self, who: int) -> None:
        until = self.now + CLAIM
        kept = set(self.do(self.at.keep_lanes(self.lanes[who], until)))
        for lane, held in self.lanes[who].items():
            assert lane in kept or held <= self.now, "it was nobody's but mine"
        self.lanes[who] = dict.fromkeys(kept, until)
        for lane in kept:
            assert self.lanes[1 - who].get(lane, 0) <= self.now
        self.now += 1

    @rule(who=WHO)
    def release(self, who: int) -> None:
        self.do(self.at.release_lanes(self.lanes[who]))
        self.lanes[who].clear()

    @rule(who=WHO)
    def die(self, who: int) -> None:
        """Whatever was claimed stays so until its time."""
        self.lanes[who].clear()
        self.due[who].clear()

    @rule(who=WHO, limit=st.integers(1, 4))
    def claim_due(self, who: int, limit: int) -> None:
        until = self.now + CLAIM
        found = list(self.do(self.at.claim_due(self.now, limit, until=until)))
        assert found == sorted(found, key=lambda one: (one.due_at, one.table_id, one.kind))
        for table in {one.table_id for one in found}:
            for mine in self.due:
                held, ends = mine.get(table, ([], 0))
                still = set(self.do(self.at.deadlines(table))) & set(held)
                assert ends <= self.now or not still, "one of its table is another's still"
            self.due[who][table] = ([one for one in found if one.table_id == table], until)
        self.now += 1

    @rule(who=WHO, table=st.integers(1, TABLES))
    def fire(self, who: int, table: int) -> None:
        held, ends = self.due[who].get(table, ([], 0))
        if held:
            one = held.pop(0)
            try:
                self.do(self.at.commit(Change(self.now, table, fires=one.key)))
            except DeadlineGone:
                assert ends <= self.now, "nobody else was to meet it"

    @rule(who=WHO)
    def release_due(self, who: int) -> None:
        for held, until in self.due[who].values():
            self.do(self.at.release_due(held, until))
        self.due[who].clear()

    @rule(milliseconds=st.integers(1, CLAIM))
    def let_time_pass(self, milliseconds: int) -> None:
        self.now += milliseconds

    def teardown(self) -> None:
        """When all who claimed are dead, whoever is left is handed all there is."""
        if self.store is not None:
            self.now += 2 * CLAIM
            left: set[str] = set()
            while found := self.do(self.at.claim_lanes(self.now, ROOM, until=self.now + 1_000)):
                left |= set(found)
            assert left == {lane for lane, owed in self.owed.items() if owed}
            tables = {table for table in range(1, TABLES + 1) if self.do(self.at.deadlines(table))}
            handed = self.do(self.at.claim_due(self.now, until=self.now + 1_000))
            assert {one.table_id for one in handed} == tables
            self.do(self.store.close())
        self.runner.close()
        self.folder.cleanup()


class PostgresClaimsModel(ClaimsModel):
    """The same in PostgreSQL."""

    async def open(self) -> Store:
        url = find_database_url()
        await empty_database(url)
        return await open_postgres(url, connections=2)


TestClaims = ClaimsModel.TestCase
TestClaims.settings = settings(max_examples=4, stateful_step_count=30, deadline=None)
TestClaimsInPostgres = pytest.mark.thorough(PostgresClaimsModel.TestCase)
TestClaimsInPostgres.settings = settings(max_examples=15, stateful_step_count=30, deadline=None)
