"""Turns as they are run and written down: the rules play, and what follows from it is one commit.

A refusal changes nothing; a crash between any two lines loses nothing, since memory is dropped and storage is the
truth.
"""

from collections.abc import Callable, Sequence

import structlog

from bot.moderation.deps import ModerationDeps, Part
from bot.ops.bug_reports import Reports
from bot.tables.deadlines import Timetable, plan_deadlines
from bot.tables.live import Live
from bot.tables.running import run_rules
from bot.tables.turn import Turn
from games.table.asks import Reply
from games.table.facts import CHANCE, Seat
from games.table.play import RulesBroke
from storage.ports import Change, Deadline, Interaction, TableFields

log = structlog.get_logger(__name__)


class TurnRunner(Part):
    """Runs the turns of every table; called in the table's own, by whoever has taken its lock."""

    def __init__(self, deps: ModerationDeps, reports: Reports) -> None:
        super().__init__(deps)
        self._reports = reports

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
        missed: tuple[Seat, ...] = (),
    ) -> None:
        """Write a turn down, with every message it owes and every deadline it changes; then wake the others."""
        live, at = turn.live, self._clock.now()
        fields = TableFields()
        if turn.result is not None:
            fields = {"status": "ended", "ended_at": at}
        plan = self._plan(turn, at)
        owed = self._announcer.collect_messages(turn, due_at=plan.due_at if plan else None, missed=missed)
        await self._store.commit(
            Change(
                at,
                live.table.id,
                interaction=interaction,
                fields=fields or None,
                fires=fires.key if fires else None,
                log_length=turn.replies[0].step.seq if turn.replies else live.play.count,
                entries=turn.make_entries(),
                position=turn.find_position(at),
                owed=owed,
                closes=plan.closes if plan else (),
                opens=plan.opens if plan else (),
                clear_drafts=tuple(sorted({taken.seat for taken in turn.replies if taken.seat != CHANCE})),
                withdrawn=tuple(order.key for order, _ in turn.stopped),
            )
        )
        live.take_over(fields)
        if plan is not None:
            live.due_at = plan.due_at
        self._wake()

    def _plan(self, turn: Turn, at: int) -> Timetable | None:
        """How the deadlines change; None where they stay as they are."""
        live = turn.live
        if turn.result is not None:
            return None
        return (
            plan_deadlines(live, at, self._practice_delay_ms, _find_kept_due_time(turn))
            if turn.opened
            else None
        )

    async def begin(self, live: Live, first: Deadline) -> None:
        """Let chance play up to the first question of a game that has just been set up."""
        turn = Turn(live, opening=live.play.opening)
        await self.run(turn, lambda: run_rules(turn))
        await self.commit(turn, fires=first)

    async def set_aside(
        self, live: Live, broken: RulesBroke, tried: Sequence[tuple[Seat, Reply]] = ()
    ) -> None:
        """Stop this table alone; its host is told, and a report keeps what reproduces the fault."""
        if live.table.status != "playing":
            return
        try:
            name = await self._reports.write(live.table.id, broken, tried)
        except OSError as fault:  # a full disk must not keep the table at work
            name = fault.strerror or type(fault).__name__
        log.error("rules broke", table=live.table.id, where=broken.where, report=name, exc_info=broken)
        at = self._clock.now()
        fields: TableFields = {"status": "set_aside", "paused_at": at, "reason": name}
        owed = self._announcer.announce_set_aside(live, name)
        await self._store.commit(Change(at, live.table.id, fields=fields, owed=owed))
        self._wake()

    async def park(self, table_id: int, fault: Exception) -> None:
        """Stop a table that cannot be moderated for a reason other than its rules; the others go on."""
        log.error("table set aside", table=table_id, exc_info=fault)
        self._tables.drop(table_id)
        at = self._clock.now()
        fields: TableFields = {"status": "set_aside", "paused_at": at, "reason": type(fault).__name__}
        await self._store.commit(Change(at, table_id, fields=fields))


def _find_kept_due_time(turn: Turn) -> int | None:
    """The due time to keep: one deadline covers a whole turn of several questions to the same seat.

    What is done amid a question wins no time either, for those who are asked it anew.
    """
    live, actor, asked = turn.live, turn.actor, turn.asked
    now = live.play.asks.get(actor) if actor is not None else None
    if asked is None or now is None or now.key != asked.key:
        return None
    if turn.amid:
        return live.due_at if live.play.awaited == turn.waited else None
    return None if asked.sealed or live.play.awaited != (actor,) else live.due_at
