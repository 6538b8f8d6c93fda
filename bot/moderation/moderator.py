"""The moderator: takes a reply, has it played, writes everything down in one transaction, then tells the table.

Every way in (a slash command, a button, a deadline, a practice player) ends in one of the methods below. Each is
one turn in the table's queue and one commit; a refusal changes nothing; a crash between any two lines loses
nothing, since memory is dropped and storage is the truth.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec
import structlog

from bot.announcer.announcer import Announcer
from bot.clock import Clock
from bot.ops.bug_reports import Reports
from bot.ops.metrics import Metrics
from bot.tables.idle import nothing_asked
from bot.tables.live import Live, LiveTables, NotPlaying
from bot.tables.turn import Played, Taken, go_on, play, practising_on, timetable
from bot.wording.receipts import Receipt, Undone, list_parts, make_undone, option_name
from games.table.asks import Ask, Refused, Reply
from games.table.facts import CHANCE, Fact, Seat
from games.table.play import RulesBroke
from storage.ports import (
    AlreadyDone,
    Change,
    Close,
    Deadline,
    Entry,
    Interaction,
    StorageFailed,
    Store,
    TableFields,
)

T = TypeVar("T")

log = structlog.get_logger(__name__)

UNDO_REACH: Final = 40
"""How many entries back the own last reply is looked for: chance may have drawn for every piece since."""


@dataclass(frozen=True, slots=True)
class Press:
    """Who acts, by which interaction, and at which place of the log (None: whatever is asked now)."""

    user_id: int
    interaction_id: int
    place: int | None = None


class Moderator:
    """Runs every table. `wake` is called after each commit: there may be letters to send, deadlines to keep."""

    def __init__(
        self,
        store: Store,
        tables: LiveTables,
        announcer: Announcer,
        reports: Reports,
        clock: Clock,
        *,
        wake: Callable[[], None],
        metrics: Metrics,
        practice_delay_ms: int = 0,
    ) -> None:
        self.store = store
        self.tables = tables
        self.announcer = announcer
        self.clock = clock
        self._reports = reports
        self.wake = wake
        self._metrics = metrics
        self.practice_delay_ms = practice_delay_ms

    async def reply(self, table_id: int, press: Press, reply: Reply) -> Receipt:
        """Take a person's reply. Raises `Refused`; a repeated interaction gets its first receipt again."""
        try:
            async with self.tables.turn(table_id) as live:
                seat, ask = expected(live, press)
                await self.room()
                waited = live.play.awaited
                played = await self.played(live, lambda: play(live, seat, reply))
                played.waited = waited
                mine = played.replies[0]
                receipt = Receipt(
                    table_id,
                    mine.step.seq,
                    option_name(ask, mine.step.reply.option),
                    list_parts(ask, mine.step.reply),
                    ask.sealed and not mine.step.opened,
                    mine.asked_on(live),
                    mine.place,
                )
                interaction = Interaction(press.interaction_id, press.user_id, msgspec.json.encode(receipt))
                await self.commit(live, played, actor=seat, asked=ask, interaction=interaction)
                self._metrics.count_reply(taken=True)
                return receipt
        except (Refused, AlreadyDone) as refusal:
            self._metrics.count_reply(taken=False)
            return await self._again(press, Receipt, refusal)

    async def undo(self, table_id: int, press: Press) -> Undone:
        """Take back the person's own last reply, if nobody has learned or done anything since."""
        try:
            async with self.tables.turn(table_id) as live:
                seat = seated(live, press.user_id)
                entry = await self._last_reply(live, seat)
                await self.room()
                return await self._take_back(live, seat, entry, press)
        except (Refused, AlreadyDone) as refusal:
            return await self._again(press, Undone, refusal)

    async def room(self) -> None:
        """Refuse what is new while the disk is full: what is left is for finishing what runs."""
        if self.store.short_of_space and not await self.store.regain():
            raise StorageFailed("full", "no space is kept back")

    async def played(self, live: Live, act: Callable[[], list[Taken]]) -> Played:
        """Let the rules play; when a rule is broken, set the table aside with a report."""
        live.tried.clear()
        live.stopped.clear()
        try:
            return Played(act())
        except RulesBroke as broken:
            self.tables.drop(live.table.id)
            await self.set_aside(live, broken)
            raise

    async def set_aside(self, live: Live, broken: RulesBroke) -> None:
        """Stop this table alone; its host is told, and a report keeps what reproduces the fault."""
        if live.table.status != "playing":
            return
        try:
            name = await self._reports.write(live.table.id, broken, live.tried)
        except OSError as fault:  # a full disk must not keep the table at work
            name = fault.strerror or type(fault).__name__
        log.error("rules broke", table=live.table.id, where=broken.where, report=name, exc_info=broken)
        at = self.clock.now()
        fields: TableFields = {"status": "set_aside", "paused_at": at, "reason": name}
        owed = self.announcer.announce_set_aside(live, name)
        await self.store.commit(Change(at, live.table.id, fields=fields, owed=owed))
        self.wake()

    async def commit(
        self,
        live: Live,
        played: Played,
        *,
        actor: Seat | None,
        asked: Ask | None,
        interaction: Interaction | None = None,
        fires: Deadline | None = None,
        missed: tuple[Seat, ...] = (),
    ) -> None:
        """Write one event down, with every letter it owes and every deadline it changes; then wake the others."""
        at, game, table = self.clock.now(), live.play, live.table
        first = played.replies[0].step.seq if played.replies else game.count
        fields, plan = TableFields(), None
        if played.result is not None:
            fields = {"status": "ended", "ended_at": at}
        elif played.opened:
            plan = timetable(live, at, self.practice_delay_ms, _kept(live, played, actor, asked))
        elif fires is not None and fires.kind == "steward" and fires.seat in game.awaited:
            plan = practising_on(live, at, self.practice_delay_ms, Seat(fires.seat))
        owed = self.announcer.collect_messages(
            live, played, actor=actor, due_at=plan.due_at if plan else None, missed=missed
        )
        await self.store.commit(
            Change(
                at,
                table.id,
                interaction=interaction,
                fields=fields or None,
                fires=fires.key if fires else None,
                log_length=first,
                entries=played.entries(),
                position=played.position(table.id, at),
                owed=owed,
                closes=plan.closes if plan else (),
                opens=plan.opens if plan else (),
                clear_drafts=tuple(sorted({taken.seat for taken in played.replies if taken.seat != CHANCE})),
                withdrawn=tuple(order.key for order, _ in live.stopped),
            )
        )
        live.changed(fields)
        if plan is not None:
            live.due_at = plan.due_at
        self.wake()

    async def _take_back(self, live: Live, seat: Seat, entry: Entry, press: Press) -> Undone:
        """Shorten the log to before `entry` and open its question again; gives what was taken back."""
        table, at = live.table, self.clock.now()
        told = live.play.place != entry.place
        since = await self.store.log(table.id, start=entry.seq)
        self.tables.drop(table.id)
        before = await self.tables.as_of(table.id, entry.seq)
        reply = msgspec.json.decode(entry.reply, type=Reply)
        # The number that its receipt gave it: that of the question, where it is sealed.
        undone = make_undone(table.id, entry.seq if told else entry.place, before.play.asks[seat], reply)
        interaction = Interaction(press.interaction_id, press.user_id, msgspec.json.encode(undone))
        # A sealed answer that is taken back leaves no trace: nothing is told, and no time is won.
        plan = timetable(before, at, self.practice_delay_ms) if told else None
        facts = [fact for one in since for fact in msgspec.json.decode(one.facts, type=tuple[Fact, ...])]
        owed = self.announcer.announce_undo(before, seat, entry.seq, facts, plan.due_at) if plan else ()
        await self.store.commit(
            Change(
                at,
                table.id,
                interaction=interaction,
                undo_from=entry.seq,
                owed=owed,
                closes=(Close(),) if plan else (),
                opens=plan.opens if plan else (),
            )
        )
        self.wake()
        return undone

    async def _last_reply(self, live: Live, seat: Seat) -> Entry:
        """The seat's own last reply, if it may be taken back; raises `Refused` with the reason."""
        game = live.play
        entries = await self.store.log(live.table.id, start=max(0, game.count - UNDO_REACH))
        own = next((one for one in reversed(entries) if one.seat == seat), None)
        if own is None:
            raise Refused("undo-nothing")
        since = [one for one in entries if one.seq > own.seq]
        if any(one.seat not in (seat, CHANCE) for one in since):
            raise Refused("undo-somebody-replied")
        if any(one.seat == CHANCE for one in since):
            raise Refused("undo-chance-drawn")
        if own.reveals:
            raise Refused("undo-revealed")
        return own

    async def begin(self, live: Live, first: Deadline) -> None:
        """Let chance play up to the first question of a game that has just been set up."""
        opening = live.play.opening
        played = await self.played(live, lambda: go_on(live))
        played.opening = opening
        await self.commit(live, played, actor=None, asked=None, fires=first)

    async def park(self, table_id: int, fault: Exception) -> None:
        """Stop a table that cannot be moderated for a reason other than its rules; the others go on."""
        log.error("table set aside", table=table_id, exc_info=fault)
        self.tables.drop(table_id)
        at = self.clock.now()
        fields: TableFields = {"status": "set_aside", "paused_at": at, "reason": type(fault).__name__}
        await self.store.commit(Change(at, table_id, fields=fields))

    async def _again(self, press: Press, kind: type[T], refusal: Refused | AlreadyDone) -> T:
        """What this very interaction was answered before; raises the refusal when it is new."""
        outcome = refusal.outcome if isinstance(refusal, AlreadyDone) else None
        if outcome is None:
            outcome = await self.store.outcome(press.interaction_id)
        if outcome is None:
            raise refusal
        return msgspec.json.decode(outcome, type=kind)


