"""Opening a table: with a lobby that people join, or an election that begins at once for those who are named."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from bot.games import GAMES, AnyRulebook
from bot.moderation.actions import Actions, Done, Person, make_interaction
from bot.moderation.election_call import Called, check_call, make_summons
from bot.moderation.moderator import Press
from bot.moderation.settings import make_begin_fields, make_setting, sort_presets_first
from bot.tables.live import Live
from bot.tables.rng import new_seed
from games.election.rulebook import RULEBOOK
from games.table.asks import Refused
from games.table.play import Play
from storage.ports import (
    AlreadyDone,
    Change,
    ChannelTaken,
    Language,
    NewDeadline,
    NewOwed,
    Position,
    Seat,
    Table,
)

TABLES_PER_HOST: Final = 20


@dataclass(frozen=True, slots=True)
class Where:
    """Where a table is opened, and in which language."""

    channel_id: int
    guild_id: int | None
    language: Language


class TableOpening(Actions):
    """Opens tables: what differs is who is seated, and whether the game has begun."""

    async def open_lobby(
        self,
        person: Person,
        press: Press,
        where: Where,
        game: str,
        wishes: Mapping[str, str],
    ) -> Done:
        """Open a table in a channel, its host on the first seat.

        wishes: values of settings of the table and of options of the game, by name. Raises `Refused`.
        """
        rulebook = GAMES.get(game)
        if rulebook is None:
            raise Refused("lobby-error-game", games=", ".join(GAMES))
        table = replace(
            await self._make_table(person, where, rulebook),
            options={option.name: option.default for option in rulebook.options},
        )
        live = Live(table, _seat_people(table, (person,)), rulebook, None)
        for name, value in sort_presets_first(rulebook, wishes):
            live.take_over(make_setting(live, name, value))
        done = Done(table.id, "lobby-opened", {"table": table.id})
        return await self._write_table(person, press, live, done, (self._show_lobby(live),))

    async def open_election(self, person: Person, press: Press, where: Where, called: Called) -> Done:
        """Seat everybody who is named, and begin; each of them is told by a message. Raises `Refused`."""
        check_call(called)
        table = replace(
            await self._make_table(person, where, RULEBOOK),
            title=called.title,
            options=called.make_options(),
            deadline_seconds=called.deadline_seconds,
            window_seconds=called.deadline_seconds,
        )
        seats = _seat_people(table, called.people)
        live = Live(table, seats, RULEBOOK, Play.new(RULEBOOK, len(seats), table.options))
        live.take_over(make_begin_fields(live, table.created_at, new_seed()))
        owed = (
            self._announcer.announce_start(live, call=True),
            *make_summons(self._voices, live, called, person),
        )
        return await self._write_table(person, press, live, Done(table.id, "elections-opened-ok"), owed)

    async def _make_table(self, person: Person, where: Where, rulebook: AnyRulebook) -> Table:
        """The row of a new table. Refuses somebody who looks after more tables than anybody can."""
        if len(await self._store.tables_of(person.user_id)) >= TABLES_PER_HOST:
            raise Refused("lobby-error-many", most=TABLES_PER_HOST)
        return Table(
            await self._store.new_table_id(),
            where.channel_id,
            rulebook.name,
            rulebook.version,
            where.language,
            person.user_id,
            self._clock.now(),
            guild_id=where.guild_id,
        )

    async def _write_table(
        self, person: Person, press: Press, live: Live, done: Done, owed: tuple[NewOwed, ...]
    ) -> Done:
        """Write a new table down, with its game where that has begun. Raises `Refused` where the channel has one."""
        table, at = live.table, live.table.created_at
        position: Position | None = None
        opens: tuple[NewDeadline, ...] = ()
        if live.game is not None:
            state, opens = live.game.position, (NewDeadline("begin", at),)
            position = Position(table.id, 0, state.chapter, state.state, state.version, at)
        change = Change(
            at,
            table.id,
            interaction=make_interaction(press, done),
            table=table,
            seats=live.seats,
            position=position,
            owed=owed,
            opens=opens,
        )
        try:
            await self._store.commit(change)
        except AlreadyDone as again:
            return msgspec.json.decode(again.outcome, type=Done)
        except ChannelTaken as taken:
            raise await self._refuse_busy(table.channel_id, person.language) from taken
        self._wake()
        return done


def _seat_people(table: Table, people: tuple[Person, ...]) -> tuple[Seat, ...]:
    return tuple(
        Seat(table.id, number, "person", one.name, one.user_id, language=one.language)
        for number, one in enumerate(people)
    )
