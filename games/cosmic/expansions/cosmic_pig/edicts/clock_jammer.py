"""Clock Jammer (PE-6): the end dice are not rolled."""

from typing import Final

from games.cosmic import facts
from games.cosmic.declaring import Artifact
from games.cosmic.expansions.cosmic_pig.moments import JAMMED, closing
from games.cosmic.hooks import Now
from games.cosmic.roles import is_anyone
from games.table.facts import Seat, Who
from games.table.script import tell

CARD: Final = Artifact("clock_jammer")
JAMS: Final = facts.KEYS.fact("pig-jams", "who")


@CARD.plays(closing, is_anyone)
async def stops_the_clock(at: Now, seat: Seat) -> None:
    """Any player, before they are: not in this encounter."""
    at.state.now.marks[JAMMED] = 1
    await tell(JAMS, who=Who(seat))
