"""Random games over all options: each ends, and nothing is lost or doubled on the way.

In the ordinary run it is tests/promises that plays most of them, rebuilt after every reply.
"""

import random
from collections import Counter

import pytest

from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG
from games.cosmic.extension.declarations import ALIENS
from games.cosmic.rulebook import RULEBOOK
from porc_royal.play import Play
from tests.cosmic.games import check_conserved, list_cards, random_game, steps
from tests.games import playing

MOST = 100_000
"""Replies after which a game is held to be endless."""


GAMES = [*range(3), *(pytest.param(number, marks=pytest.mark.soak) for number in range(3, 500))]


@pytest.mark.parametrize("number", GAMES)
@pytest.mark.samples("0")
def test_a_random_game_ends_and_conserves_ships_and_cards(number: int) -> None:
    play, luck = random_game(number)
    cards: Counter[str] = Counter()
    for count, (_, step) in enumerate(steps(play, luck)):
        assert count < MOST
        if not cards and play.position.chapter != "powers":
            cards = Counter(list_cards(play.state))
            assert max(cards.values()) == 1
        if cards:
            check_conserved(play.state, cards)
        if step.seam is not None and number % 10 == 0 and play.result is None:
            assert Play(RULEBOOK, step.seam).fingerprint() == play.fingerprint()
    assert play.result is not None
    assert play.result.winners or PIG.is_on(play.state)  # there all may lose (CP-14)


def test_every_alien_has_a_flare_of_its_own() -> None:
    assert all(alien.wild.flare == f"flare_{name}" for name, alien in RULEBOOK.assembly.table(ALIENS).items())


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.samples("3", "5")
def test_a_game_of_the_absent_ends(players: int) -> None:
    """BOT-2: what is done by default, and every default is legal."""
    luck = random.Random(players)
    assert playing.defaults(Play.new(RULEBOOK, players, {}), luck, 6_000) > 20
