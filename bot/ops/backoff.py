"""How long the client waits before it connects to Discord again: discord.py's own pause grows to seventeen minutes.

It has no setting for that (DEC-140).
"""

from typing import Final, Literal

import discord.client
import discord.shard
from discord.backoff import ExponentialBackoff

LONGEST_PAUSE: Final = 60.0
"""So many seconds after the network is back at most, players are heard again."""


class ShortBackoff(ExponentialBackoff[Literal[False]]):
    """Grows as discord.py's, up to a minute."""

    def delay(self) -> float:
        """The next pause in seconds."""
        return min(super().delay(), LONGEST_PAUSE)


def shorten_reconnects() -> None:
    """Let every client wait no longer; discord.py has no setting for it."""
    discord.client.ExponentialBackoff = ShortBackoff  # type: ignore[assignment, attr-defined]
    discord.shard.ExponentialBackoff = ShortBackoff  # type: ignore[assignment, attr-defined]
