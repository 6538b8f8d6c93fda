"""Delivery asks one row for each lane: whatever is done to the outbox, it says what a walk through all of it says."""

import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from storage.backup import restore
from storage.migrate import list_steps, prepare
from storage.ports import PRIORITIES, Change, NewOwed, PlaceTaken, Store
from storage.sqlite import SqliteStore, open_store
from tests.storage.lanes import WALKED, compare_lanes, walk_lanes
from tests.storage.rows import HOUR, NOW, an_entry, open_a_table

DESTINATIONS: Final = [f"dm:{number}" for number in range(12)]
CHANGES: Final = [
    "owe",
    "owe",
    "commit",
    "refused",
    "sent",
    "sent",
    "sent",
    "later",
    "dead",
    "try",
    "retry",
    "prune",
]
BEFORE_LANES: Final = 9
"""The last schema that had none."""


class RandomOutbox:
    """Does at random what may be done to an outbox, at a clock of its own."""

    def __init__(self, store: SqliteStore, seed: int) -> None:
        self.store = store
        self.luck = random.Random(seed)
        self.now = NOW
        self.owed: list[int] = []

    def draw_rows(self) -> Sequence[NewOwed]:
        """Some messages, a few of them for later."""
        later = (0, 0, 0, self.now + self.luck.randrange(HOUR))
        return [
            NewOwed(
                self.luck.choice(DESTINATIONS),
                "x",
                b"{}",
                self.luck.choice(later),
                self.luck.randrange(PRIORITIES),
            )
            for _ in range(self.luck.randrange(1, 12))
        ]

    async def change(self) -> None:
        """One change."""
        store, luck = self.store, self.luck
        self.now += luck.randrange(HOUR)
        one = luck.choice(self.owed) if self.owed else 0
        match luck.choice(
            [
                "owe",
                "owe",
                "commit",
                "refused",
                "sent",
                "sent",
                "sent",
                "later",
                "dead",
                "try",
                "retry",
                "prune",
            ]
        ):
            case "owe":
                self.owed += await store.owe(self.draw_rows(), now=self.now)
            case "commit":
                self.owed += (
                    await store.commit(Change(self.now, None, owed=tuple(self.draw_rows())))
                ).outbox_ids
            case "refused":
                with pytest.raises(PlaceTaken):
                    await store.commit(
                        Change(
                            self.now, 1, log_length=9, entries=(an_entry(9),), owed=tuple(self.draw_rows())
                        )
                    )
            case "sent":
                await store.mark_sent(one, None, now=self.now)
            case "later":
                await store.postpone(one, self.now + luck.randrange(-HOUR, HOUR))
            case "dead":
                await store.mark_dead(one, "x")
            case "try":
                for row in await store.next_owed(self.now, 3):
                    await store.mark_attempted(row.id, now=self.now)
                    await store.postpone(row.id, self.now + HOUR)
            case "retry":
                await store.retry_now(self.now)
            case _:  # prune
                await store.prune(self.now + luck.choice([0, 20, 60]) * 24 * HOUR)


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(1, 9))]
)
async def test_after_any_change_the_lanes_are_those_of_a_plain_walk(data_dir: Path, seed: int) -> None:
    store = await open_store(data_dir)
    await open_a_table(store)
    outbox = RandomOutbox(store, seed)
    lengths = set()
    for number in range(600):
        await outbox.change()
        lengths.add(len(await compare_lanes(store, outbox.now)))
        if number % 100 == 99:
            await store.close()
            outbox.store = store = await open_store(data_dir)
    await store.close()
    assert min(lengths) < max(lengths)


async def test_every_message_is_due_once_however_many_lanes_are_asked_for(store: Store) -> None:
    """A lane put off is behind those that never were, and none is left out in the end."""
    first, *_ = await store.owe([NewOwed(f"dm:{number}", "x", b"{}") for number in range(5)], now=NOW)
    await store.mark_attempted(first, now=NOW)
    await store.postpone(first, NOW + 1)
    found: list[str] = []
    while due := await store.due_lanes(NOW + 2, 2):
        found += due
        for lane in due:
            for row in await store.lane(lane):
                await store.mark_sent(row.id, None, now=NOW)
    assert found == ["dm:1", "dm:2", "dm:3", "dm:4", "dm:0"]


