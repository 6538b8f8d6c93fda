"""Every rule, card, power, ruling, decision, vector and contradiction of the catalogue is cited by a test.

They are cited in this folder; what the table does whatever the game (D-53), in the tests of whole evenings.
"""

from pathlib import Path
from typing import Final

import pytest

from tests.games.citing import cited, cited_in, numbered

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

HERE: Final = Path(__file__)
FOLDERS: Final = (HERE.parent, HERE.parents[1] / "sockets")


def test_a_range_names_all_that_lie_in_it() -> None:
    assert cited("S-9 to S-11, CB-3", LAST) == {"S-9", "S-10", "S-11", "CB-3"}
    assert cited("def test_r64_meteors_fall()", LAST) == {"R-64"}


@pytest.mark.parametrize("family", LAST)
def test_every_rule_is_cited_by_a_test(family: str) -> None:
    assert numbered(family, LAST[family]) - UNUSED - cited_in(FOLDERS, LAST, HERE) == set()
