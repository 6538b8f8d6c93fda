"""Remora (A38): it profits whenever somebody else does."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.figures import MomentRule
from games.cosmic.extension.hooks import CardsOfSeat, Landing, Ships
from games.cosmic.practice.uses import CONSENTS, has_cards_enough
from games.cosmic.questions.choices import ask_yes
from games.cosmic.rules.hands import draw
from games.cosmic.rules.losses import can_retrieve, retrieve
from games.cosmic.state.catalogue import COSMIC, FLARE, find_back, find_kind
from games.cosmic.state.ships import count
from games.cosmic.state.state import WARP, State
from porc_royal.facts import Seat
from porc_royal.traces import not_a_rule

REMORA: Final = Alien("remora")


def name_new(seat: Seat) -> str:
    """The note of how many ships in the warp a seat has lost in this encounter."""
    return f"remora-new-{seat}"


def may_retrieve(at: Ships, seat: Seat) -> bool:
    """Another player has retrieved ships, and one of its own was in the warp before this encounter."""
    new = at.state.now.marks.get(name_new(seat), 0)
    return at.seat != seat and can_retrieve(at.state, seat) and count(at.state, seat, WARP) > new


@REMORA.by_order
@REMORA.uses(hooks.retrieved, may_retrieve, optional=True)
async def retrieves_along(at: Ships, seat: Seat) -> None:
    """In any role, when another player has retrieved ships: one of its own, not one lost in this encounter."""
    await retrieve(at.state, seat, 1, REMORA.name)


def is_played(state: State) -> bool:
    """Somebody has its power, and an encounter is on."""
    return state.encounter is not None and any(REMORA.name in player.powers for player in state.players)


@not_a_rule
async def note_lost(at: Ships) -> None:
    """Whoever may have this power later on has lost these ships now."""
    marks = at.state.now.marks
    marks[name_new(at.seat)] = marks.get(name_new(at.seat), 0) + at.number


@not_a_rule
async def note_retrieved(at: Ships) -> None:
    """What comes back otherwise is what was lost last."""
    marks = at.state.now.marks
    if at.by != REMORA.name and name_new(at.seat) in marks:
        marks[name_new(at.seat)] = max(0, marks[name_new(at.seat)] - at.number)


REMORA.add(hooks.lost.rules, MomentRule(is_played, note_lost))
REMORA.add(hooks.retrieved.rules, MomentRule(is_played, note_retrieved))


# Remora draws a card when another does, and what its flares bring.

SHIP: Final = REMORA.choice("remora-ship")


@REMORA.by_order
@REMORA.uses(
    hooks.drew, lambda at, seat: at.seat != seat and COSMIC in map(find_back, at.cards), optional=True
)
async def draws_along(at: CardsOfSeat, seat: Seat) -> None:
    """In any role, when another player has drawn from the deck, the cosmic one (CD-36): one card."""
    await draw(at.state, seat, 1, by="remora")


def is_others_flare(at: CardsOfSeat, seat: Seat) -> bool:
    """Somebody else has used a flare."""
    return at.seat != seat and any(find_kind(card).type == FLARE for card in at.cards)


REMORA.wild.lasts(hooks.played, is_others_flare)


@REMORA.wild.uses(hooks.played, is_others_flare)
async def draws_for_a_flare(at: CardsOfSeat, seat: Seat) -> None:
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


REMORA.enter(CONSENTS, SHIP, has_cards_enough)