async def test_what_was_put_off_after_a_try_is_due_at_once_and_what_was_owed_for_later_is_not(
    store: Store,
) -> None:
    tried, _ = await store.owe(
        [NewOwed("dm:1", "x", b"{}"), NewOwed("dm:2", "x", b"{}", NOW + HOUR)], now=NOW
    )
    await store.mark_attempted(tried, now=NOW)
    await store.postpone(tried, NOW + HOUR)
    assert not await store.due_lanes(NOW, 10)
    await store.retry_now(NOW)
    assert list(await store.due_lanes(NOW, 10)) == ["dm:1"]


async def test_a_lane_is_as_urgent_as_what_waits_behind_its_oldest_message(store: Store) -> None:
    """The order within it stays, so whatever is to arrive soon needs what stands before it sent soon."""
    boards = [NewOwed(f"channel:{number}", "board", b"{}", priority=2) for number in range(3)]
    head, *_ = await store.owe(boards, now=NOW)
    (question,) = await store.owe([NewOwed("channel:2", "say", b"{}", priority=0)], now=NOW)
    due = await store.due_lanes(NOW, 10)
    assert list(due.items()) == [("channel:2", 0), ("channel:0", 2), ("channel:1", 2)]
    for row in await store.lane("channel:2"):
        await store.mark_sent(row.id, None, now=NOW)
    assert question > head
    assert list(await store.due_lanes(NOW, 10)) == ["channel:0", "channel:1"]


# -- databases of before there were lanes ----------------------------------------------------------------------


def database(data_dir: Path) -> Path:
    return data_dir / "porc.sqlite3"


def write_before_lanes(data_dir: Path, seed: int) -> dict[str, tuple[int, int]]:
    """A database of the schema before, with messages that wait, were sent, were given up; gives what waits."""
    data_dir.mkdir()
    prepare(database(data_dir), check=False, steps=list_steps()[:BEFORE_LANES])
    luck = random.Random(seed)
    with closing(sqlite3.connect(database(data_dir))) as connection, connection:
        for _ in range(500):
            sent, dead = luck.choice([(None, 0), (NOW, 0), (NOW, 0), (None, 1)])
            later = luck.choice([0, NOW - HOUR, NOW + HOUR])
            connection.execute(
                "INSERT INTO outbox (destination, kind, created_at, not_before, sent_at, dead, payload)"
                " VALUES (?, 'x', ?, ?, ?, ?, CAST('{}' AS BLOB))",
                (luck.choice(DESTINATIONS), NOW, later, sent, dead),
            )
        return walk_lanes(connection.execute(WALKED))


async def test_an_older_database_gets_the_lanes_of_what_waits_in_it(data_dir: Path) -> None:
    waiting = write_before_lanes(data_dir, 1)
    store = await open_store(data_dir)
    assert await compare_lanes(store, NOW) == waiting
    await RandomOutbox(store, 1).change()
    await compare_lanes(store, NOW)
    await store.close()


async def test_the_copy_from_before_goes_back_to_the_older_program_and_comes_again(data_dir: Path) -> None:
    waiting = write_before_lanes(data_dir, 2)
    await (await open_store(data_dir)).close()
    restore(data_dir / "backups" / f"before-schema-{len(list_steps())}.db", data_dir, force=True)
    prepare(database(data_dir), check=True, steps=list_steps()[:BEFORE_LANES])  # as the older program does
    with closing(sqlite3.connect(database(data_dir))) as connection, connection:
        assert walk_lanes(connection.execute(WALKED)) == waiting
        (head, _), lane = waiting.pop("dm:3"), "dm:3"
        connection.execute("UPDATE outbox SET sent_at = ? WHERE destination = ?", (NOW, lane))
    store = await open_store(data_dir)
    assert head not in [row.id for row in await store.next_owed(NOW + HOUR)]
    assert await compare_lanes(store, NOW) == waiting
    await store.close()
