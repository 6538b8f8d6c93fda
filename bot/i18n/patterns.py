"""Patterns of Fluent as functions: choices, references, texts of several lines, each compiled once.

They are filled in many times as fast, and read what Fluent's own resolver reads, the marks round what is filled in
included. Whatever is left out here (functions but `NUMBER` without grouping, cycles) has no function, and what Fluent
would find fault with, or set in another way, is left to it when it comes (DEC-112).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime import resolver as fluent

from bot.i18n.elision import CLOSED, FILLED
from bot.i18n.templates import THOUSAND

Args: TypeAlias = Mapping[str, str | int]
Piece: TypeAlias = Callable[[Args], str]
"""One part of a sentence, from what it is filled in with. Raises `LeftToFluent`."""

_LONGEST: Final = 2500
"""Characters of one part; Fluent fills in nothing longer."""
_PARTS: Final = 500
"""Parts of a pattern with all that it refers to: far fewer than Fluent allows."""


class LeftToFluent(Exception):
    """A pattern, or what it is to be filled in with, that takes Fluent's own resolver."""


def make_piece(
    bundle: FluentBundle, pattern: fluent.Pattern, choose_plural: Callable[[int], str]
) -> Piece | None:
    """The function of a pattern whose references are all in the bundle; None where there is none.

    choose_plural: the plural form of a number in the bundle's language
    """
    try:
        return _Compiler(bundle, choose_plural).make_piece(pattern, ())
    except LeftToFluent:
        return None


class _Compiler:
    def __init__(self, bundle: FluentBundle, choose_plural: Callable[[int], str]) -> None:
        self._bundle = bundle
        self._left = _PARTS
        self._choose_plural = choose_plural

    def make_piece(self, pattern: fluent.Pattern, within: tuple[fluent.Pattern, ...]) -> Piece:
        """A whole text. `within`: the patterns that refer to it."""
        # One element alone stands for its pattern.
        elements: Sequence[object] = getattr(pattern, "elements", (pattern,))
        self._left -= len(elements)
        if self._left < 0 or any(pattern is one for one in within):
            raise LeftToFluent
        pieces = [self._compile_element(one, (*within, pattern)) for one in elements]
        if len(pieces) == 1:
            return pieces[0]
        return lambda args: "".join([piece(args) for piece in pieces])

    def _compile_element(self, element: object, within: tuple[fluent.Pattern, ...]) -> Piece:
        if isinstance(element, fluent.TextElement):
            return _give(element.value)
        if isinstance(element, fluent.StringLiteral):
            return _give(self._resolve(element))
        if isinstance(element, fluent.NeverIsolatingPlaceable):
            return _limit(self._compile_expression(element.expression, within))
        if isinstance(element, fluent.Placeable):
            piece = self._compile_expression(element.expression, within)
            if self._bundle.use_isolating:
                return _limit(lambda args: f"{FILLED}{piece(args)}{CLOSED}")
            return _limit(piece)
        raise LeftToFluent

    def _compile_expression(self, expression: object, within: tuple[fluent.Pattern, ...]) -> Piece:
        match expression:
            case fluent.Placeable() | fluent.NeverIsolatingPlaceable():
                return self._compile_element(expression, within)
            case fluent.SelectExpression():
                return self._compile_choice(expression, within)
            case fluent.VariableReference():
                return _fill_in(expression.id.name, grouped=True)
            case fluent.FunctionReference():
                return _fill_in(_find_ungrouped(expression), grouped=False)
            case fluent.MessageReference():
                return self.make_piece(self._find_message(expression), within)
            case fluent.TermReference() | fluent.StringLiteral() | fluent.NumberLiteral():
                return _give(self._resolve(expression))
            case _:
                raise LeftToFluent

    def _compile_choice(self, choice: fluent.SelectExpression, within: tuple[fluent.Pattern, ...]) -> Piece:
        """The variant that a number, a name or a fixed term chooses."""
        numbers: dict[int, Piece] = {}
        names: dict[str, Piece] = {}
        default: Piece | None = None
        for variant in choice.variants:
            piece = self.make_piece(variant.value, within)
            default = piece if variant.default else default
            if isinstance(variant.key, fluent.Identifier):
                names.setdefault(variant.key.name, piece)
            elif names or not isinstance(variant.key.value, int):
                raise LeftToFluent  # numbers come first in all of ours, so that no plural form hides one
            else:
                numbers.setdefault(int(variant.key.value), piece)
        if default is None:
            raise LeftToFluent
        usual, choose_plural = default, self._choose_plural
        if not isinstance(choice.selector, fluent.VariableReference):
            if not isinstance(choice.selector, fluent.TermReference) or numbers:
                raise LeftToFluent
            return names.get(self._resolve(choice.selector), usual)
        name = choice.selector.id.name

        def choose(args: Args) -> str:
            chosen = args.get(name)
            if isinstance(chosen, str):
                if numbers:  # Fluent compares the plural form of a number with it
                    raise LeftToFluent
                return names.get(chosen, usual)(args)
            if chosen is None:
                raise LeftToFluent
            found = numbers.get(chosen)
            return (found or names.get(choose_plural(chosen), usual))(args)

        return choose

    def _find_message(self, reference: fluent.MessageReference) -> fluent.Pattern:
        name = reference.id.name
        if not self._bundle.has_message(name):
            raise LeftToFluent
        message = self._bundle.get_message(name)
        found = message.attributes.get(reference.attribute.name) if reference.attribute else message.value
        if found is None:
            raise LeftToFluent
        return found

    def _resolve(self, fixed: fluent.BaseResolver) -> str:
        """What takes nothing from outside reads the same always: a term with its fixed arguments, a literal."""
        faults: list[Exception] = []
        environment = fluent.ResolverEnvironment(self._bundle, faults)
        text = fluent.resolve(fixed(environment), environment)
        if faults or not isinstance(text, str):
            raise LeftToFluent
        return text


def _give(text: str) -> Piece:
    if len(text) > _LONGEST:
        raise LeftToFluent
    return lambda _args: text


def _limit(piece: Piece) -> Piece:
    def fill(args: Args) -> str:
        text = piece(args)
        if len(text) > _LONGEST:
            raise LeftToFluent
        return text

    return fill


def _fill_in(name: str, *, grouped: bool) -> Piece:
    """An argument as it stands; a number whose digits are grouped is set by Fluent."""

    def fill(args: Args) -> str:
        one = args.get(name)
        if isinstance(one, str):
            if grouped:
                return one
        elif one is not None and one >= 0 and (one < THOUSAND or not grouped):
            return f"{one:d}"
        raise LeftToFluent

    return fill


def _find_ungrouped(called: fluent.FunctionReference) -> str:
    """The argument of `NUMBER($name, useGrouping: 0)`."""
    named = {one.name.name: one.value for one in called.arguments.named}
    if called.id.name != "NUMBER" or len(called.arguments.positional) != 1 or set(named) != {"useGrouping"}:
        raise LeftToFluent
    argument, grouping = called.arguments.positional[0], named["useGrouping"]
    if not isinstance(argument, fluent.VariableReference) or not isinstance(grouping, fluent.NumberLiteral):
        raise LeftToFluent
    if grouping.value != 0:
        raise LeftToFluent
    return argument.id.name
