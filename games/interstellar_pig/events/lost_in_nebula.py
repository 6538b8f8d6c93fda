"""Lost in Nebula (IP-110): miss the next turn."""

from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.catalogue import event
from games.interstellar_pig.state import State
from games.table.facts import Seat, Who
from games.table.script import tell

OWES: Final = facts.KEYS.fact("lost-in-nebula", "who", "turns")


@event("lost-in-nebula", "IP-110", 1)
async def lost_in_nebula(state: State, seat: Seat) -> None:
    """R-84: no repair helps."""
    player = state.player(seat)
    player.miss_owed += 1
    await tell(OWES, who=Who(seat), turns=player.miss_owed)
