"""Remora draws a card when another does, and what its flares bring."""

from typing import Final

from games.cosmic import facts
from games.cosmic.aliens.remora.clinging import REMORA
from games.cosmic.extension import hooks
from games.cosmic.extension.catalogue import COSMIC, FLARE, find_back, find_kind
from games.cosmic.extension.hooks import Cards, Landing
from games.cosmic.questions.choices import ask_yes
from games.cosmic.rules.hands import draw
from games.cosmic.rules.losses import can_retrieve, retrieve
from porc_royal.facts import Seat

SHIP: Final = facts.choice("remora-ship")


@REMORA.by_order
@REMORA.uses(
    hooks.drew, lambda at, seat: at.seat != seat and COSMIC in map(find_back, at.cards), optional=True
)
async def draws_along(at: Cards, seat: Seat) -> None:
    """In any role, when another player has drawn from the deck, the cosmic one (CD-36): one card."""
    await draw(at.state, seat, 1, by="remora")


def is_others_flare(at: Cards, seat: Seat) -> bool:
    """Somebody else has used a flare."""
    return at.seat != seat and any(find_kind(card).type == FLARE for card in at.cards)


REMORA.wild.lasts(hooks.played, is_others_flare)


@REMORA.wild.uses(hooks.played, is_others_flare)
async def draws_for_a_flare(at: Cards, seat: Seat) -> None:
    """One card each time."""
    await draw(at.state, seat, 1, by="remora")


REMORA.super.lasts(hooks.landed, lambda at, seat: at.new and at.seat != seat)


@REMORA.super.uses(hooks.landed, lambda at, seat: at.new and at.seat != seat)
async def profits_from_a_colony(at: Landing, seat: Seat) -> None:
    """Whenever somebody else has a colony that is new: a ship from the warp, or a card."""
    if can_retrieve(at.state, seat) and await ask_yes(at.state, seat, SHIP, "A38"):
        await retrieve(at.state, seat, 1, "remora-super")
    else:
        await draw(at.state, seat, 1, by="remora")
