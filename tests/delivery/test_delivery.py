"""What is owed arrives: once, in order, in the form it should have."""

import pytest

from bot.delivery import DeliveryStopped
from bot.delivery.outgoing import (
    Board,
    Button,
    Choice,
    Edit,
    Menu,
    PictureRef,
    Row,
    Say,
    address_channel,
    address_dm,
)
from storage.ports import NewOwed
from tests.delivery.running import PNG, RunningDelivery
from tests.fake_discord import Channel, FakeDiscord, Guild, Person

MESSAGES = r"^/channels/\d+/messages$"
BOARD = PictureRef(table_id=1, what="board", alt="37 tiles, Rosa holds 12")


def texts(world: FakeDiscord, where: Channel) -> list[str]:
    return [message.content for message in world.messages(where)]


async def test_messages_of_a_lane_arrive_in_order(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await running.deliver(here, *[Say(text=f"move {n}") for n in range(25)])
    assert texts(world, channel) == [f"move {n}" for n in range(25)]
    assert running.events == {"sent": 25}
    assert await running.waiting(here) == []


async def test_a_lane_that_waits_for_an_answer_does_not_hold_up_the_others(
    running: RunningDelivery, world: FakeDiscord, guild: Guild, channel: Channel
) -> None:
    other = world.channel(guild, "other")
    held = world.hold_next("POST", rf"^/channels/{channel.id}/messages$")
    await running.owe(f"channel:{channel.id}", Say(text="slow"))
    await running.owe(f"channel:{other.id}", Say(text="quick"), Say(text="quicker"))
    await world.until(lambda: texts(world, other) == ["quick", "quicker"])
    assert texts(world, channel) == []
    held.release()
    await running.delivery.idle()
    assert texts(world, channel) == ["slow"]


async def test_more_lanes_than_may_be_under_way_are_all_served(
    running: RunningDelivery, world: FakeDiscord, guild: Guild
) -> None:
    await running.kill()
    running.lanes = 2
    running.begin()
    places = [world.channel(guild, f"table-{n}") for n in range(9)]
    for place in places:
        await running.owe(f"channel:{place.id}", Say(text="one"), Say(text="two"))
    await running.delivery.idle()
    assert [texts(world, place) for place in places] == [["one", "two"]] * 9


async def test_a_message_is_not_sent_before_its_time(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    at = running.clock.now() + 60_000
    await running.owe(f"channel:{channel.id}", Say(text="reminder"), not_before=at)
    await running.later(59_999)
    assert texts(world, channel) == []
    await running.later(1)
    assert texts(world, channel) == ["reminder"]


async def test_only_those_named_are_pinged(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, rosa: Person, guild: Guild
) -> None:
    otto = world.person("Otto", guild)
    text = f"<@{rosa.id}> <@{otto.id}> @everyone"
    await running.deliver(f"channel:{channel.id}", Say(text=text, mentions=(rosa.id,)), Say(text=text))
    assert [message.pings for message in world.messages(channel)] == [[rosa], []]
    sent = [request.body["allowed_mentions"] for request in world.requests("POST", MESSAGES)]
    assert [(each["parse"], each["users"]) for each in sent] == [([], [rosa.id]), ([], [])]


async def test_every_message_has_a_nonce_of_its_row_and_asks_for_it_to_be_enforced(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    await running.owe(f"channel:{channel.id}", Say(text="one"), Say(text="two"))
    rows = await running.waiting(f"channel:{channel.id}")
    await running.delivery.idle()
    bodies = [request.body for request in world.requests("POST", MESSAGES)]
    assert [body["nonce"] for body in bodies] == [row.nonce for row in rows]
    assert all(body["enforce_nonce"] is True and len(body["nonce"]) <= 25 for body in bodies)


async def test_buttons_and_menus_arrive_as_described(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    rows = (
        Row((Button(custom_id="t:1:join", label="Rejoindre", style="success", emoji="🐷"),)),
        Row(
            (
                Button(label="Règles", url="https://example.org/"),
                Button(custom_id="x", label="Non", disabled=True),
            )
        ),
        Row(
            (
                Menu(
                    custom_id="t:1:tile",
                    choices=(Choice(value="a", label="A"), Choice(value="b", label="B")),
                    most=2,
                ),
            )
        ),
    )
    await running.deliver(f"channel:{channel.id}", Say(text="Salon", rows=rows))
    (message,) = world.messages(channel)
    assert message.buttons == {"t:1:join": "Rejoindre"}
    assert message.menus == {"t:1:tile": ["a", "b"]}
    assert running.client.persistent_views == []
    assert not running.client._connection._view_store._synced_message_views


async def test_a_picture_goes_with_its_alt_text(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    await running.deliver(f"channel:{channel.id}", Say(text="Tour 3", picture=BOARD))
    (message,) = world.messages(channel)
    assert [(file.data, file.description) for file in message.files] == [(PNG, f"{BOARD.alt}, painted")]
    assert message.content == "Tour 3"


@pytest.mark.parametrize("how", ["fails", "never"])
async def test_a_picture_that_cannot_be_had_in_time_is_said_in_words(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, how: str
) -> None:
    await running.kill()
    running.picture_seconds = 0.0 if how == "never" else 5.0
    running.begin()
    setattr(running.painter, how, True)
    await running.deliver(f"channel:{channel.id}", Say(text="Tour 3", picture=BOARD))
    (message,) = world.messages(channel)
    assert (message.content, message.files) == (f"Tour 3\n{BOARD.alt}", [])


async def test_a_picture_of_nothing_any_more_leaves_the_text(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    running.painter.nothing = True
    await running.deliver(f"channel:{channel.id}", Say(text="Tour 3", picture=BOARD))
    assert texts(world, channel) == ["Tour 3"]


async def test_a_newer_board_takes_the_place_of_unsent_older_ones(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await running.deliver(
        here, Board(text="board 1"), Say(text="news"), Board(text="board 2"), Board(text="board 3")
    )
    assert texts(world, channel) == ["news", "board 3"]
    assert running.events == {"merged": 2, "sent": 2}


async def test_boards_of_two_tables_do_not_replace_one_another(
    running: RunningDelivery, world: FakeDiscord, channel: Channel, guild: Guild
) -> None:
    here, other = f"channel:{channel.id}", world.channel(guild)
    one, two = await running.open_table(channel.id), await running.open_table(other.id)
    await running.kill()
    running.begin()
    await running.owe(here, Board(text="one"), table_id=one)
    await running.owe(here, Board(text="two"), table_id=two)
    await running.delivery.idle()
    assert texts(world, channel) == ["one", "two"]


async def test_a_kept_message_is_made_once_and_then_edited(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here, table_id = f"channel:{channel.id}", await running.open_table(channel.id)
    await running.deliver(here, Edit(keep="lobby", text="1 player"), table_id=table_id)
    await running.deliver(here, Edit(keep="lobby", text="2 players", picture=BOARD), table_id=table_id)
    await running.deliver(here, Edit(keep="lobby", text="started"), table_id=table_id)
    (message,) = world.messages(channel)
    assert (message.content, message.files) == ("started", [])
    table = await running.store.table(table_id)
    assert table is not None
    assert table.lobby_message_id == message.id


async def test_of_several_unsent_edits_of_a_message_only_the_last_is_made(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here, table_id = f"channel:{channel.id}", await running.open_table(channel.id)
    await running.deliver(here, Say(text="lobby", keep="lobby"), table_id=table_id)
    edits = [Edit(keep="lobby", text=f"{n} players") for n in range(3)]
    await running.deliver(here, *edits, Edit(keep="other", text="other"), table_id=table_id)
    assert texts(world, channel) == ["2 players", "other"]
    assert len(world.requests("PATCH", r"/messages/")) == 1


async def test_an_edit_of_the_message_that_is_yet_to_come_leaves_none_of_the_older_one_out(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    """The newer one was not due yet, so that its edit seemed to be the next of the older one, whose own was let go."""
    here, table_id = f"channel:{channel.id}", await running.open_table(channel.id)
    await running.deliver(here, Say(text="asked", keep="inbox-1"), table_id=table_id)
    await running.kill()
    at = running.clock.now() + 60_000
    await running.owe(here, Edit(keep="inbox-1", text="over", anew=False), table_id=table_id)
    await running.owe(here, Say(text="next", keep="inbox-1"), table_id=table_id, not_before=at)
    await running.owe(here, Edit(keep="inbox-1", text="next, as it is now"), table_id=table_id)
    running.begin()
    await running.delivery.idle()
    assert texts(world, channel) == ["over"]
    await running.later(60_000)
    assert texts(world, channel) == ["over", "next, as it is now"]


async def test_what_this_program_cannot_read_takes_no_edit_before_it_along(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here, table_id = f"channel:{channel.id}", await running.open_table(channel.id)
    await running.deliver(here, Say(text="asked", keep="inbox-1"), table_id=table_id)
    await running.kill()
    await running.owe(here, Edit(keep="inbox-1", text="over"), table_id=table_id)
    unreadable = NewOwed(here, "edit", b"of a later program")
    await running.store.owe([unreadable], now=running.clock.now(), table_id=table_id)
    await running.owe(here, Say(text="next"), table_id=table_id)
    running.begin()
    await running.delivery.idle()
    assert texts(world, channel) == ["over", "next"]
    assert len(await running.dead()) == 1


async def test_an_edit_of_what_was_never_sent_may_be_dropped(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    await running.deliver(f"channel:{channel.id}", Edit(keep="ask:2", text="answered", anew=False))
    assert texts(world, channel) == []
    assert running.events == {"dropped": 1}


async def test_the_direct_channel_is_opened_once_and_remembered_over_restarts(
    running: RunningDelivery, world: FakeDiscord, rosa: Person
) -> None:
    await running.deliver(f"dm:{rosa.id}", Say(text="your hand"), Say(text="your turn"))
    await running.kill()
    running.begin()
    await running.deliver(f"dm:{rosa.id}", Say(text="use_short_waits"))
    assert texts(world, rosa.dm) == ["your hand", "your turn", "use_short_waits"]
    assert len(world.requests("POST", r"^/users/@me/channels$")) == 1


async def test_direct_channels_are_opened_one_after_another_not_in_a_burst(
    running: RunningDelivery, world: FakeDiscord, guild: Guild
) -> None:
    people = [world.person(f"P{n}", guild) for n in range(4)]
    for person in people:
        await running.owe(f"dm:{person.id}", Say(text="hello"))
    await running.delivery.idle()
    opened = []
    for _ in people:
        opened.append(len(world.requests("POST", r"^/users/@me/channels$")))
        await running.later(500)
    assert opened == [1, 2, 3, 4]
    assert all(texts(world, person.dm) == ["hello"] for person in people)


async def test_draining_sends_what_is_due_and_then_stops(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    await running.owe(f"channel:{channel.id}", *[Say(text=str(n)) for n in range(12)])
    await running.delivery.drain(5)
    await running.finished()
    assert texts(world, channel) == [str(n) for n in range(12)]
    assert not running.delivery.healthy
    with pytest.raises(DeliveryStopped):
        await running.delivery.idle()


async def test_draining_gives_up_in_time_and_the_message_arrives_once_in_the_next_process(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    held = world.hold_next("POST", MESSAGES, before_effect=False)
    await running.owe(f"channel:{channel.id}", Say(text="once"))
    await world.until(lambda: texts(world, channel))
    await running.delivery.drain(0)
    held.release()
    running.begin()
    await running.delivery.idle()
    assert texts(world, channel) == ["once"]


async def test_a_message_that_cannot_be_read_is_set_aside_and_the_lane_goes_on(
    running: RunningDelivery, world: FakeDiscord, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await running.store.owe([NewOwed(here, "say", b"{}"), NewOwed("moon:1", "say", b"{}")], now=0)
    await running.deliver(here, Say(text="after"))
    assert texts(world, channel) == ["after"]
    assert len(await running.dead()) == 2


def test_destinations_are_written_as_the_outbox_has_them() -> None:
    assert (address_channel(5), address_dm(6)) == ("channel:5", "dm:6")


async def test_in_their_quiet_hours_people_are_written_to_without_a_sound(
    running: RunningDelivery, world: FakeDiscord, guild: Guild, channel: Channel, rosa: Person
) -> None:
    jules, here = world.person("Jules", guild, locale="fr"), f"channel:{channel.id}"
    both = Say(text=f"<@{rosa.id}> <@{jules.id}>", mentions=(rosa.id, jules.id))
    running.quiet = {rosa.id}
    await running.deliver(address_dm(rosa.id), Say(text="for one"))
    await running.deliver(here, both, Say(text=f"<@{rosa.id}>", mentions=(rosa.id,)))
    assert [each.silent for each in world.messages(rosa.dm)] == [True]
    assert [(each.pings, each.silent) for each in world.messages(channel)] == [
        ([jules], False),
        ([rosa], True),
    ]
    running.quiet = set()
    await running.deliver(address_dm(rosa.id), Say(text="for one"))
    await running.deliver(here, both)
    assert [each.silent for each in world.messages(rosa.dm)] == [True, False]
    assert not world.messages(channel)[-1].silent
    assert set(world.messages(channel)[-1].pings) == {rosa, jules}
