"""One turn of a table: what is gathered between taking its lock and letting it go, as rows to be written."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from bot.tables.live import Live
from games.table.asks import Ask, Reply
from games.table.facts import Fact, Saying, Seat
from games.table.play import Step
from games.table.rulebook import Result
from storage.ports import NewEntry, Order, Position


@dataclass(frozen=True, slots=True)
class Taken:
    """One reply that was played, by a seat or by chance, with the question it answers."""

    seat: Seat
    ask: Ask
    place: int
    step: Step
    ordered: bool = False
    """Whether a standing order answered."""

    def is_asked_on(self, live: Live) -> bool:
        """Whether the same seat is asked something at once: also the rest of an answer that is sealed in parts."""
        part = self.ask.options[self.step.reply.option].part
        return (self.step.opened or part or not self.ask.sealed) and self.seat in live.play.asks


@dataclass(slots=True)
class Turn:
    """One event of a table, created when its lock is taken: who acts, and everything that this brings about."""

    live: Live
    actor: Seat | None = None
    """Who replies; None where a deadline or a start is the cause."""
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
    stopped: list[tuple[Order, Saying]] = field(default_factory=list)
    """The standing orders that were brought to an end, and why."""

    @property
    def facts(self) -> tuple[Fact, ...]:
        """What happened, in order."""
        told = self.opening or ()
        return (*told, *(fact for taken in self.replies for fact in taken.step.facts))

    @property
    def opened(self) -> bool:
        """Whether other questions are open now."""
        return self.opening is not None or any(taken.step.opened for taken in self.replies)

    @property
    def result(self) -> Result | None:
        """How the game ended, if it did."""
        return self.replies[-1].step.result if self.replies else None

    @property
    def amid(self) -> bool:
        """Whether it was something done amid a question, without answering it (`Option.free`)."""
        return bool(self.replies) and self.replies[0].ask.options[self.replies[0].step.reply.option].free

    def make_entries(self) -> tuple[NewEntry, ...]:
        """The log entries, in order."""
        return make_entries(self.replies)

    def find_position(self, at: int) -> Position | None:
        """The newest position, when a seam was crossed."""
        seams = [taken.step.seam for taken in self.replies if taken.step.seam is not None]
        if not seams:
            return None
        seam = seams[-1]
        return Position(self.live.table.id, seam.seq, seam.chapter, seam.state, seam.version, at)

    def stop_orders(self, orders: Sequence[Order], why: Saying) -> None:
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
        )
        for taken in replies
    )
