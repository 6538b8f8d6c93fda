"""French signs stand behind a space that never breaks: no line begins with a colon, or ends with a guillemet."""

import re
from typing import Final

from bot.games import GAMES
from bot.i18n.sources import list_folders, read_texts
from tests.i18n.folders import APPLICATIONS

BREAKS: Final = re.compile(r"(?<=\S) [:;!?»]|« ")


def test_no_line_breaks_before_a_french_sign_or_after_a_guillemet() -> None:
    read, found = 0, list[str]()
    for folder in list_folders((*GAMES.list_word_packages(), *APPLICATIONS)):
        for name, text in read_texts(folder, "fr"):
            lines = [line for line in text.splitlines() if not line.startswith("#")]
            read += len(lines)
            found += [f"{folder}/{name}: {line}" for line in lines if BREAKS.search(line)]
    assert read > 1_000
    assert found == []
