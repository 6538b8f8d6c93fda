"""Sentences as the tests look at them: by language, by key, with sample arguments."""

from collections.abc import Iterable
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from fluent.syntax import ast

from bot.applications import find_applications
from bot.i18n import LANGUAGES, Language, Words
from bot.i18n.check import ROOT, find_folders, find_uses, read_patterns
from bot.i18n.sources import list_folders

FOLDER: Final[Path] = ROOT / "bot" / "messages"
APPLICATIONS: Final = tuple(one.words for one in find_applications())
NUMBERS: Final = frozenset(
    (
        *("count", "days", "done", "least", "log", "minutes", "most", "number"),
        *("page", "pages", "place", "replies", "taken", "total"),
        *("best", "lost", "row", "won", "year"),
    )
)


def read_folders(folders: Iterable[Traversable], language: Language) -> dict[str, ast.Pattern]:
    """Every pattern of these folders in one language."""
    problems: list[str] = []
    found = {key: one for folder in folders for key, one in read_patterns(folder, language, problems).items()}
    assert not problems
    return found


@cache
def patterns(language: Language) -> dict[str, ast.Pattern]:
    """Every pattern of the bot and its applications in one language."""
    return read_folders(list_folders(APPLICATIONS), language)


@cache
def every_pattern(language: Language) -> dict[str, ast.Pattern]:
    """Every pattern of the bot, its games and its applications in one language."""
    return read_folders(find_folders(), language)


def filled(key: str, pattern: ast.Pattern, words: str, number: int) -> dict[str, str | int]:
    """Arguments for a pattern: `number` where a number is meant, `words` elsewhere."""
    variables = find_uses(pattern).variables
    counts = NUMBERS | ({"table"} if key == "lobby-opened" else set())
    return {one: number if one in counts else words for one in variables}


@cache
def strict() -> Words:
    """The words of the bot and its applications; a gap raises."""
    return Words.load(APPLICATIONS, strict=True)


__all__ = ["FOLDER", "LANGUAGES", "every_pattern", "filled", "patterns", "read_folders", "strict"]
