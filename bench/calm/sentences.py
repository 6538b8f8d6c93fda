"""Which sentences a message is made of: every line that the bot words is remembered with its key."""

from collections.abc import Mapping
from typing import Final

from bot.i18n import Language, Words

UNKNOWN: Final = "?"
MARKS: Final = ("-# ", "## 🏆 ", "## ", "• ")


class Sentences:
    """Lines of text by the key of the sentence that they are."""

    def __init__(self, words: Words) -> None:
        self._keys: Final[dict[str, str]] = {}
        word = words.word

        def remember(key: str, language: Language, args: Mapping[str, str | int], game: str = "") -> str:
            text = word(key, language, args, game)
            said = words.find_key(key, game, language)
            for line in text.split("\n"):
                self._keys.setdefault(_bare(line), said)
            return text

        words.word = remember  # type: ignore[method-assign]  # to listen to what is worded

    def name_lines(self, text: str) -> tuple[str, ...]:
        """The keys of a message's lines, in order."""
        return tuple(self._name(_bare(line)) for line in text.split("\n") if line.strip())

    def _name(self, line: str) -> str:
        """A line may be a sentence with others behind it: then its beginning is looked for, the longest first."""
        while line:
            if line in self._keys:
                return self._keys[line]
            line = line.rpartition(" ")[0].rstrip()
        return UNKNOWN


def _bare(line: str) -> str:
    for mark in MARKS:
        line = line.removeprefix(mark)
    return line.replace("**", "").strip()
