"""`/help`: how this works, with the commands in their own words.

A command is described once, by its `.description` in `bot/messages/<language>/commands*.ftl`, which Discord shows, too.
Where it is declared it says on which page of the help it stands: `extras=PLAY`. A group says so for all its commands.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from discord import app_commands

from bot.app import PorcRoyal
from bot.i18n import Reader, split
from bot.i18n.command_names import AnyCommand, Registered, make_command_key
from bot.interactions.responses import answer
from bot.ops.version import find_version
from bot.panels.prompts import Panel
from cogs.common import Interaction, find_reader
from cogs.ways import PAGE, UNDESCRIBED

PAGES: Final = ("start", "play", "time", "secret", "table")


def make_help_pages(commands: Iterable[Registered], reader: Reader) -> list[str]:
    """Each page: what there is to say, then the commands that stand on it."""
    every = list(commands)
    pages = []
    for page in PAGES:
        lines = [f"**{reader.text(f'help-page-{page}')}**", reader.text(f"help-{page}")]
        for command in every:
            if (
                isinstance(command, app_commands.Command | app_commands.Group)
                and command.extras.get(PAGE) == page
            ):
                lines += _list_lines(command, reader)
        pages.append("\n".join(lines))
    return pages


def make_help(commands: Iterable[Registered], reader: Reader) -> list[str]:
    """All pages below their title, and at the end which version this is, as messages that fit."""
    version = f"-# {reader.text('help-version', number=find_version())}"
    parts = [f"**{reader.text('help-title')}**", *make_help_pages(commands, reader), version]
    return split("\n\n".join(parts), 1950)


def _list_lines(command: AnyCommand, reader: Reader) -> Iterator[str]:
    """A command, or those of a group, as they are called and described in the reader's language."""
    if isinstance(command, app_commands.Group):
        for one in command.commands:
            yield from _list_lines(one, reader)
        return
    called, told = (
        f"`/{_name_command(command, reader)}`",
        reader.text(f"{make_command_key(command)}.description"),
    )
    yield reader.text("help-command", command=called, what=told)


def _name_command(command: AnyCommand, reader: Reader) -> str:
    """The name of a command behind those of its groups."""
    own = reader.text(f"{make_command_key(command)}.name")
    return own if command.parent is None else f"{_name_command(command.parent, reader)} {own}"


@app_commands.command(name="help", description=UNDESCRIBED)
async def help_(interaction: Interaction) -> None:
    """All pages of the short help."""
    reader = await find_reader(interaction)
    texts = make_help(interaction.client.tree.get_commands(), reader)
    await answer(interaction, Panel(texts[0], more=tuple(texts[1:])))


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    bot.tree.add_command(help_)
