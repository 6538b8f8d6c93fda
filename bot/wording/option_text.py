"""The options of a lobby as people type them: `name=value` or `name: value`, with commas between.

Both may be written as the rules call them or as the lobby shows them, in either language and whatever the
capitals, and a value by its beginning; what is on or off also takes yes and no.
"""

import re
from typing import Final

from msgspec import Struct

from bot.games import GAMES, AnyRulebook
from bot.i18n import Reader, Words, read_whole_number
from bot.wording.choices import find_named, list_titles, normalise
from bot.wording.table_settings import find_setting
from porc_royal.asks import Refused
from porc_royal.facts import Listing
from porc_royal.rulebook import Setting, TableOption

YES: Final = frozenset({"yes", "on", "oui", "vrai"})
NO: Final = frozenset({"no", "off", "non", "faux"})
COMMA: Final = re.compile(r",(?=[^,=:]*[=:])")
"""Before the name of another option; the words of a value may have commas of their own."""
EQUALS: Final = re.compile(r"\s*[=:]\s*")
LONGEST: Final = 100
"""Characters of a proposal: Discord's limit, for what is shown and for what is sent; nothing longer is proposed."""


class Proposal(Struct, frozen=True):
    """What may be chosen while one types: all that was typed before, and one option more."""

    shown: str
    typed: str


def find_game(words: Words, typed: str) -> str:
    """The game that is called so in either language, or the only one whose name begins so; else what was typed."""
    names = {name: {normalise(name), *list_titles(words, f"{name}-name")} for name in GAMES}
    return find_named(names, typed, names) or typed


def read_options(words: Words, reader: Reader, game: str, typed: str) -> dict[str, str]:
    """Values by option, both as the lobby keeps them.

    Raises `Refused` for what is no option of the game, and for a value that it cannot have. Of a game that there
    is not, everything is taken as typed: it is the lobby that refuses it.
    """
    rulebook, found = GAMES.get(game), dict[str, str]()
    for part in filter(None, (one.strip(" ,") for one in COMMA.split(typed))):
        name, value = (*EQUALS.split(part, 1), "")[:2]
        own = find_setting(name)
        if own is not None:
            found[own.name] = value if read_whole_number(value) is not None else own.read_typed(value)
            continue
        if rulebook is None:
            found[name.casefold()] = value
            continue
        option = _find_option(words, rulebook, name)
        if option is None or not EQUALS.search(part):
            raise Refused("refused-setting-unknown", name=part[:60])
        setting = _find_value(words, rulebook, option, value)
        if setting is None:
            values = [
                f"{make_slug(one)} ({reader.text(make_option_key(game, option.name, one))})"
                for one in option.values
            ]
            raise Refused(
                "refused-setting",
                option=reader.text(make_option_key(game, option.name)),
                value=value[:60],
                values=Listing(tuple(values)),
            )
        found[option.name] = make_slug(setting)
    return found


def propose_options(words: Words, reader: Reader, rulebook: AnyRulebook, typed: str) -> list[Proposal]:
    """What may be added to what is understood already, by what is being typed behind its last comma."""
    kept, last = _split_last(words, reader, rulebook, typed)
    meant = _try_reading(words, reader, rulebook, last)
    text, found = normalise(EQUALS.sub(" ", last)), list[Proposal]()
    for option in rulebook.options:
        if option.name in kept:
            continue
        titles = (normalise(option.name), *list_titles(words, make_option_key(rulebook.name, option.name)))
        for value in map(make_slug, option.values):
            shown = (
                normalise(value),
                *list_titles(words, make_option_key(rulebook.name, option.name, value)),
            )
            lines = (f"{title} {one}" for title, one in zip(titles, shown, strict=True))
            if meant == {option.name: value} or any(text in line for line in lines):
                found.append(_make_proposal(words, reader, rulebook, {**kept, option.name: value}))
    return [one for one in found if len(one.typed) <= LONGEST]


def make_slug(setting: Setting) -> str:
    """A value as it is typed, and as its sentences are named."""
    return str(setting).lower()


def make_option_key(game: str, name: str, value: Setting | None = None) -> str:
    """The sentence that names an option of a game, or one of its values."""
    base = f"{game}-option-{name}"
    return base if value is None else f"{base}-{make_slug(value)}"


def _split_last(
    words: Words, reader: Reader, rulebook: AnyRulebook, typed: str
) -> tuple[dict[str, str], str]:
    """The options before the last comma, if all of that is understood, and what follows it."""
    before, _, last = typed.rpartition(",")
    *others, whole = COMMA.split(typed)
    if "," in whole and _try_reading(words, reader, rulebook, whole):
        before, last = ",".join(others), whole
    known = _try_reading(words, reader, rulebook, before)
    if known is None:
        return {}, typed
    options = {one.name for one in rulebook.options}
    return {name: value for name, value in known.items() if name in options}, last.strip()


def _try_reading(words: Words, reader: Reader, rulebook: AnyRulebook, typed: str) -> dict[str, str] | None:
    """The options read, or None where something is no option."""
    try:
        return read_options(words, reader, rulebook.name, typed)
    except Refused:
        return None


def _make_proposal(words: Words, reader: Reader, rulebook: AnyRulebook, chosen: dict[str, str]) -> Proposal:
    """The options in the reader's words, and as they are sent, with values cut short if it would be too long.

    Where the words are too long what is sent is shown: one may type on from it.
    """
    shown = ", ".join(
        reader.text(
            "lobby-option-proposed",
            option=reader.text(make_option_key(rulebook.name, name)),
            value=reader.text(make_option_key(rulebook.name, name, value)),
        )
        for name, value in chosen.items()
    )
    typed = ", ".join(f"{name}={value}" for name, value in chosen.items())
    if len(typed) > LONGEST:
        options = {one.name: one for one in rulebook.options}
        typed = ",".join(
            f"{name}={_shorten(words, rulebook, options[name], value)}" for name, value in chosen.items()
        )
    return Proposal(shown if len(shown) <= LONGEST else typed, typed)


def _shorten(words: Words, rulebook: AnyRulebook, option: TableOption, value: str) -> str:
    """The shortest beginning by which a value is understood."""
    beginnings = (value[:length] for length in range(1, len(value)))
    understood = ((one, _find_value(words, rulebook, option, one)) for one in beginnings)
    return next((one for one, found in understood if found is not None and make_slug(found) == value), value)


def _find_option(words: Words, rulebook: AnyRulebook, typed: str) -> TableOption | None:
    """The option that goes by this name."""
    for option in rulebook.options:
        if normalise(typed) in {
            normalise(option.name),
            *list_titles(words, make_option_key(rulebook.name, option.name)),
        }:
            return option
    return None


def _find_value(words: Words, rulebook: AnyRulebook, option: TableOption, typed: str) -> Setting | None:
    """The value that goes by this name, or the only one that begins so; a number is never guessed."""
    text = normalise(typed)
    if all(isinstance(value, bool) for value in option.values) and text in YES | NO:
        return text in YES
    names = {
        value: {
            normalise(make_slug(value)),
            *list_titles(words, make_option_key(rulebook.name, option.name, value)),
        }
        for value in option.values
    }
    return find_named(names, typed, [value for value in option.values if isinstance(value, str | bool)])
