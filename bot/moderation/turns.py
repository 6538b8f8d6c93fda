"""Turns as they are run and written down: the rules play, and what follows from it is one commit.

A refusal changes nothing; a crash between any two lines loses nothing, since memory is dropped and storage is the
truth.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import structlog

from bot.games import GAMES
from bot.moderation.deps import ModerationDeps, Part
from bot.ops.bug_reports import Reports
from bot.tables.absence import come_back, has_returned, list_away, list_readers
from bot.tables.absent_games import find_rulebook
from bot.tables.banks import settle_banks
from bot.tables.calls import expect_answer
from bot.tables.deadlines import Timetable, plan_deadlines
from bot.tables.live import CannotLoad, Live
from bot.tables.next_hosts import plan_host_check
from bot.tables.order_delays import close_delays, has_delays, plan_delays
from bot.tables.reminders import is_secret, list_reminders
from bot.tables.running import run_rules
from bot.tables.terms import NO_TERMS
from bot.tables.turn import NOBODY, Absent, Turn
from porc_royal.asks import Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import RulesBroke
from storage.ports import Change, Deadline, Interaction, NewDeadline, NewOwed, Order, TableFields
from storage.ports import Seat as SeatRow

log = structlog.get_logger(__name__)


NOT_INSTALLED: Final = "not-installed"
"""Why a table is set aside whose game is not installed, as its row says it."""


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
        absent: Absent = NOBODY,
        orders: tuple[Order, ...] = (),
    ) -> None:
        """Write a turn down, with every message it owes and every deadline it changes; then wake the others."""
        live, at = turn.live, self._clock.now()
        fields = TableFields() if turn.result is None else TableFields(status="ended", ended_at=at)
        _note_reply(turn, at)
        absent = _note_changes_of_seats(turn, absent, at)
        plan = self._plan(turn, at)
        _settle_terms(turn, plan, at)
        delayed = has_delays(live)
        delays = await self._run_delays(live, at) if delayed and plan is not None else ()
        due_at = plan.due_at if plan else live.due_at
        turn.settle_stand_ins()
        owed = self._announcer.collect_messages(turn, at=at, due_at=due_at, absent=absent)
        await self._store.commit(
            Change(
                at,
                live.table.id,
                interaction=interaction,
                fields=fields or None,
                seats=tuple(turn.rows.values()),
                fires=fires.key if fires else None,
                log_length=turn.replies[0].step.seq if turn.replies else live.play.count,
                entries=turn.make_entries(),
                position=turn.find_position(at),
                owed=owed,
                closes=plan.closes if plan else close_delays(turn) if delayed or turn.withdrawn else (),
                opens=(
                    *(plan.opens if plan else ()),
                    *delays,
                    *(list_reminders(live, at, due_at) if plan else ()),
                    *_plan_held(live),
                    *_plan_host_check(turn, absent, at),
                ),
                clear_drafts=tuple(sorted({taken.seat for taken in turn.replies if taken.seat != CHANCE})),
                orders=(*orders, *(one for one in turn.held if one.key not in turn.withdrawn)),
                withdrawn=turn.withdrawn,
                posts=live.posts.take_changes(),
            )
        )
        live.take_over(fields)
        if plan is not None:
            live.due_at, live.steward_times = plan.due_at, plan.steward_times
        self._wake()

    async def _run_delays(self, live: Live, at: int) -> Sequence[NewDeadline]:
        """The delays of people's own that run from now on, or go on."""
        return plan_delays(live, at, await self._store.deadlines(live.table.id))

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
        self,
        live: Live,
        broken: RulesBroke,
        tried: Sequence[tuple[Seat, Reply]] = (),
        since: int | None = None,
    ) -> None:
        """Stop this table alone; its host is told, and a report keeps what reproduces the fault.

        since: since when a table stands still whose game is not installed, if not from now on
        """
        if live.table.status != "playing":
            return
        lost = broken if isinstance(broken, CannotLoad) else None
        if lost is not None and lost.not_installed:
            told = self._announcer.announce_not_installed(live)
            await self._commit_aside(live, NOT_INSTALLED, (told,), since)
            return
        try:
            name = (lost and lost.damage) or await self._reports.write(live.table.id, broken, tried)
        except OSError as fault:  # a full disk must not keep the table at work
            name = fault.strerror or type(fault).__name__
        log.error("table set aside", table=live.table.id, where=broken.where, report=name, exc_info=broken)
        await self._commit_aside(live, name, self._announcer.announce_set_aside(live, name, lost))

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
        log.error("table set aside", table=table_id, exc_info=fault)
        self._tables.drop(table_id)
        table = await self._store.table(table_id)
        if table is None or table.status != "playing":
            return
        why = type(fault).__name__
        live = Live(table, tuple(await self._store.seats(table_id)), find_rulebook(GAMES, table.game), None)
        await self._commit_aside(live, why, self._announcer.announce_parked(live, why))


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


