"""A strong practice player at a table: it is added in the lobby, thinks elsewhere, and what it found is its reply."""

from dataclasses import replace

import pytest

from bot.games import GAMES
from bot.moderation.moderator import Press
from bot.practice.searcher import SearchFailed
from porc_royal.facts import Seat
from porc_royal.playouts import Knowledge, Sought
from tests.games.searching import HeldSearcher
from tests.sockets.scenario import Scenario


@pytest.fixture
def searchers(monkeypatch: pytest.MonkeyPatch) -> list[HeldSearcher]:
    """The searcher of each bot that is started, in turn."""
    made: list[HeldSearcher] = []

    def make() -> HeldSearcher:
        made.append(HeldSearcher())
        return made[-1]

    monkeypatch.setattr("bot.app.ProcessSearcher", make)
    return made


async def begin(scenario: Scenario, searcher: HeldSearcher) -> None:
    """Ana sits down with two strong players, and answers until one of them thinks."""
    lobby = await scenario.lobby()
    for _ in range(2):
        await scenario.ana.press(lobby, scenario.running.text("lobby-practice-strong"))
    await scenario.ana.press(lobby, scenario.running.text("lobby-start"))
    await scenario.running.settle()
    for number in range(9):
        live = await scenario.running.live()
        if searcher.given:
            return
        seat = live.play.awaited[0]
        press = Press(scenario.ana.id, 10**6 + number)
        await scenario.running.bot.moderator.reply(1, press, live.play.asks[seat].default)
        await scenario.running.settle()


async def settle(scenario: Scenario) -> None:
    """Everything happens that is due, and what is searched for is found, until a person is asked."""
    for _ in range(20):
        await scenario.running.settle()
        await scenario.running.bot.searches.finish()


async def test_a_strong_practice_player_is_added_in_the_lobby_and_stands_there_as_one(
    searchers: list[HeldSearcher], scenario: Scenario
) -> None:
    lobby = await scenario.lobby()
    told = await scenario.ana.press(lobby, scenario.running.text("lobby-practice-strong"))
    assert told.ephemeral
    await scenario.running.settle()
    assert "coriace" in scenario.public()[-1].text
    (_, partner) = await scenario.running.store.seats(1)
    assert partner.level == "strong"


async def test_while_a_strong_player_thinks_its_table_can_be_looked_at_and_then_it_replies_what_was_found(
    searchers: list[HeldSearcher], scenario: Scenario
) -> None:
    (searcher,) = searchers
    await begin(scenario, searcher)
    before = len(await scenario.running.log())
    assert (await scenario.ana.slash("status", channel=scenario.channel)).text
    searcher.free.set()
    await settle(scenario)
    entry = (await scenario.running.log())[before]
    assert entry.seat == searcher.given[0][0].seat
    assert searcher.found[0] is not None


async def test_it_is_said_of_a_practice_player_that_it_thinks_and_of_a_person_that_they_are_awaited(
    searchers: list[HeldSearcher], scenario: Scenario
) -> None:
    """Up to twenty seconds went by without a word of why."""
    (searcher,) = searchers
    await begin(scenario, searcher)
    live = await scenario.running.live()
    assert all(live.at(seat).kind == "practice" for seat in live.play.awaited)
    assert "réfléchi" in (await scenario.ana.slash("status", channel=scenario.channel)).text
    searcher.free.set()
    await settle(scenario)
    live = await scenario.running.live()
    assert any(live.at(seat).kind == "person" for seat in live.play.awaited)
    assert "réfléchi" not in (await scenario.ana.slash("status", channel=scenario.channel)).text


async def test_a_search_that_was_not_over_when_the_program_was_killed_is_made_again_and_finds_the_same(
    searchers: list[HeldSearcher], scenario: Scenario
) -> None:
    await begin(scenario, searchers[0])
    assert searchers[0].given
    before = len(await scenario.running.log())
    await scenario.running.kill()
    await scenario.running.open()
    searchers[1].free.set()
    await settle(scenario)
    assert searchers[1].given[0] == searchers[0].given[0]
    assert len(await scenario.running.log()) > before
    assert Seat((await scenario.running.log())[before].seat) == searchers[0].given[0][0].seat


async def test_a_seat_is_given_to_a_strong_practice_player_by_command(
    searchers: list[HeldSearcher], scenario: Scenario
) -> None:
    await scenario.started()
    options = {"place": "Cy", "niveau": "coriace"}
    told = await scenario.ana.slash("table remplacer", options, channel=scenario.channel)
    (partner,) = [row for row in await scenario.running.store.seats(1) if row.kind == "practice"]
    assert partner.level == "strong"
    await scenario.running.settle()
    called = f"**{partner.name}** (cochon d’entraînement coriace)"
    assert called in told.text
    assert scenario.told(called), "everybody reads how well whoever plays now does"


async def test_a_level_that_a_game_does_not_have_is_neither_offered_nor_given(
    searchers: list[HeldSearcher], scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES.loaded, "cochons", replace(GAMES["cochons"], search=None))
    lobby = await scenario.lobby()
    assert scenario.running.text("lobby-practice-gentle") in lobby.buttons.values()
    assert scenario.running.text("lobby-practice-strong") not in lobby.buttons.values()
    await scenario.bob.press(lobby, scenario.running.text("lobby-join"))
    await scenario.cy.press(lobby, scenario.running.text("lobby-join"))
    await scenario.ana.press(lobby, scenario.running.text("lobby-start"))
    await scenario.running.settle()
    told = await scenario.ana.slash(
        "table remplacer", {"place": "Cy", "niveau": "coriace"}, channel=scenario.channel
    )
    assert told.text == scenario.running.text("no-level")
    assert not [row for row in await scenario.running.store.seats(1) if row.kind == "practice"]


async def test_a_search_that_fails_costs_the_search_alone(
    searchers: list[HeldSearcher], scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_self: HeldSearcher, _game: str, _moment: Knowledge, _luck: int) -> Sought | None:
        raise SearchFailed

    await begin(scenario, searchers[0])
    before = len(await scenario.running.log())
    await scenario.running.kill()
    monkeypatch.setattr(HeldSearcher, "search", fail)  # the start searches again at once
    await scenario.running.open()
    await settle(scenario)
    entry = (await scenario.running.log())[before]
    assert entry.seat == searchers[0].given[0][0].seat
    assert (await scenario.running.live()).table.status == "playing"
