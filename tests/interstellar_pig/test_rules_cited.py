"""Every rule, ruling, decision, vector and invariant of the catalogue is cited by a test of this folder."""

from pathlib import Path
from typing import Final

import pytest

from tests.games.citing import cited_in, numbered

LAST: Final = {"IP": 118, "R": 99, "D": 26, "TV": 34, "INV": 10}
UNUSED: Final = frozenset(f"TV-{number}" for number in (13, 18, 20, 24, 26, 30))
"""Numbers that the catalogue leaves out."""


HERE: Final = Path(__file__)


@pytest.mark.parametrize("family", LAST)
def test_every_rule_is_cited_by_a_test(family: str) -> None:
    assert numbered(family, LAST[family]) - UNUSED - cited_in([HERE.parent], LAST, HERE) == set()
