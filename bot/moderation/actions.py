"""What the lobby and the keeping of tables share: one act is one turn in the table's queue and one commit."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TypeVar

import msgspec
import structlog

from bot.consequences.deadlines import keep_posts
from bot.i18n import escape
from bot.moderation.deps import Part, require_space
from bot.moderation.moderator import Press
from bot.panels.lobby_panel import make_lobby
from bot.tables.live import Live, is_live
from porc_royal.asks import Refused
from storage.ports import AlreadyDone, Change, Deadline, DeadlineGone, Interaction, Language, NewOwed, SeatRow

T = TypeVar("T")
log = structlog.get_logger(__name__)


class Done(msgspec.Struct, frozen=True):
    """What an act of the lobby is answered with: a key and its arguments.

    starts: whether whoever reads it may start the game now
    """

    table_id: int
    key: str
    args: dict[str, str | int] = {}
    starts: bool = False


@dataclass(frozen=True, slots=True)
class Person:
    """Who acts: Discord's id, the name shown at the table, and the language of their client.

    managed_guild    the server all of whose channels they may manage
    managed_channel  the channel in which they act, where they may manage that one
    """

    user_id: int
    name: str
    language: Language
    managed_guild: int | None = None
    managed_channel: int | None = None


class Actions(Part):
    """Actions on a table that are no replies to a question of its game, written down; and words that they share."""

    async def act(
        self,
        table_id: int,
        press: Press,
        act: Callable[[Live], tuple[Change, Done]],
        first: Callable[[Live], Awaitable[None]] | None = None,
        *,
        without_game: bool = False,
    ) -> Done:
        """One act, one commit. A refusal changes nothing; a repeated press is answered as the first was.

        first: what is to be kept before the commit, once nothing was refused
        without_game: whether it can be done at a table whose game cannot be had
        """
        return await self.act_and_word(
            table_id, press, act, lambda live, done: done, first, without_game=without_game
        )

    async def act_and_word(
        self,
        table_id: int,
        press: Press,
        act: Callable[[Live], tuple[Change, Done]],
        word: Callable[[Live, Done], T],
        first: Callable[[Live], Awaitable[None]] | None = None,
        *,
        without_game: bool = False,
    ) -> T:
        """The same, with the answer worded in the same turn of the table."""

        async def prepare(live: Live) -> tuple[Change, Done]:
            return act(live)

        return await self._act(table_id, press, prepare, word, first, without_game=without_game)

    async def act_awaiting(
        self, table_id: int, press: Press, act: Callable[[Live], Awaitable[tuple[Change, Done]]]
    ) -> Done:
        """One act, as `act`, that has to read something more first."""
        return await self._act(table_id, press, act, lambda live, done: done)

    async def _act(
        self,
        table_id: int,
        press: Press,
        act: Callable[[Live], Awaitable[tuple[Change, Done]]],
        word: Callable[[Live, Done], T],
        first: Callable[[Live], Awaitable[None]] | None = None,
        *,
        without_game: bool = False,
    ) -> T:
        try:
            async with self._tables.turn(table_id, without_game=without_game) as live:
                return word(live, await self._write(live, press, act, first))
        except AlreadyDone as again:
            done = msgspec.json.decode(again.outcome, type=Done)
            async with self._tables.turn(table_id, without_game=without_game) as live:
                return word(live, done)

    async def _write(
        self,
        live: Live,
        press: Press,
        act: Callable[[Live], Awaitable[tuple[Change, Done]]],
        first: Callable[[Live], Awaitable[None]] | None,
    ) -> Done:
        try:
            change, done = await act(live)
        except Refused as refusal:
            return await self.recall(press, refusal)
        await require_space(self._store)
        if first is not None:
            await first(live)
        change = replace(change, interaction=make_interaction(press, done))
        await self._store.commit(keep_posts(live, change))
        self._wake()
        return done

    async def act_due(self, deadline: Deadline, act: Callable[[Live], Awaitable[Change]]) -> None:
        """Let a deadline of a table's own have its effect, once; also at a table that cannot be played any more."""
        try:
            async with self._tables.turn(deadline.table_id, without_game=True) as live:
                await self._write_due(live, deadline, act)
        except DeadlineGone:
            log.info("deadline already gone", table=deadline.table_id, kind=deadline.kind)

    async def _write_due(
        self, live: Live, deadline: Deadline, act: Callable[[Live], Awaitable[Change]]
    ) -> None:
        change = await act(live)
        await self._store.commit(keep_posts(live, replace(change, fires=deadline.key)))
        self._wake()

    async def recall(self, press: Press, refusal: Refused) -> Done:
        """What this very interaction was answered before; raises the refusal when it is new."""
        outcome = await self._store.outcome(press.interaction_id)
        if outcome is None:
            raise refusal
        return msgspec.json.decode(outcome, type=Done)

    def name_table(self, live: Live) -> str:
        """The table's name in its own language."""
        return self._voices.of_table(live).table_name(live.table)

    def name_actor(self, live: Live, person: Person) -> str:
        """Who does what a host may do, as the table reads it: of whoever manages the channels, that too is said."""
        name = escape(person.name)
        if person.user_id == live.table.host_id:
            return name
        return self._voices.of_table(live).text("host-manager", who=name)

    def show_lobby(self, live: Live) -> NewOwed:
        """The lobby's message as it should look now."""
        voice = self._voices.of_table(live)
        return self._announcer.notices.show_lobby(live, make_lobby(live, voice))

    async def refuse_busy(self, channel_id: int, language: Language) -> Refused:
        """The refusal of a channel that has a table already."""
        other = await self._store.table_in(channel_id)
        reader = self._voices.words.of(language)
        number = other.id if other is not None else 0
        game = reader.game_name(other.game) if other is not None else ""
        return Refused("lobby-error-busy", table=reader.text("table-name", game=game, number=number))


