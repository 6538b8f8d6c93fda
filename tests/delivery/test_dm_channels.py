"""Refused messages: direct messages, permissions, channels, threads."""

import discord
import pytest

from bot.delivery.outgoing import Edit, PictureRef, Say
from tests.delivery.running import RunningDelivery
from tests.fake_discord import Channel, FakeDiscord, Guild, Person

MESSAGES = r"^/channels/\d+/messages$"
OPENINGS = r"^/users/@me/channels$"
BOARD = PictureRef(table_id=1, what="board", alt="37 tiles")
HOURS = 6 * 60 * 60 * 1000


def texts(world: FakeDiscord, where: Channel) -> list[str]:
    return [message.content for message in world.messages(where)]


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_direct_messages_are_told_and_not_tried_again_until_the_person_acts(
    running: RunningDelivery, world: FakeDiscord, rosa: Person, guild: Guild, code: int
) -> None:
    table_id = await running.open_table(77)
    here = f"dm:{rosa.id}"
    hand, turn = Say(text="your hand"), Say(text="your turn")
    world.fail_next("POST", MESSAGES, 403, code)
    await running.deliver(here, hand, turn, table_id=table_id)
    assert running.notes.closed == [(rosa.id, table_id, hand, code), (rosa.id, table_id, turn, code)]
    assert len(world.requests("POST", MESSAGES)) == 1
    assert await running.dead() == [f"direct messages closed: {code}"] * 2
    await running.kill()
    running.begin()
    await running.deliver(here, Say(text="after a restart"))
    assert len(world.requests("POST", MESSAGES)) == 1
    await running.delivery.note_acting(rosa.id)
    await running.deliver(here, Say(text="hello again"))
    assert texts(world, rosa.dm) == ["hello again"]


async def test_somebody_who_cannot_be_found_is_told_like_closed_direct_messages(
    running: RunningDelivery, world: FakeDiscord, rosa: Person
) -> None:
    world.fail_next("POST", OPENINGS, 404, 10013)
    await running.deliver(f"dm:{rosa.id}", Say(text="your hand"))
    assert [(user, code) for user, _, _, code in running.notes.closed] == [(rosa.id, 10013)]


async def test_a_direct_channel_that_is_gone_is_opened_anew(
    running: RunningDelivery, world: FakeDiscord, rosa: Person
) -> None:
    here = f"dm:{rosa.id}"
    await running.deliver(here, Say(text="one"))
    world.fail_next("POST", MESSAGES, 404, 10003)
    await running.deliver(here, Say(text="two"))
    await running.later(500)
    assert texts(world, rosa.dm) == ["one", "two"]
    assert len(world.requests("POST", OPENINGS)) == 2


async def test_a_missing_permission_is_told_once_and_the_lane_waits_for_roles_to_change(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here, table_id = f"channel:{channel.id}", await running.open_table(channel.id)
    world.deny(channel, "send_messages")
    await in_the_cache(running, world, channel, "send_messages", held=False)
    await running.deliver(here, Say(text="one"), Say(text="two"), table_id=table_id)
    await running.later(HOURS)
    assert running.notes.troubles == [(table_id, channel.id, 50013, "send_messages")]
    assert len(world.requests("POST", MESSAGES)) == 2
    world.deny(channel)
    await running.delivery.recheck(channel.id)
    await running.delivery.idle()
    assert texts(world, channel) == ["one", "two"]


async def test_a_channel_that_may_not_be_seen_is_told_so(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    world.fail_next("POST", MESSAGES, 403, 50001)
    await running.deliver(f"channel:{channel.id}", Say(text="one"))
    assert running.notes.troubles == [(None, channel.id, 50001, "view_channel")]


async def test_where_files_may_not_be_attached_the_picture_is_said_in_words_without_asking(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    world.deny(channel, "attach_files")
    await in_the_cache(running, world, channel, "attach_files", held=False)
    message = Say(text="Tour 3", picture=BOARD)
    await running.deliver(f"channel:{channel.id}", message, message)
    assert texts(world, channel) == ["Tour 3\n37 tiles"] * 2
    assert running.notes.troubles == [(None, channel.id, 50013, "attach_files")]
    assert running.painter.asked == []
    assert running.rate_guard.invalid == 0


async def in_the_cache(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, name: str, *, held: bool
) -> None:
    """Wait until the client knows of a change of permissions."""

    def known() -> bool:
        found = running.client.get_channel(channel.id)
        assert isinstance(found, discord.TextChannel)
        return getattr(found.permissions_for(found.guild.me), name) is held

    @running.client.event
    async def on_guild_channel_update(*_: object) -> None:
        world.changed()

    await world.until(known)


async def test_messages_for_a_deleted_channel_are_set_aside_and_the_table_is_told(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here, table_id = f"channel:{channel.id}", await running.open_table(channel.id)
    world.delete_channel(channel)
    await running.deliver(here, *[Say(text=str(n)) for n in range(60)], table_id=table_id)
    assert running.notes.gone == [(table_id, channel.id)]
    assert len(world.requests("POST", MESSAGES)) == 1
    assert await running.dead() == ["channel gone"] * 60


async def test_an_archived_thread_is_opened_once(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    thread = world.thread(channel)
    table_id = await running.open_table(thread.id)
    await running.deliver(f"channel:{thread.id}", Say(text="salon", keep="lobby"), table_id=table_id)
    thread.archived = True
    await running.deliver(f"channel:{thread.id}", Edit(keep="lobby", text="parti"), table_id=table_id)
    assert texts(world, thread) == ["parti"]
    assert running.notes.troubles == []


async def test_a_thread_that_stays_locked_is_told_and_waits(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    thread = world.thread(channel)
    world.fail_next("POST", MESSAGES, 400, 160005, times=2)
    await running.deliver(f"channel:{thread.id}", Say(text="salon"))
    assert running.notes.troubles == [(None, thread.id, 160005, "manage_threads")]
    assert len(world.requests("PATCH", r"^/channels/\d+$")) == 1
    await running.later(HOURS)
    assert texts(world, thread) == ["salon"]


async def test_a_thread_that_may_not_be_opened_is_told_and_waits(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    thread = world.thread(channel)
    world.fail_next("POST", MESSAGES, 400, 50083)
    world.fail_next("PATCH", r"^/channels/\d+$", 403, 50013)
    await running.deliver(f"channel:{thread.id}", Say(text="salon"))
    assert running.notes.troubles == [(None, thread.id, 50013, "manage_threads")]
