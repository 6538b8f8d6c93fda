"""Records: a whole game in few bytes, and back again to the last bit.

Like stands beside like: the position at the beginning, all facts, all draws, all replies; then the numbers, bytes of
the same weight together. Long games are smallest by LZMA alone, short ones by zlib with a sample of their game.
"""

import lzma
import struct
import zlib
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from storage.rows import AnsweredBy, Entry, PositionRow

__all__ = ["SAMPLE_BYTES", "NoRecord", "join_columns", "pack", "unpack"]

SAMPLE_BYTES: Final = 32 * 1024
"""The reach of zlib: more of a sample helps nothing."""

_BY: Final[tuple[AnsweredBy | None, ...]] = (None, "order", "default", "practice", "deputy")
_FILTERS: Final = [
    {
        "id": lzma.FILTER_LZMA2,
        "preset": 9 | lzma.PRESET_EXTREME,
        "dict_size": 1 << 21,
        "lc": 0,
        "pb": 0,
        "nice_len": 273,
    }
]
"""What a byte is like depends neither on where it stands nor on the one before it. To read takes the size of the
dictionary alone: the rest stands in what was written."""
_NUMBERS: Final = struct.Struct(">qqqBB")
"""Of an entry: milliseconds since the last, seat, the age of its question in entries, whether it reveals, by whom."""


class NoRecord(ValueError):
    """Rows of which no record can be made, or bytes that are none."""


def join_columns(position: PositionRow | None, entries: Sequence[Entry]) -> bytes:
    """The texts of a game, one a line, like beside like. Raises NoRecord."""
    texts = [
        b"" if position is None else position.state,
        *(one.facts for one in entries),
        *(one.draw or b"" for one in entries),
        *(one.reply for one in entries),
    ]
    if any(b"\n" in one for one in texts):
        raise NoRecord("a line break amid JSON")
    return b"\n".join(texts)


def pack(position: PositionRow | None, entries: Sequence[Entry], sample: bytes = b"") -> bytes:
    """A record of a game that begins with a position at 0, or with none. Raises NoRecord."""
    if position is not None and position.seq != 0:
        raise NoRecord("the first position is not the beginning")
    at, rows = 0, bytearray()
    for one in entries:
        rows += _NUMBERS.pack(
            one.at - at, one.seat, one.seq - one.place, one.reveals, _BY.index(one.answered_by)
        )
        at = one.at
    planes = b"".join(bytes(rows[weight :: _NUMBERS.size]) for weight in range(_NUMBERS.size))
    head = None if position is None else (position.chapter, position.rules_version, position.at)
    texts = join_columns(position, entries)
    return msgspec.msgpack.encode((head, len(entries), _compress(texts, sample), _compress(planes, b"")))


def unpack(record: bytes, table_id: int, sample: bytes = b"") -> tuple[PositionRow | None, list[Entry]]:
    """The rows of a record, with the sample with which it was made. Raises NoRecord."""
    kind = tuple[tuple[str, int, int] | None, int, tuple[int, bytes], tuple[int, bytes]]
    try:
        head, count, packed, numbers = msgspec.msgpack.decode(record, type=kind)
        texts = _decompress(packed, sample).split(b"\n")
        planes = _decompress(numbers, b"")
    except (msgspec.MsgspecError, lzma.LZMAError, zlib.error) as fault:
        raise NoRecord(str(fault)) from fault
    if len(texts) != 1 + 3 * count or len(planes) != count * _NUMBERS.size:
        raise NoRecord("parts are missing")
    facts, draws, replies = (texts[1 + part * count : 1 + (part + 1) * count] for part in range(3))
    entries, at = list[Entry](), 0
    for seq in range(count):
        passed, seat, back, reveals, by = _NUMBERS.unpack(planes[seq::count])
        at += passed
        entries.append(
            Entry(
                table_id,
                seq,
                seat,
                seq - back,
                replies[seq],
                facts[seq],
                bool(reveals),
                at,
                _BY[by],
                draws[seq] or None,
            )
        )
    return None if head is None else PositionRow(table_id, 0, head[0], texts[0], head[1], head[2]), entries


def _compress(data: bytes, sample: bytes) -> tuple[int, bytes]:
    """The smallest of the ways, with its number."""
    ways: list[tuple[int, bytes]] = [(0, lzma.compress(data, format=lzma.FORMAT_RAW, filters=_FILTERS))]
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, sample)
    ways.append((1, deflate.compress(data) + deflate.flush()))
    return min(ways, key=lambda way: len(way[1]))


def _decompress(packed: tuple[int, bytes], sample: bytes) -> bytes:
    way, data = packed
    ways: tuple[Callable[[], bytes], ...] = (
        lambda: lzma.decompress(data, format=lzma.FORMAT_RAW, filters=_FILTERS),
        lambda: zlib.decompressobj(-15, sample).decompress(data),
    )
    if way >= len(ways):
        raise NoRecord("of a later program")
    return ways[way]()
