"""Stewards: what answers for absent seats, and what practice players do; the effect of every deadline."""

from collections.abc import Sequence
from typing import Final

import structlog

from bot.consequences.deadlines import keep_posts
from bot.delivery.policy import SIDE_BY_SIDE_MS
from bot.moderation.absence import fill_steward
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.digests import Digests
from bot.moderation.reminders import REMINDERS, Reminders
from bot.moderation.searches import Searches
from bot.moderation.turns import TurnRunner
from bot.ops.metrics import Metrics
from bot.practice.searcher import Searcher
from bot.tables.absence import (
    get_reader,
    get_steward,
    has_no_patience,
    is_away,
    is_deputised,
    is_uncalled,
    may_answer,
    note_answer,
    note_miss,
    open_seat,
)
from bot.tables.banks import open_banks
from bot.tables.deadlines import list_due_deadlines
from bot.tables.due_times import Due
from bot.tables.live import DUE, CannotLoad, Live
from bot.tables.order_delays import DELAYS
from bot.tables.order_matching import answer_by_order
from bot.tables.practice import find_practice_reply
from bot.tables.reminders import DIGEST, list_reminders_of
from bot.tables.running import run_reply
from bot.tables.turn import Absent, Turn
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.play import RulesBroke
from storage.ports import AnsweredBy, Change, Deadline, DeadlineGone, NewDeadline, NewOwed, SeatRow

log = structlog.get_logger(__name__)


MOST_PARTS: Final = 24
"""After so many parts of one answer a practice player is content with what there is."""


KNOWN: Final = ("begin", "tell", "steward", DIGEST, *DUE, *DELAYS, *REMINDERS)
"""The kinds of deadlines that have an effect here."""


class LeftAlone(Exception):
    """A deadline is for others to meet: they have newer rules, or a game, or a kind of deadlines, unknown here."""


