"""What cards, options and events say against the printed text, clause by clause, in both languages."""

from collections.abc import Mapping
from typing import Final

import pytest
from fluent.syntax import FluentSerializer, ast

from bot.i18n import LANGUAGES, Language
from bot.i18n.check import ROOT, read_patterns
from games.cochons.rulebook import RULEBOOK
from porc_royal.facts import Arg, Listing, Named, Saying, Seat, Who
from tests.words import WORDS

SOMEBODY: Final = Who(Seat(0))

SAID: Final[Mapping[str, tuple[str, str]]] = {
    # L1147: he must give his votes to another player.
    "effect-delit-de-sale-gueule": ("devra donner les siennes", "must give theirs to another"),
    # L1171: "se replient": with nowhere to go they do not.
    "effect-gros-laches": ("Sans refuge", "No refuge"),
    # L1201: 2B and 3A; laid, it is for a Goret of that fight.
    "effect-yodo-lardo": ("les voyages ou les combats", "trips or fights"),
    # L198, L1223: to one tile next door where one is already.
    "effect-sauve-qui-peut": ("une tuile voisine", "one tile next door"),
    # L1167, L1131, L1231: halves are rounded up.
    "effect-glandenbourg-de-contrebande": ("arrondie à l’entier supérieur", "rounded up"),
    "effect-erreur-de-vote": ("arrondie à l’entier supérieur", "rounded up"),
    "effect-rififi-au-senat-porc": ("arrondie à l’entier supérieur", "rounded up"),
    # after whatever may cost troops, never amid a fight.
    "option-elimination_check-immediate": ("aussitôt", "at once"),
    # L559-560, L769-773.
    "rule-r-131": ("doit voter pour un autre", "must vote for another"),
}
"""What must be said of each."""

UNSAID: Final[Mapping[Language, tuple[str, ...]]] = {
    "fr": (
        *("rdre du jeu", "saison", "vote pour soi", "votent pour soi"),
        *("départage avec", "aucune candidature", "meurt, eux aussi"),
    ),
    "en": ("season", "they too", "regroup", "heir Grossness", "combats", "a combat", "in combat"),
}
"""What the document says otherwise (L20, L155, L467), and what nobody would say."""


def text(language: Language, key: str, **args: Arg) -> str:
    return WORDS.of(language).say(Saying(f"cochons-{key}", args), lambda seat: f"P{seat}", RULEBOOK.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_those_of_the_document_and_of_people(language: Language) -> None:
    problems: list[str] = []
    for game in ("cochons", "election"):
        for key, pattern in read_patterns(ROOT / "games" / game / "messages", language, problems).items():
            said = FluentSerializer().serialize(ast.Resource([ast.Message(ast.Identifier("x"), pattern)]))
            assert [word for word in UNSAID[language] if word in said] == [], key
    assert problems == []


@pytest.mark.parametrize("key", SAID)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_is_said(language: Language, key: str) -> None:
    assert SAID[key][LANGUAGES.index(language)] in text(language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_to_have_been_played_only_where_nothing_was(language: Language) -> None:
    """R-25."""
    nothing = {"fr": "Rien n’a été joué", "en": "Nothing was played"}[language]
    assert nothing in text(language, "order-lost", done=0)
    assert nothing not in text(language, "order-lost", done=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_windows_of_3a_are_not_only_called_those_before_the_attacks(language: Language) -> None:
    """R-21: there is one after the last fight, too."""
    for key in ("phase-attack-gap", "step-attack_gap"):
        assert {"fr": "avant", "en": "before"}[language] not in text(language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_feast_is_told_to_be_for_whoever_holds_the_tile_later(language: Language) -> None:
    """L1155, R-57."""
    card, tile = Named("card", "fete-du-gland.1"), Named("tile", "B4")
    told = text(language, "feast", who=SOMEBODY, card=card, tile=tile, host=SOMEBODY)
    assert {"fr": "entre-temps", "en": "meanwhile"}[language] in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_when_trades_come_again_is_said_without_a_word_of_our_own(language: Language) -> None:
    """L516-517, R-27: "durant le tour suivant"."""
    assert "4" in text(language, "refused-trade-no-ally", turn=4)
    assert {"fr": "dernier", "en": "last"}[language] in text(language, "refused-trade-no-ally", turn=0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_stands_now_is_said_in_a_sentence(language: Language) -> None:
    """C-61."""
    told = text(language, "standing", standing=1, candidates=Listing((SOMEBODY,)))
    assert "P0" in told
    assert "P0" not in text(language, "standing", standing=0, candidates=Listing((SOMEBODY,)))
