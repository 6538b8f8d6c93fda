"""How long turns last when one of three is absent: real games on a clock of their own, the others answering at once."""

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.calm.games import COUNTED, Counted
from bench.figures import Figure
from bot.i18n.sentences import read_words
from porc_royal.facts import Seat
from porc_royal.play import Play
from porc_royal.rulebook import Setting
from storage.ports import Steward
from storage.sqlite import open_store
from tests.promises.moderated import DAY, ModeratedTable, Opening

HOUR_MS: Final = 3_600_000
WINDOW: Final = 4 * 3_600
FIRST_REACH: Final = 26
LATER_REACH: Final = 1
PEOPLE: Final = 3
EVENTS: Final = 4_000
SHORT: Final[Mapping[str, Mapping[str, Setting]]] = {
    "simplified": {"max_turns": 5},
    "complete": {"rule_set": "complete", "max_turns": 3},
    "pig-3": {"rounds": 5, "setup_loss": "orbit_start"},
    "election": {},
}
"""Options under which each game is soon over."""


@dataclass(frozen=True, slots=True)
class Waited:
    """How long a game waited for whoever was absent, in hours: its first turn with all before it, each later one."""

    first: float
    later: tuple[float, ...]

    @property
    def longest(self) -> float:
        """The longest of the later turns; 0 where there was none."""
        return max(self.later, default=0.0)


async def measure_waits_for_the_absent(*, quick: bool) -> list[Figure]:
    """The hours of every game's turns, whichever seat is absent, beside a table that waits each time."""
    found: list[Figure] = []
    for key, options in SHORT.items():
        counted = COUNTED[key]
        absents = [Seat(number) for number in range(1 if quick else PEOPLE)]
        games = [await play(counted, options, absent) for absent in absents]
        waiting = await play(counted, options, absents[0], "wait")
        found += _compare(counted, games, waiting)
    return found


def _compare(counted: Counted, games: Sequence[Waited], waiting: Waited) -> Iterator[Figure]:
    called, number = counted.called.rpartition(" of ")[0], len(games)
    first, later = max(one.first for one in games), max(one.longest for one in games)
    note = f"three seats, one absent, deadline 24 h, windows 4 h; {number} whole games; baseline: the steward `wait`"
    yield Figure(
        f"{called}: first turn", first, "h", waiting.first, first, FIRST_REACH, kind="value", note=note
    )
    if counted.turns > 1:
        note = (
            f"the longest of {sum(len(one.later) for one in games)}, counted from the end of the one before"
        )
        yield Figure(
            f"{called}: later turns", later, "h", waiting.longest, later, LATER_REACH, kind="value", note=note
        )


async def play(
    counted: Counted, options: Mapping[str, Setting], absent: Seat, steward: Steward | None = None
) -> Waited:
    """One whole game in which a seat never answers; `steward`: what its person has chosen."""
    book = counted.book
    settings = {one.name: one.default for one in book.options} | dict(options)
    position = Play.new(book, PEOPLE, settings).position
    opening = Opening(
        book, PEOPLE, settings, position.chapter, position.state, deadline=DAY, window=WINDOW,
        seed=absent.to_bytes(32, "big"), stewards={} if steward is None else {absent: steward},
    )  # fmt: skip
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        store = await open_store(Path(folder))
        try:
            table = ModeratedTable(store, read_words(), opening, Path(folder))
            table.painted = set()
            return await _count(table, counted, absent)
        finally:
            await store.close()


async def _count(table: ModeratedTable, counted: Counted, absent: Seat) -> Waited:
    await table.begin()
    began, turn, spans = table.clock.now(), 1, list[float]()
    for _ in range(EVENTS):
        play = await table.play()
        now = max(1, counted.turn(play))
        if now != turn or play.result is not None:
            spans.append((table.clock.now() - began) / HOUR_MS)
            began, turn = table.clock.now(), now
        if play.result is not None:
            return Waited(spans[0], tuple(spans[1:]))
        present = [seat for seat in play.awaited if seat != absent]
        if present:
            ask = play.asks[present[0]]
            reply = counted.book.practise(play.view(present[0]), ask, play.count)
            await table.reply(present[0], ask.check(reply))
        elif await table.fire() is None:
            raise LookupError("nobody is awaited, and no deadline is open")
    raise LookupError(f"{counted.called}: not over after {EVENTS} events")
