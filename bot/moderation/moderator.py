"""The moderator: takes a person's reply, has it played and written down, and words the answer in the same turn.

Each way in ends in one method here, in `stewards.py` or in `actions.py`, takes the table's lock once and makes one
commit; a refusal changes nothing.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, TypeVar

import msgspec
from msgspec import Struct, structs

from bot.consequences.deadlines import keep_posts
from bot.delivery import find_message, is_to_change
from bot.delivery.outgoing import address_dm
from bot.moderation.deps import ModerationDeps, Part, require_space
from bot.moderation.trials import Trials
from bot.moderation.turns import TurnRunner
from bot.ops.metrics import Metrics
from bot.tables.absence import find_acting_row
from bot.tables.banks import settle_banks
from bot.tables.calls import expect_answer
from bot.tables.deadlines import is_pupil_first, plan_deadlines
from bot.tables.history import play_again
from bot.tables.idle import refuse_unasked
from bot.tables.live import Live
from bot.tables.moments import find_hindrance, list_hidden_names
from bot.tables.order_delays import plan_delays
from bot.tables.orders_beside import answer_with_order, list_beside, list_cut
from bot.tables.posts import name_inbox
from bot.tables.reminders import list_reminders
from bot.tables.terms import NO_TERMS
from bot.tables.turn import Taken, Turn, make_entries
from bot.wording.receipts import Receipt, Undone, list_parts, make_undone, name_option
from porc_royal.asks import Ask, Refused, Reply
from porc_royal.facts import Fact, Saying, Seat
from porc_royal.script import is_still_legal
from storage.ports import AlreadyDone, AnsweredBy, Change, Close, Entry, Interaction, NewOwed, SeatRow, Store

T = TypeVar("T")

UNDO_REACH: Final = 40
"""How many entries back the own last reply is looked for: chance may have drawn for every piece since."""


class Press(Struct, frozen=True):
    """Who acts, by which interaction, and at which place of the log (None: whatever is asked now).

    message_id: the private message whose component was pressed, None where there is none
    channel_id: where it was pressed or typed
    seat: whose question was pressed, None where that is not said
    timeline: of which future of the log the place is; None where nothing says so
    """

    user_id: int
    interaction_id: int
    place: int | None = None
    message_id: int | None = None
    channel_id: int | None = None
    seat: int | None = None
    timeline: str | None = None


class Moderator(Part):
    """Takes replies, and takes them back."""

    def __init__(self, deps: ModerationDeps, turns: TurnRunner, metrics: Metrics) -> None:
        super().__init__(deps)
        self._turns = turns
        self._metrics = metrics
        self._trials = Trials(deps)

    async def take_reply(
        self,
        table_id: int,
        press: Press,
        make: Callable[[Live], Reply | T],
        word: Callable[[Live, Receipt], T],
        order: str = "",
    ) -> T:
        """Make a person's reply, take it, and word the answer, all in one turn of the table. Raises `Refused`.

        make: gives the reply, or what is to be answered instead, where it is not complete yet
        word: words the receipt; that of a repeated interaction is its first
        order: the name of the order that is given with the answer (`OrderBeside`)
        """
        try:
            async with self._tables.turn(table_id) as live:
                made = make(live)
                if not isinstance(made, Reply):
                    return made
                return word(live, await self._play(live, press, made, order))
        except AlreadyDone as again:
            # The lock is taken a second time only here: what was played is gone with the table it was played on.
            self._metrics.count_reply(taken=False)
            receipt = msgspec.json.decode(again.outcome, type=Receipt)
            async with self._tables.turn(table_id) as live:
                return word(live, receipt)

    async def reply(self, table_id: int, press: Press, reply: Reply, order: str = "") -> Receipt:
        """Take a person's reply. Raises `Refused`; a repeated interaction gets its first receipt again."""
        return await self.take_reply(
            table_id, press, lambda live: reply, lambda live, receipt: receipt, order
        )

    async def _play(self, live: Live, press: Press, reply: Reply, order: str = "") -> Receipt:
        """Play a reply and write it down; what this very interaction was answered before, where it is refused."""
        try:
            seat, ask = find_question(live, press)
            await self._trials.require_good(live, ask, reply)
            await require_space(self._store)
            pressed = await find_pressed(self._store, live, seat, press)
            in_channel = press.channel_id == live.table.channel_id
            turn = Turn(live, seat, pressed == "inbox", ask, live.play.awaited, in_channel=in_channel)
            before = live.play.view(seat)
            by: AnsweredBy | None = None if live.at(seat).user_id == press.user_id else "deputy"
            said, at = list[Saying | None](), self._clock.now()
            await self._turns.run(
                turn, lambda: said.append(answer_with_order(turn, seat, reply, by, order, at))
            )
        except Refused as refusal:
            self._metrics.count_reply(taken=False)
            return await self._recall(press, Receipt, refusal)
        stands = turn.is_order and live.play.view(seat) == before
        receipt = structs.replace(
            _make_receipt(turn, ask, stands=stands), ordered=said[0], beside=pressed == "changing"
        )
        interaction = Interaction(press.interaction_id, press.user_id, msgspec.json.encode(receipt))
        await self._turns.commit(turn, interaction=interaction)
        self._metrics.count_reply(taken=True)
        return receipt

    async def take_back(self, table_id: int, press: Press, word: Callable[[Live, Undone], T]) -> T:
        """Take back the person's own last reply, if nobody has learned or done anything since, and word the answer."""
        try:
            async with self._tables.turn(table_id) as live:
                try:
                    seat = find_acting_seat(live, press.user_id)
                    entry = await self._find_last_reply(live, seat)
                    await require_space(self._store)
                    before, undone = await self._shorten_log(live, seat, entry, press)
                except Refused as refusal:
                    before, undone = live, await self._recall(press, Undone, refusal)
                return word(before, undone)
        except AlreadyDone as again:
            undone = msgspec.json.decode(again.outcome, type=Undone)
            async with self._tables.turn(table_id) as live:
                return word(live, undone)

    async def undo(self, table_id: int, press: Press) -> Undone:
        """Take back the person's own last reply, if nobody has learned or done anything since."""
        return await self.take_back(table_id, press, lambda live, undone: undone)

    async def _shorten_log(self, live: Live, seat: Seat, entry: Entry, press: Press) -> tuple[Live, Undone]:
        """Cut the log off before `entry` and open its question again; gives the table as it is then."""
        table, at = live.table, self._clock.now()
        told = live.play.place != entry.place
        since = await self._store.log(table.id, start=entry.seq)
        self._tables.drop(table.id)
        before = await self._tables.load_as_of(table.id, entry.seq)
        before.posts, before.hours, before.orders = live.posts, live.hours, live.orders
        before.wishes = live.wishes
        answered = {one: ask.key for one, ask in live.play.asks.items()}
        # In a lesson partners answer once the pupil has (DEC-583), so that they answer anew.
        sealed = [] if table.lesson else [one for one in since if one.seq > entry.seq]
        kept = _seal_again(before, answered, sealed)
        beside = {
            one.key: one
            for one in (
                *list_beside(before, seat, before.play.since(seat)),
                *list_cut(before, entry.seq, {one.seat for one in kept}),
            )
        }
        before.orders = [one for one in before.orders if one.key not in beside]
        reply = msgspec.json.decode(entry.reply, type=Reply)
        undone = make_undone(table.id, before.play.asks[seat], reply)
        interaction = Interaction(press.interaction_id, press.user_id, msgspec.json.encode(undone))
        # A sealed answer that is taken back leaves no trace: nothing is told, and no time is won.
        plan = plan_deadlines(before, at, self._practice_delay_ms) if told else None
        facts = [fact for one in since for fact in msgspec.json.decode(one.facts, type=tuple[Fact, ...])]
        owed: tuple[NewOwed, ...] = ()
        spent: tuple[SeatRow, ...] = ()
        if plan is not None:
            before.terms, before.due_at = plan.terms, plan.due_at
            expect_answer(before, seat, at)
            spent = settle_banks(live, NO_TERMS, at)
            owed = self._announcer.announce_undo(before, seat, facts, at=at)
        change = Change(
            at,
            table.id,
            interaction=interaction,
            seats=spent,
            undo_from=entry.seq,
            log_length=entry.seq,
            entries=make_entries(kept),
            withdrawn=tuple(beside),
            owed=owed,
            closes=(Close(),) if plan else _hold_partners(before),
            opens=(*plan.opens, *list_reminders(before, at, plan.due_at), *plan_delays(before, at, ()))
            if plan
            else (),
        )
        await self._store.commit(keep_posts(before, change))
        self._wake()
        return before, undone

    async def _find_last_reply(self, live: Live, seat: Seat) -> Entry:
        """The seat's own last reply, if it may be taken back; raises `Refused` with the reason."""
        game = live.play
        entries = await self._store.log(live.table.id, start=max(0, game.count - UNDO_REACH))
        own = next((one for one in reversed(entries) if one.seat == seat), None)
        if own is None:
            raise Refused("undo-nothing")
        # What others have sealed since for the question that is open now is a secret: it decides nothing here.
        since = [one for one in entries if one.seq >= own.seq and one.place != game.place]
        if not since:
            if own.reveals:
                raise Refused("undo-revealed")
            return own
        # All of its step: what others had sealed before was opened with it.
        then = await self._tables.load_as_of(live.table.id, own.place)
        whole = await self._store.log(live.table.id, start=own.place)
        happened = await play_again(then.game, [one for one in whole if one.place != game.place])
        if hindrance := find_hindrance(happened, seat, list_hidden_names(live)):
            raise Refused(hindrance)
        return own

    async def _recall(self, press: Press, kind: type[T], refusal: Refused) -> T:
        """What this very interaction was answered before; raises the refusal when it is new."""
        outcome = await self._store.outcome(press.interaction_id)
        if outcome is None:
            raise refusal
        return msgspec.json.decode(outcome, type=kind)


