"""Who plays on which seat: as chance has it, or as people sat down."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.tables.leaves import is_closed, open_leaves
from bot.tables.live import Live
from bot.tables.rng import make_stream
from porc_royal.replies import shuffle_names
from storage.ports import SeatRow

SEATS: Final = "seats"
"""Stands for the place in the log of the draw before the game."""


def draw_seating(live: Live, seed: bytes) -> tuple[int, ...]:
    """The lobby's seats in the order drawn; () where the game leaves people where they sat down."""
    if live.rulebook.keeps_seats:
        return ()
    table, lobby = live.table, [str(row.seat) for row in live.seats]
    if is_closed(table):
        return tuple(map(int, open_leaves(table).shuffle(0, lobby)))
    return tuple(map(int, shuffle_names(lobby, make_stream(seed, SEATS))))


def place_players(live: Live, seating: Sequence[int]) -> tuple[SeatRow, ...]:
    """The seats as the game begins, by number.

    seating: the order drawn

    Whoever an option of the table names by the seat in the lobby is on that seat in the game, too; chance seats the
    others, unless the game leaves people where they sat down, the host first.
    """
    lobby = sorted(live.seats, key=lambda row: (row.user_id != live.table.host_id, row.seat))
    if not seating:
        rows = lobby
    else:
        rows = [live.at(old) for old in seating]
        for seat in _list_named_seats(live):
            at = rows.index(lobby[0] if seat == 0 else live.at(seat))
            rows[seat], rows[at] = rows[at], rows[seat]
    return tuple(replace(row, seat=new) for new, row in enumerate(rows))


def _list_named_seats(live: Live) -> Sequence[int]:
    """The seats that options name and that somebody has."""
    chosen = live.table.options
    seats = (
        option.seats.get(str(chosen.get(option.name, option.default))) for option in live.rulebook.options
    )
    return [seat for seat in seats if seat is not None and seat < len(live.seats)]
