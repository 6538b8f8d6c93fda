"""Every numbered rule is told in both languages, played by code that cites it, and tried by a test that cites it."""

import re
from collections.abc import Iterable
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Final

import pytest

import games.cosmic
from bot.i18n import LANGUAGES, Language, Words
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.sections import SECTIONS
from porc_royal.sections import Rule

CODE: Final = Path(games.cosmic.__file__).parent
TESTS: Final = Path(__file__).parent
TOLD: Final = {rule.id: rule for section in SECTIONS for rule in section.rules}
CITED: Final = re.compile(r"\b([A-Z]{2,3}-R?|X-|A)(\d+)(?=\b|[abc]\b)")
NO_RULES: Final = {"DEC-", "DV-", "TV-"}
"""Decisions of the program, and worked examples."""
TOY: Final = "A57"
"""The alien that is added by way of example."""


def cite(paths: Iterable[Path]) -> set[str]:
    """The ids in these files; of "CE-60 to CE-63" the first and the last."""
    found: set[str] = set()
    for path in paths:
        cited = CITED.findall(path.read_text(encoding="utf-8"))
        found |= {f"{family}{number}" for family, number in cited if family not in NO_RULES}
    return found - {TOY}


@cache
def cited_in(folder: Path) -> frozenset[str]:
    """The ids in the program text of a folder; that of the rules' own list, and of this test, tells nothing."""
    own = {CODE / "sections.py", Path(__file__)}
    return frozenset(cite(path for path in sorted(folder.rglob("*.py")) if path not in own))


def test_no_rule_is_told_twice() -> None:
    assert len(TOLD) == sum(len(section.rules) for section in SECTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_and_has_a_reason_where_it_needs_one(language: Language) -> None:
    words = Words.load(["cosmic"], strict=True)
    keys = [f"cosmic-section-{section.name}" for section in SECTIONS]
    keys += [key for rule in TOLD.values() for key in name_words(rule)]
    assert [key for key in keys if not words.has(key, language)] == []


def name_words(rule: Rule) -> list[str]:
    """The keys of a rule's words."""
    key = f"cosmic-rule-{rule.id.lower()}"
    return [key, f"{key}-why"] if rule.ruling or rule.unplayed else [key]


def test_every_rule_that_is_cited_is_told() -> None:
    pages = [*CODE.rglob("README.md"), *CODE.rglob("*.ftl")]
    assert sorted((cite(pages) | cited_in(CODE) | cited_in(TESTS)) - TOLD.keys()) == []


def test_every_rule_is_played_by_code_that_cites_it_or_says_why_not() -> None:
    assert [rule.id for rule in TOLD.values() if not rule.unplayed and rule.id not in cited_in(CODE)] == []


def test_every_rule_that_is_played_is_tried_by_a_test_that_cites_it() -> None:
    assert [rule.id for rule in TOLD.values() if not rule.unplayed and rule.id not in cited_in(TESTS)] == []


def test_what_depends_on_the_settings_is_told_at_some_tables_and_not_at_others() -> None:
    usual = {option.name: option.default for option in RULEBOOK.options}
    tables = [
        {**usual, one.name: value, other.name: another}
        for one, other in combinations(RULEBOOK.options, 2)
        for value, another in product(one.values, other.values)
    ]
    conditions = {f"section {section.name}": section.when for section in SECTIONS}
    conditions |= {rule.id: rule.when for rule in TOLD.values()}
    for name, when in conditions.items():
        assert when is None or {when(table) for table in tables} == {True, False}, name
