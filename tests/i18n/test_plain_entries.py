"""Sentences that are read and filled in without Fluent say what Fluent says, character by character."""

import re
from collections.abc import Iterable, Mapping
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.games import GAMES
from bot.i18n import LANGUAGES, Language, Words
from bot.i18n.catalog import Catalog, split_entries
from bot.i18n.elision import elide
from bot.i18n.sources import list_folders, read_texts

Args = Mapping[str, str | int]

SHAPES = """# The commands.
plain =
    .name = open
    .description =   Open a table: now, or never #1 = yes  \n
# A remark.

## Another

with-value = Said
    .help = and explained to { $who }
filled =
    .name = { $who } opens
alone =   {$who}  \n
side-by-side = { $who }{ $what }
log = Reply { NUMBER($log, useGrouping: 0) } of { $count }.
starred = *[odd] .beginning
commented = Said
# A remark.
several-lines =
    .description = One line,
        and another.
block =
    A line below
going-on = A line
    and another
late = A line

    .name = an attribute after a gap
mixed =
    .name = short
    .description =
        below
referring =
    .name = { plain.name }
literal = {"{"}
grouped = { NUMBER($log, useGrouping: 1) }
chosen = { $count ->
    [one] one
   *[other] { $count }
}
spaced = no\u00a0break at the end\u00a0
last =
    .name = the end"""
PLAIN = {
    *("plain.name", "plain.description", "with-value", "with-value.help", "filled.name", "alone"),
    *("side-by-side", "log", "starred", "commented", "spaced", "last.name"),
}
PARSED = {
    *(
        "several-lines.description",
        "block",
        "going-on",
        "late",
        "late.name",
        "mixed.name",
        "mixed.description",
    ),
    *("referring.name", "literal", "grouped", "chosen"),
}
ARGS: tuple[Args, ...] = tuple(
    {"who": who, "what": what, "log": number, "count": number}
    for who, what, number in (
        ("**Amélie**", "**Bruno**", 0),
        ("de ", "Amélie", 1),
        ("", "x", 999),
        ("Élodie", "a\u2068b", 1000),
        ("x" * 2498, "", 1234567),
        ("", "x" * 2499, 12),
        ("x" * 2501, "y", 7),
        ("x", "y", -3),
        ("x", "y", True),
    )
)


def bundle(language: Language, texts: Iterable[str]) -> FluentBundle:
    """Fluent by itself, everything parsed."""
    made = FluentBundle([language], use_isolating=language == "fr")
    for text in texts:
        made.add_resource(FluentResource(text))
    return made


def say(made: FluentBundle, key: str, args: Args) -> tuple[str, bool]:
    """What Fluent says, and whether it finds fault with it."""
    name, _, attribute = key.partition(".")
    message = made.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, faults = made.format_pattern(pattern, dict(args))
    return elide(str(text)) if made.use_isolating else str(text), bool(faults)


@cache
def sources(language: Language) -> tuple[str, ...]:
    """The files of the bot and of its games."""
    return tuple(
        text for place in list_folders(GAMES.list_word_packages()) for _, text in read_texts(place, language)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(PLAIN | PARSED))
