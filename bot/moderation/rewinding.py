"""Rewinding: a table whose game cannot be had any more goes on from the last position that loads."""

from dataclasses import replace

import msgspec

from bot.delivery.outgoing import Button, Row
from bot.moderation.actions import (
    Actions,
    Done,
    Person,
    make_interaction,
    require_manager,
    require_unfinished,
)
from bot.moderation.deps import ModerationDeps, Part, require_space
from bot.moderation.moderator import Press
from bot.moderation.rules_migration import RulesMigration
from bot.moderation.table_changes import find_pause_end
from bot.panels.custom_ids import Token
from bot.panels.prompts import Panel
from bot.tables.live import Live
from porc_royal.asks import Refused
from porc_royal.facts import Saying
from porc_royal.play import Position, RulesBroke
from storage.ports import AlreadyDone, LogBroken

YES = "yes"
"""The option of the button that goes back; without it one is asked first."""


class Rewinding(Part):
    """What a host, or whoever manages the channel, can do for a table whose game cannot be had."""

    def __init__(self, deps: ModerationDeps) -> None:
        super().__init__(deps)
        self._actions = Actions(deps)
        self._migration = RulesMigration(
            deps.store, deps.announcer, deps.clock, deps.wake, deps.practice_delay_ms
        )

    async def ask(self, table_id: int, person: Person) -> Panel:
        """Whether the person is sure: what has been answered since is asked again. Raises `Refused`."""
        async with self._tables.turn(table_id, without_game=True) as live:
            position = await self._require_position(live, person)
            lost = len(await self._store.log(table_id, start=position.seq))
            voice = self._voices.in_language(live, person.language)
            button = Button(
                custom_id=str(Token("rewind", table_id, option=YES)),
                label=voice.text("rewind-yes"),
                style="danger",
            )
            text = voice.text("rewind-ask", table=voice.table_name(live.table), count=lost)
            return Panel(text, (Row((button,)),))

    async def go_back(self, table_id: int, person: Person, press: Press) -> Done:
        """Take the table back, ask again, and tell the table who decided it. Raises `Refused`."""
        try:
            async with self._tables.turn(table_id, without_game=True) as live:
                try:
                    position = await self._require_position(live, person)
                except Refused as refusal:
                    return await self._actions.recall(press, refusal)
                await require_space(self._store)
                return await self._go_back(live, position, person, press)
        except AlreadyDone as again:
            return msgspec.json.decode(again.outcome, type=Done)
        except LogBroken as damage:  # what is to be taken back cannot even be read
            raise Refused("rewind-none", table=f"#{table_id}") from damage

    async def _go_back(self, live: Live, position: Position, person: Person, press: Press) -> Done:
        table, by_host = self._actions.name_table(live), person.user_id == live.table.host_id
        key = "rewind-done" if by_host else "rewind-done-manager"
        why = Saying(key, {"who": person.name, "table": table})
        fields = find_pause_end() if live.table.status in ("paused", "set_aside") else None
        try:
            change = self._migration.take_back(live, position, why, fields)
        except RulesBroke as broken:
            raise Refused("rewind-none", table=table) from broken
        name = self._voices.in_language(live, person.language).table_name(live.table)
        done = Done(live.table.id, "rewind-receipt", {"table": name})
        await self._store.commit(replace(change, interaction=make_interaction(press, done)))
        self._wake()
        return done

    async def _require_position(self, live: Live, person: Person) -> Position:
        """The newest position that loads, of a table that needs it. Raises `Refused`."""
        require_manager(live, person)
        require_unfinished(live)
        table = self._voices.in_language(live, person.language).table_name(live.table)
        if live.fault is None:
            raise Refused("rewind-loads", table=table)
        try:
            position = await self._migration.find_position(live)
        except LogBroken:
            position = None
        if position is None:
            raise Refused("rewind-none", table=table)
        return position
