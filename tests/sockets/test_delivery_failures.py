"""What is owed to a channel or to somebody, when Discord refuses it, loses it, or makes it wait."""

from typing import Literal

import pytest

from tests.fake_discord import Message, Person
from tests.sockets.direct_messages import MESSAGES, answer_first
from tests.sockets.games import PLAYED, SHORT
from tests.sockets.players import Party, Player, is_taken, parts_of
from tests.sockets.running_bot import SECOND
from tests.sockets.scenario import HOUR, MINUTE, Scenario
from tests.sockets.servers import WHEREVER

of_every_game = pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
of_short_games = pytest.mark.parametrize("game", SHORT.values(), ids=SHORT)


def find_own_button_message(scenario: Scenario, person: Person) -> Message:
    """The public message whose buttons show somebody their part."""
    how = scenario.running.text("dm-closed-how")
    (found,) = [each for each in scenario.public() if f"<@{person.id}>" in each.text and how in each.text]
    return found


def texts(messages: list[Message]) -> list[str]:
    return [each.text for each in messages]


# ---- direct messages closed


@of_every_game
@pytest.mark.samples("cosmic")
async def test_closed_direct_messages_never_block_a_table_and_may_open_again(scenario: Scenario) -> None:
    scenario.cy.dms_open = False
    await scenario.drawn()
    assert not scenario.cy.sees(scenario.cy.dm)
    offered = find_own_button_message(scenario, scenario.cy)
    assert [user.id for user in offered.pings] == [scenario.cy.id]

    part = await scenario.cy.press(offered, scenario.running.text("dm-closed-button"))
    assert part.ephemeral
    hand = await scenario.cy.press(offered, scenario.running.text("button-hand"))
    assert hand.ephemeral
    assert is_taken(await scenario.cy.press(part, scenario.running.text(scenario.game.simple)))

    scenario.cy.dms_open = True
    players = [
        Player(scenario.running, person, scenario.channel, scenario.game, luck)
        for luck, person in enumerate(scenario.people)
    ]
    for one in players:
        one.open = await one.person.slash("answer", channel=scenario.channel)

    def was_written_to() -> bool:
        return bool(scenario.cy.sees(scenario.cy.dm))

    await Party(scenario.running, [one for one in players if one.open and parts_of(one.open)], 3).play(
        [Player.by_components], was_written_to, scenario.running.settle
    )
    assert scenario.cy.sees(scenario.cy.dm), "Cy has acted, so the next direct message was tried again"


@of_every_game
@pytest.mark.samples("cochons")
async def test_closed_direct_messages_are_told_once_and_tried_once_until_their_owner_acts(
    scenario: Scenario,
) -> None:
    scenario.cy.dms_open = False
    await scenario.started(deadline="24h")
    while scenario.cy not in await scenario.awaited():
        await answer_first(scenario)
        await scenario.running.settle()
    row = (await scenario.running.live()).seat_of(scenario.cy.id)
    acts = len([entry for entry in await scenario.running.log() if row and entry.seat == row.seat])
    tries = scenario.world.requests("POST", f"^/channels/{scenario.cy.dm.id}/messages$")
    assert 1 <= len(tries) <= 1 + acts
    await scenario.running.later(13 * HOUR)
    assert scenario.world.requests("POST", f"^/channels/{scenario.cy.dm.id}/messages$") == tries
    assert (
        len([each for each in scenario.public() if scenario.running.text("dm-closed-how") in each.text]) == 1
    )


@of_every_game
@pytest.mark.samples("cochons", "cosmic")
async def test_a_stranger_gets_nothing_by_the_button_of_somebody_whose_direct_messages_are_closed(
    scenario: Scenario,
) -> None:
    scenario.cy.dms_open = False
    await scenario.drawn()
    offered = find_own_button_message(scenario, scenario.cy)
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    for label in ("dm-closed-button", "button-hand"):
        refused = await dan.press(offered, scenario.running.text(label))
        assert (refused.ephemeral, refused.text) == (True, scenario.running.text("refused-not-seated", "en"))


# ---- the channel refuses, or is gone


