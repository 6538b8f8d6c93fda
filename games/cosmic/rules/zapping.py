"""A power that its own flare cancels."""

from games.cosmic.catalogue import flare_of
from games.cosmic.in_play import cancel
from games.cosmic.state import State
from games.cosmic.zaps import lose_flare
from games.table.facts import Seat
from games.table.powers import Announced, Power
from games.table.traces import not_a_rule


@not_a_rule
async def zap_own(state: State, seat: Seat, alien: Power) -> None:
    """The flare is discarded, and the own power cancelled for the encounter."""
    lose_flare(state, seat, flare_of(alien.name))
    await cancel(state, Announced(seat, alien.name, "flare"))
