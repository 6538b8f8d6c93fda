"""How a table begins, in every game: what its lobby opens on, and the three lines with which play starts."""

import pytest

from bot.games import GAMES
from bot.panels.custom_ids import read_token
from bot.wording.table_settings import SETTINGS
from tests.fake_discord import Message
from tests.sockets.elections import opened
from tests.sockets.games import PLAYED, Game
from tests.sockets.players import parts_of
from tests.sockets.scenario import Scenario
from tests.sockets.tables import menus_of

of_every_game = pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)


def three_lines(message: Message) -> list[str]:
    """The signs with which lines of a message begin that say what wins, how it goes, and where there is help."""
    return [line[0] for line in message.text.split("\n") if line[:1] in ("🎯", "🔄", "❓")]


@of_every_game
async def test_the_lobby_of_every_game_opens_on_what_decides_it_and_labels_the_rest_as_advanced(
    scenario: Scenario, game: Game
) -> None:
    lobby = await scenario.seated()
    page = await scenario.ana.press(lobby, "Options")
    *menus, turning = menus_of(page)
    deciding = [one.name for one in GAMES[game.name].options if one.decides]
    deciding += [one.name for one in SETTINGS if one.decides]
    assert [menu.split("|")[6] for menu in menus] == deciding
    assert read_token(turning).verb == "options"
    headings = [
        one["label"] for part in parts_of(page) if part["custom_id"] == turning for one in part["options"]
    ]
    assert len(headings) > 1
    assert [one.startswith("Avancé") for one in headings] == [False, *[True] * (len(headings) - 1)]


@of_every_game
async def test_the_lobby_says_in_words_what_will_be_played_and_how_long_such_games_last(
    scenario: Scenario, game: Game
) -> None:
    check_words(scenario, await scenario.seated(deadline="24h"), game.name)


def check_words(scenario: Scenario, lobby: Message, game: str) -> None:
    book = GAMES[game]
    assert book.outline is not None
    reader = scenario.running.bot.words.of("fr")
    usual = {one.name: one.default for one in book.options}
    said = [reader.say(one, str, game) for one in book.outline.played(usual)]
    assert said
    assert all(one.lower() in lobby.text.lower() for one in said)
    (lasting,) = [line for line in lobby.text.split("\n") if line.startswith("⏳")]
    assert any(figure.isdigit() for figure in lasting)


async def test_the_lobby_of_an_election_says_the_same_and_opens_on_what_decides_it(
    scenario: Scenario,
) -> None:
    await scenario.ana.slash("election ouvrir", {"titre": "Places libres"}, channel=scenario.channel)
    await scenario.running.settle()
    lobby = next(each for each in scenario.public() if each.buttons)
    check_words(scenario, lobby, "election")
    page = await scenario.ana.press(lobby, "Options")
    *menus, turning = menus_of(page)
    assert [menu.split("|")[6] for menu in menus] == ["ballot", "each", "deadline"]
    assert read_token(turning).verb == "options"


@of_every_game
async def test_a_game_begins_with_what_wins_how_a_turn_goes_and_where_there_is_help(
    scenario: Scenario,
) -> None:
    await scenario.started()
    assert [told for one in scenario.public() if (told := three_lines(one))] == [["🎯", "🔄", "❓"]]


async def test_an_election_begins_with_the_same_three_lines(scenario: Scenario) -> None:
    await opened(scenario)
    assert [told for one in scenario.public() if (told := three_lines(one))] == [["🎯", "🔄", "❓"]]
