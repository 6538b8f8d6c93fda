"""3A.w: before a player's attacks, and after all, everybody may react, sealed, as between two travellers (R-21)."""

from typing import Final

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.hooks import SeatMoment
from games.cochons.questions.windows import SIT_OUT, react
from games.cochons.rules.combats import list_due, open_next_slot
from games.cochons.state.sequence import find_next_phase
from games.cochons.state.state import State
from porc_royal.additions import Additions
from porc_royal.asks import PASS, Ask, Option, Reply
from porc_royal.facts import Arg, Listing, Named, Seat, Who
from porc_royal.moves import Moves, list_options, make_check
from porc_royal.rulebook import Next

OWN: Final = Additions(facts.GAME)
ASK_ATTACK_GAP: Final = OWN.keys.question("attack-gap", "who", "tiles", options=(PASS, SIT_OUT))
ASK_FIGHTS_OVER: Final = OWN.keys.question("fights-over", options=(PASS,))
IN_3A: Final = (ASK_ATTACK_GAP, ASK_FIGHTS_OVER)
"""The windows of 3A, for what may be played in them."""
OWN.keys.step("attack_gap")


async def attack_gap(state: State) -> Next:
    """3A.w(p): a window before the slot of each who has attacks to fight, then that slot.

    Whether somebody attacks is known to all, so slots without attacks pass without a window (R-22). After the last
    fight there is one more, for what the fights have left; where nobody fought, that after the last traveller was it
    (DEC-190).
    """
    fought, state.phase = state.phase == "combats", "attack-gap"
    windows = state.options.gap_windows
    if open_next_slot(state):
        if windows and state.slot < len(state.order):
            await react(state, make_reaction_ask, list_attack_gap_moves)
        return "combats"
    if windows and fought:
        await react(state, make_fights_over_ask, list_attack_gap_moves)
    state.slot = 0
    state.passing = []
    return find_next_phase(state, "combats")


def list_attack_gap_moves(state: State, seat: Seat) -> Moves:
    """R-72: what cards and powers allow here."""
    return hooks.moves.of({}, SeatMoment(state, seat, 0, gap=True, sequence="3A"))


def make_fights_over_ask(state: State, seat: Seat) -> Ask:
    """The same once all have fought; no window of this phase is left to sit out."""
    moves = list_attack_gap_moves(state, seat)
    options = {PASS: Option()} | list_options(moves)
    return Ask(seat, ASK_FIGHTS_OVER, "R-21", options, Reply(PASS), legal=make_check(moves))


def make_reaction_ask(state: State, seat: Seat) -> Ask:
    """D-21: the same question for every seat; only the cards it may name are its own."""
    moves = list_attack_gap_moves(state, seat)
    options = {PASS: Option(), SIT_OUT: Option()} | list_options(moves)
    args: dict[str, Arg] = {
        "who": Who(state.order[state.slot]),
        "tiles": Listing(tuple(Named("tile", cell) for cell in list_due(state))),
    }
    return Ask(seat, ASK_ATTACK_GAP, "R-21", options, Reply(PASS), args, legal=make_check(moves))
