"""Clock Jammer (PE-6): the end dice are not rolled."""

from typing import Final

from games.cosmic.expansions.cosmic_pig.rules.moments import JAMMED, closing
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Now
from games.cosmic.state.roles import is_anyone
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

CARD: Final = Artifact("clock_jammer")
JAMS: Final = CARD.keys.fact("pig-jams", "who")


@CARD.plays(closing, is_anyone)
async def stops_the_clock(at: Now, seat: Seat) -> None:
    """Any player, before they are: not in this encounter."""
    at.state.now.marks[JAMMED] = 1
    await tell(JAMS, who=Who(seat))
