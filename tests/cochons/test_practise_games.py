"""Practice players among themselves: they win the complete game, and never stall or step out of the rules."""

import random

import pytest

from games.cochons import facts
from games.cochons.rulebook import RULEBOOK
from porc_royal.play import Play
from porc_royal.rulebook import Setting
from tests.cochons.practice_games import MOST_REPLIES, played
from tests.games import playing


@pytest.mark.thorough
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
@pytest.mark.samples("galette-*")
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
