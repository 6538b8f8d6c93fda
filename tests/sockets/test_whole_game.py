"""A whole game, from the lobby to its result, by people who see nothing but their screens.

By buttons, menus and forms alone it is played in `test_calm_table.py`, where one of them has closed direct messages.
"""

import pytest

from tests.fake_discord.model import Attachment
from tests.sockets.games import PLAYED
from tests.sockets.players import Player
from tests.sockets.running_bot import PNG
from tests.sockets.scenario import Scenario
from tests.sockets.whole_games import COMMANDS, PRESSES, over, party, played, type_turns

pytestmark = pytest.mark.slow
of_every_game = pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)


@of_every_game
@pytest.mark.parametrize("running", ["painted"], indirect=True)
@pytest.mark.samples("painted-cochons")
async def test_boards_and_hands_are_shown_as_pictures_with_words_for_those_who_see_none(
    scenario: Scenario,
) -> None:
    await scenario.drawn(options=scenario.game.options(scenario.game.short, scenario.game.typed))
    public: list[Attachment] = []
    private: list[Attachment] = []

    def looked() -> bool:
        public[:] = [file for each in scenario.public() for file in each.files]
        private[:] = [
            file for person in scenario.people for each in person.sees(person.dm) for file in each.files
        ]
        return len(public) >= 2 and len(private) >= 3

    await party(scenario, 7).play([Player.by_components], looked, nothing)
    for file in (*public, *private):
        assert file.data.startswith(b"\x89PNG")
        assert file.data != PNG
        assert file.description


async def nothing() -> None:
    """Looks away."""


@of_every_game
@pytest.mark.thorough
async def test_three_people_type_their_first_turns(scenario: Scenario) -> None:
    await type_turns(scenario)


@of_every_game
@pytest.mark.samples("interstellar_pig")
async def test_some_press_and_some_type_to_the_result(scenario: Scenario) -> None:
    await scenario.begun(options=scenario.game.options(scenario.game.short, scenario.game.mixed))
    answers = await played(scenario, party(scenario, 11), [*PRESSES, *COMMANDS])
    assert len(await scenario.running.log()) > answers, "chance has its places in the log"


@of_every_game
@pytest.mark.thorough
async def test_one_person_plays_with_two_practice_players(scenario: Scenario) -> None:
    lobby = await scenario.lobby(options=scenario.game.short)
    for _ in range(2):
        await scenario.ana.press(lobby, scenario.running.text("lobby-practice-add"))
    await scenario.running.settle()
    await scenario.ana.press(lobby, "Commencer")
    await played(scenario, party(scenario, 5, people=1), [*PRESSES, *COMMANDS])
    assert not scenario.bob.sees(scenario.bob.dm)


@of_every_game
@pytest.mark.samples("cochons")
async def test_nobody_answers_and_practice_players_end_it_alone(scenario: Scenario) -> None:
    lobby = await scenario.lobby(
        options=scenario.game.options(scenario.game.short, scenario.game.secret), deadline="5m"
    )
    for _ in range(2):
        await scenario.ana.press(lobby, scenario.running.text("lobby-practice-add"))
    await scenario.ana.press(lobby, "Commencer")
    await scenario.running.settle()
    for _ in range(200):
        if over(scenario):
            break
        await scenario.running.later(300_000)
    assert over(scenario)
