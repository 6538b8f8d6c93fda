"""A page in, PNG out. Only the painter's own process loads this: the bot needs neither the renderer nor its memory."""

from __future__ import annotations

import contextlib
from typing import Final

import pypdfium2
from PIL import Image

from bot.painter.document import document
from bot.painter.png import png

PROBE: Final = document(1, 1, "1 0 0 rg 0 0 1 1 re f", (), ())
_RED: Final = (255, 0, 0)


def prove() -> None:
    """Raise OSError when nothing is drawn here."""
    if draw(PROBE).getpixel((0, 0)) != _RED:
        raise OSError("a red square is not red")


def render(page: bytes) -> bytes:
    """The page as PNG; raises ValueError when it is none."""
    return png(draw(page))


def draw(page: bytes) -> Image.Image:
    """The page in RGB, a pixel for each of its points; raises ValueError when it is none."""
    try:
        with contextlib.closing(pypdfium2.PdfDocument(page)) as opened:
            drawn = opened[0].render(
                scale=1, draw_annots=False, may_draw_forms=False, prefer_bgrx=True, rev_byteorder=True
            )
    except pypdfium2.PdfiumError as fault:
        raise ValueError("no page") from fault
    size = (drawn.width, drawn.height)
    return Image.frombuffer("RGBX", size, drawn.buffer, "raw", "RGBX", drawn.stride, 1).convert("RGB")
