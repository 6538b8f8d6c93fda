"""One build's side of a comparison: tables of which a block of replies is played whenever a line asks for one.

It is run as a file of its own, in the folder and by the interpreter of the build that it measures. That may be an older
one, so this uses only what both have. Each line on its input, and each of its answers, is one JSON object:
`{"game", "tables", "first", "blocks", "pause", "scripts", "at"}` lays tables of a game, from the number `first` on,
when it is `at` (unix ms); and `{}` plays a block of them.
"""

import asyncio
import gc
import hashlib
import json
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from inspect import signature
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Final, cast

from bench import seated
from bench.games import BENCHED
from bench.seated import SPOKEN, Seated, ahead, made_up, write
from bot.announcer.announcer import Announcer
from bot.delivery import StoredMessageIds
from bot.delivery.outgoing import unpack
from bot.games import GAMES
from bot.i18n import Words
from bot.moderation.answers import Viewer, Worded
from bot.moderation.deps import ModerationDeps
from bot.moderation.moderator import Moderator, Press
from bot.moderation.queries import Queries
from bot.moderation.stewards import Stewards
from bot.moderation.turns import TurnRunner
from bot.ops.bug_reports import Reports
from bot.ops.metrics import Metrics
from bot.painter import Painter
from bot.panels.images import Images
from bot.tables.live import Live, LiveTables
from bot.tables.posts import name_inbox
from bot.tables.running import run_reply
from bot.tables.turn import Turn
from bot.wording.receipts import Receipt
from bot.wording.voice import Voices
from storage.sqlite import SqliteStore, open_store

if TYPE_CHECKING:  # an older build may have them elsewhere
    from porc_royal.asks import Reply
    from porc_royal.facts import Seat


Script = list[list[Any]]
"""The replies at a table: of each the seat, the option and the fields."""
Scripts = list[Script]


@dataclass(frozen=True, slots=True)
class Block:
    """What a reply of one block took on average: milliseconds of processor time, and bytes.

    loop    of the loop's own thread: taken, written down and answered, with what has fallen due since the last one
    answer  the part of it that words the answer to whoever pressed
    whole   of all threads
    rules   of the rules, and of one view for every seat and the public, alone
    piece   of `run_piece`, whole
    owed    the bytes of the messages owed for it, and `messages` their number
    digest  of every message and every answer since the tables were laid
    others  replies of the block that another build thought up and this one's rules do not take: others took their place
    """

    loop: float
    answer: float
    whole: float
    rules: float
    piece: float
    owed: float
    messages: float
    digest: str = ""
    others: int = 0


def run_piece() -> int:
    """Run a fixed piece of Python, some milliseconds long: what takes twice as long as it does so on any machine."""
    length = 0
    for number in range(400):
        row = {f"field-{one}": one * number % 97 for one in range(20)}
        ordered = sorted(row.items(), key=lambda pair: (pair[1], pair[0]))
        length += len(", ".join(f"{name}={value}" for name, value in ordered))
    return length


class StandingClock:
    """A clock that stands until time is let pass."""

    def __init__(self, at: int | None = None) -> None:
        self.time = time.time_ns() // 1_000_000 if at is None else at

    def now(self) -> int:
        """Unix milliseconds, UTC."""
        return self.time


