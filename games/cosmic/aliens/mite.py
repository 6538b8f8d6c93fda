"""Mite (A30): a rich defense gives away cards, or a colony."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Arrival, Now
from games.cosmic.questions.choices import ask_cards, ask_yes
from games.cosmic.questions.script import EncounterOver
from games.cosmic.rules.alliance import leave
from games.cosmic.rules.hands import discard, pick_random, take_back
from games.cosmic.rules.losses import land
from games.cosmic.rules.reckoning import count_lead
from games.cosmic.rules.victory import look_around
from games.cosmic.state.piles import is_off
from games.cosmic.state.roles import is_main, is_offense, list_sides
from games.cosmic.state.sides import find_other_side
from games.cosmic.state.state import GATE
from porc_royal.facts import Seat

MITE: Final = Alien("mite")
COLONY, CARDS = MITE.choices("mite", "colony", "cards")
LEFT: Final = 3


def is_rich(at: Now, seat: Seat) -> bool:
    """The offense, against a hand of more than three cards."""
    return is_offense(at, seat) and len(at.state.player(find_other_side(at.state, seat).seat).hand) > LEFT


@MITE.uses(hooks.launched, is_rich)
async def demands_a_choice(at: Now, seat: Seat) -> None:
    """Mandatory: the defense gives a colony on the target, or discards at random down to three cards."""
    state, other = at.state, find_other_side(at.state, seat).seat
    if await ask_yes(state, other, COLONY, "A30"):
        await land(state, [seat], GATE, state.now.planet)
        await look_around(state)
        await hooks.arrived.open(Arrival(state, seat, state.now.planet))
        raise EncounterOver(success=True)
    cards = await pick_random(state, seat, state.player(other).hand, len(state.player(other).hand) - LEFT)
    await discard(state, other, cards)
    if MITE.super.is_on(state, seat):
        there = [card for card in cards if is_off(state, card)]
        taken = await ask_cards(state, seat, CARDS, "A30", there, (0, len(there)))
        await take_back(state, seat, taken)


MITE.super.lasts(hooks.launched, is_rich)


def is_outnumbered(at: Now, seat: Seat) -> bool:
    """A main player whose opponent has more allied ships."""
    return is_main(at, seat) and count_lead(at.state, seat) < 0


@MITE.wild.plays(hooks.alliances, is_outnumbered)
async def sends_allies_home(at: Now, seat: Seat) -> None:
    """All of both sides."""
    for ally in [ally for side in list_sides(at.state) for ally in side.allies]:
        await leave(at.state, ally)
