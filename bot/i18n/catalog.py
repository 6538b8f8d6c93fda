"""The sentences of one language, each parsed when it is first said: starting up only reads the files."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from bot.i18n.elision import elide
from bot.i18n.sources import Language

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*)[ ]*=", re.MULTILINE)
_NAME: Final = re.compile(r"-?[A-Za-z][A-Za-z0-9_-]*")
_ATTRIBUTE: Final = r"[ ]+\.([A-Za-z][A-Za-z0-9_-]*)[ ]*=[ ]*([^\s{}][^\n{}]*)\n"
_PLAIN: Final = re.compile(rf"[^\n=]*=[ ]*\n((?:{_ATTRIBUTE})+)(?:#[^\n]*\n|[ ]*\n)*")
_ATTRIBUTES: Final = re.compile(_ATTRIBUTE)


def split_entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file (`-term` with its hyphen), each with its source as it stands."""
    starts = list(_ENTRY.finditer(text))
    ends = [one.start() for one in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]


class Catalog:
    """What can be said in one language. Where a key stands twice, the first counts."""

    def __init__(self, language: Language, files: Iterable[str]) -> None:
        # Both languages are written from left to right, so there is nothing to isolate; but in French the marks say
        # where something was filled in, and are taken away again.
        self._elides = language == "fr"
        self._bundle = FluentBundle([language], use_isolating=self._elides)
        self._sources: dict[str, str] = {}
        for text in files:
            for key, source in split_entries(text):
                self._sources.setdefault(key, source)

    def has(self, key: str) -> bool:
        """Whether a sentence (`key`) or one of its attributes (`key.attribute`) exists."""
        name, _, attribute = key.partition(".")
        if (plain := self._read_plain(name)) is not None:
            return attribute in plain
        self._parse(name)
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def format(self, key: str, args: dict[str, str | int]) -> tuple[str | None, str | None]:
        """The sentence, if it exists; and what is wrong with it, if anything is (never the arguments)."""
        if not self.has(key):
            return None, "no such sentence"
        name, _, attribute = key.partition(".")
        if (plain := self._read_plain(name)) is not None:
            return plain[attribute], None
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        text, faults = self._bundle.format_pattern(pattern, args) if pattern else ("", [])
        return elide(str(text)) if self._elides else str(text), "; ".join(map(str, faults)) or None

    def _read_plain(self, name: str) -> dict[str, str] | None:
        """The attributes of an entry that has nothing else, each on one line with nothing to fill in; None otherwise.

        So are the commands written, of which every start needs all; parsing them would take longer than all the rest.
        """
        found = _PLAIN.fullmatch(self._sources.get(name, ""))
        return {key: text.rstrip() for key, text in _ATTRIBUTES.findall(found[1])} if found else None

    def _parse(self, name: str) -> None:
        """Parse an entry, and every other that it may refer to, unless that was done before."""
        source = self._sources.pop(name, None)
        if source is None:
            return
        self._bundle.add_resource(FluentResource(source))
        for other in _NAME.findall(source):
            if other in self._sources:
                self._parse(other)
