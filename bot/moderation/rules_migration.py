"""A table that is taken back to a position: where today's rules do not replay its log, or its log is damaged.

The log is cut back to that position, from which today's rules ask again; the table is told why. Whoever had
replied since then replies once more, and chance is asked anew at the same places of the same sealed stream.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import msgspec

from bot.announcer.announcer import Announcer
from bot.announcer.news import News
from bot.clock import Clock
from bot.consequences.consequence import list_news, list_notices
from bot.consequences.endings import follow_end
from bot.consequences.facts import follow_facts
from bot.consequences.orders import follow_orders
from bot.consequences.talks import follow_talks
from bot.tables.deadlines import plan_deadlines
from bot.tables.live import Live
from bot.tables.order_delays import plan_delays
from bot.tables.reminders import list_reminders
from bot.tables.replaying import upgrade
from bot.tables.running import run_rules
from bot.tables.turn import Turn
from porc_royal.facts import Saying
from porc_royal.play import Play, Position, RulesBroke
from storage.ports import Change, Close, LogBroken, Store, TableFields, Unreadable
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
        change = self.ask_on(live, why, {**(fields or {}), "rules_version": position.version})
        return replace(change, undo_from=position.seq, position=change.position or begun)

    def ask_on(self, live: Live, why: Saying, fields: TableFields) -> Change:
        """The table as it stands, with what is asked there, as though it were asked now. Raises `RulesBroke`.

        fields: what changes of the table's own row
        """
        at, length = self._clock.now(), live.play.count
        turn = Turn(live, opening=())
        run_rules(turn)
        changed: TableFields = {**fields}
        if turn.result is not None:
            changed |= {"status": "ended", "ended_at": at}
        plan = plan_deadlines(live, at, self._practice_delay_ms)
        live.terms, live.due_at, live.steward_times = plan.terms, plan.due_at, plan.steward_times
        told = (follow_end(turn, at), follow_talks(turn, at), follow_facts(turn, at), follow_orders(turn, at))
        news = [News(words=lambda voice: [voice.say(why)]), *list_news(told)]
        owed = self._announcer.collect_messages(turn, at, news, list_notices(told))
        live.take_over(changed)
        return Change(
            at,
            live.table.id,
            fields=changed,
            log_length=length,
            entries=turn.make_entries(),
            position=turn.find_position(at),
            owed=owed,
            closes=(Close(),),
            opens=(*plan.opens, *list_reminders(live, at, plan.due_at), *plan_delays(live, at, ())),
            withdrawn=turn.withdrawn,
            orders=tuple(one for one in turn.held if one.key not in turn.withdrawn),
            clear_drafts=tuple(row.seat for row in live.seats),
            posts=live.posts.take_changes(),
        )
