"""The rulebook of a game as people read it: what holds at a table by a word that is looked up, or one rule alone."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from bot.games import AnyRulebook
from bot.i18n import Reader, escape, fold, split, strip_markdown
from porc_royal.options import settle
from porc_royal.sections import Rule, Section, find_rule, list_played
from porc_royal.settings import Settings

LIMIT: Final = 1900
ROOM: Final = 3500
"""Characters of rules in one answer, which may take two messages; `SECTION`: of one section, which may take four."""
SECTION: Final = 7000
WORD: Final = 60

Found: TypeAlias = Sequence[tuple[Section, Sequence[Rule]]]


def tell_rules(reader: Reader, book: AnyRulebook, chosen: Settings | None, word: str) -> tuple[str, ...]:
    """The rules with a word in them, as messages; without a word, what they are about.

    chosen: the settings of the table whose rules they are; None: of no table, whatever any may play
    word: a part of a rule, the title of a section, or the id of a rule
    """
    played: Found = list(list_played(book.sections, settle_all(book, chosen)))
    wanted = fold(word)
    if not wanted:
        titles = " · ".join(_word_titles(reader, book.name, played))
        told = [reader.text("rules-about", titles=titles)] if played else []
        told.append(reader.text("rules-how"))
    elif any(fold(rule.id) == wanted for _, rules in played for rule in rules):
        told = quote_rule(reader, book, wanted)
    elif found := _find_rules(reader, book.name, played, wanted):
        told = list(_word_found(reader, book.name, found))
    else:
        return (reader.text("rules-none", word=escape(word, WORD)),)
    head = reader.text("rules-title", game=reader.text(f"{book.name}-name"))
    return tuple(split("\n".join([f"**{head}**", *told, f"-# {reader.text('rules-note')}"]), LIMIT))


def list_titles(reader: Reader, book: AnyRulebook, chosen: Settings | None) -> list[str]:
    """The titles of the sections that a table with these settings plays by, in reading order."""
    return _word_titles(reader, book.name, list(list_played(book.sections, settle_all(book, chosen))))


def quote_rule(reader: Reader, book: AnyRulebook, rule_id: str) -> list[str]:
    """A rule by its id, with why it was ruled so, and its id in small print; the id alone where none is told."""
    rule = find_rule(book.sections, rule_id)
    told = [] if rule is None else [f"> {one}" for one in word_rule(reader, book.name, rule)]
    return [*told, f"-# {reader.text('why-rule', rule=rule_id.upper())}"]


def settle_all(book: AnyRulebook, chosen: Settings | None) -> Settings | None:
    """What a table plays with: for every option what was chosen, what a preset puts there, or its default."""
    if chosen is None:
        return None
    return {one.name: one.default for one in book.options} | settle(book.options, chosen)


def _word_titles(reader: Reader, game: str, played: Found) -> list[str]:
    return [reader.text(section.get_key(game)) for section, _ in played]


def _find_rules(reader: Reader, game: str, played: Found, wanted: str) -> Found:
    """Sections with a word in their title, whole, then the rules in which it stands; a whole title finds its own."""
    titles = [fold(one) for one in _word_titles(reader, game, played)]
    if wanted in titles:
        return [played[titles.index(wanted)]]
    whole = [one for title, one in zip(titles, played, strict=True) if wanted in title]
    parts = [
        (section, [rule for rule in rules if wanted in _fold_rule(reader.text(rule.get_key(game)))])
        for title, (section, rules) in zip(titles, played, strict=True)
        if wanted not in title
    ]
    return [*whole, *(one for one in parts if one[1])]


@lru_cache(2_048)
def _fold_rule(text: str) -> str:
    """A rule as it is found: the rules of all our games in two languages are kept."""
    return fold(strip_markdown(text))


def _word_found(reader: Reader, game: str, found: Found) -> Iterator[str]:
    """Sections by their titles, with as many of their rules as there is room for; one that is alone says why, too."""
    left = sum(len(rules) for _, rules in found)
    reasons, room = left == 1, SECTION if len(found) == 1 else ROOM
    for section, rules in found:
        heading = [f"**{reader.text(section.get_key(game))}**"]
        for rule in rules:
            first, *reason = word_rule(reader, game, rule)
            lines = [*heading, f"• {first}", *(reason if reasons else ())]
            room -= sum(map(len, lines))
            if room < 0:
                yield reader.text("rules-more", count=left)
                return
            yield from lines
            heading, left = [], left - 1


def word_rule(reader: Reader, game: str, rule: Rule) -> list[str]:
    """The rule, and why it was ruled so."""
    told = [reader.text(rule.get_key(game))]
    if rule.has_reason:
        told.append(reader.text("rules-reason", why=reader.text(rule.get_reason_key(game))))
    return told
