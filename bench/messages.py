"""Whether this build says the same as another: hashes of every message that is owed, and of every answer.

Both play the same replies (`bench.side`), ten minutes, twenty seconds or no time apart. The luck and the time are the
same for both, so that a single letter more makes another hash.
"""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.figures import Figure
from bench.games import BENCHED
from bench.reply_costs import ROOT, Build, start_build
from bench.side import Block

BEGUN_AT: Final = 1_700_000_000_000
TABLES: Final = 10
BLOCKS: Final = 30
JOBS: Final = 20
"""Of so many tables and blocks each, besides the replies with which they begin: 10,000 replies of each game."""
PAUSES: Final = (600_000, 0, 20_000)


async def compare_messages(*, quick: bool, beside: Path | None = None, jobs: int = JOBS) -> list[Figure]:
    """Blocks of each game whose messages are not those of the build in the worktree `beside`; nothing without one."""
    if beside is None:
        return []
    found = []
    async with AsyncExitStack() as stack:
        builds = [await stack.enter_async_context(start_build(folder)) for folder in (ROOT, beside)]
        for key, game in BENCHED.items():
            replies = unequal = 0
            tables, blocks = (2, 2) if quick else (TABLES, BLOCKS)
            for number in range(1 if quick else jobs):
                job = {
                    "game": key,
                    "tables": tables,
                    "first": 1 + number * TABLES,
                    "blocks": blocks,
                    "pause": PAUSES[number % len(PAUSES)],
                    "at": BEGUN_AT,
                }
                unequal += await _count_unequal(builds, job)
                replies += tables * (blocks + game.begun)
            found.append(
                Figure(
                    f"blocks of other messages: {game.called}", unequal, "", None, unequal, 0, "at most", "value",
                    note=f"{replies:,} replies, as they lie in the outbox and as they are answered, by their hashes",
                )
            )  # fmt: skip
    return found


async def _count_unequal(builds: list[Build], job: dict[str, Any]) -> int:
    """How many blocks of a job have another hash in the second build; from the first of them on, all have."""
    scripts = None
    for build in reversed(builds):
        scripts = await build.ask(**job, scripts=scripts)
    unequal = 0
    for _ in range(job["blocks"]):
        ours, theirs = [msgspec.convert(await build.ask(), Block) for build in builds]
        unequal += ours.digest != theirs.digest
    return unequal
