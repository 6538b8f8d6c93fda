"""Through whose eyes a game is looked at again, and who may look through which."""

from collections.abc import Sequence
from typing import Final, NewType

from bot.tables.leaves import is_closed
from porc_royal.facts import Fact, Seat
from storage.ports import LIVE, TableRow

Eyes = NewType("Eyes", int)
"""The number of a seat, `PUBLIC` or `ALL`."""
PUBLIC: Final = Eyes(-1)
"""What everybody could see."""
ALL: Final = Eyes(-2)
"""The table, with what each seat held and answered."""


def find_seat(eyes: Eyes) -> Seat | None:
    """The seat from whose view a board is drawn: that of the public for all."""
    return Seat(eyes) if eyes >= 0 else None


def is_fact_known(eyes: Eyes, fact: Fact) -> bool:
    """Whether these eyes read a fact."""
    return eyes == ALL or fact.is_known_to(find_seat(eyes))


def has_open_hands(table: TableRow) -> bool:
    """Whether everything a table has hidden may be shown: it is over, and was not agreed to stay closed."""
    return table.status not in LIVE and not is_closed(table)


def list_eyes(table: TableRow, seats: Sequence[Seat], own: Seat | None) -> tuple[Eyes, ...]:
    """The eyes through which somebody may look, their own first.

    own: the seat they speak for, None for whoever only watches

    While a game goes on, and for whoever has no seat, those alone; in the end the public's as well and, where the hands
    are open, all.
    """
    mine = PUBLIC if own is None else Eyes(own)
    if own is None or table.status in LIVE:
        return (mine,)
    others = (ALL, PUBLIC, *map(Eyes, seats)) if has_open_hands(table) else (PUBLIC,)
    return (mine, *(one for one in others if one != mine))
