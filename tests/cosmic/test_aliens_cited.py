"""Every alien is cited by what plays it and by a test, and its flare is played; rules: test_rules_told.py."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import games.cosmic
from games.cosmic.declaring import ALIENS

FOLDER: Final = Path(games.cosmic.__file__).parent
TESTS: Final = Path(__file__).parent
ALIEN: Final = re.compile(r"\bA(\d+)\b")
MOST: Final = 60
"""Lines of a file of an alien; longer ones are folders of such files."""


def docstrings(folder: Path) -> Iterator[str]:
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield ast.get_docstring(node) or ""


def test_every_alien_and_its_flare_are_played_by_a_test() -> None:
    """A flare is held by name, or laid ready by its alien's."""
    told = "".join(path.read_text(encoding="utf-8") for path in sorted(TESTS.rglob("test_*.py")))
    missing = [
        name
        for name in ALIENS
        if f'"{name}"' not in told or (f"flare_{name}" not in told and f'ready("{name}")' not in told)
    ]
    assert missing == []


def test_every_alien_is_cited_by_a_test() -> None:
    found = {int(number) for text in docstrings(TESTS) for number in ALIEN.findall(text)}
    assert set(range(1, 57)) - found == set()


def test_the_files_of_aliens_are_short() -> None:
    for path in sorted((FOLDER / "aliens").rglob("*.py")):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST, path.name


def test_the_file_of_an_alien_or_its_folder_says_its_number() -> None:
    for path in sorted((FOLDER / "aliens").glob("[a-z]*")):
        page = path / "__init__.py" if path.is_dir() else path
        if page.suffix == ".py":
            assert re.match(r'"""[^\n]*\(A\d+\b', page.read_text(encoding="utf-8")), path.name