def test_every_shape_is_said_as_fluent_says_it(key: str, language: Language) -> None:
    fluent, catalog = bundle(language, [SHAPES]), Catalog(language, [SHAPES])
    filled = 0
    for args in ARGS:
        text, faulty = say(fluent, key, args)
        formatted, fault = catalog.format(key, args)
        assert (formatted, fault is not None) == (text, faulty)
        short = catalog.fill(key, args)
        filled += short is not None
        if short is not None:
            assert (short, False) == (text, faulty)
    assert bool(filled) == (key in PLAIN)
    assert catalog.has(key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.samples("fr")
def test_every_sentence_of_the_house_is_said_as_fluent_says_it(language: Language) -> None:
    fluent, catalog = bundle(language, sources(language)), Catalog(language, sources(language))
    plain, choosing = 0, 0
    named = {one for text in sources(language) for one in re.findall(r"\$([A-Za-z][A-Za-z0-9_-]*)", text)}
    written = {key: entry for text in reversed(sources(language)) for key, entry in split_entries(text)}
    for name in dict.fromkeys(key for text in sources(language) for key, _ in split_entries(text)):
        if name.startswith("-"):
            continue
        message = fluent.get_message(name)
        keys = [f"{name}.{attribute}" for attribute in message.attributes]
        for key in [name, *keys] if message.value is not None else keys:
            assert catalog.has(key)
            args = _Sample()
            short = catalog.fill(key, args)
            if short is not None:
                plain += 1
                assert (short, False) == say(fluent, key, args.asked)
                continue
            chosen = re.findall(r"^ *\*?\[([a-z_-]+)\]", written[name], re.MULTILINE)
            for one in (0, 1, 7, 12, 1000, "**Amélie**", *dict.fromkeys(chosen)):
                choosing += 1
                text, fault = catalog.format(key, counted := dict.fromkeys(named, one))
                assert (text, fault is not None) == say(fluent, key, counted)
    assert plain > 3000
    assert choosing > 1500
    assert len([one for one in catalog._fluent._compiled.values() if one is not None]) > 100


class _Sample(dict[str, str | int]):
    """Arguments for whatever is asked for, and what was: names that begin with vowels and consonants, small numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: dict[str, str | int] = {}

    def get(self, name: str, default: object = None) -> str | int:
        """Something else for each argument."""
        words = ("Amélie", "**Bruno**", "B4", 3, "Élodie")
        return self.asked.setdefault(name, words[len(self.asked) % len(words)] if name != "log" else 1234)


def test_what_lacks_or_is_not_there_is_left_to_fluent() -> None:
    catalog = Catalog("fr", [SHAPES])
    assert catalog.fill("filled.name", {}) is None
    assert catalog.format("filled.name", {}) == ("who opens", "Unknown external: who")
    assert catalog.fill("log", {"log": "typed", "count": 1}) is None
    assert catalog.format("log", {"log": "typed", "count": 1})[1] is not None
    for key in ("plain", "plain.nothing", "nothing", "nothing.name"):
        assert catalog.fill(key, {}) is None
        assert catalog.format(key, {}) == (None, "no such sentence")
        assert not catalog.has(key)


def test_nothing_plain_is_parsed_until_another_entry_refers_to_it() -> None:
    catalog = Catalog("fr", [SHAPES])
    for key in PLAIN:
        catalog.has(key)
        catalog.fill(key, {"who": "x", "what": "y", "log": 1, "count": 2})
    assert not catalog._parsed
    assert catalog.format("referring.name", {}) == ("open", None)
    assert catalog._parsed == {"referring", "plain"}
    assert catalog.fill("plain.name", {}) == "open"


NUMBERS = """
counted = { $count ->
    [0] personne
    [one] { $count } personne
    [7] sept
   *[other] { $count } personnes
}
referring = { counted } et { NUMBER($count) }
plain = { $count }
percent = { NUMBER($count, style: "percent") }
"""


@pytest.mark.parametrize(
    ("language", "count", "counted", "plain"),
    [
        ("fr", 0, "personne", "0"),
        ("fr", 1, "1 personne", "1"),
        ("en", 1, "1 personne", "1"),
        ("fr", 2, "2 personnes", "2"),
        ("fr", 7, "sept", "7"),
        ("fr", 999, "999 personnes", "999"),
        ("fr", 1000, "1\u202f000 personnes", "1\u202f000"),
        ("en", 1000, "1,000 personnes", "1,000"),
        ("fr", -1234567, "-1\u202f234\u202f567 personnes", "-1\u202f234\u202f567"),
        ("en", -1, "-1 personne", "-1"),
        ("en", True, "1 personne", "1"),
    ],
)
def test_numbers_choose_and_are_grouped_as_the_language_does(
    language: Language, count: int, counted: str, plain: str
) -> None:
    catalog = Catalog(language, [NUMBERS])
    args = {"count": count}
    assert catalog.format("counted", args) == (counted, None)
    assert catalog.format("referring", args) == (f"{counted} et {plain}", None)
    assert catalog.format("plain", args) == (plain, None)
    assert catalog.fill("plain", args) in (plain, None)
    assert catalog.format("percent", {"count": 2})[0] == ("200\xa0%" if language == "fr" else "200%")
    assert Words({language: catalog}, strict=True).word("plain", language, args) == plain


def test_a_plural_follows_its_language() -> None:
    none = "{ $count ->\n    [one] singular\n   *[other] plural\n}\n"
    said: Mapping[Language, str] = {"fr": "singular", "en": "plural"}
    for language in LANGUAGES:
        assert Catalog(language, [f"none = {none}"]).format("none", {"count": 0}) == (said[language], None)
