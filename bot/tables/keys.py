"""Which keys the draws of a closed table have taken, so that the next draw takes those behind them."""

from bot.tables.draws import Draw, read_draw
from bot.tables.leaves import is_closed
from storage.ports import Store, TableRow
from storage.slices import walk_slices


class Keys:
    """The draws in the log by their places, each with the number of the first key behind it.

    start: how many keys were taken before the game, by the draw of its seats
    """

    def __init__(self, start: int = 0) -> None:
        self._start = start
        self._drawn: list[tuple[int, int]] = []

    def find_next(self, place: int) -> int:
        """The first key of a draw at a place of the log; what was drawn behind it has been taken back."""
        while self._drawn and self._drawn[-1][0] >= place:
            self._drawn.pop()
        return self._drawn[-1][1] if self._drawn else self._start

    def note(self, place: int, draw: Draw) -> None:
        """Take note of a draw that was made."""
        self._drawn.append((place, (draw.first or 0) + draw.size))


async def read_keys(store: Store, table: TableRow) -> Keys:
    """The keys that the log says were taken; of tables that are not closed none are asked for."""
    keys = Keys(len(table.seating))
    if is_closed(table):
        async for entry in walk_slices(await store.log(table.id)):
            if (draw := read_draw(entry)) is not None:
                keys.note(entry.seq, draw)
    return keys
