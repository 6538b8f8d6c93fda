"""Mutant (A31): fills its hand up from wherever it likes."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Now
from games.cosmic.questions.choices import ask_cards, ask_seat
from games.cosmic.rules.hands import discard, draw, list_throwable, take_random
from games.cosmic.state.roles import is_main
from games.cosmic.state.sides import find_other_side, has_gained
from porc_royal.facts import Seat

MUTANT: Final = Alien("mutant", alert="green")
DISCARD: Final = MUTANT.choice("mutant-discard")
WHOM: Final = MUTANT.choice("mutant-whom")


def lacks_cards(at: Now, seat: Seat) -> bool:
    """A main player with fewer cards than a whole hand; with the super flare it may discard some first."""
    few = len(at.state.player(seat).hand) < at.state.options.hand
    return is_main(at, seat) and (few or MUTANT.super.is_on(at.state, seat))


@MUTANT.uses(hooks.before_invitations, lacks_cards, optional=True)
async def refills(at: Now, seat: Seat) -> None:
    """One card at a time, from any player or the deck; with the super flare some are discarded first."""
    state = at.state
    if MUTANT.super.is_on(state, seat):
        hand = list_throwable(state.player(seat).hand)
        await discard(state, seat, await ask_cards(state, seat, DISCARD, "A31", hand, (0, 3)))
    for _ in range(state.options.hand - len(state.player(seat).hand)):
        if len(state.player(seat).hand) >= state.options.hand:  # a quake may have filled it, too
            return
        others = [one for one in state.seats if one != seat and state.player(one).hand]
        loser = await ask_seat(state, seat, WHOM, "A31", others, may=True)
        if loser is not None:
            await take_random(state, seat, loser, 1)
        elif not await draw(state, seat, 1):
            return  # CD-R13: what was still to be drawn fell away with the quake


@MUTANT.wild.plays(hooks.after_ships, has_gained)
async def takes_from_all(at: Now, seat: Seat) -> None:
    """A card at random from the opponent and from each ally of theirs."""
    other = find_other_side(at.state, seat)
    for loser in (other.seat, *other.allies):
        await take_random(at.state, seat, loser, 1)


MUTANT.super.lasts(hooks.before_invitations, is_main)
