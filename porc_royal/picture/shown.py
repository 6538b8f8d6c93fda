"""What every picture is told: a game adds its own in its `picture/shown.py`."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias, TypeVar

import msgspec

from porc_royal.facts import Saying
from porc_royal.rulebook import BoardData, Phrase
from porc_royal.scene import Scene

P = TypeVar("P")
V = TypeVar("V")

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


def pack_board(
    kind: type[P], show: Callable[[V, Phrase], P], draw: Callable[[P, Words], Scene]
) -> BoardData[V]:
    """The public's board by what it is told: `show` fills it from a view, and holds nothing that `draw` leaves out."""

    def draw_packed(packed: bytes, phrase: Phrase) -> Scene:
        return draw(msgspec.json.decode(packed, type=kind), collect_words(phrase))

    return BoardData(lambda view, phrase: msgspec.json.encode(show(view, phrase)), draw_packed)
