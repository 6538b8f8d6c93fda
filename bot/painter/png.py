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
from itertools import chain, pairwise
from typing import Any, Final, TypeAlias

from PIL import Image

Colour: TypeAlias = tuple[int, int, int]

_COLOURS: Final = 256
_KEPT: Final = 128
"""So many of the commonest colours stay as they are."""
_APART: Final = 4
"""Colours are counted on every fourth pixel of every fourth row."""
_EFFORT: Final = 3
_MORE_EFFORT: Final = 5
"""zlib's, and for pictures of so many pixels that their files get large: twice the time for a tenth of the bytes."""
_LARGE: Final = 1_600_000
_CELLS: Final = 64
"""Pillow looks a palette up by six bits of each channel."""
_SPREAD: Final = 32
"""So many of these cells are spread evenly; the others are given to the values that are commonest."""


def png(picture: Image.Image) -> bytes:
    """The picture, which is in RGB, as PNG."""
    counted = _count_colours(picture)
    colours = _palette([colour for _, colour in counted])
    steps = [_steps(counted[:_KEPT], channel) for channel in range(3)]
    lent = Image.new("P", (1, 1))
    lent.putpalette([step[value] for colour in colours for step, value in zip(steps, colour, strict=True)])
    found = picture.point([*chain(*steps)]).quantize(palette=lent, dither=Image.Dither.NONE)
    found.putpalette([value for colour in colours for value in colour])
    file = io.BytesIO()
    large = picture.width * picture.height > _LARGE
    found.save(file, "PNG", compress_level=_MORE_EFFORT if large else _EFFORT)
    return file.getvalue()


def _count_colours(picture: Image.Image) -> list[tuple[int, Colour]]:
    """The colours and how common they are, the commonest first."""
    width, height = -(-picture.width // _APART), -(-picture.height // _APART)
    few = picture.resize((width, height), Image.Resampling.NEAREST)
    found: Sequence[Any] = few.getcolors(width * height) or ()
    counted: list[tuple[int, Colour]] = [*found]
    return sorted(counted, key=lambda one: (-one[0], one[1]))


def _palette(colours: Sequence[Colour]) -> list[Colour]:
    """The commonest colours as they are, and averages of the others."""
    if len(colours) <= _COLOURS:
        return list(colours)
    others = Image.new("RGB", (len(colours) - _KEPT, 1))
    others.putdata(colours[_KEPT:])
    averaged = others.quantize(_COLOURS - _KEPT, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    values = averaged.getpalette() or ()
    return [*colours[:_KEPT], *zip(values[::3], values[1::3], values[2::3], strict=True)]


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
