"""What Discord does not want to edit or to print."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.delivery.outgoing import Board, Button, Edit, PictureRef, Row, Say
from storage.ports import Owed, StorageFailed
from tests.delivery.running import RunningDelivery
from tests.fake_discord import Channel, FakeDiscord

MESSAGES = r"^/channels/\d+/messages$"
EDITS = r"^/channels/\d+/messages/\d+$"
BOARD = PictureRef(table_id=1, what="board", alt="37 tiles")
MINUTE = 60_000
ROWS = (Row((Button(custom_id="t:1", label="Answer"),)),)
HOURS = 6 * 60 * 60 * 1000


def texts(world: FakeDiscord, where: Channel) -> list[str]:
    return [message.content for message in world.messages(where)]


# ---- edits


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (429, 30046), (400, 30046), (403, 50005)])
async def test_a_message_that_can_be_edited_no_more_is_posted_anew_and_remembered(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, status: int, code: int
) -> None:
    here, table_id = f"channel:{channel.id}", await running.open_table(channel.id)
    await running.deliver(here, Board(text="board 1"), table_id=table_id)
    world.fail_next("PATCH", EDITS, status, code)
    await running.deliver(here, Edit(keep="board", text="board 2"), table_id=table_id)
    await running.deliver(here, Edit(keep="board", text="board 3"), table_id=table_id)
    assert texts(world, channel) == ["board 1", "board 3"]
    table = await running.store.table(table_id)
    assert table is not None
    assert table.board_message_id == world.messages(channel)[-1].id


async def test_what_is_posted_anew_for_the_age_of_its_message_stands_there_once(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await running.deliver(here, Say(text="story", keep="x", rows=ROWS, picture=BOARD))
    (old,) = world.messages(channel)
    await running.later(61 * MINUTE)
    world.fail_next("PATCH", EDITS, 400, 30046)
    more = Edit(keep="x", text="story, and more", rows=ROWS, keeps_picture=True, lost=BOARD)
    await running.deliver(here, more, Say(text="next"))
    assert [each.content for each in world.messages(channel)] == ["story", "story, and more", "next"]
    await running.later(10_000)
    new, _ = world.messages(channel)
    assert (old.deleted, new.content) == (True, "story, and more")
    assert new.files, "the board that stood there is not lost"
    await running.deliver(here, Edit(keep="x", text="the end"))
    assert texts(world, channel) == ["the end", "next"]


async def test_an_old_message_that_discord_wants_left_alone_for_long_keeps_nobody_waiting(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py would wait as it is told to, however long that is."""
    monkeypatch.setattr("bot.delivery.sender.OLD_SECONDS", 0.05)
    here = f"channel:{channel.id}"
    await running.deliver(here, Say(text="story", keep="x"))
    await running.later(61 * MINUTE)
    held = world.hold_next("PATCH", EDITS)
    await running.deliver(here, Edit(keep="x", text="more"), Say(text="next"))
    held.release()
    await running.later(10_000)
    assert texts(world, channel)[-2:] == ["more", "next"]


