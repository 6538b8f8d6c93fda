from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
import structlog

from bot.i18n import LANGUAGES, Words, WordsMissing, choose_language
from bot.i18n import reader as module
from bot.i18n.catalog import Catalog
from porc_royal.facts import Listing, Named, Saying, Seat, Who

FRENCH = """
told = { $who } prend { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
only-french = seulement
broken = { $who } et { nowhere }
field-from = départ
deadline-none = sans délai
seat-number = Place { $number }
refused-missing = Il manque : { $field }.
pigs-told = { $who } chaparde { $count } cartes.
pigs-card-jamboneuse = la Jamboneuse
pigs-field-to = jusqu’où
pigs-list = Voici { $things }.
"""
ENGLISH = """
told = { $who } takes { $count ->
    [one] a card
   *[other] { $count } cards
}.
only-english = only
broken = { $who } and so on
    .help = help for { $who }
field-from = from
deadline-none = no deadline
seat-number = Seat { $number }
refused-missing = Missing: { $field }.
pigs-told = { $who } pinches { $count } cards.
pigs-card-jamboneuse = the Hamboneuse
pigs-field-to = how far
pigs-list = Here are { $things }.
"""


def who(seat: Seat) -> str:
    return ("**Scrofa**", "**Truffe**")[seat]


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    for name, text in (("fr", FRENCH), ("en", ENGLISH)):
        (tmp_path / f"{name}.ftl").write_text(text, encoding="utf-8")
    places: list[Traversable] = [tmp_path]
    monkeypatch.setattr(module, "list_folders", lambda games: places)
    return Words.load()


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("**Amélie**", "Le tour d’**Amélie** ; on dit qu’**Amélie** de Agen"),
        ("Élodie", "Le tour d’Élodie ; on dit qu’Élodie de Agen"),
        ("**Bruno**", "Le tour de **Bruno** ; on dit que **Bruno** de Agen"),
        ("**Yann**", "Le tour de **Yann** ; on dit que **Yann** de Agen"),
        ("A3", "Le tour de A3 ; on dit que A3 de Agen"),
    ],
)
def test_french_elides_before_a_name_that_begins_with_a_vowel(name: str, told: str) -> None:
    """What stands in the sentence itself is the author's; letters that stand for themselves are left alone."""
    catalog = Catalog("fr", ["turn = Le tour de { $who } ; on dit que { $who } de Agen"])
    assert catalog.format("turn", {"who": name}) == (told, None)
    chosen = Catalog("fr", ["turn = { $n ->\n    [1] de { $who }\n   *[other] à { $who }\n }!"])
    assert chosen.format("turn", {"who": name, "n": 2}) == (f"à {name}!", None)
    english = Catalog("en", ["turn = The turn de { $who }"])
    assert english.format("turn", {"who": name}) == (f"The turn de {name}", None)


def test_an_option_is_called_as_its_question_has_it_else_as_under_any_question_of_its_game() -> None:
    said = Catalog(
        "en",
        ["pigs-do-give-half = Give half", "pigs-do-half = Half", "pigs-ask-late-half = Half of it, late\n"],
    )
    own, whole, short = (f"pigs-ask-{key}" for key in ("late-half", "campaign-give-half", "very-late-half"))
    for _ in range(2):
        assert [said.fill(key, {}) for key in (own, whole, short)] == [
            "Half of it, late",
            "Give half",
            "Half",
        ]
    assert [said.has(key) for key in (own, whole, "pigs-ask-late-third", "boars-ask-late-half")] == [
        *(True, True),
        *(False, False),
    ]
    assert said.format(whole, {}) == ("Give half", None)


def test_the_sentences_of_the_bot_are_there_in_both_languages() -> None:
    words = Words.load(strict=True)
    assert words.of("en").text("button-hand") == "My hand"
    assert words.of("fr").text("button-hand") == "Ma main"


def test_a_seat_is_worded_by_the_caller_and_a_number_by_its_plural(words: Words) -> None:
    saying = Saying("told", {"who": Who(Seat(1)), "count": 1})
    assert words.of("fr").say(saying, who) == "**Truffe** prend une carte."
    assert words.of("en").say(saying, who) == "**Truffe** takes a card."


@pytest.mark.parametrize(
    ("count", "french", "english"),
    [(0, "une carte", "0 cards"), (1, "une carte", "a card"), (2, "2 cartes", "2 cards")],
)
def test_plurals_follow_each_language(words: Words, count: int, french: str, english: str) -> None:
    saying = Saying("told", {"who": Who(Seat(0)), "count": count})
    assert french in words.of("fr").say(saying, who)
    assert english in words.of("en").say(saying, who)


def test_what_was_said_is_said_again_only_of_the_same(words: Words) -> None:
    for _ in range(2):
        said = {
            (language, count): words.of(language).text("told", who="Truffe", count=count)
            for language in LANGUAGES
            for count in (1, "1", 2)
        }
        assert said == {
            ("fr", 1): "Truffe prend une carte.",
            ("fr", "1"): "Truffe prend 1 cartes.",
            ("fr", 2): "Truffe prend 2 cartes.",
            ("en", 1): "Truffe takes a card.",
            ("en", "1"): "Truffe takes 1 cards.",
            ("en", 2): "Truffe takes 2 cards.",
        }


