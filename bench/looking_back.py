"""Looking back in long games: how long the loop is held in one piece, beside a whole game played again at once."""

import asyncio
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from statistics import median
from types import SimpleNamespace
from typing import Any, Final

import msgspec

from bench.figures import Figure
from bench.measure import stopwatch, time_piece
from bench.seated import Room, Seated, ahead, grow, made_up, write
from bot.announcer.announcer import Announcer
from bot.clock import WallClock
from bot.games import GAMES
from bot.i18n import Words
from bot.moderation.answers import Viewer
from bot.moderation.deps import ModerationDeps
from bot.moderation.history import History
from bot.moderation.replays import Replays
from bot.panels.log_pages import FORWARD, LogPlace
from bot.record.eyes import Eyes
from bot.record.pages import PageWriter
from bot.record.reader import ProcessReader
from bot.record.record import read_record
from bot.tables.replaying import upgrade
from bot.wording.voice import Voices
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from porc_royal.play import Play
from storage.ports import Loaded

LENGTHS: Final = (200, 1_000, 4_000)
TABLE: Final = 1
WATCHER: Final = 7
"""Who has looked once, when the log had `BEGUN` entries, and comes back days later."""
BEGUN: Final = 20
REACH: Final = 20
"""Milliseconds for which the loop may be held in one piece, at any length."""
PAGE: Final = 1_000
"""Milliseconds of a core that a page may take."""
AWAY_MS: Final = 7 * 24 * 3_600_000
NOTE: Final = (
    "the most processor time between two turns of the loop; beside it the whole game played again at once"
)


async def measure_holds(*, quick: bool) -> list[Figure]:
    """What holds the loop while somebody looks back, at logs of several lengths."""
    rounds, lengths = (1, (40,)) if quick else (5, LENGTHS)
    found: list[Figure] = []
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        room = await Room.open(Path(name))
        try:
            table = Seated(TABLE, 0, made_up(TABLE)[2], [])
            change, _ = ahead(TABLE, made_up, start=0, more=0, passing=True, options={"max_turns": 0})
            await write(room.store, [change])
            await grow(room, table, BEGUN)
            await room.store.move_mark(TABLE, WATCHER, now=WallClock().now() - AWAY_MS, pause=1)
            for length in lengths:
                await grow(room, table, length)
                found += await _measure(room, table, rounds)
        finally:
            await room.store.close()
    return found


async def _measure(room: Room, table: Seated, rounds: int) -> list[Figure]:
    pictures: Any = SimpleNamespace(paint_drawing=_paint)
    history = History(
        room.store, room.tables, Voices(Words.load(GAMES.list_word_packages())), pictures, WallClock()
    )
    watcher, player = Viewer(WATCHER, "fr"), Viewer(table.people[0], "fr")
    length = (await room.store.load(TABLE)).log_length
    whole = await room.store.replay(TABLE)
    at_once = median([_play_at_once(whole) for _ in range(rounds)])

    async def look_at(seq: int) -> None:
        async with room.tables.turn(TABLE):
            await room.tables.load_as_of(TABLE, seq)

    async def reload() -> None:
        room.tables.drop(TABLE)
        await room.warm([table])

    looks: dict[str, Callable[[], Coroutine[Any, Any, object]]] = {
        "the table as it was near the end": lambda: look_at(length - 60),
        "the table as it was in the middle": lambda: look_at(length // 2 + 100),
        "the table brought back to memory": reload,
        "/log": lambda: history.show_log(TABLE, player),
        "/log from its first line": lambda: history.show_log(TABLE, player, LogPlace(FORWARD, 0, 0)),
        "/catchup over all of it": lambda: history.catch_up(TABLE, watcher),
    }
    found = []
    for name, look in looks.items():
        held = median([await _find_longest_hold(look()) for _ in range(rounds)])
        found.append(
            Figure(
                f"{name}, {length:,} entries", held, "ms", at_once, held, REACH, "at most", "value", NOTE,
                held / time_piece(),
            )
        )  # fmt: skip
    return [*found, *await _measure_pages(room, length, player)]


async def _measure_pages(room: Room, length: int, player: Viewer) -> list[Figure]:
    """A page of the game once more: what it takes of a core, and how long it holds the loop, read anew and again."""
    pictures: Any = SimpleNamespace(paint_drawing=_paint)
    words = Words.load(GAMES.list_word_packages())
    deps = ModerationDeps(
        room.store, room.tables, Announcer(Voices(words)), Voices(words), WallClock(), _nothing
    )
    record, language = await read_record(room.store, TABLE), player.language
    book = GAMES[record.table.game]
    with stopwatch():
        began = time.thread_time()
        writer = PageWriter(record, book, Voices(words), language, Eyes(0))
        writer.write(len(writer.course.stops) * 3 // 4)
        took = (time.thread_time() - began) * 1e3
    reader = ProcessReader()
    try:
        replays = Replays(deps, pictures, reader)
        anew = await _find_longest_hold(replays.show(TABLE, player))
        again = await _find_longest_hold(replays.show(TABLE, player))
    finally:
        reader.close()
    return [
        Figure(
            f"a page of the game once more, {length:,} entries", took, "ms", None, took, PAGE, "at most", "value",
            "the first of a record, in a process of its own; one core", took / time_piece(),
        ),
        Figure(
            f"/table replay, {length:,} entries", anew, "ms", None, anew, REACH, "at most", "value", NOTE,
            anew / time_piece(),
        ),
        Figure(
            f"the next page of it, {length:,} entries", again, "ms", None, again, REACH, "at most", "value", NOTE,
            again / time_piece(),
        ),
    ]  # fmt: skip


def _nothing() -> None:
    """Nobody sleeps here who would have to be woken."""


def _play_at_once(whole: Loaded) -> float:
    """Processor time of a whole game played again, ms."""
    stored = whole.position
    assert stored is not None
    rulebook = GAMES[whole.table.game]
    with stopwatch():
        began = time.thread_time()
        play = Play(rulebook, upgrade(stored, rulebook))
        for entry in whole.entries:
            play.take(Seat(entry.seat), msgspec.json.decode(entry.reply, type=Reply))
        return (time.thread_time() - began) * 1e3


async def _find_longest_hold(look: Coroutine[Any, Any, object]) -> float:
    """The most processor time that the loop's thread spends between two of its turns while something is done, ms."""
    longest = 0.0
    with stopwatch():
        doing = asyncio.ensure_future(look)
        before = time.thread_time()
        while not doing.done():
            await asyncio.sleep(0)
            now = time.thread_time()
            longest, before = max(longest, now - before), now
    await doing
    return longest * 1e3


async def _paint(*_drawing: object) -> None:
    """No picture: that is another process."""
