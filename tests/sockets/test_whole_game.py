"""A whole game, from the lobby to its result, by people who see nothing but their screens."""

import pytest

from tests.loopback.model import Attachment
from tests.sockets.games import PLAYED
from tests.sockets.house import PNG, Town
from tests.sockets.players import Player
from tests.sockets.whole_games import COMMANDS, PRESSES, over, party, played

pytestmark = pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)


async def test_three_people_play_to_the_result_by_buttons_menus_and_forms(town: Town) -> None:
    await town.started(options=town.game.short)
    answers = await played(town, party(town, 7), PRESSES)
    assert len(await town.house.log()) > answers, "chance has its places in the log"


@pytest.mark.parametrize("house", ["painted"], indirect=True)
async def test_boards_and_hands_are_shown_as_pictures_with_words_for_those_who_see_none(town: Town) -> None:
    await town.drawn(options=town.game.options(town.game.short, town.game.typed))
    public: list[Attachment] = []
    private: list[Attachment] = []

    def looked() -> bool:
        public[:] = [file for each in town.public() for file in each.files]
        private[:] = [
            file for person in town.people for each in person.sees(person.dm) for file in each.files
        ]
        return len(public) >= 2 and len(private) >= 3

    await party(town, 7).play([Player.by_components], looked, nothing)
    for file in (*public, *private):
        assert file.data.startswith(b"\x89PNG")
        assert file.data != PNG
        assert file.description


async def nothing() -> None:
    """Looks away."""


async def test_three_people_play_to_the_result_by_commands(town: Town) -> None:
    await town.started(options=town.game.options(town.game.short, town.game.typed))
    found = party(town, 3)
    answers = await played(town, found, COMMANDS)
    assert sum(player.typed for player in found.players) * 2 > answers, "most is typed"


async def test_some_press_and_some_type(town: Town) -> None:
    await town.started(options=town.game.options(town.game.short, town.game.mixed))
    await played(town, party(town, 11), [*PRESSES, *COMMANDS])


async def test_one_person_plays_with_two_practice_players(town: Town) -> None:
    lobby = await town.lobby(options=town.game.short)
    for _ in range(2):
        await town.ana.press(lobby, town.house.text("lobby-practice-add"))
    await town.house.settle()
    await town.ana.press(lobby, "Commencer")
    await played(town, party(town, 5, people=1), [*PRESSES, *COMMANDS])
    assert not town.bob.sees(town.bob.dm)


async def test_nobody_answers_and_practice_players_end_it_alone(town: Town) -> None:
    lobby = await town.lobby(options=town.game.options(town.game.short, town.game.secret), deadline="5m")
    for _ in range(2):
        await town.ana.press(lobby, town.house.text("lobby-practice-add"))
    await town.ana.press(lobby, "Commencer")
    await town.house.settle()
    for _ in range(200):
        if over(town):
            break
        await town.house.later(300_000)
    assert over(town)
