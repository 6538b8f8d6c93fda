"""What `/election result` and `/election export` answer; the rules of the election are imported with it."""

import discord

from bot.i18n import split
from bot.interactions.responses import answer, make_attachment, make_in_time
from bot.moderation.answers import Viewer
from bot.panels.prompts import Panel
from cogs.common import Interaction, find_table, find_viewer
from cogs.election.export import Format, export_election
from cogs.election.standing import Elections, Standing, word_reigns, word_tally


async def show_result(interaction: Interaction, table: str | None) -> None:
    """How the election stands, or how the last one here ended; then who has reigned in this channel."""
    elections = _elections(interaction)
    standing = await _find_standing(interaction, await find_viewer(interaction), table)
    reigns = word_reigns(standing, await elections.list_reigns(standing.table.channel_id))
    picture = await make_in_time(interaction, elections.paint(standing))
    first, *more = split("\n".join([*word_tally(standing), *reigns]), 1900)
    await answer(interaction, Panel(first, more=tuple(more)), picture=picture)


async def send_export(interaction: Interaction, kind: Format, table: str | None, *, public: bool) -> None:
    """The election as a file: for whoever asks, or for the channel. Nobody's sealed vote is in it."""
    standing = await _find_standing(interaction, await find_viewer(interaction), table)
    text = standing.voice.text("elections-exported", table=standing.voice.table_name(standing.table))
    await interaction.response.send_message(
        text,
        file=make_attachment(export_election(standing, kind), f"election-{standing.table.id}.{kind}"),
        ephemeral=not public,
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def _find_standing(interaction: Interaction, viewer: Viewer, table: str | None) -> Standing:
    """The election that is meant: the table that is named, else this channel's, be it over, else one's own."""
    elections = _elections(interaction)
    if table is not None:
        return await elections.show_standing(viewer, await find_table(interaction, table))
    found = await elections.find(interaction.channel_id or 0, interaction.user.id)
    return await elections.show_standing(viewer, found)


def _elections(interaction: Interaction) -> Elections:
    bot = interaction.client
    return Elections(bot.store, bot.tables, bot.voices, bot.pictures)