def _hold_partners(live: Live) -> tuple[Close, ...]:
    """In a lesson whose pupil is asked again, the partners that were about to follow wait again."""
    return (Close("steward"),) if is_pupil_first(live) else ()


async def find_pressed(
    store: Store, live: Live, seat: Seat, press: Press
) -> Literal["inbox", "changing", "elsewhere"]:
    """Whether what was pressed is the private message in which this seat is asked: the answer takes its place.

    Where that message is owed a change, or is to go, it would take the answer with it, and what is asked next: whoever
    presses it then answers elsewhere.
    """
    if press.message_id is None:
        return "elsewhere"
    name = name_inbox(seat, press.user_id)
    # First what is owed: what is sent meanwhile is remembered, or forgotten, before it is noted as sent.
    changing = await is_to_change(store, address_dm(press.user_id), live.table.id, name)
    if press.message_id != await find_message(store, live.table.id, name):
        return "elsewhere"
    return "changing" if changing else "inbox"


def find_seat(live: Live, user_id: int) -> Seat:
    """Where a person sits at a table that is being played; raises `Refused`."""
    return _require_playing(live, live.seat_of(user_id))


def find_acting_seat(live: Live, user_id: int) -> Seat:
    """The seat that a person speaks for at a table that is being played; raises `Refused`."""
    return _require_playing(live, find_acting_row(live, user_id))


