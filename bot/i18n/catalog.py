"""The sentences of one language, each parsed when it is first said: starting up only reads the files."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from sys import intern
from typing import TYPE_CHECKING, Final

from bot.i18n.elision import elide
from bot.i18n.languages import TONGUES, Language, list_names
from bot.i18n.templates import Template, read_templates

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

    from bot.i18n.fluent_messages import FluentMessages

# The line before is a part of it: looked for at every line only, it is found in a fifth of the time.
_ENTRY: Final = re.compile(r"\n(-?[A-Za-z][A-Za-z0-9_-]*)[ ]*=")
_NAME: Final = re.compile(r"-?[A-Za-z][A-Za-z0-9_-]*")

ASK: Final = "-ask-"
DO: Final = "-do-"
LANGUAGE: Final = "language-"


def split_entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file (`-term` with its hyphen), each with its source as it stands."""
    text = f"\n{text}"
    starts = list(_ENTRY.finditer(text))
    ends = [one.start() + 1 for one in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() + 1 : end]


class Catalog:
    """What can be said in one language. Where a key stands twice, the first counts.

    What an option is called stands once, `<game>-do-<option>`, where it is the same under several questions; a question
    that calls it otherwise has words of its own for it, `<game>-ask-<question>-<option>`.
    """

    def __init__(self, language: Language, files: Iterable[str]) -> None:
        self._language = language
        self._elides = TONGUES[language].elides
        self._names_languages = False
        self._sources: dict[str, bytes] = {}
        """As they are in their files: of the letters in French a string takes two bytes each, read or not."""
        self._templates: dict[str, Template] = {}
        self._read: set[str] = set()
        self._parsed: set[str] = set()
        for text in files:
            self._add(text)

    def _add(self, text: str) -> None:
        for key, source in split_entries(text):
            self._sources.setdefault(intern(key), source.encode())  # one key for all languages

    @cached_property
    def _fluent(self) -> "FluentMessages":
        from bot.i18n.fluent_messages import FluentMessages  # noqa: PLC0415 - nine in ten sentences do without

        return FluentMessages(self._language, elides=self._elides)

    def join_sources(self) -> str:
        """Everything that stands in its files, to tell whether any of it has changed."""
        return b"".join(self._sources.values()).decode()

    def has(self, key: str) -> bool:
        """Whether a sentence (`key`) or one of its attributes (`key.attribute`) exists."""
        return self._find_template(key) is not None or self._find_pattern(key) is not None

    def find_plain(self, key: str) -> Template | None:
        """The sentence, where it is a plain one that exists: the short way of `format`."""
        return self._templates.get(key) or self._find_template(key)

    def fill(self, key: str, args: Mapping[str, str | int]) -> str | None:
        """The same with all that it needs; None where it takes Fluent."""
        template = self.find_plain(key)
        return None if template is None else template.fill(args)

    def format(self, key: str, args: Mapping[str, str | int]) -> tuple[str | None, str | None]:
        """The sentence, if it exists; and what is wrong with it, if anything is (never the arguments)."""
        pattern = self._find_pattern(key)
        if pattern is None:
            return None, "no such sentence"
        text, fault = self._fluent.format(key, pattern, args)
        return elide(text) if self._elides else text, fault

    def _resolve(self, key: str) -> str:
        """The key under which an option's words stand: those under this question, else those under any."""
        if key.startswith(LANGUAGE) and not self._names_languages:
            self._names_languages = True
            self._add(list_names(self._language))
        if key not in self._sources and ASK in key:
            game, _, option = key.partition(ASK)
            while "-" in option:
                option = option.partition("-")[2]
                if f"{game}{DO}{option}" in self._sources:
                    return f"{game}{DO}{option}"
        return key

    def _find_template(self, key: str) -> Template | None:
        """What is said, where that is plain; None where it takes the parser, or does not exist."""
        asked, key = key, self._resolve(key)
        name = key.partition(".")[0]
        if name not in self._read and name in self._sources:
            self._read.add(name)
            source = self._sources[name].decode()
            for attribute, template in read_templates(source, elides=self._elides).items():
                self._templates[f"{name}.{attribute}" if attribute else name] = template
        found = self._templates.get(key)
        if found is not None and asked != key:
            self._templates[asked] = found  # found at once from now on
        return found

    def _find_pattern(self, key: str) -> "Pattern | None":
        name, _, attribute = self._resolve(key).partition(".")
        if name not in self._sources:
            return None
        self._parse(name)
        return self._fluent.find(name, attribute)

    def _parse(self, name: str) -> None:
        """Parse an entry, and every other that it may refer to, unless that was done before."""
        packed = self._sources.get(name)
        if packed is None or name in self._parsed:
            return
        source = packed.decode()
        self._parsed.add(name)
        self._fluent.parse(source)
        for other in _NAME.findall(source):
            if other in self._sources:
                self._parse(other)