@WHEREVER
@of_every_game
@pytest.mark.samples("cochons-one server")
@pytest.mark.gateway  # which tells of it at once
async def test_a_missing_permission_is_told_to_the_host_once_and_the_game_goes_on(scenario: Scenario) -> None:
    await scenario.started()
    scenario.lose_story()
    said, start = len(scenario.public()), len(await scenario.running.log())
    scenario.world.deny(scenario.channel, "send_messages")
    for _ in range(3):
        await answer_first(scenario)
        await scenario.running.settle()
    assert len(scenario.public()) == said
    told = [
        each
        for each in scenario.ana.sees(scenario.ana.dm)
        if scenario.running.text("permission-send-messages") in each.text
    ]
    assert len(told) == 1
    for other in (scenario.bob, scenario.cy):
        assert not [each for each in other.sees(other.dm) if "permission" in each.text.lower()]
    assert len([entry for entry in (await scenario.running.log())[start:] if entry.seat >= 0]) == 3
    assert await scenario.running.owed_to(scenario.channel)
    scenario.world.deny(scenario.channel)
    scenario.running.clock.advance(MINUTE)
    await scenario.world.until(lambda: len(scenario.public()) > said)
    await scenario.running.settle()
    assert not await scenario.running.owed_to(scenario.channel)
    assert scenario.story().buttons
    await scenario.check_told(start)


@pytest.mark.thorough
@WHEREVER
@of_every_game
@pytest.mark.samples("interstellar_pig-one server")
@pytest.mark.gateway  # which tells of it at once
async def test_a_deleted_channel_pauses_the_game_until_the_host_moves_it(scenario: Scenario) -> None:
    await scenario.started()
    scenario.world.gateway.delay = 0.05  # `settle` waits for what is on its way
    scenario.world.delete_channel(scenario.channel)
    await scenario.running.settle()
    live = await scenario.running.live()
    assert live.table.status == "paused"
    assert "/table deplacer" in texts(scenario.ana.sees(scenario.ana.dm))[-1]
    (person,) = await scenario.awaited()
    question = scenario.question(person)
    menu, tiles = next(iter(question.menus.items()))
    refused = await person.choose(question, menu, [tiles[0]])
    assert refused.text == scenario.running.text("refused-paused", person.locale)

    refuge = scenario.world.channel(scenario.guild, "refuge")
    refused = await scenario.bob.slash("table move", channel=refuge)
    assert "Ana" in refused.text
    moved = await scenario.ana.slash("table deplacer", channel=refuge)
    assert moved.ephemeral
    await scenario.running.settle()
    assert (await scenario.running.live()).table.status == "playing"
    assert scenario.story(refuge).files
    start = len(await scenario.running.log())
    await answer_first(scenario)
    await scenario.running.settle()
    await scenario.check_told(start, refuge)
    assert len(scenario.public(refuge)) == 1


@pytest.mark.thorough
@of_every_game
@pytest.mark.samples("cosmic")
async def test_a_channel_found_missing_by_a_message_pauses_the_game_too(scenario: Scenario) -> None:
    await scenario.started()
    scenario.world.gateway.lose_next("CHANNEL_DELETE")
    scenario.world.delete_channel(scenario.channel)
    await answer_first(scenario)
    await scenario.running.settle()
    assert (await scenario.running.live()).table.status == "paused"
    assert len([each for each in scenario.ana.sees(scenario.ana.dm) if "/table deplacer" in each.text]) == 1
    assert not await scenario.running.owed_to(scenario.channel)


@pytest.mark.thorough
@of_every_game
@pytest.mark.samples("cosmic")
async def test_a_deleted_lobby_message_comes_back_with_the_next_change(scenario: Scenario) -> None:
    lobby = await scenario.lobby()
    scenario.world.delete(lobby)
    await scenario.bob.slash("table list", channel=scenario.channel)
    await scenario.bob.press(lobby, next(iter(lobby.buttons)), forged=True)
    await scenario.running.settle()
    again = scenario.public()[-1]
    assert again.id != lobby.id
    assert "Bob" in again.text
    await scenario.cy.press(again, "Rejoindre")
    await scenario.running.settle()
    assert "Cy" in again.text


# ---- waits and losses


