"""The numbered rules of an election: what is cited is told in both languages, and what is told is played."""

import re
from pathlib import Path
from typing import Final

import pytest

from bot.i18n import LANGUAGES, Language
from games.election.sections import SECTIONS
from games.table.rulebook import Settings
from tests.games.citing import cited

ROOT: Final = Path(__file__).parents[2]
FAMILIES: Final = ("C", "P", "R", "X", "D")
"""Of the cards (EV) those words tell that the presider says at the table; T and H are examples."""
RULES: Final = {rule.id: (section, rule) for section in SECTIONS for rule in section.rules}


def cited_below(*folders: str, kinds: tuple[str, ...] = (".py",)) -> set[str]:
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in kinds]
    return set[str]().union(*(cited(read(path), FAMILIES) for path in paths if path.name != "sections.py"))


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def told_at(settings: Settings) -> set[str]:
    """The rules by which an election with these settings goes."""
    return {
        rule.id
        for section, rule in RULES.values()
        if all(when is None or when(settings) for when in (section.when, rule.when)) and not rule.unplayed
    }


def test_every_rule_that_is_cited_is_told_once() -> None:
    here = cited_below("games/election", "tests/election", kinds=(".py", ".md", ".ftl"))
    assert here - set(RULES) == set()
    assert len(RULES) == sum(len(section.rules) for section in SECTIONS)


def test_every_rule_that_is_told_is_cited_where_it_is_played_or_says_why_not() -> None:
    played = {rule for rule, (_, told) in RULES.items() if not told.unplayed}
    assert played - cited_below("games/election") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_words_every_ruling_its_reason_and_nothing_else_has(language: Language) -> None:
    written = "\n".join(map(read, (ROOT / "games/election/messages" / language).glob("rulebook-*.ftl")))
    titles = {f"section-{section.name}" for section in SECTIONS}
    rules = {f"rule-{number.lower()}" for number in RULES}
    reasons = {f"rule-{rule.id.lower()}-why" for _, rule in RULES.values() if rule.ruling or rule.unplayed}
    assert set(re.findall(r"^election-(\S+) =", written, re.MULTILINE)) == titles | rules | reasons


def test_a_secret_ballot_hears_nothing_of_the_roll_call() -> None:
    told = told_at({"ballot": "sealed"})
    assert told.isdisjoint({"R-100", "D-41", "R-110"})
    assert {"C-62", "C-65", "R-111"} <= told


def test_coalitions_and_seats_are_told_only_where_they_count() -> None:
    assert told_at({"ballot": "tally"}).isdisjoint({"C-65", "R-26"})
    assert "R-111" not in told_at({"tie": "lot"})
