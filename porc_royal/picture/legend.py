"""What the signs of a picture mean: each sign with its words beside it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from porc_royal.picture.marks import Sign
from porc_royal.picture.palette import MUTED
from porc_royal.picture.panel import WIDTH
from porc_royal.scene import Shape, Text

Entry: TypeAlias = tuple[str, Sign]
"""The words, and what draws the sign."""


_COLUMNS: Final = 3
_APART: Final = 6
"""Between the words of an entry and the sign of the next."""


@dataclass(frozen=True, slots=True)
class Legend:
    """How the entries look, from (0, top) on, as wide as the players' rows.

    row    how tall a line is
    sign   where a sign stands from the left of its entry; `words` where its words begin
    size   of the letters
    """

    row: int
    sign: int
    words: int
    size: int
    top: int = 0

    def lay(self, entries: Sequence[Entry]) -> tuple[Shape, ...]:
        """The entries, three to a line; remembered, since it changes only with the words and the signs."""
        return _lay(self, tuple(entries))

    def entry(self, entry: Entry, left: int, line: int, width: int) -> tuple[Shape, ...]:
        """One entry, so wide, from `left` on, in the line of that number."""
        words, sign = entry
        y = self.top + line * self.row + self.row // 2
        room = width - self.words - _APART
        text = Text(left + self.words, y, words, self.size, MUTED, False, "start", room, 20)
        return (*sign(left + self.sign, y), text)


@lru_cache(maxsize=128)
def _lay(legend: Legend, entries: tuple[Entry, ...]) -> tuple[Shape, ...]:
    wide = WIDTH // _COLUMNS
    return tuple(
        shape
        for place, entry in enumerate(entries)
        for shape in legend.entry(entry, place % _COLUMNS * wide, place // _COLUMNS, wide)
    )


def count_lines(entries: Sequence[Entry]) -> int:
    """How many lines the entries fill."""
    return -(-len(entries) // _COLUMNS)