def make_interaction(press: Press, done: Done) -> Interaction:
    """The row that makes a repeated press recognised."""
    return Interaction(press.interaction_id, press.user_id, msgspec.json.encode(done))


def make_seat(table_id: int, number: int, person: Person, at: int) -> SeatRow:
    """The row of a seat on which somebody sits down."""
    return SeatRow(
        table_id, number, "person", person.name, person.user_id, language=person.language, seated_at=at
    )


def find_host_name(live: Live) -> str:
    """The name of the person who looks after the table now."""
    row = live.seat_of(live.table.host_id)
    return row.name if row is not None else "?"


def require_lobby(live: Live) -> None:
    """Refuse what is possible before the start only."""
    if live.table.status != "lobby":
        raise Refused("lobby-error-cancelled" if live.table.status == "cancelled" else "lobby-error-started")


def require_host(live: Live, person: Person) -> None:
    """Refuse what only the person who opened the table may do."""
    if person.user_id != live.table.host_id:
        raise Refused("lobby-error-host-only", who=find_host_name(live))


def is_manager(live: Live, person: Person) -> bool:
    """Whether somebody may manage the channel in which a table is played."""
    wide = person.managed_guild is not None and person.managed_guild == live.table.guild_id
    return wide or (person.managed_channel is not None and person.managed_channel == live.table.channel_id)


def require_manager(live: Live, person: Person) -> None:
    """Refuse what only the host may do, and whoever may manage the channels of the server."""
    if not is_manager(live, person):
        require_host(live, person)


def require_unfinished(live: Live) -> None:
    """Refuse what is possible only while a table is not over."""
    if not is_live(live):
        raise Refused("refused-over")


def require_player(live: Live, person: Person) -> None:
    """Refuse what only those at the table may do."""
    if live.seat_of(person.user_id) is None and person.user_id != live.table.host_id:
        raise Refused("refused-not-seated")
