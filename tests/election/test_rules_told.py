"""The numbered rules of an election: what is cited is told in both languages, and what is told is played."""

from typing import Final

import pytest

from bot.i18n import LANGUAGES, Language
from games.election.sections import SECTIONS
from tests.games.rulebooks import cited_below, keys_of, keys_written, rules_of, told_at

FAMILIES: Final = ("C", "P", "R", "X", "D")
"""Of the cards (EV) those words tell that say what the presider carries out; T and H are examples."""


def test_every_rule_that_is_cited_is_told_and_each_once() -> None:
    told = [rule.id for rule in rules_of(SECTIONS)]
    assert cited_below(FAMILIES, "games/election", "tests/election") - set(told) == set()
    assert len(set(told)) == len(told)


def test_every_rule_that_is_told_is_cited_where_it_is_played_or_says_why_not() -> None:
    played = {rule.id for rule in rules_of(SECTIONS) if not rule.unplayed}
    assert played - cited_below(FAMILIES, "games/election", kinds=(".py",)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_words_every_ruling_its_reason_and_nothing_else_has(language: Language) -> None:
    assert keys_written("election", language) == keys_of("election", SECTIONS)


def test_a_secret_ballot_hears_nothing_of_the_roll_call() -> None:
    told = told_at(SECTIONS, {"ballot": "sealed"})
    assert told.isdisjoint({"R-100", "D-41", "R-110"})
    assert {"C-62", "C-65", "R-111"} <= told


def test_coalitions_and_seats_are_told_only_where_they_count() -> None:
    assert told_at(SECTIONS, {"ballot": "tally"}).isdisjoint({"C-65", "R-26"})
    assert "R-111" not in told_at(SECTIONS, {"tie": "lot"})
