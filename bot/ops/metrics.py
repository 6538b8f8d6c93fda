"""How the bot is, for those who run it: what is counted, and whether the event loop keeps up.

Labels never carry a table, a person or a card: what is counted here may be read by anybody who runs the bot.
"""

import asyncio
import sys
import threading
import time
import traceback
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, Literal, get_args

import structlog
from msgspec import Struct, field
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector
from prometheus_client.exposition import generate_latest

from bot.delivery.deps import Event
from bot.delivery.outgoing import Drawn
from bot.delivery.priorities import Priority
from bot.ops.version import find_version
from storage.ports import LIVE, Status

__all__ = ["Act", "LoopMonitor", "Metrics", "Sample"]

_log = structlog.get_logger("health")
_LAGS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
_WAITS: Final = (0.001, 0.025, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300)
_ACTS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10)
"""Discord waits three seconds for an answer."""
_LATENESS: Final = (1, 2, 5, 10, 30, 60, 300, 900, 3600, 14_400, 86_400)
_PICTURES: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

Act = Literal["command", "reply", "look", "commit", "request"]
"""What takes time. command: a slash command, until it is answered. reply: a press that answers a question; look: any
other press. commit: the change of a turn, until it is durable. request: one to Discord, without its wait for a turn."""


class Sample(Struct, frozen=True):
    """What is looked up when metrics are asked for.

    owed: messages that wait. oldest_seconds: the age of the oldest of them, 0 if none. loaded_tables: games in
    memory. invalid: answers of Discord that lead to a ban, within ten minutes. tables: how many there are, by status.
    connected: whether Discord's gateway is, by the first shard at least. shards, shards_away: how many there are, and
    how many of them are not connected. space: whether there is room for something new. damaged: parts of the store
    that are. used, free: bytes of the store, and bytes that its disk has left.
    copy_seconds: the age of the newest copy of the store, -1 if there is none. processes: how many send for this bot,
    as was last heard. sharing: whether they share Discord's limit by the database; not while that does not answer.
    """

    owed: int = 0
    oldest_seconds: float = 0.0
    loaded_tables: int = 0
    invalid: int = 0
    tables: Mapping[Status, int] = field(default_factory=dict)
    connected: bool = True
    shards: int = 1
    shards_away: int = 0
    space: bool = True
    damaged: int = 0
    used: int = 0
    free: int = 0
    copy_seconds: float = -1.0
    processes: int = 1
    sharing: bool = True


