"""Opening a table: with a lobby that people join, or begun at once for those who are named."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

import msgspec
from msgspec import Struct

from bot.games import GAMES, AnyRulebook, NotInstalled
from bot.moderation.actions import Actions, Done, Person, make_interaction, make_seat
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.moderator import Press
from bot.moderation.settings import (
    copy_settings,
    make_begin_fields,
    make_sealed_fields,
    make_setting,
    sort_presets_first,
)
from bot.tables.lessons import AnyLesson
from bot.tables.live import Live
from bot.tables.practice_names import find_practice_name
from bot.tables.rng import RECIPE
from bot.tables.upkeep import plan_first_look
from bot.wording.table_settings import make_title_options
from porc_royal.asks import Refused
from porc_royal.play import Play, Position
from porc_royal.rulebook import Setting
from storage.ports import (
    AlreadyDone,
    Change,
    ChannelTaken,
    Language,
    NewDeadline,
    NewOwed,
    PositionRow,
    SeatRow,
    TableRow,
)

TABLES_PER_HOST: Final = 20
OPENED: Final = "lesson-opened"
"""The key of what whoever begins a lesson is told; with `-here` where they are in their direct messages already."""


class Where(Struct, frozen=True):
    """Where a table is opened, and in which language."""

    channel_id: int
    guild_id: int | None
    language: Language


class Start(Struct, frozen=True):
    """A table that begins as soon as it is opened.

    people            everybody, seat by seat
    title             what it is about, for games that are titled
    options           all that the rules read, by name
    deadline_seconds  how long an answer may take, None for as long as it takes
    settings          values of other settings of its table, by name
    done              the sentence with which it is answered that it has been opened
    """

    game: str
    people: tuple[Person, ...]
    title: str
    options: Mapping[str, Setting]
    deadline_seconds: int | None
    settings: Mapping[str, str]
    done: str


class TableOpening(Part):
    """Opens tables: what differs is who is seated, and whether the game has begun."""

    def __init__(self, deps: ModerationDeps) -> None:
        super().__init__(deps)
        self._actions = Actions(deps)

    async def open_lobby(
        self,
        person: Person,
        press: Press,
        where: Where,
        game: str,
        chosen: Mapping[str, str],
    ) -> Done:
        """Open a table in a channel, its host on the first seat.

        chosen: values of settings of the table and of options of the game, by name. Raises `Refused`.
        """
        rulebook = await self._require_game(game)
        table = replace(
            await self._make_table(person, where, rulebook),
            options={option.name: option.default for option in rulebook.options},
        )
        live = Live(table, _seat_people(table, (person,)), rulebook, None)
        for name, value in sort_presets_first(rulebook, chosen):
            live.take_over(make_setting(live, name, value))
        done = Done(table.id, "lobby-opened", {"table": table.id})
        return await self._write_table(person, press, live, done, (self._actions.show_lobby(live),))

    async def make_table_again(self, old: Live, person: Person) -> TableRow:
        """The row of a table like one that is over: its place, options, settings; whoever asks is its host."""
        where = Where(old.table.channel_id, old.table.guild_id, old.table.language)
        options = {one.name: old.table.options.get(one.name, one.default) for one in old.rulebook.options}
        table = replace(await self._make_table(person, where, old.rulebook), options=options)
        live = Live(table, (), old.rulebook, None)
        copy_settings(old.table, live)
        return live.table

    async def open_again(self, old: Live, table: TableRow, person: Person, press: Press) -> Done:
        """Open that table: the practice players sit down again, the people are asked to. Raises `Refused`."""
        practice = [row for row in old.seats if row.kind == "practice" and not row.is_open]
        seats = _seat_people(table, (person,))
        seats += tuple(
            SeatRow(table.id, number, "practice", row.name, level=row.level)
            for number, row in enumerate(practice, 1)
        )
        live = Live(table, seats, old.rulebook, None)
        others = [row for row in old.seats if row.user_id not in (None, person.user_id)]
        owed = (
            self._actions.show_lobby(live),
            *self._announcer.notices.invite_again(live, person.name, others),
        )
        return await self._write_table(
            person, press, live, Done(table.id, "lobby-opened", {"table": table.id}), owed
        )

    async def open_started(
        self,
        person: Person,
        press: Press,
        where: Where,
        start: Start,
        summon: Callable[[Live], Sequence[NewOwed]],
    ) -> Done:
        """Seat everybody who is named, and begin; `summon` gives the messages by which they are told.

        Raises `Refused`.
        """
        rulebook = await self._require_game(start.game)
        table = replace(
            await self._make_table(person, where, rulebook),
            title=start.title,
            options={**start.options, **make_title_options(start.title)},
            deadline_seconds=start.deadline_seconds,
            window_seconds=start.deadline_seconds,
        )
        seats = _seat_people(table, start.people)
        live = Live(table, seats, rulebook, None)
        for name, value in start.settings.items():
            live.take_over(make_setting(live, name, value))
        live.game = Play.new(rulebook, len(seats), live.table.options)
        live.take_over(make_begin_fields(live, table.created_at))
        owed = (self._announcer.notices.announce_start(live, call=True), *summon(live))
        return await self._write_table(person, press, live, Done(table.id, start.done), owed)

    async def open_lesson(
        self, person: Person, press: Press, rulebook: AnyRulebook, lesson: AnyLesson
    ) -> Done:
        """Seat somebody who learns among practice players, in the position of a lesson. Raises `Refused`."""
        where = Where(-person.user_id, None, person.language)
        options = {option.name: option.default for option in rulebook.options}
        table = replace(
            await self._make_table(person, where, rulebook),
            lesson=lesson.name,
            options=options | dict(lesson.settings),
        )
        live = Live(table, _seat_people(table, (person,)), rulebook, None)
        reader = self._voices.words.of(table.language)
        while len(live.seats) < lesson.seats:
            partner = SeatRow(table.id, len(live.seats), "practice", find_practice_name(live, reader))
            live.seats = (*live.seats, replace(partner, level="gentle"))
        state = msgspec.json.encode(lesson.begin())
        live.game = Play(rulebook, Position(0, lesson.chapter, state, rulebook.version))
        fields = make_begin_fields(live, table.created_at)
        # What chance draws there is the lesson's, however tables are drawn.
        live.take_over({**fields, "seed": lesson.make_seed(rulebook.name), "recipe": RECIPE})
        owed = self._announcer.notices.announce_lesson(live)
        return await self._write_table(person, press, live, Done(table.id, OPENED), (owed,))

    async def _require_game(self, game: str) -> AnyRulebook:
        """The rulebook of a game. Raises `Refused` where there is none."""
        try:
            return await GAMES.fetch(game)
        except NotInstalled:
            raise Refused("lobby-error-game", games=", ".join(GAMES)) from None

    async def _make_table(self, person: Person, where: Where, rulebook: AnyRulebook) -> TableRow:
        """The row of a new table. Refuses somebody who looks after more tables than anybody can."""
        mine = [one for one in await self._store.tables_of(person.user_id) if not one.lesson]
        if len(mine) >= TABLES_PER_HOST:
            raise Refused("lobby-error-many", most=TABLES_PER_HOST)
        table = TableRow(
            await self._store.new_table_id(),
            where.channel_id,
            rulebook.name,
            rulebook.version,
            where.language,
            person.user_id,
            self._clock.now(),
            guild_id=where.guild_id,
        )
        return replace(table, **make_sealed_fields())

    async def _write_table(
        self, person: Person, press: Press, live: Live, done: Done, owed: tuple[NewOwed, ...]
    ) -> Done:
        """Write a new table down, with its game where that has begun. Raises `Refused` where the channel has one."""
        table, at = live.table, live.table.created_at
        position: PositionRow | None = None
        opens: tuple[NewDeadline, ...] = (plan_first_look(table),)
        if live.game is not None:
            state, opens = live.game.position, (*opens, NewDeadline("begin", at))
            position = PositionRow(table.id, 0, state.chapter, state.state, state.version, at)
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
            raise await self._actions.refuse_busy(table.channel_id, person.language) from taken
        self._wake()
        return done


def _seat_people(table: TableRow, people: tuple[Person, ...]) -> tuple[SeatRow, ...]:
    return tuple(make_seat(table.id, number, one, table.created_at) for number, one in enumerate(people))
