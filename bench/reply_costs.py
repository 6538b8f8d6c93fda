"""What a reply costs: processor time beside an older build's and beside the rules alone, and bytes of its messages.

Each build plays the same replies in a process of its own (`bench.side`), a block of them in turn: what slows the
machine down for a while slows both down.
"""

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import msgspec

from bench import side
from bench.figures import Figure
from bench.games import BENCHED
from bench.side import Block

ROOT: Final = Path(__file__).parents[1]
TABLES: Final = 10
BLOCKS: Final = 24
MINUTE: Final = 60_000
PAUSES: Final = {"at once": 0, "twenty seconds apart": MINUTE // 3, "ten minutes apart": 10 * MINUTE}
"""How long after the one before each reply comes: at once, while everybody is there, or when most have gone."""


@dataclass(frozen=True, slots=True)
class Reach:
    """How far a game's figures should reach: the times of the older build's and of rules and views, and the KB owed."""

    older: float
    rules: float
    owed: float


REACHES: Final = {
    "cochons": Reach(1.05, 6, 2),
    "cochons-complete": Reach(1, 5, 2),
    "interstellar_pig": Reach(1.05, 6.5, 2.5),
    "cosmic": Reach(1.1, 4, 3),
}
"""By the keys of `BENCHED`. The older build is meant to be f51da32.

0.67, 0.80, 0.55 and 0.80 of it were wanted, and 3.5 times the rules and views, when a question said less. Since then
each says what the things in it do, offers advice and what is told when something is first met, and gives
reasons for up to fifteen whole moves of an option; those alone are a sixth of a reply in simplified Cochons and a
seventh in Cosmic Encounter. What was saved pays for that: a reply is to cost what it did. What else takes much is the
board with its lit places beside an answer, the rules and the views; all other time is spread thinly.
"""


@dataclass(frozen=True, slots=True)
class Played:
    """What one build's side has measured, block by block."""

    blocks: Sequence[Block]

    def average(self, part: str) -> float:
        """The mean of one part of the blocks."""
        return fmean(getattr(block, part) for block in self.blocks)


class Build:
    """One build, at work in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process: Final = process

    async def ask(self, **job: Any) -> Any:  # noqa: ANN401 - of the job
        """Hand over a job, and wait for what comes of it."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(job).encode() + b"\n")
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise RuntimeError("a build under measurement has failed; what it said stands above")
        return json.loads(answer)


@asynccontextmanager
async def start_build(folder: Path) -> AsyncIterator[Build]:
    """Start a build's side in its worktree, by the worktree's own Python where it has one."""
    own = folder / ".venv" / "bin" / "python"
    process = await asyncio.create_subprocess_exec(
        own if own.exists() else sys.executable, "-P", side.__file__,
        cwd=folder, env=os.environ | {"PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"},
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        yield Build(process)
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def compare_replies(*, quick: bool, beside: Path | None = None) -> list[Figure]:
    """The costs of a reply in each game, at once and after a pause; `beside`: the worktree of an older build."""
    found: list[Figure] = []
    async with AsyncExitStack() as stack:
        folders = [ROOT] if beside is None else [ROOT, beside]
        builds = [await stack.enter_async_context(start_build(folder)) for folder in folders]
        for key in BENCHED:
            for called, pause in PAUSES.items():
                job = {
                    "game": key,
                    "tables": 2 if quick else TABLES,
                    "blocks": 2 if quick else BLOCKS,
                    "pause": pause,
                }
                found += list_figures(key, called, await play(builds, job))
    return found


async def play(builds: Sequence[Build], job: dict[str, Any]) -> list[Played]:
    """Have each build lay the same tables, and play a block of replies in turn; gives what each measured.

    What is replied the last of them thinks up: its practice players may be others.
    """
    scripts = None
    for build in reversed(builds):
        scripts = await build.ask(**job, scripts=scripts)
    blocks: list[list[Block]] = [[] for _ in builds]
    sides = list(zip(builds, blocks, strict=True))
    for number in range(job["blocks"]):
        for build, measured in sides if number % 2 else reversed(sides):
            measured.append(msgspec.convert(await build.ask(), Block))
    return [Played(each) for each in blocks]


def list_figures(key: str, called: str, sides: Sequence[Played]) -> Iterator[Figure]:
    """The figures of one game; `sides` are ours and, where there is one, the older build's."""
    ours, *others = sides
    name, reach = f"{BENCHED[key].called}, {called}", REACHES[key]
    loop = ours.average("loop")
    pieces = loop / ours.average("piece")
    note = (
        f"of the loop's thread; {ours.average('answer') / loop:.0%} of it words the answer to whoever pressed; "
        f"all threads: {ours.average('whole'):.2f} ms"
    )
    if others and (foreign := sum(block.others for side in sides for block in side.blocks)):
        note += (
            f"; {foreign} replies were others than the older build's script, which these rules do not take"
        )
    title = f"CPU of a reply: {name}"
    if others:
        older = others[0]
        whole = ours.average("whole") / older.average("whole")
        note += f", {whole:.2f} x"
        beside = older.average("loop")
        yield Figure(title, loop, "ms", beside, loop / beside, reach.older, pieces=pieces, note=note)
    else:
        yield Figure(title, loop, "ms", pieces=pieces, note=note)
    rules = ours.average("rules")
    yield Figure(
        f"CPU of a reply beside rules and views: {name}", loop, "ms", rules, loop / rules, reach.rules,
        pieces=pieces, note="beside the rules alone, with one view for each seat and the public",
    )  # fmt: skip
    owed, messages = ours.average("owed") / 1e3, ours.average("messages")
    before = others[0].average("owed") / 1e3 if others else None
    yield Figure(
        f"owed for a reply: {name}", owed, "KB", before, owed, reach.owed, "at most", "value",
        note=f"{messages:.2f} messages, as they lie in the outbox",
    )  # fmt: skip