def seated(live: Live, user_id: int) -> Seat:
    """Where a person sits at a table that is being played; raises `Refused`."""
    seat = live.seat_of(user_id)
    if seat is None:
        raise Refused("refused-not-seated")
    if live.table.status == "paused":
        raise Refused("refused-paused")
    if live.table.status == "set_aside":
        raise Refused("refused-set-aside")
    if live.game is None or live.table.status != "playing":
        raise Refused(
            "refused-over" if live.table.status in ("ended", "cancelled") else "refused-not-started"
        )
    return Seat(seat.seat)


def expected(live: Live, press: Press) -> tuple[Seat, Ask]:
    """The seat and the question a press answers; raises `Refused` when it answers none."""
    seat = seated(live, press.user_id)
    if press.place is not None and not live.play.since(seat) <= press.place <= live.play.place:
        raise Refused("refused-stale")
    ask = live.play.asks.get(seat)
    if ask is None:
        raise nothing_asked(live)
    return seat, ask


def _kept(live: Live, played: Played, actor: Seat | None, asked: Ask | None) -> int | None:
    """The due time to keep: one deadline covers a whole turn of several questions to the same seat.

    What is done amid a question wins no time either, for those who are asked it anew.
    """
    now = live.play.asks.get(actor) if actor is not None else None
    if asked is None or now is None or now.key != asked.key:
        return None
    if played.amid:
        return live.due_at if live.play.awaited == played.waited else None
    return None if asked.sealed or live.play.awaited != (actor,) else live.due_at


__all__ = ["Moderator", "NotPlaying", "Press", "expected", "seated"]
