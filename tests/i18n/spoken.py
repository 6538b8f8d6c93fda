"""What a program with a toy language says in it, wherever somebody reads it: run in the copy, prints what it found."""

import asyncio
import json
import sys
from dataclasses import replace
from pathlib import Path

import discord
from discord.app_commands import TranslationContextLocation, TranslationContextTypes, locale_str
from discord.app_commands.translator import CommandNameTranslationContext

from bot.applications import find_applications
from bot.games import GAMES
from bot.i18n import LANGUAGES, Words, choose_language, is_none, read_duration
from bot.i18n.check import check_ftl, find_folders
from bot.i18n.command_names import Translations, list_undescribed
from bot.wording.choices import find_value
from bot.wording.page_words import word_page
from bot.wording.table_settings import NAMED, SETTINGS
from storage.sqlite import open_store
from tests.cogs.tree import load_every_command
from tests.i18n.toy_language import CODE
from tests.promises.moderated import ModeratedTable
from tests.promises.openings import opening


async def look(folder: Path) -> dict[str, object]:
    """Everything that the tests compare."""
    applications = (one.words for one in find_applications())
    words = Words.load((*GAMES.list_word_packages(), *applications), strict=True)
    tree = await load_every_command()
    command = tree.get_command("help")
    assert isinstance(command, discord.app_commands.Command)
    where: TranslationContextTypes = CommandNameTranslationContext(
        TranslationContextLocation.command_name, command
    )
    return {
        "languages": LANGUAGES,
        "problems": check_ftl(find_folders()),
        "undescribed": list_undescribed(tree.get_commands(), words, CODE),
        "help": await Translations(words).translate(locale_str("help"), discord.Locale.german, where),
        "names": [words.of(one).text(f"language-{CODE}") for one in LANGUAGES],
        "listed": words.of(CODE).join(["a", "b"]),
        "length": words.of(CODE).length(2 * 86_400),
        "addressed": [choose_language(one) for one in ("de", "de-AT", "fr", "en-GB", "it", None)],
        "typed": [find_value(words, NAMED, one) for one in ("Deutsch", "allemand", "german", CODE)],
        "offered": next(one for one in SETTINGS if one.name == "language").menu_values,
        "durations": [read_duration("3 tage"), read_duration("3 jours"), is_none("keine")],
        "page": word_page(words),
        "table": await play(folder),
    }


async def play(folder: Path) -> dict[str, object]:
    """The first messages of a table in the toy language, and what is kept of it."""
    store = await open_store(folder / "data")
    opened = replace(opening("cochons", 0), languages=(CODE, CODE), table_id=1)
    table = ModeratedTable(store, Words.load(GAMES.list_word_packages()), opened, folder)
    await table.begin()
    kept, seats = await store.table(1), await store.seats(1)
    await store.close()
    return {
        "languages": [kept.language if kept else "", *(one.language for one in seats)],
        "told": [json.loads(one.payload).get("text", "") for one in table.sent],
        "where": [one.destination for one in table.sent],
    }


if __name__ == "__main__":
    json.dump(asyncio.run(look(Path(sys.argv[1]))), sys.stdout)
