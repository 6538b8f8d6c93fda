"""Tables whose game is not installed: they stand still, and go on when it is installed again."""

from collections.abc import Sequence

import structlog

from bot.consequences.deadlines import keep_posts
from bot.games import GAMES
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.outages import HEARTBEAT
from bot.moderation.table_changes import TableChanges
from bot.moderation.turns import NOT_INSTALLED, TurnRunner
from storage.ports import Status, TableRow

log = structlog.get_logger(__name__)

PAGE = 100


class AbsentGames(Part):
    """Looks through the tables once, when the program starts: what is installed does not change before it ends."""

    def __init__(self, deps: ModerationDeps, turns: TurnRunner) -> None:
        super().__init__(deps)
        self._turns, self._changes = turns, TableChanges(deps)

    async def look_through_tables(self) -> None:
        """Set tables aside whose game is gone, and let those go on whose game is back; each is told so.

        Deadlines move by the time for which a table stood still.
        """
        games = await self._store.games_in_status("playing")
        await self._set_aside([game for game in games if game not in GAMES])
        back = [game for game in await self._store.games_in_status("set_aside") if game in GAMES]
        for table in await self._list_tables("set_aside", back):
            if table.reason != NOT_INSTALLED:
                continue
            async with self._tables.turn(table.id, without_game=True) as live:
                if live.fault is None:
                    change = self._changes.make_resume(live)
                    await self._store.commit(keep_posts(live, change))
        self._wake()

    async def import_rules(self) -> None:
        """Import the rules of the games under way, once the program answers: their next press need not wait for it.

        Tables are set aside whose game is there, but has rules that cannot be imported.
        """
        games = await self._store.games_in_status("playing")
        await GAMES.fetch_all(games)
        await self._set_aside([game for game in games if game not in GAMES.loaded])

    async def _set_aside(self, games: Sequence[str]) -> None:
        """Set the tables under way of these games aside: they cannot be had here."""
        beat = await self._store.meta(HEARTBEAT)
        last_heard = None if beat is None else int(beat)  # until then people could still answer
        for table in await self._list_tables("playing", games):
            async with self._tables.turn(table.id, without_game=True) as live:
                if live.fault is not None and not await self._turns.is_for_others(live.fault):
                    log.warning("the game of a table is not installed", table=table.id, game=table.game)
                    await self._turns.set_aside(live, live.fault, since=last_heard)

    async def _list_tables(self, status: Status, games: Sequence[str]) -> Sequence[TableRow]:
        """The tables in this status of any of these games."""
        found, after = list[TableRow](), 0
        while games and (page := await self._store.tables_in_status((status,), after=after, limit=PAGE)):
            after = page[-1].id
            found += [one for one in page if one.game in games]
        return found
