"""What is owed to a channel or to somebody, when Discord refuses it, loses it, or makes it wait."""

import pytest

from tests.loopback import Message, Person
from tests.sockets.games import PLAYED
from tests.sockets.house import HOUR, SECOND, Town
from tests.sockets.letters import MESSAGES, lands
from tests.sockets.players import Party, Player, number_of, parts_of

pytestmark = pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)


def door_of(town: Town, person: Person) -> Message:
    """The public message whose buttons show somebody their part."""
    how = town.house.text("dm-closed-how")
    (found,) = [each for each in town.public() if f"<@{person.id}>" in each.text and how in each.text]
    return found


def texts(messages: list[Message]) -> list[str]:
    return [each.text for each in messages]


# ---- direct messages closed


async def test_closed_direct_messages_never_block_a_table_and_may_open_again(town: Town) -> None:
    town.cy.dms_open = False
    await town.drawn()
    assert not town.cy.sees(town.cy.dm)
    door = door_of(town, town.cy)
    assert [user.id for user in door.pings] == [town.cy.id]

    part = await town.cy.press(door, town.house.text("dm-closed-button"))
    assert part.ephemeral
    hand = await town.cy.press(door, town.house.text("button-hand"))
    assert hand.ephemeral
    assert number_of(await town.cy.press(part, town.house.text(town.game.simple))) is not None

    town.cy.dms_open = True
    players = [
        Player(town.house, person, town.channel, town.game, luck) for luck, person in enumerate(town.people)
    ]
    for one in players:
        one.open = await one.person.slash("answer", channel=town.channel)

    def knocked() -> bool:
        return bool(town.cy.sees(town.cy.dm))

    await Party(town.house, [one for one in players if one.open and parts_of(one.open)], 3).play(
        [Player.by_components], knocked, town.house.settle
    )
    assert town.cy.sees(town.cy.dm), "Cy has acted, so the next letter tried the door again"


async def test_a_closed_door_is_told_once_and_knocked_at_once_until_its_owner_acts(town: Town) -> None:
    town.cy.dms_open = False
    await town.started(deadline="24h")
    while town.cy not in await town.awaited():
        await lands(town)
        await town.house.settle()
    await town.house.later(13 * HOUR)
    assert len(town.world.requests("POST", f"^/channels/{town.cy.dm.id}/messages$")) == 1
    assert len([each for each in town.public() if town.house.text("dm-closed-how") in each.text]) == 1


async def test_a_stranger_gets_nothing_by_the_button_of_somebody_whose_door_is_closed(town: Town) -> None:
    town.cy.dms_open = False
    await town.drawn()
    door = door_of(town, town.cy)
    dan = town.world.person("Dan", town.guild, locale="en-US")
    for label in ("dm-closed-button", "button-hand"):
        refused = await dan.press(door, town.house.text(label))
        assert (refused.ephemeral, refused.text) == (True, town.house.text("refused-not-seated", "en"))


# ---- the channel refuses, or is gone


async def test_a_missing_permission_is_told_to_the_host_once_and_the_game_goes_on(town: Town) -> None:
    await town.started()
    said = len(town.public())
    town.world.deny(town.channel, "send_messages")
    for _ in range(3):
        await lands(town)
        await town.house.settle()
    assert len(town.public()) == said
    told = [
        each
        for each in town.ana.sees(town.ana.dm)
        if town.house.text("permission-send-messages") in each.text
    ]
    assert len(told) == 1
    for other in (town.bob, town.cy):
        assert not [each for each in other.sees(other.dm) if "permission" in each.text.lower()]
    assert len([entry for entry in await town.house.log() if entry.seat >= 0]) == 3
    owed = len(await town.house.owed_to(town.channel))
    town.world.deny(town.channel)
    await town.world.until(lambda: len(town.public()) == said + owed)
    assert owed >= 3


