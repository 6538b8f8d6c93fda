"""Every rule, ruling, decision, vector and invariant of the catalogue is cited by a test of this folder."""

import re
from pathlib import Path
from typing import Final

import pytest

LAST: Final = {"IP": 118, "R": 99, "D": 26, "TV": 34, "INV": 10}
UNUSED: Final = frozenset(f"TV-{number}" for number in (13, 18, 20, 24, 26, 30))
"""Numbers that the catalogue leaves out."""


def cited(text: str) -> set[str]:
    """The ids named in a text: "IP-10 to IP-13" in words, "r64" in the name of a test."""
    found = set[str]()
    for family, first, last in re.findall(r"\b(IP|R|TV|D|INV)-(\d+)(?: to \1-(\d+))?", text):
        found |= {f"{family}-{number}" for number in range(int(first), int(last or first) + 1)}
    for family, number in re.findall(r"_(ip|r|tv|d|inv)_?(\d+)_", text):
        found.add(f"{family.upper()}-{number}")
    return found


def test_a_range_names_all_that_lie_in_it() -> None:
    assert cited("IP-9 to IP-11, R-3") == {"IP-9", "IP-10", "IP-11", "R-3"}
    assert cited("def test_r64_bacteria_kill()") == {"R-64"}


@pytest.mark.parametrize("family", LAST)
def test_every_rule_is_cited_by_a_test(family: str) -> None:
    here = Path(__file__)
    texts = [path.read_text(encoding="utf-8") for path in sorted(here.parent.glob("*.py")) if path != here]
    found = set[str]().union(*map(cited, texts))
    wanted = {f"{family}-{number}" for number in range(1, LAST[family] + 1)} - UNUSED
    assert wanted - found == set()
