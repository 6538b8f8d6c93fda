"""Whoever leaves Interstellar Pig shows what they held: nothing else, and nothing that others do not see anyway."""

import random
from pathlib import Path
from typing import Final

import pytest
from typing_extensions import override

from bot.games import AnyPlay
from porc_royal.asks import Reply
from tests.promises.first import Author
from tests.promises.openings import opening
from tests.promises.runner import Runner
from tests.promises.tworuns import Event

GAME: Final = "interstellar_pig"
EVENTS: Final = 24
OFTEN: Final = 0.12
WITH_THE_KEEPSAKE: Final = (25, 29, 40)
"""Tables at which somebody leaves who holds the Keepsake: it drifts in space for all to see."""
RESIGN: Final = Reply("resign", {"sure": ("yes",)})


class Leaver(Author):
    """Has somebody resign now and then, and plays by luck besides."""

    @override
    def event(self, play: AnyPlay) -> Event | None:
        able = [seat for seat, ask in play.asks.items() if RESIGN.option in ask.options]
        if able and self.luck.random() < OFTEN:
            return Event("reply", self.luck.choice(sorted(able)), RESIGN, play.place, looks=self.looks())
        return super().event(play)


@pytest.mark.parametrize("number", [*WITH_THE_KEEPSAKE, *range(100, 140)])
@pytest.mark.samples("25", "29")
def test_a_table_that_somebody_leaves_looks_the_same_whatever_is_hidden(number: int, tmp_path: Path) -> None:
    with Runner.open(tmp_path) as runner:
        opened = runner.numbered(opening(GAME, number))
        run = runner.compare(opened, None, random.Random(1000 * number), EVENTS, Leaver)
    left = [event for event in run.events if event.reply == RESIGN and not event.refused]
    assert left or number not in WITH_THE_KEEPSAKE
