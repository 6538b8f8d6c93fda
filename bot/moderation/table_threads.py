"""A thread for a table: opened below the lobby's message when its host asks for it, and the table moves there."""

from typing import Final

import discord
import structlog

from bot.announcer.notices import OLD_LOBBY
from bot.delivery.channels import Channels
from bot.delivery.discord_errors import FAULTS, classify
from bot.delivery.message_ids import StoredMessageIds
from bot.delivery.permissions import find_first_missing
from bot.delivery.policy import HAS_THREAD
from bot.delivery.sender import ARCHIVED_MINUTES
from bot.i18n import clean
from bot.moderation.actions import Done, Person, require_host, require_lobby
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.moderator import Press
from bot.moderation.table_admin import TableAdmin
from porc_royal.asks import Refused

log = structlog.get_logger(__name__)

NEEDED: Final = ("create_public_threads", "send_messages_in_threads")
TITLE: Final = 100


class TableThreads(Part):
    """Opens threads for tables. What Discord does not permit is refused, with the reason, to who asked."""

    def __init__(
        self, deps: ModerationDeps, client: discord.Client, channels: Channels, admin: TableAdmin
    ) -> None:
        super().__init__(deps)
        self._client, self._channels = client, channels
        self._admin = admin
        self._message_ids = StoredMessageIds(deps.store, deps.clock)

    async def open(self, table_id: int, person: Person, press: Press) -> Done:
        """Open a thread below the lobby's message, and take the table there. Raises `Refused`."""
        async with self._tables.turn(table_id) as live:
            require_lobby(live)
            require_host(live, person)
            channel_id, guild_id = live.table.channel_id, live.table.guild_id
            voice = self._voices.of_table(live)
            title = clean(live.table.title or voice.table_name(live.table), TITLE)
            lobby = await self._message_ids.find(table_id, "lobby")
        await self._require_permissions(channel_id)
        if lobby is None:
            raise Refused("refused-not-now")
        await self._open_thread(channel_id, lobby, title)
        await self._message_ids.keep(table_id, OLD_LOBBY, lobby)
        # Discord gives a thread the id of the message below which it hangs.
        return await self._admin.move(table_id, person, press, lobby, guild_id, below_lobby=True)

    async def _require_permissions(self, channel_id: int) -> None:
        """Refuse where no thread can be opened, and name the permission that is missing."""
        place = await self._channels.find(channel_id, anew=True)
        if isinstance(place, discord.Thread):
            raise Refused("thread-already")
        if not isinstance(place, discord.TextChannel):
            raise Refused("thread-nowhere")
        lacking = find_first_missing(place, NEEDED)
        if lacking:
            raise Refused(f"thread-{lacking.replace('_', '-')}")

    async def _open_thread(self, channel_id: int, message_id: int, title: str) -> None:
        """Open it; that an earlier try has done so already is no fault."""
        try:
            await self._client.http.start_thread_with_message(
                channel_id, message_id, name=title, auto_archive_duration=ARCHIVED_MINUTES
            )
        except FAULTS as fault:
            diagnosis = classify(fault)
            log.info("thread refused", channel=channel_id, code=diagnosis.code, status=diagnosis.status)
            if diagnosis.code == HAS_THREAD:
                return
            if not isinstance(fault, discord.DiscordException):
                raise Refused("thread-unheard") from fault
            raise Refused("thread-refused", code=str(diagnosis.code or diagnosis.status)) from fault
