"""Names that look like commands, and whether any request has one obeyed, or escaped where nothing is."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.i18n import clean, escape
from tests.fake_discord import FakeDiscord

HOSTILE: Final = (
    "[Qza](https://e.vil)",
    "# ||Qzb|| <@&77> ~~x~~",
    "> **Qzc** \\ \u202e@everyone `c`",
    "-# __Qzd__ <#5>\u200b <t:1:R> \u200f",
    "1. Qze ```js",
    "=*Qzf*_\\",
)
"""Names and titles: each has a word of its own by which it is found wherever it is written."""
_WORD: Final = re.compile(r"Qz[a-z]")
_CODE: Final = re.compile(r"```.*?```|(?<!\\)`[^`\n]*`", re.DOTALL)
_INVISIBLE: Final = re.compile("[\u202e\u200f]")
_MARKDOWN: Final = ("content",)
"""Where Discord reads Markdown."""
_PLAIN: Final = ("label", "placeholder", "title", "description", "name", "value")
"""Where it shows every character as it is."""


def find_obeyed(world: FakeDiscord) -> list[str]:
    """What was sent with a name in it that Discord would obey, or with escapes that it would show."""
    found = []
    for request in world.traffic:
        if request.method == "GET" or request.path.endswith("/commands"):
            continue
        for where, text in _list_texts(request.body):
            if _is_wrong(where, text):
                found.append(f"{request.path} {where}: {text}")
    return found


def count_named(world: FakeDiscord) -> Mapping[str, int]:
    """How often a name was sent, by what it was sent as: what is counted may be checked."""
    counted: dict[str, int] = {}
    for request in world.traffic:
        for where, text in _list_texts(request.body):
            if _WORD.search(text):
                counted[where] = counted.get(where, 0) + 1
    return counted


def _list_texts(body: object, where: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a request, with the name of its field."""
    if isinstance(body, str):
        yield where, body
    elif isinstance(body, dict):
        for name, value in body.items():
            yield from _list_texts(value, str(name))
    elif isinstance(body, list):
        for value in body:
            yield from _list_texts(value, where)


def _is_wrong(where: str, text: str) -> bool:
    if _INVISIBLE.search(text):
        return True
    if where in _MARKDOWN:
        coded = any(_WORD.search(code) for code in _CODE.findall(text))
        return coded or _has_other(text, escape)
    return _has_other(text, clean) if where in _PLAIN else _WORD.search(text) is not None


def _has_other(text: str, write: Callable[[str], str]) -> bool:
    """Whether a name stands there that is not written so, whole or cut short."""
    for name in HOSTILE:
        written = write(name)
        text = text.replace(written, "")
        for end in range(len(written), written.index("Qz") + 2, -1):
            text = text.replace(f"{written[:end]}…", "").replace(f"{written[:end]}\n…", "")
    return _WORD.search(text) is not None
