"""A name of a class means one thing: no two classes of the bot, its commands and its storage share one."""

import ast
from collections import Counter
from pathlib import Path

from tests.architecture import tree


def list_classes(folder: Path) -> list[str]:
    """The names of the classes that stand by themselves in the files of a folder."""
    read = (tree.parse(path) for path in sorted(folder.rglob("*.py")))
    return [node.name for one in read for node in one.body if isinstance(node, ast.ClassDef)]


def test_no_two_classes_share_a_name() -> None:
    found = Counter(
        name for package in ("bot", "cogs", "storage") for name in list_classes(tree.ROOT / package)
    )
    assert [name for name, times in found.items() if times > 1] == []
