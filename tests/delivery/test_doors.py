"""Closed doors: direct messages, permissions, channels, threads."""

import discord
import pytest

from bot.delivery.outgoing import Edit, PictureRef, Say
from tests.delivery.office import Office
from tests.loopback import Channel, Guild, Loopback, Person

MESSAGES = r"^/channels/\d+/messages$"
OPENINGS = r"^/users/@me/channels$"
BOARD = PictureRef(table_id=1, what="board", alt="37 tiles")
HOURS = 6 * 60 * 60 * 1000


def texts(world: Loopback, where: Channel) -> list[str]:
    return [message.content for message in world.messages(where)]


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_direct_messages_are_told_and_not_tried_again_until_the_person_acts(
    office: Office, world: Loopback, rosa: Person, guild: Guild, code: int
) -> None:
    table_id = await office.open_table(77)
    here = f"dm:{rosa.id}"
    hand, turn = Say(text="your hand"), Say(text="your turn")
    world.fail_next("POST", MESSAGES, 403, code)
    await office.deliver(here, hand, turn, table_id=table_id)
    assert office.notes.closed == [(rosa.id, table_id, hand, code), (rosa.id, table_id, turn, code)]
    assert len(world.requests("POST", MESSAGES)) == 1
    assert await office.dead() == [f"direct messages closed: {code}"] * 2
    await office.kill()
    office.begin()
    await office.deliver(here, Say(text="after a restart"))
    assert len(world.requests("POST", MESSAGES)) == 1
    await office.delivery.note_acting(rosa.id)
    await office.deliver(here, Say(text="hello again"))
    assert texts(world, rosa.dm) == ["hello again"]


async def test_somebody_who_cannot_be_found_is_told_like_closed_direct_messages(
    office: Office, world: Loopback, rosa: Person
) -> None:
    world.fail_next("POST", OPENINGS, 404, 10013)
    await office.deliver(f"dm:{rosa.id}", Say(text="your hand"))
    assert [(user, code) for user, _, _, code in office.notes.closed] == [(rosa.id, 10013)]


async def test_a_direct_channel_that_is_gone_is_opened_anew(
    office: Office, world: Loopback, rosa: Person
) -> None:
    here = f"dm:{rosa.id}"
    await office.deliver(here, Say(text="one"))
    world.fail_next("POST", MESSAGES, 404, 10003)
    await office.deliver(here, Say(text="two"))
    await office.later(500)
    assert texts(world, rosa.dm) == ["one", "two"]
    assert len(world.requests("POST", OPENINGS)) == 2


async def test_a_missing_permission_is_told_once_and_the_lane_waits_for_roles_to_change(
    office: Office, world: Loopback, channel: Channel
) -> None:
    here, table_id = f"channel:{channel.id}", await office.open_table(channel.id)
    world.deny(channel, "send_messages")
    await in_the_cache(office, world, channel, "send_messages", held=False)
    await office.deliver(here, Say(text="one"), Say(text="two"), table_id=table_id)
    await office.later(HOURS)
    assert office.notes.troubles == [(table_id, channel.id, 50013, "send_messages")]
    assert len(world.requests("POST", MESSAGES)) == 2
    world.deny(channel)
    await office.delivery.recheck(channel.id)
    await office.delivery.idle()
    assert texts(world, channel) == ["one", "two"]


async def test_a_channel_that_may_not_be_seen_is_told_so(
    office: Office, world: Loopback, channel: Channel
) -> None:
    world.fail_next("POST", MESSAGES, 403, 50001)
    await office.deliver(f"channel:{channel.id}", Say(text="one"))
    assert office.notes.troubles == [(None, channel.id, 50001, "view_channel")]


async def test_where_files_may_not_be_attached_the_picture_is_said_in_words_without_asking(
    office: Office, world: Loopback, channel: Channel
) -> None:
    world.deny(channel, "attach_files")
    await in_the_cache(office, world, channel, "attach_files", held=False)
    letter = Say(text="Tour 3", picture=BOARD)
    await office.deliver(f"channel:{channel.id}", letter, letter)
    assert texts(world, channel) == ["Tour 3\n37 tiles"] * 2
    assert office.notes.troubles == [(None, channel.id, 50013, "attach_files")]
    assert office.painter.asked == []
    assert office.line.invalid == 0


async def in_the_cache(office: Office, world: Loopback, channel: Channel, name: str, *, held: bool) -> None:
    """Wait until the client knows of a change of permissions."""

    def known() -> bool:
        found = office.client.get_channel(channel.id)
        assert isinstance(found, discord.TextChannel)
        return getattr(found.permissions_for(found.guild.me), name) is held

    @office.client.event
    async def on_guild_channel_update(*_: object) -> None:
        world.changed()

    await world.until(known)


async def test_letters_for_a_deleted_channel_are_set_aside_and_the_table_is_told(
    office: Office, world: Loopback, channel: Channel
) -> None:
    here, table_id = f"channel:{channel.id}", await office.open_table(channel.id)
    world.delete_channel(channel)
    await office.deliver(here, *[Say(text=str(n)) for n in range(60)], table_id=table_id)
    assert office.notes.gone == [(table_id, channel.id)]
    assert len(world.requests("POST", MESSAGES)) == 1
    assert await office.dead() == ["channel gone"] * 60


async def test_an_archived_thread_is_opened_once(office: Office, world: Loopback, channel: Channel) -> None:
    thread = world.thread(channel)
    table_id = await office.open_table(thread.id)
    await office.deliver(f"channel:{thread.id}", Say(text="salon", keep="lobby"), table_id=table_id)
    thread.archived = True
    await office.deliver(f"channel:{thread.id}", Edit(keep="lobby", text="parti"), table_id=table_id)
    assert texts(world, thread) == ["parti"]
    assert office.notes.troubles == []


async def test_a_thread_that_stays_locked_is_told_and_waits(
    office: Office, world: Loopback, channel: Channel
) -> None:
    thread = world.thread(channel)
    world.fail_next("POST", MESSAGES, 400, 160005, times=2)
    await office.deliver(f"channel:{thread.id}", Say(text="salon"))
    assert office.notes.troubles == [(None, thread.id, 160005, "manage_threads")]
    assert len(world.requests("PATCH", r"^/channels/\d+$")) == 1
    await office.later(HOURS)
    assert texts(world, thread) == ["salon"]


async def test_a_thread_that_may_not_be_opened_is_told_and_waits(
    office: Office, world: Loopback, channel: Channel
) -> None:
    thread = world.thread(channel)
    world.fail_next("POST", MESSAGES, 400, 50083)
    world.fail_next("PATCH", r"^/channels/\d+$", 403, 50013)
    await office.deliver(f"channel:{thread.id}", Say(text="salon"))
    assert office.notes.troubles == [(None, thread.id, 50013, "manage_threads")]
