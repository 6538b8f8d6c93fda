"""Who may look at a table, and from where: one check, for commands, what is typed into them, and every component.

Whoever sits there may from anywhere, whoever reads its channel from within it, other members of its server as far as
they could look into its channel. A table that somebody may not look at is refused like one that there is not (DEC-053).
"""

import discord

from porc_royal.asks import Refused
from storage.ports import Store, TableRow


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
    return isinstance(member, discord.Member) and await _may_read(interaction.client, member, table)


async def _may_read(client: discord.Client, member: discord.Member, table: TableRow) -> bool:
    """Whether a member of the server may read the table's channel; of one that is gone, whoever manages channels."""
    place = await _find_channel(client, table.channel_id)
    if not isinstance(place, discord.abc.GuildChannel | discord.Thread):
        return member.guild_permissions.manage_channels
    try:
        held = place.permissions_for(member)
    except discord.ClientException:  # the channel of a thread is unknown
        return member.guild_permissions.manage_channels
    if isinstance(place, discord.Thread) and place.is_private() and not held.manage_threads:
        return held.view_channel and await _is_in(place, member)
    return held.view_channel


async def _find_channel(client: discord.Client, channel_id: int) -> object:
    """The channel; the client does not keep a thread in the archive, so Discord is asked for it."""
    known = client.get_channel(channel_id)
    if known is not None:
        return known
    try:
        return await client.fetch_channel(channel_id)
    except (discord.HTTPException, discord.InvalidData):
        return None


async def _is_in(thread: discord.Thread, member: discord.Member) -> bool:
    """Whether somebody was added to a private thread."""
    try:
        await thread.fetch_member(member.id)
    except discord.HTTPException:
        return False
    return True
