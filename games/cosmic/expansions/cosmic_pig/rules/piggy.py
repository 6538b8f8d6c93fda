"""CP-12, CP-17, CP-27, CP-28: where The Piggy is, who captures it, and how its place is told."""

from dataclasses import dataclass
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG, PIGGY, Sighting
from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now
from games.cosmic.rules.hands import give
from games.cosmic.state.roles import list_sides
from games.cosmic.state.sides import has_lost, has_won
from games.cosmic.state.state import State
from porc_royal.facts import Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

ADDS: Final = PIG.part()

CAPTURES = ADDS.keys.fact("pig-captures", "who", "other", strikes="other")
IN_HAND = ADDS.keys.fact("pig-in-hand", "who")
IN_ENVELOPE = ADDS.keys.fact("pig-in-envelope", "planet")


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """Where The Piggy is: in whose hand, or in which planet's envelope; neither where it lies on the table."""

    holder: Seat | None = None
    planet: str = ""


def find_piggy(state: State) -> Whereabouts:
    """CP-12: where The Piggy is; laid out before its owner it is in no hand (CE-27).

    CE-R20: one that is set aside until the encounter ends is held all the same, and captured from there.
    """
    for seat in state.seats:
        player = state.player(seat)
        if PIGGY in player.hand or PIGGY in player.laid_by:
            return Whereabouts(seat)
    for planet, cards in PIG.of(state).envelopes.items():
        if PIGGY in cards:
            return Whereabouts(planet=planet)
    return Whereabouts()


def find_possessor(state: State) -> Seat | None:
    """CP-12, X-4: whoever holds it, or in whose system its envelope is now; None where it lies on the table."""
    place = find_piggy(state)
    return state.planets[place.planet].system if place.planet else place.holder


def take_out(state: State) -> None:
    """The Piggy leaves whatever place it is in."""
    place = find_piggy(state)
    if place.holder is not None:
        player = state.player(place.holder)
        (player.hand if PIGGY in player.hand else player.laid_by).remove(PIGGY)
    elif place.planet:
        PIG.of(state).envelopes[place.planet].remove(PIGGY)
    state.table = [card for card in state.table if card != PIGGY]


def move_to(state: State, seat: Seat) -> None:
    """The Piggy comes to a hand, from wherever it is, for all to see."""
    take_out(state)
    give(state, seat, [PIGGY])
    PIG.of(state).sighted = Sighting(state.turn, seat)


@not_a_rule
async def tell_place(state: State) -> None:
    """CP-17: all are told where it is."""
    place = find_piggy(state)
    PIG.of(state).sighted = Sighting(state.turn, place.holder, place.planet)
    if place.planet:
        await tell(IN_ENVELOPE, reveals=True, planet=facts.name_planet(place.planet))
    elif place.holder is not None:
        await tell(IN_HAND, reveals=True, who=Who(place.holder))


@ADDS.acts(hooks.before_compensation)
@not_a_rule
async def capture(at: Now) -> None:
    """CP-27, CP-R2, CP-R17, CP-R21: the winning main player takes it from a defeated one or an ally of theirs.

    From a hand only, and by nobody where both sides have lost (CP-R20); X-10: a retreat is a defeat. Who is with both
    sides is beaten with either. It comes before loot and compensation, which may take it back (CP-28, CP-R19).
    """
    state, holder = at.state, find_piggy(at.state).holder
    losers = [side for side in list_sides(state) if has_lost(state, side.seat)]
    beaten = [seat for side in losers for seat in (side.seat, *side.allies)]
    if holder is None or holder not in beaten:
        return
    for winner in [side.seat for side in list_sides(state) if has_won(state, side.seat)]:
        move_to(state, winner)
        await tell(CAPTURES, reveals=True, who=Who(winner), other=Who(holder))
