"""A seat is left and taken: who left learns nothing more, who came what the seat may know, the others nothing."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.delivery.outgoing import address_dm
from bot.moderation.actions import Person
from bot.moderation.seat_changes import SeatChanges
from bot.moderation.table_care import TableCare
from bot.tables.live import Live
from porc_royal.facts import Seat
from storage.ports import Change, SeatRow
from tests.promises.cases import CASES
from tests.promises.moderated import NAMES, ModeratedTable, Opening
from tests.promises.runner import Runner
from tests.promises.tworuns import Diverged

EVENTS = 8
PAIRS = 3
FIRST = Seat(0)
WATCHERS = {"the public and who left": 0, "who came": 1, "another": 2}
NEWCOMER = 50


class TakenOver(ModeratedTable):
    """A table that begins with the first seat left by its owner and taken by somebody else."""

    came = False

    def user(self, seat: Seat | None) -> int:
        """The person on a seat; on the first, once it is taken, the newcomer."""
        return super().user(seat) + (NEWCOMER if self.came and seat == FIRST else 0)

    async def begin(self) -> None:
        await super().begin()
        left = self.user(FIRST)
        self.sent = [one for one in self.sent if one.destination != address_dm(left)]
        assert self.painted is not None
        watched = address_dm(left) in self.painted
        self.painted.add(address_dm(left))
        seats, language = TableCare(self.deps).seats, self.language(FIRST)
        await seats.leave(self.table_id, Person(left, NAMES[0], language), self.press(FIRST), FIRST)
        await self.deliver()
        self.came = True
        newcomer = Person(self.user(FIRST), "Nina", language)
        if watched:
            self.painted.remove(address_dm(left))
            self.painted.add(address_dm(newcomer.user_id))
        await seats.take(self.table_id, newcomer, self.press(FIRST), FIRST)
        await self.deliver()


class TakenOverRunner(Runner):
    """Plays pairs of runs of such tables."""

    def moderated(self, opened: Opening, store: int = 0) -> ModeratedTable:
        plain = super().moderated(opened, store)
        return TakenOver(plain.store, plain.voices.words, opened, self._folder)


def play_pairs(runner: Runner, name: str, watcher: int) -> None:
    for number in range(PAIRS):
        runner.pair(name, number, watcher=watcher, events=EVENTS)


@pytest.fixture
def runner(tmp_path: Path) -> Iterator[Runner]:
    with TakenOverRunner.open(tmp_path) as opened:
        yield opened


@pytest.mark.parametrize("watcher", WATCHERS.values(), ids=WATCHERS)
@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("election-another", "cochons-complete-the public and who left", "cosmic-who came")
def test_nobody_learns_by_a_seat_that_is_taken_what_the_rules_hide(
    runner: Runner, name: str, watcher: int
) -> None:
    play_pairs(runner, name, watcher)


@pytest.mark.parametrize("name", ["cochons", "interstellar_pig"])
def test_whoever_left_would_be_found_out_to_be_told_more(
    runner: Runner, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hand_over(seats: SeatChanges, live: Live, before: SeatRow, after: SeatRow, **more: object) -> Change:
        change = honest(seats, live, before, after, **more)  # type: ignore[arg-type]
        theirs = [one for one in change.owed if one.destination == address_dm(after.user_id or 0)]
        leaked = [replace(one, destination=address_dm((after.user_id or 0) - NEWCOMER)) for one in theirs]
        return replace(change, owed=(*change.owed, *leaked))

    honest = SeatChanges.hand_over
    monkeypatch.setattr(SeatChanges, "hand_over", hand_over)
    with pytest.raises(Diverged):
        play_pairs(runner, name, 0)
