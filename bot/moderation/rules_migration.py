"""RulesMigration: a table whose rules were corrected while it was in flight, where the log no longer replays.

The log is cut back to the last position, from which today's rules ask again; the table is told why. Whoever had
replied since then replies once more, and chance is asked anew at the same places of the same sealed stream.
"""

from bot.announcer.announcer import Announcer
from bot.moderation.moderator import Moderator
from bot.tables.live import Live
from bot.tables.turn import Played, go_on, timetable
from games.table.facts import Saying
from games.table.play import Play, Position
from storage.ports import Change, Close, TableFields
from storage.ports import Position as StoredPosition


class RulesMigration:
    """Puts itself into the live tables, which call it when they load such a table."""

    def __init__(self, moderator: Moderator, announcer: Announcer, practice_delay_ms: int = 0) -> None:
        self._moderator = moderator
        self._announcer = announcer
        self._practice_delay = practice_delay_ms
        moderator.tables.mend = self.ask_again

    async def ask_again(self, live: Live, position: Position) -> None:
        """Take the table back to `position`, ask again, and say so. Raises `RulesBroke`."""
        at = self._moderator.clock.now()
        live.game = Play(live.rulebook, position)
        played = Played(go_on(live), opening=())
        fields: TableFields = {"rules_version": position.version}
        if played.result is not None:
            fields |= {"status": "ended", "ended_at": at}
        plan = timetable(live, at, self._practice_delay)
        why = Saying("asked-again", {"table": self._announcer.table_name(live)})
        owed = self._announcer.collect_messages(live, played, actor=None, due_at=plan.due_at, prologue=(why,))
        begun = StoredPosition(
            live.table.id, position.seq, position.chapter, position.state, position.version, at
        )
        await self._moderator.store.commit(
            Change(
                at,
                live.table.id,
                fields=fields,
                undo_from=position.seq,
                log_length=position.seq,
                entries=played.entries(),
                position=played.position(live.table.id, at) or begun,
                owed=owed,
                closes=(Close(),),
                opens=plan.opens,
                clear_drafts=tuple(row.seat for row in live.seats),
            )
        )
        live.changed(fields)
        live.due_at = plan.due_at
        self._moderator.wake()
