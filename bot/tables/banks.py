"""Time banks: time that each seat may spend once in a game, when a deadline has passed, before it is answered for.

Banks are public, and so is who spends them: they run for what a seat is asked openly. Where several are asked in
secret they never run, since that would tell who has not answered yet.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.absence import is_away
from bot.tables.due_times import Due, find_bank_due
from bot.tables.live import Live
from bot.tables.terms import Terms
from bot.tables.waking_hours import count_waking
from porc_royal.facts import Seat
from storage.ports import SeatRow


def get_bank_left(live: Live, seat: Seat) -> int:
    """How much a seat has left in its bank, in milliseconds; 0 where the table has no banks."""
    row = live.at(seat)
    if row.kind != "person":
        return 0
    return max(0, 1000 * (live.table.bank_seconds or 0) - row.bank_spent)


def find_banks(live: Live, at: int) -> Sequence[tuple[Seat, int]]:
    """The banks that run now that a deadline has passed, with what is left in each: those who are away need none."""
    asked = [seat for seat, ask in live.play.asks.items() if not ask.optional]
    if live.terms.banks or (len(asked) > 1 and any(live.play.asks[seat].sealed for seat in asked)):
        return ()
    if any(live.play.asks[seat].window for seat in asked):
        return ()
    late = [seat for seat in live.play.awaited if not is_away(live.at(seat), at)]
    return [(seat, left) for seat in late if (left := get_bank_left(live, seat))]


def open_banks(live: Live, at: int) -> Due | None:
    """Until when the banks of those who are late last; None where there is nothing left."""
    banks = find_banks(live, at)
    return find_bank_due(live, at, banks) if banks else None


def settle_banks(live: Live, terms: Terms, at: int) -> tuple[SeatRow, ...]:
    """The rows of the seats whose banks have run up to now, with what they have spent; they go on where `terms` say so.

    What is left is counted back from the moment at which they would have been spent: pauses and outages move it.
    """
    if not live.terms.banks or terms.banks or live.due_at is None:
        return ()
    rows = []
    for seat in live.terms.banks:
        row, left = live.at(seat), get_bank_left(live, seat)
        unspent = min(left, count_waking(live.hours_of(seat), at, live.due_at))
        rows.append(replace(row, bank_spent=row.bank_spent + left - unspent))
    return tuple(rows)
