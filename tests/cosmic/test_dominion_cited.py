"""Every rule and ruling of Cosmic Dominion (part 5, 6.3) stands in a docstring of what plays it, and in a test."""

import re
from pathlib import Path
from typing import Final

import games.cosmic

FOLDERS: Final = (Path(games.cosmic.__file__).parent, Path(__file__).parent)
RANGES: Final = (*((1, 2), (10, 13), (20, 28), (30, 36), (40, 47), (50, 53), (60, 62), (70, 74), (80, 83)),)
RULES: Final = {
    *(f"CD-{number}" for first, last in RANGES for number in range(first, last + 1)),
    *(f"CD-R{number}" for number in range(1, 29)),
}
CITED: Final = re.compile(r"CD-(R?)(\d+)(?: to CD-R?(\d+))?")


def cited(folder: Path) -> set[str]:
    texts = [
        path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")) if path != Path(__file__)
    ]
    return {
        f"CD-{letter}{number}"
        for text in texts
        for letter, first, last in CITED.findall(text)
        for number in range(int(first), int(last or first) + 1)
    }


def test_every_rule_is_played_and_tried() -> None:
    for folder in FOLDERS:
        assert sorted(RULES - cited(folder)) == [], folder


def test_no_rule_is_cited_that_there_is_not() -> None:
    for folder in FOLDERS:
        assert sorted(cited(folder) - RULES) == [], folder
