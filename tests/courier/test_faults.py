"""What Discord and the network do to a letter, and what the courier does about it."""

import discord
import pytest

from bot.courier.letters import Board, Button, Edit, PictureRef, Row, Say
from tests.courier.office import Office
from tests.loopback import Channel, Guild, Loopback, Person

MESSAGES = r"^/channels/\d+/messages$"
EDITS = r"^/channels/\d+/messages/\d+$"
OPENINGS = r"^/users/@me/channels$"
BOARD = PictureRef(table_id=1, what="board", alt="37 tiles")
HOURS = 6 * 60 * 60 * 1000


def texts(world: Loopback, where: Channel) -> list[str]:
    return [message.content for message in world.messages(where)]


def nonces(world: Loopback) -> set[str]:
    return {request.body["nonce"] for request in world.requests("POST", MESSAGES)}


# ---- rates


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
    await office.courier.idle()
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
    assert office.courier.status().closed_until
    assert office.courier.healthy
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


# ---- the outcome is not known


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("status", [500, 502, 503, 504, 524])
async def test_after_a_server_error_the_same_nonce_makes_one_message(
    office: Office, world: Loopback, channel: Channel, status: int, before: bool
) -> None:
    """discord.py itself tries five times, but not after a 503."""
    world.fail_next("POST", MESSAGES, status, times=1 if status == 503 else 6, before_effect=before)
    await office.deliver(f"channel:{channel.id}", Say(text="once"), Say(text="then"))
    assert office.events == {"later": 1}
    await office.later(1_000)
    assert texts(world, channel) == ["once", "then"]
    assert len(nonces(world)) == 2


@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("politely", [True, False])
async def test_after_a_cut_connection_the_same_nonce_makes_one_message(
    office: Office, world: Loopback, channel: Channel, before: bool, politely: bool
) -> None:
    world.reset_next("POST", MESSAGES, times=2, before_effect=before, politely=politely)
    await office.deliver(f"channel:{channel.id}", Say(text="once"))
    for _ in range(3):
        await office.later(10_000)
    assert texts(world, channel) == ["once"]
    assert len(nonces(world)) == 1


@pytest.mark.parametrize("before", [True, False])
async def test_an_answer_that_does_not_come_is_not_waited_for(
    office: Office, world: Loopback, channel: Channel, before: bool
) -> None:
    held = world.hold_next("POST", MESSAGES, before_effect=before)
    await office.deliver(f"channel:{channel.id}", Say(text="once"))
    assert office.events == {"later": 1}
    await office.later(1_000)
    held.release()
    assert texts(world, channel) == ["once"]
    assert office.events == {"later": 1, "sent": 1}


async def test_failures_are_answered_with_longer_and_longer_waits(
    office: Office, world: Loopback, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    world.fail_next("POST", MESSAGES, 503, times=12)
    await office.owe(here, Say(text="at last"))
    waits = []
    for _ in range(12):
        await office.courier.idle()
        (row,) = await office.waiting(here)
        waits.append(row.not_before - office.clock.now())
        office.clock.advance(waits[-1])
    await office.courier.idle()
    assert waits == [1000, 2000, 4000, 8000, 16000, 32000, 64000, 128000, 256000, 300000, 300000, 300000]
    assert texts(world, channel) == ["at last"]


async def test_an_upload_that_keeps_failing_goes_without_its_picture(
    office: Office, world: Loopback, channel: Channel
) -> None:
    world.fail_next("POST", MESSAGES, 503, times=2)
    await office.deliver(f"channel:{channel.id}", Say(text="Tour 3", picture=BOARD))
    await office.later(1_000)
    await office.later(2_000)
    (message,) = world.messages(channel)
    assert (message.content, message.files) == ("Tour 3\n37 tiles", [])


# ---- another life


async def test_a_message_sent_before_a_crash_is_not_sent_again_soon_after(
    office: Office, world: Loopback, channel: Channel
) -> None:
    await crash_after_sending(office, world, channel)
    office.clock.advance(119_000)
    office.begin()
    await office.courier.idle()
    assert texts(world, channel) == ["once"]
    assert len(world.requests("GET", MESSAGES)) == 0


async def test_a_message_sent_before_a_crash_is_found_in_the_history_long_after(
    office: Office, world: Loopback, channel: Channel, rosa: Person
) -> None:
    sent = await crash_after_sending(office, world, channel)
    for n in range(120):
        rosa.says(channel, f"chatter {n}")
    world.nonces.clear()
    office.clock.advance(3_600_000)
    office.begin()
    await office.courier.idle()
    mine = [message for message in world.messages(channel) if message.author is world.bot]
    assert [message.id for message in mine] == [sent]
    assert office.events["found"] == 1


async def test_without_nonces_in_the_history_words_and_buttons_tell(
    office: Office, world: Loopback, channel: Channel
) -> None:
    """Whether Discord gives nonces again in a history is not promised."""
    rows = (Row((Button(custom_id="t:1", label="A"),)),)
    await crash_after_sending(office, world, channel, Say(text="once", rows=rows))
    for message in world.messages(channel):
        message.nonce = None
    world.nonces.clear()
    office.clock.advance(3_600_000)
    office.begin()
    await office.courier.idle()
    assert texts(world, channel) == ["once"]
    assert office.events["found"] == 1


async def test_the_same_words_said_before_are_not_taken_for_the_letter(
    office: Office, world: Loopback, channel: Channel
) -> None:
    here = f"channel:{channel.id}"
    await office.deliver(here, Say(text="Pause"))
    world.fail_next("POST", MESSAGES, 503)
    await office.deliver(here, Say(text="Pause"))
    for message in world.messages(channel):
        message.nonce = None
    await office.later(180_000)
    assert texts(world, channel) == ["Pause", "Pause"]


async def test_a_message_not_sent_before_a_crash_is_sent_long_after(
    office: Office, world: Loopback, channel: Channel
) -> None:
    held = world.hold_next("POST", MESSAGES)
    await office.owe(f"channel:{channel.id}", Say(text="once"))
    await world.until(lambda: held.hits)
    await office.kill()
    office.clock.advance(3_600_000)
    office.begin()
    await office.courier.idle()
    held.release()
    assert texts(world, channel)[0] == "once"


async def test_where_the_history_may_not_be_read_a_message_twice_is_better_than_none(
    office: Office, world: Loopback, channel: Channel
) -> None:
    await crash_after_sending(office, world, channel)
    world.nonces.clear()
    world.deny(channel, "read_message_history")
    office.clock.advance(3_600_000)
    office.begin()
    await office.courier.idle()
    assert texts(world, channel) == ["once", "once"]
    assert len(world.requests("GET", MESSAGES)) == 1


async def crash_after_sending(
    office: Office, world: Loopback, channel: Channel, letter: Say | None = None
) -> int:
    """The message is there, but the courier dies before it knows."""
    office.line._answer = 60
    held = world.hold_next("POST", MESSAGES, before_effect=False)
    await office.owe(f"channel:{channel.id}", letter or Say(text="once"))
    (message,) = await world.until(lambda: world.messages(channel))
    await office.kill()
    held.release()
    return message.id


# ---- closed doors


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
    await office.courier.reopened(rosa.id)
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
    await office.courier.recheck(channel.id)
    await office.courier.idle()
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

    original = office.client.dispatch

    def dispatch(event: str, /, *arguments: object, **options: object) -> None:
        original(event, *arguments, **options)
        world.changed()

    office.client.dispatch = dispatch  # type: ignore[method-assign]
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
