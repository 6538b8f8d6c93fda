"""When the open questions fall due: everybody who is asked has the full length of a deadline in waking hours.

A moment is the same for all who are asked, and found from public facts and their hours alone: whoever has sealed an
answer already, or has ordered one, counts as everybody else does. So it betrays nothing of that (DEC-083). What quiet
hours may add is bounded by the table's cap.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.tables.absence import get_hours, is_away
from bot.tables.live import Live
from bot.tables.terms import Terms
from bot.tables.waking_hours import add_waking, cap, count_waking
from porc_royal.facts import Seat

TIMES: Final = 3
"""How many times as long quiet hours may make a deadline, unless the table says otherwise."""


class Due(Struct, frozen=True):
    """When questions fall due, and on what terms."""

    at: int
    terms: Terms

    @property
    def began(self) -> int:
        """When the time began that ends then."""
        return self.at - self.terms.span


def get_cap(live: Live) -> int:
    """How many times as long quiet hours may make a deadline of this table."""
    return live.table.waking_cap or TIMES


def find_due(live: Live, began: int, length: int) -> Due:
    """When a deadline ends that leaves everybody who is asked so much waking time."""
    return _find_due(live, list_asked(live, began), began, length)


def keep_due(live: Live, due_at: int, length: int) -> Due:
    """The deadline that stands, because the same seat goes on with the same turn."""
    terms = live.terms
    return Due(due_at, terms if terms.span else Terms(length, length))


def find_bank_due(live: Live, at: int, left: Sequence[tuple[Seat, int]]) -> Due:
    """When the banks of some seats are spent, with so much time left in each."""
    dues = [_find_due(live, (seat,), at, length) for seat, length in left]
    last = max(dues, key=lambda one: one.at)
    return Due(last.at, replace(last.terms, banks=tuple(seat for seat, _ in left)))


def extend_due(live: Live, due: Due, length: int) -> Due:
    """A deadline with more waking time for everybody who is asked."""
    more, terms = find_due(live, due.at, length), due.terms
    return Due(
        more.at,
        replace(
            terms,
            span=terms.span + more.terms.span,
            length=terms.length + length,
            cut=terms.cut or more.terms.cut,
        ),
    )


def resume_due(live: Live, due: Due, since: int, until: int, away: int) -> Due:
    """A deadline that has stood still between two moments: nobody has lost any waking time by it.

    away  by how much it is put off at least
    """
    moved = due.at + away
    began = moved - due.terms.span
    most = max(moved, cap(began, due.terms.length, get_cap(live)))
    latest = moved
    for seat in list_asked(live, until):
        hours = get_hours(live, seat)
        left = count_waking(hours, since, due.at)
        latest = max(latest, add_waking(hours, until, left, most + 1))
    at = min(latest, most)
    return Due(at, replace(due.terms, span=at - began, cut=due.terms.cut or latest > most))


def reckon_again(live: Live, due: Due) -> Due | None:
    """A deadline that ends later now that somebody's hours have changed; None where it stays: it never ends earlier.

    What a window or a bank was given, it was given for good.
    """
    window = any(ask.window for ask in live.play.asks.values())
    if window or due.terms.banks or not due.terms.length:
        return None
    anew = find_due(live, due.began, due.terms.length)
    return anew if anew.at > due.at else None


def list_asked(live: Live, at: int) -> Sequence[Seat]:
    """The seats whose hours count: everybody who is asked, those who have answered already like all others.

    Whoever is away, as everybody knows, puts nothing off for the others.
    """
    asked = [seat for seat, ask in live.play.asks.items() if not ask.optional]
    return [seat for seat in asked if not is_away(live.at(seat), at)]


def _find_due(live: Live, seats: Sequence[Seat], began: int, length: int) -> Due:
    most = cap(began, length, get_cap(live))
    wanted = [add_waking(get_hours(live, seat), began, length, most + 1) for seat in seats]
    latest = max(wanted, default=began + length)
    at = min(latest, most)
    return Due(at, Terms(at - began, length, latest > most))
