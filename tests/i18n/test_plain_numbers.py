"""Numbers that name something are written as they are, and not in groups: nobody finds a code "200,000"."""

import re
from typing import Final

import pytest

from bot.i18n import LANGUAGES, Language
from bot.i18n.sources import list_folders, read_texts
from tests.words import WORDS

FAULTS: Final = {
    "message-refused": {"where": "<#1>", "code": 200_000},
    "thread-refused": {"code": 160_005},
    "private-thread-refused": {"code": 50_013},
    "bot-trouble": {"reference": 1_574_699_762_576_261_125},
    "bot-trouble-taken": {"reference": 1_574_699_762_576_261_125},
    "bot-trouble-unknown": {"reference": 1_574_699_762_576_261_125},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", FAULTS)
def test_codes_of_discord_and_references_are_plain(key: str, language: Language) -> None:
    args = FAULTS[key]
    number = next(value for value in args.values() if isinstance(value, int))
    assert str(number) in WORDS.of(language).text(key, **args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_groups_a_number_that_names_something(language: Language) -> None:
    """A variable that holds such a number somewhere holds it plainly everywhere."""
    (_, folder), *_ = list_folders(())
    texts = [text for _, text in read_texts(folder, language)]
    grouped = [
        line
        for text in texts
        for line in text.splitlines()
        if re.search(r"\{ \$(code|reference|log) \}", line) and not line.startswith("#")
    ]
    assert grouped == []
