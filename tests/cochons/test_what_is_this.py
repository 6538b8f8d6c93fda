"""*What is this?* explains what the question speaks of, and no card that cannot be played."""

from bot.wording.explanations import explain_terms
from porc_royal.lessons import PUPIL
from tests.panels.lesson_tables import VOICES, list_questions


def explain(name: str, ask: str, language: str) -> list[str]:
    """What is said of the things in the first question of that kind in a lesson, without its hint."""
    live = next(
        one for one in list_questions("cochons", name) if one.play.asks[PUPIL].key == f"cochons-ask-{ask}"
    )
    told = explain_terms(live, VOICES.in_language(live, language), live.play.asks[PUPIL])
    return [line.removeprefix("🔎 ") for line in told if line.startswith("🔎")]


def named(name: str, ask: str, language: str) -> list[str]:
    return [line.partition(":")[0].strip() for line in explain(name, ask, language)]


def test_a_card_that_is_not_held_is_explained_nowhere() -> None:
    """Before the vote, five cards were explained to somebody who held none of them."""
    for ask in ("marker", "ready", "vote", "closing", "reins"):
        assert not [one for one in named("complete", ask, "fr") if "Piga" in one or "Délit" in one], ask
    assert "Déplacement de planètes" in named("complete", "gap-first", "fr"), "it is held"


def test_words_that_stand_in_the_plural_are_explained_and_those_of_the_hint() -> None:
    assert "gouverneur" in named("complete", "vote", "fr")
    assert "governor" in named("complete", "vote", "en")
    assert {"bloqué", "Extra-Cochons"} <= set(named("complete", "arrival", "fr"))


def test_a_monster_that_a_question_names_is_explained_in_whole_sentences() -> None:
    """“Where does 1 Porcophage land?” was answered with a card."""
    for language in ("fr", "en"):
        (told,) = [one for one in explain("complete", "arrival", language) if one.startswith("Porcophage")]
        assert "D8" in told or "eight-sided" in told
        assert not [one for one in explain("complete", "vote", language) if one.endswith("…")]


def test_a_goret_is_told_by_how_it_is_written_and_what_it_throws() -> None:
    """“What is a Goret?” was answered with how many of them are in the box, and “2G D6+1” nowhere."""
    for language in ("fr", "en"):
        (told,) = [one for one in explain("turn", "start", language) if one.startswith("Goret")]
        assert "2G D6+1" in told
        assert not told.endswith("…")
