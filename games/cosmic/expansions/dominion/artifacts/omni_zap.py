"""Omni-Zap: any other Zap, or what cancels any card that is played or revealed; its user pays with ships."""

from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.dominion.artifacts.hand_zap import zap_hand
from games.cosmic.expansions.dominion.artifacts.ship_zap import zap_ship
from games.cosmic.expansions.dominion.state.stakes import STAKES
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Loss, Now
from games.cosmic.extension.zaps import Deed
from games.cosmic.questions.choices import ask_cards, ask_ships, ask_yes
from games.cosmic.rules.losses import list_places, lose, lose_chosen
from games.cosmic.rules.reveal import show_as
from games.cosmic.rules.victory import look_around
from games.cosmic.state.catalogue import KICKER, NEGOTIATE, find_kind, name_card
from games.cosmic.state.roles import is_anyone, list_sides
from games.cosmic.state.state import REMOVED, State
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

CARD: Final = Artifact("omni_zap")
AS_HAND, AS_SHIP, WHICH, REMOVE, PAY, SHIP = CARD.choices(
    "omni-zap", "as-hand-zap", "as-ship-zap", "card", "remove", "pay", "ship"
)
CARD.keys.thing(facts.LOSS, PAY)
CANCELS: Final = CARD.keys.fact("omni-zap-cancels", "who", "card")
PRICE: Final = 3


@not_a_rule
async def pay(state: State, seat: Seat) -> None:
    """Afterwards three own ships go to the warp, or one leaves the game."""
    places = list_places(state, seat)
    if places and await ask_yes(state, seat, REMOVE, "CD-83"):
        ships = await ask_ships(state, seat, SHIP, "CD-83", places, (1, 1))
        await lose(state, [Loss(state, seat, ships, "omni_zap", to=REMOVED)])
    else:
        await lose_chosen(state, {seat: PRICE}, PAY, "CD-83")
    await look_around(state)


async def pays_for_a_zap(deed: Deed, seat: Seat) -> None:
    """As a Card Zap or a Cosmic Zap, and against any other card."""
    await pay(deed.state, seat)


CARD.cancels(lambda deed, seat: True, pays_for_a_zap)


@CARD.plays(hooks.regroup, is_anyone)
async def zaps_a_hand_or_ship(at: Now, seat: Seat) -> None:
    """As a Hand Zap or a Ship Zap."""
    if await ask_yes(at.state, seat, AS_HAND, "CD-83", default=True):
        await zap_hand(at.state, seat)
    else:
        await zap_ship(at.state, seat)
    await pay(at.state, seat)


async def zaps_a_ship(at: Now, seat: Seat) -> None:
    """As a Ship Zap."""
    await zap_ship(at.state, seat)
    await pay(at.state, seat)


CARD.plays(hooks.alliances, is_anyone)(zaps_a_ship)
CARD.plays(hooks.resolution, is_anyone)(zaps_a_ship)


@CARD.plays(hooks.revealed, is_anyone)
async def zaps_a_ship_or_a_revealed_card(at: Now, seat: Seat) -> None:
    """As a Ship Zap; or it cancels what was revealed."""
    if await ask_yes(at.state, seat, AS_SHIP, "CD-83"):
        await zap_ship(at.state, seat)
    else:
        await cancel_revealed(at.state, seat)
    await pay(at.state, seat)


@not_a_rule
async def cancel_revealed(state: State, seat: Seat) -> None:
    """A kicker multiplies nothing then; our reading: an encounter card counts as a plain negotiate."""
    sides = list_sides(state)
    kickers = [card for side in sides for card in side.laid if find_kind(card).type == KICKER]
    cards = [*kickers, *(side.card for side in sides if side.card)]
    for card in await ask_cards(state, seat, WHICH, "CD-83", cards, (1, 1)):
        await tell(CANCELS, who=Who(seat), card=name_card(card))
        if card in kickers:
            STAKES.of(state).cancelled.append(card)
        for side in sides:
            if side.card == card:
                await show_as(side, find_kind(NEGOTIATE))
