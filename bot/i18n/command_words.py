"""What a game's command groups say in both languages, and whether Discord takes so much.

Discord counts the characters of a command: all names and descriptions in it, each in its longest language.
"""

from collections.abc import Iterator
from typing import Final

from bot.games import Games
from bot.i18n.languages import LANGUAGES, Language
from bot.i18n.reader import Words
from porc_royal.commands import CommandGroup

MOST: Final = 8000
"""How many characters Discord takes of a command group."""

SHARED_OPTION: Final = "table"
"""What every command of a group may be given besides."""


def refuse_long_groups(games: Games, words: Words) -> None:
    """Leave out the games of whose command groups Discord takes none: it would take no other command either."""
    for game in tuple(games.known.values()):
        lengths = {group.name: count_characters(group, words) for group in game.commands}
        long = [
            f"/{name} has {length} characters, and Discord takes {MOST}"
            for name, length in lengths.items()
            if length > MOST
        ]
        if long:
            games.refuse(game.name, "; ".join(long))


def count_characters(group: CommandGroup, words: Words) -> int:
    """How many of the characters that Discord allows a command group takes."""
    return sum(
        max(_length(words, keys, attribute, language) for language in LANGUAGES)
        for keys in list_places(group)
        for attribute in ("name", "description")
    )


def list_places(group: CommandGroup) -> Iterator[tuple[str, ...]]:
    """Each place in a group that has a name and a description: the keys where its words may be, its own first."""
    base = f"command-{group.name}"
    yield (base,)
    asked = {
        **{one.name: tuple(typed.name for typed in one.typed) for one in group.moves},
        **{one.name: tuple(filter(None, (one.asked,))) for one in group.looks},
        **({"negotiate": ("with",)} if group.negotiate else {}),
    }
    for command, options in asked.items():
        yield (f"{base}-{command}",)
        for option in (*options, SHARED_OPTION):
            yield tuple(f"{before}option-{option}" for before in (f"{base}-{command}-", f"{base}-", ""))


def _length(words: Words, keys: tuple[str, ...], attribute: str, language: Language) -> int:
    names = (f"{key}.{attribute}" for key in keys)
    return next((len(words.of(language).text(one)) for one in names if words.has(one, language)), 0)
