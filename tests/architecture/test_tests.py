"""Tests stand on helpers, never on one another: what two of them need is in a plain module beside them."""

import ast
import re
from collections.abc import Iterator
from typing import Final

import pytest

from tests.architecture import tree

_A_TEST: Final = re.compile(r"\bdef test_")
"""Most tests say the name of none but themselves, and need not be read any closer."""


def imported(source: str) -> Iterator[str]:
    """The modules, and what is taken out of them, that a module imports, with dots."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module or ''}.{one.name}" for one in node.names)


def of_tests(source: str) -> list[str]:
    """The test modules among them. A test itself is named so as well: nobody imports one either."""
    if "test_" not in _A_TEST.sub("", source):
        return []
    return [name for name in imported(source) if any(part.startswith("test_") for part in name.split("."))]


def test_no_module_imports_a_test() -> None:
    found = [
        f"{tree.name(path)}: {name}"
        for path in tree.modules(*tree.PACKAGES, "bench", "tests")
        for name in of_tests(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "from tests.cochons.test_combat import strength",
        "from tests.cochons import test_combat",
        "import tests.cochons.test_combat as combat",
        "from .test_combat import strength",
        "from . import test_combat",
        "def inside():\n    from tests.cochons.test_combat import strength",
    ],
)
def test_an_imported_test_is_seen(line: str) -> None:
    assert of_tests(line)


@pytest.mark.parametrize(
    "line", ["from tests.cochons.fights import strength", "import tests.architecture.tree"]
)
def test_helpers_are_imported_freely(line: str) -> None:
    assert of_tests(line) == []
