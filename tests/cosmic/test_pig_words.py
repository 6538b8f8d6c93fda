"""Cosmic Pig in words: questions say what is so, sums say what counts, and things have one name each."""

import re

import pytest

from bot.i18n import Language
from games.cosmic.rules.launch import ANYWHERE, NAMED, SYSTEM
from games.cosmic.state.state import Policy
from porc_royal.facts import Arg, Saying
from tests.cosmic.pig import ON, commit, drop, stage
from tests.cosmic.reading import READERS, voice_of
from tests.cosmic.scenario import Table, meet


def read_question(table: Table, seat: int, language: Language = "en") -> str:
    return voice_of(table.view(seat), language).ask(table.ask(seat))


def read_facts(table: Table, key: str, language: Language = "en") -> list[str]:
    voice = voice_of(table.view(None), language)
    return [voice.say(fact.says) for fact in table.facts if fact.says.key == key]


def test_destiny_names_a_system_and_any_base_in_it_may_be_attacked() -> None:
    """CP-31, PE-2; in the base game it names a player (CE-51)."""
    plain = meet("human", chapter="launch").until("launch").ask(0)
    assert plain.args["how"] == NAMED
    table = stage(chapter="launch").until("launch")
    assert table.ask(0).args["how"] == SYSTEM
    assert "the system of" in read_question(table, 0)
    assert "le système de" in read_question(table, 0, "fr")
    ready = {0: Policy(ready=("portable_fold_door_1",))}
    anywhere = stage(chapter="launch", hands={0: "portable_fold_door"}, policies=ready).until("launch")
    assert anywhere.ask(0).args["how"] == ANYWHERE


@pytest.mark.parametrize(("options", "lower"), [(ON, True), ({}, False)])
def test_the_question_for_a_card_says_that_the_lower_total_wins(
    options: dict[str, bool], lower: bool
) -> None:
    """CP-20."""
    said = {"cards": ("attack_08", "attack_10"), "options": options}
    table = (stage if lower else meet)(**said).until("card")  # type: ignore[arg-type]
    assert ("lower total wins" in read_question(table, 0)) is lower
    assert ("plus bas total gagne" in read_question(table, 0, "fr")) is lower


@pytest.mark.parametrize("language", ["en", "fr"])
def test_sums_have_no_terms_of_nought_and_true_minus_signs(language: Language) -> None:
    """CP-44: Red shows a 04 with five bases and no ship: minus one."""
    table = commit(drop(), {})
    table.finish()
    told = read_facts(table, "cosmic-pig-total", language)
    assert told
    assert any("−1" in text for text in told)
    for text in told:
        assert not re.search(r"[−-] ?0\b", text)
        assert "-" not in text


def test_a_negotiate_in_a_piggy_challenge_has_a_line_of_its_own() -> None:
    """CP-24, CP-44."""
    table = commit(drop(hands={2: "negotiate"}), {2: "negotiate"}).finish()
    (told,) = read_facts(table, "cosmic-pig-no-attack")
    assert "Negotiate" in told


@pytest.mark.parametrize("language", ["en", "fr"])
def test_where_colonies_win_nothing_their_number_is_not_told_beside_the_bases(language: Language) -> None:
    """CP-15, CP-21."""
    lines = {}
    for name, table in (("pig", stage()), ("base", meet("human"))):
        view = table.view(None)
        voice = voice_of(view, language)
        lines[name] = [voice.say(line) for line in table.play.rulebook.summary(view)]
    assert any("colonies 0/5" in line for line in lines["base"])
    assert not any("colonies 0" in line for line in lines["pig"])
    assert any("5 bases" in line for line in lines["pig"])


def test_the_cap_of_even_rounds_stands_in_the_rules() -> None:
    """CP-R8."""
    assert "five tied rounds" in READERS.of("en").text("cosmic-rule-cp-r8")
    assert "cinq manches à égalité" in READERS.of("fr").text("cosmic-rule-cp-r8")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_planetoid_that_is_destroyed_frees_its_owner_of_a_colony(language: Language) -> None:
    """PL-10, PL-13; where colonies win nothing nothing is said of them."""
    word = {"en": "one colony fewer", "fr": "une colonie de moins"}[language]
    voice = voice_of(meet("human").view(None), language)
    args: dict[str, Arg] = {"number": 3, "other": "x"}
    assert word in voice.say(Saying("cosmic-planetoid-destroyed", args))
    assert word not in voice.say(Saying("cosmic-planetoid-destroyed-only", args))
