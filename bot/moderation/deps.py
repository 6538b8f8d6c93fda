"""What every part of moderation is given by `bot/app.py`, and the check that there is room for something new."""

from collections.abc import Callable

from msgspec import Struct

from bot.announcer.announcer import Announcer
from bot.clock import Clock
from bot.tables.live import LiveTables
from bot.wording.voice import Voices
from storage.ports import StorageFailed, Store


class ModerationDeps(Struct, frozen=True):
    """Where tables are kept and held, who words things, what time it is.

    wake  called after each commit: there may be messages to send, deadlines to keep
    """

    store: Store
    tables: LiveTables
    announcer: Announcer
    voices: Voices
    clock: Clock
    wake: Callable[[], None]
    practice_delay_ms: int = 0


class Part:
    """A part of moderation with what it is given."""

    def __init__(self, deps: ModerationDeps) -> None:
        self._store = deps.store
        self._tables = deps.tables
        self._announcer = deps.announcer
        self._voices = deps.voices
        self._clock = deps.clock
        self._wake = deps.wake
        self._practice_delay_ms = deps.practice_delay_ms


async def require_space(store: Store) -> None:
    """Refuse what is new while the disk is full: what is left is for finishing what runs."""
    if store.short_of_space and not await store.regain():
        raise StorageFailed("full", "no space is kept back")
