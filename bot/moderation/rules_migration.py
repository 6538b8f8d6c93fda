"""A table that is taken back to a position: where today's rules do not replay its log, or its log is damaged.

The log is cut back to that position, from which today's rules ask again; the table is told why. Whoever had
replied since then replies once more, and chance is asked anew at the same places of the same sealed stream.
"""

from collections.abc import Callable
from contextlib import suppress

import msgspec

from bot.announcer.announcer import Announcer
from bot.announcer.news import News
from bot.clock import Clock
from bot.moderation.restarts import NewStart, go_on
from bot.tables.live import Live
from bot.tables.replaying import upgrade
from porc_royal.facts import Saying
from porc_royal.play import Play, Position, RulesBroke
from storage.ports import Change, LogBroken, Store, TableFields, Unreadable
from storage.ports import PositionRow as StoredPosition
from storage.upgrades import NoUpgrade


class RulesMigration:
    """What the live tables call when they load such a table."""

    def __init__(
        self,
        store: Store,
        announcer: Announcer,
        clock: Clock,
        wake: Callable[[], None],
        practice_delay_ms: int = 0,
    ) -> None:
        self._store = store
        self._announcer = announcer
        self._clock = clock
        self._wake = wake
        self._practice_delay_ms = practice_delay_ms

    async def ask_again(self, live: Live, position: Position) -> None:
        """Take the table back to `position`, ask again, and say so. Raises `RulesBroke`."""
        why = Saying("asked-again", {"table": self._announcer.notices.table_name(live)})
        await self._store.commit(self.take_back(live, position, why))
        self._wake()

    async def find_position(self, live: Live) -> Position | None:
        """The newest position from which a table can go on by today's rules; None where there is none any more."""
        for stored in await self._store.positions(live.table.id):
            with suppress(RulesBroke, NoUpgrade, LogBroken, Unreadable, msgspec.MsgspecError):
                position = upgrade(stored, live.rulebook)
                if Play(live.rulebook, position).asks:
                    return position
        return None

    def take_back(
        self, live: Live, position: Position, why: Saying, fields: TableFields | None = None
    ) -> Change:
        """The table as it was at `position`, with what is asked there: to be committed at once. Raises `RulesBroke`.

        fields: what changes of the table's own row
        """
        at = self._clock.now()
        live.take_over(fields or {})
        live.game, live.fault = Play(live.rulebook, position), None
        begun = StoredPosition(
            live.table.id, position.seq, position.chapter, position.state, position.version, at
        )
        start = NewStart(
            position.seq,
            [News(words=lambda voice: [voice.say(why)])],
            {**(fields or {}), "rules_version": position.version},
            position=begun,
        )
        return go_on(live, self._announcer, at, start, self._practice_delay_ms)
