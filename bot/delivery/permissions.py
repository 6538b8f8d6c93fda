"""Which permission the bot lacks in a channel, as far as the client's cache tells."""

from collections.abc import Sequence
from typing import Final

import discord

__all__ = ["find_first_missing", "find_missing"]

_IN_CHANNELS: Final = ("view_channel", "send_messages")
_IN_THREADS: Final = ("view_channel", "send_messages_in_threads")


def find_missing(client: discord.Client, channel_id: int, *, pictured: bool = False) -> str:
    """The first permission missing to write here, by discord.py's name; "" if none is known to be.

    pictured: whether a file is to be sent too.
    """
    channel = client.get_channel(channel_id)
    if channel is None or isinstance(channel, discord.abc.PrivateChannel):
        return ""
    writing = _IN_THREADS if isinstance(channel, discord.Thread) else _IN_CHANNELS
    return find_first_missing(channel, (*writing, "attach_files") if pictured else writing)


def find_first_missing(place: discord.abc.GuildChannel | discord.Thread, names: Sequence[str]) -> str:
    """The first of these permissions that the bot has not in a channel; "" if it has all."""
    held = place.permissions_for(place.guild.me)
    return next((name for name in names if not getattr(held, name)), "")
