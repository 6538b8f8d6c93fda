"""Solar Flare (IP-104): miss the next two turns."""

from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.catalogue import event
from games.interstellar_pig.state import State
from games.table.facts import Seat, Who
from games.table.script import tell

OWES: Final = facts.KEYS.fact("solar-flare", "who", "turns")


@event("solar-flare", "IP-104", 1)
async def solar_flare(state: State, seat: Seat) -> None:
    """R-84: no repair helps."""
    player = state.player(seat)
    player.miss_owed += 2
    await tell(OWES, who=Who(seat), turns=player.miss_owed)
