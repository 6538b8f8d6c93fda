"""The sentences of one language that take the parser and the resolver of Project Fluent.

Importing these, and Babel's data with them, takes as long as everything else of the words: `Catalog` imports this file
when such a sentence is first asked for.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt
from typing_extensions import override

from bot.i18n.languages import Language
from bot.i18n.patterns import LeftToFluent, Piece, make_piece
from bot.i18n.templates import THOUSAND


class SentenceNumber(FluentInt):
    """A whole number in a sentence. Below a thousand no digits are grouped: babel takes long to say the same."""

    @override
    def format(self, locale: Locale) -> str:
        return f"{self:d}" if 0 <= self < THOUSAND else super().format(locale)


class FluentMessages:
    """What has been parsed of a language."""

    def __init__(self, language: Language, *, elides: bool) -> None:
        # All are written from left to right, so there is nothing to isolate; but where vowels are elided the marks say
        # where something was filled in, and are taken away again.
        self._bundle: Final = FluentBundle([language], use_isolating=elides)
        self._choose_plural: Final = lru_cache(THOUSAND)(Locale.parse(language).plural_form)
        self._compiled: Final[dict[str, Piece | None]] = {}

    def parse(self, source: str) -> None:
        """Take in the entries of a text."""
        self._bundle.add_resource(FluentResource(source))

    def find(self, name: str, attribute: str) -> Pattern | None:
        """The value of a message, or an attribute of it, if there is one."""
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def format(self, key: str, pattern: Pattern, args: Mapping[str, str | int]) -> tuple[str, str | None]:
        """The sentence; and what is wrong with it, if anything is (never the arguments).

        key: what the pattern is called, always the same for the same one
        """
        plain = self._fill_compiled(key, pattern, args)
        if plain is not None:
            return plain, None
        faults: list[Exception] = []
        filled = {name: SentenceNumber(one) if isinstance(one, int) else one for name, one in args.items()}
        try:
            text = str(pattern(ResolverEnvironment(self._bundle, faults, current=CurrentEnvironment(filled))))
        except ValueError as fault:  # too long to be filled in
            text = "{???}"
            faults.append(fault)
        return text, "; ".join(map(str, faults)) or None

    def _fill_compiled(self, key: str, pattern: Pattern, args: Mapping[str, str | int]) -> str | None:
        """The sentence, filled in by a function of its own; None where Fluent has to do it."""
        if key not in self._compiled:
            self._compiled[key] = make_piece(self._bundle, pattern, self._choose_plural)
        fill = self._compiled[key]
        try:
            return None if fill is None else fill(args)
        except LeftToFluent:
            return None
