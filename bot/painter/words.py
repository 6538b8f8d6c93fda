"""Words on a page: the outlines of their letters, one after another, on a border where one is wanted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

import msgspec

from bot.painter.halos import COARSE, make_halo
from bot.painter.lettering import clean, fit
from bot.painter.metrics import load_face
from bot.painter.outlines import FINE, outline_line
from bot.painter.paths import split_colour, write_colour, write_number
from porc_royal.scene import Text, scale_length

_SHORT: Final = 6
"""Words of at most so many letters are kept by themselves: they are in every picture, and need little room."""
_LONG: Final = 64
"""Up to so many letters, a line's worth, names and lines of cards are kept as well: some ten kilobytes each."""
_SMALL: Final = 36
"""Up to this size, in pixels, letters have corners instead of curves."""
_CAPITALS: Final = 365  # half the height of a capital, in thousandths of the size


def write_text(shape: Text) -> tuple[str, int, str] | None:
    """A line of words that begins at (0, 0): its scale, how far below that it stands, and its letters."""
    length = len(shape.words)
    write = write_again if length <= _SHORT else write_line_again if length <= _LONG else _write_text
    return write(msgspec.structs.replace(shape, x=0, y=0))


def clamp_letters(size: int) -> int:
    """The size in which letters are drawn that should have this one."""
    return max(1, min(500, size))


def _write_text(shape: Text) -> tuple[str, int, str] | None:
    """A line of words that begins at (0, 0): its scale, how far below that it stands, and its letters."""
    fitted = fit(clean(shape.words), clamp_letters(shape.size), shape.bold, shape.max_width, shape.min_size)
    if not fitted.words:
        return None
    units = load_face(shape.bold).units
    written = outline_line(fitted.words, shape.bold)
    start = {"start": 0, "middle": -(written.length // 2), "end": -written.length}[shape.anchor]
    scale = f"{fitted.size * fitted.squeeze / (100 * units):.6f} 0 0 -{fitted.size / units:.6f}"
    said: list[str] = []
    if shape.halo is not None:
        reach = max(0, shape.halo_width * units // fitted.size)
        said.append(f"q {COARSE} 0 0 {COARSE} 0 0 cm {write_colour(split_colour(shape.halo))} rg")
        around = [
            (make_halo(shape.bold, each.glyph, reach), (start + each.at) // COARSE)
            for each in written.letters
        ]
        said += _write_letters(around)
        said.append("Q")
    said.append(f"{write_colour(split_colour(shape.colour))} rg")
    if shape.size <= _SMALL:
        said.append(f"{FINE} 0 0 {FINE} 0 0 cm")
        said += _write_letters([(each.small, (start + each.at) // FINE) for each in written.letters])
    else:
        said += _write_letters([(each.path, start + each.at) for each in written.letters])
    return scale, scale_length(fitted.size, _CAPITALS) // 10, "\n".join(said)


write_again: Final = lru_cache(maxsize=512)(_write_text)
"""Letters and numbers, which every picture repeats."""
write_line_again: Final = lru_cache(maxsize=512)(_write_text)
"""Names, labels and what stands on cards, which a table's pictures repeat."""


def _write_letters(letters: Iterable[tuple[str, float]]) -> Iterator[str]:
    """The outlines one after another, each moved from the one before."""
    here: float = 0
    for path, at in letters:
        yield f"1 0 0 1 {write_number(at - here)} 0 cm {path} f"
        here = at
