"""A picture is painted when its letter leaves, and its text is of that moment too: who hears it misses nothing."""

import random
from pathlib import Path

import msgspec
import pytest

from tests.games.playing import reply_of
from tests.promises.cases import CASES
from tests.promises.openings import opening
from tests.promises.theatre import Theatre, theatre

ROUNDS = 12
HELD_UP = 5
"""Replies that are given while Discord lets nothing through."""


@pytest.mark.parametrize("name", CASES)
def test_letters_that_were_held_up_show_and_tell_the_same_moment(name: str, tmp_path: Path) -> None:
    with theatre(tmp_path) as stages:
        told = stages.run(held_up(stages, name))
    assert told, "the channel was shown the table"
    for seen, heard in told:
        assert seen in heard


async def held_up(stages: Theatre, name: str) -> list[tuple[str, str]]:
    """What the pictures of the channel say of themselves, each with the text that went with it."""
    luck = random.Random(name)
    stage = stages.stage(stages.numbered(opening(name, 1)))
    await stage.begin()
    for _ in range(ROUNDS):
        for _ in range(HELD_UP):
            if await stage.over():
                break
            play = await stage.play()
            seat = luck.choice(play.awaited)
            await stage.moderator.reply(stage.table_id, stage.press(seat), reply_of(play.asks[seat], luck))
        await stage.deliver()
    shown = [one.picture for one in stage.sent if one.picture and one.destination.startswith("channel:")]
    return [(msgspec.json.decode(one.png)["alt"].splitlines()[0], one.alt) for one in shown]
