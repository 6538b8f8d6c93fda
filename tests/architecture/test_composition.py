"""What does one thing with another's help holds it: no class of the bot is an heir's heir."""

import ast
from pathlib import Path

from tests.architecture import tree


def read_bases(folder: Path) -> dict[str, list[str]]:
    """The classes of a folder, by name, with the names of those that they inherit from."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(tree.parse(path)):
            if isinstance(node, ast.ClassDef):
                bases = [one.value if isinstance(one, ast.Subscript) else one for one in node.bases]
                found[node.name] = [ast.unparse(one).rpartition(".")[2] for one in bases]
    return found


def find_chains(bases: dict[str, list[str]]) -> list[str]:
    """Every way by which a class inherits from one that inherits from another of the same folder."""
    return [
        f"{name}({base}({root}))"
        for name, heirs in bases.items()
        for base in heirs
        for root in bases.get(base, ())
        if root in bases
    ]


def test_no_class_of_the_bot_inherits_from_an_heir_of_another() -> None:
    assert find_chains(read_bases(tree.ROOT / "bot")) == []


def test_an_heir_of_an_heir_would_be_found() -> None:
    bases: dict[str, list[str]] = {
        "Part": [],
        "Actions": ["Part"],
        "TableVotes": ["Actions"],
        "Broken": ["Exception"],
    }
    assert find_chains(bases) == ["TableVotes(Actions(Part))"]
