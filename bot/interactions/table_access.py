"""Who may look at a table, and from where: one check, for commands, what is typed into them, and every component.

Whoever sits there may from anywhere, whoever reads its channel from within it, other members of its server as far as
they could look into its channel. A table that somebody may not look at is refused like one that there is not (DEC-053).
"""

import discord

from bot.clock import WallClock
from bot.delivery import Channels
from porc_royal.asks import Refused
from storage.ports import Store, TableRow


def find_channels(interaction: discord.Interaction) -> Channels:
    """What the bot that was called knows of channels; any other client has its cache."""
    known = getattr(interaction.client, "channels", None)
    return known if isinstance(known, Channels) else Channels(interaction.client, WallClock(), told=True)


async def require_access(store: Store, interaction: discord.Interaction, table_id: int) -> TableRow:
    """The table, for whoever may look at it from where they act. Raises `Refused`."""
    table = await store.table(table_id)
    if table is None or not await _may_look(store, interaction, table):
        raise Refused("refused-unknown-table")
    return table


async def _may_look(store: Store, interaction: discord.Interaction, table: TableRow) -> bool:
    if table.channel_id == interaction.channel_id or interaction.user.id == table.host_id:
        return True
    if any(interaction.user.id in (row.user_id, row.deputy_id) for row in await store.seats(table.id)):
        return True
    member = interaction.user
    if table.guild_id is None or table.guild_id != interaction.guild_id:
        return False
    return isinstance(member, discord.Member) and await _may_read(find_channels(interaction), member, table)


async def _may_read(channels: Channels, member: discord.Member, table: TableRow) -> bool:
    """Whether a member of the server may read the table's channel; of one that is gone, whoever manages channels."""
    place = await channels.find(
        table.channel_id, anew=True
    )  # what nobody tells of, its server may just have taken away
    await channels.complete(member)
    if place is None:
        return member.guild_permissions.manage_channels
    try:
        held = place.permissions_for(member)
    except discord.ClientException:  # the channel of a thread is unknown
        return member.guild_permissions.manage_channels
    if isinstance(place, discord.Thread) and place.is_private() and not held.manage_threads:
        return held.view_channel and await _is_in(place, member)
    return held.view_channel


async def _is_in(thread: discord.Thread, member: discord.Member) -> bool:
    """Whether somebody was added to a private thread."""
    try:
        await thread.fetch_member(member.id)
    except discord.HTTPException:
        return False
    return True
