"""What lessons say is so: a reason fits the position it is given in, one thing has one name, the goal is told."""

import re
from typing import Final

import pytest

from bot.wording.advice import find_reasons
from games.cochons import facts
from porc_royal.asks import list_picks
from porc_royal.lessons import PUPIL
from tests.panels.lesson_tables import list_questions
from tests.words import WORDS

LANGUAGES: Final = ("fr", "en")
WHOLE: Final = ("complete", "power")
"""The lessons that are played by the complete rules."""
NOTHING_HELD: Final = {"cochons-ask-reroll": "reroll", "cochons-ask-reins": "lead"}
"""Questions of which lessons say that the hand has nothing for them, with what a card would do there."""


@pytest.mark.parametrize("name", WHOLE)
def test_a_lesson_that_says_the_hand_has_nothing_for_a_question_is_right(name: str) -> None:
    """“Keep what lets you roll again for another fight” was said to somebody who held nothing of the kind."""
    met = 0
    for live in list_questions("cochons", name):
        ask = live.play.asks[PUPIL]
        if ask.key in NOTHING_HELD:
            met += 1
            assert not list_picks(ask, NOTHING_HELD[ask.key], facts.CARD), ask.key
    assert met


@pytest.mark.parametrize("name", WHOLE)
def test_the_odds_of_an_advice_about_dice_are_those_of_its_question(name: str) -> None:
    """The question said “under 5%” of the round that lay there, the advice beside it “about 50%” of a new one."""
    met = 0
    for live in list_questions("cochons", name):
        ask, view = live.play.asks[PUPIL], live.play.view(PUPIL)
        if ask.key == "cochons-ask-reroll":
            met += 1
            (told,) = find_reasons(live.rulebook, view, ask, ask.default)
            assert told.args["odds"] == ask.args["odds"]
    assert met


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_complete_game_is_begun_with_how_it_is_won(language: str) -> None:
    """Both its lessons were played to the end without one word of it, the recipe complete after turn 1."""
    told = WORDS.of(language).text(f"{facts.GAME}-lesson-complete-begin")
    assert re.search(r"turn 2|tour\s2", told), told
    assert re.search(r"recipe|recette", told)
    assert re.search(r"governor|gouverneur", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_new_pigs_come_from_is_true_in_both_games(language: str) -> None:
    """The simplified game's acorns feed nobody in the complete one."""
    told = WORDS.of(language).text("cochons-ask-newcomers-hint")
    assert re.search(r"colonists|colons", told), told
    assert re.search(r"acorn|gland", told)


def test_a_round_of_a_fight_has_one_name_in_french() -> None:
    """A hint spoke of the second “manche” beside a question about round 2."""
    reader = WORDS.of("fr")
    for ask in ("flee", "flee-extras", "reroll"):
        assert "manche" not in reader.text(f"cochons-ask-{ask}-hint")
    for ask in ("flee", "flee-extras"):
        assert "manche" not in reader.text(f"cochons-ask-{ask}-stay-to-the-end-why")


@pytest.mark.parametrize(("language", "once"), [("en", "once a turn"), ("fr", "une fois par tour")])
def test_a_newcomer_is_told_that_a_pig_travels_once_a_turn(language: str, once: str) -> None:
    """Who moved four pigs no longer finds their tile among the departures, and must know why."""
    reader = WORDS.of(language)
    for key in ("cochons-ask-travel-hint", "cochons-rule-s-15"):
        assert once in reader.text(key)
