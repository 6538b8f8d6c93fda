"""END: what was lent goes back, what held for the turn is over, and new allies are known."""

from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.rules.elimination import eliminate
from games.cochons.rules.markers import take_back
from games.cochons.rules.senate import find_ballot, is_nameless
from games.cochons.rules.trades import find_next_season
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.state import State
from games.cochons.state.troops import remove, rest_all
from games.election.state.ballot import list_coalitions
from porc_royal.additions import Additions
from porc_royal.facts import Listing, Seat, Who
from porc_royal.rulebook import Next
from porc_royal.script import tell

OWN: Final = Additions(facts.GAME)
LENT_BACK: Final = OWN.keys.fact("lent-back", "who", "number")
ALLIES: Final = OWN.keys.fact("allies", "allies")
NO_ALLIES: Final = OWN.keys.fact("no-allies", "turn")
NO_NAMES: Final = OWN.keys.fact("no-names")


async def end_of_turn(state: State) -> Next:
    """R-66, R-114, R-46, R-27: in this order; then the next turn begins."""
    state.phase = "end-of-turn"
    await hooks.turn_over.run(hooks.OfAll(state))
    await return_lent(state)
    await take_back(state)
    await ally(state)
    clear(state)
    state.turn += 1
    return find_next_phase(state, "end-of-turn")


async def return_lent(state: State) -> None:
    """R-66: the Emperor takes his Gros Gruiks back; whoever has one troop or none left is out (R-114)."""
    for seat in state.order:
        if number := take_lent(state, seat):
            await tell(LENT_BACK, who=Who(seat), number=number)
    await eliminate(state)


def take_lent(state: State, seat: Seat) -> int:
    """Take the lent Gros Gruiks from a seat's troops, and from its newcomers that wait; how many they were."""
    waiting = state.player(seat).newcomers
    number, waiting.gruiks, waiting.lent = waiting.lent, waiting.gruiks - waiting.lent, 0
    for tile in state.board.values():
        troop = tile.troop(seat)
        if troop is not None and troop.lent:
            number += remove(state, tile, seat, 0, troop.lent)
    return number


async def ally(state: State) -> None:
    """C-65, R-26, R-27, X-14: last turn's coalitions are over; who voted for the same candidate may trade now.

    Where only the tally was published nobody is allied: it would tell who voted alike.
    """
    secret = is_nameless(state)
    state.coalitions = [] if secret else list_coalitions(find_ballot(state))
    state.trades = []
    for together in state.coalitions:
        await tell(ALLIES, allies=Listing(tuple(Who(seat) for seat in together)))
    if not state.coalitions:
        if secret:
            await tell(NO_NAMES)
        else:
            await tell(NO_ALLIES, turn=find_next_season(state.turn + 1, state.options.max_turns))


def clear(state: State) -> None:
    """What holds for one turn: feasts (R-57), landing bans (R-140), powers (O-9), the fallen (P-12), chips, votes."""
    rest_all(state)
    state.bans, state.passing, state.trails, state.stock = [], [], [], []
    state.ballot, state.caller, state.calling = None, None, []
    state.slot = 0
    for tile in state.board.values():
        tile.feast = None
    for player in state.players:
        player.used, player.chips, player.fallen = [], [], 0
        player.newcomers.converted = False
