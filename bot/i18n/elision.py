"""French elision before what is filled in: sentences are written `de { $who }`, and read "d’Amélie", "de Bruno".

Before a vowel alone is elided, never before h or y, of which nobody can know; nor before letters that stand for
themselves ("de A3 à B1": DEC-107).
"""

import re
from typing import Final

FILLED: Final = "\u2068"
CLOSED: Final = "\u2069"
"""What the words set before and after whatever they fill in (Unicode's first strong isolate, and its end)."""
_VOWELS: Final = "aeiouàâäéèêëîïôöùûüæœ"
_ELIDED: Final = re.compile(
    rf"\b([Dd]|[Qq]u|[Ll]orsqu|[Pp]uisqu|[Jj]usqu)e {FILLED}+(?=\**[{_VOWELS}{_VOWELS.upper()}][a-zà-öø-ÿœ])"
)


def elide(text: str) -> str:
    """The sentence as it is read, without the marks round what was filled in."""
    if f"e {FILLED}" in text:
        text = _ELIDED.sub(r"\1’", text)
    return remove_marks(text)


def remove_marks(text: str) -> str:
    """The sentence without the marks round what was filled in."""
    return text.replace(FILLED, "").replace(CLOSED, "")
