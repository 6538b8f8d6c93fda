"""Which permission the bot lacks in a channel, as far as the client's cache tells."""

from typing import Final

import discord

__all__ = ["missing"]

_IN_CHANNELS: Final = ("view_channel", "send_messages")
_IN_THREADS: Final = ("view_channel", "send_messages_in_threads")


def missing(client: discord.Client, channel_id: int, *, pictured: bool = False) -> str:
    """The first permission missing to write here, by discord.py's name; "" if none is known to be.

    pictured: whether a file is to be sent too.
    """
    channel = client.get_channel(channel_id)
    if channel is None or isinstance(channel, discord.abc.PrivateChannel):
        return ""
    held = channel.permissions_for(channel.guild.me)
    for name in _IN_THREADS if isinstance(channel, discord.Thread) else _IN_CHANNELS:
        if not getattr(held, name):
            return name
    return "attach_files" if pictured and not held.attach_files else ""
