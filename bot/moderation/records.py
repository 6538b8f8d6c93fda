"""The record of people over all their games: shown to themselves, and to others only where they have said so."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec
import structlog
from msgspec import Struct

from bot.i18n import Reader
from bot.i18n.months import name_months
from bot.moderation.answers import ShownPanel, Viewer, Worded
from bot.moderation.deps import ModerationDeps, Part
from bot.painter import wait_for_calm
from bot.panels.images import Drawing, Images
from bot.panels.parts import Panel
from bot.panels.year_picture import draw_year
from bot.tables.live import Live, NotPlaying
from bot.tables.results import PREFERENCE, SHOWN, list_results, sort_by_month
from bot.wording.records import tell_record, tell_standings, tell_year
from porc_royal.asks import Refused, Reply
from porc_royal.facts import Seat
from porc_royal.play import RulesBroke
from porc_royal.rulebook import Result
from storage.ports import Change, LogBroken, NoSuchTable, ResultRow, Unreadable

log = structlog.get_logger(__name__)

LIMIT: Final = 1900
LOST: Final = (
    NoSuchTable,
    NotPlaying,
    Refused,
    RulesBroke,
    LogBroken,
    Unreadable,
    msgspec.MsgspecError,
    ValueError,
)
"""What becomes of an old game of which it cannot be found how it ended."""
COUNTED: Final = "results-counted"
"""Under which name the program remembers up to which table those are counted that ended before there were results."""


class Shown(Struct, frozen=True):
    """Whose record is meant, and how they are called."""

    user_id: int
    name: str


class Records(Part):
    """Answers `/record`."""

    def __init__(self, deps: ModerationDeps, pictures: Images) -> None:
        super().__init__(deps)
        self._pictures = pictures

    async def show_person(self, viewer: Viewer, whose: Shown, game: str, year: int | None) -> ShownPanel:
        """What somebody has played, with a year as a picture.

        game: "" for all; year: None for the current one. Raises `Refused` where another does not let it be seen.
        """
        reader = self._voices.words.of(viewer.language)
        mine, seen = viewer.user_id == whose.user_id, await self._is_shown(whose.user_id)
        if not mine and not seen:
            raise Refused("record-refused-hidden", who=whose.name)
        rows = await self._store.results_of(whose.user_id, game or None)
        opponents = await self._store.opponents(whose.user_id, game or None)
        met = await self._store.count_opponents(whose.user_id, game or None)
        hidden = met - await self._store.count_opponents(whose.user_id, game or None, shown=True)
        lines = tell_record(reader, whose.name, rows, opponents, hidden, game)
        if mine:
            lines.append(f"-# {reader.text('record-is-shown' if seen else 'record-is-hidden')}")
        drawing = self._draw_year(reader, whose.name, rows, year)
        return await self._paint(Worded(Panel("\n".join(lines)[:LIMIT]), drawing))

    async def show_server(self, viewer: Viewer, guild_id: int, game: str) -> ShownPanel:
        """Who plays on a server, of those who let it be seen."""
        standings = await self._store.standings(guild_id, game or None)
        lines = tell_standings(self._voices.words.of(viewer.language), standings, game)
        return ShownPanel(Panel("\n".join(lines)[:LIMIT]))

    async def share(self, viewer: Viewer, *, shown: bool) -> ShownPanel:
        """Let others see the record of whoever says so, or nobody any more."""
        await self._store.set_preference(viewer.user_id, PREFERENCE, SHOWN if shown else None)
        reader = self._voices.words.of(viewer.language)
        return ShownPanel(Panel(reader.text("record-now-shown" if shown else "record-now-hidden")))

    async def _is_shown(self, user_id: int) -> bool:
        return (await self._store.preferences(user_id)).get(PREFERENCE) == SHOWN

    async def _paint(self, worded: Worded) -> ShownPanel:
        if worded.drawing is None:
            return ShownPanel(worded.panel)
        return ShownPanel(worded.panel, await self._pictures.paint_drawing(worded.drawing))

    def _draw_year(
        self, reader: Reader, name: str, rows: Sequence[ResultRow], year: int | None
    ) -> Drawing | None:
        """A year of somebody's games; None for the current one where nothing was played in it.

        Raises `Refused` for a year that was asked for and in which no game ended.
        """
        this = datetime.fromtimestamp(self._clock.now() / 1000, UTC).year
        months = sort_by_month(rows, this if year is None else year)
        played = [won for month in months for won in month.games]
        if not played:
            if year is not None:
                raise Refused("record-refused-year", year=year)
            return None
        names = name_months(reader.language)
        title = reader.text("record-year", year=this if year is None else year, who=name)
        line = reader.text("record-year-line", count=len(played), won=sum(played))
        alt = "\n".join([title, *tell_year(reader, months, names)])
        return Drawing(draw_year(title, line, names, months), "year", alt)

    async def count_old_games(self) -> None:
        """Write results for the games that ended before there were any, one by one, whenever there is time for it."""
        after = int(await self._store.meta(COUNTED) or 0)
        while page := await self._store.tables_without_results(after):
            for table_id in page:
                await wait_for_calm()
                await self._count_old_game(table_id)
                after = table_id
            await self._store.put_meta(COUNTED, str(after))

    async def _count_old_game(self, table_id: int) -> None:
        kept = self._tables.peek(table_id) is not None
        try:
            async with self._tables.turn(table_id) as live:
                results = list_results(live, await self._find_result(live))
                await self._store.commit(Change(self._clock.now(), table_id, results=results))
        except LOST as lost:  # its rules are others now, its log is damaged, or the game is not installed
            log.warning("an old game is not counted", table=table_id, exc_info=lost)
        finally:
            if not kept:
                self._tables.drop(table_id)

    async def _find_result(self, live: Live) -> Result:
        """How a game that is over ended: its very last reply says so, and no position does. Raises one of `LOST`."""
        last = live.play.count - 1
        before = await self._tables.load_as_of(live.table.id, last)
        (entry,) = await self._store.log(live.table.id, start=last)
        result = before.play.take(Seat(entry.seat), msgspec.json.decode(entry.reply, type=Reply)).result
        if result is None:
            raise Refused("refused-over-lost")
        return result
