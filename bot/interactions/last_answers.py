"""Last answers: of what somebody is answered in private at one table, beside what stands there, one is left.

A command, and a button that everybody sees, can only be answered by a message more. Whatever such a message said or
asked before is told anew by the next one, which therefore takes its place. It is remembered for as long as Discord lets
its answer be changed; a program that starts anew leaves what is there.
"""

from typing import Final

import discord
import structlog

from bot.clock import Clock
from bot.delivery.memory import make_room
from bot.interactions.responses import CUT, call_closed_cut

log = structlog.get_logger(__name__)

TOKEN_MS: Final = 14 * 60 * 1000
"""For so long the answer to an interaction can be changed; a minute less than Discord says."""


class LastAnswers:
    """Remembers the last of such answers, by person and table, and takes it away for the next."""

    def __init__(self, clock: Clock) -> None:
        self._clock: Final = clock
        self._last: Final[dict[tuple[int, int], tuple[int, discord.Interaction]]] = {}

    async def replace(self, table_id: int, interaction: discord.Interaction) -> None:
        """Let the answer just given be the only one. The one before is gone then, unless Discord will not have it."""
        now = self._clock.now()
        for whose in [one for one, (at, _) in self._last.items() if now - at >= TOKEN_MS]:
            del self._last[whose]
        whose = interaction.user.id, table_id
        before = self._last.pop(whose, None)
        make_room(self._last)
        self._last[whose] = now, interaction
        if before is None:
            return
        try:
            with call_closed_cut():
                await before[1].delete_original_response()
        except CUT as cut:
            log.info("older answer left", interaction=interaction.id, fault=type(cut).__name__)
        except discord.HTTPException as fault:
            log.info("older answer left", interaction=interaction.id, code=fault.code, status=fault.status)
