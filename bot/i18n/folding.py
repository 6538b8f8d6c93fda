"""Words as people type them: capitals, accents and the kind of an apostrophe make no difference (DEC-041)."""

import unicodedata
from itertools import filterfalse
from typing import Final

_ALIKE: Final = (("’", "'"), ("ʼ", "'"), ("\N{NO-BREAK SPACE}", " "), ("\N{NARROW NO-BREAK SPACE}", " "))


def fold(text: str) -> str:
    """A text by which others are found that differ from it only in how they are typed."""
    text = text.casefold()
    # Whole rulebooks are folded where a word is looked up, and a table of signs takes twice as long.
    for sign, plain in _ALIKE:
        text = text.replace(sign, plain)
    parts = unicodedata.normalize("NFD", text)
    return "".join(filterfalse(unicodedata.combining, parts)).strip()


def is_part(typed: str, *names: str) -> bool:
    """Whether what is typed is a part of any of these."""
    sought = fold(typed)
    return any(sought in fold(name) for name in names)
