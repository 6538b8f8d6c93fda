"""The lobby: opening a table, sitting down, choosing options, starting; pausing, resuming, moving, cancelling.

Each act is one turn in the table's queue and one commit, with the lobby's message edited by the same commit.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from bot.announcer import Announcer
from bot.courier.letters import Row
from bot.fairness import commitment, new_seed, stream
from bot.games import GAMES
from bot.lobby_panel import lobby_rows, lobby_text
from bot.moderator import Moderator, Press
from bot.tables import Live
from bot.voice import Voices
from bot.words import escape, timestamp
from games.table.asks import Refused
from games.table.play import Play
from games.table.replies import shuffled
from games.table.rulebook import Setting
from storage.ports import (
    CHANCE,
    AlreadyDone,
    Change,
    ChannelTaken,
    Close,
    Deadline,
    Interaction,
    Language,
    NewDeadline,
    NewOwed,
    Position,
    Seat,
    Table,
    TableFields,
)

PRACTICE_NAMES: Final = 8
"""How many names the words hold for practice players."""

TABLES_PER_HOST: Final = 20


class Done(msgspec.Struct, frozen=True):
    """What an act of the lobby is answered with: a key and its arguments."""

    table_id: int
    key: str
    args: dict[str, str | int] = {}


@dataclass(frozen=True, slots=True)
class Person:
    """Who acts: Discord's id, the name shown at the table, and the language of their client."""

    user_id: int
    name: str
    language: Language


