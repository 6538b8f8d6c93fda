"""Usurper (A84): allies lay cards, too, and it puts one of them in the place of its own."""

from collections.abc import Sequence
from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, OnSide
from games.cosmic.extension.sources import take_out
from games.cosmic.questions.choices import ask_cards_each, ask_seat
from games.cosmic.rules.hands import draw_new_hand, list_encounter, put_back
from games.cosmic.rules.planning import decide
from games.cosmic.rules.reckoning import count_lead
from games.cosmic.state.catalogue import name_all_cards
from games.cosmic.state.roles import Situation, is_main, list_sides
from games.cosmic.state.sides import find_other_side, get_side
from games.cosmic.state.state import Side, State
from porc_royal.facts import Seat, Who
from porc_royal.script import tell, whisper

USURPER: Final = Alien("usurper", printed="dominion", is_late=True)
LAY, OWN, THEIRS = USURPER.choices("usurper", "lay", "own", "theirs")
SEES: Final = USURPER.keys.fact("usurper-sees", "who", "cards")
REPLACES: Final = USURPER.keys.fact("usurper-replaces", "who", "other", "ally")


def is_free(state: State, side: Side) -> bool:
    """Whether its card lies there face down, an intimidate, too (CE-R68), and no power has picked it."""
    if side.shown or not side.card:
        return False
    hand = (*list_encounter(state, side.seat), side.card)
    return len(hooks.choices.of(hand, OnSide(state, side))) == len(hand)


def list_allies(at: Situation) -> list[Seat]:
    """The allies of sides whose card may be replaced."""
    return [ally for side in list_sides(at.state) if is_free(at.state, side) for ally in side.allies]


def has_allies(at: Now, seat: Seat) -> bool:
    """A main player, where there is an ally to lay a card."""
    return is_main(at, seat) and any(side.allies for side in list_sides(at.state))


@USURPER.uses(hooks.laid, has_allies, optional=True)
async def usurps(at: Now, seat: Seat) -> None:
    """As a main player, first of all once cards are chosen (CE-R68): allies lay cards; one may replace each side's."""
    state = at.state
    allies = list_allies(at)
    for ally in allies:
        await draw_new_hand(state, ally, hooks.selected)
    laid = await ask_cards_each(
        state, {ally: list_encounter(state, ally) for ally in allies}, LAY, "A84", (1, 1)
    )
    mine, theirs = get_side(state, seat), find_other_side(state, seat)
    seen = [*mine.allies, *(theirs.allies if USURPER.super.is_on(state, seat) else ())]
    for ally in [one for one in seen if laid.get(one)]:
        await whisper(seat, SEES, who=Who(ally), cards=name_all_cards(laid[ally]))
    for side, what in ((mine, OWN), (theirs, THEIRS)):
        among = [ally for ally in side.allies if laid.get(ally)]
        chosen = await ask_seat(state, seat, what, "A84", among, may=True) if among else None
        if chosen is not None:
            await tell(REPLACES, who=Who(seat), other=Who(side.seat), ally=Who(chosen))
            put_in_place(state, side, chosen, laid[chosen])


def put_in_place(state: State, side: Side, ally: Seat, cards: Sequence[str]) -> None:
    """A card goes back to whose it was, unseen; what the ally laid is the card of the side now."""
    before, side.is_laid = side.card, False
    owner = state.now.unseen.pop(before, side.seat)
    for card in cards:
        take_out(state, ally, card)
        side.card = card
        state.now.unseen[card] = ally
    put_back(state, owner, [before])


USURPER.super.lasts(hooks.before_cards, is_main)
USURPER.wild.lasts(hooks.before_invitations, is_main)


@USURPER.wild.uses(hooks.alliances, is_main)
async def counts_heads(at: Now, seat: Seat) -> None:
    """The side with more allied ships wins, the defense if both have as many; no cards are chosen (CE-R69, CE-R48)."""
    decide(at.state, "offense" if count_lead(at.state, at.state.offense) > 0 else "defense")
