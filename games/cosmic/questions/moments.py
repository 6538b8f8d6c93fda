"""The moment at which something may be done, in the words of what all can see: a power is asked for at several."""

from typing import Final

from games.cosmic import facts
from games.cosmic.state.state import State
from porc_royal.facts import Saying, Who

ADDS: Final = facts.Adds()
TURN: Final = ADDS.keys.line("moment-turn", "who")
BEGUN: Final = ADDS.keys.line("moment-begun", "who")
MET: Final = ADDS.keys.line("moment-met", "offense", "defense", "planet", "stage")
STAGES: Final = {"planning": 2, "reveal": 4, "resolution": 5, "end": 5}
ALLIANCE: Final = 1
CHOSEN: Final = 3
"""Both cards lie there, face down."""


def describe_moment(state: State) -> tuple[Saying, ...]:
    """How far the encounter is, and who meets whom; before it, whose turn it is."""
    now = state.encounter
    if now is None or state.phase == "turn":
        return (Saying(TURN, {"who": Who(state.offense)}),)
    if now.defense is None or not now.planet:
        return (Saying(BEGUN, {"who": Who(now.offense.seat)}),)
    stage = STAGES.get(state.phase, ALLIANCE)
    if stage < CHOSEN and now.offense.card and now.defense.card:
        stage = CHOSEN
    who, whom = Who(now.offense.seat), Who(now.defense.seat)
    planet = facts.name_planet(now.planet)
    return (Saying(MET, {"offense": who, "defense": whom, "planet": planet, "stage": stage}),)
