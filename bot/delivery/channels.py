"""Channels and servers as Discord tells of them: by the gateway unasked, else by a request that is remembered.

Where interactions come by HTTP no event tells of a server, its channels or their permissions. Then they are asked for
when somebody needs them, and forgotten after a while, since nothing tells of a change (DEC-331).
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias, TypeVar

import discord

from bot.clock import Clock
from bot.delivery.discord_errors import FAULTS

__all__ = ["KEPT_MS", "MOST", "Channels", "Held", "Place"]

Place: TypeAlias = discord.abc.GuildChannel | discord.Thread


@dataclass(frozen=True, slots=True)
class Held:
    """What we may do in a channel, and whether it is a thread."""

    thread: bool
    permissions: discord.Permissions


KEPT_MS: Final = 5 * 60_000
"""How long an answer is remembered where no event tells of changes."""
PRESS_SECONDS: Final = 1.0
"""How long whoever presses something may wait for what is asked on their account."""
MOST: Final = 256
"""So many servers, and so many channels, are remembered: whoever has more asks more often, and needs no more room."""

T = TypeVar("T")


class _Remembered(Generic[T]):
    """The latest answers by id, each for a while."""

    def __init__(self, clock: Clock) -> None:
        self._clock: Final = clock
        # A dictionary would go past all that it ever forgot at its head.
        self._kept: Final = OrderedDict[int, tuple[int, T]]()

    def find(self, key: int) -> T | None:
        at, found = self._kept.get(key, (0, None))
        return found if found is not None and 0 <= self._clock.now() - at < KEPT_MS else None

    def keep(self, key: int, value: T) -> T:
        self._kept.pop(key, None)
        self._kept[key] = (self._clock.now(), value)
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return value

    def forget(self, key: int) -> None:
        self._kept.pop(key, None)

    def forget_where(self, is_meant: Callable[[T], bool]) -> None:
        for key in [key for key, (_, one) in self._kept.items() if is_meant(one)]:
            del self._kept[key]

    def __len__(self) -> int:
        return len(self._kept)


class Channels:
    """Finds channels and servers.

    told: whether the gateway tells of them, so that the client's cache knows them and their changes
    call: what a request is made in, which bounds how long it takes
    """

    def __init__(
        self,
        client: discord.Client,
        clock: Clock,
        told: bool,
        call: Callable[[], AbstractAsyncContextManager[object]] = nullcontext,
    ) -> None:
        self._client: Final = client
        self._call: Final = call
        self._told: Final = told
        self._places: Final = _Remembered[Place](clock)
        self._guilds: Final = _Remembered[discord.Guild](clock)
        self._held: Final = _Remembered[Held](clock)

    def note(self, interaction: discord.Interaction) -> None:
        """Remember what an interaction tells of its channel: what it is, and what we may do there."""
        place = interaction.channel
        if not self._told and interaction.guild_id is not None and place is not None:
            self._held.keep(place.id, Held(isinstance(place, discord.Thread), interaction.app_permissions))

    async def find_held(self, channel_id: int, *, anew: bool = False) -> Held | None:
        """What we may do in a channel of a server; None where that is not known.

        anew: what is remembered counts no more, since Discord has just refused what it permits
        """
        if self._told:
            known: object = self._client.get_channel(channel_id)
        elif anew:
            self._held.forget(channel_id)
            known = await self.find(channel_id, anew=True)
        else:
            return self._held.find(channel_id)
        if not isinstance(known, Place):
            return None
        return Held(isinstance(known, discord.Thread), known.permissions_for(known.guild.me))

    async def find(self, channel_id: int, *, anew: bool = False) -> Place | None:
        """The channel or thread of a server with this id; None where there is none, or none that we may see.

        anew: what is remembered counts no more, since Discord has just refused what it permits
        """
        known: object = self._client.get_channel(channel_id)
        known = known or (None if anew else self._places.find(channel_id))
        known = known or await self._ask(channel_id, anew=anew)
        return known if isinstance(known, Place) else None

    async def complete(self, member: discord.Member) -> discord.Member:
        """The member with the roles of their server, which an interaction by HTTP does not tell."""
        if not self._told:
            with suppress(TimeoutError):
                async with asyncio.timeout(PRESS_SECONDS):
                    member.guild = await self._find_guild(member.guild.id) or member.guild
        return member

    def forget(self, guild_id: int) -> None:
        """Ask anew for whatever is known of a server when it is needed next."""
        self._guilds.forget(guild_id)
        self._places.forget_where(lambda place: place.guild.id == guild_id)

    async def has_left(self, guild_id: int) -> bool:
        """Whether we are on a server no more, where no event tells of it."""
        if self._told:
            return False
        self._guilds.forget(guild_id)
        try:
            async with self._call():
                await self._client.fetch_guild(guild_id, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            return True
        except FAULTS:
            return False  # that is not known
        return False

    async def _ask(self, channel_id: int, *, anew: bool) -> object:
        """Ask Discord for a channel; the gateway, too, tells of no thread in the archive."""
        try:
            async with self._call():
                found = await self._client.fetch_channel(channel_id)
        except FAULTS:
            self._places.forget(channel_id)
            return None
        if self._told or not isinstance(found, Place):
            return found
        if anew:
            self._guilds.forget(found.guild.id)
        guild = await self._find_guild(found.guild.id)
        if guild is None:
            return None
        if isinstance(found, discord.Thread):  # its permissions are those of the channel that it hangs on
            parent = await self.find(found.parent_id, anew=anew)
            if isinstance(parent, discord.TextChannel):
                guild._add_channel(parent)  # noqa: SLF001 - where discord.py's own thread looks for its parent
        found.guild = guild
        return self._places.keep(channel_id, found)

    async def _find_guild(self, guild_id: int) -> discord.Guild | None:
        """A server with its roles and ourselves in it."""
        known = self._guilds.find(guild_id)
        if known is not None:
            return known
        try:
            async with self._call():
                guild = await self._client.fetch_guild(guild_id, with_counts=False)
            if self._client.user is not None:
                async with self._call():
                    us = await guild.fetch_member(self._client.user.id)
                guild._add_member(us)  # noqa: SLF001 - that `guild.me` is known
        except FAULTS:
            return None
        return self._guilds.keep(guild_id, guild)
