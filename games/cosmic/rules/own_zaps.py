"""A power that its own flare cancels."""

from games.cosmic.extension.in_play import cancel
from games.cosmic.extension.zaps import lose_flare
from games.cosmic.state.catalogue import name_flare
from games.cosmic.state.state import State
from porc_royal.facts import Seat
from porc_royal.powers import Announced, Power
from porc_royal.traces import not_a_rule


@not_a_rule
async def zap_own(state: State, seat: Seat, alien: Power) -> None:
    """The flare is discarded, and the own power cancelled for the encounter."""
    lose_flare(state, seat, name_flare(alien.name))
    await cancel(state, Announced(seat, alien.name, "flare"))
