"""Sentences of the bot as the tests look at them: by language, by key, with sample arguments."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import ast

from bot.i18n import LANGUAGES, Language, Words
from bot.i18n.check import ROOT, find_uses, read_patterns

FOLDER: Final[Path] = ROOT / "bot" / "messages"
NUMBERS: Final = frozenset(
    (
        *("count", "days", "done", "least", "log", "minutes", "most", "number"),
        *("page", "pages", "place", "replies", "taken", "total"),
    )
)


@cache
def patterns(language: Language) -> dict[str, ast.Pattern]:
    """Every pattern of the bot in one language."""
    problems: list[str] = []
    found = read_patterns(FOLDER, language, problems)
    assert not problems
    return found


def filled(key: str, pattern: ast.Pattern, words: str, number: int) -> dict[str, str | int]:
    """Arguments for a pattern: `number` where a number is meant, `words` elsewhere."""
    variables = find_uses(pattern).variables
    counts = NUMBERS | ({"table"} if key == "lobby-opened" else set())
    return {one: number if one in counts else words for one in variables}


@cache
def strict() -> Words:
    """The words of the bot; a gap raises."""
    return Words.load(strict=True)


__all__ = ["FOLDER", "LANGUAGES", "filled", "patterns", "strict"]
