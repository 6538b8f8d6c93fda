"""Last answers: of what somebody is answered in private at one table, beside what stands there, one is left.

A command, and a button that everybody sees, can only be answered by a message more. Whatever such a message said or
asked before is told anew by the next one, which therefore takes its place. It is remembered for as long as Discord lets
its answer be changed; a program that starts anew leaves what is there.

What is told of a question beside it, advice say, belongs to it: once that is answered, it goes as well, or it would
stand below the next question as if it were about that one.
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
        self._beside: Final[dict[tuple[int, int], tuple[int, discord.Interaction]]] = {}

    async def replace(self, table_id: int, interaction: discord.Interaction) -> None:
        """Let the answer just given be the only one. The one before is gone then, unless Discord will not have it."""
        make_room(self._last)
        await self._let_follow(self._last, table_id, interaction)

    async def note_beside(self, table_id: int, interaction: discord.Interaction) -> None:
        """What was just told belongs to the question that is open: it goes with that, and for the next of its kind."""
        make_room(self._beside)
        await self._let_follow(self._beside, table_id, interaction)

    async def end_question(self, table_id: int, interaction: discord.Interaction) -> None:
        """The question is answered: what was told beside it goes."""
        before = self._beside.pop((interaction.user.id, table_id), None)
        if before is not None and self._clock.now() - before[0] < TOKEN_MS:
            await _take_away(before[1])

    async def _let_follow(
        self,
        kept: dict[tuple[int, int], tuple[int, discord.Interaction]],
        table_id: int,
        interaction: discord.Interaction,
    ) -> None:
        now = self._clock.now()
        for whose in [one for one, (at, _) in kept.items() if now - at >= TOKEN_MS]:
            del kept[whose]
        whose = interaction.user.id, table_id
        before = kept.pop(whose, None)
        kept[whose] = now, interaction
        if before is not None:
            await _take_away(before[1])


async def _take_away(interaction: discord.Interaction) -> None:
    """Take the answer to an interaction away, where Discord lets it."""
    try:
        with call_closed_cut():
            await interaction.delete_original_response()
    except CUT as cut:
        log.info("older answer left", interaction=interaction.id, fault=type(cut).__name__)
    except discord.HTTPException as fault:
        log.info("older answer left", interaction=interaction.id, code=fault.code, status=fault.status)
