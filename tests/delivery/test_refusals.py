"""What Discord does not want to edit or to print."""

import pytest

from bot.delivery.outgoing import Board, Button, Edit, PictureRef, Row, Say
from tests.delivery.office import Office
from tests.loopback import Channel, Loopback

MESSAGES = r"^/channels/\d+/messages$"
EDITS = r"^/channels/\d+/messages/\d+$"
BOARD = PictureRef(table_id=1, what="board", alt="37 tiles")
HOURS = 6 * 60 * 60 * 1000


def texts(world: Loopback, where: Channel) -> list[str]:
    return [message.content for message in world.messages(where)]


# ---- edits


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (429, 30046), (400, 30046), (403, 50005)])
async def test_a_message_that_can_be_edited_no_more_is_posted_anew_and_remembered(
    office: Office, world: Loopback, channel: Channel, status: int, code: int
) -> None:
    here, table_id = f"channel:{channel.id}", await office.open_table(channel.id)
    await office.deliver(here, Board(text="board 1"), table_id=table_id)
    world.fail_next("PATCH", EDITS, status, code)
    await office.deliver(here, Edit(keep="board", text="board 2"), table_id=table_id)
    await office.deliver(here, Edit(keep="board", text="board 3"), table_id=table_id)
    assert texts(world, channel) == ["board 1", "board 3"]
    table = await office.store.table(table_id)
    assert table is not None
    assert table.board_message_id == world.messages(channel)[-1].id


async def test_an_edit_that_is_not_worth_a_new_message_is_given_up(
    office: Office, world: Loopback, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await office.deliver(here, Say(text="your turn", keep="ask:1"))
    world.delete(world.messages(channel)[0])
    await office.deliver(here, Edit(keep="ask:1", text="answered", anew=False), Say(text="next"))
    assert texts(world, channel) == ["next"]


async def test_an_edit_whose_outcome_is_not_known_is_simply_repeated(
    office: Office, world: Loopback, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await office.deliver(here, Say(text="lobby", keep="x"))
    world.reset_next("PATCH", EDITS, before_effect=False)
    await office.deliver(here, Edit(keep="x", text="edited"))
    await office.later(1_000)
    assert texts(world, channel) == ["edited"]


# ---- what Discord does not want to print


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (413, 40005), (400, 50046), (400, 50006)])
async def test_what_is_too_much_is_said_shorter_and_shorter(
    office: Office, world: Loopback, channel: Channel, status: int, code: int
) -> None:
    rows = (Row((Button(custom_id="t:1", label="A"),)),)
    letter = Say(text="Tour 3", picture=BOARD, rows=rows, plain="Un message n'a pas pu être affiché.")
    world.fail_next("POST", MESSAGES, status, code)
    await office.deliver(f"channel:{channel.id}", letter)
    world.fail_next("POST", MESSAGES, status, code, times=2)
    await office.deliver(f"channel:{channel.id}", letter)
    assert [(m.content, len(m.files), len(m.components)) for m in world.messages(channel)] == [
        ("Tour 3\n37 tiles", 0, 1),
        (letter.plain, 0, 0),
    ]


async def test_a_picture_that_discord_refuses_counts_as_unseen_and_one_that_arrives_as_seen(
    office: Office, world: Loopback, channel: Channel
) -> None:
    letter = Say(text="Tour 3", picture=BOARD)
    world.fail_next("POST", MESSAGES, 413, 40005)
    await office.deliver(f"channel:{channel.id}", letter)
    assert office.painter.arrived == []
    await office.deliver(f"channel:{channel.id}", letter)
    assert len(office.painter.arrived) == 1
    await office.deliver(f"channel:{channel.id}", Edit(keep="board", text="Tour 4", picture=BOARD))
    assert len(office.painter.arrived) == 2


async def test_a_message_that_is_changed_keeps_its_picture(
    office: Office, world: Loopback, channel: Channel
) -> None:
    """An edit replaces all of a message: its picture is painted whether or not it was shown before."""
    table = await office.open_table(channel.id)
    for text in ("Tour 3", "Tour 4"):
        letter = Edit(keep="board", text=text, picture=BOARD)
        await office.deliver(f"channel:{channel.id}", letter, table_id=table)
    assert [ref.again for ref in office.painter.asked] == [True, True]


async def test_what_cannot_be_said_at_all_is_set_aside_and_told(
    office: Office, world: Loopback, channel: Channel
) -> None:
    world.fail_next("POST", MESSAGES, 400, 50035, times=2)
    await office.deliver(f"channel:{channel.id}", Say(text="x", plain="y"), Say(text="next"))
    assert texts(world, channel) == ["next"]
    assert office.notes.troubles == [(None, channel.id, 50035, "")]
    assert await office.dead() == ["refused: 400 50035"]


@pytest.mark.parametrize(("status", "code"), [(400, 200000), (400, 200001), (400, 240000), (403, 50009)])
async def test_words_a_guild_does_not_want_are_replaced_by_plain_ones(
    office: Office, world: Loopback, channel: Channel, status: int, code: int
) -> None:
    world.fail_next("POST", MESSAGES, status, code)
    await office.deliver(f"channel:{channel.id}", Say(text="Rosa <3", plain="Au joueur suivant."))
    assert texts(world, channel) == ["Au joueur suivant."]
    assert office.notes.troubles == [(None, channel.id, code, "")]


async def test_a_guild_that_lets_nobody_of_us_write_is_waited_for(
    office: Office, world: Loopback, channel: Channel
) -> None:
    world.fail_next("POST", MESSAGES, 403, 50009, times=2)
    await office.deliver(f"channel:{channel.id}", Say(text="Rosa", plain="x"))
    await office.later(HOURS)
    assert texts(world, channel) == ["Rosa"]
