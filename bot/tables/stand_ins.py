"""Stand-ins: sealed answers that something gave in the place of an absent person, until they are opened.

Nobody hears of them before, since they may still be changed; when they count, the seat's owner is told.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from bot.games import AnyPlay
from bot.tables.history import play_again
from porc_royal.asks import Ask, Reply
from porc_royal.facts import Seat
from storage.ports import AnsweredBy, Entry

TOLD: Final[frozenset[AnsweredBy | None]] = frozenset(("default", "practice"))
"""What its owner hears of when it counts: of what they ordered they hear at once, and a deputy knows."""


class StandIn(Struct, frozen=True):
    """One such answer. `place`: that of the log where the question was asked."""

    seat: Seat
    ask: Ask
    reply: Reply
    place: int
    by: AnsweredBy


Answered = tuple[Seat, Ask, Reply, int, AnsweredBy | None]
"""An answer with its question, the place where that was asked, and what gave it in the place of the seat's person."""


def note_answers(known: Iterable[StandIn], answers: Iterable[Answered]) -> list[StandIn]:
    """Those known and those new: a whole answer takes the place of the one before it, whoever gives it."""
    found = list(known)
    for seat, ask, reply, place, by in answers:
        if not ask.sealed:
            continue
        part = ask.options[reply.option].part
        if by is None or not part:
            kept = [] if by is None else [one for one in found if one.ask.options[one.reply.option].part]
            found = [one for one in found if one.seat != seat or one in kept]
        if by is not None and by in TOLD:
            found.append(StandIn(seat, ask, reply, place, by))
    return found


def keep_sealed(known: Iterable[StandIn], play: AnyPlay) -> list[StandIn]:
    """Those of questions that are still open."""
    return [
        one
        for one in known
        if one.seat in play.asks and play.asks[one.seat].sealed and one.place >= play.since(one.seat)
    ]


async def read_stand_ins(before: AnyPlay, play: AnyPlay, entries: Sequence[Entry]) -> list[StandIn]:
    """Those that lie sealed now; `before`: the game where the entries begin, which goes on with them."""
    if not any(one.answered_by in TOLD and one.place >= play.since(Seat(one.seat)) for one in entries):
        return []
    answers = [
        (Seat(one.entry.seat), one.ask, one.reply, one.entry.place, one.entry.answered_by)
        for one in await play_again(before, entries)
        if one.ask is not None
    ]
    return keep_sealed(note_answers((), answers), play)