class Lobby:
    """Everything about a table that is not a reply to a question of its game."""

    def __init__(self, moderator: Moderator, announcer: Announcer, voices: Voices) -> None:
        self._moderator = moderator
        self._store = moderator.store
        self._tables = moderator.tables
        self._announcer = announcer
        self._voices = voices
        self._clock = moderator.clock

    # ------------------------------------------------------------------------------------------ opening

    async def open(
        self,
        person: Person,
        press: Press,
        *,
        game: str,
        channel_id: int,
        guild_id: int | None,
        language: Language,
        deadline_seconds: int | None,
        wishes: Mapping[str, str] | None = None,
    ) -> Done:
        """Open a table in a channel, its host on the first seat. Raises `Refused`."""
        rulebook = GAMES.get(game)
        if rulebook is None:
            raise Refused("lobby-error-game", games=", ".join(GAMES))
        if len(await self._store.tables_of(person.user_id)) >= TABLES_PER_HOST:
            raise Refused("lobby-error-many", most=TABLES_PER_HOST)
        at, table_id = self._clock.now(), await self._store.new_table_id()
        table = Table(
            table_id,
            channel_id,
            game,
            rulebook.version,
            language,
            person.user_id,
            at,
            guild_id=guild_id,
            options={option.name: option.default for option in rulebook.options},
            deadline_seconds=deadline_seconds,
            window_seconds=deadline_seconds,
        )
        seat = Seat(table_id, 0, "person", person.name, person.user_id, language=person.language)
        live = Live(table, (seat,), rulebook, None)
        for name, value in (wishes or {}).items():
            live.changed(_setting(live, name, value))
        done = Done(table_id, "lobby-opened", {"table": table_id})
        change = Change(
            at,
            table_id,
            interaction=_interaction(press, done),
            table=live.table,
            seats=(seat,),
            owed=(self._shown(live),),
        )
        try:
            await self._store.commit(change)
        except AlreadyDone as again:
            return msgspec.json.decode(again.outcome, type=Done)
        except ChannelTaken as taken:
            raise await self._busy(channel_id, person.language) from taken
        self._moderator.wake()
        return done

    async def speak(self, user_id: int, language: str | None) -> None:
        """Remember the language somebody chose, or forget it, and use it at their tables from now on."""
        await self._store.prefer(user_id, "language", language)
        for table in await self._store.tables_of(user_id):
            async with self._tables.turn(table.id) as live:
                row = live.seat_of(user_id)
                if row is not None and language in ("fr", "en"):
                    spoken: Language = "fr" if language == "fr" else "en"
                    rows = (replace(row, language=spoken),)
                    await self._store.commit(Change(self._clock.now(), table.id, seats=rows))
                    live.seats = tuple(rows[0] if one is row else one for one in live.seats)

    # ----------------------------------------------------------------------------------- who sits where

    async def join(self, table_id: int, person: Person, press: Press) -> Done:
        """Sit down on the next seat."""

        def act(live: Live) -> tuple[Change, Done]:
            _lobby_only(live)
            if live.seat_of(person.user_id) is not None:
                raise Refused("lobby-error-already")
            seat = self._next_seat(live)
            row = Seat(table_id, seat, "person", person.name, person.user_id, language=person.language)
            return self._seated(live, (row,)), Done(table_id, "lobby-joined", {"taken": seat + 1, "most": live.rulebook.seats[1], "who": _host(live)})

        return await self._act(table_id, press, act)

    async def practise(self, table_id: int, person: Person, press: Press) -> Done:
        """Add a practice player."""

        def act(live: Live) -> tuple[Change, Done]:
            _lobby_only(live)
            _host_only(live, person)
            taken = {row.name for row in live.seats}
            reader = self._voices.words.of(live.table.language)
            names = [reader.text(f"practice-name-{number}") for number in range(1, PRACTICE_NAMES + 1)]
            name = next(one for one in names if one not in taken)
            row = Seat(table_id, self._next_seat(live), "practice", name)
            return self._seated(live, (row,)), Done(table_id, "lobby-practice-joined", {"who": name})

        return await self._act(table_id, press, act)

    async def leave(self, table_id: int, person: Person, press: Press) -> Done:
        """Stand up; the host's leaving removes the last practice player first, then hands the table on."""

        def act(live: Live) -> tuple[Change, Done]:
            _lobby_only(live)
            mine = live.seat_of(person.user_id)
            if mine is None:
                raise Refused("lobby-error-not-in")
            stay = [row for row in live.seats if row is not mine]
            people = [row for row in stay if row.user_id is not None]
            fields: TableFields = {}
            if person.user_id == live.table.host_id:
                if not people:
                    raise Refused("lobby-error-last")
                fields = {"host_id": people[0].user_id or 0}
            renumbered = tuple(replace(row, seat=number) for number, row in enumerate(stay))
            live.seats = renumbered
            live.changed(fields)
            change = Change(
                self._clock.now(),
                table_id,
                fields=fields or None,
                seats=renumbered,
                unseat=(len(stay),),
                owed=(self._shown(live),),
            )
            return change, Done(table_id, "lobby-left")

        return await self._act(table_id, press, act)

    async def dismiss(self, table_id: int, person: Person, press: Press) -> Done:
        """Send the last practice player away."""

        def act(live: Live) -> tuple[Change, Done]:
            _lobby_only(live)
            _host_only(live, person)
            practice = [row for row in live.seats if row.kind == "practice"]
            if not practice:
                raise Refused("lobby-error-no-practice")
            stay = [row for row in live.seats if row is not practice[-1]]
            live.seats = tuple(replace(row, seat=number) for number, row in enumerate(stay))
            change = Change(
                self._clock.now(), table_id, seats=live.seats, unseat=(len(stay),), owed=(self._shown(live),)
            )
            return change, Done(table_id, "lobby-practice-left", {"who": practice[-1].name})

        return await self._act(table_id, press, act)

    def _next_seat(self, live: Live) -> int:
        if len(live.seats) >= live.rulebook.seats[1]:
            raise Refused("lobby-error-full", most=live.rulebook.seats[1])
        return len(live.seats)

    def _seated(self, live: Live, rows: tuple[Seat, ...]) -> Change:
        live.seats = (*live.seats, *rows)
        return Change(self._clock.now(), live.table.id, seats=rows, owed=(self._shown(live),))

    # ------------------------------------------------------------------------------------------ options

    async def choose(self, table_id: int, person: Person, press: Press, name: str, value: str) -> Done:
        """Set one option of the game, or the table's deadline, window length or language."""

        def act(live: Live) -> tuple[Change, Done]:
            _lobby_only(live)
            _host_only(live, person)
            fields = _setting(live, name, value)
            live.changed(fields)
            change = Change(self._clock.now(), table_id, fields=fields, owed=(self._shown(live),))
            return change, Done(table_id, "done")

        return await self._act(table_id, press, act)

    # ---------------------------------------------------------------------------------- start and after

    async def start(self, table_id: int, person: Person, press: Press) -> Done:
        """Seat everybody in an order drawn by chance, seal the dice, and put the first question."""
        async with self._tables.turn(table_id) as live:
            try:
                _lobby_only(live)
                _host_only(live, person)
                fewest = live.rulebook.seats[0]
                if len(live.seats) < fewest:
                    raise Refused("lobby-error-too-few", least=fewest, taken=len(live.seats))
            except Refused as refusal:
                return await self._again(press, refusal)
            done = Done(table_id, "lobby-started-ok")
            at, seed = self._clock.now(), new_seed()
            order = shuffled([str(row.seat) for row in live.seats], stream(seed, "seats"))
            seats = tuple(replace(live.at(int(old)), seat=new) for new, old in enumerate(order))
            game = Play.new(live.rulebook, len(seats), live.table.options)
            state = game.position
            fields: TableFields = {
                "status": "playing",
                "seed": seed,
                "commitment": commitment(seed),
                "started_at": at,
                "rules_version": live.rulebook.version,
            }
            first = NewDeadline("begin", at)
            live.seats, live.game = seats, game
            live.changed(fields)
            await self._store.commit(
                Change(
                    at,
                    table_id,
                    interaction=_interaction(press, done),
                    fields=fields,
                    seats=seats,
                    position=Position(table_id, 0, state.chapter, state.state, state.version, at),
                    owed=(self._shown(live), self._announcer.started(live)),
                    opens=(first,),
                )
            )
            deadline = Deadline(table_id, first.kind, first.place, CHANCE, at, first.payload)
            await self._moderator.begin(live, deadline)
            return done

    async def pause(self, table_id: int, person: Person, press: Press) -> Done:
        """Stop the clock; nothing can be answered until somebody resumes."""

        def act(live: Live) -> tuple[Change, Done]:
            _player_only(live, person)
            if live.table.status != "playing":
                raise Refused("pause-already" if live.table.status == "paused" else "refused-not-now")
            at = self._clock.now()
            fields: TableFields = {"status": "paused", "paused_at": at}
            live.changed(fields)
            owed = (self._announcer.said(live, "pause-done", who=escape(person.name)),)
            return Change(at, table_id, fields=fields, owed=owed), Done(table_id, "done")

        return await self._act(table_id, press, act)

    async def resume(self, table_id: int, person: Person, press: Press) -> Done:
        """Go on; every deadline moves by the length of the pause. Tries a table again that was set aside."""

        def act(live: Live) -> tuple[Change, Done]:
            _player_only(live, person)
            if live.table.status not in ("paused", "set_aside"):
                raise Refused("resume-not-paused")
            at = self._clock.now()
            away = at - (live.table.paused_at or at)
            fields: TableFields = {"status": "playing", "paused_at": None, "reason": None}
            live.changed(fields)
            live.due_at = None if live.due_at is None else live.due_at + away
            who = escape(person.name)
            told = self._announcer.said(live, "resume-done-no-deadline", who=who)
            if live.due_at is not None:
                told = self._announcer.said(live, "resume-done", who=who, when=timestamp(live.due_at))
            owed = (told, self._announcer.board(live))
            return Change(at, table_id, fields=fields, owed=owed, shift=away), Done(table_id, "done")

        return await self._act(table_id, press, act)

    async def cancel(self, table_id: int, person: Person, press: Press) -> Done:
        """End a table without a result."""

        def act(live: Live) -> tuple[Change, Done]:
            _host_only(live, person)
            if live.table.status in ("ended", "cancelled"):
                raise Refused("refused-over")
            at = self._clock.now()
            fields: TableFields = {"status": "cancelled", "ended_at": at}
            live.changed(fields)
            owed = (self._announcer.said(live, "cancel-done", who=escape(person.name), table=self._name(live)),)
            return Change(at, table_id, fields=fields, owed=owed, closes=(Close(),)), Done(
                table_id, "done"
            )

        return await self._act(table_id, press, act)

    async def move(self, table_id: int, person: Person, press: Press, channel_id: int, guild_id: int | None) -> Done:
        """Bind a table to another channel, where it goes on."""

        def act(live: Live) -> tuple[Change, Done]:
            _host_only(live, person)
            fields: TableFields = {"channel_id": channel_id, "guild_id": guild_id}
            live.changed(fields)
            owed = self._shown(live) if live.game is None else self._announcer.board(live)
            return Change(self._clock.now(), table_id, fields=fields, owed=(owed,)), Done(table_id, "done")

        try:
            return await self._act(table_id, press, act)
        except ChannelTaken as taken:
            raise await self._busy(channel_id, person.language) from taken

    async def _busy(self, channel_id: int, language: Language) -> Refused:
        """The refusal of a channel that has a table already."""
        other = await self._store.table_in(channel_id)
        reader = self._voices.words.of(language)
        number = other.id if other is not None else 0
        game = reader.text(f"{other.game}-name") if other is not None else ""
        return Refused("lobby-error-busy", table=reader.text("table-name", game=game, number=number))

    # ------------------------------------------------------------------------------------------- common

    async def _act(self, table_id: int, press: Press, act: Callable[[Live], tuple[Change, Done]]) -> Done:
        """One act, one commit. A refusal changes nothing; a repeated press is answered as the first was."""
        async with self._tables.turn(table_id) as live:
            try:
                change, done = act(live)
            except Refused as refusal:
                return await self._again(press, refusal)
            try:
                await self._store.commit(replace(change, interaction=_interaction(press, done)))
            except AlreadyDone as again:
                self._tables.drop(table_id)
                return msgspec.json.decode(again.outcome, type=Done)
            self._moderator.wake()
            return done

    async def _again(self, press: Press, refusal: Refused) -> Done:
        outcome = await self._store.outcome(press.interaction_id)
        if outcome is None:
            raise refusal
        return msgspec.json.decode(outcome, type=Done)

    def _name(self, live: Live) -> str:
        return self._voices.of_table(live).table_name(live.table)

    def _shown(self, live: Live) -> NewOwed:
        voice = self._voices.of_table(live)
        rows: tuple[Row, ...] = lobby_rows(live, voice) if live.table.status == "lobby" else ()
        return self._announcer.lobby(live, lobby_text(live, voice), rows)


