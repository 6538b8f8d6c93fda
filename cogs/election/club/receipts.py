"""Receipt words: made by chance, so that they say nothing of who has one, or when it was given."""

import secrets
from typing import Final

_FIRST: Final = "bdfgklmnprstvz"
_SECOND: Final = "aeiou"
_SYLLABLES: Final = 6


def make_word() -> str:
    """A word that can be read aloud: one of over a hundred thousand millions."""
    return "".join(secrets.choice(_FIRST) + secrets.choice(_SECOND) for _ in range(_SYLLABLES))
