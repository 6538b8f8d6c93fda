"""A picture that is drawn without any library."""

from __future__ import annotations

import io
import struct
import zlib

import discord


def picture() -> discord.File:
    """A striped picture with a description, as PNG: signature, header, pixels, end."""
    width, height = 320, 180
    row = b"".join(bytes((240, 150 + x * 100 // width, 190)) for x in range(width))
    dark = b"".join(bytes((120, 50, 60 + x * 100 // width)) for x in range(width))
    pixels = b"".join(b"\0" + (row if y // 30 % 2 else dark) for y in range(height))

    def chunk(kind: bytes, body: bytes) -> bytes:
        check = struct.pack(">I", zlib.crc32(kind + body))
        return struct.pack(">I", len(body)) + kind + body + check

    png = b"\x89PNG\r\n\x1a\n" + b"".join(
        (
            chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
            chunk(b"IDAT", zlib.compress(pixels)),
            chunk(b"IEND", b""),
        )
    )
    return discord.File(io.BytesIO(png), "board.png", description="A striped board")
