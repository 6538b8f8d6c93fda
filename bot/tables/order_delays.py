"""Delays of people's own: an order answers when its owner has been silent for so long since a question was put.

The delay runs from the moment at which the question was asked, which all can see, whatever its owner holds. It is a
deadline like the others: a row that outlives us, held by a pause, and closed when the owner answers.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.tables.live import Live
from bot.tables.order_matching import list_delays, read_terms
from bot.tables.turn import Turn
from porc_royal.facts import CHANCE
from porc_royal.orders import AFTER, WHEN
from storage.ports import Close, Deadline, NewDeadline

MINUTE_MS: Final = 60_000
DELAYS: Final[Mapping[str, int]] = dict(
    zip(AFTER, (30 * MINUTE_MS, 120 * MINUTE_MS, 480 * MINUTE_MS), strict=True)
)
"""How long each lasts, in milliseconds; their names are the kinds of their deadlines."""


def has_delays(live: Live) -> bool:
    """Whether anybody at the table has such an order."""
    return any(read_terms(one).text(WHEN) in DELAYS for one in live.orders)


def plan_delays(live: Live, at: int, before: Sequence[Deadline]) -> list[NewDeadline]:
    """The delays that run for the questions that have just been opened.

    before: the deadlines so far; what is done amid a question wins nobody any time
    """
    play = live.play
    running = {(one.kind, one.seat): one.due_at for one in before}
    found = []
    for seat in play.awaited:
        asked_before = play.since(seat) < play.place
        for delay in list_delays(live, seat):
            due = running.get((delay, seat)) if asked_before else at + DELAYS[delay]
            if due is not None:
                found.append(NewDeadline(delay, due, play.place, seat))
    return found


def close_delays(turn: Turn) -> tuple[Close, ...]:
    """The delays that are over, since those who have them have answered."""
    answered = sorted({one.seat for one in turn.replies if one.seat != CHANCE})
    waiting = turn.live.play.awaited
    return tuple(Close(delay, seat=seat) for seat in answered if seat not in waiting for delay in DELAYS)
