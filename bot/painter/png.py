"""A picture as a PNG file of at most 256 colours: less than half the bytes, and nearly all pixels keep their colour.

Pictures here are flat surfaces with soft edges: the commonest colours cover them all but for the edges, whose many
mixtures share what is left of the palette. Colours are counted and sorted, never met by chance, so that equal
pictures give equal bytes.
"""

from __future__ import annotations

import io
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from heapq import nlargest
from itertools import chain, pairwise
from typing import Any, Final, TypeAlias

from PIL import Image

Colour: TypeAlias = tuple[int, int, int]
Counted: TypeAlias = list[tuple[int, Colour]]

_COLOURS: Final = 256
_KEPT: Final = 128
"""So many of the commonest colours stay as they are."""
_APART: Final = 4
"""Colours are counted on every fourth pixel of every fourth row."""
_USUAL: Final = 8_192
"""Hardly a picture has more colours; the room that counting takes, and clears, grows with the number allowed."""
_EFFORT: Final = 3
_MORE_EFFORT: Final = 5
"""zlib's, and for large or busy pictures, whose files get large: twice the time for a tenth of the bytes."""
_LARGE: Final = 2_400_000
_BUSY: Final = 6_000
"""Pixels and counted colours from which on that is so; below, a file has at most about 280 KiB."""
_CELLS: Final = 64
"""Pillow looks a palette up by six bits of each channel."""
_SPREAD: Final = 32
"""So many of these cells are spread evenly; the others are given to the values that are commonest."""
_ONE_BLOCK: Final = 16 * 2**20
"""Bytes up to which Pillow has all pixels of a picture in one place."""
_AS_IT_IS: Final = range(256)


def png(picture: Image.Image) -> bytes:
    """The picture, which is in RGB or RGBX, as PNG."""
    counted = _count_colours(picture)
    common = nlargest(_COLOURS if len(counted) <= _COLOURS else _KEPT, counted)
    colours = [colour for _, colour in common] + _average_others(counted)
    steps = [_steps(common[:_KEPT], channel) for channel in range(3)]
    lent = Image.new("P", (1, 1))
    lent.putpalette([step[value] for colour in colours for step, value in zip(steps, colour, strict=True)])
    found = _move_into_cells(picture, steps).quantize(palette=lent, dither=Image.Dither.NONE)
    found.putpalette([*chain.from_iterable(colours)])
    file = io.BytesIO()
    is_large = picture.width * picture.height > _LARGE or len(counted) > _BUSY
    found.save(file, "PNG", compress_level=_MORE_EFFORT if is_large else _EFFORT)
    return file.getvalue()


def _count_colours(picture: Image.Image) -> Counted:
    """The colours and how common they are."""
    width, height = -(-picture.width // _APART), -(-picture.height // _APART)
    few = picture.resize((width, height), Image.Resampling.NEAREST).convert("RGB")
    found: Sequence[Any] = few.getcolors(_USUAL) or few.getcolors(width * height) or ()
    return [*found]


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


def _move_into_cells(picture: Image.Image, steps: Sequence[list[int]]) -> Image.Image:
    """The picture in RGB, each of its values the cell in which it is looked up."""
    moved = picture.point([*chain(*steps, _AS_IT_IS)] if picture.mode == "RGBX" else [*chain(*steps)])
    if moved.mode == "RGBX" and 4 * moved.width * moved.height <= _ONE_BLOCK:
        return Image.fromarrow(moved, "RGB", moved.size)  # the same pixels under another name
    return moved.convert("RGB")


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
