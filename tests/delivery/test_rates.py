"""What Discord counts: messages wait as asked, and no ban is earned."""

import pytest

from bot.delivery.outgoing import Board, Say
from tests.delivery.running import RunningDelivery
from tests.fake_discord import Channel, FakeDiscord, Guild, Person

MESSAGES = r"^/channels/\d+/messages$"
OPENINGS = r"^/users/@me/channels$"


def texts(world: FakeDiscord, where: Channel) -> list[str]:
    return [message.content for message in world.messages(where)]


async def test_a_rate_limited_lane_waits_as_asked_and_keeps_its_order(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, client_waits: list[float]
) -> None:
    world.rate_limit_next("POST", MESSAGES, retry_after=40, scope="user")
    await running.deliver(f"channel:{channel.id}", Say(text="one"), Say(text="two"))
    assert texts(world, channel) == ["one", "two"]
    assert 40 in client_waits
    assert running.events == {"sent": 2}


async def test_lanes_that_wait_for_a_rate_limit_leave_the_line_to_others(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, guild: Guild
) -> None:
    other = world.channel(guild, "other")
    running.rate_guard._limiter._places = 1
    world.rate_limit_next("POST", rf"^/channels/{channel.id}/messages$", retry_after=100, scope="shared")
    await running.owe(f"channel:{channel.id}", Say(text="slow"))
    await world.until(lambda: world.requests("POST", rf"^/channels/{channel.id}/messages$"))
    await running.owe(f"channel:{other.id}", Say(text="quick"))
    await world.until(lambda: texts(world, other))
    await running.delivery.idle()
    assert texts(world, channel) == ["slow"]
    assert running.rate_guard.invalid == 0, "a shared limit is nobody's fault"


async def test_a_global_limit_is_waited_out(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    world.rate_limit_next("POST", MESSAGES, retry_after=1, scope="global")
    await running.deliver(f"channel:{channel.id}", Say(text="one"))
    assert texts(world, channel) == ["one"]


async def test_answers_to_presses_and_what_is_not_asked_of_discord_itself_wait_for_nothing(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, rosa: Person
) -> None:
    pressed, turns = rosa.press(world.post(channel, world.bot), "x", forged=True), {}
    for method, url in (
        ("POST", f"{world.api_base}/interactions/{pressed.id}/{pressed.token}/callback"),
        ("PATCH", f"{world.api_base}/webhooks/1/{pressed.token}/messages/@original"),
        ("GET", f"http://{world.address}/attachments/1/2/board.png"),
        ("GET", f"{world.api_base}/channels/{channel.id}"),
    ):
        before = running.rate_guard._limiter._turns
        session = running.client.http._HTTPClient__session  # type: ignore[attr-defined]
        async with session.request(method, url, json={"type": 6}):
            turns[method, url] = running.rate_guard._limiter._turns - before
    assert list(turns.values()) == [0, 0, 0, 1]


@pytest.mark.parametrize(("status", "code"), [(429, 20028), (429, 20016), (503, 130000)])
async def test_under_a_write_limit_boards_that_wait_become_one(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, status: int, code: int
) -> None:
    here = f"channel:{channel.id}"
    headers = {"Via": "1.1 fake-discord", "Retry-After": "20"} if status == 429 else {}
    body = {"message": "", "code": code, "retry_after": 20}
    world.fail_next("POST", MESSAGES, status, times=5 if status == 429 else 1, headers=headers, body=body)
    await running.deliver(here, Board(text="board 1"))
    await running.deliver(here, Board(text="board 2"))
    await running.deliver(here, Board(text="board 3"))
    assert texts(world, channel) == []
    await running.later(21_000)
    assert texts(world, channel) == ["board 3"]


async def test_opening_too_many_direct_channels_stops_openings_for_a_minute(
    running: RunningDelivery, world: FakeDiscord, rosa: Person, guild: Guild
) -> None:
    otto = world.person("Otto", guild)
    world.fail_next("POST", OPENINGS, 400, 40003)
    await running.deliver(f"dm:{rosa.id}", Say(text="hello"))
    await running.deliver(f"dm:{otto.id}", Say(text="hello"))
    await running.later(59_000)
    assert texts(world, otto.dm) == []
    for _ in range(4):
        await running.later(1_000)
    assert texts(world, otto.dm) == texts(world, rosa.dm) == ["hello"]


async def test_a_refusal_by_the_proxy_before_discord_stops_all_lanes(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, guild: Guild
) -> None:
    other = world.channel(guild, "other")
    world.fail_next(
        "POST", MESSAGES, 429, headers={"Retry-After": "300"}, body="<html>error code: 1015</html>"
    )
    await running.deliver(f"channel:{channel.id}", Say(text="one"))
    await running.deliver(f"channel:{other.id}", Say(text="two"))
    await running.later(299_000)
    assert len(world.requests("POST", MESSAGES)) == 1
    assert running.delivery.status().closed_until
    assert running.delivery.healthy
    await running.later(2_000)
    assert (texts(world, channel), texts(world, other)) == (["one"], ["two"])


async def test_a_refused_token_is_not_tried_again_at_once(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    world.fail_next("POST", MESSAGES, 401)
    await running.deliver(f"channel:{channel.id}", Say(text="one"))
    await running.later(599_000)
    assert texts(world, channel) == []
    await running.later(2_000)
    assert texts(world, channel) == ["one"]


async def test_so_many_invalid_requests_stop_everything_until_they_are_old(
    running: RunningDelivery, world: FakeDiscord, guild: Guild
) -> None:
    """The limit is 20 here instead of 1,000."""
    places = [world.channel(guild, f"table-{n}") for n in range(20)]
    for place in places:
        world.fail_next("POST", rf"^/channels/{place.id}/messages$", 403, 50013)
        await running.deliver(f"channel:{place.id}", Say(text="refused"))
        running.clock.advance(1_000)
    well = world.channel(guild, "well")
    await running.deliver(f"channel:{well.id}", Say(text="news"))
    assert running.rate_guard.invalid == 20
    assert texts(world, well) == []
    await running.later(579_000)
    assert texts(world, well) == []
    await running.later(1_000)
    assert texts(world, well) == ["news"]
