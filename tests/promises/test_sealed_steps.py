"""A step in which all seal an answer, and one of them is asked something else: nobody sees who has sealed."""

from pathlib import Path

import pytest

from games.cochons.rules.colonists import ASK_CHIPS
from tests.promises.looks import LOOKS, seen
from tests.promises.openings import opening
from tests.promises.theatre import Theatre, theatre


@pytest.mark.parametrize("number", range(3))
def test_nobody_sees_whether_the_porc_royal_has_given_his_chips_out(number: int, tmp_path: Path) -> None:
    """C-25, R-33: he gives chips while the others are asked for cards, and how many have answered is all one sees."""
    with theatre(tmp_path) as stages:
        by_royal, by_another = (
            stages.run(looked_at(stages, number, store, royal=store == 0)) for store in (0, 1)
        )
    assert by_royal == by_another


async def looked_at(stages: Theatre, number: int, store: int, *, royal: bool) -> list[bytes]:
    """What the public is shown of a table once its Porc Royal, or somebody else, has sealed an answer."""
    opened = opening("cochons-complete", number, ASK_CHIPS)
    stage = stages.stage(opened, store)
    await stage.begin()
    play = await stage.play()
    first = next(seat for seat, ask in play.asks.items() if (ask.key == ASK_CHIPS) == royal)
    await stage.reply(first, play.asks[first].default)
    assert (await stage.play()).sealed
    letters = [sent.payload for sent in stage.sent if sent.destination == stage.channel]
    looks = [await seen(stage, None, name) for name in LOOKS]
    return [*letters, *looks]
