"""One turn of a table: what is gathered between taking its lock and letting it go, as rows to be written."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from bot.tables.absence import list_readers
from bot.tables.draws import Draw
from bot.tables.foreseen import list_foreseen
from bot.tables.lessons import find_end
from bot.tables.live import Live
from bot.tables.stand_ins import StandIn, keep_sealed, note_answers
from porc_royal.asks import Ask, FreeText, Reply
from porc_royal.facts import Fact, Saying, Seat
from porc_royal.play import Begun, Step
from porc_royal.rulebook import Result
from storage.ports import AnsweredBy, NewEntry, OrderKey, OrderRow, PositionRow, SeatRow


@dataclass(frozen=True, slots=True)
class Taken:
    """One reply that was played, by a seat or by chance, with the question it answers."""

    seat: Seat
    ask: Ask
    place: int
    step: Step
    by: AnsweredBy | None = None
    """What answered in the place of the seat's own person."""
    draw: Draw | None = None
    """What chance was asked, where it replied."""
    at: int | None = None
    """When it was given, unix milliseconds, where it was in the log before; None: now."""

    @property
    def ordered(self) -> bool:
        """Whether a standing order answered."""
        return self.by == "order"

    def list_typed(self) -> tuple[str, ...]:
        """The fields of the reply that hold a text which somebody typed."""
        fields = self.ask.options[self.step.reply.option].fields
        return tuple(name for name, one in fields.items() if isinstance(one, FreeText))

    @property
    def is_part(self) -> bool:
        """Whether it was one of several things that are sealed in a row."""
        return self.ask.options[self.step.reply.option].part

    def is_asked_on(self, live: Live) -> bool:
        """Whether the same seat is asked something at once: also the rest of an answer that is sealed in parts."""
        return (self.step.opened or self.is_part or not self.ask.sealed) and self.seat in live.play.asks


@dataclass(frozen=True, slots=True)
class Absent:
    """Who was answered for by this event.

    missed    whose time is up, for what is asked of each by name
    left      who is away from now on
    stood_in  for whom a steward answered
    opened    whose seat anybody may take now
    """

    missed: tuple[Seat, ...] = ()
    left: tuple[Seat, ...] = ()
    stood_in: tuple[Seat, ...] = ()
    opened: tuple[Seat, ...] = ()


NOBODY: Final = Absent()


@dataclass(frozen=True, slots=True)
class ChapterFacts:
    """What happened in a chapter, "" for the one that was under way; of one that began then, how it found the game."""

    chapter: str = ""
    begun: Begun | None = None
    facts: list[Fact] = field(default_factory=list)


