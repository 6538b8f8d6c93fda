"""The watch over the store: damage is looked for every day, and whoever runs the bot is told of what needs them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Final

import aiohttp
import discord
import structlog

from bot.app import PorcRoyal
from storage.copies import keep_copies
from storage.ports import StorageError, StorageFailed

log = structlog.get_logger(__name__)

LOOK_SECONDS: Final = 60.0
DAY_MS: Final = 24 * 60 * 60 * 1000
CHECKED: Final = "checked"
"""Under which name the program remembers when it last looked for damage everywhere (unix milliseconds)."""


class StoreWatch:
    """One task that looks at the store every minute, and whole once a day; at what a start has left out, at once."""

    def __init__(
        self,
        bot: PorcRoyal,
        tell: Callable[[str], Awaitable[None]] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._bot = bot
        self._tell = tell or self._tell_owner
        self._sleep = sleep
        self._told: Mapping[str, str] = {}
        self._known_damage: tuple[str, ...] = ()
        self._no_copy = False

    async def run(self) -> None:
        """Look until cancelled, or the store is closed; a fault of the store itself ends the program elsewhere."""
        while True:
            try:
                await self.look()
            except StorageFailed as fault:
                if fault.fault == "closed":  # the program stops
                    return
                log.warning("the store cannot be looked at", fault=fault.fault)
            await self._sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Look once: for damage where a day has passed, and for whatever somebody should mend."""
        store, now = self._bot.store, self._bot.clock.now()
        last = int(await store.meta(CHECKED) or 0)
        due = not 0 <= now - last < DAY_MS
        if due or store.unchecked:
            damage = await (store.check() if due else store.check_small())
            log.info("looked for damage", found=list(damage))
            if store.fault is not None:
                log.critical("the database is damaged: restore a backup", parts=list(damage))
                await self._bot.close()
                return
            if due:
                await store.put_meta(CHECKED, str(now))
        if store.damage and tuple(store.damage) != self._known_damage:
            self._known_damage = tuple(store.damage)
            tables = await self._bot.inspection.set_damaged_aside()
            log.error("parts of the database are damaged", parts=list(store.damage), tables=tables)
        await self._keep_copies(now)
        await self._tell_news(await self._list_troubles())

    async def _keep_copies(self, now: int) -> None:
        """Copy the store where it is time for that; what fails is tried again, and told."""
        settings = self._bot.settings
        if settings.database_url:
            return  # its own tools do
        try:
            made = await asyncio.to_thread(
                keep_copies, settings.data, now, hours=settings.backup_hours, days=settings.backup_days
            )
        except (StorageError, OSError) as fault:
            self._no_copy = True
            log.error("the database was not copied", fault=type(fault).__name__)  # noqa: TRY400 - its text has paths
            return
        self._no_copy = False
        if made is not None:
            log.info("copied the database", size=made.size, tables=made.tables)

    async def _list_troubles(self) -> Mapping[str, str]:
        """What whoever runs the bot should mend, each in a sentence; again when it says something else."""
        store, reader = self._bot.store, self._bot.words.of(self._bot.settings.default_language)
        aside = (await store.count_tables()).get("set_aside", 0)
        found = {}
        if store.short_of_space:
            found["space"] = reader.text("owner-space")
        if store.damage:
            found["damage"] = reader.text("owner-damage", what=", ".join(store.damage))
        if self._no_copy:
            found["copy"] = reader.text("owner-copy")
        if aside:
            found["aside"] = reader.text("owner-aside", count=aside)
        return found

    async def _tell_news(self, troubles: Mapping[str, str]) -> None:
        news = [text for name, text in troubles.items() if self._told.get(name) != text]
        self._told = troubles
        if news:
            log.warning("something needs whoever runs the bot", troubles=list(troubles))
            await self._tell("\n".join(news))

    async def _tell_owner(self, text: str) -> None:
        """Directly, not by the outbox: it may be the disk that is full."""
        if self._bot.settings.local or not self._bot.scheduler.outages.heard:
            self._told = {}  # once there is somebody to tell
            return
        try:
            application = await self._bot.application_info()
            owner = application.team.owner if application.team is not None else application.owner
            if owner is not None:  # a team may be without one
                await owner.send(text)  # type: ignore[union-attr]  # a member of a team is a user
        except (discord.HTTPException, aiohttp.ClientError, OSError) as fault:
            log.warning("whoever runs the bot was not told", fault=type(fault).__name__)


@asynccontextmanager
async def watch_store(bot: PorcRoyal) -> AsyncIterator[None]:
    """Watch while the block runs."""
    task = asyncio.create_task(StoreWatch(bot).run(), name="store watch")
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
