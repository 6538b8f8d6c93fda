"""Hosting: who looks after a table, and how that is handed over."""

from bot.i18n import embolden
from bot.moderation.actions import Actions, Done, Person, require_host, require_unfinished
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.moderator import Press
from bot.tables.absence import is_away
from bot.tables.live import Live
from bot.tables.next_hosts import AWAY_MS, HOST, is_silent, list_next_hosts, plan_host_check
from porc_royal.asks import Refused
from storage.ports import Change, Deadline, NewDeadline, TableFields


class Hosting(Part):
    """The host may hand a table over to anybody who is seated; away for a day, they lose it to the longest seated."""

    def __init__(self, deps: ModerationDeps) -> None:
        super().__init__(deps)
        self._actions = Actions(deps)

    async def hand_over(self, table_id: int, person: Person, press: Press, heir: Person) -> Done:
        """Let somebody else at the table look after it from now on. Raises `Refused`."""

        def act(live: Live) -> tuple[Change, Done]:
            require_host(live, person)
            require_unfinished(live)
            if heir.user_id == person.user_id:
                raise Refused("host-already")
            row = live.seat_of(heir.user_id)
            if row is None:
                raise Refused("host-not-seated", who=heir.name)
            fields: TableFields = {"host_id": heir.user_id}
            live.take_over(fields)
            told = self._announcer.notices.announce(
                live, "host-given", who=embolden(person.name), what=embolden(row.name)
            )
            owed = (told,) if live.game is not None else (self._actions.show_lobby(live), told)
            at = self._clock.now()
            change = Change(at, table_id, fields=fields, owed=owed, opens=tuple(plan_host_check(live, at)))
            return change, Done(table_id, "host-receipt", {"who": embolden(row.name)})

        return await self._actions.act(table_id, press, act)

    async def pass_on(self, deadline: Deadline) -> None:
        """Let the table pass to whoever has sat there longest and is there, if its host is gone still."""

        async def act(live: Live) -> Change:
            at, host = self._clock.now(), live.seat_of(live.table.host_id)
            if host is None:
                return Change(at, live.table.id)
            silent = is_silent(live, host, at)
            if not silent and not is_away(host, at):
                opens = plan_host_check(live, at) if (host.away_from or 0) > at else ()
                return Change(at, live.table.id, opens=tuple(opens))
            heirs = [row for row in list_next_hosts(live, at) if row is not host and not is_away(row, at)]
            heir = heirs[0] if heirs else None
            if heir is None or heir.user_id is None:
                return Change(at, live.table.id, opens=(NewDeadline(HOST, at + AWAY_MS),))
            fields: TableFields = {"host_id": heir.user_id}
            live.take_over(fields)
            who, what = embolden(host.name), embolden(heir.name)
            key = "host-passed-silent" if silent else "host-passed-away"
            told = self._announcer.notices.announce(live, key, who=who, what=what)
            return Change(at, live.table.id, fields=fields, owed=(told,))

        await self._actions.act_due(deadline, act)
