"""Two runs of a table side by side as in `runner.py`, each at three processes that share a database of their own.

After every act another process has the next one. Which, follows from how many acts there were, so it is the same in
both runs: whatever differs between them is what one process kept, or did not hear, of what another has done.
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.i18n import Words
from storage.postgres.store import PostgresStore, open_postgres
from tests.promises.moderated import ModeratedTable, Opening
from tests.promises.runner import Runner
from tests.storage.servers import empty_database, find_database_url
from tests.words import WORDS

__all__ = ["ScatteredRunner", "ScatteredTable"]

PROCESSES: Final = 3
_OF_A_PROCESS: Final = (
    *("store", "tables", "pictures", "deps", "moderator", "stewards", "absence", "history"),
    *("proofs", "replays", "queries"),
)
"""What each process has of its own."""


class ScatteredTable(ModeratedTable):
    """A table of which one process after the other does something."""

    def __init__(self, stores: Sequence[PostgresStore], words: Words, opening: Opening, folder: Path) -> None:
        self._processes: Final[list[dict[str, object]]] = []
        self._acts = 0
        super().__init__(stores[0], words, opening, folder)
        self.acted: Final = [0] * len(stores)
        """How often each of them had its turn."""
        self._keep()
        for store in stores[1:]:
            self.store = store
            self.restart()
            self._keep()
        self._take(0)

    def _keep(self) -> None:
        self._processes.append({name: getattr(self, name) for name in _OF_A_PROCESS})

    def _take(self, number: int) -> None:
        for name, value in self._processes[number].items():
            setattr(self, name, value)

    def restart(self) -> None:
        """The process that is at work begins anew; the others go on."""
        super().restart()
        if self._processes:
            now = {name: getattr(self, name) for name in _OF_A_PROCESS}
            number = next((n for n, one in enumerate(self._processes) if one["store"] is self.store), None)
            if number is not None:
                self._processes[number] = now

    async def deliver(self) -> None:
        """What was done is told; then it is the next one's turn."""
        await super().deliver()
        self._acts += 1
        number = self._acts * 7 // 3 % len(self._processes)
        self.acted[number] += 1
        self._take(number)


class ScatteredRunner(Runner):
    """Plays pairs of runs, each run over several processes."""

    def __init__(self, runner: asyncio.Runner, folder: Path) -> None:
        self._runner, self._folder, self._tables = runner, folder, 0
        self._scattered = [runner.run(_open_stores(which)) for which in ("_one", "_other")]
        self.acted = [0] * PROCESSES

    def close(self) -> None:
        for stores in self._scattered:
            for store in stores:
                self._runner.run(store.close())

    def moderated(self, opened: Opening, store: int = 0) -> ScatteredTable:
        table = ScatteredTable(self._scattered[store], WORDS, opened, self._folder)
        self.acted = table.acted
        return table


async def _open_stores(which: str) -> Sequence[PostgresStore]:
    url = find_database_url(which)
    await empty_database(url)
    return [await open_postgres(url, connections=2) for _ in range(PROCESSES)]
