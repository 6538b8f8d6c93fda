"""Elections on their own: opening one for people who are named, how the last one stands, who reigned in a channel."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from bot.delivery.outgoing import Say, dm, owed
from bot.i18n import bold, date, escape
from bot.moderation.actions import Actions, Done, Person, interaction_of
from bot.moderation.lobby import Lobby, begun
from bot.moderation.moderator import Moderator, Press
from bot.moderation.queries import Viewer
from bot.painter import Picture, PictureFailed
from bot.panels.images import Images
from bot.tables.live import UPGRADES, Live
from bot.tables.rng import new_seed
from bot.tables.settings import titled
from bot.wording.voice import Voice, Voices
from games.election.options import MOST
from games.election.rulebook import RULEBOOK
from games.election.setup import PLAYERS
from games.election.state import State
from games.election.summary import summary
from games.election.view import View
from games.table.asks import Refused
from games.table.play import Play
from games.table.rulebook import Setting
from storage.ports import (
    AlreadyDone,
    Change,
    ChannelTaken,
    Language,
    Loaded,
    NewDeadline,
    NewOwed,
    Position,
    Seat,
    Table,
)

REIGNS: Final = 10
"""How many reigns are told of."""


@dataclass(frozen=True, slots=True)
class Called:
    """An election as it is called: who votes with how many governors, who presides, and what else was said.

    candidates  places among the voters; () when anybody may stand
    presider    who presides; without a vote when not among the voters
    wishes      options of the lobby, by name
    """

    title: str
    voters: tuple[Person, ...]
    governors: tuple[int, ...]
    candidates: tuple[int, ...]
    presider: Person
    wishes: Mapping[str, Setting]

    @property
    def outsider(self) -> bool:
        """Whether whoever presides has no vote."""
        return self.presider.user_id not in [one.user_id for one in self.voters]

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody, seat by seat."""
        return (*self.voters, self.presider) if self.outsider else self.voters

    def options(self) -> dict[str, Setting]:
        """The options of its table, as the rules read them (`games.election.options.Options`)."""
        ids = [one.user_id for one in self.voters]
        usual: dict[str, Setting] = {option.name: option.default for option in RULEBOOK.options}
        said: dict[str, Setting] = {
            "governors": " ".join(map(str, self.governors)),
            "candidates": " ".join(map(str, sorted(self.candidates))),
            "presider": 0 if self.outsider else ids.index(self.presider.user_id),
            "outsider": self.outsider,
        }
        return usual | dict(self.wishes) | titled(self.title) | said


@dataclass(frozen=True, slots=True)
class Reign:
    """Somebody was elected in a channel: by which table, when (unix milliseconds), with how many governors."""

    table: Table
    name: str
    governors: int
    title: str


@dataclass(frozen=True, slots=True)
class Standing:
    """How an election stands, for a reader of one language; `names` are those of the seats."""

    voice: Voice
    names: Mapping[int, str]
    table: Table
    view: View

    def name(self, seat: int) -> str:
        """The name of whoever sits on a seat, as it is."""
        return self.names[seat]


