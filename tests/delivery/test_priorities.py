"""Where more is owed than Discord takes at once, what somebody waits for goes first."""

from typing import Final

import pytest
import pytest_asyncio

from bot.delivery.outgoing import Board, Edit, Outgoing, Say, Thread, Tidy, make_row
from bot.delivery.priorities import Priority
from tests.delivery.running import RunningDelivery
from tests.fake_discord import Channel, FakeDiscord, Guild, Person

BOARDS: Final = 1_000
MESSAGES: Final = r"^/channels/\d+/messages$"


@pytest_asyncio.fixture
async def crowd(running: RunningDelivery, world: FakeDiscord, guild: Guild) -> list[Channel]:
    """As many channels, to each of which a board is owed; the first of them are on their way."""
    found = [world.channel(guild, f"table-{n}") for n in range(BOARDS)]
    rows = [make_row(f"channel:{place.id}", Board(text="board")) for place in found]
    await running.store.owe(rows, now=running.clock.now())
    running.delivery.wake()
    await world.until(lambda: len(world.requests("POST", MESSAGES)) >= 10)
    return found


def find_wait(world: FakeDiscord, before: int, said: str) -> int:
    """How many requests left before the one that says something."""
    sent = [one for one in world.traffic[before:] if one.body]
    return next(place for place, one in enumerate(sent) if one.body.get("content") == said)


async def until_said(world: FakeDiscord, where: Channel, said: str) -> None:
    await world.until(lambda: said in [message.content for message in world.messages(where)])


async def test_a_question_passes_a_thousand_boards_that_are_due(
    running: RunningDelivery, world: FakeDiscord, crowd: list[Channel], rosa: Person
) -> None:
    before, began = len(world.traffic), running.pace.now()
    await running.owe(f"dm:{rosa.id}", Say(text="your turn"))
    await until_said(world, rosa.dm, "your turn")
    assert find_wait(world, before, "your turn") <= 100
    assert running.pace.now() - began <= 2_000
    assert len(world.requests("POST", MESSAGES)) < BOARDS


async def test_a_call_behind_a_board_of_its_own_channel_takes_that_board_along(
    running: RunningDelivery, world: FakeDiscord, crowd: list[Channel], rosa: Person
) -> None:
    """The order within a lane stays, so what stands before the call goes as soon as the call does."""
    last, began = crowd[-1], running.pace.now()
    await running.owe(f"channel:{last.id}", Say(text="Rosa, your turn", mentions=(rosa.id,)))
    await until_said(world, last, "Rosa, your turn")
    assert [message.content for message in world.messages(last)] == ["board", "Rosa, your turn"]
    assert running.pace.now() - began <= 2_000
    assert len(world.requests("POST", MESSAGES)) < BOARDS


async def test_a_board_that_waits_already_goes_sooner_once_somebody_is_called_behind_it(
    running: RunningDelivery, world: FakeDiscord, crowd: list[Channel], rosa: Person
) -> None:
    waiting = [one.priority for one in running.rate_guard._limiter._waiting]
    (place,) = [
        place for place in crowd if running.delivery._priorities.get(f"channel:{place.id}") is waiting[-1]
    ]
    began = running.pace.now()
    await running.owe(f"channel:{place.id}", Say(text="Rosa, your turn", mentions=(rosa.id,)))
    await until_said(world, place, "Rosa, your turn")
    assert running.pace.now() - began <= 2_000


async def test_a_killed_delivery_begins_again_with_what_is_most_urgent(
    running: RunningDelivery, world: FakeDiscord, crowd: list[Channel], rosa: Person
) -> None:
    await running.kill()
    assert running.rate_guard._limiter._waiting == []
    await running.owe(f"dm:{rosa.id}", Say(text="your turn"))
    before, began = len(world.traffic), running.pace.now()
    running.begin()
    await until_said(world, rosa.dm, "your turn")
    assert find_wait(world, before, "your turn") <= 100
    assert running.pace.now() - began <= 2_000


@pytest.mark.thorough
async def test_every_board_arrives_once_though_questions_pass_them(
    running: RunningDelivery, world: FakeDiscord, crowd: list[Channel], rosa: Person
) -> None:
    for number in range(50):
        await running.owe(f"dm:{rosa.id}", Say(text=f"question {number}"))
        await until_said(world, rosa.dm, f"question {number}")
    await running.delivery.idle()
    assert [[message.content for message in world.messages(place)] for place in crowd] == [["board"]] * BOARDS
    assert running.pace.now() >= 1_000 * (BOARDS + 50 - 100) / 40, "and Discord never had to refuse any"


async def test_a_limit_for_the_whole_bot_stops_what_was_about_to_leave(
    running: RunningDelivery, world: FakeDiscord, guild: Guild
) -> None:
    places = [world.channel(guild, f"table-{n}") for n in range(20)]
    world.rate_limit_next("POST", MESSAGES, retry_after=30, scope="global")
    began = running.pace.now()
    for place in places:
        await running.owe(f"channel:{place.id}", Say(text="one"))
    await running.delivery.idle()
    assert [[message.content for message in world.messages(place)] for place in places] == [["one"]] * 20
    assert running.pace.now() - began >= 30_000


async def test_what_the_bot_does_for_a_press_counts_and_passes_what_waits(
    running: RunningDelivery, world: FakeDiscord, crowd: list[Channel]
) -> None:
    """A thread that is opened, say: it is asked for beside the lanes, and the limiter gives it its turn."""
    began, turns = running.pace.now(), running.rate_guard._limiter._turns
    await running.client.http.edit_channel(crowd[0].id, name="renamed")
    assert crowd[0].name == "renamed"
    assert running.rate_guard._limiter._turns > turns
    assert running.pace.now() - began <= 2_000


@pytest.mark.parametrize(
    ("where", "message", "priority"),
    [
        ("dm:7", Say(text="your turn"), Priority.QUESTION),
        ("dm:7", Edit(keep="ask", text="answered"), Priority.QUESTION),
        ("channel:7", Say(text="Rosa!", mentions=(7,)), Priority.QUESTION),
        ("channel:7", Say(text="Rosa has moved"), Priority.STORY),
        ("channel:7", Thread(keep="story", title="Talks"), Priority.STORY),
        ("channel:7", Board(text="turn 3"), Priority.BOARD),
        ("channel:7", Edit(keep="story", text="turn 3"), Priority.BOARD),
        ("aside:7", Tidy(message_id=1), Priority.TIDYING),
    ],
    ids=lambda one: type(one).__name__ if not isinstance(one, str) else one.partition(":")[0],
)
def test_a_message_is_as_urgent_as_somebody_waits_for_it(
    where: str, message: Outgoing, priority: Priority
) -> None:
    assert make_row(where, message).priority == priority
