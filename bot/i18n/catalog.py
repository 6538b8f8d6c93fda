"""The sentences of one language, each parsed when it is first said: starting up only reads the files."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt
from typing_extensions import override

from bot.i18n.elision import elide
from bot.i18n.languages import TONGUES, Language
from bot.i18n.patterns import LeftToFluent, Piece, make_piece
from bot.i18n.templates import THOUSAND, Template, read_templates

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*)[ ]*=", re.MULTILINE)
_NAME: Final = re.compile(r"-?[A-Za-z][A-Za-z0-9_-]*")

ASK: Final = "-ask-"
DO: Final = "-do-"


def split_entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file (`-term` with its hyphen), each with its source as it stands."""
    starts = list(_ENTRY.finditer(text))
    ends = [one.start() for one in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]


class SentenceNumber(FluentInt):
    """A whole number in a sentence. Below a thousand no digits are grouped: babel takes long to say the same."""

    @override
    def format(self, locale: Locale) -> str:
        return f"{self:d}" if 0 <= self < THOUSAND else super().format(locale)


class Catalog:
    """What can be said in one language. Where a key stands twice, the first counts.

    What an option is called stands once, `<game>-do-<option>`, where it is the same under several questions; a question
    that calls it otherwise has words of its own for it, `<game>-ask-<question>-<option>`.
    """

    def __init__(self, language: Language, files: Iterable[str]) -> None:
        # All are written from left to right, so there is nothing to isolate; but where vowels are elided the marks say
        # where something was filled in, and are taken away again.
        self._elides = TONGUES[language].elides
        self._bundle = FluentBundle([language], use_isolating=self._elides)
        self._sources: dict[str, str] = {}
        self._templates: dict[str, Template] = {}
        self._choose_plural = lru_cache(THOUSAND)(Locale.parse(language).plural_form)
        self._compiled: dict[str, Piece | None] = {}
        self._read: set[str] = set()
        self._parsed: set[str] = set()
        for text in files:
            for key, source in split_entries(text):
                self._sources.setdefault(key, source)

    def has(self, key: str) -> bool:
        """Whether a sentence (`key`) or one of its attributes (`key.attribute`) exists."""
        return self._find_template(key) is not None or self._find_pattern(key) is not None

    def fill(self, key: str, args: Mapping[str, str | int]) -> str | None:
        """The sentence, where it is a plain one that exists and has all that it needs: the short way of `format`."""
        template = self._templates.get(key) or self._find_template(key)
        return None if template is None else template.fill(args)

    def format(self, key: str, args: Mapping[str, str | int]) -> tuple[str | None, str | None]:
        """The sentence, if it exists; and what is wrong with it, if anything is (never the arguments)."""
        pattern = self._find_pattern(key)
        if pattern is None:
            return None, "no such sentence"
        plain = self._fill_compiled(key, pattern, args)
        if plain is not None:
            return elide(plain) if self._elides else plain, None
        faults: list[Exception] = []
        filled = {name: SentenceNumber(one) if isinstance(one, int) else one for name, one in args.items()}
        try:
            text = str(pattern(ResolverEnvironment(self._bundle, faults, current=CurrentEnvironment(filled))))
        except ValueError as fault:  # too long to be filled in
            text = "{???}"
            faults.append(fault)
        return elide(text) if self._elides else text, "; ".join(map(str, faults)) or None

    def _fill_compiled(self, key: str, pattern: Pattern, args: Mapping[str, str | int]) -> str | None:
        """The sentence before elision, filled in by a function of its own; None where Fluent has to do it."""
        if key not in self._compiled:
            self._compiled[key] = make_piece(self._bundle, pattern, self._choose_plural)
        fill = self._compiled[key]
        try:
            return None if fill is None else fill(args)
        except LeftToFluent:
            return None

    def _resolve(self, key: str) -> str:
        """The key under which an option's words stand: those under this question, else those under any."""
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
            for attribute, template in read_templates(self._sources[name], elides=self._elides).items():
                self._templates[f"{name}.{attribute}" if attribute else name] = template
        found = self._templates.get(key)
        if found is not None and asked != key:
            self._templates[asked] = found  # found at once from now on
        return found

    def _find_pattern(self, key: str) -> Pattern | None:
        name, _, attribute = self._resolve(key).partition(".")
        self._parse(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _parse(self, name: str) -> None:
        """Parse an entry, and every other that it may refer to, unless that was done before."""
        source = self._sources.get(name)
        if source is None or name in self._parsed:
            return
        self._parsed.add(name)
        self._bundle.add_resource(FluentResource(source))
        for other in _NAME.findall(source):
            if other in self._sources:
                self._parse(other)
