"""Malfunction (IP-103): miss the next two turns, for repairs."""

from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.catalogue import event
from games.interstellar_pig.state import State
from games.table.facts import Seat, Who
from games.table.script import tell

OWES: Final = facts.KEYS.fact("malfunction", "who", "turns")


@event("malfunction", "IP-103", 1)
async def malfunction(state: State, seat: Seat) -> None:
    """R-72, R-84: a Repair Kit would wipe them out."""
    player = state.player(seat)
    player.repair_owed += 2
    await tell(OWES, who=Who(seat), turns=player.repair_owed)
