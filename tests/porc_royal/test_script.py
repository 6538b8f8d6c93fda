"""What a rule may await is what some rule awaits."""

import ast
from collections.abc import Mapping
from pathlib import Path
from typing import Final

SCRIPT: Final = Path("porc_royal/script.py")
AHEAD: Final[Mapping[str, str]] = {
    "respond": "Cosmic Encounter's cards that answer cards; no rule of the games so far lets one card cancel another",
    "ask_window": "`respond` opens windows by it, and a game that knows no free actions would",
    "ask_together": "the same for sealed answers",
}
"""What stands there for the next game."""


def offered() -> set[str]:
    tree = ast.parse(SCRIPT.read_text(encoding="utf-8"))
    return {
        one.name
        for one in tree.body
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef) and not one.name.startswith("_")
    }


def imported() -> set[str]:
    """What games and bot import from there."""
    names: set[str] = set()
    for path in [*Path("games").rglob("*.py"), *Path("bot").rglob("*.py")]:
        for one in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(one, ast.ImportFrom) and one.module == "porc_royal.script":
                names.update(alias.name for alias in one.names)
    return names


def test_every_way_of_asking_is_used_by_a_game_or_stands_there_for_the_next() -> None:
    assert offered() - imported() == set(AHEAD)
