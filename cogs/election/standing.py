"""Elections on their own: how the last one stands, and who reigned in a channel."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from bot.i18n import clean, embolden, write_date
from bot.moderation.answers import Viewer
from bot.painter import PaintedPicture
from bot.panels.images import Drawing, Images, make_alt
from bot.tables.live import LiveTables
from bot.tables.replaying import upgrade
from bot.wording.voice import Voice, Voices
from games.election.rulebook import RULEBOOK
from games.election.state.state import State
from games.election.views.summary import summary
from games.election.views.view import View
from porc_royal.asks import Refused
from storage.ports import Loaded, Store, TableRow

REIGNS: Final = 10
"""How many reigns are told of."""


class Reign(Struct, frozen=True):
    """Somebody was elected in a channel: by which table, with how many governors of how many, and with whom."""

    table: TableRow
    name: str
    governors: int
    title: str
    whole: int = 0
    allies: tuple[str, ...] = ()


class Standing(Struct, frozen=True):
    """How an election stands, for a reader of one language; `names` are those of the seats."""

    voice: Voice
    names: Mapping[int, str]
    table: TableRow
    view: View

    def name(self, seat: int) -> str:
        """The name of whoever sits on a seat, for a file: nothing in it is escaped, and nothing is invisible."""
        return clean(self.names[seat])


class Elections:
    """What `/election` shows: how one stands, and who was elected before."""

    def __init__(self, store: Store, tables: LiveTables, voices: Voices, pictures: Images) -> None:
        self._store = store
        self._tables = tables
        self._voices = voices
        self._pictures = pictures

    async def find(self, channel_id: int, user_id: int) -> int:
        """The election of a channel, or else the last one that ended there, or the only one of this person.

        Raises `Refused`.
        """
        live = await self._store.table_in(channel_id)
        if live is not None and live.game == RULEBOOK.name:
            return live.id
        ended = await self._store.tables_ended_in(channel_id, RULEBOOK.name, 1)
        mine = [one for one in await self._store.tables_of(user_id) if one.game == RULEBOOK.name]
        if ended:
            return ended[0].id
        if len(mine) != 1:
            raise Refused("elections-none")
        return mine[0].id

    async def show_standing(self, viewer: Viewer, table_id: int) -> Standing:
        """An election as everybody may know it, under way or over. Raises `Refused`."""
        async with self._tables.turn(table_id) as live:
            voice = self._voices.in_language(live, viewer.language)
            if live.table.game != RULEBOOK.name:
                raise Refused("refused-other-game", table=voice.table_name(live.table))
            if live.table.status == "lobby":
                raise Refused("refused-not-started")
            view: View = (
                RULEBOOK.view(find_final_state(await self._store.load(table_id)), None)
                if live.game is None
                else live.game.view(None)
            )
            names = {row.seat: row.name for row in live.seats}
            return Standing(voice, names, live.table, view)

    async def paint(self, standing: Standing) -> PaintedPicture | None:
        """The tally as a picture; None when it cannot be painted."""
        scene = RULEBOOK.board(standing.view, None, standing.voice.phrase)
        alt = make_alt(standing.voice, "\n".join(word_tally(standing)))
        return await self._pictures.paint_drawing(Drawing(scene, "board", alt))

    async def list_reigns(self, channel_id: int) -> Sequence[Reign]:
        """Who was elected in a channel, the newest first."""
        found = []
        for table in await self._store.tables_ended_in(channel_id, RULEBOOK.name, 2 * REIGNS):
            loaded = await self._store.load(table.id)
            view = RULEBOOK.view(find_final_state(loaded), None)
            if view.winner is not None:
                name = next(row.name for row in loaded.seats if row.seat == view.winner)
                governors = next(one.pile for one in view.voters if one.seat == view.winner)
                names = {row.seat: row.name for row in loaded.seats}
                whole = sum(one.pile for one in view.voters)
                allies = tuple(
                    names[seat]
                    for one in view.coalitions
                    if view.winner in one
                    for seat in one
                    if seat != view.winner
                )
                found.append(Reign(table, name, governors, view.options.title, whole, allies))
        return found[:REIGNS]


def find_final_state(loaded: Loaded) -> State:
    """The state in which an election ended. Raises `Refused` where it never came to that."""
    stored = loaded.position
    if stored is None or stored.chapter:
        raise Refused("elections-none")
    return msgspec.json.decode(upgrade(stored, RULEBOOK).state, type=State)


def word_tally(standing: Standing) -> list[str]:
    """An election in words: the tally, then the coalitions once it is over."""
    voice, view = standing.voice, standing.view
    lines = [voice.say(one) for one in summary(view)]
    if standing.table.status == "ended":
        for allies in view.coalitions:
            who = voice.join([voice.who(seat) for seat in allies])
            lines.append(voice.text("elections-result-coalition", who=who))
    return lines


def word_reigns(standing: Standing, reigns: Sequence[Reign]) -> list[str]:
    """Who has reigned in a channel, the newest first."""
    voice = standing.voice
    if not reigns:
        return []
    lines = [f"**{voice.text('elections-reigns', where=f'<#{standing.table.channel_id}>')}**"]
    for reign in reigns:
        title = voice.arg(reign.title) if reign.title else voice.game_name()
        when = write_date(reign.table.ended_at or 0)
        lines.append(
            voice.text(
                "elections-reign", who=embolden(reign.name), title=title, number=reign.governors, when=when
            )
        )
    return lines
