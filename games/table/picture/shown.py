"""What every picture is told: a game adds its own in its `picture/shown.py`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from games.table.facts import Saying
from games.table.rulebook import Phrase

Words: TypeAlias = Callable[[str], str]
"""The viewer's words for a key of `KEYS`."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Whatever is drawn has a title and a line below it."""

    title: str
    subtitle: str


def words_of(phrase: Phrase) -> Words:
    """The words of a picture, none of which takes an argument, in the reader's language."""
    return lambda key: phrase(Saying(key))
