"""The alternative text of a picture: its contents line by line, for those who listen."""

from collections.abc import Iterable
from typing import Final

from games.table.facts import Named, Saying
from games.table.rulebook import Phrase

LONGEST_ALT: Final = 1000
"""Characters of an alternative text."""


def alt_text(lines: Iterable[Saying | Named], phrase: Phrase) -> str:
    """As many whole lines as an alternative text may hold."""
    text = ""
    for line in lines:
        longer = f"{text}\n{phrase(line)}".strip()
        if len(longer) > LONGEST_ALT:
            break
        text = longer
    return text
