"""Infinity Drive: an encounter of one's own in between."""

from typing import Final

from games.cosmic.extension import hooks
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.techs import Tech
from games.cosmic.questions.choices import ask_yes
from games.cosmic.rules.hands import list_encounter
from games.cosmic.rules.techs import discard_tech
from games.cosmic.rules.turns import ANYBODY
from games.cosmic.state.state import TechCard
from porc_royal.facts import Seat

INFINITY_DRIVE: Final = Tech("infinity_drive", 6)
NOW: Final = INFINITY_DRIVE.choice("infinity-drive")


@INFINITY_DRIVE.acts(hooks.ending)
async def goes_first(at: Now, seat: Seat, tech: TechCard) -> None:
    """At the end of an encounter, with an encounter card: one of its own at once, then play goes on as it was."""
    state = at.state
    if state.interrupted is not None or state.now.counter is not None:
        return
    if await ask_yes(state, seat, NOW, "TD-6") and list_encounter(state, seat):
        state.now.counter = seat
        state.now.marks[ANYBODY] = 1
        await discard_tech(state, seat, tech)
