"""Lines: a list of which each entry has its button at its side, as far as Discord's limits let it."""

from collections.abc import Iterable
from typing import Final

from bot.delivery.outgoing import PARTS_LIMIT, TEXTS_LIMIT, Button, ListLine, count_parts

SECTION: Final = 3
"""Parts of a line with a button: the two, and what holds them."""
SPARE: Final = 2
"""Parts that stay free: for what has no button, and for what stands below all."""
REST: Final = 200
"""Characters that stay free below a list that is cut."""


def make_lines(
    head: str, entries: Iterable[tuple[str, Button | None]], foot: str = ""
) -> tuple[ListLine, ...]:
    """The entries as lines below a head: the first with their buttons, the others, which have no room, in one text.

    What is too long in all is left out from the end. Who is shown most of all stands first.
    """
    most = (PARTS_LIMIT - SPARE - count_parts(head, ())) // SECTION
    room = TEXTS_LIMIT - REST - len(head) - len(foot)
    lines: list[ListLine] = []
    others: list[str] = []
    for text, button in entries:
        room -= len(text) + 1
        if room < 0:
            break
        if len(lines) < most and not others:
            lines.append(ListLine(text, button))
        else:
            others.append(text)
    rest = [ListLine("\n".join(others))] if others else []
    return (*lines, *rest, *([ListLine(foot)] if foot else []))
