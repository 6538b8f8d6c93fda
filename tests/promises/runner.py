"""Two stores side by side, in which two runs of a table are played and compared."""

import asyncio
import random
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Self, TypeVar

from bot.games import AnyRulebook
from porc_royal.facts import Seat
from porc_royal.rulebook import Setting
from porc_royal.secrets import Renaming
from storage.ports import Steward
from storage.sqlite import SqliteStore, open_store
from tests.promises.first import Author, Written, first_run
from tests.promises.knowledge import Known
from tests.promises.moderated import ModeratedTable, Opening
from tests.promises.openings import opening
from tests.promises.second import Plan, best_end, dealt_anew, named, planned, second_run
from tests.promises.secrets import SECRETS, swapping
from tests.promises.tworuns import Diverged, Run, compare
from tests.words import WORDS

T = TypeVar("T")


class Runner:
    """Plays pairs of runs; every pair is a new table of the same number in both stores."""

    def __init__(self, runner: asyncio.Runner, folder: Path) -> None:
        self._runner, self._folder, self._tables = runner, folder, 0
        self._stores = tuple(runner.run(open_store(folder / name)) for name in ("one", "other"))

    @classmethod
    @contextmanager
    def open(cls, folder: Path) -> Iterator[Self]:
        """A runner with an event loop of its own."""
        with asyncio.Runner() as runner:
            opened = cls(runner, folder)
            try:
                yield opened
            finally:
                opened.close()

    def close(self) -> None:
        for store in self._stores:
            self._runner.run(store.close())

    def run(self, work: Coroutine[None, None, T]) -> T:
        # Without the runner's care for Ctrl+C, which costs as much as many a reply.
        return self._runner.get_loop().run_until_complete(work)

    def moderated(self, opened: Opening, store: int = 0) -> ModeratedTable:
        return ModeratedTable(self._stores[store], WORDS, opened, self._folder)

    @property
    def store(self) -> SqliteStore:
        return self._stores[0]

    def numbered(self, opened: Opening, book: AnyRulebook | None = None) -> Opening:
        """The opening as the next table, perhaps by a rulebook changed on purpose."""
        self._tables += 1
        return replace(opened, table_id=self._tables, book=book or opened.book)

    def pair(
        self,
        name: str,
        number: int,
        *,
        watcher: int,
        events: int,
        book: AnyRulebook | None = None,
        question: str = "",
        settings: tuple[tuple[str, Setting], ...] = (),
        absent: bool = False,
        opened: Opening | None = None,
    ) -> None:
        """Game `number` twice, watched by the public (0) or a seat; raises `Diverged` if they do not look alike.

        question: the tables begin before this one, wherever a game with these settings comes to it.
        absent: some are away, and time passes more often.
        opened: where the table begins if it is set up by hand; then luck only says what follows.
        """
        begun = opened or opening(name, number, question, settings)
        opened, viewer, luck = self._cast(begun, number, watcher, book)
        if absent:
            opened = _send_away(opened, luck)
        self.compare(opened, viewer, luck, events)

    def compare(
        self,
        opened: Opening,
        viewer: Seat | None,
        luck: random.Random,
        events: int,
        written: Written = Author,
    ) -> Run:
        """A table twice, played by luck or as it is written; raises `Diverged` if the two do not look alike."""
        run = self.run(first_run(self.moderated(opened), viewer, luck, events, written))
        played = best_end(run)
        plan = planned(run, opened, played, viewer, luck)
        again = self.again(opened, viewer, run, plan, played)
        compare(run, again, played)
        return run

    def reveal(self, name: str, number: int, *, watcher: int, events: int) -> bool:
        """Whether a table looks otherwise as soon as, and not before, something dealt otherwise is shown."""
        opened, viewer, luck = self._cast(opening(name, number), number, watcher, None)
        run = self.run(first_run(self.moderated(opened), viewer, luck, events))
        for shown in range(1, len(run.known)):
            before, after = run.known[shown - 1], run.known[shown]
            fresh = after.apart - before.fixed
            hidden = [one for one in SECRETS[name].universe() if one not in after.fixed]
            deal = swapping(SECRETS[name], fresh, hidden, named(run, shown, viewer))
            if deal is not None:
                return self._differs(opened, viewer, run, deal, shown)
        return False

    def _differs(self, opened: Opening, viewer: Seat | None, run: Run, deal: Renaming, shown: int) -> bool:
        """Not where what shows it cannot be done on the other deal: the card that was used has been dealt away."""
        # What has come to light by then was done in both runs, with what was dealt instead.
        plan = Plan(deal, {}, shown, random.Random(0), Known(run.known[shown].fixed), SECRETS[opened.kept])
        try:
            again = self.again(opened, viewer, run, plan, shown)
        except Diverged:
            return False
        compare(run, again, shown - 1)
        try:
            compare(run, again, shown)
        except Diverged:
            return True
        raise AssertionError(f"nothing shows that {deal} at event {shown}: {run.events[shown - 1]}")

    def again(self, opened: Opening, viewer: Seat | None, run: Run, plan: Plan, events: int) -> Run:
        """The second run of a plan."""
        moderated = self.moderated(dealt_anew(opened, plan), 1)
        return self.run(second_run(moderated, viewer, run, plan, events))

    def _cast(
        self, begun: Opening, number: int, watcher: int, book: AnyRulebook | None
    ) -> tuple[Opening, Seat | None, random.Random]:
        opened = self.numbered(begun, book)
        viewer = None if watcher == 0 else Seat((watcher - 1) % opened.players)
        return opened, viewer, random.Random(1000 * number + watcher)


def _send_away(opened: Opening, luck: random.Random) -> Opening:
    """All but one of the seats may be away, with stewards who answer alike from any hands."""
    seats = luck.sample(range(opened.players), luck.randrange(1, opened.players))
    stewards: dict[int, Steward] = {seat: luck.choice(("wait", "defaults", "orders")) for seat in seats}
    return replace(opened, away=frozenset(seats), stewards=stewards)
