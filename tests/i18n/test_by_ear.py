"""What a native reader stumbles over, as far as a program can hear it; the rest was read aloud."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from bot.games import GAMES
from bot.i18n import LANGUAGES, Language
from bot.i18n.check import ROOT, read_patterns
from tests.i18n.folders import filled, patterns
from tests.words import WORDS

FOLDERS: Final = (ROOT / "bot" / "messages", *(ROOT / "games" / name / "messages" for name in GAMES))
CODE: Final = re.compile(r"\b[A-Z]{1,3}-\d|\(\d[A-E]\)")
HANGING: Final = {
    "fr": re.compile(r"(^|\s)(de|d’|du|des|à|jusqu’à|au|pour|devant|sauf|celles|ceux|en)$"),
    "en": re.compile(r"(^|\s)(of|for|from|to|in|at|by|with|those|except)$"),
}


@cache
def written(folder: Path, language: Language) -> dict[str, str]:
    """Every sentence of a folder by its key, with stand-ins for what it is told."""
    problems: list[str] = []
    found = read_patterns(folder, language, problems)
    assert problems == []
    reader, args = WORDS.of(language), dict[str, str | int]()
    for key, pattern in found.items():
        args |= filled(key, pattern, "Truffe", 3)
    return {
        key: reader.text(key, **(args | filled(key, pattern, "Truffe", 3)))
        for key, pattern in found.items()
        if key[0] != "-"
    }


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_said_twice_in_a_row(folder: Path, language: Language) -> None:
    for key, text in written(folder, language).items():
        twice = re.search(
            r"(?i)(?<![\w’-])(?!nous\b|vous\b|groin\b|had\b|that\b|paf\b|truffe\b)([a-zà-ÿ]{2,}) \1(?![\w’-])",
            text,
        )
        assert not twice, (key, text)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_on_the_menu_leaves_secrecy_to_the_sentence_before_it(
    folder: Path, language: Language
) -> None:
    """ "Everybody answers in secret. On the menu: discards." """
    menus = {key: text for key, text in written(folder, language).items() if key.endswith("-waiting")}
    assert [key for key, text in menus.items() if re.search(r"\b(in|en) secret\b", text)] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_english_has_the_same_apostrophes_everywhere(folder: Path) -> None:
    assert [key for key, text in written(folder, "en").items() if "'" in text] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_to_be_chosen_is_a_thing_and_no_broken_off_sentence(folder: Path, language: Language) -> None:
    """ "À choisir : la pile de." """
    names = {
        key: text for key, text in written(folder, language).items() if re.search(r"(^|[a-z]-)field-", key)
    }
    assert [key for key, text in names.items() if HANGING[language].search(text)] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_names_the_numbers_of_rules(folder: Path, language: Language) -> None:
    for key, text in written(folder, language).items():
        assert not CODE.search(text.replace("SHA-256", "")), (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_of_every_table_are_called_alike_unless_they_are_the_same(language: Language) -> None:
    """`/annuler` took a reply back, `/table annuler` ended the game."""
    reader, called = WORDS.of(language), dict[str, set[str]]()
    groups = ("table", "privacy", *("pig", "cosmic", "cochons", "election"))
    keys = [
        key.removesuffix(".name") for key in patterns("en") if re.fullmatch(r"command-[a-z0-9-]+\.name", key)
    ]
    for key in keys:
        path = key.removeprefix("command-")
        group = next((one for one in groups if path.startswith(f"{one}-")), "")
        if "-option-" in path or group in ("pig", "cosmic", "cochons"):
            continue
        called.setdefault(reader.text(f"{key}.name"), set()).add(path.removeprefix(f"{group}-"))
    alike = {name: what for name, what in called.items() if len(what) > 1}
    assert alike.pop("annuler", {"annul", "cancel"}) == {"annul", "cancel"}, (
        "a ballot, a table: both say of what"
    )
    assert alike == {}
