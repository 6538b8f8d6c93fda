"""A picture is painted when its message leaves, and its text is of that moment too: who hears it misses nothing.

The last picture of a part of the game is of that part's end, as its text is, whenever its message leaves.
"""

import random
from pathlib import Path

import pytest
from msgspec import structs

from bot.i18n import strip_markdown
from bot.panels.images import ALT_LIMIT, describe_picture, make_picture_ref
from porc_royal.facts import Seat
from porc_royal.testing.games import choose_reply
from tests.promises.cases import CASES
from tests.promises.moderated import ModeratedTable
from tests.promises.openings import opening
from tests.promises.runner import Runner

ROUNDS = 12
HELD_UP = 5
"""Replies that are given while Discord lets nothing through."""


@pytest.mark.parametrize("name", CASES)
@pytest.mark.samples("election", "cosmic", "interstellar_pig")
def test_messages_that_were_held_up_show_and_tell_the_same_moment(name: str, tmp_path: Path) -> None:
    with Runner.open(tmp_path) as runner:
        told = runner.run(held_up(runner, name))
    assert told, "the channel was shown the table"
    assert [heard for heard, _ in told] == [now for _, now in told]


@pytest.mark.parametrize("name", CASES)
def test_whoever_has_left_a_seat_is_painted_nothing_of_it_any_more(name: str, tmp_path: Path) -> None:
    """D-53: a message that was held up meanwhile goes without its picture."""
    with Runner.open(tmp_path) as runner:
        runner.run(left(runner.moderated(runner.numbered(opening(name, 1)))))


async def left(moderated: ModeratedTable) -> None:
    await moderated.begin()
    async with moderated.tables.turn(moderated.table_id) as live:
        seat = Seat(0)
        ref = make_picture_ref(live, "board", seat)
        ref = structs.replace(ref, again=True)
    assert ref.reader == moderated.user(seat)
    assert await moderated.pictures(ref) is not None
    assert await moderated.pictures(structs.replace(ref, reader=moderated.user(Seat(1)))) is None


async def held_up(runner: Runner, name: str) -> list[tuple[str, str]]:
    """What goes with the pictures of the channel, and the table in words at the moment when they left."""
    luck, told = random.Random(name), list[tuple[str, str]]()
    moderated = runner.moderated(runner.numbered(opening(name, 1)))
    await moderated.begin()
    for _ in range(ROUNDS):
        for _ in range(HELD_UP):
            if await moderated.over():
                break
            play = await moderated.play()
            seat = luck.choice(play.awaited)
            await moderated.moderator.reply(
                moderated.table_id, moderated.press(seat), choose_reply(play.asks[seat], luck)
            )
        before = len(moderated.sent)
        await moderated.deliver()
        now = await in_words(moderated)
        messages = [one for one in moderated.sent[before:] if one.destination.startswith("channel:")]
        # What is past by then is of no place any more.
        told += [(one.picture.alt, now) for one in messages if one.picture is not None and one.picture.place]
    return told


async def in_words(moderated: ModeratedTable) -> str:
    async with moderated.tables.turn(moderated.table_id) as live:
        voice = moderated.voices.of_table(live)
        return voice.fit(strip_markdown(describe_picture(live, voice, "board", None)), ALT_LIMIT)
