"""Buttons, menus and messages at their longest, in both languages."""

import pytest

from bot.i18n import LANGUAGES, Language, escape, measure_length, strip_markdown
from tests.i18n.folders import filled, patterns, strict

FIELD = "seconde tuile du trajet"
NAME = strip_markdown(escape("W" * 40))
LONG = "W" * 200
MESSAGE = 1950
BUTTONS = (
    "lobby-join",
    "lobby-leave",
    "lobby-options",
    "lobby-practice-add",
    "lobby-practice-remove",
    "lobby-start",
    "lobby-thread",
    "again-button",
    "cancel-button",
    "keep-button",
    "dm-closed-button",
)
WINDOWS = ("modal-title", "note-window", "note-label", "word-title", "word-label", "window-place")
PLACEHOLDERS = (
    "lobby-option-which",
    "lobby-option-value",
    "lobby-language-which",
    "lobby-deadline-which",
    "lobby-window-which",
    "wizard-choose",
    "help-pick",
)


def said(key: str, language: Language, words: str) -> str:
    return strict().of(language).text(key, **filled(key, patterns(language)[key], words, 100))


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons(language: Language) -> None:
    for key in patterns(language):
        if key.startswith("button-") or key in BUTTONS:
            assert measure_length(said(key, language, NAME)) <= 38, "what a phone shows of one button"


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders(language: Language) -> None:
    for key in patterns(language):
        if key in PLACEHOLDERS:
            assert measure_length(said(key, language, FIELD * 3)) <= 150, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_windows_to_type_in(language: Language) -> None:
    for key in WINDOWS:
        assert measure_length(said(key, language, FIELD)) <= 45, f"{key}: a title or a label of Discord's"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_below_a_label(language: Language) -> None:
    for key in ("window-exactly", "window-between"):
        assert measure_length(said(key, language, FIELD)) <= 100, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_fields_are_short_enough_for_the_label_of_a_window(language: Language) -> None:
    for key in patterns(language):
        if key.startswith("field-"):
            assert measure_length(said(key, language, "")) <= 24, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages(language: Language) -> None:
    for key in patterns(language):
        # Lists of players, of options and of permissions are the longest things a sentence holds.
        assert measure_length(said(key, language, LONG * 3)) <= MESSAGE, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_page_of_the_help_leaves_room_for_its_title(language: Language) -> None:
    for page in ("start", "play", "time", "secret", "table"):
        whole = said(f"help-{page}", language, "") + said(f"help-page-{page}", language, "")
        assert measure_length(whole) <= 1200, page
