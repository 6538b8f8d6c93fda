"""What happens on a server, and who acts, where messages wait or a table has lost its channel."""

from contextlib import suppress
from typing import Final

import discord
from discord.ext import commands

from bot.clock import Clock
from bot.delivery import Channels, DeliveryWorker
from bot.moderation.delivery_failures import DeliveryFailures
from storage.ports import StorageFailed, Store

LEFT: Final = "left:{}"
"""Under which name it is remembered since when a server is without the bot, until its tables are forgotten."""


class GuildEvents(commands.Cog):
    """Listens only; whatever follows is done by delivery and by those who are told of its failures."""

    def __init__(
        self,
        store: Store,
        delivery: DeliveryWorker,
        failures: DeliveryFailures,
        channels: Channels,
        clock: Clock,
    ) -> None:
        self._store, self._channels, self._clock = store, channels, clock
        self._delivery = delivery
        self._failures = failures

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Somebody acts: what was refused here, or in their direct messages, is tried again."""
        self._channels.note(interaction)
        if interaction.type is discord.InteractionType.autocomplete:
            return
        with suppress(StorageFailed):  # they act again once the store answers
            if interaction.channel_id is not None:
                await self._delivery.retry(interaction.channel_id)
            await self._delivery.note_acting(interaction.user.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Permissions may have come back here."""
        await self._delivery.recheck(after.id)

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """A thread may have been opened again."""
        await self._delivery.recheck(after.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Permissions may have come back everywhere on this server."""
        await self.recheck_guild(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot's own roles may have changed."""
        if after == after.guild.me:
            await self.recheck_guild(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The table that was here is paused, and its host told."""
        await self._pause_table(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """The same for a thread."""
        await self._pause_table(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited, perhaps again: what waited for this server can go."""
        await self._store.put_meta(LEFT.format(guild.id), None)
        await self.recheck_guild(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is back after an outage of its own."""
        await self.recheck_guild(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server: its games are kept for a term, their clocks stopped."""
        await self._store.put_meta(LEFT.format(guild.id), str(self._clock.now()))
        for table in await self._store.tables_in_guild(guild.id):
            await self._failures.report_lost_guild(table.id)
        self._delivery.wake()

    async def recheck_guild(self, guild_id: int) -> None:
        """What was refused on a server is tried again."""
        self._channels.forget(guild_id)
        for table in await self._store.tables_in_guild(guild_id):
            await self._delivery.recheck(table.channel_id)

    async def _pause_table(self, channel_id: int) -> None:
        table = await self._store.table_in(channel_id)
        if table is not None and table.status != "paused":
            await self._failures.report_deleted_channel(table.id, channel_id)
            self._delivery.wake()
