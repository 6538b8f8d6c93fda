"""Trader (A45): swaps hands with the opponent."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_cards, ask_seat
from games.cosmic.rules.hands import hand_over, keep_taken, take_random
from games.cosmic.state.roles import is_main
from games.cosmic.state.sides import find_other_side
from porc_royal.facts import Seat

TRADER: Final = Alien("trader", alert="green")
WHOM: Final = TRADER.choice("trader-whom")
BACK: Final = TRADER.choice("trader-back")


@TRADER.uses(hooks.before_cards, is_main, optional=True)
async def swaps_hands(at: Now, seat: Seat) -> None:
    """As a main player; with the super flare with anybody."""
    state = at.state
    other: Seat | None = find_other_side(state, seat).seat
    if TRADER.super.is_on(state, seat):
        other = await ask_seat(state, seat, WHOM, "A45", [one for one in state.seats if one != seat])
    if other is not None:
        mine, theirs = list(state.player(seat).hand), list(state.player(other).hand)
        await hand_over(state, seat, other, mine, how="given")
        await hand_over(state, other, seat, theirs)


@TRADER.wild.plays(hooks.before_invitations, is_main)
async def takes_and_gives(at: Now, seat: Seat) -> None:
    """One card at random from the opponent, and one of one's own choice back; the same is not kept (CD-82)."""
    other = find_other_side(at.state, seat).seat
    if taken := await take_random(at.state, seat, other, 1, "later"):
        hand = at.state.player(seat).hand
        given = await ask_cards(at.state, seat, BACK, "A45", list(hand), (1, 1))
        await hand_over(at.state, seat, other, given, how="given")
        await keep_taken(at.state, other, seat, taken)


TRADER.super.lasts(hooks.before_cards, is_main)
