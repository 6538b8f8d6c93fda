"""Which interactions are acted on: none that comes late, and none while the program stops.

What seems late may be on time, where this machine's clock was set forward meanwhile: Discord's time is asked first
(DEC-095).
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import aiohttp
import discord
import structlog

from bot.clock import Clock, wait_at_most
from bot.i18n import Words
from bot.interactions.responses import answer, read_client_language, read_language
from bot.panels.prompts import Panel
from storage.ports import StorageFailed, Store

log = structlog.get_logger(__name__)

LATE_SECONDS: Final = 2.5
"""An interaction older than this was replayed after an interruption: its sender saw a failure and will repeat."""

ASKING_SECONDS: Final = 1.5
"""How long Discord's time is waited for; an answer may be given until three seconds after the press."""


SLOW_SECONDS: Final = 1.7
"""After so long without an answer it is looked whether the store is why."""
LOOK_SECONDS: Final = 0.6


class Admission:
    """Admits interactions, and knows which are under way, so that a stop can wait for them.

    clock_ahead: how far this machine's clock is ahead of Discord's, in ms; None: no interaction comes late
    ask_time: asks Discord anything, so that its time is known from the answer
    """

    def __init__(
        self,
        words: Words,
        store: Store,
        clock: Clock,
        clock_ahead: Callable[[], int] | None,
        ask_time: Callable[[], Awaitable[object]],
    ) -> None:
        self._words = words
        self._store = store
        self._clock = clock
        self._clock_ahead = clock_ahead
        self._ask_time = ask_time
        self._asking = asyncio.Lock()
        self._heard_at = 0
        self.stopping = False
        self._slow: Final[set[asyncio.Task[None]]] = set()
        self.under_way: Final[set[asyncio.Task[object]]] = set()

    async def admit(self, interaction: discord.Interaction) -> bool:
        """Whether to act on an interaction. While stopping its sender is told so; one that comes late is left alone."""
        self.note_under_way()  # at once: what is looked at is answered before the end
        if self.stopping and interaction.type is discord.InteractionType.autocomplete:
            return False  # Discord takes no message as an answer to it
        if self.stopping:
            language = await read_language(self._store, interaction)
            await answer(interaction, Panel(self._words.of(language).text("bot-going")))
            return False
        if await self._came_late(interaction):
            return False
        if self._store.is_shared:  # what is far away may not answer, and an answer is expected all the same
            asyncio.get_running_loop().call_later(SLOW_SECONDS, self._tell_if_slow, interaction)
        return True

    def _tell_if_slow(self, interaction: discord.Interaction) -> None:
        if (
            not interaction.response.is_done()
            and interaction.type is not discord.InteractionType.autocomplete
        ):
            self._slow.add(task := asyncio.create_task(self._tell_slow(interaction)))
            task.add_done_callback(self._slow.discard)

    async def _tell_slow(self, interaction: discord.Interaction) -> None:
        """In time, that the store does not answer. What becomes of the interaction takes the place of this.

        Where it does answer it is left to whoever is at work: a pressed message can then still be changed in place.
        """
        try:
            await wait_at_most(LOOK_SECONDS, self._store.outcome(interaction.id))
        except StorageFailed:
            return  # and so it tells whoever is at work, who says so
        except TimeoutError:
            pass
        else:
            return
        if interaction.response.is_done():
            return
        log.warning("nothing answered yet", interaction=interaction.id)
        words = self._words.of(read_client_language(interaction))
        await answer(interaction, Panel(words.text("bot-memory-away")))

    def note_under_way(self) -> None:
        """Let a stop wait for what is being done here."""
        task = asyncio.current_task()
        if task is not None:
            self.under_way.add(task)
            task.add_done_callback(self.under_way.discard)

    async def _came_late(self, interaction: discord.Interaction) -> bool:
        """Whether an interaction was replayed after an interruption: its sender saw it fail and will repeat it."""
        came_at = self._clock.now()
        if self._find_age(interaction, came_at) <= LATE_SECONDS:
            return False
        await self.hear_time(came_at)
        age = self._find_age(interaction, came_at)
        if age > LATE_SECONDS:
            log.warning("interaction came late", interaction=interaction.id, age=round(age, 1))
        return age > LATE_SECONDS

    def _find_age(self, interaction: discord.Interaction, at: int) -> float:
        """How old an interaction was at a moment of this machine's clock, in seconds."""
        if self._clock_ahead is None:
            return 0.0
        now = at - self._clock_ahead()
        return now / 1000 - discord.utils.snowflake_time(interaction.id).timestamp()

    async def hear_time(self, since: int) -> None:
        """Ask Discord's time, once for all that came together. Where it does not answer, nothing new is known."""
        async with self._asking:
            if self._heard_at >= since:
                return
            try:
                async with asyncio.timeout(ASKING_SECONDS):
                    await self._ask_time()
            except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
                log.info("time not told", fault=type(fault).__name__)
            self._heard_at = self._clock.now()
