"""Texts within Discord's limits: cut with an ellipsis, or split into several messages."""

import re
from typing import Final

MESSAGE: Final = 2000
FENCE: Final = "```"
ELLIPSIS: Final = "…"
_OPEN: Final = re.compile(r"(?:<[^\s<>]*|\\)$")


def measure_length(text: str) -> int:
    """Characters as Discord's clients count them: those outside the basic plane (most emoji) count twice."""
    if text.isascii():
        return len(text)
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def fit(text: str, limit: int) -> str:
    """`text`, or as many of its lines as go into `limit` characters with an ellipsis after them."""
    if 2 * len(text) <= limit or measure_length(text) <= limit:
        return text
    kept = _head(text, limit - len(ELLIPSIS) - 1)
    if kept.count(FENCE) % 2:
        kept = _head(text, limit - len(ELLIPSIS) - 2 - len(FENCE)).rstrip("`") + f"\n{FENCE}"
    glue = "\n" if "\n" in kept else ""
    return f"{kept}{glue}{ELLIPSIS}"


def split(text: str, limit: int = MESSAGE) -> list[str]:
    """`text` as one or more messages of at most `limit` characters, parted at line borders where possible.

    A block of code that is parted is closed at the end of one message and opened again in the next.
    """
    pages: list[str] = []
    rest = text
    while measure_length(rest) > limit:
        head = _head(rest, limit - len(FENCE) - 1)
        rest = rest[len(head) :].lstrip("\n")
        if FENCE not in head:
            rest = rest.lstrip(" ")
        if head.count(FENCE) % 2:
            head, rest = f"{head}\n{FENCE}", f"{FENCE}\n{rest}"
        pages.append(head)
    return [*pages, rest] if rest or not pages else pages


def _head(text: str, limit: int) -> str:
    """The longest beginning of `text` that ends at a line, else at a word, else anywhere, within `limit`."""
    end = limit
    while measure_length(text[:end]) > limit:
        end -= max(1, (measure_length(text[:end]) - limit) // 2)
    line = text.rfind("\n", 0, end + 1)
    if line > 0 and text[:line].strip() not in ("", FENCE):
        return text[:line]
    word = text.rfind(" ", 0, end + 1)
    if word > end * 2 // 3:
        return text[:word]
    return _OPEN.sub("", text[:end]) or text[:end]
