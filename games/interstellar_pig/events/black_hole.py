"""Black Hole (IP-106): the whole hand is discarded."""

from games.interstellar_pig.extension.catalogue import make_event
from games.interstellar_pig.rules.hands import throw_away
from games.interstellar_pig.state.state import State
from porc_royal.facts import Seat


@make_event("black-hole", "IP-106", 1)
async def black_hole(state: State, seat: Seat) -> None:
    """R-82: face up; the prize floats at that star. An empty hand loses nothing."""
    await throw_away(state, seat, list(state.player(seat).hand))
