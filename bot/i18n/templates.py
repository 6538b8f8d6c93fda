"""Sentences that are a line of text with places to fill in, as nine in ten are.

They are read without the parser of Fluent and filled in without its resolver, either of which takes a hundred times as
long; and they read the same, marks round what is filled in included. Whatever is not plain is left to Fluent: choices,
terms, functions, texts of several lines; and arguments that it would not set as they are, or finds fault with
(DEC-112).
"""

import re
from collections.abc import Mapping
from typing import Final

from bot.i18n.elision import CLOSED, FILLED, elide, remove_marks

_NAME: Final = "[A-Za-z][A-Za-z0-9_-]*"
_ARGUMENT: Final = re.compile(rf"\$({_NAME})")
_PLACE: Final = rf"\{{ *(?:\${_NAME}|NUMBER\( *\${_NAME}, *useGrouping: *0 *\)) *\}}"
_PLACES: Final = re.compile(f"({_PLACE})")
_LINE: Final = rf"(?! )(?:[^{{}}\n]|{_PLACE})+"
_ATTRIBUTE: Final = rf" +\.{_NAME} *= *{_LINE}\n"
_ENTRY: Final = re.compile(rf"{_NAME} *= *({_LINE})?\n((?:{_ATTRIBUTE})*)(?:#[^\n]*\n| *\n)*")
_ATTRIBUTES: Final = re.compile(rf" +\.({_NAME}) *= *([^\n]+)\n")
THOUSAND: Final = 1000
"""From here on the digits of a number are grouped as the language groups them."""
_LONGEST: Final = 2498
"""With a mark on either side, Fluent fills in nothing longer."""


class Template:
    """One such line."""

    __slots__ = ("_elides", "_marks", "_pieces", "_places")

    def __init__(self, line: str, *, elides: bool) -> None:
        # Texts at even places, what is filled in at odd ones.
        pieces = _PLACES.split(line.rstrip(" "))
        self._places: Final = tuple(
            (at, name, "NUMBER" in pieces[at])
            for at in range(1, len(pieces), 2)
            for name in _ARGUMENT.findall(pieces[at])
        )
        """Where each argument goes, its name, and whether it is a number whose digits are never grouped."""
        # Fluent does not mark what stands alone either.
        self._elides: Final = elides and pieces[::2] != ["", ""]
        # Only a word in "e" that stands right before a place can be elided: else there is nothing to mark.
        self._marks: Final = self._elides and any(pieces[at - 1].endswith("e ") for at, _, _ in self._places)
        if self._marks:
            for at, _, _ in self._places:
                pieces[at - 1] += FILLED
                pieces[at + 1] = CLOSED + pieces[at + 1]
        self._pieces: Final = pieces

    def fill(self, args: Mapping[str, str | int]) -> str | None:
        """The sentence; None where Fluent has to set an argument, or to say what is wrong."""
        if not self._places:
            return self._pieces[0]
        filled = self._pieces.copy()
        for at, name, ungrouped in self._places:
            one = args.get(name)
            if isinstance(one, str):
                if ungrouped or len(one) > _LONGEST:
                    return None
                filled[at] = one
            elif one is not None and one >= 0 and (ungrouped or one < THOUSAND):
                filled[at] = f"{one:d}"
            else:
                return None
        text = "".join(filled)
        if self._marks:
            return elide(text)
        return remove_marks(text) if self._elides else text


def read_templates(source: str, *, elides: bool) -> dict[str, Template]:
    """The value ("") and the attributes of an entry, by name; nothing where one of them takes more than a template."""
    found = _ENTRY.fullmatch(f"{source}\n")
    if found is None:
        return {}
    lines = dict(_ATTRIBUTES.findall(found[2]))
    if found[1]:
        lines[""] = found[1]
    return {name: Template(line, elides=elides) for name, line in lines.items()}
