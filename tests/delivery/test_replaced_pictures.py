"""A picture that is replaced where it lies: it comes with an edit, and whatever is amiss leaves the one is there."""

import pytest

from bot.delivery.outgoing import Button, Edit, PictureRef, Row, Say
from tests.delivery.running import RunningDelivery
from tests.fake_discord import Channel, FakeDiscord

EDITS = r"^/channels/\d+/messages/\d+$"
BOARD = PictureRef(table_id=1, what="board", instead="37 tiles")
ROWS = (Row((Button(custom_id="t:1", label="Answer"),)),)
STORY = Say(text="story", keep="x", rows=ROWS, picture=BOARD)
MORE = Edit(keep="x", text="more", rows=ROWS, picture=BOARD, keeps_picture=True)
PLAIN = Edit(keep="x", text="and more", rows=ROWS, keeps_picture=True, lost=BOARD)
PAST = Edit(keep="x", text="the end", anew=False, keeps_picture=True, lost=BOARD)


async def test_a_new_picture_takes_the_place_of_the_one_that_is_there_in_the_same_request(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    await running.deliver(f"channel:{channel.id}", STORY)
    (message,) = world.messages(channel)
    before = message.files
    await running.deliver(f"channel:{channel.id}", MORE)
    assert (message.content, len(message.past), len(message.files)) == ("more", 1, 1)
    assert message.files != before
    assert not running.painter.asked[-1].again, "what is not new is not painted again"


@pytest.mark.parametrize("fault", ["known", "nothing", "fails", "refused"])
async def test_where_none_is_to_be_had_the_message_keeps_its_own(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, fault: str
) -> None:
    await running.deliver(f"channel:{channel.id}", STORY)
    (message,) = world.messages(channel)
    before = message.files
    if fault == "refused":
        world.deny(channel, "attach_files")
    else:
        setattr(running.painter, fault, True)
    await running.deliver(f"channel:{channel.id}", MORE)
    assert message.content == "more"
    assert message.files == before


@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize("edit", [MORE, PLAIN], ids=["with a picture", "without"])
async def test_a_message_that_is_gone_comes_anew_with_a_picture_even_if_it_is_not_new(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, edit: Edit, *, known: bool
) -> None:
    running.painter.known = known
    await running.deliver(f"channel:{channel.id}", STORY)
    (message,) = world.messages(channel)
    world.delete(message)
    await running.deliver(f"channel:{channel.id}", edit)
    (anew,) = world.messages(channel)
    assert (anew.content, len(anew.files)) == (edit.text, 1)


@pytest.mark.parametrize(
    ("edits", "requests", "painted"),
    [
        ((MORE, PLAIN), 2, 1),
        ((PLAIN, MORE), 1, 1),
        ((MORE, MORE), 1, 1),
        ((MORE, PLAIN, MORE), 1, 1),
        ((MORE, PAST), 2, 1),
    ],
    ids=["it must come", "it comes", "the newer comes", "the newest comes", "what is past keeps it"],
)
async def test_edits_of_one_moment_go_out_together_unless_a_picture_would_be_lost(
    running: RunningDelivery,
    world: FakeDiscord,
    channel: Channel,
    edits: tuple[Edit, ...],
    requests: int,
    painted: int,
) -> None:
    here = f"channel:{channel.id}"
    await running.deliver(here, STORY)
    (message,) = world.messages(channel)
    await running.deliver(here, *edits)
    assert message.content == edits[-1].text
    assert len(message.past) == requests
    assert len(running.painter.asked) == 1 + painted
