"""The numbered rules of every game as pages to read: `python -m bot.wording.rulebook_pages [folder]`, or `make rules`.

They are made of the sentences that `/rules` and `/why` tell, and committed: `docs/rules/<game>.<language>.md`.
"""

import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from bot.games import GAMES, AnyRulebook
from bot.i18n import LANGUAGES, Reader, Words
from bot.i18n.reader import Join
from bot.wording.option_text import make_option_key
from porc_royal.rulebook import TableOption
from porc_royal.sections import Condition, Rule
from porc_royal.settings import Setting, Settings

FOLDER: Final = Path("docs") / "rules"
TRIES: Final = 5000
"""Settings that are tried to find some with which a rule is played."""


class Switch(Struct, frozen=True):
    """The values of an option that switch a rule on, or off."""

    option: TableOption
    values: tuple[Setting, ...]


class Switches(Struct, frozen=True):
    """What decides whether a rule is played: without any, it always is.

    every  all of these must be chosen, and `none` none of these
    any    one of these is enough
    """

    every: Sequence[Switch] = ()
    none: Sequence[Switch] = ()
    any: Sequence[Switch] = ()


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
    shown = [reader.text(make_option_key(book.name, switch.option.name, value)) for value in switch.values]
    values = [reader.text("rules-page-value", value=one) for one in shown]
    name = reader.text(make_option_key(book.name, switch.option.name))
    return reader.text("rules-page-option", option=name, values=reader.join(values, "or"))


def find_switches(book: AnyRulebook, when: Condition) -> Switches:
    """What decides whether a condition holds, found by trying: one option at a time from where it holds.

    Presets only stand for what they put into other options, which are named. Raises `ValueError` where nothing that is
    tried makes it hold.
    """
    usual: Settings = {one.name: one.default for one in book.options}
    options = [one for one in book.options if not one.presets]
    base = usual
    if not when(usual):
        alone = [one for option in options if (one := _hold(option, usual, when)).values]
        if len(alone) > 1:
            return Switches(any=alone)
        base = _find_played(options, usual, when)
    every, none = list[Switch](), list[Switch]()
    for option in options:
        on = _hold(option, base, when)
        off = Switch(option, tuple(one for one in option.values if one not in on.values))
        # Said is what is shorter; of as many each, what differs from the usual.
        more = len(on.values) - len(off.values)
        if off.values and (more < 0 or (more == 0 and base[option.name] != usual[option.name])):
            every.append(on)
        elif off.values:
            none.append(off)
    return Switches(every=every, none=none)


def _hold(option: TableOption, settings: Settings, when: Condition) -> Switch:
    """The values of an option with which a condition holds, all else being as it is."""
    return Switch(option, tuple(one for one in option.values if when({**settings, option.name: one})))


def _find_played(options: Sequence[TableOption], usual: Settings, when: Condition) -> Settings:
    """Settings with which a condition holds, as near to the usual ones as can be. Raises `ValueError`."""
    luck = random.Random(0)  # noqa: S311  # the same tries every time, and no secret
    for _ in range(TRIES):
        found = {**usual, **{one.name: luck.choice(one.values) for one in options}}
        if when(found):
            for one in options:
                nearer = {**found, one.name: usual[one.name]}
                found = nearer if when(nearer) else found
            return found
    raise ValueError("nothing that the lobby offers switches it on")


def main(arguments: Sequence[str]) -> int:
    """Write all pages, into the folder named or where they are committed."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    pages = make_pages(Words.load(GAMES.list_word_packages(), strict=True))
    for name, page in pages.items():
        (folder / name).write_text(page, encoding="utf-8")
    sys.stdout.write(f"{len(pages)} pages written to {folder}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
