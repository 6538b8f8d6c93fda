"""`/rules` tells what the table plays by, in sentences; `/why` quotes one rule."""

from typing import Final

import pytest

from bot.games import GAMES
from bot.i18n import LANGUAGES, Language, measure_length
from bot.wording.rules_lookup import LIMIT, list_titles, quote_rule, settle_all, tell_rules
from porc_royal.sections import find_rule, list_played
from porc_royal.settings import Settings
from tests.rulebook.citations import TOLD
from tests.words import WORDS

BOOK: Final = GAMES["interstellar_pig"]
ENGLISH: Final = WORDS.of("en")


def told(word: str, **settings: str | int | bool) -> str:
    """What `/rules` tells at a table of Interstellar Pig."""
    return "\n".join(tell_rules(ENGLISH, BOOK, settings, word))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_without_a_word_the_rules_say_what_they_are_about(game: str, language: Language) -> None:
    (text,) = tell_rules(WORDS.of(language), GAMES[game], None, "")
    assert all(title in text for title in list_titles(WORDS.of(language), GAMES[game], None))
    assert measure_length(text) <= LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_the_title_of_a_section_brings_its_rules_as_far_as_there_is_room(
    game: str, language: Language
) -> None:
    reader, book = WORDS.of(language), GAMES[game]
    for section, rules in list_played(book.sections, None):
        texts = tell_rules(reader, book, None, reader.text(section.get_key(game)))
        assert max(map(measure_length, texts)) <= 2000
        assert reader.text(rules[0].get_key(game)) in "\n".join(texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TOLD)
def test_every_rule_is_found_by_its_id_with_its_reason(game: str, language: Language) -> None:
    reader, book = WORDS.of(language), GAMES[game]
    for _, rules in list_played(book.sections, None):
        for rule in rules:
            text = "\n".join(tell_rules(reader, book, None, rule.id.lower()))
            assert reader.text(rule.get_key(game)) in text
            assert not rule.has_reason or reader.text(rule.get_reason_key(game)) in text


def test_a_word_finds_the_rules_in_which_it_stands_whatever_its_capitals() -> None:
    text = told("HOGTHULHU")
    assert "• Space Monster: you fight Hogthulhu in Space." in text
    assert "Worm Hole" not in text


def test_a_rule_that_is_found_alone_says_why_it_was_ruled_so() -> None:
    assert "*Why so? The document describes the races" in told("Wings, gills")
    assert "*Why so?" not in told("planet")


def test_what_is_looked_up_is_shown_without_numbers_of_rules() -> None:
    assert "R-9" not in told("Wings, gills")
    assert "-# Rule R-9" in told("r-9")


def test_a_word_that_stands_nowhere_is_said_to_be_found_nowhere() -> None:
    assert "“xyzzy”" in told("xyzzy")
    assert measure_length(told("*" * 4000)) <= 2000


def test_what_is_too_much_for_one_answer_is_counted() -> None:
    assert "more rules; a longer word finds fewer" in told("the")


@pytest.mark.parametrize(
    ("settings", "on", "off"),
    [
        ({}, "best score of your side", "gives its holder"),
        ({"robot": "extra_die"}, "gives its holder", "best score"),
    ],
)
def test_only_what_the_table_plays_by_is_told(settings: Settings, on: str, off: str) -> None:
    text = told("robot", **settings)
    assert on in text
    assert off not in text
    assert "Nothing about" in told("I-7" if off == "gives its holder" else "R-60", **settings)


def test_a_preset_counts_by_what_it_puts_into_other_options() -> None:
    assert settle_all(BOOK, {"preset": "quick"}) == {
        **{one.name: one.default for one in BOOK.options},
        "preset": "quick",
        "rounds": 8,
        "setup_loss": "orbit_start",
    }
    assert "fewer than the sixteen rounds" in told("sixteen rounds", preset="quick")


def test_without_a_table_everything_is_told_that_any_table_plays_by() -> None:
    text = "\n".join(tell_rules(ENGLISH, BOOK, None, "robot"))
    assert "best score of your side" in text
    assert "gives its holder" in text


def test_a_rule_that_is_not_played_is_not_told() -> None:
    advice = find_rule(BOOK.sections, "IP-117")
    assert advice is not None
    assert "Nothing about" in told("IP-117")
    assert ENGLISH.text(advice.get_key(BOOK.name)) not in told("aim of the game")


def test_a_rule_is_quoted_with_its_reason_and_its_id_in_small_print() -> None:
    rule, why, small = quote_rule(ENGLISH, BOOK, "R-23")
    assert rule.startswith("> After the roll you choose at once")
    assert why.startswith("> *Why so? Nothing hidden")
    assert small == "-# Rule R-23"


def test_of_a_rule_that_is_not_told_the_id_is_shown_alone() -> None:
    assert quote_rule(ENGLISH, BOOK, "R-1000") == ["-# Rule R-1000"]
