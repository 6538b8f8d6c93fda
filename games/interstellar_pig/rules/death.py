"""IP-60, R-54: a player leaves the game, and the hand stays where the pawn was."""

from games.interstellar_pig import facts
from games.interstellar_pig.rules.hands import put_down, throw_away
from games.interstellar_pig.state.places import find_planet, is_on_surface
from games.interstellar_pig.state.state import State
from games.interstellar_pig.views.speech import name_planet
from porc_royal.facts import Seat, Who
from porc_royal.script import tell, whisper


async def die(state: State, seat: Seat) -> None:
    """R-54, R-90: death without a killer. A surface keeps the hand, in Space it is discarded."""
    player = state.player(seat)
    await tell(facts.DIED, who=Who(seat))
    if is_on_surface(player.place):
        planet = find_planet(player.place)
        put_down(state, seat, list(player.hand), planet)
        await tell(facts.LEFT_HAND, who=Who(seat), planet=name_planet(state, planet))
    else:
        await throw_away(state, seat, list(player.hand))
    await take_out(state, seat)
    await tell_last(state)


async def tell_last(state: State) -> None:
    """R-88: one player is left; that wins nothing unless the table says so."""
    if len(state.living) == 1:
        await tell(facts.LAST_ALIVE, who=Who(state.living[0]))


async def take_out(state: State, seat: Seat) -> None:
    """IP-60: out for good, which the seat itself is told besides what all have heard."""
    remove(state, seat)
    await whisper(seat, facts.OUT)


def remove(state: State, seat: Seat) -> None:
    """IP-60, R-96: no pawn, no debts; the envelopes stay as they are."""
    player = state.player(seat)
    player.out = True
    player.leaving = False
    player.place = player.heading = ""
    player.repair_owed = player.miss_owed = player.trapped = 0
    player.standing = False
    state.conceding = [one for one in state.conceding if one != seat]
