"""Arrivals: a message whose button is pressed has arrived, whatever became of the note of it.

Its answer takes its place then, so nobody could find it in the history any more by what it says (DEC-139).
"""

from typing import Final

import discord
import structlog

from bot.delivery.deps import DeliveryDeps
from bot.delivery.discord_format import is_shown_by
from bot.delivery.outgoing import Edit, Say, unpack_if_readable
from bot.delivery.sender import SKEW_MS
from storage.ports import Owed

__all__ = ["Arrivals"]

SEARCHED: Final = 20
"""So many of the oldest messages of a lane may be the one that was pressed."""
_log = structlog.get_logger("delivery")


class Arrivals:
    """Notes as sent what an earlier process, or a request without an answer, has brought there."""

    def __init__(self, deps: DeliveryDeps) -> None:
        self._outbox: Final = deps.outbox
        self._message_ids: Final = deps.message_ids
        self._clock: Final = deps.clock

    async def note_pressed(self, destination: str, message: discord.Message) -> None:
        """Look whether what was pressed is still owed, and note that it is there."""
        for row in await self._outbox.lane(destination, SEARCHED):
            keep = _find_name(row, message)
            if keep and await self._message_ids.find(row.table_id, keep) != message.id:
                await self._message_ids.keep(row.table_id, keep, message.id)
                await self._outbox.mark_sent(row.id, message.id, now=self._clock.now())
                _log.info("message_found_by_press", table=row.table_id, message=row.kind)
                return


def _find_name(row: Owed, message: discord.Message) -> str:
    """Under which name a row's message is to be remembered, where it is the one that was pressed; else "".

    An older message that has been edited may have the same buttons; it says something else.
    """
    if row.attempted_at is None:
        return ""
    outgoing = unpack_if_readable(row.kind, row.payload)
    # What was to be an edit may have had to be sent anew; the message that it was to change is known by its name.
    made = isinstance(outgoing, Say) or (isinstance(outgoing, Edit) and outgoing.anew)
    if outgoing is None or not made or not is_shown_by(outgoing, message):
        return ""
    written = message.created_at.timestamp() * 1000
    return outgoing.keep if written >= row.attempted_at - SKEW_MS else ""
