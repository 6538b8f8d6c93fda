"""What it takes to close a window that is open to eight: the answers are sealed, and the last of them resolves it."""

import tempfile
from pathlib import Path
from typing import Any, Final

from bench.figures import Figure
from bench.seated import Room, Seated, ahead
from storage.ports import Change, Committed

SEATS: Final = 8
AHEAD: Final = 12
"""Replies before it is looked for: all have chosen their alien by then."""
MORE: Final = 60


async def count_commits(*, quick: bool) -> list[Figure]:
    """Commits of the reply that closes a gate of Cosmic Encounter at which everybody was asked."""
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        room = await Room.open(Path(name))
        try:
            ids = 900, 10_000_001, [20_000_000 + seat for seat in range(SEATS)]
            change, table = ahead(
                1,
                lambda _: ids,
                start=AHEAD,
                more=MORE,
                passing=True,
                game="cosmic",
                options={"pace": "gates"},
            )
            await room.store.commit(change)
            await _seal_but_one(room, table)
            commits = await _count_commits(room, table)
        finally:
            await room.store.close()
    note = "the eighth answer at a gate: what comes of it, chance, the next question, messages and deadlines"
    return [
        Figure(
            "commits that resolve a window of eight", commits, "", None, commits, 1, "at most", "value", note
        )
    ]


async def _seal_but_one(room: Room, table: Seated) -> None:
    """Go on until all but one have answered at a gate."""
    while table.script:
        async with room.tables.turn(table.id) as live:
            play = live.play
            if len(play.sealed) == SEATS - 1 and all(play.asks[seat].window for seat in play.awaited):
                return
        await room.reply(table)
    raise LookupError("no gate was asked")


async def _count_commits(room: Room, table: Seated) -> int:
    """How many changes are committed by the next reply."""
    store: Any = room.store
    commit, commits = store.commit, 0

    async def count(change: Change) -> Committed:
        nonlocal commits
        commits += 1
        found: Committed = await commit(change)
        return found

    store.commit = count
    try:
        await room.reply(table)
    finally:
        del store.commit
    async with room.tables.turn(table.id) as live:
        assert not live.play.sealed, "the gate is closed"
    return commits
