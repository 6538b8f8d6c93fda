"""Every rule that is cited is told, and every rule that is told is played."""

import pytest

from bot.games import GAMES
from tests.rulebook.citations import (
    EVERYWHERE,
    NOT_RULES,
    TOLD,
    list_cited,
    list_code,
    list_own,
    list_shared,
    list_told,
)


@pytest.mark.parametrize("game", TOLD)
def test_no_two_rules_of_a_game_have_the_same_id(game: str) -> None:
    told = list_told(game)
    assert sorted(set(told)) == sorted(told)


@pytest.mark.parametrize("game", TOLD)
def test_every_rule_that_a_game_and_its_tests_cite_is_told(game: str) -> None:
    cited = list_cited(list_own(game), NOT_RULES[game])
    assert {one: str(path) for one, path in cited.items() if one not in list_told(game)} == {}


def test_every_rule_that_the_bot_and_the_documents_cite_is_told_by_a_game() -> None:
    told = {one for game in TOLD for one in list_told(game)}
    cited = list_cited(list_shared(), frozenset().union(*NOT_RULES.values()))
    assert {one: str(path) for one, path in cited.items() if one not in told} == {}


@pytest.mark.parametrize("game", TOLD)
def test_every_rule_that_is_told_is_played_by_the_code_or_says_why_not(game: str) -> None:
    played = list_cited(list_code(game))
    idle = [
        rule.id
        for section in GAMES[game].sections
        for rule in section.rules
        if not (rule.unplayed or rule.id in played)
    ]
    assert idle == []


@pytest.mark.parametrize("game", TOLD)
def test_no_family_of_rules_that_are_told_is_left_out_of_the_comparison(game: str) -> None:
    told = {one.rstrip("0123456789") for one in list_told(game)}
    assert told & (NOT_RULES[game] | EVERYWHERE) == set()
