"""Victory Boon: the defense, having won, is rewarded like an ally, for each of its ships in the encounter."""

from typing import Final

from games.cosmic.expansions.dominion.state.stakes import promise
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Now
from games.cosmic.state.roles import list_sides
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

CARD: Final = Artifact("victory_boon")
BOON: Final = CARD.keys.fact("victory-boon", "who")


def is_held(at: Now, seat: Seat) -> bool:
    """The defense has won."""
    return at.state.now.winner == "defense"


@CARD.plays(hooks.resolution, is_held)
async def rewards_the_defense(at: Now, seat: Seat) -> None:
    """It is paid with the other rewards."""
    state = at.state
    defense = list_sides(state)[1].seat
    await promise(state, defense, state.now.committed.get(str(defense), 0))
    await tell(BOON, who=Who(defense))
