"""Changes of a table as a whole: its host decides them, a vote of the table, or a deadline of its own."""

from typing import Final

from bot.announcer.table_notices import close_vote
from bot.i18n import write_timestamp
from bot.moderation.actions import Actions, require_unfinished
from bot.moderation.deps import ModerationDeps, Part
from bot.tables.deadlines import list_due_deadlines, move_due
from bot.tables.due_times import Due, extend_due
from bot.tables.live import Live
from porc_royal.asks import Refused
from storage.ports import Change, Close, NewDeadline, NewOwed, TableFields

RESUME: Final = "resume"
"""The deadline at which a pause that was to last until then is over."""


class TableChanges(Part):
    """Makes changes of whole tables; each method raises `Refused` before it has changed anything.

    who: who decided it, as the channel reads it
    """

    def __init__(self, deps: ModerationDeps) -> None:
        super().__init__(deps)
        self._actions = Actions(deps)

    def make_pause(self, live: Live, who: str, until: int | None = None) -> Change:
        """Stop the clock, perhaps until a moment (unix milliseconds); nothing can be answered meanwhile."""
        if live.table.status != "playing":
            raise Refused("pause-already" if live.table.status == "paused" else "refused-not-now")
        at = self._clock.now()
        fields: TableFields = {"status": "paused", "paused_at": at}
        live.take_over(fields)
        if until is None:
            told = self._announcer.notices.announce(live, "pause-done", who=who)
        else:
            told = self._announcer.notices.announce(
                live, "pause-done-until", who=who, when=write_timestamp(until)
            )
        owed = (*self._announcer.channel.tell_held(live, at), told)
        opens = () if until is None else (NewDeadline(RESUME, until),)
        return Change(at, live.table.id, fields=fields, owed=owed, opens=opens)

    def make_resume(self, live: Live, who: str = "") -> Change:
        """Go on; every deadline moves by the length of the pause. Without `who`, the pause is over by itself."""
        if live.table.status not in ("paused", "set_aside"):
            raise Refused("resume-not-paused")
        at = self._clock.now()
        fields, away, opens = end_pause(live, at)
        live.take_over(fields)
        if not who:
            told = self._announcer.notices.announce(live, "resume-by-itself")
        elif live.due_at is None:
            told = self._announcer.notices.announce(live, "resume-done-no-deadline", who=who)
        else:
            told = self._announcer.notices.announce(
                live, "resume-done", who=who, when=write_timestamp(live.due_at)
            )
        asked = self._announcer.inboxes.show_due_times(live) if live.due_at is not None else ()
        owed = (told, *self._announcer.channel.show_board(live, at), *asked)
        return Change(
            at, live.table.id, fields=fields, owed=owed, closes=(Close(RESUME),), shift=away, opens=opens
        )

    def make_extension(self, live: Live, who: str, seconds: int) -> Change:
        """Give more time for what is asked now."""
        at, before = self._clock.now(), require_deadline(live)
        due = extend_due(live, before, 1000 * seconds)
        live.due_at, live.terms = due.at, due.terms
        told = self._announcer.notices.announce(live, "extend-done", who=who, when=write_timestamp(due.at))
        owed = (
            told,
            *self._announcer.channel.show_waiting(live, at),
            *self._announcer.inboxes.show_due_times(live),
        )
        opens = list_due_deadlines(live, at, at, due.at, due.terms)
        return Change(at, live.table.id, owed=owed, opens=opens)

    def make_end(self, live: Live, told: str, reason: str | None = None) -> Change:
        """End a table without a result: `told` says why, in the words of the table."""
        require_unfinished(live)
        at, begun = self._clock.now(), live.table.status != "lobby"
        fields: TableFields = {"status": "cancelled", "ended_at": at}
        if reason is not None:
            fields["reason"] = reason
        live.take_over(fields)
        owed: tuple[NewOwed, ...] = (self._announcer.notices.announce_end(live, told),)
        if not begun:
            owed = (self._actions.show_lobby(live), *owed)
        if live.posts.vote is not None:
            voice = self._voices.of_table(live)
            owed = (close_vote(live, voice, live.posts.vote, voice.text("vote-moot")), *owed)
            live.posts.vote = None
        owed = (*self._announcer.channel.close_story(live, at), *owed, *self._announcer.inboxes.close(live))
        return Change(at, live.table.id, fields=fields, owed=owed, closes=(Close(),))

    def make_cancellation(self, live: Live, who: str) -> Change:
        """End a table because somebody, or the table, wants it so."""
        voice = self._voices.of_table(live)
        return self.make_end(live, voice.text("cancel-done", who=who, table=self._actions.name_table(live)))


def require_deadline(live: Live) -> Due:
    """When what is asked falls due. Refuses where no clock runs."""
    if live.table.status != "playing" or live.game is None or live.due_at is None:
        raise Refused("extend-nothing")
    return Due(live.due_at, live.terms)


def end_pause(live: Live, at: int) -> tuple[TableFields, int, tuple[NewDeadline, ...]]:
    """What changes when a table's clock starts again, how long it stood still, and which deadlines move further."""
    since = live.table.paused_at or at
    opens = move_due(live, since, at, at - since)
    live.shift_stewards(at - since)
    return find_pause_end(), at - since, opens


def find_pause_end() -> TableFields:
    """What changes in the row of a table that goes on."""
    return {"status": "playing", "paused_at": None, "reason": None}