def test_a_game_may_have_its_own_words_for_a_key(words: Words) -> None:
    saying = Saying("told", {"who": Who(Seat(0)), "count": 3})
    assert words.of("en").say(saying, who, "pigs") == "**Scrofa** pinches 3 cards."
    assert words.of("en").say(saying, who, "dogs") == "**Scrofa** takes 3 cards."


def test_a_card_is_named_without_the_number_of_its_copy(words: Words) -> None:
    assert words.of("fr").arg(Named("card", "jamboneuse.1"), who, "pigs") == "la Jamboneuse"


def test_a_thing_without_a_message_keeps_its_name(words: Words) -> None:
    assert words.of("fr").arg(Named("tile", "B4"), who, "pigs") == "B4"


def test_a_thing_that_is_a_seat_is_worded_as_its_player(words: Words) -> None:
    assert words.of("fr").arg(Named("seat", "1"), who, "pigs") == "**Truffe**"


def test_things_are_joined_as_the_language_joins_them(words: Words) -> None:
    saying = Saying("list", {"things": Listing((Named("card", "jamboneuse.2"), Who(Seat(0)), "a_b"))})
    assert words.of("fr").say(saying, who, "pigs") == "Voici la Jamboneuse, **Scrofa** et a\\_b."
    assert words.of("en").say(saying, who, "pigs") == "Here are the Hamboneuse, **Scrofa** and a\\_b."
    assert words.of("en").join(["a", "b"], "or") == "a or b"
    assert words.of("en").join([]) == ""


def test_what_people_typed_is_escaped_in_sayings(words: Words) -> None:
    said = words.of("en").refusal("refused-missing", {"field": "**@everyone**"})
    assert said == "Missing: \\*\\*@\u200beveryone\\*\\*."


def test_fields_are_worded_by_the_game_then_by_the_bot(words: Words) -> None:
    reader = words.of("fr")
    assert [reader.field(one, "pigs") for one in ("to", "from", "odd")] == ["jusqu’où", "départ", "odd"]
    assert reader.refusal("refused-missing", {"field": "from"}) == "Il manque : départ."


def test_a_refusal_outside_a_table_names_seats_by_their_number(words: Words) -> None:
    assert words.of("en").refusal("told", {"who": Who(Seat(1)), "count": 1}) == "Seat 2 takes a card."


def test_lengths_of_time_are_worded_by_their_two_greatest_units() -> None:
    words = Words.load(strict=True)
    assert words.of("en").length(2 * 86400 + 3 * 3600 + 59) == "2 days and 3 hours"
    assert words.of("fr").length(90 * 60).replace("\xa0", " ") == "1 heure et 30 minutes"
    assert words.of("en").length(30) == "30 seconds"
    assert words.of("fr").length(None) == "sans délai"


def test_attributes_can_be_asked_for(words: Words) -> None:
    assert words.of("en").text("broken.help", who="x") == "help for x"
    assert words.of("en").has("broken.help")
    assert words.of("fr").has("broken.help"), "English stands in"
    assert not words.has("broken.help", "fr")
    assert not words.of("en").has("nothing")
    assert words.of("en").has("list", "pigs")


def test_a_missing_sentence_is_said_in_the_other_language_then_by_its_key(words: Words) -> None:
    assert words.of("fr").text("only-english") == "only"
    assert words.of("en").text("only-french") == "seulement"
    assert words.of("en").text("nowhere-at-all") == "nowhere-at-all"


def test_a_faulty_sentence_is_said_in_the_other_language(words: Words) -> None:
    assert words.of("fr").text("broken", who="Truffe") == "Truffe and so on"


def test_a_sentence_faulty_in_both_languages_is_said_as_far_as_it_goes(words: Words) -> None:
    assert "Truffe" in words.of("fr").text("told", who="Truffe")


def test_strict_words_raise(tmp_path: Path, words: Words) -> None:
    words._strict = True
    for key in ("only-english", "broken", "nowhere-at-all"):
        with pytest.raises(WordsMissing) as gap:
            words.of("fr").text(key, who="secret")
        assert gap.value.key == key
        assert "secret" not in str(gap.value)


def test_a_gap_is_logged_once_without_what_was_to_be_said(words: Words) -> None:
    with structlog.testing.capture_logs() as logs:
        for _ in range(3):
            words.of("fr").text("broken", who="secret")
    assert [(one["key"], one["language"]) for one in logs] == [("broken", "fr")]
    assert "secret" not in str(logs)


@pytest.mark.parametrize(
    ("locale", "language"),
    [("fr", "fr"), ("fr-CA", "fr"), ("en-GB", "en"), ("de", "en"), ("", "en"), (None, "en")],
)
def test_people_are_addressed_in_french_or_in_english(locale: str | None, language: str) -> None:
    assert choose_language(locale) == language


def test_sentences_may_be_built_from_others_and_the_first_of_twins_counts() -> None:
    text = "-card = { $case ->\n   *[plain] carte\n    [the] la carte\n}\nlone = seul\n"
    shelf = Catalog(
        "fr",
        [text, 'whole = { -card(case: "the") }, { lone }, { deep.way }\n', "deep =\n    .way = { lone }\n"],
    )
    assert shelf.format("whole", {}) == ("la carte, seul, seul", None)
    assert shelf.has("deep.way")
    assert not shelf.has("deep")
