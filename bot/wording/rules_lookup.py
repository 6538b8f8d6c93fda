"""The short rulebook of a game: its paragraphs by a word that is looked up, or by the rule that they tell.

A paragraph is one message: a title in bold, the rule in plain words, and in brackets the rules of the catalogue
that it tells ("S-14, R-48 to R-50, A1 to A56"). Those are shown by `/why` alone; a paragraph is found by them, too.
"""

import re
from collections.abc import Sequence
from typing import Final

from bot.i18n import Reader, escape, fold, strip_markdown
from bot.wording.voice import Voice

LIMIT: Final = 1700
WORD: Final = 60
_TITLE: Final = re.compile(r"\*\*(?P<title>.+?)\.?\*\*")
_CODES: Final = re.compile(r"\s\([A-Z]+-\d[^()]*\)\Z")
_RULES: Final = re.compile(r"\b(?P<kind>[A-Z]+(?:-R?)?)(?P<first>\d+)(?:\s+\w+\s+(?P=kind)(?P<last>\d+))?")


def find_rules(reader: Reader, game: str, keys: Sequence[str], word: str) -> str:
    """The paragraphs with a word in them, those with it in their title first; without a word, all titles."""
    paragraphs = [reader.text(key) for key in keys]
    head = f"**{reader.text('rules-title', game=reader.text(f'{game}-name'))}**"
    wanted = fold(word)
    if not wanted:
        titles = " · ".join(title_of(one) for one in paragraphs)
        return "\n".join([head, titles, reader.text("rules-how"), f"-# {reader.text('rules-note')}"])
    found = [one for one in paragraphs if wanted in fold(strip_markdown(one))]
    found.sort(key=lambda one: wanted not in fold(title_of(one)))
    found = [_CODES.sub("", one) for one in found]
    if not found:
        return reader.text("rules-none", word=escape(word, WORD))
    shown: list[str] = []
    for number, one in enumerate(found):
        if sum(map(len, shown)) + len(one) > LIMIT - len(head):
            shown.append(reader.text("rules-more", count=len(found) - number))
            break
        shown.append(one)
    return "\n\n".join([head, *shown, f"-# {reader.text('rules-note')}"])


def title_of(paragraph: str) -> str:
    """The title of a paragraph: what stands in bold at its head."""
    found = _TITLE.match(paragraph)
    return found["title"] if found else paragraph[:WORD]


def list_titles(reader: Reader, keys: Sequence[str]) -> list[str]:
    """The titles of all paragraphs, in reading order."""
    return [title_of(reader.text(key)) for key in keys]


def quote_rule(voice: Voice, keys: Sequence[str], rule: str) -> list[str]:
    """The paragraphs that tell a rule of the catalogue, by its id; at most one, quoted."""
    for key in keys:
        paragraph = voice.text(key)
        if names_rule(paragraph, rule):
            return [f"> {paragraph}"]
    return []


def names_rule(paragraph: str, rule: str) -> bool:
    """Whether a paragraph says that it tells a rule, alone or within a span of them."""
    wanted = _RULES.fullmatch(rule)
    if wanted is None:
        return False
    number = int(wanted["first"])
    return any(
        span["kind"] == wanted["kind"] and int(span["first"]) <= number <= int(span["last"] or span["first"])
        for span in _RULES.finditer(paragraph)
    )