class Stewards(Part):
    """Lets deadlines have their effect: a practice player's answer, a reminder, the default of the absent."""

    def __init__(
        self, deps: ModerationDeps, turns: TurnRunner, metrics: Metrics, searcher: Searcher | None = None
    ) -> None:
        super().__init__(deps)
        self.searches: Final = Searches(deps, searcher)
        self._turns = turns
        self._metrics = metrics
        self._reminders, self._digests = Reminders(deps), Digests(deps)

    async def fire(self, deadline: Deadline) -> bool:
        """Let a deadline have its effect, once; gives whether it had one, as one that was closed meanwhile has none."""
        try:
            if deadline.kind == DIGEST:
                await self._digests.fire(deadline)
                return True
            if deadline.kind not in KNOWN and await self._is_for_others(deadline):
                raise LeftAlone(deadline.table_id)
            async with self._tables.turn(deadline.table_id) as live:
                return await self._meet(live, deadline)
        except DeadlineGone:
            log.info("deadline already gone", table=deadline.table_id, kind=deadline.kind)
            return False
        except CannotLoad as broken:
            waits = broken.newer or self._clock.now() - deadline.due_at < SIDE_BY_SIDE_MS
            if waits and await self._turns.is_for_others(broken):
                raise LeftAlone(deadline.table_id) from broken
            await self._turns.set_aside_lost(deadline.table_id, since=deadline.due_at)
        except RulesBroke:
            log.warning("table set aside", table=deadline.table_id)
        return True

    async def _is_for_others(self, deadline: Deadline) -> bool:
        """Whether a newer program that runs beside this one may know what becomes of a deadline."""
        waits = self._clock.now() - deadline.due_at < SIDE_BY_SIDE_MS
        return waits and await self._store.has_others()

    async def _meet(self, live: Live, deadline: Deadline) -> bool:
        if live.table.status != "playing" or deadline.place != live.play.place:
            await self._expire(live, deadline)
        elif deadline.kind == "begin":
            await self._turns.begin(live, deadline)
        elif deadline.kind in REMINDERS:
            await self._reminders.fire(live, deadline)
        elif deadline.kind == "tell":
            await self._note(
                live, deadline, tuple(self._announcer.channel.tell_held(live, self._clock.now()))
            )
        elif deadline.kind == "steward":
            return await self._answer_for(live, deadline)
        elif deadline.kind in DELAYS:
            await self._follow_orders(live, deadline)
        elif deadline.kind == "ask" and (due := open_banks(live, self._clock.now())) is not None:
            await self._run_banks(live, deadline, due)
        else:
            await self._play_defaults(live, deadline)
        return True

    async def _answer_for(self, live: Live, deadline: Deadline) -> bool:
        """A practice player answers, or the steward of a seat whose person is away; gives False while one thinks."""
        seat = Seat(deadline.seat)
        row, at, step = live.at(seat), self._clock.now(), get_step(live)
        stays = row.kind == "person" and not may_answer(live, row, at)
        if is_deputised(live, row) and seat in live.play.awaited:
            handed = self._announcer.inboxes.hand_question(live, row, get_reader(live, row))
            await self._note(live, deadline, handed, list_reminders_of(live, seat, at))
            return True
        if stays or seat not in live.play.awaited:
            live.steward_times.pop(seat, None)
            await self._expire(live, deadline)
            return True
        if await self.searches.is_pending(live, deadline):
            return False
        turn = Turn(live, asked=live.play.asks[seat])
        await self._turns.run(turn, lambda: self._answer(turn, seat))
        if row.kind == "practice":
            await self._turns.commit(turn, fires=deadline)
            return True
        opened = note_seats(turn, [note_answer(row, at, step)])
        await self._turns.commit(turn, fires=deadline, absent=Absent(stood_in=(seat,), opened=opened))
        return True

    async def _play_defaults(self, live: Live, deadline: Deadline) -> None:
        """Let the steward of everybody answer who still owes an answer: they are away from now on."""
        place, absent = live.play.place, live.play.awaited
        for seat in absent:
            live.reseat(await fill_steward(self._store, live.at(seat)))
        turn = Turn(live)
        before = {seat: live.at(seat) for seat in absent}
        inboxes = {seat: live.posts.inbox(seat) for seat in absent}
        at, step = self._clock.now(), get_step(live)
        seconds = live.table.window_seconds if deadline.kind == "window" else live.table.deadline_seconds
        passed = None if seconds is None else 1000 * seconds

        def run_defaults() -> None:
            for seat in absent:
                if live.play.place == place and seat in live.play.asks:
                    self._answer(turn, seat)

        await self._turns.run(turn, run_defaults)
        people = [
            row
            for seat, row in before.items()
            if row.kind == "person" and not is_uncalled(row, inboxes[seat], at, passed)
        ]
        opened = note_seats(turn, [note_miss(live, row, at, step) for row in people])
        left = tuple(Seat(row.seat) for row in people if not is_away(row, at))
        missed = absent if deadline.kind == "ask" else ()
        await self._turns.commit(turn, fires=deadline, absent=Absent(missed, left, opened=opened))

    async def _follow_orders(self, live: Live, deadline: Deadline) -> None:
        """Answer by the orders that were to wait so long for their owner, as long as it is asked on."""
        seat, turn = Seat(deadline.seat), Turn(live, asked=live.play.asks.get(Seat(deadline.seat)))

        def follow() -> None:
            for _ in range(MOST_PARTS):
                if seat not in live.play.awaited:
                    return
                reply = answer_by_order(turn, seat, after=deadline.kind)
                if reply is None:
                    return
                run_reply(turn, seat, reply, by="order")

        await self._turns.run(turn, follow)
        if turn.replies or turn.stopped:
            await self._turns.commit(turn, fires=deadline)
        else:
            await self._expire(live, deadline)

    def _answer(self, turn: Turn, seat: Seat) -> None:
        """Answer what a seat is asked now, all parts of it, as its steward does."""
        live, place = turn.live, turn.live.play.place
        for number in range(MOST_PARTS):
            run_reply(turn, seat, *self._find_answer(turn, seat, tired=number == MOST_PARTS - 1))
            if live.play.place != place or seat not in live.play.awaited:
                return

    def _find_answer(self, turn: Turn, seat: Seat, *, tired: bool) -> tuple[Reply, AnsweredBy | None]:
        """What the steward of a seat replies, and what that is; a practice player sits there itself."""
        live, row = turn.live, turn.live.at(seat)
        steward = get_steward(row)
        if row.kind == "practice" or steward == "practice":
            return self._think(live, seat, tired=tired), "practice" if row.kind == "person" else None
        ordered = answer_by_order(turn, seat, late=True) if steward != "defaults" and not tired else None
        return (live.play.asks[seat].default, "default") if ordered is None else (ordered, "order")

    def _think(self, live: Live, seat: Seat, *, tired: bool) -> Reply:
        """What a practice player answers; the default, should its idea fail, or should it have gone on for long.

        So does an open seat: what it holds is kept for whoever takes it.
        """
        ask = live.play.asks[seat]
        row = live.at(seat)
        if tired or (row.is_open and row.user_id is None):
            return ask.default
        reply = self.searches.take_found(live, seat) or find_practice_reply(live, seat)
        if reply is not None:
            return reply
        self._metrics.count_failed_idea()
        return ask.default

    async def _run_banks(self, live: Live, deadline: Deadline, due: Due) -> None:
        """Let the time banks of those who are late run: everybody sees it, and they are reminded."""
        at = self._clock.now()
        live.due_at, live.terms = due.at, due.terms
        owed = (
            *self._announcer.channel.show_waiting(live, at),
            *self._announcer.inboxes.show_due_times(live),
        )
        told = NewDeadline("bank", at, live.play.place)
        await self._note(live, deadline, owed, (*list_due_deadlines(live, at, at, due.at, due.terms), told))

    async def _expire(self, live: Live, deadline: Deadline) -> None:
        """Close a deadline that has lost its question."""
        await self._note(live, deadline, ())

    async def _note(
        self,
        live: Live,
        deadline: Deadline,
        owed: tuple[NewOwed, ...],
        opens: tuple[NewDeadline, ...] = (),
    ) -> None:
        change = Change(self._clock.now(), live.table.id, fires=deadline.key, owed=owed, opens=opens)
        await self._store.commit(keep_posts(live, change))
        self._wake()


def note_seats(turn: Turn, rows: Sequence[SeatRow]) -> tuple[Seat, ...]:
    """Keep what is known of seats now; gives those that open because the table waits for their people no longer."""
    opened = [row for row in rows if has_no_patience(turn.live, row)]
    for row in rows:
        turn.reseat(open_seat(row) if row in opened else row)
    return tuple(Seat(row.seat) for row in opened)


def get_step(live: Live) -> int | None:
    """How long a deadline of a table is, milliseconds."""
    seconds = live.table.deadline_seconds or live.table.window_seconds
    return None if seconds is None else 1000 * seconds
