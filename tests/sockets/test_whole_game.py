"""A whole game, from the lobby to its result, by people who see nothing but their screens."""

import pytest

from tests.loopback.model import Attachment
from tests.sockets.games import PLAYED
from tests.sockets.house import PNG, Town
from tests.sockets.players import Act, Party, Player
from tests.sockets.secrets import Watcher, check_private

pytestmark = pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)

PRESSES: list[Act] = [Player.by_components, Player.by_the_door, Player.by_answer]
COMMANDS: list[Act] = [Player.by_commands]


def party(town: Town, luck: int, *, people: int = 3) -> Party:
    players = [
        Player(town.house, person, town.channel, town.game, luck * 10 + number)
        for number, person in enumerate(town.people[:people])
    ]
    return Party(town.house, players, luck)


def over(town: Town) -> bool:
    """Whether the channel was told how it ended: that message has no buttons any more."""
    last = town.public()[-1]
    return not last.buttons and town.house.text("result-title", table=name(town)) in last.text


def name(town: Town, number: int = 1) -> str:
    return town.house.text("table-name", game=town.house.text(f"{town.game.name}-name"), number=number)


async def played(town: Town, found: Party, ways: list[Act]) -> int:
    """Play to the end with somebody looking over every shoulder; gives how many answers that took."""
    watcher = Watcher(town)
    answers = await found.play(ways, lambda: over(town), watcher.look)
    check_private(found.players)
    assert watcher.looked_at > answers
    live = await town.house.live()
    assert live.table.status == "ended"
    return answers


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
