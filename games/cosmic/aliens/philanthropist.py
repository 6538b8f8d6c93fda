"""Philanthropist (A36): gives cards to main players."""

from typing import Final

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now, OnSide
from games.cosmic.practice.uses import USES, has_little_to_give
from games.cosmic.questions.choices import ask_cards, ask_one_seat
from games.cosmic.rules.hands import draw_new_hand, hand_over
from games.cosmic.rules.losses import list_places, lose_chosen
from games.cosmic.rules.transfers import lend_powers, list_lendable
from games.cosmic.rules.victory import look_around
from games.cosmic.state.catalogue import is_encounter
from games.cosmic.state.roles import (
    Situation,
    both,
    has_cards,
    is_involved,
    is_offense,
    list_others,
    list_sides,
)
from porc_royal.facts import Seat

PHILANTHROPIST: Final = Alien("philanthropist")
WHOM, LEND = PHILANTHROPIST.choices("philanthropist", "whom", "lend!")
GAVE: Final = "philanthropist-gave"
PHILANTHROPIST.enter(USES, PHILANTHROPIST.name, has_little_to_give)


@PHILANTHROPIST.uses(hooks.alliances, both(is_involved, has_cards), optional=True)
async def gives_a_card(at: Now, seat: Seat) -> None:
    """As a main player to the opponent, as an ally to a main player. An offense left without one draws a new hand."""
    state = at.state
    main = [side.seat for side in list_sides(state) if side.seat != seat]
    other = await ask_one_seat(state, seat, WHOM, "A36", main)
    given = await ask_cards(state, seat, facts.GIVE, "A36", list(state.player(seat).hand), (1, 1))
    await hand_over(state, seat, other, given, how="given")
    state.now.marks[GAVE] = 1
    state.player(seat).secrets[GAVE] = given[0]
    if is_offense(at, seat):
        await draw_new_hand(state, seat, hooks.alliances)


def has_given(at: Situation, seat: Seat) -> bool:
    """It gave an encounter card in this encounter, as it knows itself."""
    return bool(at.state.now.marks.get(GAVE)) and is_encounter(at.state.player(seat).secrets.get(GAVE, ""))


PHILANTHROPIST.super.lasts(hooks.before_cards, has_given)
PHILANTHROPIST.super.lasts(hooks.face_up, has_given)


@PHILANTHROPIST.super.changes(hooks.choices, has_given)
def forces_the_gift(cards: tuple[str, ...], at: OnSide, seat: Seat) -> tuple[str, ...]:
    """The main player who got it must play it."""
    return tuple(card for card in cards if card == at.state.player(seat).secrets[GAVE]) or cards


def may_lend(at: Situation, seat: Seat) -> bool:
    """CE-R16: it has a power that is lent, and a ship to pay with: else the loan is refused, and no ship is paid."""
    return bool(list_lendable(at.state, seat) and list_places(at.state, seat))


@PHILANTHROPIST.wild.plays(hooks.regroup, may_lend)
async def lends_its_power(at: Now, seat: Seat) -> None:
    """One own ship goes to the warp, and the power to another player for the encounter."""
    state = at.state
    other = await ask_one_seat(state, seat, LEND, "A36", list_others(state, seat))
    await lose_chosen(state, {seat: 1}, PHILANTHROPIST.name, "A36")
    await lend_powers(state, seat, other)
    await look_around(state)