class Side:
    """Tables of one game, and people who press in the private message in which they are asked."""

    def __init__(
        self, store: SqliteStore, folder: Path, tables: Sequence[Seated], pause: int, clock: StandingClock
    ) -> None:
        self._store: Final = store
        self._tables: Final = tables
        self._pause: Final = pause
        self._clock: Final = clock
        self._ids: Final = StoredMessageIds(store, self._clock)
        live, voices, metrics = LiveTables(store, GAMES, clock=self._clock), Voices(_read_words()), Metrics()
        announcer = Announcer(voices)
        deps = ModerationDeps(store, live, announcer, voices, self._clock, _wake_nobody)
        turns = TurnRunner(deps, Reports(store, folder))
        self._live: Final = live
        self._moderator: Final = Moderator(deps, turns, metrics)
        self._stewards: Final = Stewards(deps, turns, metrics)
        self._queries: Final = Queries(
            store, live, announcer, voices, Images(live, voices, Painter(), metrics)
        )
        self._alone: Final[dict[int, Live]] = {}
        self._interaction = 0
        self._owed = 0
        self._database: Final = folder / "porc.sqlite3"
        self._answering = 0.0
        self._answers: Final[list[Worded]] = []
        self._digest: Final = hashlib.blake2b(digest_size=16)

    async def play_block(self) -> Block:
        """One reply at each table, and the same by the rules alone; what is owed is delivered afterwards."""
        self._clock.time += self._pause
        scripted = [table.script.pop(0) for table in self._tables]
        replies = [
            await self._find_reply(table, one) for table, one in zip(self._tables, scripted, strict=True)
        ]
        presses = [
            await self._press(table, seat) for table, (seat, _) in zip(self._tables, replies, strict=True)
        ]
        self._answering = 0.0
        with _undisturbed():
            loop, whole = time.thread_time(), time.process_time()
            for table, (_, reply), press in zip(self._tables, replies, presses, strict=True):
                await self._play(table, reply, press)
            loop, whole = time.thread_time() - loop, time.process_time() - whole
            rules = time.thread_time()
            for table, (seat, reply) in zip(self._tables, replies, strict=True):
                _play_alone(self._alone[table.id], seat, reply)
            piece = time.thread_time()
            run_piece()
            ended = time.thread_time()
        messages, owed = await self._deliver()
        each = 1e3 / len(replies)
        return Block(
            loop * each,
            self._answering * each,
            whole * each,
            (piece - rules) * each,
            (ended - piece) * 1e3,
            owed / len(replies),
            messages / len(replies),
            self._digest.hexdigest(),
            sum(now is not then for now, then in zip(replies, scripted, strict=True)),
        )

    async def begin(self, replies: int) -> None:
        """Play on until the tables are well under way."""
        for _ in range(replies):
            self._clock.time += self._pause
            for table in self._tables:
                seat, reply = await self._find_reply(table, table.script.pop(0))
                await self._play(table, reply, await self._press(table, seat))
            await self._deliver()
        alone = LiveTables(self._store, GAMES, clock=self._clock)
        for table in self._tables:
            async with alone.turn(table.id) as live:
                self._alone[table.id] = live

    async def _find_reply(self, table: Seated, scripted: "tuple[Seat, Reply]") -> "tuple[Seat, Reply]":
        """What a script says; where the rules take it no more, what whoever is asked would reply were they away."""
        seat, reply = scripted
        async with self._live.turn(table.id) as live:
            asked = live.play.asks.get(seat)
            if asked is not None:
                try:
                    asked.check(reply)
                except _find_refused():
                    pass
                else:
                    return scripted
            other = live.play.awaited[0]
            return other, live.play.asks[other].default

    async def _press(self, table: Seated, seat: "Seat") -> Press:
        """The press on the private message in which the seat is asked; on none before the first has come."""
        self._interaction += 1
        user = table.people[seat]
        message = await self._ids.find(table.id, name_inbox(seat, user))
        async with self._live.turn(table.id) as live:
            return Press(user, self._interaction, live.play.place, message, channel_id=user)

    async def _play(self, table: Seated, reply: "Reply", press: Press) -> None:
        """Let what is due have its effect, and take a reply."""
        if self._pause:
            now = self._clock.now()
            for deadline in [one for one in await self._store.deadlines(table.id) if one.due_at <= now]:
                await self._stewards.fire(deadline)
        viewer = Viewer(press.user_id, SPOKEN[table.people.index(press.user_id)], press.channel_id)

        def word(live: Live, receipt: Receipt) -> Worded:
            began = time.thread_time()
            worded = self._queries.word_receipt(live, viewer, receipt)
            self._answering += time.thread_time() - began
            self._answers.append(worded)
            return worded

        await self._moderator.take_reply(table.id, press, lambda live: reply, word)

    async def _deliver(self) -> tuple[int, int]:
        """Note everything that is due as arrived; the number and the bytes of the messages owed since the last time."""
        with closing(sqlite3.connect(self._database)) as connection:
            found = connection.execute(
                "SELECT count(*), total(length(payload)), max(id) FROM outbox WHERE id > ?", (self._owed,)
            )
            messages, owed, newest = found.fetchone()
            found = connection.execute(
                # but for the nonce, which is random
                "SELECT id, table_id, destination, kind, created_at, not_before, payload FROM outbox "
                "WHERE id > ? ORDER BY id",
                (self._owed,),
            )
            self._digest.update(repr((found.fetchall(), self._answers)).encode())
        self._answers.clear()
        self._owed = newest or self._owed
        while rows := await self._store.next_owed(self._clock.now()):
            for row in rows:
                name = getattr(unpack(row.kind, row.payload), "keep", "")
                if name:
                    await self._ids.keep(row.table_id, name, row.id)
                await self._store.mark_sent(row.id, row.id, now=self._clock.now())
        return messages, int(owed)