@dataclass(slots=True)
class Turn:
    """One event of a table, created when its lock is taken: who acts, and everything that this brings about."""

    live: Live
    actor: Seat | None = None
    """Who replies; None where a deadline or a start is the cause."""
    in_inbox: bool = False
    """Whether the actor pressed on its private message, which the answer to the press then replaces."""
    asked: Ask | None = None
    """The question that the actor answers."""
    waited: tuple[Seat, ...] = ()
    """Who was awaited before."""
    opening: tuple[Fact, ...] | None = None
    """What was told before the first reply, when the game begins with this event."""
    tried: list[tuple[Seat, Reply]] = field(default_factory=list)
    """The replies that the rules were given: what a report needs when a rule breaks."""
    replies: list[Taken] = field(default_factory=list)
    """Those that were played: the actor's, what chance drew after it, defaults, what was ordered."""
    stopped: list[tuple[OrderRow, Saying]] = field(default_factory=list)
    """The standing orders that were brought to an end, and why."""
    spent: list[OrderRow] = field(default_factory=list)
    """The plans that were carried out."""
    held: list[OrderRow] = field(default_factory=list)
    """The standing orders that wait for the next question, as they are kept now."""
    given: list[OrderRow] = field(default_factory=list)
    """The standing orders that were given with the actor's answer."""
    rows: dict[Seat, SeatRow] = field(default_factory=dict)
    """The seats of which something else is known now: who came back, who is away."""
    in_channel: bool = False
    """Whether the actor answers where everybody reads the table."""
    readers: tuple[SeatRow, ...] = field(init=False)
    """The seats with those who read before what each is asked."""
    stand_ins: list[StandIn] = field(default_factory=list)
    """What was answered in secret for absent people, and counts now."""
    foreseen: tuple[Saying, ...] = field(init=False)
    """The ends that everybody could see coming before."""
    seen: object = field(init=False, default=None)
    """What everybody saw before; None where no game was under way."""

    def __post_init__(self) -> None:
        """Look at the table before anything happens; a game that begins with this turn has shown nothing yet."""
        self.readers = tuple(list_readers(self.live))
        self.foreseen = list_foreseen(self.live) if self.opening is None else ()
        if self.opening is None and self.live.game is not None:
            self.seen = self.live.game.view(None)

    @property
    def facts(self) -> tuple[Fact, ...]:
        """What happened, in order."""
        told = self.opening or ()
        return (*told, *(fact for taken in self.replies for fact in taken.step.facts))

    @property
    def chapters(self) -> Sequence[ChapterFacts]:
        """What happened, by chapters."""
        parts = [ChapterFacts()]
        if self.opening is not None:
            parts.append(ChapterFacts(self.live.play.position.chapter, facts=list(self.opening)))
        for taken in self.replies:
            facts, told = taken.step.facts, 0
            for begun in taken.step.begun:
                parts[-1].facts.extend(facts[told : begun.told])
                parts.append(ChapterFacts(begun.chapter, begun))
                told = begun.told
            parts[-1].facts.extend(facts[told:])
        return parts

    def list_remarks(self, told: Sequence[Saying]) -> Sequence[tuple[int, Saying]]:
        """What the game says besides of what everybody was told, each with the place of what it is said behind."""
        remark = self.live.rulebook.remarks
        if remark is None or self.seen is None or not told:
            return ()
        return remark(self.seen, self.live.play.view(None), told)

    @property
    def opened(self) -> bool:
        """Whether other questions are open now."""
        return self.opening is not None or any(taken.step.opened for taken in self.replies)

    @property
    def result(self) -> Result | None:
        """How the game ended, if it did; or the lesson."""
        ended = self.replies[-1].step.result if self.replies else None
        return find_end(self.live) if ended is None else ended

    @property
    def amid(self) -> bool:
        """Whether it was something done amid a question, without answering it (`Option.free`)."""
        return bool(self.replies) and self.replies[0].ask.options[self.replies[0].step.reply.option].free

    @property
    def is_order(self) -> bool:
        """Whether the actor answered nothing, but set what is done without asking: its own answer says all of it."""
        if self.actor is None or not self.replies:
            return False
        ask, option = self.replies[0].ask, self.replies[0].step.reply.option
        return ask.options[option].part and option in self.live.rulebook.aside

    def list_learned(self) -> tuple[Saying, ...]:
        """What the actor alone has learned, and reads before its next question, which may be about it."""
        seat, game = self.actor, self.live.play
        if seat is None or self.is_order or not self.opened or self.result is not None:
            return ()
        if seat not in game.awaited or game.since(seat) < game.place:
            return ()
        known = [fact.says for fact in self.facts if fact.to is not None and fact.is_known_to(seat)]
        return tuple(one for one in known if one not in game.asks[seat].about)

    @property
    def asks_below(self) -> bool:
        """Whether the actor's next question comes in a message below the pressed one, and not in its place.

        It does where there is something to be read before it; and in a lesson, whose channel is that very inbox, where
        another part of the game begins with a message of its own: a question above that would not be seen.
        """
        acts, begun = self.live.rulebook.acts, self.chapters[1:]
        goes_on = bool(self.live.table.lesson) and self.result is None
        turned = goes_on and any(one.chapter in acts for one in begun)
        return self.in_inbox and (bool(self.list_learned()) or turned)

    @property
    def handed(self) -> tuple[SeatRow, ...]:
        """Who has read until now what a seat is asked, where somebody else does from now on."""
        pairs = zip(self.readers, list_readers(self.live), strict=True)
        return tuple(before for before, now in pairs if before.user_id != now.user_id)

    def make_entries(self) -> tuple[NewEntry, ...]:
        """The log entries, in order."""
        return make_entries(self.replies)

    def find_position(self, at: int) -> PositionRow | None:
        """The newest position, when a seam was crossed."""
        seams = [taken.step.seam for taken in self.replies if taken.step.seam is not None]
        if not seams:
            return None
        seam = seams[-1]
        return PositionRow(self.live.table.id, seam.seq, seam.chapter, seam.state, seam.version, at)

    @property
    def withdrawn(self) -> tuple[OrderKey, ...]:
        """The standing orders that are over, whatever the reason."""
        return tuple(one.key for one in (*self.spent, *(order for order, _ in self.stopped)))

    def spend_orders(self, orders: Sequence[OrderRow]) -> None:
        """Let plans be over that are carried out: their owners are told of what they did."""
        self.live.orders = [one for one in self.live.orders if one not in orders]
        self.spent += orders

    def give_order(self, order: OrderRow) -> None:
        """Take in an order that is given with the actor's answer: it replaces the one of its name."""
        self.live.orders = [*(one for one in self.live.orders if one.key != order.key), order]
        self.given.append(order)

    def reseat(self, row: SeatRow) -> None:
        """Note what is known of a seat now; once the rules have played, since a refusal must change nothing."""
        self.live.reseat(row)
        self.rows[Seat(row.seat)] = row

    def hold_orders(self, orders: Sequence[OrderRow]) -> None:
        """Let orders be silent until their owner has answered what is asked now."""
        keys = [one.key for one in orders]
        self.live.orders = [one for one in self.live.orders if one.key not in keys] + list(orders)
        self.held += orders

    def settle_stand_ins(self) -> None:
        """Take note of what was answered in secret for absent people; what is open now is told to its owner."""
        answers = [(one.seat, one.ask, one.step.reply, one.place, one.by) for one in self.replies]
        known = note_answers(self.live.stand_ins, answers)
        self.live.stand_ins = keep_sealed(known, self.live.play)
        # What is done amid a question opens nothing that was sealed.
        self.stand_ins = [] if self.amid else [one for one in known if one not in self.live.stand_ins]

    def stop_orders(self, orders: Sequence[OrderRow], why: Saying) -> None:
        """Let standing orders end; their owners are told why with whatever is told next."""
        self.live.orders = [one for one in self.live.orders if one not in orders]
        self.stopped += [(one, why) for one in orders]


def make_entries(replies: Sequence[Taken]) -> tuple[NewEntry, ...]:
    """Replies as the log keeps them."""
    return tuple(
        NewEntry(
            taken.seat,
            taken.place,
            msgspec.json.encode(taken.step.reply),
            msgspec.json.encode(taken.step.facts),
            taken.step.reveals,
            taken.by,
            None if taken.draw is None else msgspec.json.encode(taken.draw),
            taken.list_typed(),
            taken.at,
        )
        for taken in replies
    )
