"""A new process on the same data: nothing is lost, nothing comes twice, old buttons work."""

import pytest

from tests.loopback import Message
from tests.sockets.games import PLAYED
from tests.sockets.house import House, Town
from tests.sockets.letters import MESSAGES, lands
from tests.sockets.players import Party, Player, number_of, parts_of

pytestmark = pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)


def news(town: Town, since: int) -> list[Message]:
    """Everything said anywhere since a message, but for receipts."""
    return [each for each in town.world.messages() if each.id > since and not each.ephemeral]


def once(messages: list[Message]) -> bool:
    """Whether no letter is there twice."""
    keys = [(each.channel.id, each.text) for each in messages]
    return len(keys) == len(set(keys)) > 0


def last(town: Town) -> int:
    return max(each.id for each in town.world.messages())


async def test_buttons_of_before_work_after_a_restart(town: Town) -> None:
    lobby = await town.lobby(options=town.game.options(town.game.alone, town.game.short))
    await town.house.close()
    await town.house.open()
    await town.bob.press(lobby, "Rejoindre")
    await town.house.kill()
    await town.house.open()
    await town.cy.press(lobby, "Rejoindre")
    await town.ana.press(lobby, "Commencer")
    await town.house.settle()
    await town.house.kill()
    await town.house.open()
    await lands(town)
    assert len(town.world.requests("PUT", "/commands$")) == 1, (
        "commands are sent again only when they changed"
    )


async def test_letters_owed_when_it_was_killed_are_sent_once_by_the_next(town: Town) -> None:
    await town.started()
    since = last(town)
    town.world.fail_next("POST", MESSAGES, 503, times=50)
    await lands(town)
    await town.house.kill()
    town.world.clear()
    assert not news(town, since)
    await town.house.open()
    await town.house.settle()
    assert once(news(town, since))
    await lands(town)


async def test_a_letter_that_arrived_unnoted_is_not_sent_again(town: Town) -> None:
    await town.started()
    since = last(town)
    place = f"^/channels/{town.channel.id}/messages$"
    held = town.world.hold_next("POST", place, before_effect=False)
    await lands(town)
    await town.world.until(lambda: held.hits)
    await town.house.kill()
    town.world.clear()
    assert [each.channel for each in news(town, since)].count(town.channel) == 1
    await town.house.open()
    await town.house.settle()
    assert once(news(town, since))


async def test_a_letter_that_arrived_long_ago_is_found_in_the_history(town: Town) -> None:
    await town.started()
    since = last(town)
    held = town.world.hold_next("POST", f"^/channels/{town.channel.id}/messages$", before_effect=False)
    await lands(town)
    await town.world.until(lambda: held.hits)
    await town.house.kill()
    town.world.clear()
    town.world.nonces.clear()
    town.house.clock.advance(600_000)
    await town.house.open()
    await town.house.settle()
    assert once(news(town, since))


async def test_an_interaction_answered_before_the_crash_is_known_after_it(town: Town) -> None:
    await town.started()
    (person,) = await town.awaited()
    question = town.question(person)
    menu, tiles = next(iter(question.menus.items()))
    done = await person.choose(question, menu, [tiles[0]])
    before = len(await town.house.log())
    await town.house.kill()
    await town.house.open()
    sent = len(town.world.requests("POST", "/callback$"))
    done.send()
    await town.world.until(lambda: len(town.world.requests("POST", "/callback$")) > sent)
    assert f"#{number_of(done)}" in town.world.requests("POST", "/callback$")[-1].body["data"]["content"]
    assert len(await town.house.log()) == before


async def test_a_half_filled_form_survives(town: Town) -> None:
    await town.drawn()
    question = town.question(town.ana)
    form = await town.ana.press(question, town.house.text(town.game.form))
    (menu,) = form.message.menus if form.message else []
    cards = parts_of(form)[0]["options"]
    filled = await town.ana.choose(form, menu, [cards[0]["value"]])
    await town.house.kill()
    await town.house.open()
    player = Player(town.house, town.ana, town.channel, town.game, 1)
    player.open = filled.message
    sent = await player.by_components()
    assert number_of(sent) is not None
    assert cards[0]["label"] in sent.text


async def test_whoever_presses_while_it_stops_is_told_to_come_back(town: Town) -> None:
    await town.drawn()
    before = await town.house.log()
    town.house.bot.stopping = True
    pressed = await town.ana.press(town.question(town.ana), parts_of(town.question(town.ana))[0]["custom_id"])
    typed = await town.bob.slash("pass", channel=town.channel)
    town.house.bot.stopping = False
    assert pressed.text == town.house.text("bot-going", "fr")
    assert typed.text == town.house.text("bot-going", "en")
    assert await town.house.log() == before


async def test_a_game_goes_on_however_often_it_is_killed(town: Town) -> None:
    await town.started(options=town.game.options(town.game.secret, town.game.typed))
    players = [
        Player(town.house, person, town.channel, town.game, number)
        for number, person in enumerate(town.people)
    ]
    answers = 0

    async def crash() -> None:
        nonlocal answers
        answers += 1
        if answers % 6 == 0:
            await town.house.kill()
            await town.house.open()

    await Party(town.house, players, 4).play(
        [Player.by_components, Player.by_answer], lambda: answers > 36, crash
    )
    await forget(town.house)


async def forget(house: House) -> None:
    """What memory holds at the end is what storage holds."""
    live = await house.live()
    house.bot.tables.drop(1)
    again = await house.live()
    assert (live.table, live.seats) == (again.table, again.seats)