def _note_changes_of_seats(turn: Turn, absent: Absent, at: int) -> Absent:
    """Who is back, who has their seat again, and whose questions somebody else reads from now on."""
    open_before = {row.seat for row in turn.live.seats if row.is_open}
    back = _note_returns(turn, at)
    regained = tuple(seat for seat in back if seat in open_before)
    return replace(absent, back=back, regained=regained, handed=_list_handed(turn))


def _settle_terms(turn: Turn, plan: Timetable | None, at: int) -> None:
    """Count what was spent of time banks; what is said of a deadline needs its terms already."""
    if plan is not None or turn.result is not None:
        for row in settle_banks(turn.live, plan.terms if plan else NO_TERMS, at):
            turn.reseat(row)
    if plan is not None:
        turn.live.terms = plan.terms  # should anything fail, all is dropped


def _note_returns(turn: Turn, at: int) -> tuple[Seat, ...]:
    """Who was away and is back, as everybody may know it now: not while they answer in secret."""
    live = turn.live
    if not turn.opened and turn.result is None:
        return ()
    rows = [row for row in list_away(live, at) if has_returned(live, row)]
    for row in rows:
        turn.reseat(come_back(row))
    return tuple(Seat(row.seat) for row in rows)


def _plan_host_check(turn: Turn, absent: Absent, at: int) -> Sequence[NewDeadline]:
    """When to look whether the host is gone: away just now, or asked something at a table without deadlines.

    Of a host who was away before it is looked already.
    """
    host = turn.live.seat_of(turn.live.table.host_id)
    if turn.result is not None or host is None:
        return []
    news = host.seat in absent.left or (turn.opened and host.away_from is None)
    return plan_host_check(turn.live, at) if news else []


def _list_handed(turn: Turn) -> tuple[SeatRow, ...]:
    """Who has read until now what a seat is asked, where somebody else does from now on."""
    pairs = zip(turn.readers, list_readers(turn.live), strict=True)
    return tuple(before for before, now in pairs if before.user_id != now.user_id)


def _plan_held(live: Live) -> Sequence[NewDeadline]:
    """When the channel is told what is kept for what comes next, should nothing come.

    What is done meanwhile in private does not put it off: the moment would betray it.
    """
    story = live.posts.story
    if story is None or not story.held_until or not live.play.awaited:
        return []
    return [NewDeadline("tell", story.held_until, live.play.place)]


def _find_kept_due_time(turn: Turn) -> int | None:
    """The due time to keep: one deadline covers a whole turn of several questions to the same seat.

    What is done amid a question wins no time either, for those who are asked it anew; nor does a question that goes on
    with the one before it, to whomever.
    """
    live, actor, asked = turn.live, turn.actor, turn.asked
    if any(live.play.asks[seat].goes_on for seat in live.play.awaited):
        return live.due_at
    now = live.play.asks.get(actor) if actor is not None else None
    if asked is None or now is None or now.key != asked.key:
        return None
    if turn.amid:
        return live.due_at if live.play.awaited == turn.waited else None
    return None if asked.sealed or live.play.awaited != (actor,) else live.due_at
