"""`/card` finds everything that a game can be asked about, by any of its names, and tells all of it."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

import pytest

from bot.games import GAMES
from bot.i18n import LANGUAGES, Language, fold, measure_length
from bot.wording.reference import Found, Reference, list_entries
from porc_royal.sections import find_rule
from tests.games.ours import OURS
from tests.words import WORDS

REFERENCE: Final = Reference(WORDS)
NAMED: Final = (
    *("Délit", "Sauve qui peut", "Porcherie", "Gros lâches", "Fremono", "Piggy"),
    *("Mite", "Cosmic Zap", "Emotion Control", "Joker", "Deuce", "Tripler"),
)
"""Names that people looked up, and that once found nothing."""


def list_found(game: str) -> list[Found]:
    return REFERENCE.find([game], "en", "")


def type_in_ways(found: Found, language: Language) -> Iterator[str]:
    """Its name whole, its beginning, its middle, in one word, without accents and capitals, in the other language."""
    name = found.title(language)
    yield name
    yield re.sub(r"\W", "", name)
    yield name[: max(2, len(name) * 2 // 3)]
    yield name[1 : len(name) - 1] if len(name) > 4 else name
    yield "".join(one for one in unicodedata.normalize("NFD", name.upper()) if not unicodedata.combining(one))
    yield from (found.title(other) for other in LANGUAGES if other != language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_entry_is_found_however_its_name_is_typed(game: str, language: Language) -> None:
    for found in list_found(game):
        for typed in type_in_ways(found, language):
            assert found.entry in [one.entry for one in REFERENCE.search([game], language, typed)], typed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_entry_is_proposed_for_its_whole_name_and_told_when_it_is_chosen(
    game: str, language: Language
) -> None:
    for found in list_found(game):
        proposed = REFERENCE.propose(GAMES, language, found.title(language))
        assert found.value in [value for _, value in proposed]
        assert REFERENCE.find(GAMES, language, found.value) == [found]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMED)
def test_names_that_people_looked_up_are_proposed_and_found(name: str, language: Language) -> None:
    assert REFERENCE.propose(GAMES, language, name)
    named = [
        fold(one)
        for found in REFERENCE.find(GAMES, language, name)
        for of in found.names.values()
        for one in of
    ]
    assert any(fold(name) in one for one in named)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_entry_says_what_it_is_or_quotes_its_rules_within_the_limits(
    game: str, language: Language
) -> None:
    for found in list_found(game):
        texts = REFERENCE.tell(found, language)
        assert max(map(measure_length, texts)) <= 2000
        assert len(texts) <= 4
        whole = "\n".join(texts)
        assert found.title(language) in whole
        assert found.entry.does or found.entry.rules
        assert all(f"`{rule}`" in whole for rule in found.entry.rules)
        assert WORDS.can_word(f"entry-{found.entry.kind}", language) or WORDS.can_word(
            f"{game}-entry-{found.entry.kind}", language
        )


@pytest.mark.parametrize("game", OURS)
def test_the_rules_that_an_entry_names_are_told(game: str) -> None:
    sections = GAMES[game].sections
    for entry in list_entries(GAMES[game].entries):
        rules = [find_rule(sections, rule) for rule in entry.rules]
        assert all(rule is not None and not rule.unplayed for rule in rules), entry.thing


@pytest.mark.parametrize("game", OURS)
def test_no_two_entries_are_one_thing(game: str) -> None:
    things = [entry.thing for entry in list_entries(GAMES[game].entries)]
    assert len(things) == len(set(things))


@pytest.mark.parametrize("game", OURS)
def test_every_picture_of_an_entry_can_be_drawn(game: str) -> None:
    scenes = [REFERENCE.draw(found, language) for found in list_found(game) for language in LANGUAGES]
    assert all(scene is None or (scene.width > 0 and scene.layers) for scene in scenes)


def test_every_card_and_every_alien_of_our_games_has_its_picture() -> None:
    drawn = {"card", "alien", "flare"}
    found = [one for game in OURS for one in list_found(game) if one.entry.thing.kind in drawn]
    assert found
    assert [one.value for one in found if REFERENCE.draw(one, "en") is None] == []


def test_at_most_as_many_are_proposed_as_discord_shows() -> None:
    shown = REFERENCE.propose(GAMES, "fr", "")
    assert len(shown) == 25
    assert all(len(label) <= 100 and len(value) <= 100 for label, value in shown)


def test_what_begins_so_comes_before_what_has_it_in_its_middle() -> None:
    labels = [label for label, _ in REFERENCE.propose(["cosmic"], "en", "mi")]
    assert labels[0].startswith("Mi")
    assert any("Emission" in one or "mi" in one[1:].casefold() for one in labels)


def test_what_fits_several_entries_names_them_all_and_what_fits_none_says_so() -> None:
    several = REFERENCE.find(GAMES, "en", "force field")
    assert {one.game for one in several} == {"cosmic", "interstellar_pig"}
    assert "Interstellar Pig" in REFERENCE.list_names(several, "en", "force field")
    assert "**" not in REFERENCE.list_names([], "en", "**x**").replace(r"\*\*", "")


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        *(("antimatter", "Anti-Matter"), ("ticktock", "Tick-Tock"), ("attack08", "Attack 08")),
        *(("kicker x4", "Kicker ×4"), ("kickerx4", "Kicker ×4"), ("kicker 4", "Kicker ×4")),
    ],
)
def test_a_name_that_is_typed_in_one_word_or_without_its_sign_is_that_entry_alone(
    typed: str, title: str
) -> None:
    """Not its flare, too: it is the whole name of the one."""
    assert [one.title("en") for one in REFERENCE.find(["cosmic"], "en", typed)] == [title]


def test_an_alien_is_told_with_its_power_both_flares_and_its_rulings() -> None:
    (found,) = REFERENCE.find(["cosmic"], "en", "joker")
    text = "\n".join(REFERENCE.tell(found, "en"))
    assert "Your tokens: attacks 04" in text
    assert "Wild flare: As" in text
    assert "Super flare: " in text
    assert "`CD-R24`" in text
    assert "*Why so?" in text


def test_a_card_is_told_with_how_many_there_are_and_when_it_may_be_played() -> None:
    (found,) = REFERENCE.find(["cochons"], "en", "yodo")
    text = "\n".join(REFERENCE.tell(found, "en"))
    assert "2 in the game" in text
    assert "`R-65`" in text


def test_the_piggy_is_drawn_as_the_prize_that_it_is() -> None:
    """The picture of a kind of card that an expansion brings is its own."""
    (piggy,) = REFERENCE.find(["cosmic"], "en", "the piggy")
    (morph,) = REFERENCE.find(["cosmic"], "en", "morph")
    drawn = [REFERENCE.draw(one, "en") for one in (piggy, morph)]
    words = [str(scene) for scene in drawn]
    assert "Morph" in words[1]
    assert "Morph" not in words[0]
