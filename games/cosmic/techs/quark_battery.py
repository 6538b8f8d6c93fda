"""Quark Battery: a second encounter card, kept safe."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.techs import Tech
from games.cosmic.questions.choices import ask_cards, ask_yes
from games.cosmic.rules.hands import give, list_encounter
from games.cosmic.rules.reveal import swap_in
from games.cosmic.rules.techs import discard_tech
from games.cosmic.state.roles import is_main
from games.cosmic.state.sides import get_side
from games.cosmic.state.state import State, TechCard
from porc_royal.facts import Seat

QUARK_BATTERY: Final = Tech("quark_battery", 3)
CARD: Final = QUARK_BATTERY.choice("quark-card")
NOW: Final = QUARK_BATTERY.choice("quark-now")


@QUARK_BATTERY.completes
async def is_loaded(state: State, seat: Seat, tech: TechCard) -> None:
    """One encounter card of the hand lies under it, if there is one; none of a hoard, it is not played (3.7)."""
    hand = state.player(seat).hand
    held = [card for card in list_encounter(state, seat) if card in hand]
    for card in await ask_cards(state, seat, CARD, "TD-6", held, (0, 1)):
        hand.remove(card)
        tech.under = card


@QUARK_BATTERY.acts(hooks.flipped, is_main)
async def is_fired(at: Now, seat: Seat, tech: TechCard) -> None:
    """As a main player, when the cards are flipped: that card takes the place of its own."""
    side = get_side(at.state, seat)
    if not tech.under or not side.card or not await ask_yes(at.state, seat, NOW, "TD-6"):
        return
    card, tech.under = tech.under, ""
    give(at.state, seat, [card])
    await swap_in(at.state, side, card)
    await discard_tech(at.state, seat, tech)
