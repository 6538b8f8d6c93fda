"""Practice players among themselves: they win the complete game, and never stall or step out of the rules."""

import random

import pytest

from games.cochons import facts
from games.cochons.rulebook import RULEBOOK
from games.cochons.state import State
from games.cochons.view import View
from games.table.facts import CHANCE
from games.table.play import Play
from games.table.replies import draw_reply
from games.table.rulebook import Setting
from tests.games import playing

LAST_TURN = 8
MOST_REPLIES = 4000


def played(number: int, **options: Setting) -> Play[State, View]:
    """A game of three to six practice players, in which the rules take every idea as it is."""
    luck = random.Random(number)
    play = Play.new(RULEBOOK, 3 + number % 4, {"rule_set": "complete", "max_turns": LAST_TURN, **options})
    count = 0
    while play.result is None:
        seat = play.awaited[0]
        ask = play.asks[seat]
        if seat == CHANCE:
            play.take(seat, draw_reply(ask, luck.randrange))
        else:
            play.take(seat, RULEBOOK.practise(play.view(seat), ask, luck.randrange(1 << 32)))
        count += 1
        assert count < MOST_REPLIES
    return play


def test_most_games_are_won_by_a_recipe_within_eight_turns() -> None:
    """Hundreds of games say: six in seven; these are the first of them."""
    games = [played(number) for number in range(8)]
    won = [game for game in games if game.result is not None and game.result.why.key == facts.WON]
    assert len(won) > 0.7 * len(games)


@pytest.mark.parametrize(
    ("galaxy", "building", "ballot"),
    [
        ("twins", "looking", "roll-call"),
        ("galette", "face-down", "sealed"),
        ("freedom", "exploration", "roll-call"),
    ],
)
def test_every_galaxy_is_played_to_the_end_with_every_power(galaxy: str, building: str, ballot: str) -> None:
    """O-3 to O-9: with no idea what a tile shows, and with all powers of the clans."""
    options: dict[str, Setting] = {"galaxy": galaxy, "building": building, "ballot": ballot}
    assert played(3, auto_build=False, clan_powers=True, **options).result is not None


def test_whoever_speaks_when_nobody_waits_says_something_legal_too() -> None:
    """C-20, C-63: bystanders are asked at odd moments, and sealed answers are changed."""
    for number in range(3):
        play = Play.new(RULEBOOK, 4, {"rule_set": "complete", "max_turns": 3, "clan_powers": True})
        for count, _ in enumerate(playing.steps(play, random.Random(number), sensible=True)):
            assert count < MOST_REPLIES
        assert play.result is not None
