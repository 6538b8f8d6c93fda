"""Whole games of this game played by luck."""

import random
from collections import Counter
from collections.abc import Iterator

from games.cosmic.expansions.dominion.state.stakes import STAKES
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.labs import SHIP
from games.cosmic.state.state import State
from games.cosmic.views.view import View
from porc_royal.facts import Seat
from porc_royal.play import Play, Step
from tests.games import playing
from tests.promises.invariants_cosmic import list_apart

LIMITS: dict[str, tuple[str | int | bool, ...]] = {
    "win": (3, 3, 4),
    "cosmic_pig": (False, False, True),
    "pig_end": ("sooner",),
}
"""What keeps a random game from lasting long."""


def random_game(number: int) -> tuple[Play[State, View], random.Random]:
    """A fresh game, with players and options drawn from its number."""
    return playing.random_game(RULEBOOK, number, LIMITS)


def steps(play: Play[State, View], luck: random.Random) -> Iterator[tuple[Seat, Step]]:
    """Play to the end; orders, which may be changed beside every question, are changed now and then."""
    return playing.steps(play, luck, rare=("orders", "ship-orders", "disguise", "show-spouse"))


def list_cards(state: State) -> list[str]:
    """Every card of the table, wherever it is."""
    cards = [*state.deck.pile, *state.deck.discards]
    for deck in state.decks.values():
        cards += [*deck.pile, *deck.discards]
    cards += [card for standing in state.standing.values() for card in standing]
    if STAKES.is_on(state):
        cards += STAKES.of(state).laid.values()
    for player in state.players:
        cards += [*player.hand, *player.displayed, *player.laid_by]
        cards += [one.under for one in player.techs if one.under]
        cards += [
            card for sheet in (player.face_up, player.face_down) for own in sheet.values() for card in own
        ]
    now = state.encounter
    for side in () if now is None else (now.offense, now.defense):
        if side is not None:
            cards += [card for card in (side.card, *side.laid, *side.reinforcements, side.concealed) if card]
    return [*cards, *state.unused, *state.gone, *list_apart(state)]


def check_conserved(state: State, cards: Counter[str]) -> None:
    """Twenty ships a seat (sixteen with four planets), and each card exactly once."""
    ships = 4 * state.options.planets
    for seat in state.seats:
        built = any(one.is_up and one.name == SHIP for one in state.player(seat).techs)
        assert sum(there[seat] for there in state.ships.values()) == ships + built
    assert Counter(list_cards(state)) == cards