@pytest.mark.thorough
@of_short_games
@pytest.mark.parametrize("scope", ["user", "global"])
@pytest.mark.samples("user-interstellar_pig", "global-cochons")
async def test_rate_limits_delay_messages_but_neither_reorder_nor_double_them(
    scenario: Scenario, client_waits: list[float], scope: str
) -> None:
    await scenario.started()
    said, start = len(scenario.public()), len(await scenario.running.log())
    scenario.lose_story()
    limit: Literal["global", "user"] = "global" if scope == "global" else "user"
    sent = scenario.world.rate_limit_next("POST", MESSAGES, 7.5, limit, times=2)
    edited = scenario.world.rate_limit_next(
        "PATCH", f"^/channels/{scenario.channel.id}/", 8.5, limit, times=2
    )
    for _ in range(2):
        await answer_first(scenario)
        await scenario.running.settle()
    assert (sent.hits, edited.hits) == (2, 2)
    assert {7.5, 8.5} <= set(client_waits)
    assert len(scenario.public()) == said, "the story was sent again, and edited then"
    await scenario.check_told(start)
    assert not await scenario.running.owed_to(scenario.channel)


@pytest.mark.thorough
@of_short_games
@pytest.mark.parametrize("before_effect", [True, False])
@pytest.mark.parametrize("how", [500, 502, "reset", "close"])
@pytest.mark.samples(
    "close-False-cochons", "close-True-cochons", "50?-True-interstellar_pig", "reset-False-cochons"
)
async def test_a_message_of_which_nobody_knows_whether_it_arrived_is_seen_once(
    scenario: Scenario, how: int | str, before_effect: bool
) -> None:
    await scenario.started()
    place = f"^/channels/{scenario.channel.id}/messages$"
    said, asked = len(scenario.public()), len(scenario.world.requests("POST", place))
    start = len(await scenario.running.log())
    scenario.lose_story()
    if isinstance(how, int):
        scenario.world.fail_next("POST", place, how, times=7, before_effect=before_effect)
    else:
        scenario.world.reset_next("POST", place, 2, before_effect=before_effect, politely=how == "close")
    await answer_first(scenario)
    await scenario.running.settle(60 * SECOND)
    tries = scenario.world.requests("POST", place)[asked:]
    assert len(scenario.public()) == said
    assert len(tries) > 1
    assert len({each.body["nonce"] for each in tries}) == 1
    assert all(each.body["enforce_nonce"] for each in tries)
    await scenario.check_told(start)


@pytest.mark.thorough
@of_short_games
@pytest.mark.parametrize("before_effect", [True, False])
@pytest.mark.parametrize("how", [500, "reset"])
@pytest.mark.samples("reset-True-cochons", "500-False-interstellar_pig")
async def test_an_edit_of_which_nobody_knows_whether_it_arrived_is_seen_once(
    scenario: Scenario, how: int | str, before_effect: bool
) -> None:
    await scenario.started()
    said, start = texts(scenario.public()[:-1]), len(await scenario.running.log())
    place = f"^/channels/{scenario.channel.id}/messages/"
    if isinstance(how, int):
        fault = scenario.world.fail_next("PATCH", place, how, times=7, before_effect=before_effect)
    else:
        fault = scenario.world.reset_next("PATCH", place, 2, before_effect=before_effect)
    await answer_first(scenario)
    await scenario.running.settle(60 * SECOND)
    assert fault.times == 0
    assert texts(scenario.public()[:-1]) == said
    await scenario.check_told(start)


@pytest.mark.thorough
@of_every_game
@pytest.mark.samples("cosmic")
async def test_a_direct_message_lost_on_the_way_comes_once(scenario: Scenario) -> None:
    place = f"^/channels/{scenario.bob.dm.id}/messages$"
    scenario.world.reset_next("POST", place, before_effect=False)
    await scenario.drawn()
    arrived = [each for each in scenario.bob.got(scenario.bob.dm) if not each.ephemeral]
    tries = scenario.world.requests("POST", place)
    assert len(tries) == len(arrived) + 1
    assert len({each.body["nonce"] for each in tries}) == len(arrived)
    assert await Player(scenario.running, scenario.bob, scenario.channel, scenario.game, 1).asked()
