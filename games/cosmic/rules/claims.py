"""A68: a main player keeps its card face down and says what it is; the other may doubt it (RV0)."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import OnSide
from games.cosmic.state.catalogue import find_kind, name_card
from games.cosmic.state.piles import find_deck
from games.cosmic.state.roles import find_opponent, list_sides
from games.cosmic.state.sides import CROSSED, are_crossed
from games.cosmic.state.state import Side, State
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ADDS: Final = facts.Adds()
BELIEVED: Final = ADDS.keys.fact("believes", "who", "other", "card")
BURIED: Final = ADDS.keys.fact("buries", "who")


def find_claimer(state: State, side: Side) -> Side:
    """The side of whoever laid the card of this one, and may say what it is: its own, but for CE-R45.

    And so, too, the side on which the card lies that the main player of this one has laid.
    """
    return find_opponent(state.now, side) if are_crossed(state.now) else side


def may_claim(state: State, side: Side) -> bool:
    """Whether the card of a side may stay face down, as all can see."""
    if not side.card or side.shown:
        return False
    return hooks.may_claim.of(False, OnSide(state, find_claimer(state, side)))


@not_a_rule
async def swap_cards(state: State) -> None:
    """A40: the face-down cards change sides.

    CE-R45: where somebody may say what the card is that it laid, nobody looks at what lies before it now.
    """
    now = state.now
    offense, defense = list_sides(state)
    may = any(hooks.may_claim.of(False, OnSide(state, side)) for side in (offense, defense))
    offense.card, defense.card = defense.card, offense.card
    if not now.marks.pop(CROSSED, 0) and may:
        now.marks[CROSSED] = 1


@not_a_rule
async def show_card(state: State, side: Side) -> None:
    """CE-90: the card of a side is flipped, once; after a chance to say something else of it, if it has one."""
    if may_claim(state, side):
        await hooks.claiming.open(OnSide(state, find_claimer(state, side)))
    await turn_up(side)


@not_a_rule
async def turn_up(side: Side) -> None:
    """A card that lies face down is shown."""
    if side.card and not side.shown:
        side.shown = find_kind(side.card).name
        await tell(facts.REVEALS, reveals=True, who=Who(side.seat), card=name_card(side.card))


@not_a_rule
async def keep_hidden(side: Side, kind: str, claimer: Seat, other: Seat) -> None:
    """The claim is believed: for the whole encounter the card is what it was said to be, and nobody sees it."""
    side.concealed, side.card, side.shown = side.card, "", kind
    await tell(BELIEVED, who=Who(other), other=Who(claimer), card=name_card(kind))


@not_a_rule
async def hide_under_deck(state: State, side: Side) -> None:
    """It goes unseen under the deck of its back."""
    card, side.concealed = side.concealed, ""
    if card:
        find_deck(state, card).pile.insert(0, card)
        await tell(BURIED, who=Who(side.seat))
