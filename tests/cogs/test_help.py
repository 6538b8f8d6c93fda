"""`/help` lists the commands in the words by which Discord describes them."""

from importlib.metadata import version

import pytest
from discord import app_commands
from discord.ext import commands

from bot.games import GAMES
from bot.i18n import LANGUAGES, Language, Words
from cogs.help import PAGES, make_help, make_help_pages
from cogs.ways import PAGE
from tests.cogs.tree import load_every_command
from tests.i18n.folders import every_pattern

OF_GAMES = frozenset({"cochons", "pig", "cosmic", "election"})


@pytest.fixture
async def tree() -> app_commands.CommandTree[commands.Bot]:
    return await load_every_command()


def test_every_command_stands_on_a_page_of_the_help_unless_its_group_is_a_games(
    tree: app_commands.CommandTree[commands.Bot],
) -> None:
    for command in tree.get_commands():
        assert isinstance(command, app_commands.Command | app_commands.Group)
        expected = set() if command.name in OF_GAMES | {"help"} else set(PAGES)
        assert {command.extras.get(PAGE)} & {*PAGES} <= expected, command.name
        assert bool(expected) == (PAGE in command.extras), command.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_of_a_command_what_discord_says_of_it(
    tree: app_commands.CommandTree[commands.Bot], language: Language
) -> None:
    reader = Words.load(GAMES.list_word_packages()).of(language)
    told = "\n".join(make_help_pages(tree.get_commands(), reader))
    known = every_pattern(language)
    for command in tree.walk_commands():
        root = command.root_parent or command
        if PAGE in root.extras and isinstance(command, app_commands.Command):
            key = "-".join(("command", *command.qualified_name.split()))
            assert f"{key}.name" in known
            assert f"{reader.text(f'{key}.name')}` · {reader.text(f'{key}.description')}" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_ends_with_the_version(
    tree: app_commands.CommandTree[commands.Bot], language: Language
) -> None:
    last = make_help(tree.get_commands(), Words.load(GAMES.list_word_packages()).of(language))[
        -1
    ].splitlines()[-1]
    assert last.startswith("-# ")
    assert version("porc-royal") in last
