"""Numbers that only name something are written as they are: nobody finds a code "200,000" or a reference in groups."""

import ast
from typing import Final

import pytest

from bot.i18n import LANGUAGES, Language
from tests.architecture import tree
from tests.words import WORDS

NAMING: Final = ("code", "reference")
"""What is a number only in how it is written: a code of Discord, an interaction."""
SENTENCES: Final = ("say", "text", "game_text", "Refused", "Saying", "announce")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_code_that_is_handed_over_as_a_word_is_said_as_it_is(language: Language) -> None:
    assert "200000" in WORDS.of(language).text("message-refused", where="<#1>", code="200000")


def test_whatever_only_names_something_is_handed_to_sentences_as_a_word() -> None:
    found = []
    for path in tree.kept_files():
        if path.suffix != ".py" or tree.name(path).split("/")[0] not in ("bot", "cogs"):
            continue
        for node in ast.walk(tree.parse(path)):
            if not isinstance(node, ast.Call) or ast.unparse(node.func).rpartition(".")[2] not in SENTENCES:
                continue
            found += [
                f"{tree.name(path)}:{node.lineno} {one.arg}"
                for one in node.keywords
                if one.arg in NAMING and not ast.unparse(one.value).startswith("str(")
            ]
    assert found == []
