"""The numbered rules of Cosmic Encounter: each that is played is tried by a test that cites it."""

from pathlib import Path
from typing import Final

from games.cosmic.sections import SECTIONS
from tests.rulebook.citations import list_cited

TESTS: Final = Path(__file__).parent


def test_every_rule_that_is_played_is_tried_by_a_test_that_cites_it() -> None:
    tried = list_cited(path for path in sorted(TESTS.rglob("*.py")) if path != Path(__file__))
    rules = [rule for section in SECTIONS for rule in section.rules]
    assert [rule.id for rule in rules if not rule.unplayed and rule.id not in tried] == []
