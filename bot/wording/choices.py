"""Few values that have words: proposed in the reader's, and understood in either language's, or by their own name."""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final, TypeVar

from bot.i18n import LANGUAGES, Reader, Words, fold, is_part, read_duration
from porc_royal.asks import Refused

T = TypeVar("T")

JOINED: Final = re.compile(r"(?<=\w)[-_](?=\w)|[\s_]+")
Worded = Mapping[str, str]
"""Each value, and the sentence that names it."""


def propose_values(reader: Reader, values: Worded, typed: str) -> list[tuple[str, str]]:
    """Those that fit what is typed, in words, and by their names."""
    shown = [(reader.text(key), value) for value, key in values.items()]
    return [(words, value) for words, value in shown if is_part(typed, words, value)]


def find_value(words: Words, values: Worded, typed: str) -> str | None:
    """The value that goes by this name, or the only one that has one which begins so."""
    names = {value: {normalise(value), *list_titles(words, key)} for value, key in values.items()}
    return find_named(names, typed, names)


def propose_lengths(reader: Reader, typed: str, usual: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """The length of time that is typed, where it can be read, then the usual ones that fit it."""
    fitting = [one for one in usual if is_part(typed, *one)]
    try:
        read_duration(typed)
    except Refused:
        return fitting
    text = typed.strip()
    return [(text, text), *(one for one in fitting if one[1] != text)]


def find_named(names: Mapping[T, Collection[str]], typed: str, abbreviable: Collection[T]) -> T | None:
    """The only thing that goes by this name; else the only one of the `abbreviable` that has a name which begins so."""
    text = normalise(typed)
    exact = [one for one, known in names.items() if text in known]
    like = [one for one in abbreviable if text and any(name.startswith(text) for name in names[one])]
    return next((found[0] for found in (exact, like) if len(found) == 1), None)


def list_titles(words: Words, key: str) -> Sequence[str]:
    """A sentence in either language, as names are compared."""
    return [normalise(words.of(language).text(key)) for language in LANGUAGES]


def normalise(text: str) -> str:
    """How it is typed, and how the parts of a name are joined, makes no difference; a sign before a number does."""
    return JOINED.sub(" ", fold(text)).strip()
