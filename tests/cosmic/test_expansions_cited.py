"""Every rule of Planetoids, and every ruling on expansions together (4, 6.2, 6.4), is cited by code and by a test."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import games.cosmic

CODE: Final = Path(games.cosmic.__file__).parent
TESTS: Final = Path(__file__).parent
RULES: Final = {
    "PL": [f"PL-{number}" for number in range(1, 19)],
    "PL-R": [f"PL-R{number}" for number in range(1, 18)],
    "X": [f"X-{number}" for number in range(1, 22)],
}
CITED: Final = re.compile(r"\b(PL-R|PL-|X-)(\d+)(?: to (?:PL-R|PL-|X-)(\d+))?")
SUFFIXES: Final = {CODE: (".py", "README.md"), TESTS: (".py",)}
"""Where nothing is played because a planetoid is a planet, the README of the expansion says so."""


@cache
def cited(folder: Path) -> frozenset[str]:
    texts = [
        path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob("*"))
        if path.name.endswith(SUFFIXES[folder]) and path != Path(__file__)
    ]
    return frozenset(
        f"{kind}{number}"
        for text in texts
        for kind, first, last in CITED.findall(text)
        for number in range(int(first), int(last or first) + 1)
    )


@pytest.mark.parametrize("folder", [CODE, TESTS], ids=["code", "tests"])
@pytest.mark.parametrize("part", RULES)
def test_every_rule_is_cited(part: str, folder: Path) -> None:
    assert [one for one in RULES[part] if one not in cited(folder)] == []


@pytest.mark.parametrize("folder", [CODE, TESTS], ids=["code", "tests"])
def test_no_rule_is_cited_that_there_is_not(folder: Path) -> None:
    assert sorted(cited(folder) - {one for part in RULES.values() for one in part}) == []
