"""The commands by which people look at what only some games have: made from the looks of their rulebooks."""

from collections.abc import Iterator
from typing import TypeAlias

from discord import app_commands

from bot.app import PorcRoyal
from bot.games import GAMES, AnyLook
from bot.i18n import fits
from bot.interactions.responses import answer, in_time
from cogs.common import Interaction, Names, make_choices, my_tables, table_of, table_to_see, viewer_of
from cogs.ways import PLAY, UNDESCRIBED
from porc_royal.asks import Refused

Command: TypeAlias = app_commands.Command[app_commands.Group, ..., None]


def make_own_looks(game: str) -> Iterator[Command]:
    """The commands of the looks that stand in a game's own group."""
    for what, look in GAMES[game].looks.items() if game in GAMES else ():
        if look.own:
            yield make_look_command(what, look)


def make_shared_looks() -> Iterator[Command]:
    """The commands of all other looks, one for those that several games share.

    Raises `ValueError` where games do not say the same of it.
    """
    found: dict[str, AnyLook] = {}
    for book in GAMES.values():
        for what, look in book.looks.items():
            if not look.own and _describe_command(found.setdefault(what, look)) != _describe_command(look):
                raise ValueError(f"{book.name} has another command for {what}")
    for what, look in found.items():
        yield make_look_command(what, look)


def make_look_command(what: str, look: AnyLook) -> Command:
    """The command of a look: of all of it, and where it consists of things, of one that is asked for."""

    async def whole(interaction: Interaction, table: str | None = None) -> None:
        await _show(interaction, what, look, None, table)

    async def of_things(interaction: Interaction, thing: str | None = None, table: str | None = None) -> None:
        await _show(interaction, what, look, thing, table)

    async def things(interaction: Interaction, typed: str) -> Names:
        return await _things(interaction, what, typed)

    if look.asked:
        named = app_commands.rename(thing=look.asked)(of_things)
        made: Command = app_commands.Command(
            name=look.command, description=UNDESCRIBED, callback=named, extras=PLAY
        )
        made.autocomplete("thing")(things)
    else:
        made = app_commands.Command(name=look.command, description=UNDESCRIBED, callback=whole, extras=PLAY)
    made.autocomplete("table")(_tables)
    return made


def _describe_command(look: AnyLook) -> tuple[str, str]:
    """What the command of a look is made from."""
    return look.command, look.asked


async def _show(
    interaction: Interaction, what: str, look: AnyLook, thing: str | None, table: str | None
) -> None:
    """Answer with the look, in words and as a picture."""
    chosen = await (table_of if look.own else table_to_see)(interaction, table)
    viewer = await viewer_of(interaction)
    shown = await in_time(interaction, interaction.client.queries.show_look(chosen, viewer, what, thing))
    await answer(interaction, shown.panel, picture=shown.picture)


async def _things(interaction: Interaction, what: str, typed: str) -> Names:
    """What one may ask for alone."""
    try:
        chosen = await table_of(interaction, vars(interaction.namespace).get("table"))
        found = await interaction.client.queries.list_look(chosen, await viewer_of(interaction), what)
    except Refused:
        return []
    return make_choices([one for one in found if fits(typed, *one)])


async def _tables(interaction: Interaction, typed: str) -> Names:
    return await my_tables(interaction, typed)


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    for command in make_shared_looks():
        bot.tree.add_command(command)
