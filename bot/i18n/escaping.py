"""Names and other texts typed by people, made fit to stand in a message: nothing in them is ever obeyed.

What people type is `clean`ed (one line, nothing invisible) and, where Discord reads Markdown, `escape`d.
Buttons, menus, titles of windows and threads, and pictures show backslashes and stars as they are: they get what is
`strip_markdown`, or `clean`. That is a way of no return: what was stripped is never put into a message, where a name
in it would be obeyed. A message that wants a text without its own bold letters has it `remove_bold`.
"""

import re
import unicodedata
from functools import lru_cache
from typing import Final

NAME: Final = 32
"""The most characters of a name that are shown."""

_MARKS: Final = 2
_HIDDEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_SPECIAL: Final = re.compile(r"([\\`*_~|<>\[\]()#])")
_ITEM: Final = re.compile(r"^([-+]|\d+[.)])(?= |$)")
_PING: Final = re.compile(r"@(?=everyone|here|[!&]?\d)", re.IGNORECASE)
_LINK: Final = re.compile(r"(?<=[A-Za-z]):(?=//)")
_ESCAPED: Final = re.compile(r"\\([\\`*_~|<>\[\]()#:.+-])")
_NOBODY: Final = "?"


def clean(text: str, most: int = NAME) -> str:
    """`text` on one line, nothing invisible or stacked in it, cut to `most` characters; "?" if empty."""
    shown: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(character)
        if character.isspace():
            shown.append(" ")
        elif kind in _HIDDEN or character in _BLANK:
            continue
        elif kind in ("Mn", "Me"):
            marks += 1
            if marks <= _MARKS:
                shown.append(character)
            continue
        else:
            shown.append(character)
        marks = 0
    whole = " ".join("".join(shown).split())
    if len(whole) > most:
        whole = whole[: most - 1].rstrip() + "…"
    return whole or _NOBODY


def is_blank(text: str) -> bool:
    """Whether nothing of a text can be seen."""
    return _NOBODY not in text and clean(text) == _NOBODY


@lru_cache(4096)
def escape(text: str, most: int = NAME) -> str:
    """`text` cleaned, and written so that Discord shows it as it is: no Markdown, no mention, no link."""
    safe = _LINK.sub(r"\\:", _SPECIAL.sub(r"\\\1", _PING.sub("@\u200b", clean(text, most))))
    return _ITEM.sub(lambda item: item[1][:-1] + "\\" + item[1][-1], safe)


def embolden(name: str) -> str:
    """A person's name as it stands in a sentence."""
    return f"**{escape(name)}**"


def mention(user_id: int) -> str:
    """What Discord shows as the person's name, and pings where the message allows it."""
    return f"<@{user_id}>"


def remove_bold(text: str) -> str:
    """A worded text without its bold letters, as it may stand in a message: what people typed in it stays escaped.

    What is stripped of Markdown never comes back into a message (DEC-110).
    """
    return text.replace("**", "")


@lru_cache(4096)
def strip_markdown(text: str) -> str:
    """A worded text without its Markdown, for buttons, menus, titles and pictures."""
    kept: list[str] = []
    parts = _ESCAPED.split(text) if "\\" in text else (text,)
    for number, part in enumerate(parts):
        kept.append(part if number % 2 else remove_bold(part).replace("`", ""))
    return "".join(kept).replace("\u200b", "")


def fence(text: str) -> str:
    """`text` as a block of letters of equal width, which nothing inside it can leave."""
    return f"```\n{text.replace('`', 'ˋ')}\n```"
