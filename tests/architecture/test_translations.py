"""French and English say the same things, and the check that says so sees what it is for."""

from typing import Final

import pytest

from tests.architecture import translations
from tests.architecture.translations import Language, differences

EN: Final = """
-pig = pig
lobby-open = { $host } opens a table
    .label = Join
lobby-full = { lobby-open }: full
"""


def compared(english: str, french: str) -> list[str]:
    """What differs between two sources."""
    return differences({"en": Language.read({"en.ftl": english}), "fr": Language.read({"fr.ftl": french})})


def test_every_sentence_exists_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert translations.main() == 0, capsys.readouterr().out


def test_the_same_entries_differ_in_nothing() -> None:
    french = (
        "lobby-open = Table ouverte par { $host }\n    .label = Rejoindre\nlobby-full = { $host } : complet\n"
    )
    assert compared(EN, french) == []


@pytest.mark.parametrize(
    ("french", "said"),
    [
        ("a = Un\n", "b: missing in fr (or obsolete in en)"),
        ("a = Un\nb = Deux { $n }\n    .label = Trois\nc = Quatre\n", "c: missing in en (or obsolete in fr)"),
        ("a = Un\nb = Deux { $n }\n", "b.label: missing in fr (or obsolete in en)"),
        ("a = Un\nb = Deux { $m }\n    .label = Trois\n", "b: $n stands in en but not in fr"),
        ("a = Un\nb = Deux { $m }\n    .label = Trois\n", "b: $m stands in fr but not in en"),
        ("a = Un\na = Un\nb = Deux { $n }\n    .label = Trois\n", "fr.ftl: a is said 2 times"),
        ("a = { -cochon }\nb = Deux { $n }\n    .label = Trois\n", "a: -cochon is not said in fr"),
        ("a = Un\nb = Deux { $n }\n    .label = Trois\nc = {\n", "fr.ftl: cannot be read"),
    ],
)
def test_what_differs_is_said(french: str, said: str) -> None:
    english = "a = One\nb = Two { $n }\n    .label = Three\n"
    assert any(said in difference for difference in compared(english, french)), compared(english, french)


def test_grammar_may_ask_for_more_in_one_language() -> None:
    french = "# only here: $gender, $vowel\na = { $gender ->\n    [f] Une\n   *[m] Un\n    } { $vowel }\n"
    assert compared("a = One\n", french) == []
    assert compared("a = One\n", french.replace(", $vowel", "")) == ["a: $vowel stands in fr but not in en"]
