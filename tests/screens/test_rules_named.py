"""Every rule that a question names can be looked up, in both languages."""

import random
from typing import Final

import pytest

from bot.games import GAMES
from bot.i18n import LANGUAGES
from bot.wording.rules_lookup import names_rule
from porc_royal.facts import CHANCE
from tests.games.playing import reply_of, who_speaks
from tests.promises.invariants import INVARIANTS
from tests.promises.openings import lucky_game
from tests.screens.games import LARGE
from tests.words import WORDS

PLAYED: Final = 4
"""Games whose questions one test reads: played once for both languages, since what is asked is the same in each."""


@pytest.mark.parametrize("first", range(0, 12, PLAYED))
@pytest.mark.parametrize("name", LARGE)
@pytest.mark.samples("*-0")
def test_every_rule_that_a_question_names_has_its_paragraph(name: str, first: int) -> None:
    asked = list_rules_asked(name, first)
    assert len(asked) > 5
    for language in LANGUAGES:
        paragraphs = [WORDS.of(language).text(key) for key in GAMES[name].rules]
        for rule in sorted(asked):
            assert any(names_rule(paragraph, rule) for paragraph in paragraphs), rule


def list_rules_asked(name: str, first: int) -> frozenset[str]:
    """The rules that the questions of some games name."""
    asked: set[str] = set()
    for number in range(first, first + PLAYED):
        luck = random.Random(number)
        play, _, _ = lucky_game(name, luck, **INVARIANTS[name].quick(luck))
        while play.result is None:
            asked |= {ask.rule for ask in play.asks.values() if ask.seat != CHANCE}
            seat = who_speaks(play, luck)
            play.take(seat, reply_of(play.asks[seat], luck, INVARIANTS[name].rare))
    return frozenset(asked)
