"""The short rulebook: whatever rule asks a question, `/why` finds the paragraph that tells it."""

import random

import pytest

from bot.i18n import LANGUAGES, Words
from bot.wording.rules_lookup import names_rule
from games.cochons.rulebook import RULEBOOK
from porc_royal.facts import CHANCE
from porc_royal.play import Play
from porc_royal.rulebook import Settings
from tests.games.playing import steps

BUILDING = ("blind", "looking", "face-down", "exploration")


@pytest.mark.parametrize("number", range(6))
@pytest.mark.samples("0", "1")
def test_every_rule_that_asks_a_question_is_told_in_both_languages(number: int) -> None:
    settings: Settings = {
        "rule_set": "simplified" if number == 0 else "complete",
        "clan_powers": True,
        "auto_build": False,
        "max_turns": 4,
        "building": BUILDING[number % 4],
    }
    play = Play.new(RULEBOOK, 3 + number % 4, settings)
    asked = {ask.rule for ask in play.asks.values() if ask.seat != CHANCE}
    for _ in steps(play, random.Random(number)):
        asked |= {ask.rule for ask in play.asks.values() if ask.seat != CHANCE}
    words = Words.load(["games.cochons"])
    for language in LANGUAGES:
        paragraphs = [words.of(language).text(key) for key in RULEBOOK.rules]
        untold = {rule for rule in asked if not any(names_rule(one, rule) for one in paragraphs)}
        assert untold == set()
