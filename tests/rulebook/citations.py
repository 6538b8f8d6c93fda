"""Ids of rules ("C-27", "CE-R6", "T.3") where code, tests, words and READMEs cite them."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from bot.games import GAMES

ROOT: Final = Path(__file__).parents[2]
TOLD: Final = tuple(name for name, book in GAMES.items() if book.sections)
"""Games whose rules are told."""
ID: Final = re.compile(
    r"\b(?P<family>[A-Z]{1,4}(?:-R?|\.)|A)(?P<first>\d{1,3})(?=[abc]?\b)"
    r"(?:\s+(?:to|à)\s+(?P=family)(?P<last>\d{1,3})\b)?"
)
WRITTEN: Final = frozenset({".py", ".md", ".ftl"})
NOT_RULES: Final[Mapping[str, frozenset[str]]] = {
    "cochons": frozenset({"A", "EV-", "CB-", "H-", "T-"}),  # tiles, cards, worked examples, tables
    "election": frozenset({"A", "EV-", "CB-", "H-", "T-"}),
    "cosmic": frozenset({"S-"}),  # scenarios
    "interstellar_pig": frozenset({"A"}),
}
EVERYWHERE: Final = frozenset(
    ("DEC-", "TV-", "DV-", "A.", "B.", "C.", "G.", "H.", "ST.", "SHA-", "UTF-", "PDF-", "BSD-")
)
"""What looks like the id of a rule, and is none: decisions of the program, examples, parts of documents, norms."""
TOYS: Final = frozenset({"A99", "G-4", "IP-119", "IP-120", "IP-121"})
"""Toy cards, a toy alien and the example of a game, in tests and recipes."""
BESIDE: Final[Mapping[str, tuple[str, ...]]] = {"cochons": ("election",)}
"""Whose code plays rules of a game besides its own."""


def list_told(game: str) -> list[str]:
    """The ids of the rules that a game tells."""
    return [rule.id for section in GAMES[game].sections for rule in section.rules]


def list_code(game: str) -> list[Path]:
    """What plays the rules of a game, the bot for all of them; what lists them is no play."""
    folders = [ROOT / "bot", *(ROOT / "games" / one for one in (game, *BESIDE.get(game, ())))]
    return [path for folder in folders for path in folder.rglob("*.py") if path.name != "sections.py"]


def list_own(game: str) -> list[Path]:
    """The code, words, READMEs and tests of one game."""
    named = {game, game.removeprefix("interstellar_")}
    shared = [path for path in _list_files(ROOT / "tests") if path.parent.name not in GAMES]
    return [
        *_list_files(ROOT / "games" / game),
        *_list_files(ROOT / "tests" / game),
        *_list_files(ROOT / "tests" / "referees" / game),
        *(path for path in shared if any(path.stem.endswith(f"_{one}") for one in named)),
    ]


def list_shared() -> list[Path]:
    """Everything else that people write: what cites rules there may mean any game."""
    folders = ("bot", "cogs", "docs", "storage", "porc_royal", "tests")
    own = {path for name in GAMES for path in list_own(name)}
    pages = [path for folder in folders for path in _list_files(ROOT / folder)]
    documents = [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    return [path for path in [*pages, *documents] if path not in own and path.parent.name != "rules"]


def list_cited(paths: Iterable[Path], apart: Iterable[str] = ()) -> dict[str, Path]:
    """The ids of rules that files cite, each with one file that does; `apart`: families that are none."""
    none = EVERYWHERE | frozenset(apart)
    return {
        one: path
        for path in paths
        for family, one in _find_ids(path)
        if family not in none and one not in TOYS
    }


@cache
def _find_ids(path: Path) -> tuple[tuple[str, str], ...]:
    return tuple(_read_ids(path.read_text(encoding="utf-8")))


def _read_ids(text: str) -> Iterator[tuple[str, str]]:
    for found in ID.finditer(text):
        first = int(found["first"])
        for number in range(first, int(found["last"] or first) + 1):
            yield found["family"], f"{found['family']}{number}"


def _list_files(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.suffix in WRITTEN]
