"""A page in, PNG out. Only the painter's own process loads this: the bot needs neither the renderer nor its memory."""

from __future__ import annotations

import contextlib
import ctypes
from functools import cache
from typing import Final, cast

import pypdfium2
from PIL import Image

from bot.painter.document import write_document
from bot.painter.png import encode_png

PROBE: Final = write_document(1, 1, "1 0 0 rg 0 0 1 1 re f", (), ())
_RED: Final = (255, 0, 0)
_KEPT: Final = 16 * 2**20
"""Bytes that stay lent from picture to picture; larger pictures than all of ours get memory of their own."""


def prove() -> None:
    """Raise OSError when nothing is drawn here."""
    if draw(PROBE).getpixel((0, 0)) != _RED:
        raise OSError("a red square is not red")


def render(page: bytes) -> bytes:
    """The page as PNG; raises ValueError when it is none."""
    return encode_png(_draw(page))


def draw(page: bytes) -> Image.Image:
    """The page in RGB, a pixel for each of its points; raises ValueError when it is none."""
    return _draw(page).copy()


def _draw(page: bytes) -> Image.Image:
    """The page in RGB, to be read before the next one is drawn: the pixels of all of them lie in one place."""
    try:
        with contextlib.closing(pypdfium2.PdfDocument(page)) as opened:
            drawn = opened[0].render(
                scale=1,
                draw_annots=False,
                may_draw_forms=False,
                prefer_bgrx=True,
                rev_byteorder=True,
                bitmap_maker=_lend_pixels,
            )
    except pypdfium2.PdfiumError as fault:
        raise ValueError("no page") from fault
    return name_pixels(cast(bytearray, drawn.buffer), (drawn.width, drawn.height), drawn.stride)


def name_pixels(pixels: bytes | bytearray, size: tuple[int, int], stride: int) -> Image.Image:
    """These pixels of four bytes, the last of which says nothing, as a picture in RGB; `stride` bytes are a row.

    Nothing is copied: Pillow keeps a picture of three channels in the same way, but lends none of these itself.
    """
    return Image.fromarrow(Image.frombuffer("RGBX", size, pixels, "raw", "RGBX", stride, 1), "RGB", size)


def _lend_pixels(
    width: int,
    height: int,
    *,
    format: int,  # noqa: A002 - the renderer calls it so
    rev_byteorder: bool,
) -> pypdfium2.PdfBitmap:
    """A surface to draw on. New memory for each picture takes longer than many a picture: it comes page by page."""
    needed = 4 * width * height
    if needed > _KEPT:
        return pypdfium2.PdfBitmap.new_native(width, height, format, rev_byteorder)
    return pypdfium2.PdfBitmap.new_native(width, height, format, rev_byteorder, buffer=_own_pixels())


@cache
def _own_pixels() -> ctypes.Array[ctypes.c_ubyte]:
    return (ctypes.c_ubyte * _KEPT)()
