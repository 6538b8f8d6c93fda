"""2A: how many trips at most this turn (C-36)."""

from typing import Final

from games.cochons import facts
from games.cochons.questions.script import ask_together
from games.cochons.state.players import MARKERS
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.state import State
from porc_royal.additions import Additions
from porc_royal.asks import Ask, Option, Reply
from porc_royal.facts import Arg, Listing, Seat, Who
from porc_royal.rulebook import Next
from porc_royal.script import tell

VALUES: Final = ("2", "3", "4")
OWN: Final = Additions(facts.GAME)
ASK_MARKER: Final = OWN.keys.question("marker", "left", options=VALUES)
CHOSE: Final = OWN.keys.fact("marker-chosen", "who", "trips")
MARKERS_BACK: Final = OWN.keys.fact("markers-back", "who")
OWN.keys.step("markers")


async def markers(state: State) -> Next:
    """C-36, R-46, R-47: everybody picks an unspent marker in secret, then all are turned up together.

    Nobody is asked who has only markers of one value left: all can see which it is (H-8).
    """
    state.phase = "markers"
    several = [seat for seat in state.order if len(list_unspent(state, seat)) > 1]
    replies = await ask_together(state, lambda: [make_marker_ask(state, seat) for seat in several])
    for seat in state.order:
        player = state.player(seat)
        player.marker = int(replies[seat].option) if seat in replies else list_unspent(state, seat)[0]
        player.markers.remove(player.marker)
    for seat in state.order:
        # What was no choice lay open to all (H-8): telling it discloses nothing.
        await tell(CHOSE, reveals=seat in replies, who=Who(seat), trips=state.player(seat).marker)
    return find_next_phase(state, "markers")


def list_unspent(state: State, seat: Seat) -> list[int]:
    """The values left to choose from, lowest first; two markers of one value are as good as one (R-46)."""
    return sorted(set(state.player(seat).markers))


def make_marker_ask(state: State, seat: Seat) -> Ask:
    """D-14: one of the unspent markers; the default is the lowest."""
    names = [str(value) for value in list_unspent(state, seat)]
    options = {name: Option() for name in names}
    left: dict[str, Arg] = {"left": Listing(tuple(map(str, sorted(state.player(seat).markers))))}
    return Ask(seat, ASK_MARKER, "C-36", options, Reply(names[0]), left)


async def take_back(state: State) -> None:
    """END: whoever has spent the fifth marker gets all five back (R-46, H-8); nobody's is on the table any more."""
    for seat in state.order:
        player = state.player(seat)
        player.marker = 0
        if not player.markers:
            player.markers = list(MARKERS)
            await tell(MARKERS_BACK, who=Who(seat))


def give_back(state: State, seat: Seat) -> None:
    """C-66, R-115: all five at once, for a player who is eliminated (H-8)."""
    state.player(seat).markers = list(MARKERS)
