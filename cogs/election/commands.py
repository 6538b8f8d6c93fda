"""`/election open`, `result` and `export`; the moves of its voters and its presider are those of the game."""

from typing import Final, get_args

import discord
from discord import app_commands

from bot.app import PorcRoyal
from bot.i18n import fold, is_part, split
from bot.interactions.responses import answer, make_attachment, make_in_time
from bot.moderation.answers import Viewer
from bot.panels.prompts import Panel
from cogs.common import Interaction, Names, find_table, find_viewer, list_own_tables
from cogs.election.export import Format, export_election
from cogs.election.opening import Command, make_open_command
from cogs.election.standing import Elections, Standing, word_reigns, word_tally
from cogs.ways import UNDESCRIBED
from porc_royal.asks import Refused

FORMATS: Final[tuple[Format, ...]] = get_args(Format)


async def result(interaction: Interaction, table: str | None = None) -> None:
    """How the election stands, or how the last one here ended; then who has reigned in this channel."""
    elections = _elections(interaction)
    standing = await _standing(interaction, await find_viewer(interaction), table)
    reigns = word_reigns(standing, await elections.list_reigns(standing.table.channel_id))
    picture = await make_in_time(interaction, elections.paint(standing))
    first, *more = split("\n".join([*word_tally(standing), *reigns]), 1900)
    await answer(interaction, Panel(first, more=tuple(more)), picture=picture)


@app_commands.rename(form="format")
async def export(
    interaction: Interaction, form: str = "csv", public: bool = False, table: str | None = None
) -> None:
    """The election as a file: for whoever asks, or for the channel. Nobody's sealed vote is in it."""
    kind = next((one for one in FORMATS if one == fold(form)), None)
    if kind is None:
        raise Refused("elections-error-format")
    standing = await _standing(interaction, await find_viewer(interaction), table)
    text = standing.voice.text("elections-exported", table=standing.voice.table_name(standing.table))
    await interaction.response.send_message(
        text,
        file=make_attachment(export_election(standing, kind), f"election-{standing.table.id}.{kind}"),
        ephemeral=not public,
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def _standing(interaction: Interaction, viewer: Viewer, table: str | None) -> Standing:
    """The election that is meant: the table that is named, else this channel's, be it over, else one's own."""
    elections = _elections(interaction)
    if table is not None:
        return await elections.show_standing(viewer, await find_table(interaction, table))
    found = await elections.find(interaction.channel_id or 0, interaction.user.id)
    return await elections.show_standing(viewer, found)


# ------------------------------------------------------------------------------------------------ the group


async def _formats(interaction: Interaction, typed: str) -> Names:
    return [app_commands.Choice(name=one.upper(), value=one) for one in FORMATS if is_part(typed, one)]


async def _tables(interaction: Interaction, typed: str) -> Names:
    return await list_own_tables(interaction, typed)


def _elections(interaction: Interaction) -> Elections:
    bot = interaction.client
    return Elections(bot.store, bot.tables, bot.voices, bot.pictures)


def list_commands() -> tuple[Command, ...]:
    """What stands in the group `/election` besides the moves of the game."""
    showing: Command = app_commands.Command(name="result", description=UNDESCRIBED, callback=result)
    exporting: Command = app_commands.Command(name="export", description=UNDESCRIBED, callback=export)
    exporting.autocomplete("form")(_formats)
    for command in (showing, exporting):
        command.autocomplete("table")(_tables)
    return make_open_command(), showing, exporting


async def setup(bot: PorcRoyal) -> None:
    """Called when the application is loaded: the game has its group already."""
    (group,) = (one for one in bot.tree.get_commands() if one.name == "election")
    if not isinstance(group, app_commands.Group):
        raise TypeError("/election is no group")
    for command in list_commands():
        group.add_command(command)
