"""How wide words are: the advance widths of our two font files, read from the files themselves.

A TrueType file is a directory of tables. Four are needed: `head` (units per em), `maxp` (how many glyphs), `hmtx`
(one width per glyph) and `cmap` (which glyph draws which character; we read its formats 4 and 12, which cover
every character of the file). Widths are whole numbers of the font's units, so that every machine
breaks lines at the same place.
"""

from __future__ import annotations

import struct
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

FONTS: Final = Path(__file__).resolve().parent.parent / "fonts"
REGULAR: Final = FONTS / "DejaVuSans.ttf"
BOLD: Final = FONTS / "DejaVuSans-Bold.ttf"


class Face(Struct, frozen=True):
    """One font file: its units per em, how many glyphs it has, the width and glyph of every character it draws."""

    units: int
    count: int
    widths: dict[int, int]
    glyphs: dict[int, int]

    def draws(self, character: str) -> bool:
        """Whether the font has a shape for this character."""
        return ord(character) in self.widths

    def width(self, words: str, size: int) -> int:
        """The width of the words in pixels at this size, rounded up."""
        return -(-self.add_up(words) * size // self.units)

    def add_up(self, words: str) -> int:
        """The width of the words in the font's units."""
        widths, units = self.widths, self.units
        return sum([widths.get(ord(character), units) for character in words])


@cache
def load_face(bold: bool) -> Face:
    """The regular or the bold font, read once."""
    return _read((BOLD if bold else REGULAR).read_bytes())


def _read(data: bytes) -> Face:
    where = find_tables(data)
    units = struct.unpack_from(">H", data, where["head"] + 18)[0]
    count = struct.unpack_from(">H", data, where["maxp"] + 4)[0]
    last = struct.unpack_from(">H", data, where["hhea"] + 34)[0] - 1
    glyphs = _characters(data, where["cmap"])
    widths = {
        code: struct.unpack_from(">H", data, where["hmtx"] + 4 * min(glyph, last))[0]
        for code, glyph in glyphs.items()
    }
    return Face(units, count, widths, glyphs)


def find_tables(data: bytes) -> dict[str, int]:
    """Where each table of a font file begins."""
    count = struct.unpack_from(">H", data, 4)[0]
    found: dict[str, int] = {}
    for index in range(count):
        tag, _, offset, _ = struct.unpack_from(">4sIII", data, 12 + 16 * index)
        found[tag.decode("latin-1")] = offset
    return found


def _characters(data: bytes, cmap: int) -> dict[int, int]:
    """Character to glyph, from every Unicode subtable."""
    glyphs: dict[int, int] = {}
    for index in range(struct.unpack_from(">H", data, cmap + 2)[0]):
        _, _, offset = struct.unpack_from(">HHI", data, cmap + 4 + 8 * index)
        start = cmap + offset
        kind = struct.unpack_from(">H", data, start)[0]
        if kind == 4:
            glyphs |= _format_4(data, start)
        elif kind == 12:
            glyphs |= _format_12(data, start)
    return glyphs


def _format_4(data: bytes, start: int) -> dict[int, int]:
    """Segments of 16-bit characters, each with a shift or a list of glyphs."""
    count = struct.unpack_from(">H", data, start + 6)[0] // 2
    ends, starts = start + 14, start + 16 + 2 * count
    deltas, ranges = starts + 2 * count, starts + 4 * count
    glyphs: dict[int, int] = {}
    for index in range(count):
        first, last, delta, shift = (
            struct.unpack_from(">H", data, table + 2 * index)[0] for table in (starts, ends, deltas, ranges)
        )
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code
            if shift:
                at = ranges + 2 * index + shift + 2 * (code - first)
                glyph = struct.unpack_from(">H", data, at)[0]
            if glyph or not shift:
                glyph = (glyph + delta) & 0xFFFF
            if glyph:
                glyphs[code] = glyph
    return glyphs


def _format_12(data: bytes, start: int) -> dict[int, int]:
    """Groups of characters with consecutive glyphs."""
    glyphs: dict[int, int] = {}
    for index in range(struct.unpack_from(">I", data, start + 12)[0]):
        first, last, glyph = struct.unpack_from(">III", data, start + 16 + 12 * index)
        glyphs |= {code: glyph + code - first for code in range(first, last + 1)}
    return glyphs