def _require_playing(live: Live, seat: SeatRow | None) -> Seat:
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


def find_question(live: Live, press: Press) -> tuple[Seat, Ask]:
    """The seat and the question a press answers; raises `Refused` when it answers none."""
    seat = find_acting_seat(live, press.user_id)
    if press.place is not None and not live.play.since(seat) <= press.place <= live.play.place:
        raise Refused("refused-stale")
    if press.place is not None and press.timeline not in (None, live.timeline):
        raise Refused("refused-stale")  # the same number of a future that was lost
    ask = live.play.asks.get(seat)
    if ask is None:
        raise refuse_unasked(live)
    check_seat(press, seat)
    return seat, ask


def check_seat(press: Press, seat: Seat) -> None:
    """Refuse the form or the buttons of another seat: what was filled in there is its secret."""
    if press.seat not in (None, seat):
        raise Refused("refused-stale")


def _make_receipt(turn: Turn, ask: Ask, *, stands: bool) -> Receipt:
    """stands: it changed nothing of what the seat knows."""
    mine, learned = turn.replies[0], turn.list_learned()
    parts, settled = list_parts(ask, mine.step.reply), turn.live.rulebook.settled
    if turn.is_order and settled is not None:
        parts = tuple(settled(turn.live.play.view(mine.seat), mine.step.reply)) or parts
    hidden = ask.sealed or ask.optional or ask.options[mine.step.reply.option].part
    return Receipt(
        turn.live.table.id,
        mine.step.seq,
        name_option(ask, mine.step.reply.option),
        parts,
        hidden and not mine.step.opened,
        mine.is_asked_on(turn.live),
        ask.optional,
        ("stands" if stands else "set") if turn.is_order else "",
        learned,
        turn.asks_below,
    )


def _seal_again(before: Live, answered: Mapping[Seat, str], entries: Sequence[Entry]) -> list[Taken]:
    """Others' sealed answers, given again to a table from which an earlier reply was taken back.

    answered: the questions, by key, that they had answered. Where another is open now, or the answer is no legal one
    any more, it is dropped: its seat is asked again when its question comes again.
    """
    kept = []
    for entry in entries:
        seat, place = Seat(entry.seat), before.play.place
        ask, reply = before.play.asks.get(seat), msgspec.json.decode(entry.reply, type=Reply)
        if ask is not None and ask.key == answered.get(seat) and is_still_legal(ask, reply):
            step = before.play.take(seat, reply)
            # When they answered stays as it was: otherwise their own record would say that another took something back.
            kept.append(Taken(seat, ask, place, step, entry.answered_by, at=entry.at))
    return kept
