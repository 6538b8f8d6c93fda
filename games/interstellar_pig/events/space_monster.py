"""Space Monster (IP-111): fight a Space Combat."""

from games.interstellar_pig.extension.catalogue import event
from games.interstellar_pig.rules.combat import combat
from games.interstellar_pig.rules.death import die
from games.interstellar_pig.state.state import State
from porc_royal.facts import Seat


@event("space-monster", "IP-111", 1)
async def space_monster(state: State, seat: Seat) -> None:
    """R-81, D-24: plain 3D6 against the drawer's; whoever rolls lower is killed, and nothing is looted."""
    loser = await combat(state, seat, None)
    if loser is not None and loser.seat == seat:
        await die(state, seat)
