"""Which permission the bot lacks in a channel."""

from collections.abc import Sequence
from typing import Final

import discord

from bot.delivery.channels import Channels, Place

__all__ = ["IN_THREADS", "NEEDED", "find_first_missing", "find_missing", "list_missing"]

NEEDED: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""What a table takes of its channel."""
IN_THREADS: Final = "send_messages_in_threads"
"""What it takes besides where that is a thread."""


_IN_CHANNELS: Final = ("view_channel", "send_messages")
_IN_THREADS: Final = ("view_channel", IN_THREADS)


async def find_missing(
    channels: Channels, channel_id: int, *, pictured: bool = False, anew: bool = False
) -> str:
    """The first permission missing to write here, by discord.py's name; "" if none is known to be.

    pictured: whether a file is to be sent too. anew: what was known counts no more, since Discord has just refused.
    """
    held = await channels.find_held(channel_id, anew=anew)
    if held is None:
        return ""
    writing = _IN_THREADS if held.thread else _IN_CHANNELS
    return next(iter(list_missing(held.permissions, (*writing, "attach_files") if pictured else writing)), "")


def find_first_missing(place: Place, names: Sequence[str]) -> str:
    """The first of these permissions that the bot has not in a channel; "" if it has all."""
    return next(iter(list_missing(place.permissions_for(place.guild.me), names)), "")


def list_missing(held: discord.Permissions, names: Sequence[str]) -> list[str]:
    """Those of the named permissions that are not held."""
    return [name for name in names if not getattr(held, name)]
