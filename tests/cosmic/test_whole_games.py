"""Random games over all options: each ends, and nothing is lost or doubled on the way."""

import random
from collections import Counter

import pytest

from games.cosmic.declaring import ALIENS
from games.cosmic.rulebook import RULEBOOK
from games.table.asks import Reply
from games.table.facts import Seat
from games.table.play import Play
from tests.cosmic.games import check_conserved, list_cards, random_game, steps
from tests.games import playing

MOST = 100_000
"""Replies after which a game is held to be endless."""


GAMES = [*range(9), *(pytest.param(number, marks=pytest.mark.soak) for number in range(9, 500))]


@pytest.mark.parametrize("number", GAMES)
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
    assert play.result.winners


def test_every_alien_has_a_flare_of_its_own() -> None:
    assert all(alien.wild.flare == f"flare_{name}" for name, alien in ALIENS.items())


@pytest.mark.parametrize("number", range(0, 12, 4))
def test_a_game_rebuilt_from_its_last_seam_and_the_replies_since_is_the_same(number: int) -> None:
    play, luck = random_game(number)
    seam, since = play.position, list[tuple[Seat, Reply]]()
    for count, (seat, step) in enumerate(steps(play, luck)):
        since.append((seat, step.reply))
        if step.seam is not None:
            seam, since = step.seam, []
        if play.result is None and count % 13 == 0:
            assert Play.resume(RULEBOOK, seam, since).fingerprint() == play.fingerprint()
        if count > 800:
            return


@pytest.mark.parametrize("players", range(3, 9))
def test_a_game_of_the_absent_ends(players: int) -> None:
    """8.2: what is done by default, and every default is legal."""
    luck = random.Random(players)
    assert playing.defaults(Play.new(RULEBOOK, players, {}), luck, 6_000) > 20
