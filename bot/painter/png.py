"""A picture as a PNG file of at most 256 colours: less than half the bytes, and nearly all pixels keep their colour.

Pictures here are flat surfaces with soft edges: the commonest colours cover them all but for the edges, whose many
mixtures share what is left of the palette. Colours are counted and sorted, never met by chance, so that equal
pictures give equal bytes (DEC-117, DEC-118).
"""

from __future__ import annotations

import struct
import zlib
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from itertools import chain, pairwise
from typing import Any, Final, TypeAlias

from PIL import Image

try:
    from isal.isal_zlib import compress
except ImportError:  # no wheel for this machine: the same format, in seven times the time
    from zlib import compress

Colour: TypeAlias = tuple[int, int, int]
Counted: TypeAlias = list[tuple[int, Colour]]

_COLOURS: Final = 256
_KEPT: Final = 128
"""So many of the commonest colours stay as they are."""
_APART: Final = 4
"""Colours are counted on every fourth pixel of every fourth row."""
_USUAL: Final = 8_192
"""Hardly a picture has more colours; the room that counting takes, and clears, grows with the number allowed."""
_EFFORT: Final = 1
_MORE_EFFORT: Final = 6
"""zlib's own, for files that get large: many times the time for a tenth or a fifth of the bytes."""
_LARGE: Final = 290 * 1024
"""Bytes from which on a file is packed again with more effort."""
_CELLS: Final = 64
"""Pillow looks a palette up by six bits of each channel."""
_SPREAD: Final = 32
"""So many of these cells are spread evenly; the others are given to the values that are commonest."""
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_PALETTE: Final = 3


def encode_png(picture: Image.Image) -> bytes:
    """The picture, which is in RGB, as PNG."""
    counted = _count_colours(picture)
    common = counted[: _COLOURS if len(counted) <= _COLOURS else _KEPT]
    colours = [colour for _, colour in common] + _average_others(counted)
    steps = [_steps(common[:_KEPT], channel) for channel in range(3)]
    lent = Image.new("P", (1, 1))
    lent.putpalette([step[value] for colour in colours for step, value in zip(steps, colour, strict=True)])
    cells = picture.point([*chain(*steps)])
    return _write_file(cells.quantize(palette=lent, dither=Image.Dither.NONE), colours)


def _write_file(found: Image.Image, colours: Sequence[Colour]) -> bytes:
    """The file of a picture whose pixels are places in a palette; every row begins with its filter, which is none."""
    pixels = found.tobytes("raw", "P", found.width + 1, 1)  # a zero after each row: the filter of the next
    rows = b"".join((b"\0", memoryview(pixels)[:-1]))
    packed = compress(rows, _EFFORT)
    if len(packed) > _LARGE:
        packed = zlib.compress(rows, _MORE_EFFORT)
    header = struct.pack(">IIBBBBB", found.width, found.height, 8, _PALETTE, 0, 0, 0)
    chunks = (
        (b"IHDR", header),
        (b"PLTE", bytes(chain.from_iterable(colours))),
        (b"IDAT", packed),
        (b"IEND", b""),
    )
    return _SIGNATURE + b"".join(_write_chunk(kind, data) for kind, data in chunks)


def _write_chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(data, zlib.crc32(kind))
    return b"".join((struct.pack(">I", len(data)), kind, data, struct.pack(">I", check)))


def _count_colours(picture: Image.Image) -> Counted:
    """The colours and how common they are, the commonest first."""
    width, height = -(-picture.width // _APART), -(-picture.height // _APART)
    few = picture.resize((width, height), Image.Resampling.NEAREST)
    found: Sequence[Any] = few.getcolors(_USUAL) or few.getcolors(width * height) or ()
    return sorted(found, reverse=True)


def _average_others(counted: Counted) -> list[Colour]:
    """What stands for the colours that do not stay as they are: averages, none where all of them stay."""
    if len(counted) <= _COLOURS:
        return []
    every = bytes(chain.from_iterable(colour for _, colour in counted))
    found = Image.frombytes("RGB", (len(counted), 1), every).quantize(
        _COLOURS - _KEPT, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE
    )
    values = found.getpalette() or ()
    return [*zip(values[::3], values[1::3], values[2::3], strict=True)]


def _steps(counted: Sequence[tuple[int, Colour]], channel: int) -> list[int]:
    """For each value of a channel the cell that it is looked up in, so that common values share none."""
    common: Counter[int] = Counter()
    for count, colour in counted:
        common[colour[channel]] += count
    cells = {255 * place // (_SPREAD - 1) for place in range(_SPREAD)}
    for value in sorted(common, key=lambda value: (-common[value], value)):
        if len(cells) < _CELLS:
            cells.add(value)
    between = [(one + other) // 2 for one, other in pairwise(sorted(cells))]
    return [bisect_left(between, value) * (256 // _CELLS) for value in range(256)]
