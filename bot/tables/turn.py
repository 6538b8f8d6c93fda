"""What replies bring about, as rows to be written: log entries, the newest position, deadlines."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from bot.tables.live import Live
from bot.tables.order_matching import lapse, ordered
from bot.tables.rng import outcome
from games.table.asks import Ask, Refused, Reply
from games.table.facts import CHANCE, Fact, Seat
from games.table.play import Step
from games.table.rulebook import Result
from storage.ports import Close, NewDeadline, NewEntry, Position

REMINDERS = (("half", 2), ("tenth", 10))
"""A reminder when one half, then one tenth, of the time is left."""


@dataclass(frozen=True, slots=True)
class Taken:
    """One reply that was played, by a seat or by chance, with the question it answers."""

    seat: Seat
    ask: Ask
    place: int
    step: Step
    ordered: bool = False
    """Whether a standing order answered."""

    def asked_on(self, live: Live) -> bool:
        """Whether the same seat is asked something at once: also the rest of an answer that is sealed in parts."""
        part = self.ask.options[self.step.reply.option].part
        return (self.step.opened or part or not self.ask.sealed) and self.seat in live.play.asks


@dataclass(slots=True)
class Played:
    """Everything that one event brought about: the reply, what chance drew after it, defaults."""

    replies: list[Taken]
    opening: tuple[Fact, ...] | None = None
    """What was told before the first reply, when the game begins with this event."""
    waited: tuple[Seat, ...] = ()
    """Who was awaited before it."""

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

    def entries(self) -> tuple[NewEntry, ...]:
        """The log entries, in order."""
        return tuple(
            NewEntry(
                taken.seat,
                taken.place,
                msgspec.json.encode(taken.step.reply),
                msgspec.json.encode(taken.step.facts),
                taken.step.reveals,
            )
            for taken in self.replies
        )

    def position(self, table_id: int, at: int) -> Position | None:
        """The newest position, when a seam was crossed."""
        seams = [taken.step.seam for taken in self.replies if taken.step.seam is not None]
        if not seams:
            return None
        seam = seams[-1]
        return Position(table_id, seam.seq, seam.chapter, seam.state, seam.version, at)


def play(live: Live, seat: Seat, reply: Reply, *, by_order: bool = False) -> list[Taken]:
    """Play a reply, and whatever else is answered at once because of it. Raises `Refused` or `RulesBroke`."""
    taken = [_take(live, seat, reply, by_order=by_order)]
    return taken + go_on(live)


def go_on(live: Live) -> list[Taken]:
    """Answer chance's questions from the table's sealed stream, others by standing orders, until people are asked."""
    game, taken = live.play, []
    while True:
        question = game.asks.get(CHANCE)
        if question is not None:
            taken.append(_take(live, CHANCE, outcome(question, live.table.seed, game.count)))
        elif (order := ordered(live)) is not None:
            taken.append(_take(live, *order, by_order=True))
        else:
            return taken


def _take(live: Live, seat: Seat, reply: Reply, *, by_order: bool = False) -> Taken:
    game = live.play
    ask, place = game.asks.get(seat), game.place
    if ask is None:
        raise Refused("refused-not-asked")
    live.tried.append((seat, reply))
    step = game.take(seat, reply)
    lapse(live, step.facts)
    return Taken(seat, ask, place, step, by_order)


@dataclass(frozen=True, slots=True)
class Timetable:
    """Deadlines to close and to open, and when the open questions fall due (None: never)."""

    closes: tuple[Close, ...] = ()
    opens: tuple[NewDeadline, ...] = ()
    due_at: int | None = None


def timetable(live: Live, at: int, practice_delay: int, keep: int | None = None) -> Timetable:
    """The deadlines of the questions that have just been opened.

    keep: a due time to keep, because the same seat goes on with the same turn.
    """
    game = live.play
    awaited = game.awaited
    if not awaited:
        return Timetable((Close(),))
    practice = [seat for seat in awaited if live.at(seat).kind == "practice"]
    opens = [NewDeadline("steward", at + practice_delay, game.place, seat) for seat in practice]
    if len(practice) == len(awaited):
        return Timetable((Close(),), tuple(opens))
    window = any(game.asks[seat].window for seat in awaited)
    seconds = live.table.window_seconds if window else live.table.deadline_seconds
    due = None if seconds is None else (at + 1000 * seconds if keep is None else keep)
    if due is not None:
        opens += falling_due(live, at, due - 1000 * (seconds or 0), due)
    return Timetable((Close(),), tuple(opens), due)


def practising_on(live: Live, at: int, practice_delay: int, seat: Seat) -> Timetable:
    """When a practice player goes on that has sealed a part of its answer: nothing else has changed."""
    soon = NewDeadline("steward", at + practice_delay, live.play.place, seat)
    return Timetable((), (soon,), live.due_at)


def falling_due(live: Live, at: int, began: int, due: int) -> tuple[NewDeadline, ...]:
    """The deadline of the open questions, and the reminders still to come of the time that `began` with them."""
    game = live.play
    if any(game.asks[seat].window for seat in game.awaited):
        return (NewDeadline("window", due, game.place),)
    return (NewDeadline("ask", due, game.place), *_reminders(at, began, due, game.place))


def _reminders(at: int, began: int, due: int, place: int) -> Sequence[NewDeadline]:
    """Those still to come of the time that `began` with the turn: what is done amid it moves none of them."""
    times = [(kind, due - (due - began) // part) for kind, part in REMINDERS]
    return [NewDeadline(kind, time, place) for kind, time in times if at < time < due]
