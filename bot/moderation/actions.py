"""What the lobby and the keeping of tables share: one act is one turn in the table's queue and one commit."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import msgspec

from bot.announcer.announcer import Announcer
from bot.delivery.outgoing import Row
from bot.moderation.moderator import Moderator, Press
from bot.panels.lobby_panel import lobby_rows, lobby_text
from bot.tables.live import Live, is_live
from bot.wording.voice import Voices
from games.table.asks import Refused
from storage.ports import AlreadyDone, Change, Interaction, Language, NewOwed


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


class Actions:
    """Actions on a table that are no replies to a question of its game."""

    def __init__(self, moderator: Moderator, announcer: Announcer, voices: Voices) -> None:
        self._moderator = moderator
        self._store = moderator.store
        self._tables = moderator.tables
        self._announcer = announcer
        self._voices = voices
        self._clock = moderator.clock

    async def act(
        self,
        table_id: int,
        press: Press,
        act: Callable[[Live], tuple[Change, Done]],
        first: Callable[[], Awaitable[None]] | None = None,
    ) -> Done:
        """One act, one commit. A refusal changes nothing; a repeated press is answered as the first was.

        first: what is to be kept before the commit, once nothing was refused
        """
        async with self._tables.turn(table_id) as live:
            try:
                change, done = act(live)
            except Refused as refusal:
                return await self.again(press, refusal)
            await self._moderator.room()
            if first is not None:
                await first()
            try:
                await self._store.commit(replace(change, interaction=interaction_of(press, done)))
            except AlreadyDone as again:
                self._tables.drop(table_id)
                return msgspec.json.decode(again.outcome, type=Done)
            self._moderator.wake()
            return done

    async def again(self, press: Press, refusal: Refused) -> Done:
        """What this very interaction was answered before; raises the refusal when it is new."""
        outcome = await self._store.outcome(press.interaction_id)
        if outcome is None:
            raise refusal
        return msgspec.json.decode(outcome, type=Done)

    def name(self, live: Live) -> str:
        """The table's name in its own language."""
        return self._voices.of_table(live).table_name(live.table)

    def shown(self, live: Live) -> NewOwed:
        """The lobby's message as it should look now."""
        voice = self._voices.of_table(live)
        rows: tuple[Row, ...] = lobby_rows(live, voice) if live.table.status == "lobby" else ()
        return self._announcer.show_lobby(live, lobby_text(live, voice), rows)

    async def busy(self, channel_id: int, language: Language) -> Refused:
        """The refusal of a channel that has a table already."""
        other = await self._store.table_in(channel_id)
        reader = self._voices.words.of(language)
        number = other.id if other is not None else 0
        game = reader.text(f"{other.game}-name") if other is not None else ""
        return Refused("lobby-error-busy", table=reader.text("table-name", game=game, number=number))


def interaction_of(press: Press, done: Done) -> Interaction:
    """The row that makes a repeated press recognised."""
    return Interaction(press.interaction_id, press.user_id, msgspec.json.encode(done))


def host_name(live: Live) -> str:
    """The name of the person who looks after the table now."""
    row = live.seat_of(live.table.host_id)
    return row.name if row is not None else "?"


def lobby_only(live: Live) -> None:
    """Refuse what is possible before the start only."""
    if live.table.status != "lobby":
        raise Refused("lobby-error-cancelled" if live.table.status == "cancelled" else "lobby-error-started")


def host_only(live: Live, person: Person) -> None:
    """Refuse what only the person who opened the table may do."""
    if person.user_id != live.table.host_id:
        raise Refused("lobby-error-host-only", who=host_name(live))


def unfinished_only(live: Live) -> None:
    """Refuse what is possible only while a table is not over."""
    if not is_live(live):
        raise Refused("refused-over")


def player_only(live: Live, person: Person) -> None:
    """Refuse what only those at the table may do."""
    if live.seat_of(person.user_id) is None and person.user_id != live.table.host_id:
        raise Refused("refused-not-seated")
