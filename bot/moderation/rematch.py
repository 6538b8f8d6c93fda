"""Playing again: the button under the end of a game opens a lobby for the same people, or takes one into it."""

from typing import Final

from bot.moderation.actions import Actions, Done, Person, require_player
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.lobby import Lobby
from bot.moderation.moderator import Press
from bot.moderation.opening import TableOpening
from porc_royal.asks import Refused
from storage.ports import TableRow

NAME: Final = "again:{}"
"""Under which the program remembers the table that was opened to play one again."""


class Rematch(Part):
    """The first who presses opens the lobby, the others take a seat in it: a game is played again once."""

    def __init__(self, deps: ModerationDeps, opening: TableOpening, lobby: Lobby) -> None:
        super().__init__(deps)
        self._actions = Actions(deps)
        self._opening = opening
        self._lobby = lobby

    async def play_again(self, table_id: int, person: Person, press: Press) -> Done:
        """Open the lobby of the next game, or sit down in it. Raises `Refused`."""
        async with self._tables.turn(table_id) as old:
            require_player(old, person)
            if old.table.status != "ended":
                raise Refused("refused-not-now")
            again = await self._find_again(table_id)
            if again is None:
                busy = await self._store.table_in(old.table.channel_id)
                if busy is not None:
                    raise await self._actions.refuse_busy(old.table.channel_id, person.language)
                table = await self._opening.make_table_again(old, person)
                # Remembered first: should the program end here, there is no such table, and the next press opens it.
                await self._store.put_meta(NAME.format(table_id), str(table.id))
                return await self._opening.open_again(old, table, person, press)
            if again.status != "lobby":
                reader = self._voices.words.of(person.language)
                name = reader.text("table-name", game=reader.game_name(again.game), number=again.id)
                return await self._actions.recall(press, Refused("again-once", table=name))
        return await self._lobby.join(again.id, person, press)

    async def _find_again(self, table_id: int) -> TableRow | None:
        """The table that was opened to play this one again, unless it was cancelled."""
        kept = await self._store.meta(NAME.format(table_id))
        table = await self._store.table(int(kept)) if kept is not None else None
        return None if table is None or table.status == "cancelled" else table