async def test_a_refusal_that_does_not_say_how_long_it_lasts_is_understood(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await running.deliver(here, Say(text="story", keep="x"))
    world.fail_next("PATCH", EDITS, 429, 30046, times=20, headers={"Via": "1.1 fake-discord"})
    await running.deliver(here, Edit(keep="x", text="more"))
    assert texts(world, channel) == ["story", "more"]


async def test_what_is_past_loses_its_buttons_when_discord_allows_it_and_holds_nobody_up(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await running.deliver(here, Say(text="story ⏳", keep="x", rows=ROWS, picture=BOARD))
    (old,) = world.messages(channel)
    world.fail_next("PATCH", EDITS, 400, 30046, times=2)
    closed = Edit(keep="x", text="story", anew=False, keeps_picture=True)
    await running.deliver(here, closed, Say(text="next", keep="x", rows=ROWS))
    assert texts(world, channel) == ["story ⏳", "next"]
    await running.kill()
    running.begin()
    await running.later(10 * MINUTE)
    assert old.content == "story ⏳", "refused again"
    await running.later(10 * MINUTE)
    assert (old.content, old.buttons, len(old.files)) == ("story", {}, 1)
    assert world.messages(channel)[-1].buttons, "the newest keeps its own"
    assert await running.dead() == []


async def test_what_discord_never_allows_to_be_tidied_is_given_up_after_a_day(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await running.deliver(here, Say(text="story ⏳", keep="x", rows=ROWS))
    world.fail_next("PATCH", EDITS, 400, 30046, times=1000)
    await running.deliver(here, Edit(keep="x", text="story", anew=False), Say(text="next", keep="x"))
    for _ in range(2 * 24):
        await running.later(30 * MINUTE)
    assert texts(world, channel) == ["story ⏳", "next"]
    asked = len(world.requests("PATCH", EDITS))
    await running.later(60 * MINUTE)
    assert len(world.requests("PATCH", EDITS)) == asked


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (403, 50013), (404, 10003)])
async def test_what_cannot_be_tidied_up_is_left_without_a_word(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, status: int, code: int
) -> None:
    here = f"channel:{channel.id}"
    await running.deliver(here, Say(text="story", keep="x"))
    world.fail_next("PATCH", EDITS, 400, 30046)
    await running.deliver(here, Edit(keep="x", text="more"))
    world.fail_next("DELETE", EDITS, status, code)
    await running.later(10_000)
    await running.deliver(here, Say(text="next"))
    assert texts(world, channel) == ["story", "more", "next"]
    assert (running.notes.troubles, running.notes.gone) == ([], [])


async def test_an_edit_that_is_not_worth_a_new_message_is_given_up(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await running.deliver(here, Say(text="your turn", keep="ask:1"))
    world.delete(world.messages(channel)[0])
    await running.deliver(here, Edit(keep="ask:1", text="answered", anew=False), Say(text="next"))
    assert texts(world, channel) == ["next"]


async def test_an_edit_whose_outcome_is_not_known_is_simply_repeated(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await running.deliver(here, Say(text="lobby", keep="x"))
    world.reset_next("PATCH", EDITS, before_effect=False)
    await running.deliver(here, Edit(keep="x", text="edited"))
    await running.later(1_000)
    assert texts(world, channel) == ["edited"]


# ---- what Discord does not want to print


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (413, 40005), (400, 50046), (400, 50006)])
async def test_what_is_too_much_is_said_shorter_and_shorter(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, status: int, code: int
) -> None:
    rows = (Row((Button(custom_id="t:1", label="A"),)),)
    message = Say(text="Tour 3", picture=BOARD, rows=rows, plain="Un message n'a pas pu être affiché.")
    world.fail_next("POST", MESSAGES, status, code)
    await running.deliver(f"channel:{channel.id}", message)
    world.fail_next("POST", MESSAGES, status, code, times=2)
    await running.deliver(f"channel:{channel.id}", message)
    assert [(m.content, len(m.files), len(m.components)) for m in world.messages(channel)] == [
        ("Tour 3\n37 tiles", 0, 1),
        (message.plain, 0, 0),
    ]


async def test_a_picture_that_discord_refuses_counts_as_unseen_and_one_that_arrives_as_seen(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    message = Say(text="Tour 3", picture=BOARD)
    world.fail_next("POST", MESSAGES, 413, 40005)
    await running.deliver(f"channel:{channel.id}", message)
    assert running.painter.arrived == []
    await running.deliver(f"channel:{channel.id}", message)
    assert len(running.painter.arrived) == 1
    await running.deliver(f"channel:{channel.id}", Edit(keep="board", text="Tour 4", picture=BOARD))
    assert len(running.painter.arrived) == 2


async def test_a_message_that_is_changed_keeps_its_picture(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    """An edit replaces all of a message: its picture is painted whether or not it was shown before."""
    table = await running.open_table(channel.id)
    for text in ("Tour 3", "Tour 4"):
        message = Edit(keep="board", text=text, picture=BOARD)
        await running.deliver(f"channel:{channel.id}", message, table_id=table)
    assert [ref.again for ref in running.painter.asked] == [True, True]


async def test_what_cannot_be_said_at_all_is_set_aside_and_told(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    world.fail_next("POST", MESSAGES, 400, 50035, times=2)
    await running.deliver(f"channel:{channel.id}", Say(text="x", plain="y"), Say(text="next"))
    assert texts(world, channel) == ["next"]
    assert running.notes.troubles == [(None, channel.id, 50035, "")]
    assert await running.dead() == ["refused: 400 50035"]


@pytest.mark.parametrize(("status", "code"), [(400, 200000), (400, 200001), (400, 240000), (403, 50009)])
async def test_words_a_guild_does_not_want_are_replaced_by_plain_ones(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, status: int, code: int
) -> None:
    world.fail_next("POST", MESSAGES, status, code)
    await running.deliver(f"channel:{channel.id}", Say(text="Rosa <3", plain="Au joueur suivant."))
    assert texts(world, channel) == ["Au joueur suivant."]
    assert running.notes.troubles == [(None, channel.id, code, "")]


async def test_a_guild_that_lets_nobody_of_us_write_is_waited_for(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    world.fail_next("POST", MESSAGES, 403, 50009, times=2)
    await running.deliver(f"channel:{channel.id}", Say(text="Rosa", plain="x"))
    await running.later(HOURS)
    assert texts(world, channel) == ["Rosa"]


async def test_whoever_acts_where_nothing_was_refused_costs_no_look_into_the_outbox(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, looks = f"channel:{channel.id}", list[str]()
    look = running.store.lane

    async def look_and_note(destination: str, limit: int = 10) -> Sequence[Owed]:
        looks.append(destination)
        return await look(destination, limit)

    await running.deliver(here, Say(text="heard"))
    monkeypatch.setattr(running.store, "lane", look_and_note)
    for _ in range(3):
        await running.delivery.retry(channel.id)
    assert looks == [here]
    world.fail_next("POST", MESSAGES, 403, 50013)
    await running.deliver(here, Say(text="refused"))
    assert texts(world, channel) == ["heard"]
    running.clock.advance(MINUTE // 4)
    for _ in range(2):
        await running.delivery.retry(channel.id)
    await running.delivery.idle()
    assert texts(world, channel) == ["heard", "refused"]


@pytest.mark.parametrize("fault", [StorageFailed("busy", "later"), asyncio.CancelledError()])
async def test_a_look_that_fails_does_not_count_as_nothing_refused(
    running: RunningDelivery,
    world: FakeDiscord,
    channel: Channel,
    monkeypatch: pytest.MonkeyPatch,
    fault: BaseException,
) -> None:
    world.fail_next("POST", MESSAGES, 403, 50013)
    await running.deliver(f"channel:{channel.id}", Say(text="refused"))
    running.clock.advance(MINUTE // 4)

    async def fail(destination: str, limit: int = 10) -> Sequence[Owed]:
        raise fault

    with monkeypatch.context() as broken:
        broken.setattr(running.store, "lane", fail)
        with pytest.raises(type(fault)):
            await running.delivery.retry(channel.id)
    await running.delivery.retry(channel.id)
    await running.delivery.idle()
    assert texts(world, channel) == ["refused"]
