"""The lobby: sitting down, choosing options, starting. Each act also edits the lobby's message."""

from dataclasses import replace
from typing import Literal

from bot.i18n import clean, embolden, escape, is_blank
from bot.moderation.actions import (
    Actions,
    Done,
    Person,
    find_host_name,
    make_interaction,
    make_seat,
    require_host,
    require_lobby,
)
from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.moderator import Press
from bot.moderation.settings import make_begin_fields, make_setting
from bot.moderation.turns import TurnRunner
from bot.panels.chance import WORD, make_word_buttons
from bot.panels.lobby_panel import make_options_panel, may_start
from bot.panels.prompts import Panel
from bot.tables.keys import Keys
from bot.tables.live import Live
from bot.tables.practice import has_level
from bot.tables.practice_names import find_practice_name
from bot.tables.seating import draw_seating, place_players
from bot.wording.partners import name_with_level
from porc_royal.asks import Refused
from porc_royal.play import Play
from storage.ports import CHANCE, Change, Deadline, Level, NewDeadline, PositionRow, SeatRow, TableFields


class Lobby(Part):
    """Everything about a table that has not begun, up to its start."""

    def __init__(self, deps: ModerationDeps, turns: TurnRunner) -> None:
        super().__init__(deps)
        self._actions = Actions(deps)
        self._turns = turns

    # ----------------------------------------------------------------------------------- who sits where

    async def join(self, table_id: int, person: Person, press: Press) -> Done:
        """Sit down on the next seat."""

        def act(live: Live) -> tuple[Change, Done]:
            require_lobby(live)
            if live.seat_of(person.user_id) is not None:
                raise Refused("lobby-error-already")
            seat = self._next_seat(live)
            row = make_seat(table_id, seat, person, self._clock.now())
            return self._sit_down(live, (row,)), Done(
                table_id,
                "lobby-joined",
                {"taken": seat + 1, "most": live.rulebook.seats[1], "who": escape(find_host_name(live))},
            )

        return await self._actions.act(table_id, press, act)

    async def add_practice(self, table_id: int, person: Person, press: Press) -> Done:
        """Add a practice player."""
        return await self._add_practice(table_id, person, press, "")

    async def add_gentle_practice(self, table_id: int, person: Person, press: Press) -> Done:
        """Add a practice player that is there to be learnt with. Raises `Refused` where the game knows none."""
        return await self._add_practice(table_id, person, press, "gentle")

    async def add_strong_practice(self, table_id: int, person: Person, press: Press) -> Done:
        """Add a practice player that searches. Raises `Refused` where the game knows none."""
        return await self._add_practice(table_id, person, press, "strong")

    async def _add_practice(self, table_id: int, person: Person, press: Press, level: Level) -> Done:

        def act(live: Live) -> tuple[Change, Done]:
            require_lobby(live)
            require_host(live, person)
            name = find_practice_name(live, self._voices.words.of(live.table.language))
            if not has_level(live.rulebook, level):
                raise Refused("no-level")
            row = SeatRow(table_id, self._next_seat(live), "practice", name, level=level)
            return self._sit_down(live, (row,)), self._say_practice(live, person, row, "joined")

        return await self._actions.act(table_id, press, act)

    async def leave(self, table_id: int, person: Person, press: Press) -> Done:
        """Stand up; a host who leaves hands the table on to the next person."""

        def act(live: Live) -> tuple[Change, Done]:
            require_lobby(live)
            mine = live.seat_of(person.user_id)
            if mine is None:
                raise Refused("lobby-error-not-in")
            people = [row for row in live.seats if row is not mine and row.user_id is not None]
            fields: TableFields = {"words": _drop_word(live, person.user_id)}
            if person.user_id == live.table.host_id:
                if not people:
                    raise Refused("lobby-error-last")
                fields["host_id"] = people[0].user_id or 0
            live.take_over(fields)
            change = replace(self._stand_up(live, mine), fields=fields)
            if "host_id" in fields:
                heir = self._announcer.notices.announce(live, "host-passed", who=embolden(people[0].name))
                change = replace(change, owed=(*change.owed, heir))
            return change, Done(table_id, "lobby-left")

        return await self._actions.act(table_id, press, act)

    async def dismiss_practice(self, table_id: int, person: Person, press: Press) -> Done:
        """Send away the practice player that sat down last."""

        def act(live: Live) -> tuple[Change, Done]:
            require_lobby(live)
            require_host(live, person)
            practice = [row for row in live.seats if row.kind == "practice"]
            if not practice:
                raise Refused("lobby-error-no-practice")
            return self._stand_up(live, practice[-1]), self._say_practice(live, person, practice[-1], "left")

        return await self._actions.act(table_id, press, act)

    def _say_practice(
        self, live: Live, person: Person, row: SeatRow, what: Literal["joined", "left"]
    ) -> Done:
        """What the host reads of a practice player that comes or goes."""
        who = name_with_level(self._voices.words.of(person.language), row, row.name)
        return Done(row.table_id, f"lobby-practice-{what}", {"who": who}, may_start(live))

    async def add_word(self, table_id: int, person: Person, press: Press, typed: str) -> Done:
        """Add a word to the chance of the table, in place of one's last; whoever has no seat yet sits down with it."""
        word = clean(typed, WORD)

        def act(live: Live) -> tuple[Change, Done]:
            require_lobby(live)
            if is_blank(typed) or not make_word_buttons(live, self._voices.of_table(live)):
                raise Refused("refused-not-now")
            rows: tuple[SeatRow, ...] = ()
            if live.seat_of(person.user_id) is None:
                rows = (make_seat(table_id, self._next_seat(live), person, self._clock.now()),)
            fields: TableFields = {"words": (*_drop_word(live, person.user_id), (person.user_id, word))}
            live.take_over(fields)
            change = replace(self._sit_down(live, rows), fields=fields)
            return change, Done(table_id, "word-noted", {"what": escape(word, WORD)})

        return await self._actions.act(table_id, press, act)

    def _stand_up(self, live: Live, gone: SeatRow) -> Change:
        """Somebody stands up, and the others close ranks."""
        stay = [row for row in live.seats if row is not gone]
        live.seats = tuple(replace(row, seat=number) for number, row in enumerate(stay))
        at, owed = self._clock.now(), (self._actions.show_lobby(live),)
        return Change(at, live.table.id, seats=live.seats, unseat=(len(stay),), owed=owed)

    def _next_seat(self, live: Live) -> int:
        if len(live.seats) >= live.rulebook.seats[1]:
            raise Refused("lobby-error-full", most=live.rulebook.seats[1])
        return len(live.seats)

    def _sit_down(self, live: Live, rows: tuple[SeatRow, ...]) -> Change:
        live.seats = (*live.seats, *rows)
        return Change(self._clock.now(), live.table.id, seats=rows, owed=(self._actions.show_lobby(live),))

    # ------------------------------------------------------------------------------------------ options

    async def show_options(self, table_id: int, person: Person, page: int) -> Panel:
        """The menus of the options, for the host. Raises `Refused`."""
        async with self._tables.turn(table_id) as live:
            return self._show_options(live, person, page)

    async def choose(
        self, table_id: int, person: Person, press: Press, name: str, value: str, page: int
    ) -> Panel:
        """Set one option of the game, or one of the table's settings; gives the menus as they are then."""

        def act(live: Live) -> tuple[Change, Done]:
            require_lobby(live)
            require_host(live, person)
            fields = make_setting(live, name, value)
            live.take_over(fields)
            change = Change(
                self._clock.now(), table_id, fields=fields, owed=(self._actions.show_lobby(live),)
            )
            return change, Done(table_id, "lobby-option-noted")

        return await self._actions.act_and_word(
            table_id, press, act, lambda live, done: self._show_options(live, person, page)
        )

    def _show_options(self, live: Live, person: Person, page: int) -> Panel:
        if live.table.status != "lobby":
            raise Refused("lobby-error-started")
        require_host(live, person)
        return make_options_panel(live, self._voices.in_language(live, person.language), page)

    # ---------------------------------------------------------------------------------- start and after

    async def start(self, table_id: int, person: Person, press: Press) -> Done:
        """Seat everybody in an order drawn by chance, seal the dice, and put the first question."""
        async with self._tables.turn(table_id) as live:
            try:
                require_lobby(live)
                require_host(live, person)
                _require_enough(live)
                _require_allowed(live)
            except Refused as refusal:
                return await self._actions.recall(press, refusal)
            done = Done(table_id, "lobby-started-ok")
            at = self._clock.now()
            fields = make_begin_fields(live, at)
            live.take_over(fields)
            fields["seating"] = seating = draw_seating(live, live.table.seed)
            live.keys = Keys(len(seating))
            seats = place_players(live, seating)
            game = Play.new(live.rulebook, len(seats), live.table.options)
            state = game.position
            first = NewDeadline("begin", at)
            live.seats, live.game = seats, game
            live.take_over(fields)
            await self._store.commit(
                Change(
                    at,
                    table_id,
                    interaction=make_interaction(press, done),
                    fields=fields,
                    seats=seats,
                    position=PositionRow(table_id, 0, state.chapter, state.state, state.version, at),
                    owed=(self._actions.show_lobby(live), self._announcer.notices.announce_start(live)),
                    opens=(first,),
                )
            )
            deadline = Deadline(table_id, first.kind, first.place, CHANCE, at, first.payload)
            await self._turns.begin(live, deadline)
            return done


def _drop_word(live: Live, user_id: int) -> tuple[tuple[int, str], ...]:
    """The words of a table without somebody's."""
    return tuple(one for one in live.table.words if one[0] != user_id)


def _require_enough(live: Live) -> None:
    fewest = live.rulebook.seats[0]
    if len(live.seats) < fewest:
        raise Refused("lobby-error-too-few", least=fewest, taken=len(live.seats))


def _require_allowed(live: Live) -> None:
    """What was chosen may forbid so many players, or not go together."""
    why = live.rulebook.refuse(len(live.seats), live.table.options)
    if why is not None:
        raise Refused(why.key, **why.args)
