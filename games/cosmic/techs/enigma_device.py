"""Enigma Device: all hands hold eight cards."""

from typing import Final

from games.cosmic.extension.techs import Tech
from games.cosmic.questions.choices import ask_cards
from games.cosmic.rules.hands import discard, draw, list_throwable, pick_random
from games.cosmic.state.state import State, TechCard
from porc_royal.facts import Seat

ENIGMA_DEVICE: Final = Tech("enigma_device", 4)
FIRST: Final = ENIGMA_DEVICE.choice("enigma-first")
CARDS: Final = 8


@ENIGMA_DEVICE.regroups()
async def evens_out(state: State, seat: Seat, tech: TechCard) -> None:
    """Its owner may discard first; then all draw, or discard at random, clockwise from it."""
    hand = list_throwable(state.player(seat).hand)
    await discard(state, seat, await ask_cards(state, seat, FIRST, "TD-6", hand, (0, len(hand))))
    number = len(state.players)
    for one in [Seat((seat + step) % number) for step in range(number)]:
        own = list(state.player(one).hand)
        if len(own) < CARDS:
            await draw(state, one, CARDS - len(own))
        elif len(own) > CARDS:
            await discard(state, one, await pick_random(state, one, list_throwable(own), len(own) - CARDS))