class Metrics:
    """Counts and times, in a registry of their own."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        where = self.registry
        Info("porc_build", "Which version this is.", registry=where).info({"version": find_version()})
        self._replies: Final = Counter("porc_replies", "Replies of players.", ["outcome"], registry=where)
        self._messages: Final = Counter(
            "porc_messages", "What became of messages.", ["outcome"], registry=where
        )
        self._deadlines: Final = Counter(
            "porc_deadlines_fired", "Deadlines that had their effect.", ["kind"], registry=where
        )
        self._pictures: Final = Histogram(
            "porc_picture_seconds", "Time to paint a picture.", ["what"], buckets=_PICTURES, registry=where
        )
        self._failures: Final = Counter(
            "porc_pictures_failed", "Pictures that could not be painted.", registry=where
        )
        self._lag: Final = Histogram(
            "porc_loop_lag_seconds", "How late the event loop is.", buckets=_LAGS, registry=where
        )
        self._stalls: Final = Counter("porc_loop_stalls", "Times the event loop stood still.", registry=where)
        self._ideas: Final = Counter(
            "porc_practice_failed", "Ideas of practice players that failed.", registry=where
        )
        self._turns: Final = Counter(
            "porc_table_turns", "Turns of tables: in memory or not.", ["outcome"], registry=where
        )
        self._waits: Final = Histogram(
            "porc_request_wait_seconds",
            "How long requests waited for their turn.",
            ["priority"],
            buckets=_WAITS,
            registry=where,
        )
        self._acts: Final = Histogram(
            "porc_act_seconds", "How long what is done takes.", ["act"], buckets=_ACTS, registry=where
        )
        self._lateness: Final = Histogram(
            "porc_deadline_late_seconds",
            "How late deadlines had their effect.",
            buckets=_LATENESS,
            registry=where,
        )
        ProcessCollector(registry=where)
        self._owed: Final = Gauge("porc_outbox_depth", "Messages that wait.", registry=where)
        self._oldest: Final = Gauge(
            "porc_outbox_oldest_seconds", "Age of the oldest of them.", registry=where
        )
        self._loaded: Final = Gauge("porc_loaded_tables", "Games in memory.", registry=where)
        self._invalid: Final = Gauge(
            "porc_discord_invalid_requests", "Requests refused within ten minutes.", registry=where
        )
        self._tables: Final = Gauge("porc_tables", "Tables that are not over.", ["status"], registry=where)
        self._connected: Final = Gauge("porc_gateway_connected", "1: Discord's gateway is.", registry=where)
        self._shards: Final = Gauge("porc_shards", "Connections to Discord's gateway.", registry=where)
        self._away: Final = Gauge("porc_shards_away", "Those of them that are away.", registry=where)
        self._space: Final = Gauge("porc_store_has_space", "0: the disk is full.", registry=where)
        self._damaged: Final = Gauge("porc_store_damaged_parts", "Parts that are damaged.", registry=where)
        self._used: Final = Gauge("porc_store_bytes", "What the database takes.", registry=where)
        self._free: Final = Gauge("porc_disk_free_bytes", "What its disk has left.", registry=where)
        self._copied: Final = Gauge(
            "porc_backup_age_seconds", "The age of the newest copy; -1: there is none.", registry=where
        )
        self._processes: Final = Gauge("porc_processes", "Processes that send for this bot.", registry=where)
        self._sharing: Final = Gauge(
            "porc_limit_shared", "0: the database gives no turns, each sends its share.", registry=where
        )
        for outcome in ("taken", "refused"):
            self._replies.labels(outcome)
        for priority in Priority:
            self._waits.labels(priority.name.lower())
        for act in get_args(Act):
            self._acts.labels(act)

    @contextmanager
    def measure(self, act: Act) -> Iterator[None]:
        """Note how long what is done inside takes, also where it fails."""
        began = time.monotonic()
        try:
            yield
        finally:
            self.observe_act(act, time.monotonic() - began)

    def observe_act(self, act: Act, seconds: float) -> None:
        """Note how long something took."""
        self._acts.labels(act).observe(seconds)

    def count_reply(self, *, taken: bool) -> None:
        """Count a player's reply that was taken or refused."""
        self._replies.labels("taken" if taken else "refused").inc()

    def count_message(self, outcome: Event) -> None:
        """Count what became of a message; fits `DeliveryDeps.event`."""
        self._messages.labels(outcome).inc()

    def observe_request(self, priority: Priority, seconds: float) -> None:
        """Note for how long a request waited for its turn; fits `Limiter`."""
        self._waits.labels(priority.name.lower()).observe(seconds)

    def count_deadline(self, kind: str, late: float) -> None:
        """Count a deadline that had its effect. kind: a word of the program, no player's. late: by how many seconds."""
        self._deadlines.labels(kind).inc()
        self._lateness.observe(max(0.0, late))

    def count_turn(self, in_memory: bool) -> None:
        """Count a turn of a table that was in memory, or had to be played again from what is stored."""
        self._turns.labels("found" if in_memory else "rebuilt").inc()

    def observe_picture(self, what: Drawn, seconds: float) -> None:
        """Note how long a picture took to paint."""
        self._pictures.labels(what).observe(seconds)

    def count_failed_idea(self) -> None:
        """Count an idea of a practice player that failed: the default was played in its place."""
        self._ideas.inc()

    def count_failed_picture(self) -> None:
        """Count a picture that could not be painted."""
        self._failures.inc()

    def observe_lag(self, seconds: float) -> None:
        """Note how late the event loop was."""
        self._lag.observe(max(0.0, seconds))

    def count_stall(self) -> None:
        """Count a time at which the event loop stood still."""
        self._stalls.inc()

    def set_sample(self, sample: Sample) -> None:
        """Set the gauges to what was looked up."""
        self._owed.set(sample.owed)
        self._oldest.set(sample.oldest_seconds)
        self._loaded.set(sample.loaded_tables)
        self._invalid.set(sample.invalid)
        for status in LIVE:
            self._tables.labels(status).set(sample.tables.get(status, 0))
        self._connected.set(sample.connected)
        self._shards.set(sample.shards)
        self._away.set(sample.shards_away)
        self._space.set(sample.space)
        self._damaged.set(sample.damaged)
        self._used.set(sample.used)
        self._free.set(sample.free)
        self._copied.set(sample.copy_seconds)
        self._processes.set(sample.processes)
        self._sharing.set(sample.sharing)

    def render(self) -> bytes:
        """Everything in the text format of Prometheus."""
        return generate_latest(self.registry)


class LoopMonitor:
    """Measures how late the event loop is, and says where it stands when it stands still.

    every: seconds between measures. still: seconds without one after which the loop counts as standing
    still; a thread then logs the stack of the loop's thread (places in the code, no values), once a stall.
    """

    def __init__(
        self,
        metrics: Metrics,
        *,
        every: float = 0.25,
        still: float = 2.0,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._metrics: Final = metrics
        self._every: Final = every
        self._still: Final = still
        self._now: Final = now
        self._sleep: Final = sleep
        self._thread_id = threading.get_ident()
        self._measured_at = now()
        self._reported = False

    async def run(self) -> None:
        """Measure until cancelled. Runs in the loop that is measured."""
        ended = threading.Event()
        self._thread_id = threading.get_ident()
        self._measured_at = self._now()
        thread = threading.Thread(target=self._check_until, args=(ended,), name="loop monitor", daemon=True)
        thread.start()
        try:
            while True:
                await self.measure()
        finally:
            ended.set()

    async def measure(self) -> None:
        """Measure once how late the loop is."""
        before = self._now()
        await self._sleep(self._every)
        self._measured_at = self._now()
        self._reported = False
        self._metrics.observe_lag(self._measured_at - before - self._every)

    def check(self) -> bool:
        """Whether the loop stands still; if so, log where, once a stall."""
        silent = self._now() - self._measured_at
        if silent < self._still:
            return False
        if not self._reported:
            self._reported = True
            self._metrics.count_stall()
            frame = sys._current_frames().get(self._thread_id)  # noqa: SLF001 - the documented way to see another thread's stack
            stack = traceback.format_stack(frame) if frame is not None else []
            _log.error("event_loop_blocked", seconds=round(silent, 1), stack="".join(stack))
        return True

    def _check_until(self, ended: threading.Event) -> None:
        while not ended.wait(self._still / 2):
            self.check()