class Elections(Actions):
    """What `/election` does besides replies to the questions of an election."""

    def __init__(self, moderator: Moderator, voices: Voices, lobby: Lobby, pictures: Images) -> None:
        super().__init__(moderator, moderator.announcer, voices)
        self._lobby = lobby
        self._pictures = pictures

    async def open(
        self,
        person: Person,
        press: Press,
        called: Called,
        *,
        channel_id: int,
        guild_id: int | None,
        language: Language,
        deadline_seconds: int | None,
    ) -> Done:
        """Seat everybody who is named, and begin; each of them is told by a message. Raises `Refused`."""
        _check(called)
        await self._lobby.one_more(person)
        at, table_id = self._clock.now(), await self._store.new_table_id()
        table = Table(
            table_id,
            channel_id,
            RULEBOOK.name,
            RULEBOOK.version,
            language,
            person.user_id,
            at,
            title=called.title,
            guild_id=guild_id,
            options=called.options(),
            deadline_seconds=deadline_seconds,
            window_seconds=deadline_seconds,
        )
        seats = tuple(
            Seat(table_id, number, "person", one.name, one.user_id, language=one.language)
            for number, one in enumerate(called.people)
        )
        live = Live(table, seats, RULEBOOK, Play.new(RULEBOOK, len(seats), table.options))
        live.changed(begun(live, at, new_seed()))
        state = live.play.position
        done = Done(table_id, "elections-opened-ok")
        change = Change(
            at,
            table_id,
            interaction=interaction_of(press, done),
            table=live.table,
            seats=seats,
            position=Position(table_id, 0, state.chapter, state.state, state.version, at),
            owed=(self._announcer.started(live, call=True), *self._summons(live, called, person)),
            opens=(NewDeadline("begin", at),),
        )
        try:
            await self._store.commit(change)
        except AlreadyDone as again:
            return msgspec.json.decode(again.outcome, type=Done)
        except ChannelTaken as taken:
            raise await self.busy(channel_id, person.language) from taken
        self._moderator.wake()
        return done

    def _summons(self, live: Live, called: Called, opener: Person) -> Sequence[NewOwed]:
        """A message to everybody who was named by somebody else: what for, by whom, with how many governors."""
        letters = []
        for row in live.seats:
            if row.user_id is None or row.user_id == opener.user_id:
                continue
            voice = self._voices.of_seat(live, row)
            about = voice.arg(called.title) if called.title else voice.game_name()
            lines = [
                voice.heading(live.table),
                voice.text("elections-summons", who=escape(opener.name), title=about),
            ]
            if row.seat < len(called.governors):
                lines.append(voice.text("elections-summons-votes", number=called.governors[row.seat]))
            if row.user_id == called.presider.user_id:
                lines.append(voice.text("elections-summons-presides"))
            letters.append(owed(dm(row.user_id), Say(text="\n".join(lines))))
        return letters

    # ------------------------------------------------------------------------------------------- looking

    async def here(self, channel_id: int, user_id: int) -> int:
        """The election of a channel, or else the last one that ended there, or the only one of this person.

        Raises `Refused`.
        """
        live = await self._store.table_in(channel_id)
        if live is not None and live.game == RULEBOOK.name:
            return live.id
        ended = await self._store.ended_in(channel_id, RULEBOOK.name, 1)
        mine = [one for one in await self._store.tables_of(user_id) if one.game == RULEBOOK.name]
        if ended:
            return ended[0].id
        if len(mine) != 1:
            raise Refused("elections-none")
        return mine[0].id

    async def standing(self, viewer: Viewer, table_id: int) -> Standing:
        """An election as everybody may know it, under way or over. Raises `Refused`."""
        async with self._tables.turn(table_id) as live:
            voice = self._voices.in_language(live, viewer.language)
            if live.table.game != RULEBOOK.name:
                raise Refused("refused-other-game", table=voice.table_name(live.table))
            if live.table.status == "lobby":
                raise Refused("refused-not-started")
            view: View = (
                RULEBOOK.view(final(await self._store.load(table_id)), None)
                if live.game is None
                else live.game.view(None)
            )
            names = {row.seat: row.name for row in live.seats}
            return Standing(voice, names, live.table, view)

    async def picture(self, standing: Standing) -> Picture | None:
        """The tally as a picture; None when it cannot be painted."""
        scene = RULEBOOK.board(standing.view, None, standing.voice.phrase)
        try:
            return Picture(await self._pictures.paint(scene, "board"), scene.alt)
        except PictureFailed:
            return None

    async def reigns(self, channel_id: int) -> Sequence[Reign]:
        """Who was elected in a channel, the newest first."""
        found = []
        for table in await self._store.ended_in(channel_id, RULEBOOK.name, 2 * REIGNS):
            loaded = await self._store.load(table.id)
            view = RULEBOOK.view(final(loaded), None)
            if view.winner is not None:
                name = next(row.name for row in loaded.seats if row.seat == view.winner)
                governors = next(one.pile for one in view.voters if one.seat == view.winner)
                found.append(Reign(table, name, governors, view.options.title))
        return found[:REIGNS]


def _check(called: Called) -> None:
    """Refuse what cannot be an election."""
    least, most = PLAYERS
    if not least <= len(called.voters) <= most:
        raise Refused("elections-error-voters", least=least, most=most)
    if len({one.user_id for one in called.voters}) != len(called.voters):
        raise Refused("elections-error-twice")
    if any(not 0 <= number <= MOST for number in called.governors):
        raise Refused("refused-number", field="governors", least=0, most=MOST)


def final(loaded: Loaded) -> State:
    """The state in which an election ended. Raises `Refused` where it never came to that."""
    stored = loaded.position
    if stored is None or stored.chapter:
        raise Refused("elections-none")
    state = UPGRADES.upgraded(RULEBOOK.name, stored.rules_version, RULEBOOK.version, stored.state)
    return msgspec.json.decode(state, type=State)


def tally_lines(standing: Standing) -> list[str]:
    """An election in words: the tally, then the coalitions once it is over."""
    voice, view = standing.voice, standing.view
    lines = [voice.say(one) for one in summary(view)]
    if standing.table.status == "ended":
        for allies in view.coalitions:
            who = voice.list_of([voice.who(seat) for seat in allies])
            lines.append(voice.text("elections-result-coalition", who=who))
    return lines


def reign_lines(standing: Standing, reigns: Sequence[Reign]) -> list[str]:
    """Who has reigned in a channel, the newest first."""
    voice = standing.voice
    if not reigns:
        return []
    lines = [f"**{voice.text('elections-reigns', where=f'<#{standing.table.channel_id}>')}**"]
    for reign in reigns:
        title = voice.arg(reign.title) if reign.title else voice.game_name()
        when = date(reign.table.ended_at or 0)
        lines.append(
            voice.text(
                "elections-reign", who=bold(reign.name), title=title, number=reign.governors, when=when
            )
        )
    return lines
