"""Disguise Kit (PE-3): The Piggy is not shown."""

from typing import Final

from games.cosmic.expansions.cosmic_pig.rules.moments import DISGUISED, exposing
from games.cosmic.extension.declarations import Artifact
from games.cosmic.extension.hooks import Now
from games.cosmic.state.roles import is_anyone
from porc_royal.facts import Seat, Who
from porc_royal.script import tell

CARD: Final = Artifact("disguise_kit")
HIDES_IT: Final = CARD.keys.fact("pig-disguised", "who")


def is_bare(at: Now, seat: Seat) -> bool:
    """Nobody has disguised it yet."""
    return is_anyone(at, seat) and not at.state.now.marks.get(DISGUISED)


@CARD.plays(exposing, is_bare)
async def disguises_the_piggy(at: Now, seat: Seat) -> None:
    """Any player, when the exposure die shows a one: its place is not told; whoever plays it need not have it."""
    at.state.now.marks[DISGUISED] = 1
    await tell(HIDES_IT, who=Who(seat))
