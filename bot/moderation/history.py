"""What has happened, for one reader: the log in pages, and what they missed since they were last here.

Everything is worded from the facts that this reader may know, and drawn from their own view, as it was and as it is.
"""

import contextlib
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Final, overload

import msgspec
from msgspec import Struct

from bot.clock import Clock
from bot.moderation.answers import Viewer, find_viewer_seat, require_begun
from bot.moderation.missed import Missed, Since, draw_then_and_now, word_missed
from bot.painter import PaintedPicture
from bot.panels.images import Drawing, Images
from bot.panels.log_pages import FORWARD, LEFT, NEWEST, LogPlace, show_log_page
from bot.panels.prompts import Panel
from bot.tables.history import let_go, order_entries, play_again, read_facts
from bot.tables.live import CannotLoad, Live, LiveTables
from bot.wording.voice import Voice, Voices
from porc_royal.asks import Refused
from porc_royal.facts import Fact, Seat
from storage.ports import LogBroken, MarkMoved, NoSuchTable, StorageFailed, Store
from storage.slices import walk_slices

VISIT_MS: Final = 60 * 60 * 1000
"""Whoever neither looks nor presses for so long has left; what happens then is what `/catchup` tells."""
ABSENCE_MS: Final = 24 * VISIT_MS
"""Whoever comes back after longer than this is told by itself what they missed."""
READ_AT_ONCE: Final = 200
"""Entries of which the facts are read before others have the event loop."""


class CatchUp(Struct, frozen=True):
    """What a reader missed, with the board then and now where they differ."""

    panel: Panel
    pictures: tuple[PaintedPicture, ...] = ()


