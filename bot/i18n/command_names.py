"""Names and descriptions of slash commands, found from the command's English path in the same `.ftl` files.

`/table open game:` is worded by `command-table-open-option-game` with its attributes `.name` and
`.description`, or by `command-table-option-game` or `option-game` when the command, or its group, has no words of its
own for it. A cog gives English names and nothing else:

    words = Words.load(GAMES.list_word_packages())
    describe_commands(tree.get_commands(), words)             # English descriptions, `from_` becomes `from`
    await tree.set_translator(Translations(words))
"""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as At

from bot.i18n.languages import USUAL, Language, choose_language
from bot.i18n.reader import Words

AnyCommand: TypeAlias = app_commands.Command[Any, ..., Any] | app_commands.Group
Registered: TypeAlias = AnyCommand | app_commands.ContextMenu

SPOKEN: Final = frozenset(one for one in discord.Locale if choose_language(one.value) != USUAL)
"""The locales that have words of their own; English stands where there are none."""


class Translations(app_commands.Translator):
    """Gives names and descriptions in the other languages; Discord shows the English ones to everybody else."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def make_digest(self) -> str:
        """Of all that it translates by, this file included: nothing needs translating anew while it is the same."""
        own = hashlib.blake2b(Path(__file__).read_bytes(), digest_size=16)
        return own.hexdigest() + self._words.digest

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The words for one place, None where English does: for other locales, and where nothing is known."""
        if locale not in SPOKEN:  # asked of each string for each of Discord's thirty locales
            return None
        language = choose_language(locale.value)
        for key in _keys(string, context):
            if self._words.has(key, language):
                return self._words.of(language).text(key)
        return None


def describe_commands(commands: Iterable[Registered], words: Words) -> None:
    """Give commands their English descriptions, and options the names they have in Discord (`from_`: `from`).

    An English name that the words do not know is left as it is; `list_undescribed` lists those without words.
    """
    for command in _walk(commands):
        command.description = (
            _find_english(words, (make_command_key(command),), "description") or command.description
        )
        if isinstance(command, app_commands.Command):
            names = {one.name: one.name.rstrip("_") for one in command.parameters if one.name.endswith("_")}
            if names:
                app_commands.rename(**names)(command)
            described = {
                one.name: _find_english(words, _option_keys(command, one.display_name), "description")
                or one.description
                for one in command.parameters
            }
            app_commands.describe(**{name: app_commands.locale_str(one) for name, one in described.items()})(
                command
            )
            app_commands.rename(
                **{one.name: app_commands.locale_str(one.display_name) for one in command.parameters}
            )(command)


def list_undescribed(commands: Iterable[Registered], words: Words, language: Language) -> list[str]:
    """The names and descriptions that `language` lacks, as the keys that are looked for first."""
    lacking: list[str] = []
    for command in _walk(commands):
        places: list[tuple[str, ...]] = [(make_command_key(command),)]
        if isinstance(command, app_commands.Command):
            places += [_option_keys(command, one.display_name) for one in command.parameters]
        lacking += [
            f"{keys[0]}.{attribute}"
            for keys in places
            for attribute in ("name", "description")
            if not any(words.has(f"{key}.{attribute}", language) for key in keys)
        ]
    return lacking


def make_command_key(command: AnyCommand) -> str:
    """The key of a command or group: `command-table-open` for `/table open`."""
    return "-".join(("command", *command.qualified_name.replace("_", "-").split(" ")))


def _option_keys(command: AnyCommand, name: str) -> tuple[str, ...]:
    """Where the words for an option may be: its command's own, those of the group, or those of every such option."""
    option = f"option-{name.replace('_', '-')}"
    group = () if command.parent is None else (f"{make_command_key(command.parent)}-{option}",)
    return (f"{make_command_key(command)}-{option}", *group, option)


def _keys(string: app_commands.locale_str, context: app_commands.TranslationContextTypes) -> tuple[str, ...]:
    """The keys to try. A choice has no path: `locale_str("…", key="language-fr")` names its sentence."""
    if isinstance(context.data, app_commands.ContextMenu):
        return ()
    match context.location:
        case At.command_name | At.group_name:
            return (f"{make_command_key(context.data)}.name",)
        case At.command_description | At.group_description:
            return (f"{make_command_key(context.data)}.description",)
        case At.parameter_name | At.parameter_description:
            attribute = "name" if context.location is At.parameter_name else "description"
            keys = _option_keys(context.data.command, context.data.display_name)
            return tuple(f"{key}.{attribute}" for key in keys)
        case _:
            key = string.extras.get("key")
            return (key,) if isinstance(key, str) else ()


def _find_english(words: Words, keys: tuple[str, ...], attribute: str) -> str | None:
    for key in keys:
        if words.has(f"{key}.{attribute}", USUAL):
            return words.of(USUAL).text(f"{key}.{attribute}")
    return None


def _walk(commands: Iterable[Registered]) -> Iterator[AnyCommand]:
    for command in commands:
        if isinstance(command, app_commands.Group):
            yield command
            yield from _walk(command.commands)
        elif isinstance(command, app_commands.Command):
            yield command
