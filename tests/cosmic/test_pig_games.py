"""Random games of Cosmic Pig: each ends, and The Piggy is always somewhere lawful."""

import random
from collections import Counter

import pytest

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.state import State
from games.cosmic.views.view import View
from porc_royal.play import Play
from tests.cosmic.games import list_cards
from tests.cosmic.pig import ON
from tests.games import playing
from tests.promises.invariants_cosmic import find_piggy

FEW = 4
SOAK = 1000
MOST = 60_000
"""Replies after which a game is held to be endless."""
PACES = ("orders", "gates", "every")
GAMES = [*range(FEW), *(pytest.param(number, marks=pytest.mark.soak) for number in range(FEW, SOAK))]


def begin(number: int) -> tuple[Play[State, View], random.Random]:
    """A game with players, pace, moons and kickers drawn from its number; small ones first."""
    luck = random.Random(number)
    few = number < FEW
    settings = {
        **ON,
        "pig_end": "sooner",
        "pace": "orders" if few else luck.choice(PACES),
        "kickers": luck.choice(("none", "old")),
        "moons": luck.random() < 0.3,
        "pig_counts": luck.random() < 0.5,
        "pig_trader": luck.random() < 0.5,
        "planetoids": luck.random() < 0.3,
    }
    return Play.new(RULEBOOK, 3 + number % 6, settings), luck


@pytest.mark.parametrize("number", GAMES)
def test_a_random_game_ends_and_there_is_one_piggy_always_somewhere_lawful(number: int) -> None:
    """CP-1, CP-R3, CP-16: after every reply; each card is there exactly once."""
    play, luck = begin(number)
    cards: Counter[str] = Counter()
    for count, (_, step) in enumerate(playing.steps(play, luck, sensible=number % 3 == 0, rare=("orders",))):
        assert count < MOST
        if play.position.chapter == "powers" and step.seam is None:
            continue
        found = Counter(list_cards(play.state))
        cards = cards or found
        assert found == cards
        assert max(found.values()) == 1
        find_piggy(play.state, {ask.key for ask in play.asks.values()})
        for seat in play.state.seats:
            ships = sum(there[seat] for there in play.state.ships.values())
            assert ships == 4 * play.state.options.planets
        if step.seam is not None and play.result is None and count % 7 == 0:
            assert Play(RULEBOOK, step.seam).fingerprint() == play.fingerprint()
    assert play.result is not None
    assert len(play.result.winners) <= 1
