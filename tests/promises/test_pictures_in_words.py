"""A picture is painted when its letter leaves, and its text is of that moment too: who hears it misses nothing."""

import random
from pathlib import Path

import pytest
from msgspec import structs

from bot.i18n import strip_markdown
from bot.panels.images import ALT_LIMIT, describe_picture, make_picture_ref
from games.table.facts import Seat
from tests.games.playing import reply_of
from tests.promises.cases import CASES
from tests.promises.openings import opening
from tests.promises.stage import Stage
from tests.promises.theatre import Theatre, theatre

ROUNDS = 12
HELD_UP = 5
"""Replies that are given while Discord lets nothing through."""


@pytest.mark.parametrize("name", CASES)
def test_letters_that_were_held_up_show_and_tell_the_same_moment(name: str, tmp_path: Path) -> None:
    with theatre(tmp_path) as stages:
        told = stages.run(held_up(stages, name))
    assert told, "the channel was shown the table"
    assert [heard for heard, _ in told] == [now for _, now in told]


@pytest.mark.parametrize("name", CASES)
def test_whoever_has_left_a_seat_is_painted_nothing_of_it_any_more(name: str, tmp_path: Path) -> None:
    """D-53: a letter that was held up meanwhile goes without its picture."""
    with theatre(tmp_path) as stages:
        stages.run(left(stages.stage(stages.numbered(opening(name, 1)))))


async def left(stage: Stage) -> None:
    await stage.begin()
    async with stage.tables.turn(stage.table_id) as live:
        seat = Seat(0)
        ref = make_picture_ref(live, stage.voices.of_seat(live, live.at(seat)), "board", seat)
        ref = structs.replace(ref, again=True)
    assert ref.reader == stage.user(seat)
    assert await stage.pictures(ref) is not None
    assert await stage.pictures(structs.replace(ref, reader=stage.user(Seat(1)))) is None


async def held_up(stages: Theatre, name: str) -> list[tuple[str, str]]:
    """What goes with the pictures of the channel, and the table in words at the moment when they left."""
    luck, told = random.Random(name), list[tuple[str, str]]()
    stage = stages.stage(stages.numbered(opening(name, 1)))
    await stage.begin()
    for _ in range(ROUNDS):
        for _ in range(HELD_UP):
            if await stage.over():
                break
            play = await stage.play()
            seat = luck.choice(play.awaited)
            await stage.moderator.reply(stage.table_id, stage.press(seat), reply_of(play.asks[seat], luck))
        before = len(stage.sent)
        await stage.deliver()
        now = await in_words(stage)
        letters = [one for one in stage.sent[before:] if one.destination.startswith("channel:")]
        told += [(one.picture.alt, now) for one in letters if one.picture is not None]
    return told


async def in_words(stage: Stage) -> str:
    async with stage.tables.turn(stage.table_id) as live:
        voice = stage.voices.of_table(live)
        return voice.fit(strip_markdown(describe_picture(live, voice, "board", None)), ALT_LIMIT)
