"""Fits words into the room they have: cleans them, squeezes, shrinks, breaks and cuts them."""

from __future__ import annotations

import unicodedata
from bisect import bisect_left, bisect_right
from functools import lru_cache
from typing import Final

from msgspec import Struct

from bot.painter.metrics import Face, load_face

ELLIPSIS: Final = "…"
LONGEST: Final = 1_200
NARROWEST: Final = 80  # percent: further than that, letters look crushed
_TIED: Final = frozenset("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}")
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Mn", "Me"})


class Fitted(Struct, frozen=True):
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


@lru_cache(maxsize=4096)
def _find_replacement(character: str) -> str | None:
    """What stands in a picture for this character: itself, a space or nothing; None where no font has it."""
    if character in _TIED:
        return "\N{NO-BREAK SPACE}"
    if character.isspace():
        return " "
    if unicodedata.category(character) in _UNSEEN:
        return ""
    return character if all(load_face(bold).draws(character) for bold in (False, True)) else None


def fit(words: str, size: int, bold: bool, room: int | None, smallest: int) -> Fitted:
    """The words, already clean, on one line that is no wider than `room`."""
    letters = load_face(bold)
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


@lru_cache(maxsize=256)
def break_lines(
    words: str, size: int, bold: bool, room: int, lines: int, smallest: int
) -> tuple[int, tuple[str, ...]]:
    """The words, already clean, in at most `lines` even lines of `room`; and the size that allows it.

    Kept, since what stands on cards is broken again for each hand.
    """
    letters = load_face(bold)
    least = min(size, smallest or size)
    text = _Words(words, letters)
    for smaller in range(size, least - 1, -1):
        found = text.break_at(room * letters.units // smaller)
        if len(found) <= lines and all(letters.width(line, smaller) <= room for line in found):
            return smaller, text.even_out(smaller, room, len(found))
    found = text.break_at(room * letters.units // least)
    found[lines - 1 :] = [" ".join(found[lines - 1 :])]
    wide = [letters.width(line, least) > room for line in found]
    return least, tuple(
        _cut(line, least, letters, room) if over else line for line, over in zip(found, wide, strict=True)
    )


class _Words:
    """Words between spaces, and how wide each of them is in the font's units: lines are broken many times."""

    def __init__(self, words: str, letters: Face) -> None:
        self._words = words.split(" ")
        self._widths = [letters.add_up(word) for word in self._words]
        self._space = letters.add_up(" ")
        self._units = letters.units

    def break_at(self, most: int) -> list[str]:
        """Lines that are no longer than so many units, each as long as can be."""
        lines: list[list[str]] = [[]]
        long = 0
        for word, wide in zip(self._words, self._widths, strict=True):
            if lines[-1] and long + self._space + wide > most:
                lines.append([word])
                long = wide
            else:
                long += wide + (self._space if lines[-1] else 0)
                lines[-1].append(word)
        return [" ".join(line) for line in lines]

    def even_out(self, size: int, room: int, lines: int) -> tuple[str, ...]:
        """The same number of lines in the least room, so that none is left with a single word."""
        longest = -(-max(self._widths) * size // self._units)
        least = bisect_left(
            range(longest, room),
            True,
            key=lambda wide: len(self.break_at(wide * self._units // size)) <= lines,
        )
        return tuple(self.break_at((longest + least) * self._units // size))
