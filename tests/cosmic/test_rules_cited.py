"""Every rule of the base game is cited by what plays it and by a test; so is every alien, and its flare is played."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import games.cosmic
from games.cosmic.extension.declarations import ALIENS
from games.cosmic.rulebook import RULEBOOK

FOLDER: Final = Path(games.cosmic.__file__).parent
RANGES: Final = (
    *((1, 12), (20, 32), (40, 43), (50, 55), (60, 63), (70, 74), (80, 84), (90, 94)),
    *((100, 115), (120, 121), (130, 145)),
)
RULES: Final = {f"CE-{number}" for first, last in RANGES for number in range(first, last + 1)}
RULINGS: Final = {f"CE-R{number}" for number in range(1, 11)}
OF_EXPANSIONS: Final = {"CE-R9"}
"""What is added only where an expansion is played (Finder, Rebirth)."""
TESTS: Final = Path(__file__).parent
ALIEN: Final = re.compile(r"\bA(\d+)\b")
CITED: Final = re.compile(r"CE-(\d+)[abc]?(?: to CE-(\d+))?")
RULED: Final = re.compile(r"CE-R\d+")


def docstrings(folder: Path = FOLDER) -> Iterator[str]:
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield ast.get_docstring(node) or ""


def cited(folder: Path = FOLDER) -> Iterator[str]:
    for text in docstrings(folder):
        yield from RULED.findall(text)
        for first, last in CITED.findall(text):
            yield from (f"CE-{number}" for number in range(int(first), int(last or first) + 1))


def test_every_rule_is_cited() -> None:
    assert (RULES | RULINGS) - OF_EXPANSIONS - set(cited()) == set()


def test_no_rule_is_cited_that_there_is_not() -> None:
    assert set(cited()) - RULES - RULINGS == set()


def test_every_rule_is_played_by_a_test_that_cites_it() -> None:
    assert (RULES | RULINGS) - OF_EXPANSIONS - set(cited(TESTS)) == set()


def test_every_alien_and_its_flare_are_played_by_a_test() -> None:
    """A flare is held by name, or laid ready by its alien's."""
    told = "".join(path.read_text(encoding="utf-8") for path in sorted(TESTS.rglob("test_*.py")))
    missing = [
        name
        for name in RULEBOOK.assembly.table(ALIENS)
        if f'"{name}"' not in told or (f"flare_{name}" not in told and f'ready("{name}")' not in told)
    ]
    assert missing == []


def test_every_alien_is_cited_by_a_test() -> None:
    found = {int(number) for text in docstrings(TESTS) for number in ALIEN.findall(text)}
    assert set(range(1, 57)) - found == set()


def test_the_file_of_an_alien_says_its_number() -> None:
    for page in sorted((FOLDER / "aliens").glob("[a-z]*.py")):
        if page.stem != "__init__":
            assert re.match(r'"""[^\n]*\(A\d+\b', page.read_text(encoding="utf-8")), page.name
