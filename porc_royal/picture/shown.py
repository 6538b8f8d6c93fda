"""What every picture is told: a game adds its own in its `picture/shown.py`."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from porc_royal.facts import Saying
from porc_royal.rulebook import Phrase

Words: TypeAlias = Callable[[str], str]
"""The viewer's words for a key of `KEYS`."""


Said: TypeAlias = tuple[tuple[str, str], ...]
"""Keys with the viewer's words for them: by these can be remembered what is drawn with words in it."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Whatever is drawn has a title and a line below it."""

    title: str
    subtitle: str


def collect_words(phrase: Phrase) -> Words:
    """The words of a picture, none of which takes an argument, in the reader's language: each is worded once."""
    return cache(lambda key: phrase(Saying(key)))


def say_all(words: Words, keys: Iterable[str]) -> Said:
    """The words for these keys."""
    return tuple([(key, words(key)) for key in keys])


def read_out(said: Said) -> Words:
    """The same words for whoever asks for them by their keys."""
    return dict(said).__getitem__
