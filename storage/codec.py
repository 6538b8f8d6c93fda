"""Plain data to bytes and back: JSON by msgspec.

A dictionary keeps its order, because rules may rely on it: what is read back is walked as before. A set has
none, and so has no place in what is stored: its bytes would differ from run to run.

Schema evolution: a field added with a default reads old bytes; an unknown field is ignored unless the
type forbids it; what has moved or changed meaning is rewritten first by `storage.upgrades`.
"""

from collections.abc import Hashable
from functools import lru_cache
from typing import Any, Final, TypeVar, cast

import msgspec

from storage.errors import Unreadable

__all__ = ["Plain", "decode", "decode_plain", "encode"]

T = TypeVar("T")
Plain = dict[str, Any]
"""JSON data as it was written: names to None, bool, int, float, str, list and dict."""

_ENCODER: Final = msgspec.json.Encoder()


def encode(data: object) -> bytes:
    """UTF-8 JSON of plain data: dataclasses, msgspec Structs, enums, collections. Raises TypeError."""
    return _ENCODER.encode(data)


def decode(data: bytes, kind: type[T]) -> T:
    """Read what `encode` wrote as `kind`, strictly: "1" is no number. Raises Unreadable."""
    try:
        return cast(T, _decoder(cast(Hashable, kind)).decode(data))
    except msgspec.MsgspecError as error:
        raise Unreadable(f"{getattr(kind, '__name__', kind)}: {error}") from error


def decode_plain(data: bytes) -> Plain:
    """Read a JSON object as it stands, for upgrades and reports. Raises Unreadable."""
    return decode(data, dict[str, Any])


@lru_cache(maxsize=256)
def _decoder(kind: Hashable) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
