"""The commands by which people look at what only some games have: made from what the games say of them."""

from typing import TypeAlias

from discord import app_commands

from bot.app import PorcRoyal
from bot.games import GAMES
from bot.i18n import is_part
from bot.interactions.responses import answer, make_in_time
from bot.tables.live import CannotLoad
from cogs.common import (
    Interaction,
    Names,
    find_table,
    find_table_to_see,
    find_viewer,
    list_own_tables,
    make_choices,
)
from cogs.ways import PLAY, UNDESCRIBED
from porc_royal.asks import Refused
from porc_royal.commands import LookCommand

Command: TypeAlias = app_commands.Command[app_commands.Group, ..., None]


def make_look_command(look: LookCommand, *, own: bool = False) -> Command:
    """The command of a look: of all of it, and where it consists of things, of one that is asked for.

    own  it stands in the group of its game, and shows a game that is being played
    """

    async def whole(interaction: Interaction, table: str | None = None) -> None:
        await _show(interaction, look.look, None, table, own=own)

    async def of_things(interaction: Interaction, thing: str | None = None, table: str | None = None) -> None:
        await _show(interaction, look.look, thing, table, own=own)

    async def things(interaction: Interaction, typed: str) -> Names:
        return await _things(interaction, look.look, typed)

    if look.asked:
        named = app_commands.rename(thing=look.asked)(of_things)
        made: Command = app_commands.Command(
            name=look.name, description=UNDESCRIBED, callback=named, extras=PLAY
        )
        made.autocomplete("thing")(things)
    else:
        made = app_commands.Command(name=look.name, description=UNDESCRIBED, callback=whole, extras=PLAY)
    made.autocomplete("table")(_tables)
    return made


async def _show(
    interaction: Interaction, what: str, thing: str | None, table: str | None, *, own: bool
) -> None:
    """Answer with the look, in words and as a picture."""
    chosen = await (find_table if own else find_table_to_see)(interaction, table)
    viewer = await find_viewer(interaction)
    shown = await make_in_time(interaction, interaction.client.queries.show_look(chosen, viewer, what, thing))
    await answer(interaction, shown.panel, picture=shown.picture)


async def _things(interaction: Interaction, what: str, typed: str) -> Names:
    """What one may ask for alone."""
    try:
        chosen = await find_table(interaction, vars(interaction.namespace).get("table"))
        found = await interaction.client.queries.list_look(chosen, await find_viewer(interaction), what)
    except (Refused, CannotLoad):
        return []
    return make_choices([one for one in found if is_part(typed, *one)])


async def _tables(interaction: Interaction, typed: str) -> Names:
    return await list_own_tables(interaction, typed)


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    for look in GAMES.list_shared_looks():
        bot.tree.add_command(make_look_command(look))