class History:
    """Answers `/log` and `/catchup`, and knows who comes back after a long time."""

    def __init__(
        self,
        store: Store,
        tables: LiveTables,
        voices: Voices,
        pictures: Images,
        clock: Clock,
        visit_ms: int = VISIT_MS,
    ) -> None:
        self._store = store
        self._tables = tables
        self._voices = voices
        self._pictures = pictures
        self._clock = clock
        self._visit_ms = visit_ms

    async def arrive(self, table_id: int, user_id: int) -> MarkMoved | None:
        """Note that somebody looks at a table now; None where that cannot be written down."""
        with contextlib.suppress(NoSuchTable, StorageFailed, LogBroken):
            return await self._store.move_mark(table_id, user_id, now=self._clock.now(), pause=self._visit_ms)
        return None

    # ------------------------------------------------------------------------------------------- the log

    async def show_log(self, table_id: int, viewer: Viewer, where: LogPlace | None = None) -> Panel:
        """A page of what has happened, as far as the viewer may know it; the newest, with a mark where they last were.

        where: another page, which carries the mark of the first
        """
        moved = await self.arrive(table_id, viewer.user_id)
        async with self._tables.turn(table_id, without_game=True) as live:
            if live.fault is None:
                require_begun(live)
            elif live.fault.not_installed:
                raise live.fault  # nobody has the words for what has happened
            seat, voice = find_viewer_seat(live, viewer), self._voices.in_language(live, viewer.language)
            entries = order_entries(
                await self._store.log(table_id), await self._store.read_taken_back(table_id)
            )
            lines, damaged = _Known(voice, seat, await self._read_opening(live)), 0
            async for one in walk_slices(entries, READ_AT_ONCE):
                try:
                    lines.add(one.seq, read_facts(one.entry), gone=one.gone)
                except msgspec.MsgspecError:
                    damaged += 1
            if where is None:
                where = LogPlace(NEWEST, 0, lines.find_mark(moved))
            elif where.cut == LEFT:
                left = lines.count(moved.after.left_seq if moved else 0)
                where = LogPlace(FORWARD, left, left)
            title = voice.text("log-title", table=voice.table_name(live.table))
            if damaged:
                title = f"{title} · ⚠ {voice.text('log-damaged', count=damaged)}"
            if live.table.rechained:
                title = f"{title} · {voice.text('log-rechained', count=live.table.rechained)}"
            return show_log_page(voice, table_id, title, lines, where)

    async def _read_opening(self, live: Live) -> Sequence[Fact]:
        """What was told before the first reply, which no entry of the log has."""
        then = await self._load_then(live, 0)
        return () if then is None else then.play.opening

    async def _load_then(self, live: Live, seq: int) -> Live | None:
        """The table when its log had so many entries; None where today's rules make something else of them."""
        try:
            then = await self._tables.load_as_of(live.table.id, seq)
        except Refused:
            return None
        return None if then.game is None else then

    # ------------------------------------------------------------------------------- what somebody missed

    async def catch_up(self, table_id: int, viewer: Viewer) -> CatchUp:
        """What the viewer missed before this visit, and what is asked of them now. Raises `Refused`."""
        moved = await self.arrive(table_id, viewer.user_id)
        since, at = (moved.after.left_seq, moved.after.left_at) if moved else (0, 0)
        missed, drawings = await self._find_missed(table_id, viewer, since, at)
        return CatchUp(missed.panel, await self._paint(drawings if missed.news else ()))

    async def welcome_back(self, table_id: int, viewer: Viewer) -> CatchUp | None:
        """Note that somebody has pressed something; what they missed, where they come back after a long time."""
        moved = await self.arrive(table_id, viewer.user_id)
        if moved is None or moved.before.seat is None:
            return None
        long = moved.after.at - moved.before.at >= ABSENCE_MS
        if not long and not moved.stood_in:
            return None
        try:
            missed, drawings = await self._find_missed(table_id, viewer, moved.before.seq, moved.before.at)
        except (Refused, CannotLoad):
            return None
        due = missed.news and (long or missed.answered)
        return CatchUp(missed.panel, await self._paint(drawings)) if due else None

    async def _find_missed(
        self, table_id: int, viewer: Viewer, since: int, at: int
    ) -> tuple[Missed, Sequence[Drawing]]:
        async with self._tables.turn(table_id) as live:
            require_begun(live)
            seat, voice = find_viewer_seat(live, viewer), self._voices.in_language(live, viewer.language)
            # Whoever has looked since the game began has read how it did, also while nobody had answered yet.
            never = not since and at <= (live.table.started_at or live.table.created_at)
            then = await self._load_then(live, since)
            drawings: Sequence[Drawing] = ()
            if then is not None:
                drawings = draw_then_and_now(then, live, self._voices, viewer.language, seat)
                drawings = drawings[-1:] if never else drawings  # whoever was never here has seen nothing
            entries = await self._store.log(table_id, start=since)
            undone = await self._store.undone_since(table_id, at)
            last = Since(since, at, never=never)
            if then is not None:
                opening = then.play.opening if never else ()
                last = Since(since, at, then.play.position.chapter, opening, never)
            happenings = await play_again(then.game if then else None, entries)
            missed = await word_missed(live, voice, seat, last, happenings, undone, pictures=len(drawings))
            await let_go(happenings)
            return missed, drawings

    async def _paint(self, drawings: Sequence[Drawing]) -> tuple[PaintedPicture, ...]:
        painted = [await self._pictures.paint_drawing(one) for one in drawings]
        return tuple(one for one in painted if one is not None)


class _Known(Sequence[str]):
    """What one reader may know of the whole log, line by line. A line is worded when it is read: a page shows few."""

    def __init__(self, voice: Voice, seat: Seat | None, opening: Iterable[Fact]) -> None:
        self._voice = voice
        self._seat = seat
        self._facts: list[Fact] = []
        self._seqs: list[int] = []
        self._gone: list[bool] = []
        self.add(-1, opening)

    def add(self, seq: int, facts: Iterable[Fact], *, gone: bool = False) -> None:
        """What an entry of the log told, -1 for what was told before the first; `gone`: it was taken back."""
        known = [fact for fact in facts if fact.is_known_to(self._seat)]
        self._facts += known
        self._gone += [gone] * len(known)
        self._seqs += [seq] * len(known)

    def __len__(self) -> int:
        return len(self._facts)

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> list[str]: ...
    def __getitem__(self, at: int | slice) -> str | list[str]:
        if isinstance(at, slice):
            return [self[one] for one in range(*at.indices(len(self)))]
        said = self._voice.say(self._facts[at].says)
        return self._voice.text("undo-what", what=said) if self._gone[at] else f"• {said}"

    def count(self, seq: int) -> int:
        """How many lines the first `seq` entries make; before the first there is nothing at all."""
        return bisect_left(self._seqs, seq) if seq else 0

    def find_mark(self, moved: MarkMoved | None) -> int:
        """How many lines the reader had read before: at the last moment since which there is something new."""
        if moved is None:
            return 0
        last = self.count(moved.before.seq)
        return last if last < len(self) else self.count(moved.after.left_seq)
