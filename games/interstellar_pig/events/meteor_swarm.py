"""Meteor Swarm (IP-102): miss the next turn, for repairs."""

from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.catalogue import event
from games.interstellar_pig.state import State
from games.table.facts import Seat, Who
from games.table.script import tell

OWES: Final = facts.KEYS.fact("meteor-swarm", "who", "turns")


@event("meteor-swarm", "IP-102", 1)
async def meteor_swarm(state: State, seat: Seat) -> None:
    """R-72, R-84: a Repair Kit would wipe it out."""
    player = state.player(seat)
    player.repair_owed += 1
    await tell(OWES, who=Who(seat), turns=player.repair_owed)