def _play_alone(live: Live, seat: "Seat", reply: "Reply") -> None:
    """What the rules do for a reply, and what each seat and the public may know then."""
    run_reply(Turn(live), seat, reply)
    for viewer in (None, *(cast("Seat", row.seat) for row in live.seats)):
        live.play.view(viewer)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """No garbage is looked for meanwhile."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _read_words() -> Words:
    """Every sentence; where that is read has changed its place."""
    home = "bot.i18n.sentences" if find_spec("bot.i18n.sentences") else "bot.app"
    words: Words = resolve_name(f"{home}:read_words")()
    return words


def _find_refused() -> type[Exception]:
    """What a question raises that does not take a reply; the kit has changed its name."""
    refused: type[Exception] = resolve_name(
        f"{'porc_royal' if find_spec('porc_royal') else 'games.table'}.asks:Refused"
    )
    return refused


def _wake_nobody() -> None:
    """Nobody sleeps here who would have to be woken."""


def _write_script(table: Seated) -> Script:
    return [[seat, reply.option, dict(reply.fields)] for seat, reply in table.script]


def _read_script(table: Seated, script: Script) -> None:
    """Have a table answered as it was written."""
    _, pattern = table.script[0]
    table.script[:] = [
        (seat, type(pattern)(option, {name: _read_value(value) for name, value in fields.items()}))
        for seat, option, fields in script
    ]


def _read_value(value: Any) -> Any:  # noqa: ANN401 - of any field
    return tuple(value) if isinstance(value, list) else value


@asynccontextmanager
async def _lay(job: Mapping[str, Any]) -> AsyncIterator[tuple[Side, Scripts]]:
    """Tables of a game that have begun; and what is replied at them, which the job may bring from another build."""
    begun = BENCHED[job["game"]].begun
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        store = await open_store(Path(name))
        try:
            clock = StandingClock(job.get("at"))
            vars(seated)["WallClock"] = lambda: clock  # the builds' tables begin at the same moment
            first = job.get("first", 1)
            numbers = range(first, first + job["tables"])
            # An older build knows no recipe: its chance draws by the first.
            recipe: dict[str, Any] = {"recipe": 1} if "recipe" in signature(ahead).parameters else {}
            more = begun + job["blocks"]
            laid = [ahead(one, made_up, start=0, more=more, game=job["game"], **recipe) for one in numbers]
            await write(store, (change for change, _ in laid))
            tables = [table for _, table in laid]
            scripts = job["scripts"] or [_write_script(one) for one in tables]
            for table, script in zip(tables, scripts, strict=True):
                _read_script(table, script)
            side = Side(store, Path(name), tables, job["pause"], clock)
            await side.begin(begun)
            yield side, scripts
        finally:
            await store.close()


async def _serve() -> None:
    """Do what each line asks for, until there is none."""
    while line := await asyncio.to_thread(sys.stdin.readline):
        async with _lay(job := json.loads(line)) as (side, scripts):
            print(json.dumps(scripts), flush=True)
            for _ in range(job["blocks"]):
                await asyncio.to_thread(sys.stdin.readline)
                print(json.dumps(asdict(await side.play_block())), flush=True)


if __name__ == "__main__":
    asyncio.run(_serve())
