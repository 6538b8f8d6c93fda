"""D-26, R-90, R-93: giving up together, or leaving the game alone, at any time."""

from typing import Final

from games.interstellar_pig import facts
from games.interstellar_pig.extension import hooks
from games.interstellar_pig.extension.hooks import Interlude
from games.interstellar_pig.rules.death import die
from games.interstellar_pig.rules.end import make_result
from games.interstellar_pig.rules.hands import keep, make_keep_ask
from games.interstellar_pig.rules.survival import HAND
from games.interstellar_pig.state.state import State
from porc_royal.additions import Additions
from porc_royal.asks import Option, Reply, Several
from porc_royal.facts import Named, Seat, Who
from porc_royal.moves import Move, Moves
from porc_royal.rulebook import Result
from porc_royal.script import tell

OWN: Final = Additions(facts.GAME)
SURE: Final = {facts.SURE: Several("sure", ("yes",), least=1)}
"""No single press ends a game."""


@OWN.adds(hooks.anytime)
def gives_up_or_leaves(moves: Moves, moment: Interlude) -> Moves:
    """Whoever lives may propose to give up, take that back, or resign; all hear of it."""
    state, seat = moment.state, moment.seat

    async def concede(reply: Reply) -> None:
        state.conceding.append(seat)
        await tell(facts.CONCEDES, who=Who(seat), number=len(state.conceding), living=len(state.staying))

    async def play_on(reply: Reply) -> None:
        state.conceding.remove(seat)
        await tell(facts.PLAYS_ON, who=Who(seat))

    async def leave(reply: Reply) -> None:
        await resign(state, seat)

    giving_up = {"concede": Move(Option(SURE, Named("leave", "concede")), concede)}
    if seat in state.conceding:
        giving_up = {"play-on": Move(Option(label=Named("leave", "play-on")), play_on)}
    return {**moves, **giving_up, "resign": Move(Option(SURE, Named("leave", "resign")), leave)}


async def resign(state: State, seat: Seat) -> None:
    """R-90: dies where the pawn is. Who has none yet is asked nothing more, and out once the others start (R-17)."""
    await tell(facts.RESIGNED, who=Who(seat))
    if state.round:
        await die(state, seat)
        return
    state.player(seat).leaving = True
    state.conceding = [one for one in state.conceding if one != seat]


async def break_off(state: State) -> None:
    """What was going on ends: no fight, no Event card held out, and hands as the absent would keep them."""
    state.fight = None
    state.events.discard(state.carried)
    state.carried = []
    for seat in state.living:
        if state.round and len(state.player(seat).hand) > HAND:
            await keep(state, seat, make_keep_ask(state, seat).default.many(facts.KEEP))


async def end_amid(state: State) -> Result:
    """The game is over in the middle of a turn."""
    await break_off(state)
    return await make_result(state)
