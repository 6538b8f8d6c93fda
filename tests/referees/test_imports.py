"""A referee shares no code with the rules it watches: of a game it knows what is shown and said, nothing else."""

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent
TABLE = {"porc_royal.asks", "porc_royal.facts", "porc_royal.rulebook"}
"""What is shared by all games and holds no rule: questions, facts, results, as data."""

FILES = sorted(
    path for path in HERE.rglob("*.py") if path.name != "watching.py" and not path.name.startswith("test_")
)


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(HERE)) for path in FILES])
def test_a_referee_imports_views_and_facts_alone(path: Path) -> None:
    found = {
        one
        for one in imported(path)
        if one.split(".")[0] in ("porc_royal", "games", "bot", "storage", "cogs", "tests")
    }
    allowed = {one for one in found if one in TABLE or one.startswith("tests.referees")}
    for game in ("cochons", "cosmic", "election", "interstellar_pig"):
        allowed |= found & {f"games.{game}.views.view", f"games.{game}.facts", f"games.{game}.state"}
    assert found - allowed == set()


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(HERE)) for path in FILES])
def test_of_a_view_only_the_data_are_imported(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith((".view", ".state"))
        for alias in node.names
    }
    assert [name for name in names if not name[0].isupper()] == []


def imported(path: Path) -> set[str]:
    """The modules that a file names in its imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, path
            found.add(node.module or "")
    return found
