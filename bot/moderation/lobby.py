"""The lobby: opening a table, sitting down, choosing options, starting. Each act also edits the lobby's message."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import msgspec

from bot.games import GAMES, AnyRulebook
from bot.i18n import bold, escape
from bot.moderation.actions import Actions, Done, Person, host_name, host_only, interaction_of, lobby_only
from bot.moderation.moderator import Press
from bot.tables.live import Live
from bot.tables.practice_names import free_practice_name
from bot.tables.rng import commitment, new_seed
from bot.tables.seating import seated
from bot.tables.settings import settings_of
from bot.wording.option_text import slug
from games.table.asks import Refused
from games.table.options import choose
from games.table.play import Play
from storage.ports import (
    CHANCE,
    AlreadyDone,
    Change,
    ChannelTaken,
    Deadline,
    NewDeadline,
    Position,
    Seat,
    Table,
    TableFields,
)

TABLES_PER_HOST: Final = 20


class Lobby(Actions):
    """Everything about a table that is not a reply to a question of its game."""

    # ------------------------------------------------------------------------------------------ opening

    async def open(
        self,
        person: Person,
        press: Press,
        *,
        game: str,
        channel_id: int,
        guild_id: int | None,
        wishes: Mapping[str, str],
    ) -> Done:
        """Open a table in a channel, its host on the first seat.

        wishes: values of settings of the table and of options of the game, by name. Raises `Refused`.
        """
        rulebook = GAMES.get(game)
        if rulebook is None:
            raise Refused("lobby-error-game", games=", ".join(GAMES))
        await self.one_more(person)
        at, table_id = self._clock.now(), await self._store.new_table_id()
        table = Table(
            table_id,
            channel_id,
            game,
            rulebook.version,
            person.language,
            person.user_id,
            at,
            guild_id=guild_id,
            options={option.name: option.default for option in rulebook.options},
        )
        seat = Seat(table_id, 0, "person", person.name, person.user_id, language=person.language)
        live = Live(table, (seat,), rulebook, None)
        for name, value in _presets_first(rulebook, wishes):
            live.changed(_setting(live, name, value))
        done = Done(table_id, "lobby-opened", {"table": table_id})
        change = Change(
            at,
            table_id,
            interaction=interaction_of(press, done),
            table=live.table,
            seats=(seat,),
            owed=(self.shown(live),),
        )
        try:
            await self._store.commit(change)
        except AlreadyDone as again:
            return msgspec.json.decode(again.outcome, type=Done)
        except ChannelTaken as taken:
            raise await self.busy(channel_id, person.language) from taken
        self._moderator.wake()
        return done

    async def one_more(self, person: Person) -> None:
        """Refuse somebody who looks after more tables than anybody can."""
        if len(await self._store.tables_of(person.user_id)) >= TABLES_PER_HOST:
            raise Refused("lobby-error-many", most=TABLES_PER_HOST)

    # ----------------------------------------------------------------------------------- who sits where

    async def join(self, table_id: int, person: Person, press: Press) -> Done:
        """Sit down on the next seat."""

        def act(live: Live) -> tuple[Change, Done]:
            lobby_only(live)
            if live.seat_of(person.user_id) is not None:
                raise Refused("lobby-error-already")
            seat = self._next_seat(live)
            row = Seat(table_id, seat, "person", person.name, person.user_id, language=person.language)
            return self._seated(live, (row,)), Done(
                table_id,
                "lobby-joined",
                {"taken": seat + 1, "most": live.rulebook.seats[1], "who": escape(host_name(live))},
            )

        return await self.act(table_id, press, act)

    async def practise(self, table_id: int, person: Person, press: Press) -> Done:
        """Add a practice player."""

        def act(live: Live) -> tuple[Change, Done]:
            lobby_only(live)
            host_only(live, person)
            name = free_practice_name(live, self._voices.words.of(live.table.language))
            row = Seat(table_id, self._next_seat(live), "practice", name)
            return self._seated(live, (row,)), Done(table_id, "lobby-practice-joined", {"who": name})

        return await self.act(table_id, press, act)

    async def leave(self, table_id: int, person: Person, press: Press) -> Done:
        """Stand up; a host who leaves hands the table on to the next person."""

        def act(live: Live) -> tuple[Change, Done]:
            lobby_only(live)
            mine = live.seat_of(person.user_id)
            if mine is None:
                raise Refused("lobby-error-not-in")
            people = [row for row in live.seats if row is not mine and row.user_id is not None]
            fields: TableFields = {}
            if person.user_id == live.table.host_id:
                if not people:
                    raise Refused("lobby-error-last")
                fields = {"host_id": people[0].user_id or 0}
            live.changed(fields)
            change = replace(self._unseated(live, mine), fields=fields or None)
            if fields:
                heir = self._announcer.said(live, "host-passed", who=bold(people[0].name))
                change = replace(change, owed=(*change.owed, heir))
            return change, Done(table_id, "lobby-left")

        return await self.act(table_id, press, act)

    async def dismiss(self, table_id: int, person: Person, press: Press) -> Done:
        """Send away the practice player that sat down last."""

        def act(live: Live) -> tuple[Change, Done]:
            lobby_only(live)
            host_only(live, person)
            practice = [row for row in live.seats if row.kind == "practice"]
            if not practice:
                raise Refused("lobby-error-no-practice")
            done = Done(table_id, "lobby-practice-left", {"who": practice[-1].name})
            return self._unseated(live, practice[-1]), done

        return await self.act(table_id, press, act)

    def _unseated(self, live: Live, gone: Seat) -> Change:
        """Somebody stands up, and the others close ranks."""
        stay = [row for row in live.seats if row is not gone]
        live.seats = tuple(replace(row, seat=number) for number, row in enumerate(stay))
        at, owed = self._clock.now(), (self.shown(live),)
        return Change(at, live.table.id, seats=live.seats, unseat=(len(stay),), owed=owed)

    def _next_seat(self, live: Live) -> int:
        if len(live.seats) >= live.rulebook.seats[1]:
            raise Refused("lobby-error-full", most=live.rulebook.seats[1])
        return len(live.seats)

    def _seated(self, live: Live, rows: tuple[Seat, ...]) -> Change:
        live.seats = (*live.seats, *rows)
        return Change(self._clock.now(), live.table.id, seats=rows, owed=(self.shown(live),))

    # ------------------------------------------------------------------------------------------ options

    async def choose(self, table_id: int, person: Person, press: Press, name: str, value: str) -> Done:
        """Set one option of the game, or one of the table's settings."""

        def act(live: Live) -> tuple[Change, Done]:
            lobby_only(live)
            host_only(live, person)
            fields = _setting(live, name, value)
            live.changed(fields)
            change = Change(self._clock.now(), table_id, fields=fields, owed=(self.shown(live),))
            return change, Done(table_id, "lobby-option-noted")

        return await self.act(table_id, press, act)

    # ---------------------------------------------------------------------------------- start and after

    async def start(self, table_id: int, person: Person, press: Press) -> Done:
        """Seat everybody in an order drawn by chance, seal the dice, and put the first question."""
        async with self._tables.turn(table_id) as live:
            try:
                lobby_only(live)
                host_only(live, person)
                _enough_only(live)
            except Refused as refusal:
                return await self.again(press, refusal)
            done = Done(table_id, "lobby-started-ok")
            at, seed = self._clock.now(), new_seed()
            seats = seated(live, seed)
            game = Play.new(live.rulebook, len(seats), live.table.options)
            state = game.position
            fields = begun(live, at, seed)
            first = NewDeadline("begin", at)
            live.seats, live.game = seats, game
            live.changed(fields)
            await self._store.commit(
                Change(
                    at,
                    table_id,
                    interaction=interaction_of(press, done),
                    fields=fields,
                    seats=seats,
                    position=Position(table_id, 0, state.chapter, state.state, state.version, at),
                    owed=(self.shown(live), self._announcer.started(live)),
                    opens=(first,),
                )
            )
            deadline = Deadline(table_id, first.kind, first.place, CHANCE, at, first.payload)
            await self._moderator.begin(live, deadline)
            return done


