"""The numbered rules of every game as pages to read: `python -m bot.wording.rulebook_pages [folder]`, or `make rules`.

They are made of the sentences that `/rules` and `/why` tell, and committed: `docs/rules/<game>.<language>.md`.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Final

from bot.games import GAMES, AnyRulebook
from bot.i18n import LANGUAGES, Reader, Words
from bot.i18n.reader import Join
from bot.wording.option_text import option_key
from games.table.options import choose
from games.table.rulebook import TableOption
from games.table.sections import Condition, Rule
from games.table.settings import Setting, Settings

FOLDER: Final = Path("docs") / "rules"


@dataclass(frozen=True, slots=True)
class Switch:
    """The values of an option that switch a rule on, or off."""

    option: TableOption
    values: tuple[Setting, ...]


@dataclass(frozen=True, slots=True)
class Switches:
    """What decides whether a rule is played: without any, it always is.

    every  all of these must be chosen
    any    one of these is enough
    none   none of these may be chosen
    """

    every: Sequence[Switch] = ()
    any: Sequence[Switch] = ()
    none: Sequence[Switch] = ()


def make_pages(words: Words) -> dict[str, str]:
    """The pages of all games whose rules are told, by the name of their file."""
    return {
        f"{name}.{language}.md": make_page(words.of(language), book)
        for name, book in GAMES.items()
        for language in LANGUAGES
        if book.sections
    }


def make_page(reader: Reader, book: AnyRulebook) -> str:
    """One game's rules in one language, as Markdown."""
    return "\n\n".join(_list_blocks(reader, book)) + "\n"


def _list_blocks(reader: Reader, book: AnyRulebook) -> Iterator[str]:
    yield f"# {reader.text('rules-title', game=reader.text(f'{book.name}-name'))}"
    yield reader.text("rules-page-note", command="make rules")
    for section in book.sections:
        yield f"## {reader.text(section.get_key(book.name))}"
        yield from _tell_switches(reader, book, section.when)
        for rule in section.rules:
            yield "  \n".join(_list_lines(reader, book, rule))


def _list_lines(reader: Reader, book: AnyRulebook, rule: Rule) -> Iterator[str]:
    yield f"**{rule.id}.** {reader.text(rule.get_key(book.name))}"
    if rule.unplayed:
        yield reader.text("rules-page-unplayed", why=reader.text(rule.get_reason_key(book.name)))
    elif rule.has_reason:
        yield reader.text("rules-reason", why=reader.text(rule.get_reason_key(book.name)))
    yield from _tell_switches(reader, book, rule.when)


def _tell_switches(reader: Reader, book: AnyRulebook, when: Condition | None) -> Iterator[str]:
    """Which options of the lobby decide whether something is played."""
    if when is None:
        return
    found = find_switches(book, when)
    told: tuple[tuple[str, Sequence[Switch], Join], ...] = (
        ("only", found.every, "and"),
        ("only", found.any, "or"),
        ("not", found.none, "or"),
    )
    for key, switches, join in told:
        if switches:
            named = reader.join([_name_switch(reader, book, one) for one in switches], join)
            yield reader.text(f"rules-page-{key}", options=named)


def _name_switch(reader: Reader, book: AnyRulebook, switch: Switch) -> str:
    """An option with its values, in the words of the lobby."""
    shown = [reader.text(option_key(book.name, switch.option.name, value)) for value in switch.values]
    values = [reader.text("rules-page-value", value=one) for one in shown]
    name = reader.text(option_key(book.name, switch.option.name))
    return reader.text("rules-page-option", option=name, values=reader.join(values, "or"))


def find_switches(book: AnyRulebook, when: Condition) -> Switches:
    """What decides whether a condition holds, found by trying: one option at a time from the defaults, then two.

    Presets only stand for what they put into other options, which are named. Raises `ValueError` where nothing that is
    tried makes it hold.
    """
    usual: Settings = {one.name: one.default for one in book.options}
    options = [one for one in book.options if not one.presets]
    if when(usual):
        off = _list_switches(book, usual, options, lambda settings: not when(settings))
        few = [one for one in off if 2 * len(one.values) <= len(one.option.values)]
        return Switches(every=[_invert(one) for one in off if one not in few], none=few)
    on = _list_switches(book, usual, options, when)
    if on:
        many = len(on) == 1 and 2 * len(on[0].values) > len(on[0].option.values)
        return Switches(none=[_invert(on[0])]) if many else Switches(any=on)
    for first, second in combinations(options, 2):
        for value in first.values:
            chosen = choose(book.options, usual, first.name, value)
            for switch in _list_switches(book, chosen, [second], when):
                return Switches(every=[Switch(first, (value,)), switch])
    raise ValueError("nothing that the lobby offers switches it on")


def _invert(switch: Switch) -> Switch:
    """The other values of the option, which are fewer to name."""
    return Switch(switch.option, tuple(one for one in switch.option.values if one not in switch.values))


def _list_switches(
    book: AnyRulebook, settings: Settings, options: Sequence[TableOption], when: Condition
) -> list[Switch]:
    """The options by whose values alone a condition comes to hold, with these values, all else being as it is."""
    found = [
        Switch(one, tuple(v for v in one.values if when(choose(book.options, settings, one.name, v))))
        for one in options
    ]
    return [one for one in found if one.values]


def main(arguments: Sequence[str]) -> int:
    """Write all pages, into the folder named or where they are committed."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    pages = make_pages(Words.load(GAMES, strict=True))
    for name, page in pages.items():
        (folder / name).write_text(page, encoding="utf-8")
    sys.stdout.write(f"{len(pages)} pages written to {folder}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
