"""What Discord counts: letters wait as asked, and no ban is earned."""

import pytest

from bot.delivery.outgoing import Board, Say
from tests.delivery.office import Office
from tests.loopback import Channel, Guild, Loopback, Person

MESSAGES = r"^/channels/\d+/messages$"
OPENINGS = r"^/users/@me/channels$"


def texts(world: Loopback, where: Channel) -> list[str]:
    return [message.content for message in world.messages(where)]


async def test_a_rate_limited_lane_waits_as_asked_and_keeps_its_order(
    office: Office, world: Loopback, channel: Channel, naps: list[float]
) -> None:
    world.rate_limit_next("POST", MESSAGES, retry_after=40, scope="user")
    await office.deliver(f"channel:{channel.id}", Say(text="one"), Say(text="two"))
    assert texts(world, channel) == ["one", "two"]
    assert 40 in naps
    assert office.events == {"sent": 2}


async def test_lanes_that_wait_for_a_rate_limit_leave_the_line_to_others(
    office: Office, world: Loopback, channel: Channel, guild: Guild
) -> None:
    other = world.channel(guild, "other")
    office.line._places._value = 1
    world.rate_limit_next("POST", rf"^/channels/{channel.id}/messages$", retry_after=100, scope="shared")
    await office.owe(f"channel:{channel.id}", Say(text="slow"))
    await world.until(lambda: world.requests("POST", rf"^/channels/{channel.id}/messages$"))
    await office.owe(f"channel:{other.id}", Say(text="quick"))
    await world.until(lambda: texts(world, other))
    await office.delivery.idle()
    assert texts(world, channel) == ["slow"]
    assert office.line.invalid == 0, "a shared limit is nobody's fault"


async def test_a_global_limit_is_waited_out(office: Office, world: Loopback, channel: Channel) -> None:
    world.rate_limit_next("POST", MESSAGES, retry_after=1, scope="global")
    await office.deliver(f"channel:{channel.id}", Say(text="one"))
    assert texts(world, channel) == ["one"]


@pytest.mark.parametrize(("status", "code"), [(429, 20028), (429, 20016), (503, 130000)])
async def test_under_a_write_limit_boards_that_wait_become_one(
    office: Office, world: Loopback, channel: Channel, status: int, code: int
) -> None:
    here = f"channel:{channel.id}"
    headers = {"Via": "1.1 loopback", "Retry-After": "20"} if status == 429 else {}
    body = {"message": "", "code": code, "retry_after": 20}
    world.fail_next("POST", MESSAGES, status, times=5 if status == 429 else 1, headers=headers, body=body)
    await office.deliver(here, Board(text="board 1"))
    await office.deliver(here, Board(text="board 2"))
    await office.deliver(here, Board(text="board 3"))
    assert texts(world, channel) == []
    await office.later(21_000)
    assert texts(world, channel) == ["board 3"]


async def test_opening_too_many_direct_channels_stops_openings_for_a_minute(
    office: Office, world: Loopback, rosa: Person, guild: Guild
) -> None:
    otto = world.person("Otto", guild)
    world.fail_next("POST", OPENINGS, 400, 40003)
    await office.deliver(f"dm:{rosa.id}", Say(text="hello"))
    await office.deliver(f"dm:{otto.id}", Say(text="hello"))
    await office.later(59_000)
    assert texts(world, otto.dm) == []
    for _ in range(4):
        await office.later(1_000)
    assert texts(world, otto.dm) == texts(world, rosa.dm) == ["hello"]


async def test_a_refusal_of_the_front_door_closes_the_line_for_all_lanes(
    office: Office, world: Loopback, channel: Channel, guild: Guild
) -> None:
    other = world.channel(guild, "other")
    world.fail_next(
        "POST", MESSAGES, 429, headers={"Retry-After": "300"}, body="<html>error code: 1015</html>"
    )
    await office.deliver(f"channel:{channel.id}", Say(text="one"))
    await office.deliver(f"channel:{other.id}", Say(text="two"))
    await office.later(299_000)
    assert len(world.requests("POST", MESSAGES)) == 1
    assert office.delivery.status().closed_until
    assert office.delivery.healthy
    await office.later(2_000)
    assert (texts(world, channel), texts(world, other)) == (["one"], ["two"])


async def test_a_refused_token_is_not_tried_again_at_once(
    office: Office, world: Loopback, channel: Channel
) -> None:
    world.fail_next("POST", MESSAGES, 401)
    await office.deliver(f"channel:{channel.id}", Say(text="one"))
    await office.later(599_000)
    assert texts(world, channel) == []
    await office.later(2_000)
    assert texts(world, channel) == ["one"]


async def test_so_many_invalid_requests_close_the_line_until_they_are_old(
    office: Office, world: Loopback, guild: Guild
) -> None:
    """The limit is 20 here instead of 1,000."""
    places = [world.channel(guild, f"table-{n}") for n in range(20)]
    for place in places:
        world.fail_next("POST", rf"^/channels/{place.id}/messages$", 403, 50013)
        await office.deliver(f"channel:{place.id}", Say(text="refused"))
        office.clock.advance(1_000)
    well = world.channel(guild, "well")
    await office.deliver(f"channel:{well.id}", Say(text="news"))
    assert office.line.invalid == 20
    assert texts(world, well) == []
    await office.later(579_000)
    assert texts(world, well) == []
    await office.later(1_000)
    assert texts(world, well) == ["news"]
