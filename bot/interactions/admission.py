"""Which interactions are acted on: none that comes late, and none while the program stops."""

import asyncio
from collections.abc import Callable
from typing import Final

import discord
import structlog

from bot.clock import Clock
from bot.i18n import Words
from bot.interactions.responses import answer, language_for
from bot.panels.prompts import Panel
from storage.ports import Store

log = structlog.get_logger(__name__)

LATE_SECONDS: Final = 2.5
"""An interaction older than this was replayed after an interruption: its sender saw a failure and will repeat."""


class Admission:
    """Admits interactions, and knows which are under way, so that a stop can wait for them.

    clock_ahead: how far this machine's clock is ahead of Discord's, in ms; None: no interaction comes late
    """

    def __init__(
        self, words: Words, store: Store, clock: Clock, clock_ahead: Callable[[], int] | None
    ) -> None:
        self._words = words
        self._store = store
        self._clock = clock
        self._clock_ahead = clock_ahead
        self.stopping = False
        self.under_way: Final[set[asyncio.Task[object]]] = set()

    async def admit(self, interaction: discord.Interaction) -> bool:
        """Whether to act on an interaction. While stopping its sender is told so; one that comes late is left alone."""
        if self.stopping:
            language = await language_for(self._store, interaction)
            await answer(interaction, Panel(self._words.of(language).text("bot-going")))
            return False
        if self._came_late(interaction):
            return False
        self.note_under_way()
        return True

    def note_under_way(self) -> None:
        """Let a stop wait for what is being done here."""
        task = asyncio.current_task()
        if task is not None:
            self.under_way.add(task)
            task.add_done_callback(self.under_way.discard)

    def _came_late(self, interaction: discord.Interaction) -> bool:
        """Whether an interaction was replayed after an interruption: its sender saw it fail and will repeat it."""
        if self._clock_ahead is None:
            return False
        now = self._clock.now() - self._clock_ahead()
        age = now / 1000 - discord.utils.snowflake_time(interaction.id).timestamp()
        if age > LATE_SECONDS:
            log.warning("interaction came late", interaction=interaction.id, age=round(age, 1))
        return age > LATE_SECONDS
