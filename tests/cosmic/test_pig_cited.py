"""Every rule, edict and ruling of Cosmic Pig (part 3, 6.1, 6.4) is cited by what plays it, and by a test."""

import re
from pathlib import Path
from typing import Final

import games.cosmic

FOLDERS: Final = (Path(games.cosmic.__file__).parent, Path(__file__).parent)
RANGES: Final = (
    *(("CP-", 1, 17), ("CP-", 20, 28), ("CP-", 31, 36), ("CP-", 40, 48)),
    *(("CP-R", 1, 34), ("PE-", 1, 8), ("X-", 1, 16)),
)
RULES: Final = {f"{prefix}{number}" for prefix, first, last in RANGES for number in range(first, last + 1)}
PLAYED_ELSEWHERE: Final = {"CP-5"}
"""Titles of attacks: there is nothing to play."""
OF_OTHERS: Final = {f"X-{number}" for number in range(17, 22)}
CITED: Final = re.compile(r"\b(CP-R|CP-|PE-|X-)(\d+)\b")
RUNS: Final = re.compile(r"\b(CP-R|CP-|PE-|X-)(\d+) to (?:CP-R|CP-|PE-|X-)(\d+)\b")


def cited(folder: Path) -> set[str]:
    texts = [
        path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")) if path != Path(__file__)
    ]
    runs = {
        f"{prefix}{number}"
        for text in texts
        for prefix, first, last in RUNS.findall(text)
        for number in range(int(first), int(last) + 1)
    }
    return {f"{prefix}{number}" for text in texts for prefix, number in CITED.findall(text)} | runs & RULES


def test_every_rule_is_played_and_tried() -> None:
    played, tried = map(cited, FOLDERS)
    assert sorted(RULES - PLAYED_ELSEWHERE - played) == []
    assert sorted(RULES - tried) == []


def test_no_rule_is_cited_that_there_is_not() -> None:
    for folder in FOLDERS:
        assert sorted(cited(folder) - RULES - OF_OTHERS) == [], folder