def _interaction(press: Press, done: Done) -> Interaction:
    return Interaction(press.interaction_id, press.user_id, msgspec.json.encode(done))


def _host(live: Live) -> str:
    """The name of the person who opened the table, or who holds it now."""
    row = live.seat_of(live.table.host_id)
    return escape(row.name) if row is not None else "?"


def _lobby_only(live: Live) -> None:
    if live.table.status != "lobby":
        raise Refused("lobby-error-cancelled" if live.table.status == "cancelled" else "lobby-error-started")


def _host_only(live: Live, person: Person) -> None:
    if person.user_id != live.table.host_id:
        raise Refused("lobby-error-host-only", who=_host(live))


def _player_only(live: Live, person: Person) -> None:
    if live.seat_of(person.user_id) is None and person.user_id != live.table.host_id:
        raise Refused("refused-not-seated")


def _setting(live: Live, name: str, value: str) -> TableFields:
    """The field of the table's row that an option changes. Raises `Refused` for strangers."""
    if name in ("deadline", "window"):
        if not value.isdigit():
            raise Refused("refused-value", field=name, value=value[:60])
        seconds = int(value) or None
        return {"deadline_seconds": seconds} if name == "deadline" else {"window_seconds": seconds}
    if name == "language" and value in ("fr", "en"):
        return {"language": "fr" if value == "fr" else "en"}
    for option in live.rulebook.options:
        if option.name == name:
            chosen: dict[str, Setting] = dict(live.table.options)
            for admitted in option.values:
                if str(admitted).lower() == value.lower():
                    chosen[name] = admitted
                    return {"options": chosen}
    raise Refused("refused-value", field=name, value=value[:60])

