"""The order of play: which chapter follows which (S-12, C-15, C-16, H.1).

The complete turn with its printed codes, and what the first turn leaves out:

1A draw · 1B colonists (not turn 1) · 1C order · 1D newcomers · 1E arrivals · 2A markers · 2B gap, travel ·
3A attack-gap, combats · 3B reorganisation · 3C extras (not turn 1) · 3E elimination · 4A production ·
4B governors · 4C candidates, voting · END end-of-turn
"""

from typing import Final

from games.cochons.state.state import Phase, State
from porc_royal.facts import Seat

OPENING: Final[tuple[Phase, ...]] = ("setup", "building", "placement")

SIMPLIFIED: Final[tuple[Phase, ...]] = (
    "draw",
    "returns",
    "gap",
    "combats",
    "reorganisation",
    "elimination",
    "production",
    "new-troops",
)
"""sA to sE. The gaps and the travellers' turns lead to one another until all have travelled."""

COMPLETE: Final[tuple[Phase, ...]] = (
    "draw",
    "colonists",
    "order",
    "newcomers",
    "arrivals",
    "markers",
    "gap",
    "attack-gap",
    "combats",
    "reorganisation",
    "extras",
    "elimination",
    "production",
    "governors",
    "candidates",
    "voting",
    "end-of-turn",
)
"""1A to END. Gaps lead to travellers' turns, combats back to attack gaps, until all have had their slot."""

NOT_ON_TURN_1: Final[frozenset[Phase]] = frozenset({"colonists", "extras"})
"""C-16, C-17: sequences that the first turn leaves out."""


def find_next_phase(state: State, phase: Phase) -> Phase:
    """The chapter that follows once this phase is over for everybody; after the last, the next turn's first."""
    turn = COMPLETE if state.complete else SIMPLIFIED
    if phase in OPENING:
        place = OPENING.index(phase) + 1
        return OPENING[place] if place < len(OPENING) else turn[0]
    following = turn[(turn.index(phase) + 1) % len(turn)]
    return find_next_phase(state, following) if state.turn == 1 and following in NOT_ON_TURN_1 else following


def find_builder(state: State) -> Seat:
    """Who lays the next tile: everybody in turn (S-9, C-12); the sun, laid beforehand, is nobody's."""
    laid = sum(tile.kind != "sun" for tile in state.board.values())
    return state.order[laid % len(state.order)]


def find_starter(state: State) -> Seat:
    """Who lands next at the start: in play order (S-11, R-10), or against it (O-2, R-124)."""
    return state.order[-1 - state.slot if state.options.reversed_placement else state.slot]
