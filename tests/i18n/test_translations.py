import re
from importlib.resources import files
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.i18n import LANGUAGES, Language, WordsMissing
from bot.i18n.catalog import split_entries
from bot.i18n.check import ROOT, check_ftl, find_folders, list_messages, main
from bot.i18n.sources import read_texts
from tests.i18n.folders import FOLDER, every_pattern, filled, patterns, strict
from tests.words import WORDS


def test_both_languages_say_the_same_things_everywhere() -> None:
    assert check_ftl(find_folders()) == []


def test_the_list_of_keys_is_up_to_date() -> None:
    readme = (ROOT / "bot" / "messages" / "README.md").read_text(encoding="utf-8")
    assert readme.endswith(list_messages(FOLDER)), "python -m bot.i18n.check --keys"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 1000, 1_000_000])
def test_every_sentence_can_be_said_with_any_number(language: Language, number: int) -> None:
    reader = strict().of(language)
    for key, pattern in patterns(language).items():
        said = reader.text(key, **filled(key, pattern, "Scrofa", number))
        assert said.strip(), key
        assert "{" not in said, key
        assert "\u2068" not in said, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_argument_that_is_forgotten_is_noticed(language: Language) -> None:
    reader = strict().of(language)
    for key, pattern in patterns(language).items():
        if filled(key, pattern, "", 0):
            with pytest.raises(WordsMissing):
                reader.text(key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_named_in_sentences_exist_in_that_language(language: Language) -> None:
    keys = [
        key.removesuffix(".name")
        for key in every_pattern("en")
        if re.fullmatch(r"command-[a-z-]+\.name", key)
    ]
    known = set()
    for key in keys:
        if "-option-" in key:
            continue
        parents = [one for one in keys if key.startswith(f"{one}-")]
        path = [*sorted(parents, key=len), key]
        known.add("/" + " ".join(WORDS.of(language).text(f"{one}.name") for one in path))
    for key, pattern in patterns(language).items():
        said = WORDS.of(language).text(key, **filled(key, pattern, "x", 2))
        for command in re.findall(r"`(/[^`]+)`", said):
            assert command in known, (key, command)


def test_french_spaces_before_high_punctuation_do_not_break() -> None:
    words = strict()
    for key, pattern in patterns("fr").items():
        said = words.of("fr").text(key, **filled(key, pattern, "x", 2))
        assert not re.search(r" [:;!?»](\s|$)|« ", said), key
        assert "'" not in said, key


def test_no_sentence_says_vous_to_one_person() -> None:
    words = strict()
    for key, pattern in patterns("fr").items():
        if key.startswith("page-"):  # that page stands in for Discord, and speaks as it does
            continue
        said = words.of("fr").text(key, **filled(key, pattern, "x", 2)).lower()
        assert not re.search(
            r"\b(votre|vos|veuillez)\b|\bvous\b(?! les palabres)", said.replace("à vous les", "")
        ), key


def _folder(base: Path, french: str, english: str, *names: str) -> Path:
    folder = base.joinpath(*names, "messages")
    folder.mkdir(parents=True)
    (folder / "fr.ftl").write_text(french, encoding="utf-8")
    (folder / "en.ftl").write_text(english, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("french", "english", "fault"),
    [
        ("a = un\n", "a = one\nb = two\n", "b is missing in French"),
        ("a = un\nb = deux\n", "a = one\n", "b is missing in English"),
        ("a = un\n", "a = one { $who }\n", "a: $who is missing in French"),
        ("a = un { $qui }\n", "a = one\n", "a: $qui is missing in English"),
        ("a = un\n", "a = one\n    .label = press\n", "a.label is missing in French"),
        ("a = un\na = deux\n", "a = one\n", "a is defined twice"),
        ("a = un\n", "a = one\nwhat is this\n", "not readable: what is this"),
        ("a = un { b }\n", "a = one\n", "a: there is no b (fr)"),
        ("a = un { -b }\n", "a = one\n", "a: there is no -b (fr)"),
        ("a = { LOUD(1) }\n", "a = one\n", "a: there is no LOUD (fr)"),
        ("aB = un\n", "aB = one\n", "aB: lower case only"),
        ("", "", "holds no sentence"),
    ],
)
def test_the_check_finds(tmp_path: Path, french: str, english: str, fault: str) -> None:
    assert any(fault in one for one in check_ftl([_folder(tmp_path, french, english)]))


def test_the_check_wants_the_keys_of_a_game_to_begin_with_its_name_its_commands_or_its_looks(
    tmp_path: Path,
) -> None:
    good = "noughts-name = x\ncommand-marks =\n    .name = x\nno-marks = x\n"
    text = f"{good}command-table =\n    .name = x\nnoughtsy = x\n"
    folder = _folder(tmp_path, text, text)
    begins = ("noughts", "command-marks", "no-marks")
    assert [one.partition(": ")[2] for one in check_ftl([folder], {str(folder): begins})] == [
        f"{key}: begins with none of noughts, command-marks, no-marks ({language})"
        for language in ("fr", "en")
        for key in ("command-table.name", "noughtsy")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_two_games_say_of_a_look_that_they_share_is_the_same(language: Language) -> None:
    said: dict[str, set[str]] = {}
    for game in GAMES.known.values():
        for _, text in read_texts(files(game.words) / "messages", language):
            for key, source in split_entries(text):
                said.setdefault(key, set()).add(source.partition("##")[0].strip())
    assert {key: texts for key, texts in said.items() if len(texts) > 1} == {}


def test_terms_may_differ_between_languages_in_what_they_take(tmp_path: Path) -> None:
    french = '-card = { $case ->\n   *[plain] carte\n    [the] la carte\n}\na = { -card(case: "the") }\n'
    assert check_ftl([_folder(tmp_path, french, "-card = card\na = { -card }\n")]) == []


def test_the_check_can_be_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = _folder(tmp_path / "1", "a = x\n", "a = x\n"), _folder(tmp_path / "2", "a = x\n", "b = x\n")
    assert main([str(good)]) == 0
    assert main([str(good), str(bad)]) == 1
    assert "2 folders of sentences checked, 2 problems" in capsys.readouterr().out
    assert main(["--keys"]) == 0
    assert "- `receipt-taken` `what`" in capsys.readouterr().out
