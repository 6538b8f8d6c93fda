"""Laser (A72): cuts cards out of the opponent's hand."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_cards, ask_number, ask_one_seat
from games.cosmic.rules.hands import discard, draw_new_hand, lacks_card, pick_random, set_aside
from games.cosmic.rules.planning import decide
from games.cosmic.rules.reckoning import count_own
from games.cosmic.state.roles import find_opponent, find_stance, is_ally, is_involved, is_main, list_sides
from games.cosmic.state.sides import find_other_side
from games.cosmic.state.state import Side, State
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

LASER: Final = Alien("laser", printed="dominion", alert="green", is_late=True)
NUMBER, WHOM, PRICE, WHOSE = LASER.choices("laser", "number", "whom", "price", "whose")
BEATEN: Final = LASER.keys.fact("laser-beats", "who", "other")
MOST: Final = 3


@LASER.uses(hooks.before_invitations, is_main)
async def cuts_cards(at: Now, seat: Seat) -> None:
    """Mandatory, as a main player: as many cards as the opponent has ships in the encounter."""
    await cut(at, seat, find_other_side(at.state, seat))


@not_a_rule
async def cut(at: Now, seat: Seat, side: Side) -> None:
    """A defense draws the new hand that it needs first; who has no encounter card left then has lost at once.

    CE-R53: an intimidate that lies there already is one.
    """
    state, other = at.state, side.seat
    if side is not state.now.offense:
        await draw_new_hand(state, other, hooks.before_invitations)
    most = min(count_own(state, side), len(state.player(other).hand))
    number = await ask_number(state, seat, NUMBER, "A72", (0, most), most)
    await set_aside(state, other, await pick_random(state, seat, state.player(other).hand, number))
    if lacks_card(state, other):
        await tell(BEATEN, who=Who(seat), other=Who(other))
        decide(state, find_stance(state, find_opponent(state.now, side)))


@LASER.wild.plays(hooks.alliances, is_involved)
async def pays_for_a_cut(at: Now, seat: Seat) -> None:
    """Up to three cards are discarded, and as many of anybody, at random, lie aside until the encounter ends."""
    state = at.state
    others = [card for card in state.player(seat).hand if card != LASER.wild.flare]
    paid = await ask_cards(state, seat, PRICE, "A72", others, (0, MOST))
    await discard(state, seat, paid)
    among = [*(one for one in state.seats if one != seat), seat]
    whom = await ask_one_seat(state, seat, WHOM, "A72", among) if paid else seat
    if paid:
        await set_aside(state, whom, await pick_random(state, seat, state.player(whom).hand, len(paid)))


def list_mains(state: State) -> list[Seat]:
    """Both main players."""
    return [side.seat for side in list_sides(state)]


@LASER.super.plays(hooks.alliances, is_ally)
async def cuts_as_an_ally(at: Now, seat: Seat) -> None:
    """The power, on either main player; by default that of the other side."""
    theirs = find_other_side(at.state, seat)
    mains = [theirs.seat, *(one for one in list_mains(at.state) if one != theirs.seat)]
    whom = await ask_one_seat(at.state, seat, WHOSE, "A72", mains)
    await cut(at, seat, next(side for side in list_sides(at.state) if side.seat == whom))
