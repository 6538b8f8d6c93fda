"""Words as people type them: capitals, accents and the kind of an apostrophe make no difference (DEC-041)."""

import unicodedata
from typing import Final

_APOSTROPHES: Final = str.maketrans(
    {"’": "'", "ʼ": "'", "\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " "}
)


def fold(text: str) -> str:
    """A text by which others are found that differ from it only in how they are typed."""
    parts = unicodedata.normalize("NFD", text.casefold().translate(_APOSTROPHES))
    return "".join(one for one in parts if not unicodedata.combining(one)).strip()


def is_part(typed: str, *names: str) -> bool:
    """Whether what is typed is a part of any of these."""
    sought = fold(typed)
    return any(sought in fold(name) for name in names)
