"""The lanes as a plain walk through the whole outbox finds them, beside those that are kept."""

from collections.abc import Iterable

from storage.ports import PRIORITIES
from storage.sqlite import SqliteStore

Lanes = dict[str, tuple[int, int]]
"""The oldest message of each lane that waits, and when it may go out."""
WALKED = "SELECT id, destination, not_before FROM outbox WHERE sent_at IS NULL AND dead = 0 ORDER BY id"
KEPT = "SELECT head, destination, not_before FROM lanes"
URGENT = "SELECT destination, priority FROM outbox WHERE sent_at IS NULL AND dead = 0 ORDER BY priority DESC"


def walk_lanes(rows: Iterable[tuple[int, str, int]]) -> Lanes:
    """The first of each lane."""
    found: Lanes = {}
    for owed_id, destination, not_before in rows:
        found.setdefault(destination, (owed_id, not_before))
    return found


async def compare_lanes(store: SqliteStore, now: int) -> Lanes:
    """That the lanes are kept as a walk finds them, and asked as a walk would answer; gives them."""
    lanes = walk_lanes(await store._engine.read(WALKED))
    assert walk_lanes(await store._engine.read(KEPT)) == lanes
    urgent: dict[str, int] = dict(await store._engine.read(URGENT))  # the most urgent comes last, and stays
    due = sorted((urgent[lane], at, head, lane) for lane, (head, at) in lanes.items() if at <= now)
    for limit in (1, 3, 1_000):
        of_each = [[one for one in due if one[0] == priority][:limit] for priority in range(PRIORITIES)]
        found = list((await store.due_lanes(now, limit)).items())
        assert found == [(lane, priority) for some in of_each for priority, _, _, lane in some]
    assert [row.id for row in await store.next_owed(now)] == sorted(head for _, _, head, _ in due)
    assert await store.next_owed_at() == min((at for _, at in lanes.values()), default=None)
    return lanes
