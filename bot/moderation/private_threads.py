"""Private threads in which two players of a table talk, opened when one of them asks for it.

A thread is remembered by the pair, so the same two find the same one again, also after a restart. The bot reads
nothing there, and says once who else might.
"""

from typing import Final

import discord
from msgspec import Struct

from bot.clock import Clock
from bot.delivery.channels import Channels
from bot.delivery.message_ids import StoredMessageIds
from bot.delivery.outgoing import Say, address_channel, make_row
from bot.delivery.permissions import find_first_missing
from bot.i18n import clean, fit, fold
from bot.moderation.answers import Viewer
from bot.panels.prompts import Panel
from bot.tables.live import LiveTables
from bot.wording.voice import Voice, Voices
from porc_royal.asks import Refused
from porc_royal.facts import Seat
from storage.ports import SeatRow, Store

NEEDED: Final = ("create_private_threads", "send_messages_in_threads")
ARCHIVED_MINUTES: Final = 4320
TITLE: Final = 100


class Pair(Struct, frozen=True):
    """Two people of a table, where it is, and what is said to both of them."""

    table_id: int
    channel_id: int
    people: tuple[int, int]
    title: str
    hello: str

    @property
    def name(self) -> str:
        """Under which their thread is remembered, whoever of them asks."""
        # This is what stores have: a name changed would lose the threads that are there.
        return "parley:{}:{}".format(*sorted(self.people))


class PrivateThreads:
    """Opens private threads for two. What Discord does not permit is refused, with the reason, to who asked."""

    def __init__(
        self,
        client: discord.Client,
        channels: Channels,
        store: Store,
        tables: LiveTables,
        voices: Voices,
        clock: Clock,
    ) -> None:
        self._client = client
        self._channels = channels
        self._store = store
        self._tables = tables
        self._voices = voices
        self._clock = clock
        self._message_ids = StoredMessageIds(store, clock)

    async def open(self, table_id: int, viewer: Viewer, other: str) -> Panel:
        """A link to the thread of the viewer and the player of this name or seat. Raises `Refused`."""
        async with self._tables.turn(table_id) as live:
            voice = self._voices.in_language(live, viewer.language)
            me = live.seat_of(viewer.user_id)
            if me is None:
                raise Refused("refused-not-seated")
            if live.table.status != "playing":
                raise Refused("refused-not-now")
            them = _find_partner(live.seats, voice, me, other)
            public = self._voices.of_table(live)
            both = f"{clean(me.name)} & {clean(them.name)}"
            pair = Pair(
                table_id,
                live.table.channel_id,
                (viewer.user_id, them.user_id or 0),
                fit(public.text("private-thread-title", who=both), TITLE),
                public.text("private-thread-hello", table=public.table_name(live.table)),
            )
        thread_id = await self._find_thread(pair)
        return Panel(
            voice.text("private-thread-open", where=f"<#{thread_id}>", who=voice.who(Seat(them.seat)))
        )

    async def _find_thread(self, pair: Pair) -> int:
        """The thread of these two, taken out of the archive; or a new one."""
        kept = await self._message_ids.find(pair.table_id, pair.name)
        try:
            if kept is not None and await self._reopen_thread(kept):
                return kept
            return await self._open_thread(pair)
        except discord.HTTPException as fault:
            raise Refused("private-thread-refused", code=str(fault.code)) from fault

    async def _reopen_thread(self, thread_id: int) -> bool:
        """Whether the thread is still there; it is taken out of the archive."""
        try:
            await self._client.http.edit_channel(thread_id, archived=False)
        except discord.NotFound:
            return False
        return True

    async def _open_thread(self, pair: Pair) -> int:
        parent = await self._find_text_channel(pair.channel_id)
        thread = await parent.create_thread(
            name=pair.title,
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=ARCHIVED_MINUTES,
        )
        # Remembered first: should the rest fail, the next press finds it.
        await self._message_ids.keep(pair.table_id, pair.name, thread.id)
        for user_id in pair.people:
            await thread.add_user(discord.Object(user_id))
        message = make_row(address_channel(thread.id), Say(text=pair.hello, mentions=pair.people))
        await self._store.owe((message,), now=self._clock.now(), table_id=pair.table_id)
        return thread.id

    async def _find_text_channel(self, channel_id: int) -> discord.TextChannel:
        """The channel that may hold the thread: the table's own, or the one that the table's thread hangs on."""
        place = await self._channels.find(channel_id, anew=True)
        if isinstance(place, discord.Thread):
            place = await self._channels.find(place.parent_id)
        if not isinstance(place, discord.TextChannel):
            raise Refused("private-thread-nowhere")
        lacking = find_first_missing(place, NEEDED)
        if lacking:
            raise Refused(f"private-thread-{lacking.replace('_', '-')}")
        return place


def _find_partner(seats: tuple[SeatRow, ...], voice: Voice, me: SeatRow, other: str) -> SeatRow:
    """The seat meant, by number or by name. Raises `Refused` for oneself, a practice player, or nobody."""
    typed = fold(other)
    found = next((row for row in seats if typed in (str(row.seat), fold(row.name))), None)
    if found is None:
        raise Refused("refused-value", field="player", value=other.strip()[:60])
    if found.seat == me.seat:
        raise Refused("private-thread-oneself")
    if found.user_id is None:
        raise Refused("private-thread-practice", who=found.name)
    return found
