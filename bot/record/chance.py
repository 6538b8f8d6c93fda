"""What of a game's chance its log does not say, found by playing it again: in the reader's process, as pages are."""

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec import Struct

from bot.games import AnyRulebook, NotInstalled
from bot.record.record import Record
from bot.tables.draws import Draw
from bot.tables.leaves import is_closed
from bot.tables.openings import find_known
from bot.tables.proofs import find_draws, is_noted
from porc_royal.asks import Refused
from porc_royal.facts import Seat
from porc_royal.play import RulesBroke
from storage.ports import Loaded, LogBroken, Unreadable
from storage.upgrades import NoUpgrade

LOST: Final = (
    *(RulesBroke, NoUpgrade, NotInstalled, LogBroken, Unreadable, Refused, msgspec.MsgspecError),
    LookupError,
)
"""What becomes of a game that the rules of today do not play as it was played."""


class Chance(Struct, frozen=True):
    """What is found.

    draws  what chance was asked at each place of a log that does not note it
    known  of a closed table, by the place of a draw, who saw its cards first, or its dice (`bot/tables/openings.py`)
    """

    draws: Mapping[int, Draw] = {}
    known: Mapping[int, Mapping[str, frozenset[Seat | None]]] = {}


def is_chance_told(record: Record) -> bool:
    """Whether the log says all that is to be known of its chance."""
    return is_noted(record.table, record.entries) and not is_closed(record.table)


def find_chance(record: Record, book: AnyRulebook) -> Chance:
    """Play a game that is over again. Raises `LookupError` where the rules of today play something else."""
    begin = next((one for one in record.positions if one.seq == 0), None)
    loaded = Loaded(record.table, record.seats, begin, record.entries)
    try:
        draws = {} if is_noted(record.table, record.entries) else find_draws(loaded, book)
        known = find_known(loaded, book) if is_closed(record.table) else {}
    except LOST as lost:
        raise LookupError("the rules of today play another game") from lost
    return Chance(draws, {place: dict(seen) for place, seen in known.items()})
