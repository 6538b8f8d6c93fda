"""A new process on the same data: nothing is lost, nothing comes twice, old buttons work."""

import pytest

from bot.probes import _list_unready
from tests.fake_discord import Message
from tests.sockets.direct_messages import MESSAGES, answer_first
from tests.sockets.games import PLAYED
from tests.sockets.players import Party, Player, is_taken, parts_of
from tests.sockets.running_bot import SECOND, RunningBot
from tests.sockets.scenario import Scenario, offered_first
from tests.sockets.tables import go_step_by_step, open_form

pytestmark = pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)


def news(scenario: Scenario, since: int) -> list[Message]:
    """Everything said anywhere since a message, but for receipts."""
    return [each for each in scenario.world.messages() if each.id > since and not each.ephemeral]


def once(messages: list[Message]) -> bool:
    """Whether no message is there twice."""
    keys = [(each.channel.id, each.text) for each in messages]
    return len(keys) == len(set(keys)) > 0


def last(scenario: Scenario) -> int:
    return max(each.id for each in scenario.world.messages())


@pytest.mark.parametrize("running", ["new"], indirect=True)
@pytest.mark.samples("*cosmic*")
async def test_buttons_of_before_work_after_a_restart(scenario: Scenario) -> None:
    lobby = await scenario.lobby(options=scenario.game.options(scenario.game.alone, scenario.game.short))
    await scenario.running.close()
    await scenario.running.open()
    await scenario.bob.press(lobby, "Rejoindre")
    await scenario.running.kill()
    await scenario.running.open()
    await scenario.cy.press(lobby, "Rejoindre")
    await scenario.ana.press(lobby, "Commencer")
    await scenario.running.settle()
    await scenario.running.kill()
    await scenario.running.open()
    await answer_first(scenario)
    assert len(scenario.world.requests("PUT", "/commands$")) == 1, (
        "commands are sent again only when they changed"
    )


@pytest.mark.samples("interstellar_pig")
async def test_messages_owed_when_it_was_killed_are_sent_once_by_the_next(scenario: Scenario) -> None:
    await scenario.started()
    since = last(scenario)
    scenario.world.fail_next("POST", MESSAGES, 503, times=50)
    await answer_first(scenario)
    await scenario.running.kill()
    scenario.world.clear()
    assert not news(scenario, since)
    await scenario.running.open()
    await scenario.running.settle()
    assert once(news(scenario, since))
    await answer_first(scenario)


@pytest.mark.samples("cochons")
async def test_a_message_that_arrived_unnoted_is_not_sent_again(scenario: Scenario) -> None:
    await scenario.started()
    since, start = last(scenario), len(await scenario.running.log())
    scenario.lose_story()
    place = f"^/channels/{scenario.channel.id}/messages$"
    held = scenario.world.hold_next("POST", place, before_effect=False)
    await answer_first(scenario)
    scenario.running.clock.advance(2 * SECOND)
    await scenario.world.until(lambda: held.hits)
    await scenario.running.kill()
    scenario.world.clear()
    assert [each.channel for each in news(scenario, since)].count(scenario.channel) == 1
    await scenario.running.open()
    await scenario.running.settle()
    assert once(news(scenario, since))
    await scenario.check_told(start)


@pytest.mark.samples("cochons")
async def test_a_message_that_arrived_long_ago_is_found_in_the_history(scenario: Scenario) -> None:
    await scenario.started()
    since, start = last(scenario), len(await scenario.running.log())
    scenario.lose_story()
    held = scenario.world.hold_next(
        "POST", f"^/channels/{scenario.channel.id}/messages$", before_effect=False
    )
    await answer_first(scenario)
    scenario.running.clock.advance(2 * SECOND)
    await scenario.world.until(lambda: held.hits)
    await scenario.running.kill()
    scenario.world.clear()
    scenario.world.nonces.clear()
    scenario.running.clock.advance(600_000)
    await scenario.running.open()
    await scenario.running.settle()
    assert once(news(scenario, since))
    await scenario.check_told(start)


@pytest.mark.samples("cosmic")
async def test_an_interaction_answered_before_the_crash_is_known_after_it(scenario: Scenario) -> None:
    await scenario.started()
    (person,) = await scenario.awaited()
    question = scenario.question(person)
    menu, tiles = next(iter(question.menus.items()))
    done = await person.choose(question, menu, [tiles[0]])
    before = len(await scenario.running.log())
    await scenario.running.kill()
    await scenario.running.open()
    sent = len(scenario.world.requests("POST", "/callback$"))
    done.send()
    await scenario.world.until(lambda: len(scenario.world.requests("POST", "/callback$")) > sent)
    assert is_taken(done)
    assert scenario.world.requests("POST", "/callback$")[-1].body["data"]["content"] == done.text
    assert len(await scenario.running.log()) == before


@pytest.mark.samples("cochons")
async def test_a_half_filled_form_survives(scenario: Scenario) -> None:
    await scenario.drawn()
    form = await go_step_by_step(scenario.ana, await open_form(scenario, scenario.ana))
    assert form.message is not None
    menu = [*form.message.menus][-1]  # whole moves may stand above it
    cards = next(part["options"] for part in parts_of(form) if part.get("custom_id") == menu)
    filled = await scenario.ana.choose(form, menu, [cards[0]["value"]])
    await scenario.running.kill()
    await scenario.running.open()
    player = Player(scenario.running, scenario.ana, scenario.channel, scenario.game, 1)
    player.open = filled.message
    asked = len(scenario.world.requests("POST", "/callback$"))
    assert is_taken(await player.by_components())
    told = [str(request.body) for request in scenario.world.requests("POST", "/callback$")[asked:]]
    assert any(cards[0]["label"] in text for text in told), "what was chosen before the crash"


@pytest.mark.samples("cochons")
async def test_whoever_presses_while_it_stops_is_told_to_come_back(scenario: Scenario) -> None:
    await scenario.drawn()
    before = await scenario.running.log()
    scenario.running.bot.admission.stopping = True
    pressed = await offered_first(scenario.ana, scenario.question(scenario.ana))
    typed = await scenario.bob.slash("pass", channel=scenario.channel)
    assert await _list_unready(scenario.running.bot) == ["stopping"], "a balancer sends nobody here any more"
    scenario.running.bot.admission.stopping = False
    assert await _list_unready(scenario.running.bot) == []
    assert pressed.text == scenario.running.text("bot-going", "fr")
    assert typed.text == scenario.running.text("bot-going", "en")
    assert await scenario.running.log() == before


@pytest.mark.samples("cosmic")
async def test_a_game_goes_on_however_often_it_is_killed(scenario: Scenario) -> None:
    await scenario.started(options=scenario.game.options(scenario.game.secret, scenario.game.typed))
    players = [
        Player(scenario.running, person, scenario.channel, scenario.game, number)
        for number, person in enumerate(scenario.people)
    ]
    answers = 0

    async def crash() -> None:
        nonlocal answers
        answers += 1
        if answers % 6 == 0:
            await scenario.running.kill()
            await scenario.running.open()

    def is_over() -> bool:  # a short game of Pig may be won or lost by all before
        return answers > 36 or any("SHA-256" in each.text for each in scenario.public())

    await Party(scenario.running, players, 4).play([Player.by_components, Player.by_answer], is_over, crash)
    assert answers >= 18, "it was killed three times at least"
    await forget(scenario.running)


async def forget(running: RunningBot) -> None:
    """What memory holds at the end is what storage holds."""
    live = await running.live()
    running.bot.tables.drop(1)
    again = await running.live()
    assert (live.table, live.seats) == (again.table, again.seats)
