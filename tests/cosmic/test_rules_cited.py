"""Every rule of the base game stands in the docstring of what plays it, and every alien in that of its file."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import games.cosmic

FOLDER: Final = Path(games.cosmic.__file__).parent
RANGES: Final = (
    *((1, 12), (20, 32), (40, 43), (50, 55), (60, 63), (70, 74), (80, 84), (90, 94)),
    *((100, 115), (120, 121), (130, 145)),
)
RULES: Final = {f"CE-{number}" for first, last in RANGES for number in range(first, last + 1)}
MOST: Final = 60
"""Lines of a file of an alien; longer ones are folders of such files."""
CITED: Final = re.compile(r"CE-(\d+)[abc]?(?: to CE-(\d+))?")


def docstrings() -> Iterator[str]:
    for path in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield ast.get_docstring(node) or ""


def cited() -> Iterator[str]:
    for text in docstrings():
        for first, last in CITED.findall(text):
            yield from (f"CE-{number}" for number in range(int(first), int(last or first) + 1))


def test_every_rule_is_cited() -> None:
    assert RULES - set(cited()) == set()


def test_no_rule_is_cited_that_there_is_not() -> None:
    assert set(cited()) - RULES == set()


def test_the_files_of_aliens_are_short() -> None:
    for path in sorted((FOLDER / "aliens").rglob("*.py")):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST, path.name


def test_the_file_of_an_alien_or_its_folder_says_its_number() -> None:
    for path in sorted((FOLDER / "aliens").glob("[a-z]*")):
        page = path / "__init__.py" if path.is_dir() else path
        if page.suffix == ".py":
            assert re.match(r'"""[^\n]*\(A\d+\b', page.read_text(encoding="utf-8")), path.name