def begun(live: Live, at: int, seed: bytes) -> TableFields:
    """What changes in a table's row when it begins."""
    return {
        "status": "playing",
        "seed": seed,
        "commitment": commitment(seed),
        "started_at": at,
        "rules_version": live.rulebook.version,
    }


def _enough_only(live: Live) -> None:
    fewest = live.rulebook.seats[0]
    if len(live.seats) < fewest:
        raise Refused("lobby-error-too-few", least=fewest, taken=len(live.seats))


def _presets_first(rulebook: AnyRulebook, wishes: Mapping[str, str]) -> list[tuple[str, str]]:
    """What is wished beside a preset stands against it, wherever it was typed."""
    presets = {option.name for option in rulebook.options if option.presets}
    return sorted(wishes.items(), key=lambda wish: wish[0] not in presets)


def _setting(live: Live, name: str, value: str) -> TableFields:
    """What a setting of the table or an option of its game changes in its row. Raises `Refused` for strangers."""
    for one in settings_of(live.rulebook):
        fields = one.fields(live.table, value) if one.name == name else None
        if fields is not None:
            return fields
    for option in live.rulebook.options:
        if option.name == name:
            for admitted in option.values:
                if slug(admitted) == value.lower():
                    return {"options": choose(live.rulebook.options, live.table.options, name, admitted)}
    raise Refused("refused-value", field=name, value=value[:60])
