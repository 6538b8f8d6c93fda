"""The numbered rules: what is cited is told in both languages, and what is told is played by code that cites it."""

import random
from typing import Final

import pytest

from bot.i18n import LANGUAGES, Language
from games.cochons.rulebook import RULEBOOK
from games.cochons.sections import SECTIONS
from porc_royal.facts import CHANCE
from porc_royal.play import Play
from porc_royal.rulebook import Settings
from tests.games.playing import steps
from tests.games.rulebooks import cited_below, keys_of, keys_written, rules_of, told_at

FAMILIES: Final = ("S", "C", "O", "P", "R", "X", "D")
"""Of the cards (CB, EV) their words tell; T and H are examples."""
PLAYING: Final = ("games/cochons", "games/election", "bot")
"""The ballot is that of every election; tables are paused and seats handed over by the bot, whatever the game."""
BUILDING: Final = ("blind", "looking", "face-down", "exploration")


def test_every_rule_that_is_cited_is_told_and_each_once() -> None:
    told = [rule.id for rule in rules_of(SECTIONS)]
    assert cited_below(FAMILIES, "games/cochons", "tests/cochons") - set(told) == set()
    assert len(set(told)) == len(told)


def test_every_rule_that_is_told_is_cited_where_it_is_played_or_says_why_not() -> None:
    played = {rule.id for rule in rules_of(SECTIONS) if not rule.unplayed}
    assert played - cited_below(FAMILIES, *PLAYING, kinds=(".py",)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_words_every_ruling_its_reason_and_nothing_else_has(language: Language) -> None:
    assert keys_written("cochons", language) == keys_of("cochons", SECTIONS)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.samples("0", "1")
def test_a_question_names_a_rule_by_which_its_table_plays(number: int) -> None:
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
    assert asked - told_at(SECTIONS, settings) == set()


def test_a_simplified_table_hears_of_no_monsters_votes_and_powers() -> None:
    told = told_at(SECTIONS, {"rule_set": "simplified", "clan_powers": True})
    assert {"S-14", "S-27", "R-55", "O-1"} <= told
    assert told.isdisjoint({"C-29", "C-36", "C-62", "R-88", "O-9", "P-1"})


def test_a_complete_table_hears_of_what_it_has_chosen_alone() -> None:
    plain = told_at(SECTIONS, {"rule_set": "complete"})
    twins = told_at(SECTIONS, {"rule_set": "complete", "galaxy": "twins"})
    assert {"C-13", "R-14"} <= plain
    assert plain.isdisjoint({"S-14", "O-3", "R-125", "P-1", "R-122"})
    assert {"O-3", "R-125"} <= twins
    assert "C-13" not in twins


def test_what_a_style_of_game_puts_in_is_told() -> None:
    assert "P-1" in told_at(SECTIONS, {"rule_set": "complete", "preset": "full-politics"})
    assert "R-122" in told_at(SECTIONS, {"rule_set": "complete", "preset": "quick"})
