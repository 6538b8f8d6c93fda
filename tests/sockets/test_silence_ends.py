"""A channel that refused messages gets them as soon as anything shows that it may be written to again."""

import pytest

from tests.loopback import Interaction
from tests.sockets.house import HOUR, MINUTE, Town, offered_first
from tests.sockets.players import number_of


async def lands(town: Town) -> Interaction:
    """Whoever is asked takes the first place that the question offers."""
    (person,) = await town.awaited()
    return await offered_first(person, town.question(person))


async def silenced(town: Town, *permissions: str) -> int:
    """A game whose channel refuses messages, unknown to the bot; gives how many were public before."""
    await town.started()
    said = len(town.public())
    town.world.gateway.lose_next("CHANNEL_UPDATE", times=2)
    town.world.deny(town.channel, *permissions)
    await lands(town)
    await town.house.settle()
    assert len(town.public()) == said
    assert await town.house.owed_to(town.channel)
    return said


async def test_a_press_in_the_channel_shows_that_it_may_be_written_to_again(town: Town) -> None:
    said = await silenced(town, "send_messages")
    town.world.deny(town.channel)
    await town.house.later(MINUTE)
    assert len(town.public()) == said, "nothing has shown it yet"
    await town.bob.slash("status", channel=town.channel)
    await town.house.settle()
    assert len(town.public()) > said
    assert not await town.house.owed_to(town.channel)


async def test_presses_in_a_channel_that_goes_on_refusing_are_not_each_a_request(town: Town) -> None:
    await silenced(town, "send_messages")
    place = f"^/channels/{town.channel.id}/messages$"
    await town.house.later(MINUTE)
    tried = len(town.world.requests("POST", place))
    for _ in range(5):
        await town.bob.slash("status", channel=town.channel)
        await town.house.settle()
    assert len(town.world.requests("POST", place)) == tried + 2, "once, and once more without its picture"
    refused = town.house.text("letter-refused", where=f"<#{town.channel.id}>", code=50013)
    assert len([each for each in town.ana.sees(town.ana.dm) if refused in each.text]) == 1


async def test_resuming_a_table_from_elsewhere_lets_its_channel_speak(town: Town) -> None:
    said = await silenced(town, "send_messages")
    await town.ana.slash("table pause", channel=town.ana.dm)
    town.world.deny(town.channel)
    await town.house.later(MINUTE)
    assert len(town.public()) == said
    await town.ana.slash("table reprendre", channel=town.ana.dm)
    await town.house.settle()
    assert len(town.public()) > said


async def test_a_permission_given_back_while_the_bot_was_down_is_found_at_its_start(town: Town) -> None:
    said = await silenced(town, "send_messages")
    await town.house.close()
    town.world.deny(town.channel)
    town.house.clock.advance(MINUTE)
    await town.house.open()
    await town.house.settle()
    assert len(town.public()) > said


async def test_a_bot_that_is_invited_again_says_what_it_owes(town: Town) -> None:
    await town.started()
    said = len(town.public())
    town.world.leave(town.world.bot, town.guild)
    await town.house.settle()
    assert (await town.house.live()).table.status == "paused"
    await town.ana.slash("table reprendre", channel=town.ana.dm)
    await town.house.later(MINUTE)
    assert len(town.public()) == said
    town.world.invite(town.guild)
    await town.world.until(lambda: len(town.public()) > said)


async def test_after_a_start_a_message_is_sent_without_the_picture_that_may_not_be_attached(
    town: Town,
) -> None:
    await town.started()
    said = len(town.public())
    await town.house.close()
    town.world.deny(town.channel, "attach_files")
    await town.house.open()
    for _ in range(3):
        await lands(town)
        await town.house.settle()
    news = town.public()[said:]
    assert news
    assert not any(each.files for each in news)
    assert not await town.house.owed_to(town.channel)


async def test_a_refused_picture_is_left_out_at_once_where_the_missing_permission_is_not_known(
    town: Town,
) -> None:
    await town.started()
    said = len(town.public())
    town.world.gateway.lose_next("CHANNEL_UPDATE", times=2)
    town.world.deny(town.channel, "attach_files")
    for _ in range(3):
        assert number_of(await lands(town)) is not None
        await town.house.settle()
    assert len(town.public()) > said
    assert not await town.house.owed_to(town.channel)


@pytest.mark.parametrize("hours", [7])
async def test_without_any_sign_it_is_tried_again_after_hours(town: Town, hours: int) -> None:
    said = await silenced(town, "send_messages")
    town.world.deny(town.channel)
    await town.house.later(hours * HOUR)
    assert len(town.public()) > said
