"""Inspection: tables that damage has reached are set aside, each alone, before anybody presses there in vain."""

from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.turns import TurnRunner

PAGE = 100


class Inspection(Part):
    """Looks at the tables that are being played, once damage was found."""

    def __init__(self, deps: ModerationDeps, turns: TurnRunner) -> None:
        super().__init__(deps)
        self._turns = turns

    async def set_damaged_aside(self) -> int:
        """Load every table that is being played; gives how many cannot be had, which are set aside and told so."""
        found = after = 0
        while page := await self._store.tables_in_status(("playing",), after=after, limit=PAGE):
            after = page[-1].id
            for table in page:
                self._tables.drop(table.id)  # what is in memory says nothing of what the disk holds
                async with self._tables.turn(table.id, without_game=True) as live:
                    if live.fault is not None:
                        await self._turns.set_aside(live, live.fault)
                        found += 1
        return found
