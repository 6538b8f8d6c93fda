"""An idea of a practice player, or an order, that raises costs its seat the idea, and nobody the table."""

from dataclasses import replace
from typing import Final, NoReturn

import pytest

from bot.games import GAMES
from bot.moderation.moderator import Press
from tests.sockets.games import COCHONS, PLAYED, Game
from tests.sockets.orders import chosen, give
from tests.sockets.scenario import Scenario

FAILED: Final = "porc_practice_failed_total"


def fail(*_given: object) -> NoReturn:
    raise LookupError("p7")


@pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
async def test_a_practice_player_whose_idea_raises_plays_the_default_and_the_fault_is_counted(
    scenario: Scenario, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES.loaded, game.name, replace(GAMES[game.name], practise=fail))
    lobby = await scenario.lobby()
    for person in (scenario.bob, scenario.cy):
        await person.press(lobby, "Rejoindre")
    await scenario.ana.press(lobby, scenario.running.text("lobby-practice-add"))
    await scenario.ana.press(lobby, "Commencer")
    await scenario.running.settle()
    seats = (await scenario.running.live()).seats
    (practice,) = [row.seat for row in seats if row.kind == "practice"]
    for number in range(40):
        if any(one.seat == practice for one in await scenario.running.log()):
            break
        live = await scenario.running.live()
        seat = live.play.awaited[0]
        press = Press(live.at(seat).user_id or 0, 10**6 + number)
        await scenario.running.bot.moderator.reply(1, press, live.play.asks[seat].default)
        await scenario.running.settle()
    live = await scenario.running.live()
    assert live.table.status == "playing"
    assert any(one.seat == practice for one in await scenario.running.log())
    assert (scenario.running.bot.metrics.registry.get_sample_value(FAILED) or 0) > 0


@pytest.mark.thorough
@pytest.mark.parametrize("game", [COCHONS], ids=["cochons"])
async def test_an_order_that_raises_stops_and_its_owner_is_told_and_asked(
    scenario: Scenario, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = GAMES[game.name]
    assert book.orders is not None
    kinds = tuple(replace(one, follow=fail) for one in book.orders.kinds)
    monkeypatch.setitem(GAMES.loaded, game.name, replace(book, orders=replace(book.orders, kinds=kinds)))
    await scenario.drawn()
    await give(scenario, scenario.bob, "windows", "travels", None, "at-once", "game")
    for person in scenario.people:
        await person.press(scenario.question(person), scenario.running.text(chosen("discard"), person.locale))
    await scenario.running.settle()
    live = await scenario.running.live()
    assert live.table.status == "playing"
    assert scenario.bob in await scenario.awaited()
    told = "\n".join(each.text for each in scenario.bob.sees(scenario.bob.dm))
    assert scenario.running.text("orders-failed", "en") in told
