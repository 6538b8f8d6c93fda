"""Whole games of people who see nothing but their screens."""

from tests.sockets.house import Town
from tests.sockets.players import Act, Party, Player
from tests.sockets.secrets import Watcher, check_private

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
    *_, before, last = town.public()
    title = town.house.text("result-title", table=name(town))
    # What is told at the end may be longer than a message.
    return not last.buttons and (title in last.text or (not before.buttons and title in before.text))


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
