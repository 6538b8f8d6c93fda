"""Piggy-Befriending Contraption (PE-1): The Piggy comes to whoever has most bases."""

from typing import Final

from games.cosmic.expansions.cosmic_pig.rules.moments import closing
from games.cosmic.expansions.cosmic_pig.rules.piggy import move_to
from games.cosmic.expansions.cosmic_pig.state.pig_kept import count_bases
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Now
from games.cosmic.state.roles import is_anyone
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

CARD: Final = Artifact("piggy_befriending_contraption")
BEFRIENDS: Final = CARD.keys.fact("pig-befriends", "who", "number")
BEFRIENDS_NOBODY: Final = CARD.keys.fact("pig-befriends-nobody", "number")


@CARD.plays(closing, is_anyone)
async def befriends_the_piggy(at: Now, seat: Seat) -> None:
    """Any player, before the end dice: wherever it is, to that hand; where several have most, it stays."""
    state = at.state
    most = max(count_bases(state, one) for one in state.seats)
    friends = [one for one in state.seats if count_bases(state, one) == most]
    if len(friends) == 1:
        move_to(state, friends[0])
        await tell(BEFRIENDS, reveals=True, who=Who(friends[0]), number=most)
    else:
        await tell(BEFRIENDS_NOBODY, number=most)
