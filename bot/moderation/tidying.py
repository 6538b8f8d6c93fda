"""Tidying: tables that nobody uses any more are closed after a warning, so that their channels are free again."""

from dataclasses import replace
from typing import Final

from bot.announcer.table_notices import close_warning, warn_of_closing
from bot.i18n import escape
from bot.moderation.actions import Actions, Done, Person, require_player, require_unfinished
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.moderator import Press
from bot.moderation.table_changes import TableChanges
from bot.tables.absent_games import is_absent
from bot.tables.live import Live
from bot.tables.upkeep import CLOSE, IDLE_MS, KEEP, WARNING_MS, find_end
from storage.ports import Change, Close, Deadline, NewDeadline, NewOwed

LATE_MS: Final = 60 * 60 * 1000
"""Whoever was warned of a moment at which the bot was away is warned anew."""


class Tidying(Part):
    """Looks at each table when it may be too old, warns it, and closes it a day later; nothing is deleted."""

    def __init__(self, deps: ModerationDeps, changes: TableChanges) -> None:
        super().__init__(deps)
        self._actions = Actions(deps)
        self._changes = changes

    async def look(self, deadline: Deadline) -> None:
        """Look whether a table is still used; warn it where nobody has touched it for long."""
        await self._actions.act_due(deadline, self._look)

    async def _look(self, live: Live) -> Change:
        at, end = self._clock.now(), await self._find_end(live)
        if at < end - WARNING_MS:
            return self._look_later(live, end)
        return self._warn(live, end)

    async def close(self, deadline: Deadline) -> None:
        """Close a table that was warned, unless somebody has touched it since."""

        async def act(live: Live) -> Change:
            at, end = self._clock.now(), await self._find_end(live)
            if at < end:
                kept = close_warning(live, self._voices.of_table(live).text("upkeep-used"))
                return self._look_later(live, end, kept)
            if at - deadline.due_at > LATE_MS:
                warned = self._warn(live, end)
                old = close_warning(live, self._voices.of_table(live).text("upkeep-anew"))
                return replace(warned, owed=(old, *warned.owed))
            return self._close(live)

        await self._actions.act_due(deadline, act)

    async def _find_end(self, live: Live) -> int:
        """When the table is closed; who touched it last is known to storage alone.

        One whose game is not installed is kept: nobody there can do anything.
        """
        end = find_end(await self._store.table(live.table.id) or live.table)
        return max(end, self._clock.now() + IDLE_MS) if is_absent(live.rulebook) else end

    def _look_later(self, live: Live, end: int, *owed: NewOwed) -> Change:
        at = self._clock.now()
        opens = (NewDeadline(KEEP, max(at, end - WARNING_MS)),)
        return Change(at, live.table.id, owed=owed, opens=opens)

    def _warn(self, live: Live, end: int) -> Change:
        at = self._clock.now()
        end = max(end, at + WARNING_MS)
        told = warn_of_closing(live, self._voices.of_table(live), end)
        return Change(at, live.table.id, owed=(told,), opens=(NewDeadline(CLOSE, end),))

    def _close(self, live: Live) -> Change:
        lobby, table = live.table.status == "lobby", self._actions.name_table(live)
        voice = self._voices.of_table(live)
        settled = close_warning(live, voice.text("upkeep-closed", table=table))
        told = voice.text("upkeep-done-lobby" if lobby else "upkeep-done", table=table)
        change = self._changes.make_end(live, told, "unused")
        return replace(change, owed=(settled, *change.owed))

    async def stay(self, table_id: int, person: Person, press: Press) -> Done:
        """Keep a table that was warned. Raises `Refused` for those who do not sit there."""

        def act(live: Live) -> tuple[Change, Done]:
            require_player(live, person)
            require_unfinished(live)
            told = self._voices.of_table(live).text("upkeep-kept", who=escape(person.name))
            at = self._clock.now()
            change = Change(
                at,
                table_id,
                owed=(close_warning(live, told),),
                closes=(Close(CLOSE),),
                opens=(NewDeadline(KEEP, at),),
            )
            return change, Done(table_id, "upkeep-receipt")

        return await self._actions.act(table_id, press, act)
