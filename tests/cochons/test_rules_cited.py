"""Every rule, card, power, ruling, decision, vector and contradiction of the catalogue is cited by a test.

They are cited in this folder; what the table does whatever the game (D-53), in the tests of whole evenings.
"""

import re
from pathlib import Path
from typing import Final

import pytest

LAST: Final = {
    "S": 27,
    "C": 67,
    "O": 9,
    "CB": 23,
    "EV": 33,
    "P": 18,
    "R": 148,
    "D": 53,
    "T": 14,
    "H": 20,
    "X": 31,
}
UNUSED: Final = frozenset(f"H-{number}" for number in (3, 9, 11, 14, 15, 17, 19))
"""Numbers that the catalogue leaves out."""

FAMILIES: Final = "|".join(sorted(LAST, key=len, reverse=True))
FOLDERS: Final = (Path(__file__).parent, Path(__file__).parents[1] / "sockets")


def cited(text: str) -> set[str]:
    """The ids named in a text: "S-10 to S-13" in words, "r64" in the name of a test."""
    found = set[str]()
    for family, first, last in re.findall(rf"\b({FAMILIES})-(\d+)(?: to \1-(\d+))?", text):
        found |= {f"{family}-{number}" for number in range(int(first), int(last or first) + 1)}
    for family, number in re.findall(rf"_({FAMILIES.lower()})_?(\d+)_", text):
        found.add(f"{family.upper()}-{number}")
    return found


def test_a_range_names_all_that_lie_in_it() -> None:
    assert cited("S-9 to S-11, CB-3") == {"S-9", "S-10", "S-11", "CB-3"}
    assert cited("def test_r64_meteors_fall()") == {"R-64"}


@pytest.mark.parametrize("family", LAST)
def test_every_rule_is_cited_by_a_test(family: str) -> None:
    paths = [path for folder in FOLDERS for path in sorted(folder.glob("*.py")) if path != Path(__file__)]
    found = set[str]().union(*(cited(path.read_text(encoding="utf-8")) for path in paths))
    wanted = {f"{family}-{number}" for number in range(1, LAST[family] + 1)} - UNUSED
    assert wanted - found == set()
