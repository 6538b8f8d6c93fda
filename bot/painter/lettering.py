"""Fits words into the room they have: cleans them, squeezes, shrinks, breaks and cuts them."""

from __future__ import annotations

import unicodedata
from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import Final

from bot.painter.metrics import Face, face

ELLIPSIS: Final = "…"
LONGEST: Final = 1_200
NARROWEST: Final = 80  # percent: further than that, letters look crushed
_TIED: Final = frozenset("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}")
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Mn", "Me"})


@dataclass(frozen=True, slots=True)
class Fitted:
    """One line as it will be set: its words, its size and its horizontal squeeze in percent."""

    words: str
    size: int
    squeeze: int = 100


def clean(words: str) -> str:
    """The words without what cannot or must not be drawn.

    Control, formatting and direction characters, lone surrogates and stacked accents disappear (a
    name must not turn the line round), blanks become single spaces, and characters
    that our fonts do not have, such as pictographs, are left out. Of words that have no others, an
    ellipsis says that there were some.
    """
    kept, lost = [" "], False
    for character in unicodedata.normalize("NFC", words[:LONGEST]):
        drawn = _find_replacement(character)
        lost = lost or drawn is None
        if drawn and not (drawn.isspace() and drawn == kept[-1]):
            kept.append(drawn)
    return "".join(kept).strip() or (ELLIPSIS if lost else "")


def _find_replacement(character: str) -> str | None:
    """What stands in a picture for this character: itself, a space or nothing; None where no font has it."""
    if character in _TIED:
        return "\N{NO-BREAK SPACE}"
    if character.isspace():
        return " "
    if unicodedata.category(character) in _UNSEEN:
        return ""
    return character if all(face(bold).draws(character) for bold in (False, True)) else None


def fit(words: str, size: int, bold: bool, room: int | None, smallest: int) -> Fitted:
    """The words, already clean, on one line that is no wider than `room`."""
    letters = face(bold)
    if room is None or letters.width(words, size) <= room:
        return Fitted(words, size)
    least = min(size, smallest or size)
    for smaller in range(size, least - 1, -1):
        width = letters.width(words, smaller)
        squeeze = room * 100 // width
        if squeeze >= NARROWEST:
            return Fitted(words, smaller, min(100, squeeze))
    return Fitted(_cut(words, least, letters, room * 100 // NARROWEST), least, NARROWEST)


def _cut(words: str, size: int, letters: Face, room: int) -> str:
    """The longest beginning that fits with an ellipsis."""
    fitting = range(len(words))
    kept = bisect_right(fitting, room, key=lambda n: letters.width(words[:n] + ELLIPSIS, size))
    return words[: max(0, kept - 1)].rstrip() + ELLIPSIS


def break_lines(
    words: str, size: int, bold: bool, room: int, lines: int, smallest: int
) -> tuple[int, tuple[str, ...]]:
    """The words, already clean, in at most `lines` even lines of `room`; and the size that allows it."""
    letters = face(bold)
    least = min(size, smallest or size)
    for smaller in range(size, least - 1, -1):
        found = _break_greedily(words, smaller, letters, room)
        if len(found) <= lines and all(letters.width(line, smaller) <= room for line in found):
            return smaller, _even_out(words, smaller, letters, room, len(found))
    found = _break_greedily(words, least, letters, room)
    found[lines - 1 :] = [" ".join(found[lines - 1 :])]
    wide = [letters.width(line, least) > room for line in found]
    return least, tuple(
        _cut(line, least, letters, room) if over else line for line, over in zip(found, wide, strict=True)
    )


def _even_out(words: str, size: int, letters: Face, room: int, lines: int) -> tuple[str, ...]:
    """The same number of lines in the least room, so that none is left with a single word."""
    longest = max(letters.width(word, size) for word in words.split(" "))
    least = bisect_left(
        range(longest, room), True, key=lambda wide: len(_break_greedily(words, size, letters, wide)) <= lines
    )
    return tuple(_break_greedily(words, size, letters, longest + least))


def _break_greedily(words: str, size: int, letters: Face, room: int) -> list[str]:
    """Greedy line breaking at spaces."""
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and letters.width(longer, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
