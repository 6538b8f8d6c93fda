"""A whole game, from the lobby to its result, by people who see nothing but their screens."""

import pytest

from tests.sockets.house import Town
from tests.sockets.players import Act, Party, Player
from tests.sockets.secrets import Watcher, check_private

SHORT = "max_turns=6"


def party(town: Town, luck: int, *, people: int = 3) -> Party:
    players = [
        Player(town.house, person, town.channel, "cochons", luck * 10 + number)
        for number, person in enumerate(town.people[:people])
    ]
    return Party(town.house, players, luck)


def over(town: Town) -> bool:
    """Whether the channel was told how it ended."""
    last = town.public()[-1]
    return not last.buttons and "SHA-256" in last.text


WAYS: dict[str, list[Act]] = {
    "components": [Player.by_components, Player.by_the_door, Player.by_answer],
    "commands": [Player.by_commands],
}


@pytest.mark.parametrize("way", WAYS)
async def test_three_people_play_from_the_lobby_to_the_result(town: Town, way: str) -> None:
    await town.started(options=SHORT)
    found, watcher = party(town, 7), Watcher(town)
    answers = await found.play(WAYS[way], lambda: over(town), watcher.look)
    check_private(found.players)
    print(way, answers, "answers", len(town.world.traffic), "requests", watcher.looked_at, "messages")
    for p in found.players:
        from collections import Counter
        print(p.person.name, Counter(p.refusals).most_common())
    print(town.public()[-1].text)
