"""Turns as they are run and written down: the rules play, and what follows from it is one commit.

A refusal changes nothing; a crash between any two lines loses nothing, since memory is dropped and storage is the
truth.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import structlog

from bot.consequences.absence import follow_absence, follow_stand_ins
from bot.consequences.consequence import list_news, list_notices
from bot.consequences.deadlines import follow_deadlines, follow_messages, keep_posts
from bot.consequences.endings import follow_end
from bot.consequences.facts import follow_facts
from bot.consequences.hints import follow_hints
from bot.consequences.orders import follow_orders
from bot.consequences.talks import follow_talks
from bot.moderation.deps import ModerationDeps, Part
from bot.ops.bug_reports import Reports
from bot.ops.metrics import Metrics
from bot.panels.end_card import has_card
from bot.tables.calls import expect_answer
from bot.tables.live import CannotLoad, Live
from bot.tables.order_delays import has_delays
from bot.tables.past import NO_PAST, read_past
from bot.tables.reminders import is_secret
from bot.tables.running import run_rules
from bot.tables.turn import NOBODY, Absent, Turn
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.play import RulesBroke
from storage.ports import (
    Change,
    Deadline,
    Interaction,
    NewOwed,
    NoSuchTable,
    OrderRow,
    TableFields,
    join_changes,
)

log = structlog.get_logger(__name__)


NOT_INSTALLED: Final = "not-installed"
"""Why a table is set aside whose game is not installed, as its row says it."""


class TurnRunner(Part):
    """Runs the turns of every table; called in the table's own, by whoever has taken its lock."""

    def __init__(self, deps: ModerationDeps, reports: Reports, metrics: Metrics | None = None) -> None:
        super().__init__(deps)
        self._reports = reports
        self._metrics = metrics or Metrics()

    async def run(self, turn: Turn, act: Callable[[], None]) -> None:
        """Let the rules play; when a rule is broken, set the table aside with a report."""
        try:
            act()
        except RulesBroke as broken:
            self._tables.drop(turn.live.table.id)
            await self.set_aside(turn.live, broken, turn.tried)
            raise

    async def commit(
        self,
        turn: Turn,
        *,
        interaction: Interaction | None = None,
        fires: Deadline | None = None,
        absent: Absent = NOBODY,
        orders: tuple[OrderRow, ...] = (),
    ) -> None:
        """Write down what follows from a turn, with every message it owes; then wake the others."""
        live, at = turn.live, self._clock.now()
        _note_reply(turn, at)
        running = await self._store.deadlines(live.table.id) if turn.opened and has_delays(live) else ()
        words = self._voices.words.of(live.table.language)
        told = turn.result is not None and has_card(live)
        past = await read_past(self._store, turn, at) if told else NO_PAST
        consequences = (
            follow_hints(turn, at, words.has),
            follow_end(turn, at, past),
            follow_talks(turn, at),
            follow_absence(turn, absent, at),
            follow_deadlines(turn, at, self._practice_delay_ms, running),
            follow_facts(turn, at),
            follow_stand_ins(turn, at),
            follow_orders(turn, at, orders),
        )
        news, notices = list_news(consequences), list_notices(consequences)
        owed = self._announcer.collect_messages(turn, at, news, notices)
        change = join_changes(
            Change(
                at,
                live.table.id,
                interaction=interaction,
                seats=tuple(turn.rows.values()),
                fires=fires.key if fires else None,
                owed=owed,
            ),
            *(one.change for one in consequences),
            follow_messages(turn, absent, at),
            _name_rules(live, at),
        )
        with self._metrics.measure("commit"):
            await self._store.commit(keep_posts(live, change))
        live.take_over(change.fields or {})
        self._wake()

    async def begin(self, live: Live, first: Deadline) -> None:
        """Let chance play up to the first question of a game that has just been set up."""
        turn = Turn(live, opening=live.play.opening)
        await self.run(turn, lambda: run_rules(turn))
        await self.commit(turn, fires=first)

    async def set_aside(
        self,
        live: Live,
        broken: RulesBroke,
        tried: Sequence[tuple[Seat, Reply]] = (),
        since: int | None = None,
    ) -> None:
        """Stop this table alone; its host is told, and a report keeps what reproduces the fault.

        since: since when a table stands still whose game is not installed, if not from now on
        """
        lost = broken if isinstance(broken, CannotLoad) else None
        if live.table.status != "playing" or (lost is not None and lost.newer):
            return
        if lost is not None and lost.not_installed:
            told = self._announcer.notices.announce_not_installed(live)
            await self._commit_aside(live, NOT_INSTALLED, (told,), since)
            return
        try:
            name = (lost and lost.damage) or await self._reports.write(live.table.id, broken, tried)
        except OSError as fault:  # a full disk must not keep the table at work
            name = fault.strerror or type(fault).__name__
        log.error("table set aside", table=live.table.id, where=broken.where, report=name, exc_info=broken)
        await self._commit_aside(live, name, self._announcer.notices.announce_set_aside(live, name, lost))

    async def is_for_others(self, lost: CannotLoad) -> bool:
        """Whether another program that runs beside this one may well go on with such a table."""
        return lost.newer or (lost.not_installed and await self._store.has_others())

    async def set_aside_lost(self, table_id: int, since: int | None = None) -> None:
        """Stop a table whose game cannot be had, if that is so still: looked at again in a turn of its own.

        since: since when it has waited for a program that has its game, where others are there that might
        """
        with suppress(NoSuchTable):
            async with self._tables.turn(table_id, without_game=True) as live:
                if live.fault is not None and (since is not None or not await self.is_for_others(live.fault)):
                    await self.set_aside(live, live.fault, since=since)

    async def _commit_aside(
        self, live: Live, reason: str, owed: Sequence[NewOwed], since: int | None = None
    ) -> None:
        at = self._clock.now()
        paused_at = at if since is None else min(since, at)
        fields: TableFields = {"status": "set_aside", "paused_at": paused_at, "reason": reason}
        await self._store.commit(Change(at, live.table.id, fields=fields, owed=tuple(owed)))
        self._wake()

    async def park(self, table_id: int, fault: Exception) -> None:
        """Stop a table that cannot be moderated for a reason other than its rules, and say so; the others go on."""
        log.error("table cannot be moderated", table=table_id, exc_info=fault)
        self._tables.drop(table_id)
        with suppress(NoSuchTable):
            # In its turn: nobody ends it, or sets it right, meanwhile.
            async with self._tables.turn(table_id, without_game=True) as live:
                if live.table.status == "playing":
                    why = type(fault).__name__
                    await self._commit_aside(live, why, self._announcer.notices.announce_parked(live, why))
        self._tables.drop(table_id)


def _name_rules(live: Live, at: int) -> Change:
    """That these rules play the table from now on: programs with older ones leave it alone then."""
    version = live.rulebook.version
    return Change(
        at, live.table.id, fields={"rules_version": version} if live.table.rules_version < version else None
    )


def _note_reply(turn: Turn, at: int) -> None:
    """Note that whoever replies is there, where they read the table, and when they are called for what follows."""
    live = turn.live
    if turn.actor is None:
        return
    if not turn.replies or turn.replies[0].by != "deputy":
        live.posts.note_reply(turn.actor, at)
    if turn.result is not None or (turn.opened and not (turn.amid and is_secret(live))):
        # What is sealed changes no moment at which anything happens: not even its seat's call after an act amid it.
        expect_answer(live, turn.actor, at)
    if turn.asked is not None and not (turn.asked.sealed or turn.amid):
        # Of what is sealed nothing may be seen, not even where it was done.
        live.posts.note_open_reply(turn.actor, at if turn.in_channel else 0)
