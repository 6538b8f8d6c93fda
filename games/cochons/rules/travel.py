"""sB, 2B: three trips each or as many as the marker says, in play order, and the gaps between the travellers."""

from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.hooks import CardlessMove, SeatMoment
from games.cochons.questions.script import ask
from games.cochons.questions.windows import SIT_OUT, react
from games.cochons.rules.elimination import eliminate_at_once
from games.cochons.rules.trips import is_affordable, make_trip
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.state import State
from games.cochons.state.troops import find_movable
from porc_royal.asks import PASS, Ask, Option, Reply
from porc_royal.facts import Arg, Seat, Who
from porc_royal.moves import Moves, list_options, make_check, play_chosen
from porc_royal.rulebook import Next
from porc_royal.script import tell

TRIPS: Final = 3


async def travel(state: State) -> Next:
    """S-14, C-37: one player makes his trips and plays the cards he likes; then comes the gap after him."""
    state.phase = "travel"
    seat = state.order[state.slot]
    moment = SeatMoment(state, seat, state.player(seat).marker if state.complete else TRIPS, gap=False)
    while not is_idle(moment):
        reply = await ask(state, lambda: make_travel_ask(moment))
        if reply.option == PASS:
            break
        await play_chosen(list_own_moves(moment), reply)
        await eliminate_at_once(state)
    if not state.player(seat).out:  # whoever is out has no trips that could be over, only cards
        await tell(facts.TRIPS_OVER, who=Who(seat), left=moment.trips)
    state.slot += 1
    return "gap"


def is_idle(moment: SeatMoment) -> bool:
    """Whether all can see that nothing is left to do: no card in hand, no power, and nobody who may travel."""
    if moment.hand:
        return False
    if any(isinstance(move, CardlessMove) for move in list_own_moves(moment).values()):
        return False
    cells = moment.state.cells()
    stuck = not any(find_movable(moment.state, moment.seat, cell).most for cell in cells)
    return stuck or not (is_affordable(moment) or hooks.tickets.of((), moment))


def list_own_moves(moment: SeatMoment) -> Moves:
    """A trip, and whatever cards and powers add to it."""
    return hooks.moves.of(hooks.voyages.of({"trip": make_trip(moment)}, moment), moment)


def make_travel_ask(moment: SeatMoment) -> Ask:
    """D-15 to D-17: the next step of one's own turn; passing ends it and the trips left are lost."""
    moves = list_own_moves(moment)
    options = {PASS: Option()} | list_options(moves)
    return Ask(
        moment.seat,
        facts.ASK_TRAVEL,
        "C-37" if moment.state.complete else "S-14",
        options,
        Reply(PASS),
        {"trips": moment.trips},
        legal=make_check(moves),
    )


async def gap(state: State) -> Next:
    """2B.w0 and 2B.w(p): before the first traveller and after each (R-21), everyone may react, sealed (R-22).

    Submissions are executed in play order (R-24); what has become impossible returns to the hand (R-25).
    Without gap windows only those after a traveller are opened, for the cards that allow a trip there (R-54).
    """
    state.phase = "gap"
    if state.slot > 0 or state.options.gap_windows:
        await react(state, make_reaction_ask, list_gap_moves)
    if state.slot < len(state.order):
        return "travel"
    state.slot = 0
    state.passing = []
    return find_next_phase(state, "gap")


def list_gap_moves(state: State, seat: Seat) -> Moves:
    """A trip paid for with a card, once somebody has travelled, and whatever else cards allow in a gap."""
    moment = SeatMoment(state, seat, 0, gap=True)
    voyages = hooks.voyages.of({"trip": make_trip(moment)}, moment) if moment.voyages else {}
    return hooks.moves.of(voyages, moment)


def make_reaction_ask(state: State, seat: Seat) -> Ask:
    """D-18, D-19: the same question for every seat; only the cards it may name are its own."""
    moves = list_gap_moves(state, seat)
    options = {PASS: Option(), SIT_OUT: Option()} | list_options(moves)
    key, args = facts.ASK_GAP_FIRST, dict[str, Arg]()
    if state.slot:
        key, args = facts.ASK_GAP, {"who": Who(state.order[state.slot - 1])}
    return Ask(seat, key, "R-21", options, Reply(PASS), args, legal=make_check(moves))
