"""One press goes one way: its table is taken once, whatever the answer holds."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import get_args

import pytest
import structlog

from bot.panels.custom_ids import Verb
from bot.tables.live import Live, LiveTables
from tests.fake_discord import Interaction
from tests.sockets.orders import give
from tests.sockets.players import Player, is_taken
from tests.sockets.scenario import Scenario, offered_first


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """How often each interaction took a table."""
    found, turn = Counter[int](), LiveTables.turn

    @asynccontextmanager
    async def counted(self: LiveTables, table_id: int, **how: bool) -> AsyncIterator[Live]:
        found[structlog.contextvars.get_contextvars().get("interaction", 0)] += 1
        async with turn(self, table_id, **how) as live:
            yield live

    monkeypatch.setattr(LiveTables, "turn", counted)
    return found


async def replies(scenario: Scenario, number: int) -> list[Interaction]:
    """The presses and forms by which some replies are made, as people come to be asked."""
    answers: list[Interaction] = []
    for turn in range(number):
        person = (await scenario.awaited())[0]
        player = Player(scenario.running, person, scenario.channel, scenario.game, turn)
        await player.by_answer()
        answers += player.answers
        await scenario.running.settle()
    return answers


async def test_a_reply_and_every_step_of_its_form_take_the_table_once(
    scenario: Scenario, taken: Counter[int]
) -> None:
    await scenario.started()
    answers = await replies(scenario, 12)
    assert sum(is_taken(one) for one in answers) >= 12
    counts = {one.id: taken[one.id] for one in answers if one.id in taken}
    assert len(counts) >= 24
    assert set(counts.values()) == {1}


async def test_the_lobbys_buttons_and_menus_take_the_table_once(
    scenario: Scenario, taken: Counter[int]
) -> None:
    lobby = await scenario.lobby()
    options = await scenario.ana.press(lobby, scenario.running.text("lobby-options"))
    presses = [
        options,
        await offered_first(scenario.ana, options),
        await scenario.bob.press(lobby, "Rejoindre"),
    ]
    assert [taken[one.id] for one in presses] == [1, 1, 1]


async def test_a_standing_order_takes_the_table_once(scenario: Scenario, taken: Counter[int]) -> None:
    await scenario.drawn()
    given = await give(scenario, scenario.ana, "windows", "travels", None, "at-once", "turn")
    assert scenario.running.text("orders-given") in given.text
    assert taken[given.id] == 1


async def test_what_is_taken_back_is_asked_again_in_one_turn(scenario: Scenario, taken: Counter[int]) -> None:
    await scenario.drawn()
    await scenario.ana.press(scenario.question(scenario.ana), scenario.running.text(scenario.game.simple))
    undone = await scenario.ana.slash("defaire", channel=scenario.channel)
    assert taken[undone.id] == 1


async def test_every_verb_of_a_component_has_its_handler(scenario: Scenario) -> None:
    assert set(scenario.running.bot.components._handlers) == set(get_args(Verb))
