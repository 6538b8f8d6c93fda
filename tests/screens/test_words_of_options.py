"""What an option is called on a button, in a form, in a receipt and for the absent: never an arrow to nowhere."""

import re

import pytest

from bot.i18n import LANGUAGES, Language
from bot.wording.receipts import Receipt
from porc_royal.asks import Ask, Option, Pick, Reply
from porc_royal.facts import Named, Saying
from porc_royal.facts import Seat as Place
from tests.screens.gallery import TABLE, Gallery, Screen
from tests.screens.games import LARGE

NOWHERE = re.compile(r"→\s*(\*\*)?\s*([.:!?]|$)", re.MULTILINE)


def shown(screen: Screen) -> list[str]:
    """The words of a message, of its buttons and of its menus."""
    parts = [part for row in screen.message.rows for part in row.parts]
    labels = [getattr(part, "label", "") or getattr(part, "placeholder", "") for part in parts]
    return [screen.message.text, *labels]


@pytest.mark.parametrize("name", LARGE)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.samples("fr-interstellar_pig")
def test_no_arrow_points_at_nothing(language: Language, name: str) -> None:
    for number, screen in enumerate(Gallery(language, "wide", name).game()):
        for text in shown(screen):
            assert not NOWHERE.search(text), (screen.where, text)
        if number > 1_500:
            break


@pytest.mark.parametrize(
    ("language", "button"),
    [
        ("fr", "Pouvoir : relancer un dé → le dé de l’attaque"),
        ("en", "Power: roll a die again → the attack die"),
    ],
)
def test_an_option_and_its_value_are_two_things(language: Language, button: str) -> None:
    gallery = Gallery(language, "wide", "cochons")
    live = gallery.table(status="playing")
    voice = gallery.voices.in_language(live, language)
    option = Saying("cochons-ask-reroll-banzai")
    assert voice.label(option, Named("die", "attack")).replace("\u00a0", " ") == button


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_played_under_its_own_name_is_named_once(language: Language) -> None:
    gallery = Gallery(language, "wide", "cochons")
    voice = gallery.voices.in_language(gallery.table(status="playing"), language)
    card = Named("card", "rififi-au-senat-porc.1")
    told = voice.receipt(Receipt(TABLE, 7, card, (("card", card), ("target", Named("seat", "1")))))
    assert told.count("Rififi") == 1
    assert "W" * 30 in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_done_for_the_absent_names_option_and_value(language: Language) -> None:
    gallery = Gallery(language, "wide", "cochons")
    voice = gallery.voices.in_language(gallery.table(status="playing"), language)
    reply = Reply("phacocherus-assassins", {"target": "1"})
    label = Named("deed", "phacocherus-assassins")
    options = {"phacocherus-assassins": Option({"target": Pick("seat", ["1"])}, label=label)}
    said = voice.describe_reply(Ask(Place(0), "cochons-ask-ready", "P-8", options, reply), reply)
    assert re.fullmatch(r"\w+\s?: \w+ → W+1", said.replace("\u00a0", " ")), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_nobody_waited_for_is_noted_and_not_said_to_be_opened_later(language: Language) -> None:
    """*Change nothing* beside the questions of others."""
    gallery = Gallery(language, "wide", "cosmic")
    voice = gallery.voices.in_language(gallery.table(status="playing"), language)
    nothing = Saying("cosmic-ask-orders-pass")
    told = voice.receipt(Receipt(TABLE, 9, nothing, sealed=True, own=True))
    assert voice.text("receipt-sealed-note") not in told
    assert not re.search(r"\d", told), "its number in the log stands in `/log`"
    assert voice.text("receipt-sealed-note") in voice.receipt(Receipt(TABLE, 9, nothing, sealed=True))
