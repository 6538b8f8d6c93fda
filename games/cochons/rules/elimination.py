"""3E: who is out after the combats (C-66); in the simplified game as R-118 puts it."""

from games.cochons import facts
from games.cochons.rules.markers import give_back
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.state import State
from games.cochons.state.troops import count_on_board, perish
from porc_royal.facts import Who
from porc_royal.rulebook import Next
from porc_royal.script import tell, whisper


async def elimination(state: State) -> Next:
    """C-66, R-114: tested once a turn, after the reorganisation."""
    state.phase = "elimination"
    await eliminate(state)
    return find_next_phase(state, "elimination")


async def eliminate_at_once(state: State) -> None:
    """R-114, the option `elimination_check`: after whatever may cost troops, but never amid a fight."""
    if state.options.elimination_check == "immediate":
        await eliminate(state)


async def eliminate(state: State) -> None:
    """R-114, R-115: with one troop or none on the board one is out; the last piece goes to the reserve.

    Recipe, hand and the Porc Royal's office are kept, and all five travel markers come back. Nobody is out for good
    (R-116): what is still asked is about cards and votes, and whoever is out is told so.
    """
    for seat in state.order:
        player = state.player(seat)
        if player.out or count_on_board(state, seat) > 1:
            continue
        player.out = True
        pieces = sum(perish(state, tile, seat) for tile in state.board.values())
        give_back(state, seat)
        await tell(facts.ELIMINATED, who=Who(seat), pieces=pieces)
        await whisper(seat, facts.OUT_FOR_NOW, votes=int(state.complete))