async def test_a_deleted_channel_pauses_the_game_until_the_host_moves_it(town: Town) -> None:
    await town.started()
    town.world.delete_channel(town.channel)
    await town.house.settle()
    live = await town.house.live()
    assert live.table.status == "paused"
    assert "/table deplacer" in texts(town.ana.sees(town.ana.dm))[-1]
    (person,) = await town.awaited()
    question = town.question(person)
    menu, tiles = next(iter(question.menus.items()))
    refused = await person.choose(question, menu, [tiles[0]])
    assert refused.text == town.house.text("refused-paused", person.locale)

    refuge = town.world.channel(town.guild, "refuge")
    refused = await town.bob.slash("table move", channel=refuge)
    assert "Ana" in refused.text
    moved = await town.ana.slash("table deplacer", channel=refuge)
    assert moved.ephemeral
    await town.house.settle()
    assert (await town.house.live()).table.status == "playing"
    assert town.public(refuge)[-1].files
    await lands(town)
    await town.house.settle()
    assert len(town.public(refuge)) > 1


async def test_a_channel_found_missing_by_a_letter_pauses_the_game_too(town: Town) -> None:
    await town.started()
    town.world.gateway.lose_next("CHANNEL_DELETE")
    town.world.delete_channel(town.channel)
    await lands(town)
    await town.house.settle()
    assert (await town.house.live()).table.status == "paused"
    assert len([each for each in town.ana.sees(town.ana.dm) if "/table deplacer" in each.text]) == 1
    assert not await town.house.owed_to(town.channel)


async def test_a_deleted_lobby_message_comes_back_with_the_next_change(town: Town) -> None:
    lobby = await town.lobby()
    town.world.delete(lobby)
    await town.bob.slash("table list", channel=town.channel)
    await town.bob.press(lobby, next(iter(lobby.buttons)), forged=True)
    await town.house.settle()
    again = town.public()[-1]
    assert again.id != lobby.id
    assert "Bob" in again.text
    await town.cy.press(again, "Rejoindre")
    await town.house.settle()
    assert "Cy" in again.text


# ---- waits and losses


@pytest.mark.parametrize("scope", ["user", "global"])
async def test_rate_limits_delay_letters_but_neither_reorder_nor_double_them(
    town: Town, naps: list[float], scope: str
) -> None:
    await town.started()
    said = len(town.public())
    fault = town.world.rate_limit_next(
        "POST", MESSAGES, 7.5, "global" if scope == "global" else "user", times=2
    )
    await lands(town)
    await town.house.settle()
    await lands(town)
    await town.house.settle()
    assert fault.hits == 2
    assert 7.5 in naps
    news = town.public()[said:]
    assert len(news) == len(set(texts(news))) >= 2
    assert [each.id for each in news] == sorted(each.id for each in news)
    assert not await town.house.owed_to(town.channel)


@pytest.mark.parametrize("before_effect", [True, False])
@pytest.mark.parametrize("how", [500, 502, "reset", "close"])
async def test_a_letter_whose_fate_is_unknown_is_seen_once(
    town: Town, how: int | str, before_effect: bool
) -> None:
    await town.started()
    place = f"^/channels/{town.channel.id}/messages$"
    said, asked = len(town.public()), len(town.world.requests("POST", place))
    if isinstance(how, int):
        town.world.fail_next("POST", place, how, times=7, before_effect=before_effect)
    else:
        town.world.reset_next("POST", place, 2, before_effect=before_effect, politely=how == "close")
    await lands(town)
    await town.house.settle(60 * SECOND)
    tries = town.world.requests("POST", place)[asked:]
    news = texts(town.public()[said:])
    assert len(tries) > len(news)
    assert len(news) == len(set(news)) >= 1
    assert len({each.body["nonce"] for each in tries}) == len(news)
    assert all(each.body["enforce_nonce"] for each in tries)


async def test_a_private_letter_lost_on_the_way_comes_once(town: Town) -> None:
    place = f"^/channels/{town.bob.dm.id}/messages$"
    town.world.reset_next("POST", place, before_effect=False)
    await town.drawn()
    letters = [each for each in town.bob.sees(town.bob.dm) if not each.ephemeral]
    tries = town.world.requests("POST", place)
    assert len(tries) == len(letters) + 1
    assert len({each.body["nonce"] for each in tries}) == len(letters)
    assert await Player(town.house, town.bob, town.channel, town.game, 1).asked()
